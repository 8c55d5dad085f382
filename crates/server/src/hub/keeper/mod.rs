//! The task of one open table.
//!
//! It alone changes the course: it plans, writes, takes in, tells and lets chance
//! and bots move on. So a request that is broken off in the middle changes nothing:
//! what it asked is either not begun or done whole.

mod ahead;
mod back;
mod closing;
mod company;
mod ending;
mod movers;
mod noticing;
mod seating;
mod succession;
mod together;
mod turns;

use std::collections::BTreeMap;
use std::panic::AssertUnwindSafe;
use std::sync::Arc;
use std::time::Duration;

use futures_util::FutureExt as _;
use serde_json::{Value, json};
use store::{Among, Entry, Store, StoreError};
use tabletop::Seat;
use title::{Happened, Mind, Objection, Place, SecretDice};
use tokio::sync::{mpsc, watch};
use tokio::time::Instant;

use super::Means;
use super::command::{Acted, Asked, Command, Wanted};
use super::course::{Course, Planned, Stamp};
use super::inside::{Charter, Inside, Pending};
use super::thinkers::Thought;
use crate::error::AppError;
use crate::metrics::Mover;
use movers::mover;
use turns::Turns;

/// Chance and bots are stopped after so many moves in a row.
const LONGEST_RUN: usize = 20_000;
/// How often a move is tried again because another server was first.
const TRIES: usize = 5;
/// What has failed by itself is tried again after so long, then after twice that, and so on.
const SHORTEST_PAUSE: Duration = Duration::from_millis(100);
/// It never takes longer than this.
const LONGEST_PAUSE: Duration = Duration::from_secs(5);

/// Whoever keeps a table.
#[derive(Debug)]
pub(super) struct Keeper {
    charter: Arc<Charter>,
    store: Store,
    means: Means,
    commands: mpsc::Receiver<Command>,
    latest: watch::Sender<Arc<Inside>>,
    thinking: Option<Thinking>,
    /// The bots with what they remember of the game as it stands.
    minds: BTreeMap<Seat, Box<dyn Mind>>,
    /// How often chance and bots have moved since somebody last asked for something.
    run: usize,
    pause: Option<Pause>,
    turns: Turns,
}

/// A bot at work.
#[derive(Debug)]
struct Thinking {
    seat: Seat,
    /// The latest entry when it began.
    seq: i64,
    since: Instant,
    thought: Thought<(Box<dyn Mind>, Result<Value, Objection>)>,
}

/// What has failed waits.
#[derive(Copy, Clone, Debug)]
struct Pause {
    until: Instant,
    length: Duration,
}

/// The table after something was done, and what is to be written for it.
struct Draft {
    inside: Inside,
    entries: Vec<Entry>,
}

impl Draft {
    fn new(inside: &Inside) -> Draft {
        Draft { inside: inside.clone(), entries: Vec::new() }
    }

    fn with(mut self, planned: Planned) -> Draft {
        self.entries.push(planned.entry.clone());
        self.inside.course.commit(planned);
        self
    }

    const fn course(&self) -> &Course {
        &self.inside.course
    }
}

impl Keeper {
    pub(super) fn new(
        charter: Arc<Charter>,
        store: Store,
        means: Means,
        commands: mpsc::Receiver<Command>,
        latest: watch::Sender<Arc<Inside>>,
    ) -> Keeper {
        Keeper {
            charter,
            store,
            means,
            commands,
            latest,
            thinking: None,
            minds: BTreeMap::new(),
            run: 0,
            pause: None,
            turns: Turns::default(),
        }
    }

    /// Keeps the table until nobody can ask for it any more.
    pub(super) async fn keep(mut self) {
        while AssertUnwindSafe(self.serve()).catch_unwind().await.is_err() {
            let table = &self.charter.agreed.id;
            tracing::error!(table, "a table's task panicked; it is folded again");
            self.thinking = None;
            self.minds.clear();
            self.fold_again().await;
        }
    }

    async fn serve(&mut self) {
        loop {
            self.let_go().await;
            let (due, renewal) = (self.due(), self.renewal());
            tokio::select! {
                command = self.commands.recv() => {
                    let Some(command) = command else { return self.leave().await };
                    self.carry_out(command).await;
                }
                thought = finished(&mut self.thinking) => {
                    let taken = self.take(thought).await;
                    self.rate(taken);
                }
                () = at(renewal) => drop(self.claim().await),
                () = at(due) => {
                    let advanced = self.advance().await;
                    self.rate(advanced);
                }
            }
        }
    }

    /// Takes in what the disk holds, as often as it takes to read it.
    async fn fold_again(&mut self) {
        loop {
            self.hold_off();
            match Inside::fold(&self.store, &self.charter.agreed.id).await {
                Ok((_, inside)) => return self.publish(inside),
                Err(_) => at(self.pause.map(|pause| pause.until)).await,
            }
        }
    }

    fn inside(&self) -> Arc<Inside> {
        Arc::clone(&self.latest.borrow())
    }

    /// When the table next does something by itself.
    fn due(&self) -> Option<Instant> {
        if self.thinking.is_some() || self.run > LONGEST_RUN || self.latest.borrow().rests() {
            return None;
        }
        let pause = self.pause.map_or_else(Instant::now, |pause| pause.until);
        Some(self.turns.waits.map_or(pause, |waits| waits.max(pause)))
    }

    /// Remembers whether what the table did by itself has failed.
    fn rate(&mut self, done: Result<(), AppError>) {
        match done {
            Ok(()) => self.pause = None,
            // That nothing can be written the store says once for all tables.
            Err(
                AppError::Unwritable
                | AppError::Outdated
                | AppError::Uncertain
                | AppError::Unreadable
                | AppError::Damaged,
            ) => self.hold_off(),
            Err(error) => {
                tracing::error!(table = self.charter.agreed.id, ?error, "a table has to wait");
                self.hold_off();
            }
        }
    }

    fn hold_off(&mut self) {
        let longer = self.pause.map_or(SHORTEST_PAUSE, |pause| pause.length * 2);
        let length = longer.min(LONGEST_PAUSE);
        self.pause = Some(Pause { until: Instant::now() + length, length });
    }

    /// Whoever has hung up is not there to be answered, and that changes nothing.
    async fn carry_out(&mut self, command: Command) {
        if let Command::TakeIn(fresh, reply) = command {
            return drop(reply.send(self.take_in(fresh).await));
        }
        // Somebody is here: what follows need not wait for another node that may be done.
        self.run = 0;
        self.turns.waits = None;
        // If it cannot be written now, neither can what is asked.
        let _ = self.note_gaps(false).await;
        match command {
            Command::TakeIn(..) => {}
            Command::Act(asked, reply) => drop(reply.send(self.act(asked).await)),
            Command::Undo(seats, since, reply) => {
                drop(reply.send(self.undo(&seats, since).await));
            }
            Command::Redo(seats, reply) => drop(reply.send(self.redo(&seats).await)),
            Command::Intend(seat, intent, reply) => {
                drop(reply.send(self.intend(seat, intent).await));
            }
            Command::Sit(sitting, reply) => drop(reply.send(self.sit(sitting).await)),
            Command::TakeOver(guest, seat, link, reply) => {
                drop(reply.send(self.take_over(&guest, seat, &link).await));
            }
            Command::Admit(arrival, reply) => drop(reply.send(self.admit(&arrival).await)),
            Command::Invite(invite, seat, reply) => {
                drop(reply.send(self.invite(invite, seat).await));
            }
            Command::Close(closer, reply) => drop(reply.send(self.close(&closer).await)),
            Command::Wish(seat, wish, reply) => drop(reply.send(self.wish(seat, &wish).await)),
            Command::Social(social, reply) => drop(reply.send(self.socialize(social).await)),
            Command::Tick(reply) => drop(reply.send(self.tick().await)),
            #[cfg(test)]
            Command::Panic(reply) => panic!("nobody answers {reply:?}"),
        }
    }

    async fn act(&mut self, asked: Asked) -> Result<Acted, AppError> {
        for _ in 0..TRIES {
            let inside = self.inside();
            if let Some(request) = &asked.request
                && let Some(first) = inside.course.answered(asked.seat, request)
            {
                return Ok(Acted { seq: first.seq, ply: first.ply });
            }
            let draft = match self.decided(&inside, &asked) {
                // The question may be one that another server has put, a bot may no longer play, or
                // a decision may be right after what happened there.
                Err(AppError::Late | AppError::BotPlays | AppError::Objected(_))
                    if self.catch_up().await? =>
                {
                    continue;
                }
                draft => draft?,
            };
            if self.write(draft).await? {
                // Whoever decides by hand has been told what ended by itself.
                if self.inside().intent(asked.seat).is_some_and(title::is_over) {
                    self.note_intent(asked.seat, None).await?;
                }
                let course = &self.inside().course;
                return Ok(Acted { seq: course.seq(), ply: course.ply() });
            }
        }
        Err(AppError::Late)
    }

    /// Plans decisions, or says why they are not accepted: they come too late, or
    /// the table objects.
    fn decided(&self, inside: &Inside, asked: &Asked) -> Result<Draft, AppError> {
        let mut draft = Draft::new(inside);
        if draft.course().is_closed() {
            return Err(AppError::Closed);
        }
        if draft.course().house().stand(asked.seat).is_some() {
            return Err(AppError::BotPlays);
        }
        if asked.by.is_some_and(|by| !draft.course().house().lent(asked.seat).contains(by)) {
            return Err(AppError::NotLent);
        }
        if draft.course().question(asked.seat) != Some(asked.question) {
            return Err(AppError::Late);
        }
        let mut request = asked.request.clone();
        for wanted in &asked.wanted {
            if draft.course().question(asked.seat).is_none() {
                return Err(AppError::Late);
            }
            let stamp = Stamp { at: self.means.clock.now(), request: request.take() };
            if let Some(by) = asked.by {
                let body = json!({"on": asked.seat.index(), "of": draft.course().seq() + 2});
                let told = draft.course().aside(Among::MovedFor, Some(by), body, stamp.at);
                draft = draft.with(told);
            }
            let action = match wanted {
                Wanted::Path(path) => draft.course().table().action(path),
                Wanted::Action(action) => Ok(action.clone()),
            };
            let planned =
                action.and_then(|action| draft.course().decide(asked.seat, &action, stamp));
            let planned = planned.map_err(|objection| self.charter.objected(inside, objection))?;
            draft = draft.with(planned);
        }
        Ok(draft)
    }

    /// Does the next thing that the table does by itself.
    async fn advance(&mut self) -> Result<(), AppError> {
        if !self.claim().await? {
            return Ok(());
        }
        let inside = self.inside();
        let course = &inside.course;
        let planned = match &inside.pending {
            Pending::Nothing => return Ok(()),
            Pending::Drop(seats) => return self.end_intents(seats).await,
            Pending::Think(seat) => {
                return self.think(&inside, *seat);
            }
            Pending::Chance => {
                let mut dice =
                    SecretDice::chance(self.charter.agreed.secret_seed, course.chances());
                let chance = course.table().draw(&mut dice);
                course.resolve(chance, self.means.clock.now()).map_err(AppError::internal)?
            }
            Pending::Follow(seat, action) => {
                let stamp = Stamp { at: self.means.clock.now(), request: None };
                course.decide(*seat, action, stamp).map_err(AppError::internal)?
            }
        };
        self.move_on(&inside, planned).await
    }

    async fn move_on(&mut self, inside: &Inside, planned: Planned) -> Result<(), AppError> {
        self.run += 1;
        if self.run > LONGEST_RUN {
            return Err(AppError::internal("chance and bots would go on for ever"));
        }
        // If another server was first, what is next has changed.
        self.write(Draft::new(inside).with(planned)).await?;
        Ok(())
    }

    /// Lets a bot think elsewhere: nobody waits for it.
    fn think(&mut self, inside: &Inside, seat: Seat) -> Result<(), AppError> {
        let Some(bot) = inside.bot(seat) else { return Ok(()) };
        let mut mind = match self.minds.remove(&seat) {
            Some(mind) => mind,
            None => self.charter.title.hire(bot).map_err(AppError::internal)?,
        };
        let (seed, course) = (self.charter.agreed.secret_seed, inside.course.clone());
        let seq = course.seq();
        tracing::debug!("a bot thinks at {} after entry {seq}", self.charter.agreed.id);
        let thought = self.means.thinkers.think(move |turn| {
            let mut dice = SecretDice::bot(seed, u64::try_from(seq).unwrap_or_default());
            let happened = course.happened(mind.heard(), course.ply());
            let news: Vec<&dyn Happened> = happened.iter().map(AsRef::as_ref).collect();
            let place = Place { table: course.table(), seat, news: &news };
            let decided = mind.decide(&place, &mut turn.clock(mind.time()), &mut dice);
            (mind, decided)
        });
        self.thinking = Some(Thinking { seat, seq, since: Instant::now(), thought });
        Ok(())
    }

    /// Takes in what a bot has decided; if the table had gone on meanwhile, it would have been
    /// stopped.
    async fn take(&mut self, (seat, decided): Decided) -> Result<(), AppError> {
        if let Some(thinking) = self.thinking.take() {
            self.means.metrics.thought(thinking.since.elapsed());
        }
        let (mind, action) = decided.ok_or_else(|| AppError::internal("a bot was lost"))?;
        let action = action.map_err(AppError::internal)?;
        self.minds.insert(seat, mind);
        let inside = self.inside();
        let stamp = Stamp { at: self.means.clock.now(), request: None };
        let planned = inside.course.decide(seat, &action, stamp).map_err(AppError::internal)?;
        self.move_on(&inside, planned).await
    }

    /// Makes a draft durable, takes it in and tells the watchers.
    ///
    /// `false` if another server was first; its entries have then been read.
    async fn write(&mut self, draft: Draft) -> Result<bool, AppError> {
        let Draft { mut inside, entries } = draft;
        if entries.is_empty() {
            return Ok(true);
        }
        let (id, summary) = (&self.charter.agreed.id, inside.course.summary());
        let count = i64::try_from(entries.len()).unwrap_or(i64::MAX);
        let movers: Vec<Mover> = entries.iter().filter_map(|entry| mover(&inside, entry)).collect();
        let notices = noticing::notices(&self.inside(), &inside, &entries);
        let tells = !notices.is_empty();
        let follows = ending::follows(&self.charter.agreed.game, (&self.inside(), &inside));
        match self.store.append_following(id, entries, (summary, follows), notices).await {
            Ok(()) => {
                if tells {
                    self.means.told.notify_one();
                }
                movers.into_iter().for_each(|mover| self.means.metrics.moved(mover));
                inside.changes += count;
                self.publish(inside);
                Ok(true)
            }
            Err(StoreError::Conflict) => {
                self.catch_up().await?;
                Ok(false)
            }
            Err(
                error @ (StoreError::NotFound
                | StoreError::Broken(_)
                | StoreError::Newer
                | StoreError::Unwritable(_)
                | StoreError::Uncertain(_)
                | StoreError::Damaged(_)
                | StoreError::Backend(_)),
            ) => Err(error.into()),
        }
    }

    /// Reads what another server has written; `false` if it was nothing.
    async fn catch_up(&mut self) -> Result<bool, AppError> {
        let before = self.inside();
        let mut inside = Inside::clone(&before);
        inside.catch_up(&self.store, &self.charter.agreed.id).await?;
        let news = inside.course.seq() > before.course.seq();
        if news {
            self.minds.clear();
        }
        if news || inside.changes != before.changes {
            self.publish(inside);
        }
        Ok(news)
    }

    fn publish(&mut self, mut inside: Inside) {
        // What a bot thinks about has changed.
        self.thinking.take_if(|thinking| thinking.seq != inside.course.seq());
        inside.pending = inside.next();
        self.latest.send_replace(Arc::new(inside));
    }
}

/// What came of thinking: whose, and the bot with what it has decided, unless it was lost.
type Decided = (Seat, Option<(Box<dyn Mind>, Result<Value, Objection>)>);

/// Waits for a bot; for ever if none thinks.
async fn finished(thinking: &mut Option<Thinking>) -> Decided {
    let Some(Thinking { seat, thought, .. }) = thinking else {
        return std::future::pending().await;
    };
    (*seat, thought.answer().await)
}

/// Waits until then; for ever if there is no such time.
async fn at(time: Option<Instant>) {
    match time {
        Some(time) => tokio::time::sleep_until(time).await,
        None => std::future::pending().await,
    }
}

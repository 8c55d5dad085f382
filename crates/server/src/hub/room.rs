//! One open table.

use std::fmt;
use std::sync::Arc;

use serde_json::Value;
use store::{Agreed, Guest, Kind, Occupant, SeatRecord, Store, StoreError};
use tabletop::{Seat, Seats, Setup, Turn};
use title::{Objection, Table, Title};
use tokio::sync::{Mutex, MutexGuard, watch};

use super::course::{Course, Planned, Stamp};
use super::dice::SecretDice;
use super::now;
use crate::error::{AppError, Objected};

/// Chance and bots are stopped after so many moves in a row.
const LONGEST_RUN: usize = 20_000;
/// How often a move is tried again because another server was first.
const TRIES: usize = 5;

/// One open table, its course behind a lock.
pub(crate) struct Room {
    pub(crate) agreed: Agreed,
    pub(crate) setup: Setup,
    pub(crate) title: &'static dyn Title,
    store: Store,
    inside: Mutex<Inside>,
    /// Held by whoever lets chance and bots move on.
    engine: Mutex<()>,
    latest: watch::Sender<i64>,
}

/// What changes at a table.
#[derive(Debug)]
pub(crate) struct Inside {
    pub(crate) course: Course,
    pub(crate) seats: Vec<SeatRecord>,
    /// What seats have decided ahead of time.
    intents: Vec<(Seat, String)>,
}

/// A decision as it arrives.
#[derive(Clone, Debug)]
pub(crate) struct Asked {
    pub(crate) seat: Seat,
    pub(crate) question: i64,
    pub(crate) wanted: Wanted,
    /// The client's own name for it.
    pub(crate) request: Option<String>,
}

/// A decision, as clicks spell it or as transcripts hold it.
#[derive(Clone, Debug)]
pub(crate) enum Wanted {
    Path(String),
    Action(Value),
}

/// The answer to a decision.
#[derive(Copy, Clone, Debug)]
pub(crate) struct Acted {
    pub(crate) seq: i64,
    pub(crate) ply: usize,
}

impl fmt::Debug for Room {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "Room({})", self.agreed.id)
    }
}

impl Inside {
    /// The players' names by seat.
    pub(crate) fn names(&self) -> Vec<String> {
        self.seats.iter().map(|seat| seat.name.clone()).collect()
    }

    /// What `seat` has decided ahead of time.
    pub(crate) fn intent(&self, seat: Seat) -> Option<&str> {
        let found = self.intents.iter().find(|(whose, _)| *whose == seat);
        found.map(|(_, intent)| intent.as_str())
    }

    /// What one of the seats that are asked has decided ahead to do now.
    fn intended(&self, asked: Seats) -> Option<(Seat, Value)> {
        let table = self.course.table();
        asked.iter().find_map(|seat| Some((seat, table.follow(seat, self.intent(seat)?)?)))
    }

    fn bot(&self, seat: Seat) -> Option<&str> {
        match &self.seats.get(seat.index())?.occupant {
            Occupant::Bot(bot) => Some(bot),
            Occupant::Person | Occupant::Guest | Occupant::Open(_) => None,
        }
    }
}

impl Room {
    /// Folds a table from the store.
    pub(super) async fn load(store: &Store, id: &str) -> Result<Room, AppError> {
        let found = store.load(id).await.map_err(|error| match error {
            StoreError::NotFound => AppError::NoTable,
            StoreError::Conflict | StoreError::Broken(_) | StoreError::Backend(_) => error.into(),
        })?;
        let agreed = found.agreed;
        let title = catalog::find(&agreed.game).map_err(AppError::internal)?;
        let setup: Setup =
            serde_json::from_value(agreed.setup.clone()).map_err(AppError::internal)?;
        let mut course = Course::new(title, &setup).map_err(AppError::internal)?;
        for entry in store.entries(id, 0).await? {
            course.read(entry).map_err(AppError::internal)?;
        }
        let latest = watch::Sender::new(course.seq());
        let intents = store.intents(id).await?.into_iter();
        let intents = intents.map(|(seat, intent)| (Seat::new(seat), intent)).collect();
        let inside = Mutex::new(Inside { course, seats: found.seats, intents });
        let engine = Mutex::default();
        Ok(Room { agreed, setup, title, store: store.clone(), inside, engine, latest })
    }

    /// What changes at the table, locked while it is looked at.
    pub(crate) async fn inside(&self) -> MutexGuard<'_, Inside> {
        self.inside.lock().await
    }

    /// Tells when there are new entries.
    pub(crate) fn watch(&self) -> watch::Receiver<i64> {
        self.latest.subscribe()
    }

    /// Whether something is hidden from somebody at this table.
    pub(crate) fn has_secrets(&self) -> bool {
        self.title.profile().has_secrets(&self.setup.variant)
    }

    /// Carries a decision out; durable when it returns.
    pub(crate) async fn act(self: &Arc<Room>, asked: Asked) -> Result<Acted, AppError> {
        let mut inside = self.inside.lock().await;
        for _ in 0..TRIES {
            if let Some(request) = &asked.request
                && let Some(first) = inside.course.answered(asked.seat, request)
            {
                return Ok(Acted { seq: first.entry.seq, ply: first.ply });
            }
            let planned = plan(&inside.course, &asked)?;
            let planned = planned.map_err(|objection| self.objected(&inside, objection))?;
            if self.write(&mut inside, planned).await? {
                let acted = Acted { seq: inside.course.seq(), ply: inside.course.ply() };
                drop(inside);
                return Ok(acted);
            }
        }
        Err(AppError::Late)
    }

    /// What the table objects to, ready to be put into words.
    pub(crate) fn objected(&self, inside: &Inside, objection: Objection) -> AppError {
        let (title, names) = (self.title, inside.names());
        let objection = if self.agreed.aids { objection } else { objection.unaided() };
        AppError::Objected(Box::new(Objected { title, names, objection }))
    }

    /// Takes back the latest decision of one of `seats`, as far as that is fair.
    pub(crate) async fn undo(&self, seats: &[Seat]) -> Result<(), AppError> {
        let plan = |course: &Course| seats.iter().find_map(|&seat| course.undo(seat, now()));
        self.turn_back(plan).await?;
        // What is taken back is not to happen again by itself.
        for &seat in seats {
            self.intend(seat, None).await?;
        }
        Ok(())
    }

    /// Makes the decision again that one of `seats` has taken back.
    pub(crate) async fn redo(&self, seats: &[Seat]) -> Result<(), AppError> {
        let plan = |course: &Course| seats.iter().find_map(|&seat| course.redo(seat, now()));
        self.turn_back(plan).await
    }

    async fn turn_back(&self, plan: impl Fn(&Course) -> Option<Planned>) -> Result<(), AppError> {
        let mut inside = self.inside.lock().await;
        for _ in 0..TRIES {
            let planned = plan(&inside.course).ok_or(AppError::NotFair)?;
            if self.write(&mut inside, planned).await? {
                return Ok(());
            }
        }
        Err(AppError::NotFair)
    }

    /// Notes what `seat` decides ahead of time, or that it is no longer so.
    pub(crate) async fn intend(&self, seat: Seat, intent: Option<String>) -> Result<(), AppError> {
        let mut inside = self.inside.lock().await;
        if let Some(intent) = &intent
            && !(self.agreed.aids && inside.course.table().intents(seat).contains(intent))
        {
            return Err(AppError::Late);
        }
        self.note_intent(&mut inside, seat, intent).await
    }

    async fn note_intent(
        &self,
        inside: &mut Inside,
        seat: Seat,
        intent: Option<String>,
    ) -> Result<(), AppError> {
        let number = u8::try_from(seat.index()).map_err(AppError::internal)?;
        self.store.intend(&self.agreed.id, number, intent.as_deref()).await?;
        inside.intents.retain(|(whose, _)| *whose != seat);
        inside.intents.extend(intent.map(|intent| (seat, intent)));
        Ok(())
    }

    /// Drops what was decided ahead of time and no longer fits.
    async fn drop_idle_intents(&self, inside: &mut Inside) -> Result<(), AppError> {
        let table = inside.course.table();
        let over = |(seat, intent): &&(Seat, String)| !table.holds(*seat, intent);
        let over: Vec<Seat> = inside.intents.iter().filter(over).map(|(seat, _)| *seat).collect();
        for seat in over {
            self.note_intent(inside, seat, None).await?;
        }
        Ok(())
    }

    /// Closes a table at which nobody has decided anything.
    pub(crate) async fn close(&self, guest: &Guest) -> Result<(), AppError> {
        let mut inside = self.inside.lock().await;
        if guest.id != self.agreed.maker || inside.course.has_moved() {
            return Err(AppError::CannotClose);
        }
        if inside.course.is_closed() {
            return Ok(());
        }
        let planned = inside.course.close(now());
        let closed = self.write(&mut inside, planned).await?;
        if closed { Ok(()) } else { Err(AppError::CannotClose) }
    }

    /// Seats `guest` in an open seat.
    pub(crate) async fn take_seat(&self, guest: &Guest, seat: Seat) -> Result<(), AppError> {
        let mut inside = self.inside.lock().await;
        if inside.course.is_closed() {
            return Err(AppError::Closed);
        }
        if !inside.course.vacant().contains(seat) {
            return Err(AppError::SeatTaken);
        }
        let planned = inside.course.seated(seat, &guest.name, now());
        let summary = planned.summary(&inside.course);
        let taken = self.store.take_seat(&self.agreed.id, guest, &planned.entry, summary).await;
        taken.map_err(|error| match error {
            StoreError::Conflict => AppError::SeatTaken,
            StoreError::NotFound | StoreError::Broken(_) | StoreError::Backend(_) => error.into(),
        })?;
        if let Some(record) = inside.seats.get_mut(seat.index()) {
            record.name.clone_from(&guest.name);
            record.occupant = Occupant::Guest;
        }
        inside.course.commit(planned);
        self.latest.send_replace(inside.course.seq());
        Ok(())
    }

    /// Lets chance and bots move on by themselves, without waiting for them.
    pub(crate) fn advance_in_background(self: &Arc<Room>) -> tokio::task::JoinHandle<()> {
        let room = Arc::clone(self);
        tokio::spawn(async move {
            if let Err(error) = room.advance().await {
                tracing::error!(table = room.agreed.id, ?error, "the table does not move on");
            }
        })
    }

    /// Lets chance and bots move until a person is asked or the game is over.
    pub(crate) async fn advance(&self) -> Result<(), AppError> {
        let _engine = self.engine.lock().await;
        for _ in 0..LONGEST_RUN {
            let mut inside = self.inside.lock().await;
            self.drop_idle_intents(&mut inside).await?;
            let seq = inside.course.seq();
            let planned = match inside.course.turn() {
                None | Some(Turn::Over) => return Ok(()),
                Some(Turn::Chance) => {
                    let number = inside.course.chances();
                    let mut dice = SecretDice::chance(self.agreed.secret_seed, number);
                    let chance = inside.course.table().draw(&mut dice);
                    inside.course.resolve(chance, now()).map_err(AppError::internal)?
                }
                Some(Turn::Decide(seats)) if let Some(intended) = inside.intended(seats) => {
                    let (seat, action) = intended;
                    let stamp = Stamp { at: now(), request: None };
                    inside.course.decide(seat, &action, stamp).map_err(AppError::internal)?
                }
                Some(Turn::Decide(seats)) => {
                    let bot = seats.iter().find_map(|seat| Some((seat, inside.bot(seat)?)));
                    let Some((seat, bot)) = bot else { return Ok(()) };
                    let thought = self.think(inside.course.table(), bot.to_owned(), seat, seq);
                    // Nobody waits for a bot that thinks.
                    drop(inside);
                    let action = thought.await?;
                    inside = self.inside.lock().await;
                    if inside.course.seq() != seq {
                        continue;
                    }
                    let stamp = Stamp { at: now(), request: None };
                    inside.course.decide(seat, &action, stamp).map_err(AppError::internal)?
                }
            };
            self.write(&mut inside, planned).await?;
        }
        Err(AppError::internal("chance and bots would go on for ever"))
    }

    fn think(
        &self,
        table: &dyn Table,
        bot: String,
        seat: Seat,
        seq: i64,
    ) -> impl Future<Output = Result<Value, AppError>> + use<> {
        let table = table.boxed_clone();
        let seed = self.agreed.secret_seed;
        let task = tokio::task::spawn_blocking(move || {
            let mut dice = SecretDice::bot(seed, u64::try_from(seq).unwrap_or_default());
            table.advice(&bot, seat, &mut dice)
        });
        async move { task.await.map_err(AppError::internal)?.map_err(AppError::internal) }
    }

    /// Makes a planned entry durable, takes it in and tells the watchers.
    ///
    /// `false` if another server was first; its entries have then been read.
    async fn write(&self, inside: &mut Inside, planned: Planned) -> Result<bool, AppError> {
        let summary = planned.summary(&inside.course);
        let entries = std::slice::from_ref(&planned.entry);
        match self.store.append(&self.agreed.id, entries, summary).await {
            Ok(()) => {
                inside.course.commit(planned);
                self.latest.send_replace(inside.course.seq());
                Ok(true)
            }
            Err(StoreError::Conflict) => {
                self.catch_up(inside).await?;
                Ok(false)
            }
            Err(
                error @ (StoreError::NotFound | StoreError::Broken(_) | StoreError::Backend(_)),
            ) => Err(error.into()),
        }
    }

    /// Reads what another server has written.
    async fn catch_up(&self, inside: &mut Inside) -> Result<(), AppError> {
        let after = inside.course.seq();
        for entry in self.store.entries(&self.agreed.id, after).await? {
            let seated = entry.kind == Kind::Seated;
            inside.course.read(entry).map_err(AppError::internal)?;
            if seated {
                inside.seats = self.store.load(&self.agreed.id).await?.seats;
            }
        }
        self.latest.send_replace(inside.course.seq());
        Ok(())
    }
}

/// Plans a decision, or says why it is not accepted: it comes too late, or the
/// table objects.
fn plan(course: &Course, asked: &Asked) -> Result<Result<Planned, Objection>, AppError> {
    if course.is_closed() {
        return Err(AppError::Closed);
    }
    if course.question(asked.seat) != Some(asked.question) {
        return Err(AppError::Late);
    }
    let action = match &asked.wanted {
        Wanted::Path(path) => course.table().action(path),
        Wanted::Action(action) => Ok(action.clone()),
    };
    let stamp = Stamp { at: now(), request: asked.request.clone() };
    Ok(action.and_then(|action| course.decide(asked.seat, &action, stamp)))
}

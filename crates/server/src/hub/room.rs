//! One open table, as requests meet it.

use std::collections::HashMap;
use std::ops::Deref;
use std::sync::{Arc, Mutex, MutexGuard, PoisonError};
use std::time::Duration;

use store::{Fresh, Guest, NewMessage, NewSitter, Store};
use tabletop::{Seat, Turn};
use title::Tale;
use tokio::sync::{mpsc, oneshot, watch};

use super::Means;
use super::command::{Acted, Arrival, Asked, Closer, Command, Reply, Sitting, Social, Wish};
use super::inside::{Charter, Inside};
use super::keeper::Keeper;
use super::making::bot_name;
use crate::error::AppError;

/// So many requests may wait for one table; further ones wait to be taken in.
const QUEUE: usize = 64;
/// The seats of so many guests are remembered at most; then all are forgotten.
const MOST_HELD: usize = 64;
/// Whoever has decided waits so long for chance and bots.
const MOMENT: Duration = Duration::from_millis(400);

/// One open table. Its course belongs to a task of its own, the [`Keeper`]:
/// requests send and wait, and look at what it has published.
#[derive(Debug)]
pub(crate) struct Room {
    charter: Arc<Charter>,
    store: Store,
    commands: mpsc::Sender<Command>,
    latest: watch::Receiver<Arc<Inside>>,
    /// By guest the seats for which they may act, and how many had been let in when
    /// they were read.
    held: Mutex<HashMap<i64, (u32, Vec<Seat>)>>,
    /// How the scores came about, told when the game was over, and after which entry.
    tale: Mutex<Option<(i64, Arc<Tale>)>>,
}

impl Deref for Room {
    type Target = Charter;

    fn deref(&self) -> &Charter {
        &self.charter
    }
}

impl Room {
    /// Folds a table from the store. Nothing happens there before its keeper is set to work.
    pub(super) async fn load(
        store: &Store,
        means: &Means,
        id: &str,
    ) -> Result<(Room, Keeper), AppError> {
        let (charter, inside) = Inside::fold(store, id).await?;
        let (charter, inside) = (Arc::new(charter), Arc::new(inside));
        let (commands, asked) = mpsc::channel(QUEUE);
        let (told, latest) = watch::channel(Arc::clone(&inside));
        let (store, held, tale) = (store.clone(), Mutex::default(), Mutex::default());
        let room = Room { charter: Arc::clone(&charter), store, commands, latest, held, tale };
        let store = room.store.clone();
        Ok((room, Keeper::new(charter, store, means.clone(), asked, told)))
    }

    /// The table as it stands now.
    pub(crate) fn inside(&self) -> Arc<Inside> {
        Arc::clone(&self.latest.borrow())
    }

    /// How the scores came about, if the game is over. The whole game is played again for it,
    /// once.
    pub(crate) fn tale(&self, inside: &Inside) -> Option<Arc<Tale>> {
        let course = &inside.course;
        if course.turn() != Some(Turn::Over) {
            return None;
        }
        let mut told = self.tale.lock().unwrap_or_else(PoisonError::into_inner);
        if let Some((_, tale)) = told.as_ref().filter(|(when, _)| *when == course.seq()) {
            return Some(Arc::clone(tale));
        }
        let tale = Arc::new(course.tale()?);
        *told = Some((course.seq(), Arc::clone(&tale)));
        Some(tale)
    }

    /// The seats for which a guest may act: from memory, unless somebody has been let
    /// in since they were read.
    pub(crate) async fn held(&self, guest: i64) -> Result<Vec<Seat>, AppError> {
        let admitted = self.inside().admitted;
        if let Some((when, seats)) = self.remembered().get(&guest)
            && *when == admitted
        {
            return Ok(seats.clone());
        }
        let seats = self.store.held(&self.agreed.id, guest).await?;
        let seats: Vec<Seat> = seats.into_iter().map(Seat::new).collect();
        let mut held = self.remembered();
        if held.len() >= MOST_HELD {
            held.clear();
        }
        held.insert(guest, (admitted, seats.clone()));
        Ok(seats)
    }

    /// Whether a guest is remembered to be asked `question`.
    pub(super) fn asks(&self, guest: i64, question: i64) -> bool {
        let inside = self.inside();
        let asked = |seat: &Seat| inside.course.question(*seat) == Some(question);
        let held = self.remembered();
        held.get(&guest)
            .is_some_and(|(when, seats)| *when == inside.admitted && seats.iter().any(asked))
    }

    fn remembered(&self) -> MutexGuard<'_, HashMap<i64, (u32, Vec<Seat>)>> {
        self.held.lock().unwrap_or_else(PoisonError::into_inner)
    }

    /// Tells when something has changed.
    pub(crate) fn watch(&self) -> watch::Receiver<Arc<Inside>> {
        self.latest.clone()
    }

    /// Gives chance and bots a moment to move on.
    pub(crate) async fn settle(&self) {
        let mut latest = self.latest.clone();
        let rests = latest.wait_for(|inside| inside.rests());
        // If they take longer the page learns of it by its event stream.
        let _ = tokio::time::timeout(MOMENT, rests).await;
    }

    /// Takes in what other nodes have done.
    pub(super) async fn take_in(&self, fresh: Fresh) -> Result<(), AppError> {
        self.ask(|reply| Command::TakeIn(fresh, reply)).await
    }

    /// Carries decisions out; durable when it returns.
    pub(crate) async fn act(&self, asked: Asked) -> Result<Acted, AppError> {
        self.ask(|reply| Command::Act(asked, reply)).await
    }

    /// Takes back the latest decision of one of `seats`, as far as that is fair; all of them if one
    /// click decided several, `since` the first.
    pub(crate) async fn undo(
        &self,
        seats: Vec<Seat>,
        since: Option<usize>,
    ) -> Result<(), AppError> {
        self.ask(|reply| Command::Undo(seats, since, reply)).await
    }

    /// Makes the decision again that one of `seats` has taken back.
    pub(crate) async fn redo(&self, seats: Vec<Seat>) -> Result<(), AppError> {
        self.ask(|reply| Command::Redo(seats, reply)).await
    }

    /// Notes what `seat` decides ahead of time, or that it is no longer so.
    pub(crate) async fn intend(&self, seat: Seat, intent: Option<String>) -> Result<(), AppError> {
        self.ask(|reply| Command::Intend(seat, intent, reply)).await
    }

    /// Seats `guest` in the open seat to which `invite` leads; `false` if they sit there
    /// or, unless they want this seat `also`, elsewhere at the table.
    pub(crate) async fn take_seat(
        &self,
        guest: Guest,
        invite: String,
        seat: Seat,
        also: bool,
    ) -> Result<bool, AppError> {
        let sitting = Sitting { sitter: NewSitter::Guest(guest, invite), seat, also };
        self.ask(|reply| Command::Sit(sitting, reply)).await
    }

    /// Seats `guest` in the place of somebody whose time was over.
    pub(crate) async fn take_over(
        &self,
        guest: Guest,
        seat: Seat,
        link: String,
    ) -> Result<(), AppError> {
        self.ask(|reply| Command::TakeOver(guest, seat, link, reply)).await
    }

    /// Lets whoever comes by a private link act for its seat.
    pub(crate) async fn admit(&self, arrival: Arrival) -> Result<(), AppError> {
        self.ask(|reply| Command::Admit(arrival, reply)).await
    }

    /// Gives an open seat to a bot.
    pub(crate) async fn appoint(&self, bot: &str, seat: Seat) -> Result<(), AppError> {
        let number = u8::try_from(seat.index()).map_err(AppError::internal)?;
        let sitter = NewSitter::Bot(bot.to_owned(), bot_name(number).to_owned());
        let sitting = Sitting { sitter, seat, also: false };
        self.ask(|reply| Command::Sit(sitting, reply)).await.map(drop)
    }

    /// Gives an open seat another invite, or none.
    pub(crate) async fn invite(&self, invite: Option<String>, seat: Seat) -> Result<(), AppError> {
        self.ask(|reply| Command::Invite(invite, seat, reply)).await
    }

    /// Closes a table: its maker if nobody has decided anything there, the host until it is over.
    pub(crate) async fn close(&self, closer: Closer) -> Result<(), AppError> {
        self.ask(|reply| Command::Close(closer, reply)).await
    }

    /// What somebody wants besides to move; durable when it returns.
    pub(crate) async fn wish(&self, seat: Seat, wish: Wish) -> Result<(), AppError> {
        self.ask(|reply| Command::Wish(seat, wish, reply)).await
    }

    /// Asks somebody to an open seat: whom, and by whom.
    pub(crate) async fn ask_to(&self, seat: u8, (guest, by): (i64, i64)) -> Result<(), AppError> {
        self.ask(|reply| Command::Social(Social::Ask(seat, guest, by), reply)).await.map(drop)
    }

    /// Notes that somebody who is asked does not want to come.
    pub(crate) async fn decline(&self, guest: i64) -> Result<(), AppError> {
        self.ask(|reply| Command::Social(Social::Decline(guest), reply)).await.map(drop)
    }

    /// Says something; its number.
    pub(crate) async fn say(&self, message: NewMessage) -> Result<i64, AppError> {
        self.ask(|reply| Command::Social(Social::Say(message), reply)).await
    }

    /// Notes that the host has read a message, and may have hidden it.
    pub(crate) async fn settle_report(&self, number: i64, hide: bool) -> Result<(), AppError> {
        self.ask(|reply| Command::Social(Social::Settle(number, hide), reply)).await.map(drop)
    }

    /// Does what is due even if nobody comes.
    pub(super) async fn tick(&self) -> Result<(), AppError> {
        self.ask(Command::Tick).await
    }

    async fn ask<T>(&self, command: impl FnOnce(Reply<T>) -> Command) -> Result<T, AppError> {
        let (reply, answer) = oneshot::channel();
        let sent = self.commands.send(command(reply)).await;
        sent.map_err(|_| AppError::internal("a table's task has ended"))?;
        answer.await.map_err(|_| AppError::internal("a table's task has dropped a request"))?
    }
}

#[cfg(test)]
mod tests {
    use std::collections::BTreeMap;

    use pages::Accord;
    use tabletop::Turn;

    use super::super::{Hub, Order, Sitter, Wanted};
    use super::*;
    use crate::clock::Clock;

    /// A panic ends neither the table nor what was written there.
    #[tokio::test]
    async fn a_table_whose_task_panics_is_folded_again() {
        let folder = tempfile::tempdir().unwrap();
        let hub = Hub::new(Store::open(folder.path()).await.unwrap(), Clock::System, usize::MAX);
        let anna = hub.store().add_guest(b"anna", "Anna", 1).await.unwrap();
        let title = catalog::find("santiago-de-cuba").unwrap();
        let setup = title.profile().setup(2, None, BTreeMap::new()).unwrap();
        let sitters = ["Anna", "Berta"].map(|name| Sitter::Here(name.to_owned())).to_vec();
        let printed = title.boxes().built_in();
        let order = Order {
            title,
            setup,
            printed,
            sitters,
            aids: true,
            strict: false,
            listed: None,
            accord: Accord::default(),
            again: None,
            prelude: None,
        };
        let id = hub.make(&anna, order).await.unwrap();
        let room = hub.room(&id).await.unwrap();
        for round in 0..3 {
            room.settle().await;
            let before = room.inside();
            let broken = room.ask(Command::Panic).await;
            assert!(matches!(broken, Err(AppError::Internal)), "{broken:?}");
            let Some(Turn::Decide(seats)) = before.course.turn() else { panic!("nobody is asked") };
            let seat = seats.iter().next().unwrap();
            let path = before.course.table().paths(seat).remove(0);
            let question = before.course.question(seat).unwrap();
            let wanted = vec![Wanted::Path(path)];
            let acted =
                room.act(Asked { seat, by: None, question, wanted, request: None }).await.unwrap();
            assert_eq!(acted.seq, before.course.seq() + 1, "round {round}");
        }
        let disk = hub.store().entries(&id, 0).await.unwrap();
        assert!(room.inside().course.seq() >= disk.last().unwrap().seq);
    }
}

//! The tables that are open: a cache over the store.
//!
//! Whatever is here can be dropped and folded again from the entries. Each open
//! table is a task of its own (`keeper`), to which requests (`room`) send commands
//! and which publishes the table as it stands (`inside`).

mod command;
mod course;
mod due;
mod following;
mod guests;
mod handed;
mod inside;
mod keeper;
mod making;
mod nights;
mod reviving;
mod room;
mod thinkers;

use std::collections::HashMap;
use std::sync::atomic::AtomicI64;
use std::sync::{Arc, Mutex, MutexGuard, PoisonError, Weak};
use std::time::{Duration, Instant};

use store::Store;
use tokio::sync::Notify;

pub(crate) use command::{Acted, Arrival, Asked, Closer, Wanted, Wish};
pub(crate) use course::{Aside, Brought, Course, Noted, Origin, Prelude, Retold};
use due::Heart;
use guests::Guests;
pub(crate) use inside::{Inside, is_private};
pub(crate) use making::{Order, Sitter};
pub(crate) use nights::Nights;
pub(crate) use room::Room;
use thinkers::Thinkers;

use crate::boxes::BoxFolder;
use crate::clock::Clock;
use crate::error::AppError;
use crate::metrics::Metrics;

/// A table that nobody has asked for so long, and nobody watches, leaves memory.
const IDLE: Duration = Duration::from_mins(2);
/// Who may act at a table is remembered for so long where another node may have changed it.
const SURE: Duration = Duration::from_secs(2);
/// So often it is looked whether any has.
const SWEEP: Duration = Duration::from_secs(30);

/// All open tables.
#[derive(Debug)]
pub(crate) struct Hub {
    store: Store,
    means: Means,
    guests: Guests,
    boxes: Arc<BoxFolder>,
    /// About so many bytes all open tables may take.
    most: usize,
    open: Arc<Mutex<Open>>,
    /// Tables at which something happened last before this moment go on, or nobody has to let them.
    swept: AtomicI64,
}

/// What all tables share.
#[derive(Clone, Debug)]
struct Means {
    clock: Clock,
    heart: Arc<Heart>,
    /// Where the bots of all tables think.
    thinkers: Thinkers,
    metrics: Arc<Metrics>,
    /// Told whenever something was written of which people may be told.
    told: Arc<Notify>,
}

/// The tables in memory.
#[derive(Debug, Default)]
struct Open {
    rooms: HashMap<String, Used>,
    /// About how many bytes they took when they were last measured, with those opened since.
    measured: usize,
    /// How many have been opened since.
    unmeasured: usize,
    /// Whether somebody looks now and then for tables that nobody needs.
    swept: bool,
}

/// A table, and when somebody last asked for it.
#[derive(Debug)]
struct Used {
    room: Arc<Room>,
    at: Instant,
    /// When it was last compared with the store, unless something was heard of it since.
    compared: Option<Instant>,
}

impl Used {
    fn now(room: Arc<Room>) -> Used {
        let at = Instant::now();
        Used { room, at, compared: Some(at) }
    }

    fn room(&self) -> Arc<Room> {
        Arc::clone(&self.room)
    }

    /// Whether it was compared a moment ago, so that nobody has lost a seat there for longer.
    fn is_sure(&self) -> bool {
        self.compared.is_some_and(|when| when.elapsed() < SURE)
    }

    /// Whether nobody is at the table, and it waits for nobody.
    fn is_idle(&self) -> bool {
        Arc::strong_count(&self.room) == 1 && self.room.inside().rests()
    }
}

impl Open {
    /// About how many bytes they take.
    fn bytes(&self) -> usize {
        self.rooms.values().map(|used| used.room.inside().course.bytes()).sum()
    }

    /// The same, measured anew only when an eighth of them is new: else opening a table would
    /// cost the more, the more there are.
    fn about(&mut self) -> usize {
        if self.unmeasured * 8 >= self.rooms.len() {
            self.measured = self.bytes();
            self.unmeasured = 0;
        }
        self.measured
    }

    fn insert(&mut self, id: &str, room: Arc<Room>, bytes: usize) {
        self.rooms.insert(id.to_owned(), Used::now(room));
        self.measured += bytes;
        self.unmeasured += 1;
    }

    /// Drops tables at which nobody is: those not asked for so long, and then the
    /// longest forgotten until what remains takes at most `most` bytes.
    fn sweep(&mut self, idle: Duration, most: usize) {
        self.rooms.retain(|_, used| !(used.is_idle() && used.at.elapsed() >= idle));
        let mut bytes = self.bytes();
        (self.measured, self.unmeasured) = (bytes, 0);
        if bytes <= most {
            return;
        }
        let unused = self.rooms.iter().filter(|(_, used)| used.is_idle());
        let mut unused: Vec<(Instant, String)> =
            unused.map(|(id, used)| (used.at, id.clone())).collect();
        unused.sort();
        for (_, id) in unused {
            if bytes <= most {
                break;
            }
            if let Some(used) = self.rooms.remove(&id) {
                bytes = bytes.saturating_sub(used.room.inside().course.bytes());
            }
        }
        self.measured = bytes;
    }
}

impl Hub {
    /// The tables of a store; all that are open take about `most` bytes at most.
    pub(crate) fn new(store: Store, clock: Clock, most: usize) -> Hub {
        let (guests, boxes) = (Guests::new(store.clone()), Arc::default());
        // Those of before are opened when the server starts.
        let swept = AtomicI64::new(clock.now());
        let means = Means {
            clock,
            heart: Arc::default(),
            thinkers: Thinkers::default(),
            metrics: Arc::default(),
            told: Arc::default(),
        };
        Hub { store, means, guests, boxes, most, open: Arc::default(), swept }
    }

    pub(crate) const fn store(&self) -> &Store {
        &self.store
    }

    /// Milliseconds since 1970.
    pub(crate) fn now(&self) -> i64 {
        self.means.clock.now()
    }

    /// What happens here, in numbers.
    pub(crate) const fn metrics(&self) -> &Arc<Metrics> {
        &self.means.metrics
    }

    /// Tells when something was written of which people may be told.
    pub(crate) const fn told(&self) -> &Arc<Notify> {
        &self.means.told
    }

    /// How many tables are in memory.
    pub(crate) fn count(&self) -> usize {
        self.open().rooms.len()
    }

    pub(crate) const fn guests(&self) -> &Guests {
        &self.guests
    }

    /// The table called `id`, folded from its entries unless it is open.
    pub(crate) async fn room(&self, id: &str) -> Result<Arc<Room>, AppError> {
        if let Some(room) = self.opened(id) {
            self.refresh(id, &room).await?;
            return Ok(room);
        }
        let (room, mut keeper) = self.load(id).await?;
        // Whoever looks first is not shown clocks that went on while no server ran. What cannot be
        // written now is tried again before anything is asked.
        let _ = keeper.note_gaps(false).await;
        let mut open = self.open();
        // Of two that loaded it at once both use the first.
        if let Some(used) = open.rooms.get(id) {
            return Ok(Arc::clone(&used.room));
        }
        let bytes = room.inside().course.bytes();
        if open.about() + bytes > self.most {
            open.sweep(IDLE, self.most.saturating_sub(bytes));
        }
        // Whoever is at a table keeps it; for more there is no room.
        if open.about() + bytes > self.most {
            return Err(AppError::Crowded);
        }
        let room = Arc::new(room);
        open.insert(id, Arc::clone(&room), bytes);
        if !std::mem::replace(&mut open.swept, true) {
            tokio::spawn(sweep(Arc::downgrade(&self.open), self.most));
        }
        drop(open);
        tokio::spawn(keeper.keep());
        Ok(room)
    }

    /// The table for a guest who answers `question`. If it is open there for them, nothing is
    /// asked of the store: should another node know better, the primary key refuses the answer,
    /// and only then it is looked again.
    pub(crate) async fn room_asking(
        &self,
        id: &str,
        guest: Option<i64>,
        question: i64,
    ) -> Result<Arc<Room>, AppError> {
        let known = self.open().rooms.get(id).filter(|used| used.is_sure()).map(Used::room);
        match known.filter(|room| guest.is_some_and(|guest| room.asks(guest, question))) {
            Some(room) => Ok(room),
            None => self.room(id).await,
        }
    }

    /// The table, if it is open.
    fn opened(&self, id: &str) -> Option<Arc<Room>> {
        let mut open = self.open();
        let used = open.rooms.get_mut(id)?;
        used.at = Instant::now();
        Some(used.room())
    }

    fn open(&self) -> MutexGuard<'_, Open> {
        self.open.lock().unwrap_or_else(PoisonError::into_inner)
    }
}

/// Looks now and then for tables that nobody needs, as long as there is a hub.
async fn sweep(open: Weak<Mutex<Open>>, most: usize) {
    loop {
        tokio::time::sleep(SWEEP).await;
        let Some(open) = open.upgrade() else { return };
        open.lock().unwrap_or_else(PoisonError::into_inner).sweep(IDLE, most);
    }
}

#[cfg(test)]
mod tests {
    use std::collections::BTreeMap;

    use pages::Accord;

    use super::*;

    async fn made(hub: &Hub) -> Result<String, AppError> {
        let anna = hub.store().add_guest(b"anna", "Anna", 1).await?;
        let title = catalog::GAMES[0];
        let setup = title.profile().setup(2, None, BTreeMap::new())?;
        let sitters = ["Anna", "Berta"].map(|name| Sitter::Here(name.to_owned())).to_vec();
        let printed = title.boxes().built_in();
        hub.make(
            &anna,
            Order {
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
            },
        )
        .await
    }

    async fn table(hub: &Hub) -> String {
        let id = made(hub).await.unwrap();
        hub.room(&id).await.unwrap().settle().await;
        id
    }

    /// However many tables there are, those in memory keep within their bound; a table
    /// at which somebody is stays, and if all are such there is no room for another.
    #[tokio::test]
    async fn open_tables_keep_within_their_bound() {
        let folder = tempfile::tempdir().unwrap();
        let store = Store::open(folder.path()).await.unwrap();
        let hub = Hub::new(store.clone(), Clock::System, usize::MAX);
        let first = table(&hub).await;
        let one = hub.open().bytes();
        let hub = Hub::new(store, Clock::System, one * 5);
        let watched = hub.room(&first).await.unwrap();
        for _ in 0..20 {
            table(&hub).await;
            let open = hub.open();
            // The one just made has grown a little since.
            assert!(open.bytes() <= one * 6 && open.rooms.contains_key(&first));
        }
        let mut busy = vec![watched];
        let refused = loop {
            match made(&hub).await {
                Ok(id) => busy.push(hub.room(&id).await.unwrap()),
                Err(refused) => break refused,
            }
            assert!(busy.len() < 20);
        };
        assert!(matches!(refused, AppError::Crowded), "{refused:?}");
        assert!(hub.open().bytes() <= one * 6);
        drop(busy);
        table(&hub).await;
    }

    /// Whoever has gone is forgotten, and found again when somebody asks.
    #[tokio::test]
    async fn a_table_that_nobody_watches_leaves_memory() {
        let folder = tempfile::tempdir().unwrap();
        let hub = Hub::new(Store::open(folder.path()).await.unwrap(), Clock::System, usize::MAX);
        let [gone, watched] = [table(&hub).await, table(&hub).await];
        let room = hub.room(&watched).await.unwrap();
        hub.open().sweep(Duration::ZERO, usize::MAX);
        assert_eq!(hub.open().rooms.keys().collect::<Vec<_>>(), [&watched]);
        let before = room.inside().course.seq();
        drop(room);
        hub.open().sweep(IDLE, usize::MAX);
        assert_eq!(hub.open().rooms.len(), 1, "it was asked for a moment ago");
        hub.open().sweep(Duration::ZERO, usize::MAX);
        assert!(hub.open().rooms.is_empty());
        assert_eq!(hub.room(&watched).await.unwrap().inside().course.seq(), before);
        hub.room(&gone).await.unwrap();
    }
}

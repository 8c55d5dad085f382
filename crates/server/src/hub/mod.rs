//! The tables that are open: a cache over the store.
//!
//! Whatever is here can be dropped and folded again from the entries. Each open
//! table is a task of its own (`keeper`), to which requests (`room`) send commands
//! and which publishes the table as it stands (`inside`).

mod command;
mod course;
mod dice;
mod guests;
mod inside;
mod keeper;
mod making;
mod room;

use std::collections::HashMap;
use std::sync::{Arc, Mutex, PoisonError};
use std::time::{SystemTime, UNIX_EPOCH};

use store::Store;

pub(crate) use command::{Acted, Arrival, Asked, Wanted};
pub(crate) use course::{Course, Noted, Retold};
use guests::Guests;
pub(crate) use inside::Inside;
pub(crate) use making::{Order, Sitter};
pub(crate) use room::Room;

use crate::error::AppError;

/// More open tables than this, and those at which nobody looks are dropped.
const MOST_ROOMS: usize = 512;

/// All open tables.
#[derive(Debug)]
pub(crate) struct Hub {
    store: Store,
    guests: Guests,
    rooms: Mutex<HashMap<String, Arc<Room>>>,
}

impl Hub {
    pub(crate) fn new(store: Store) -> Hub {
        Hub { guests: Guests::new(store.clone()), store, rooms: Mutex::default() }
    }

    pub(crate) const fn store(&self) -> &Store {
        &self.store
    }

    pub(crate) const fn guests(&self) -> &Guests {
        &self.guests
    }

    /// The table called `id`, folded from its entries unless it is open.
    pub(crate) async fn room(&self, id: &str) -> Result<Arc<Room>, AppError> {
        if let Some(room) = self.rooms().get(id) {
            return Ok(Arc::clone(room));
        }
        let (room, keeper) = Room::load(&self.store, id).await?;
        let mut rooms = self.rooms();
        // Of two that loaded it at once both use the first.
        if let Some(room) = rooms.get(id) {
            return Ok(Arc::clone(room));
        }
        if rooms.len() >= MOST_ROOMS {
            rooms.retain(|_, room| Arc::strong_count(room) > 1 || !room.inside().rests());
        }
        let room = Arc::new(room);
        rooms.insert(id.to_owned(), Arc::clone(&room));
        tokio::spawn(keeper.keep());
        Ok(room)
    }

    fn rooms(&self) -> std::sync::MutexGuard<'_, HashMap<String, Arc<Room>>> {
        self.rooms.lock().unwrap_or_else(PoisonError::into_inner)
    }
}

/// Milliseconds since 1970.
pub(crate) fn now() -> i64 {
    let since = SystemTime::now().duration_since(UNIX_EPOCH).unwrap_or_default();
    i64::try_from(since.as_millis()).unwrap_or(i64::MAX)
}

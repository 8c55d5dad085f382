//! The tables that are open: a cache over the store.
//!
//! Whatever is here can be dropped and folded again from the entries.

mod course;
mod dice;
mod making;
mod room;

use std::collections::HashMap;
use std::sync::{Arc, Mutex, PoisonError};
use std::time::{Duration, SystemTime, UNIX_EPOCH};

use store::Store;

pub(crate) use course::{Course, Noted};
pub(crate) use making::{Order, Sitter};
pub(crate) use room::{Acted, Asked, Inside, Room, Wanted};

use crate::error::AppError;

/// Whoever has decided waits so long for chance and bots.
const MOMENT: Duration = Duration::from_millis(400);
/// More open tables than this, and those at which nobody looks are dropped.
const MOST_ROOMS: usize = 512;

/// All open tables.
#[derive(Debug)]
pub(crate) struct Hub {
    store: Store,
    rooms: Mutex<HashMap<String, Arc<Room>>>,
}

impl Hub {
    pub(crate) fn new(store: Store) -> Hub {
        Hub { store, rooms: Mutex::default() }
    }

    pub(crate) const fn store(&self) -> &Store {
        &self.store
    }

    /// The table called `id`, folded from its entries unless it is open.
    pub(crate) async fn room(&self, id: &str) -> Result<Arc<Room>, AppError> {
        if let Some(room) = self.rooms().get(id) {
            return Ok(Arc::clone(room));
        }
        let room = Arc::new(Room::load(&self.store, id).await?);
        let room = {
            let mut rooms = self.rooms();
            if rooms.len() >= MOST_ROOMS {
                rooms.retain(|_, room| Arc::strong_count(room) > 1);
            }
            // Of two that loaded it at once both use the first.
            Arc::clone(rooms.entry(id.to_owned()).or_insert(room))
        };
        // A restart may have come between a move and what follows from it.
        room.advance_in_background();
        Ok(room)
    }

    /// Gives chance and bots at a table a moment to move on.
    pub(crate) async fn settle(&self, id: &str) -> Result<(), AppError> {
        let task = self.room(id).await?.advance_in_background();
        // If they take longer the page learns of it by its event stream.
        let _ = tokio::time::timeout(MOMENT, task).await;
        Ok(())
    }

    /// Forgets every open table; they are folded again when they are asked for.
    pub(crate) fn forget(&self) {
        self.rooms().clear();
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

//! Tables that pass from one person to another, and tables that are only read.

use std::sync::Arc;

use store::Fresh;

use super::{Hub, Room};
use crate::error::AppError;

impl Hub {
    /// Has those of these tables read again that are open here: who holds their seats, or what
    /// seats are called, was changed beside them. Other nodes find it by what the store counts.
    pub(crate) async fn read_again(&self, tables: &[String]) -> Result<(), AppError> {
        self.guests.forget();
        for id in tables {
            let room = self.open().rooms.get(id).map(|used| Arc::clone(&used.room));
            if let Some(room) = room {
                let changes = self.store.load(id).await?.changes;
                let (since, entries) = (room.inside().known(), Vec::new());
                room.take_in(Fresh { since, changes, entries }).await?;
            }
        }
        Ok(())
    }

    /// The table called `id` as it stands, which is not kept in memory for that.
    pub(crate) async fn read(&self, id: &str) -> Result<Arc<Room>, AppError> {
        let open = self.open().rooms.get(id).map(|used| Arc::clone(&used.room));
        if let Some(room) = open {
            self.refresh(id, &room).await?;
            return Ok(room);
        }
        Ok(Arc::new(self.load(id).await?.0))
    }
}

//! Tables in memory follow what other nodes write.

use std::sync::Arc;

use store::News;

use super::{Hub, Room};
use crate::error::AppError;

/// A table at which nothing has happened for so long, in milliseconds, has been left alone.
const QUIET: i64 = 8_000;
/// One at which nothing has happened for longer than this is left until somebody asks for it.
const OLDEST: i64 = 60 * 60 * 1000;

impl Hub {
    /// Makes sure that an open table is as the store has it: whoever asks one node after another
    /// is never shown what was before.
    pub(super) async fn refresh(&self, id: &str, room: &Room) -> Result<(), AppError> {
        match self.store.changes(id).await? {
            Some(changes) => room.look(changes).await,
            None => Ok(()),
        }
    }

    /// Takes in what was heard of other nodes.
    pub(crate) async fn hear(&self, news: News) -> Result<(), AppError> {
        match news {
            News::Table(id) => {
                let room = self.open().rooms.get(&id).map(|used| Arc::clone(&used.room));
                if let Some(room) = room {
                    self.refresh(&id, &room).await?;
                }
            }
            News::Missed => {
                self.guests.forget();
                self.look_around().await?;
            }
        }
        Ok(())
    }

    /// Looks at all open tables, and takes over what nodes that are gone have left undone.
    async fn look_around(&self) -> Result<(), AppError> {
        let ids: Vec<String> = self.open().rooms.keys().cloned().collect();
        for (id, changes) in self.store.changes_of(&ids).await? {
            let room = self.open().rooms.get(&id).map(|used| Arc::clone(&used.room));
            if let Some(room) = room {
                room.look(changes).await?;
            }
        }
        for id in self.store.abandoned().await? {
            // It may have been done, and only not been said.
            if self.room(&id).await?.inside().rests() {
                self.store.clear(&id).await?;
            } else {
                self.took_over(&id);
            }
        }
        Ok(())
    }

    /// Looks for tables that no node lets go on: one has died between a person's move and its claim
    /// to do what follows.
    pub(crate) async fn sweep(&self) -> Result<(), AppError> {
        let now = self.now();
        for id in self.store.forgotten(now - OLDEST, now - QUIET).await? {
            if !self.room(&id).await?.inside().rests() {
                self.took_over(&id);
            }
        }
        Ok(())
    }

    fn took_over(&self, table: &str) {
        self.means.metrics.took_over();
        tracing::info!(table, "a table goes on here: the node that had its turn is gone");
    }
}

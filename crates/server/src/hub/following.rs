//! Tables in memory follow what other nodes write.

use std::sync::Arc;

use store::News;

use super::{Hub, Room};
use crate::error::AppError;

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
            }
        }
        Ok(())
    }
}

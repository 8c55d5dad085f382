//! Tables in memory follow what other nodes write.

use std::sync::Arc;
use std::sync::atomic::Ordering;
use std::time::Instant;

use futures_util::future;
use store::{Abandoned, News};

use super::{Hub, Room};
use crate::error::AppError;

/// A table at which nothing has happened for so long, in milliseconds, has been left alone.
const QUIET: i64 = 8_000;
/// Clocks of nodes differ by less.
const APART: i64 = 60_000;

impl Hub {
    /// Makes sure that an open table is as the store has it: whoever asks one node after another
    /// is never shown what was before.
    pub(super) async fn refresh(&self, id: &str, room: &Room) -> Result<(), AppError> {
        // What is heard from now on may be missing in the answer.
        if let Some(used) = self.open().rooms.get_mut(id) {
            used.compared = Some(Instant::now());
        }
        match self.store.fresh(id, room.inside().known()).await? {
            Some(fresh) => room.take_in(fresh).await,
            None => Ok(()),
        }
    }

    /// Takes in what was heard of other nodes.
    pub(crate) async fn hear(&self, news: News) -> Result<(), AppError> {
        match news {
            News::Tables(ids) => self.refresh_used(&ids).await?,
            News::Missed => {
                self.guests.forget();
                self.look_around().await?;
            }
        }
        Ok(())
    }

    /// Makes sure of those among these tables at which somebody is, or which wait for a bot: the
    /// others are looked at when somebody asks for them.
    async fn refresh_used(&self, ids: &[String]) -> Result<(), AppError> {
        let used: Vec<(&String, Arc<Room>)> = {
            let mut open = self.open();
            let mut used = |id| {
                let used = open.rooms.get_mut(id)?;
                used.compared = None;
                (!used.is_idle()).then(|| used.room())
            };
            ids.iter().filter_map(|id| Some((id, used(id)?))).collect()
        };
        // They are asked for at once, and so answered together.
        let all = used.iter().map(|(id, room)| self.refresh(id, room));
        future::try_join_all(all).await.map(drop)
    }

    /// Looks at all open tables, and takes over what nodes that are gone have left undone.
    async fn look_around(&self) -> Result<(), AppError> {
        let ids: Vec<String> = self.open().rooms.keys().cloned().collect();
        self.refresh_used(&ids).await?;
        for Abandoned { table, ours } in self.store.abandoned().await? {
            // It may have been done, and only not been said.
            if self.room(&table).await?.inside().rests() {
                self.store.clear(&table).await?;
            } else if !ours {
                self.means.metrics.took_over();
                tracing::info!(table, "a table goes on here: the node that had its turn is gone");
            }
        }
        Ok(())
    }

    /// Looks for tables that no node lets go on: one has died between a person's move and its claim
    /// to do what follows. What was claimed stays known until it is done, so that nothing has to be
    /// looked for that happened long ago.
    pub(crate) async fn sweep(&self) -> Result<(), AppError> {
        let to = self.now() - QUIET;
        let from = self.swept.load(Ordering::Relaxed) - APART;
        for id in self.store.forgotten(from, to).await? {
            // One that cannot be opened keeps no other from going on; the log has been told.
            let Ok(room) = self.room(&id).await else { continue };
            if !room.inside().rests() {
                self.means.metrics.took_over();
                tracing::info!(table = id, "a table goes on here: no node was busy with it");
            }
        }
        self.swept.store(to, Ordering::Relaxed);
        Ok(())
    }
}

//! What happens at tables even if nobody comes, and whether the server has run all the time.

use store::{Claim, Store};

use super::Hub;
use crate::clock::Clock;
use crate::error::AppError;

/// If nothing was heard of any server for so long, in milliseconds, none ran.
const LONGEST: i64 = 30_000;
/// So many tables are looked after at once.
const MOST: i64 = 32;
/// A table that cannot be opened now is left alone for so long.
const HOUR: i64 = 60 * 60 * 1000;

/// Whether no server may have run between two moments.
pub(super) const fn may_have_stopped(since: i64, now: i64) -> bool {
    now.saturating_sub(since) > LONGEST
}

/// Says that the server runs. A clock that leaps, or a machine that slept, is as if none had run.
pub(super) async fn beat(store: &Store, clock: &Clock) -> Result<(), AppError> {
    Ok(store.beat(clock.now(), LONGEST).await?)
}

impl Hub {
    /// Says that the server runs.
    pub(crate) async fn beat(&self) -> Result<(), AppError> {
        beat(&self.store, &self.means.clock).await
    }

    /// Looks after tables that are due; how many there were.
    pub(crate) async fn look_after(&self) -> Result<usize, AppError> {
        let due = self.store.due(self.now(), MOST).await?;
        for id in &due {
            // Of several nodes one looks after it.
            let Claim::Ours(_) = self.store.claim(id).await? else { continue };
            match self.room(id).await {
                Ok(room) => room.tick().await?,
                Err(error) => {
                    tracing::warn!(table = id, %error, "a table is due, but cannot be opened");
                    self.store.set_due(id, Some(self.now().saturating_add(HOUR))).await?;
                    self.store.release(id).await?;
                }
            }
        }
        Ok(due.len())
    }
}

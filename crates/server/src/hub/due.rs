//! What happens at tables even if nobody comes, and whether the server has run all the time.

use std::sync::atomic::{AtomicI64, Ordering};

use futures_util::future;
use pages::Pace;
use store::{Claim, Store};

use super::Hub;
use crate::clock::Clock;
use crate::error::AppError;

/// If nothing was heard of any server for so long, in milliseconds, none ran.
const LONGEST: i64 = 12_000;
/// Where a turn takes days, so short a rest is not worth an entry.
const NEGLIGIBLE: i64 = 30_000;
/// So many tables that are due are asked for at once.
const MOST: i64 = 128;
/// So many are looked after at the same time: what they write is written together, and whoever
/// moves meanwhile waits for a few of them at most.
const TOGETHER: usize = 8;
/// A table that cannot be opened now is left alone for so long.
const HOUR: i64 = 60 * 60 * 1000;

/// Whether a rest of the servers is written down at a table: where minutes count every one is.
pub(super) const fn is_worth_telling(pace: Pace, rest: i64) -> bool {
    match pace {
        Pace::Live { .. } => true,
        Pace::None | Pace::Turns { .. } => rest > NEGLIGIBLE,
    }
}

/// What this server knows of whether any has run all the time, in milliseconds since 1970.
#[derive(Debug, Default)]
pub(super) struct Heart {
    /// When it last said that it runs.
    last: AtomicI64,
    /// Until when none ran, as far as was known then.
    gap: AtomicI64,
}

impl Heart {
    /// Says that the server runs. A clock that leaps, or a machine that slept, is as if none had
    /// run.
    async fn beat(&self, store: &Store, now: i64) -> Result<(), AppError> {
        let begins = self.last.load(Ordering::Relaxed) == 0;
        // Whoever begins alone knows that none has run since the last one said so.
        let is_first = begins && store.nodes().await?.is_none_or(|nodes| nodes <= 1);
        store.beat(now, if is_first { 0 } else { LONGEST }).await?;
        let gap = self.gap.load(Ordering::Relaxed);
        if let Some((_, until)) = store.gaps(gap).await?.into_iter().max_by_key(|gap| gap.1) {
            self.gap.store(until, Ordering::Relaxed);
        }
        self.last.store(now, Ordering::Relaxed);
        Ok(())
    }

    /// Notes that the clock has leapt, ahead or back, since the server last said that it runs.
    async fn notice(&self, store: &Store, clock: &Clock) -> Result<(), AppError> {
        let (last, now) = (self.last.load(Ordering::Relaxed), clock.now());
        if last > now || now.saturating_sub(last) > LONGEST {
            self.beat(store, now).await?;
        }
        Ok(())
    }

    /// When no server ran after this moment. That is asked of the store only if it may have been
    /// so: since this server last said that it runs, which is a moment ago, it did.
    pub(super) async fn gaps(
        &self,
        store: &Store,
        clock: &Clock,
        after: i64,
    ) -> Result<Vec<(i64, i64)>, AppError> {
        self.notice(store, clock).await?;
        if self.gap.load(Ordering::Relaxed) <= after {
            return Ok(Vec::new());
        }
        Ok(store.gaps(after).await?)
    }
}

impl Hub {
    /// Says that the server runs.
    pub(crate) async fn beat(&self) -> Result<(), AppError> {
        self.means.heart.beat(&self.store, self.now()).await
    }

    /// Opens the tables that wait for a bot or for chance, which no server has let go on since the
    /// last one ended: they go on from then on, whether anybody asks for them or not.
    pub(crate) async fn resume(&self) -> Result<(), AppError> {
        for id in self.store.unattended().await? {
            // One that cannot be opened keeps no other from going on; the log has been told.
            let _ = self.room(&id).await;
        }
        Ok(())
    }

    /// Looks after tables that are due, some of them if there are many; how many there were.
    pub(crate) async fn look_after(&self) -> Result<usize, AppError> {
        // Also one that is set back and put right soon after: what happens in between is later
        // judged by when that was.
        self.means.heart.notice(&self.store, &self.means.clock).await?;
        let due = self.store.due(self.now(), MOST).await?;
        let mut count = 0;
        for some in due.chunks(TOGETHER) {
            let seen = future::try_join_all(some.iter().map(|id| self.see_to(id))).await?;
            count += seen.into_iter().filter(|seen| *seen).count();
        }
        Ok(count)
    }

    /// Looks after a table that is due, unless another node does.
    async fn see_to(&self, id: &str) -> Result<bool, AppError> {
        let Claim::Ours(_) = self.store.claim(id).await? else { return Ok(false) };
        match self.room(id).await {
            Ok(room) => room.tick().await?,
            Err(error) => {
                tracing::warn!(table = id, %error, "a table is due, but cannot be opened");
                self.store.set_due(id, Some(self.now().saturating_add(HOUR))).await?;
                self.store.release(id).await?;
            }
        }
        Ok(true)
    }
}

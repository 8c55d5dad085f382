//! Which node lets chance and bots move on, where several serve the same tables.
//!
//! Whoever does holds a lease as long as there is something to do, and the others look again when
//! it is over: mostly there is nothing left to do then. Were two to do the same, the store would
//! take it from one of them.

use std::time::Duration;

use store::{Claim, Fresh};
use tokio::time::Instant;

use super::super::inside::Inside;
use super::Keeper;
use crate::error::AppError;

/// A lease is claimed again when no more than this is left of it.
const MARGIN: Duration = Duration::from_millis(1500);

/// Whose turn it is.
#[derive(Copy, Clone, Debug, Default)]
pub(super) struct Turns {
    /// Until when it is this node's.
    ours: Option<Instant>,
    /// Until when it is another's, if nothing more is heard of it.
    pub(super) waits: Option<Instant>,
}

impl Keeper {
    /// Whether this node is to let the table go on.
    pub(super) async fn claim(&mut self) -> Result<bool, AppError> {
        let now = Instant::now();
        if !self.store.is_shared() || self.turns.ours.is_some_and(|ours| ours > now + MARGIN) {
            return Ok(true);
        }
        let id = &self.charter.agreed.id;
        let before = self.turns.ours.take();
        let claimed = self.store.claim(id).await?;
        self.means.metrics.claimed(matches!(claimed, Claim::Ours(_)));
        self.turns = match claimed {
            Claim::Ours(time) => Turns { ours: Some(now + time), waits: None },
            Claim::Others(time) => Turns { ours: None, waits: Some(now + time) },
        };
        if self.turns.ours.is_none() {
            return Ok(false);
        }
        // Whoever had the turn before may have done what is still to be done here.
        if before.is_none()
            && let Some(fresh) = self.store.fresh(id, self.inside().known()).await?
        {
            self.take_in(fresh).await?;
        }
        Ok(true)
    }

    /// When the lease is to be claimed again while a bot thinks.
    pub(super) fn renewal(&self) -> Option<Instant> {
        let ours = self.turns.ours.filter(|_| self.thinking.is_some())?;
        ours.checked_sub(MARGIN)
    }

    /// Lets go of the lease when there is nothing to do.
    pub(super) async fn let_go(&mut self) {
        if self.turns.ours.is_some() && self.thinking.is_none() && self.latest.borrow().rests() {
            self.leave().await;
        }
    }

    /// Leaves the table to other nodes.
    pub(super) async fn leave(&mut self) {
        if self.turns.ours.take().is_some() {
            // If it cannot be told, it is over soon.
            let _ = self.store.release(&self.charter.agreed.id).await;
        }
    }

    /// Takes in what another node has done, unless it is known here.
    pub(super) async fn take_in(&mut self, fresh: Fresh) -> Result<(), AppError> {
        let mut inside = Inside::clone(&self.inside());
        if inside.changes >= fresh.changes {
            return Ok(());
        }
        if !inside.follow(&self.charter.agreed.id, fresh)? {
            return self.catch_up().await.map(drop);
        }
        self.minds.clear();
        self.publish(inside);
        Ok(())
    }
}

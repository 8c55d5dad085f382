//! That nothing can be written is said once, then once a minute, and when it is over.

use std::time::Instant;

use crate::{Seldom, StoreError};

/// Whether writing fails.
#[derive(Debug, Default)]
pub(crate) struct Complaint(Seldom);

impl Complaint {
    /// So many writes were refused.
    pub(crate) fn failed(&mut self, error: &StoreError, writes: usize) {
        if let Some(refused) = self.0.failed(writes, Instant::now()) {
            tracing::error!(%error, refused, "nothing is saved; nothing is acknowledged until it is");
        }
    }

    /// Something was written.
    pub(crate) fn over(&mut self) {
        if let Some(refused) = self.0.over(Instant::now()) {
            tracing::warn!(refused, "what is done is saved again");
        }
    }
}

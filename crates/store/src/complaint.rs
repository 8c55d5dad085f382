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

    /// Writing works.
    pub(crate) fn over(&mut self) {
        if let Some(refused) = self.0.over() {
            tracing::warn!(refused, "what is done is saved again");
        }
    }
}

//! What fails again and again is said once, then once a minute, and when it is over.

use std::time::{Duration, Instant};

use crate::StoreError;

/// So often it is said that it still fails.
const AGAIN: Duration = Duration::from_mins(1);

/// What has failed since when.
#[derive(Debug, Default)]
pub(super) struct Complaint {
    /// When it was said last, and how many writes were refused since the first.
    said: Option<(Instant, usize)>,
}

impl Complaint {
    /// So many writes were refused.
    pub(super) fn failed(&mut self, error: &StoreError, writes: usize) {
        let Some((said, refused)) = &mut self.said else {
            tracing::error!(%error, "nothing is saved; nothing is acknowledged until it is");
            self.said = Some((Instant::now(), writes));
            return;
        };
        *refused += writes;
        if said.elapsed() >= AGAIN {
            tracing::error!(%error, refused, "nothing is saved still");
            *said = Instant::now();
        }
    }

    /// Writing works.
    pub(super) fn over(&mut self) {
        if let Some((_, refused)) = self.said.take() {
            tracing::warn!(refused, "what is done is saved again");
        }
    }
}

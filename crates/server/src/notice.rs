//! What the host says to everybody, as far as this node has heard.

use std::sync::{Arc, Mutex, PoisonError};
use std::time::{Duration, Instant};

use store::Store;

/// So long what was heard counts as it is: another node may have heard something else.
const FRESH: Duration = Duration::from_secs(2);

/// What the host says to everybody.
#[derive(Debug, Default)]
pub(crate) struct Notice(Mutex<Heard>);

#[derive(Clone, Debug, Default)]
struct Heard {
    said: Option<Arc<str>>,
    at: Option<Instant>,
}

impl Notice {
    /// What is said now. A store that cannot be read says what it said before.
    pub(crate) async fn now(&self, store: &Store) -> Option<Arc<str>> {
        let heard = self.0.lock().unwrap_or_else(PoisonError::into_inner).clone();
        if heard.at.is_some_and(|at| at.elapsed() < FRESH) {
            return heard.said;
        }
        let said = store.notice().await.map_or(heard.said, |said| said.map(Arc::from));
        *self.0.lock().unwrap_or_else(PoisonError::into_inner) =
            Heard { said: said.clone(), at: Some(Instant::now()) };
        said
    }

    /// What is said now, also if another node was told a moment ago.
    pub(crate) async fn latest(&self, store: &Store) -> Option<Arc<str>> {
        self.0.lock().unwrap_or_else(PoisonError::into_inner).at = None;
        self.now(store).await
    }

    /// Something else is said now.
    pub(crate) fn forget(&self) {
        *self.0.lock().unwrap_or_else(PoisonError::into_inner) = Heard::default();
    }
}

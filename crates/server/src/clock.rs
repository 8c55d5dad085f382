//! What time it is.

use std::sync::Arc;
use std::sync::atomic::{AtomicI64, Ordering};
use std::time::{SystemTime, UNIX_EPOCH};

/// Where the server reads the time from. It only dates what happens and lets links
/// expire: a clock that is set back or leaps ahead stops no table.
#[derive(Clone, Debug, Default)]
pub enum Clock {
    /// The system's.
    #[default]
    System,
    /// Hands that somebody else moves, in milliseconds since 1970.
    Held(Arc<AtomicI64>),
}

impl Clock {
    /// Milliseconds since 1970; 0 before then.
    pub(crate) fn now(&self) -> i64 {
        match self {
            Clock::System => {
                let since = SystemTime::now().duration_since(UNIX_EPOCH).unwrap_or_default();
                i64::try_from(since.as_millis()).unwrap_or(i64::MAX)
            }
            Clock::Held(hands) => hands.load(Ordering::Relaxed).max(0),
        }
    }
}

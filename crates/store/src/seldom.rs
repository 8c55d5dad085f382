//! What fails again and again is said once, and then once a minute.

use std::time::{Duration, Instant};

/// So often it is said that it still fails.
const AGAIN: Duration = Duration::from_mins(1);

/// How often something has failed, and when that was said last.
#[derive(Copy, Clone, Debug, Default)]
pub struct Seldom {
    said: Option<Instant>,
    count: usize,
}

impl Seldom {
    /// Nothing has failed yet.
    pub const fn new() -> Seldom {
        Seldom { said: None, count: 0 }
    }

    /// It has failed `more` times, now; if that is to be said, how often in all.
    pub fn failed(&mut self, more: usize, now: Instant) -> Option<usize> {
        self.count += more;
        if self.said.is_some_and(|said| now.duration_since(said) < AGAIN) {
            return None;
        }
        self.said = Some(now);
        Some(self.count)
    }

    /// It no longer fails; how often it had, if it had.
    pub fn over(&mut self) -> Option<usize> {
        let before = std::mem::take(self);
        before.said.map(|_| before.count)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_minute_of_failures_is_said_twice() {
        let (mut seldom, start) = (Seldom::new(), Instant::now());
        assert_eq!(seldom.over(), None);
        let at = |seconds| start + Duration::from_secs(seconds);
        let said: Vec<_> =
            [0, 1, 30, 59, 60, 61, 130].map(|seconds| seldom.failed(2, at(seconds))).into();
        assert_eq!(said, [Some(2), None, None, None, Some(10), None, Some(14)]);
        assert_eq!((seldom.over(), seldom.over()), (Some(14), None));
        assert_eq!(seldom.failed(1, at(131)), Some(1), "what begins anew is said at once");
    }
}

//! What fails again and again is said once, and then once a minute.

use std::time::{Duration, Instant};

/// So often it is said that it still fails.
const AGAIN: Duration = Duration::from_mins(1);
/// What has failed in so short a time is not over because something else has worked: on a full disk
/// there is room for what is small.
const QUIET: Duration = Duration::from_secs(5);

/// How often something has failed, and when that was said last.
#[derive(Copy, Clone, Debug, Default)]
pub struct Seldom {
    said: Option<Instant>,
    failed: Option<Instant>,
    count: usize,
}

impl Seldom {
    /// Nothing has failed yet.
    pub const fn new() -> Seldom {
        Seldom { said: None, failed: None, count: 0 }
    }

    /// It has failed `more` times, now; if that is to be said, how often in all.
    pub fn failed(&mut self, more: usize, now: Instant) -> Option<usize> {
        self.count += more;
        self.failed = Some(now);
        if self.said.is_some_and(|said| now.duration_since(said) < AGAIN) {
            return None;
        }
        self.said = Some(now);
        Some(self.count)
    }

    /// It works now; if it has failed and no longer does, how often it had.
    pub fn over(&mut self, now: Instant) -> Option<usize> {
        if self.failed.is_some_and(|failed| now.duration_since(failed) < QUIET) {
            return None;
        }
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
        assert_eq!(seldom.over(start), None);
        let at = |seconds| start + Duration::from_secs(seconds);
        let said: Vec<_> =
            [0, 1, 30, 59, 60, 61, 130].map(|seconds| seldom.failed(2, at(seconds))).into();
        assert_eq!(said, [Some(2), None, None, None, Some(10), None, Some(14)]);
        assert_eq!([134, 135, 136].map(|seconds| seldom.over(at(seconds))), [None, Some(14), None]);
        assert_eq!(seldom.failed(1, at(137)), Some(1), "what begins anew is said at once");
    }

    #[test]
    fn what_works_in_between_ends_nothing() {
        let (mut seldom, start) = (Seldom::new(), Instant::now());
        let mut said = Vec::new();
        for half in 0..30 {
            let now = start + Duration::from_millis(500 * half);
            said.extend(seldom.failed(1, now));
            said.extend(seldom.over(now + Duration::from_millis(100)));
        }
        assert_eq!(said, [1]);
        assert_eq!(seldom.over(start + Duration::from_secs(20)), Some(30));
    }
}

//! How long a bot may think.

use std::sync::atomic::{AtomicBool, Ordering};
use std::time::{Duration, Instant};

/// What a decision may cost.
#[derive(Copy, Clone, PartialEq, Eq, Debug)]
pub enum Budget {
    /// So long, by the clock: at a table, where people wait.
    Time(Duration),
    /// So many imagined moves: where games must be the same on every machine.
    Moves(u64),
}

/// Tells a bot that thinks whether it may go on; it is asked before every imagined move.
#[derive(Debug)]
pub struct Clock<'s> {
    budget: Budget,
    begun: Instant,
    moves: u64,
    stopped: Option<&'s AtomicBool>,
}

impl<'s> Clock<'s> {
    /// A clock that runs from now on.
    pub fn new(budget: Budget) -> Clock<'s> {
        Clock { budget, begun: Instant::now(), moves: 0, stopped: None }
    }

    /// The same clock, which also ends once somebody has set `stopped`.
    #[must_use]
    pub const fn unless(mut self, stopped: &'s AtomicBool) -> Clock<'s> {
        self.stopped = Some(stopped);
        self
    }

    /// Whether one more move may be imagined; it is counted.
    pub fn allows(&mut self) -> bool {
        if self.stopped.is_some_and(|stopped| stopped.load(Ordering::Relaxed)) {
            return false;
        }
        let allowed = match self.budget {
            Budget::Time(time) => self.begun.elapsed() < time,
            Budget::Moves(most) => self.moves < most,
        };
        self.moves += u64::from(allowed);
        allowed
    }

    /// Which part of the budget is spent, from 0 to 1.
    pub fn spent(&self) -> f64 {
        let part = match self.budget {
            Budget::Time(time) => self.begun.elapsed().as_secs_f64() / time.as_secs_f64(),
            Budget::Moves(most) => as_float(self.moves) / as_float(most),
        };
        // Of no budget at all everything is spent.
        if part.is_nan() { 1.0 } else { part.min(1.0) }
    }

    /// How long it has been running.
    pub fn elapsed(&self) -> Duration {
        self.begun.elapsed()
    }

    /// How many moves have been imagined.
    pub const fn moves(&self) -> u64 {
        self.moves
    }
}

/// A count as a number to reckon with.
#[expect(clippy::cast_precision_loss, reason = "counts here are far below 2^52")]
pub(crate) const fn as_float(count: u64) -> f64 {
    count as f64
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn moves_are_counted_and_then_refused() {
        let mut clock = Clock::new(Budget::Moves(3));
        assert!(clock.allows() && clock.allows());
        assert!((clock.spent() - 2.0 / 3.0).abs() < 1e-9);
        assert!(clock.allows() && !clock.allows());
        assert_eq!((clock.moves(), clock.spent()), (3, 1.0));
    }

    #[test]
    fn no_budget_allows_nothing() {
        for budget in [Budget::Moves(0), Budget::Time(Duration::ZERO)] {
            let mut clock = Clock::new(budget);
            assert!(!clock.allows() && clock.spent() >= 1.0, "{budget:?}");
        }
    }

    #[test]
    fn whoever_is_stopped_thinks_no_further_whatever_the_budget() {
        let stopped = AtomicBool::new(false);
        let mut clock = Clock::new(Budget::Time(Duration::from_hours(1))).unless(&stopped);
        assert!(clock.allows());
        stopped.store(true, Ordering::Relaxed);
        assert!(!clock.allows());
    }
}

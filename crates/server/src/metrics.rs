//! What happens here in numbers, for the host's instruments.

use std::fmt::Write as _;
use std::sync::Arc;
use std::sync::atomic::{AtomicI64, AtomicU64, Ordering};
use std::time::{Duration, Instant};

/// The times by which answers are sorted, in milliseconds.
const BOUNDS: [u64; 12] = [1, 2, 5, 10, 25, 50, 100, 250, 500, 1000, 2500, 10_000];

/// How long things took.
#[derive(Debug, Default)]
pub(crate) struct Histogram {
    /// Up to each bound, and beyond the last.
    counts: [AtomicU64; BOUNDS.len() + 1],
    micros: AtomicU64,
}

impl Histogram {
    pub(crate) fn note(&self, took: Duration) {
        let place = BOUNDS.iter().position(|&bound| took <= Duration::from_millis(bound));
        self.counts[place.unwrap_or(BOUNDS.len())].fetch_add(1, Ordering::Relaxed);
        let micros = u64::try_from(took.as_micros()).unwrap_or(u64::MAX);
        self.micros.fetch_add(micros, Ordering::Relaxed);
    }

    pub(crate) fn write(&self, text: &mut String, name: &str, labels: &str) {
        let comma = if labels.is_empty() { "" } else { "," };
        let bounds = BOUNDS.iter().map(|&bound| seconds(bound * 1000)).chain(["+Inf".to_owned()]);
        let mut sum = 0;
        for (count, bound) in self.counts.iter().zip(bounds) {
            sum += count.load(Ordering::Relaxed);
            let _ = writeln!(text, "{name}_bucket{{{labels}{comma}le=\"{bound}\"}} {sum}");
        }
        let braced = if labels.is_empty() { String::new() } else { format!("{{{labels}}}") };
        let took = seconds(self.micros.load(Ordering::Relaxed));
        let _ = writeln!(text, "{name}_sum{braced} {took}\n{name}_count{braced} {sum}");
    }
}

/// Microseconds as seconds, without rounding.
fn seconds(micros: u64) -> String {
    let (whole, part) = (micros / 1_000_000, micros % 1_000_000);
    let text = format!("{whole}.{part:06}");
    text.trim_end_matches('0').trim_end_matches('.').to_owned()
}

/// What is asked for.
#[derive(Copy, Clone, PartialEq, Eq, Debug)]
pub(crate) enum Asked {
    /// Decisions that are made or taken back.
    Move,
    /// What people look at, whole or in parts.
    Page,
    /// Anything else.
    Other,
}

impl Asked {
    pub(crate) const ALL: [Asked; 3] = [Asked::Move, Asked::Page, Asked::Other];

    pub(crate) const fn key(self) -> &'static str {
        match self {
            Asked::Move => "move",
            Asked::Page => "page",
            Asked::Other => "other",
        }
    }
}

/// Who has moved.
#[derive(Copy, Clone, PartialEq, Eq, Debug)]
pub(crate) enum Mover {
    Person,
    Bot,
    Chance,
}

impl Mover {
    pub(crate) const ALL: [Mover; 3] = [Mover::Person, Mover::Bot, Mover::Chance];

    pub(crate) const fn key(self) -> &'static str {
        match self {
            Mover::Person => "person",
            Mover::Bot => "bot",
            Mover::Chance => "chance",
        }
    }
}

/// What has happened since the server was started.
#[derive(Debug)]
pub(crate) struct Metrics {
    began: Instant,
    pub(crate) answers: [Histogram; Asked::ALL.len()],
    pub(crate) thinking: Histogram,
    pub(crate) moves: [AtomicU64; Mover::ALL.len()],
    pub(crate) made: AtomicU64,
    pub(crate) streams: AtomicI64,
    /// Turns that were ours, and those that another node had.
    pub(crate) claims: [AtomicU64; 2],
    pub(crate) taken_over: AtomicU64,
}

impl Default for Metrics {
    fn default() -> Metrics {
        Metrics {
            began: Instant::now(),
            answers: Default::default(),
            thinking: Histogram::default(),
            moves: Default::default(),
            made: AtomicU64::default(),
            streams: AtomicI64::default(),
            claims: Default::default(),
            taken_over: AtomicU64::default(),
        }
    }
}

impl Metrics {
    /// How long the server has run.
    pub(crate) fn uptime(&self) -> Duration {
        self.began.elapsed()
    }

    pub(crate) fn answered(&self, asked: Asked, took: Duration) {
        self.answers[asked as usize].note(took);
    }

    pub(crate) fn thought(&self, took: Duration) {
        self.thinking.note(took);
    }

    pub(crate) fn moved(&self, mover: Mover) {
        self.moves[mover as usize].fetch_add(1, Ordering::Relaxed);
    }

    pub(crate) fn made_table(&self) {
        self.made.fetch_add(1, Ordering::Relaxed);
    }

    pub(crate) fn claimed(&self, ours: bool) {
        self.claims[usize::from(!ours)].fetch_add(1, Ordering::Relaxed);
    }

    pub(crate) fn took_over(&self) {
        self.taken_over.fetch_add(1, Ordering::Relaxed);
    }

    /// Counts an event stream as long as what is returned is kept.
    pub(crate) fn stream(self: &Arc<Metrics>) -> Streaming {
        self.streams.fetch_add(1, Ordering::Relaxed);
        Streaming(Arc::clone(self))
    }
}

/// An event stream that is open.
#[derive(Debug)]
pub(crate) struct Streaming(Arc<Metrics>);

impl Drop for Streaming {
    fn drop(&mut self) {
        self.0.streams.fetch_sub(1, Ordering::Relaxed);
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn times_are_sorted_by_their_bounds() {
        let times = Histogram::default();
        for millis in [0, 1, 3, 60_000] {
            times.note(Duration::from_millis(millis));
        }
        let mut text = String::new();
        times.write(&mut text, "t", "to=\"page\"");
        let lines: Vec<&str> = text.lines().collect();
        assert_eq!(lines[0], "t_bucket{to=\"page\",le=\"0.001\"} 2");
        assert_eq!(lines[2], "t_bucket{to=\"page\",le=\"0.005\"} 3");
        assert_eq!(lines[11], "t_bucket{to=\"page\",le=\"10\"} 3");
        let last = ["t_bucket{to=\"page\",le=\"+Inf\"} 4", "t_sum{to=\"page\"} 60.004"];
        assert_eq!(lines[12..14], last);
        assert_eq!(lines[14], "t_count{to=\"page\"} 4");
    }

    #[test]
    fn seconds_are_written_exactly() {
        let written = [0, 1, 1_000_000, 2_500_000, 60_004_000].map(seconds);
        assert_eq!(written, ["0", "0.000001", "1", "2.5", "60.004"]);
    }
}

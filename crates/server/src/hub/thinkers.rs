//! Where bots think: a few threads for all tables, never those that serve people.
//!
//! A table has one bot thinking at a time, so tables that wait in line take fair turns.
//! The longer the line, the less each may think: people wait for bots, not in line for them.

use std::collections::VecDeque;
use std::panic::{AssertUnwindSafe, catch_unwind};
use std::sync::atomic::{AtomicBool, Ordering};
use std::sync::{Arc, Condvar, Mutex, MutexGuard, PoisonError};
use std::time::Duration;

use title::{Budget, Clock};
use tokio::sync::oneshot;

/// However long the line is, whoever thinks may do so for this long.
const SHORTEST: Duration = Duration::from_millis(20);

/// The threads on which bots think; they end with the last table that uses them.
#[derive(Clone, Debug)]
pub(crate) struct Thinkers(Arc<House>);

/// Closes the line when nobody can come any more.
#[derive(Debug)]
struct House(Arc<Line>);

impl Drop for House {
    fn drop(&mut self) {
        self.0.open().closed = true;
        self.0.news.notify_all();
    }
}

/// Who waits for a thread.
#[derive(Debug)]
struct Line {
    most: usize,
    state: Mutex<State>,
    news: Condvar,
}

#[derive(Default)]
struct State {
    waiting: VecDeque<Job>,
    threads: usize,
    idle: usize,
    closed: bool,
}

impl std::fmt::Debug for State {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        write!(f, "{} waiting for {} threads", self.waiting.len(), self.threads)
    }
}

/// Something to think about.
struct Job {
    work: Box<dyn FnOnce(&Turn) + Send>,
    stopped: Arc<AtomicBool>,
}

/// A turn to think.
#[derive(Debug)]
pub(crate) struct Turn {
    stopped: Arc<AtomicBool>,
    /// How many wait, for each thread.
    crowd: f64,
}

impl Turn {
    /// A clock for whoever would think for `time` if nobody waited.
    pub(crate) fn clock(&self, time: Duration) -> Clock<'_> {
        let shared = time.div_f64(1.0 + self.crowd).max(SHORTEST.min(time));
        Clock::new(Budget::Time(shared)).unless(&self.stopped)
    }
}

/// What somebody is thinking about. Whoever drops it stops the thinking.
#[derive(Debug)]
pub(crate) struct Thought<T> {
    answer: oneshot::Receiver<T>,
    stopped: Arc<AtomicBool>,
}

impl<T> Thought<T> {
    /// What came of it; nothing if whoever thought was lost.
    pub(crate) async fn answer(&mut self) -> Option<T> {
        (&mut self.answer).await.ok()
    }
}

impl<T> Drop for Thought<T> {
    fn drop(&mut self) {
        self.stopped.store(true, Ordering::Relaxed);
    }
}

impl Default for Thinkers {
    /// As many threads as there are cores but one, which is left to people.
    fn default() -> Thinkers {
        let cores = std::thread::available_parallelism().map_or(1, usize::from);
        Thinkers::new(cores.saturating_sub(1).max(1))
    }
}

impl Thinkers {
    /// At most so many threads; each is begun when it is needed.
    pub(crate) fn new(most: usize) -> Thinkers {
        let (state, news) = (Mutex::default(), Condvar::new());
        Thinkers(Arc::new(House(Arc::new(Line { most, state, news }))))
    }

    /// Lets somebody think as soon as it is their turn.
    pub(crate) fn think<T: Send + 'static>(
        &self,
        work: impl FnOnce(&Turn) -> T + Send + 'static,
    ) -> Thought<T> {
        let (tell, answer) = oneshot::channel();
        let stopped = Arc::new(AtomicBool::new(false));
        // Whoever has stopped it is not there to be told.
        let work = Box::new(move |turn: &Turn| drop(tell.send(work(turn))));
        let line = &self.0.0;
        let mut state = line.open();
        state.waiting.push_back(Job { work, stopped: Arc::clone(&stopped) });
        if state.idle < state.waiting.len() && state.threads < line.most {
            let keeper = Arc::clone(line);
            let thread = std::thread::Builder::new().name("bot".to_owned());
            match thread.spawn(move || keeper.serve()) {
                Ok(_) => state.threads += 1,
                Err(error) => tracing::error!(%error, "a thread for bots cannot be begun"),
            }
        }
        drop(state);
        line.news.notify_one();
        Thought { answer, stopped }
    }
}

impl Line {
    fn open(&self) -> MutexGuard<'_, State> {
        self.state.lock().unwrap_or_else(PoisonError::into_inner)
    }

    /// Thinks for one after the other, as long as somebody can come.
    fn serve(&self) {
        while let Some((job, crowd)) = self.next() {
            let Job { work, stopped } = job;
            if !stopped.load(Ordering::Relaxed) {
                // Its table hears that it was lost; the thread goes on.
                drop(catch_unwind(AssertUnwindSafe(|| work(&Turn { stopped, crowd }))));
            }
        }
    }

    /// Waits for whoever is next.
    fn next(&self) -> Option<(Job, f64)> {
        let mut state = self.open();
        loop {
            if let Some(job) = state.waiting.pop_front() {
                let waiting = u32::try_from(state.waiting.len()).unwrap_or(u32::MAX);
                let threads = u32::try_from(state.threads.max(1)).unwrap_or(1);
                return Some((job, f64::from(waiting) / f64::from(threads)));
            }
            if state.closed {
                return None;
            }
            state.idle += 1;
            state = self.news.wait(state).unwrap_or_else(PoisonError::into_inner);
            state.idle -= 1;
        }
    }
}

#[cfg(test)]
mod tests {
    use std::time::Instant;

    use super::*;

    /// Thinks as long as the clock allows, and tells for how long.
    fn ponder(turn: &Turn, time: Duration) -> Duration {
        let mut clock = turn.clock(time);
        while clock.allows() {
            std::thread::sleep(Duration::from_millis(1));
        }
        clock.elapsed()
    }

    const HOUR: Duration = Duration::from_hours(1);

    #[tokio::test]
    async fn whoever_waits_takes_turns_and_thinks_the_less_the_longer_the_line_is() {
        let thinkers = Thinkers::new(1);
        let time = Duration::from_millis(400);
        let start = Instant::now();
        let line: Vec<_> = (0..8).map(|_| thinkers.think(move |turn| ponder(turn, time))).collect();
        let mut took = Vec::new();
        for mut thought in line {
            took.push(thought.answer().await.unwrap());
        }
        // The first may begin before the others have come; the last has the time it wants.
        assert!(took[1] < took[7] && took[7] >= time, "{took:?}");
        assert!(start.elapsed() < time * 5, "{took:?}");
    }

    #[tokio::test]
    async fn a_thought_that_nobody_wants_ends_at_once_even_of_an_hour() {
        let thinkers = Thinkers::new(1);
        let first = thinkers.think(|turn| ponder(turn, HOUR));
        let second = thinkers.think(|turn| ponder(turn, HOUR));
        drop((first, second));
        let mut third = thinkers.think(|_| "here");
        let third = tokio::time::timeout(Duration::from_secs(5), third.answer()).await;
        assert_eq!(third.unwrap(), Some("here"));
    }

    #[tokio::test]
    async fn a_bot_that_panics_is_lost_alone() {
        let thinkers = Thinkers::new(1);
        let mut lost = thinkers.think(|_| panic!("lost in thought"));
        assert_eq!(lost.answer().await, None::<()>);
        assert_eq!(thinkers.think(|_| 5).answer().await, Some(5));
    }

    #[tokio::test]
    async fn the_threads_end_with_the_last_table() {
        let thinkers = Thinkers::new(2);
        assert_eq!(thinkers.think(|_| 5).answer().await, Some(5));
        let line = Arc::downgrade(&thinkers.0.0);
        drop(thinkers);
        for _ in 0..500 {
            if line.strong_count() == 0 {
                return;
            }
            tokio::time::sleep(Duration::from_millis(10)).await;
        }
        panic!("a thread is still there");
    }
}

//! Who looks whether an input hangs, and how much memory was used.

use std::sync::{Arc, Mutex, MutexGuard, PoisonError};
use std::thread;
use std::time::{Duration, Instant};

/// An input that takes longer hangs.
const HANGS: Duration = Duration::from_secs(5);

/// What is being tried, so that it can be told whatever becomes of it.
#[derive(Clone, Debug)]
pub(crate) struct Watch(Arc<Mutex<Now>>);

#[derive(Debug)]
struct Now {
    case: u64,
    input: String,
    since: Option<Instant>,
}

impl Watch {
    /// Begins to look; a hanging input ends the process and is told.
    pub(crate) fn start(told: impl Fn(u64, &str) + Send + 'static) -> Watch {
        let now = Now { case: 0, input: String::new(), since: None };
        let watch = Watch(Arc::new(Mutex::new(now)));
        let looked_at = watch.clone();
        thread::spawn(move || {
            loop {
                thread::sleep(Duration::from_millis(100));
                let now = looked_at.now();
                if now.since.is_some_and(|since| since.elapsed() > HANGS) {
                    told(now.case, &now.input);
                    std::process::exit(1);
                }
            }
        });
        watch
    }

    /// A case begins.
    pub(crate) fn begin(&self, case: u64) {
        *self.now() = Now { case, input: String::new(), since: Some(Instant::now()) };
    }

    /// It is about this input.
    pub(crate) fn note(&self, input: &str) {
        let mut now = self.now();
        now.input.clear();
        now.input.push_str(input);
        now.since = Some(Instant::now());
    }

    /// The case is over; what its last input was.
    pub(crate) fn end(&self) -> String {
        let mut now = self.now();
        now.since = None;
        now.input.clone()
    }

    fn now(&self) -> MutexGuard<'_, Now> {
        self.0.lock().unwrap_or_else(PoisonError::into_inner)
    }
}

/// The most memory that this process has used so far, in KiB, where the system tells.
pub(crate) fn peak() -> Option<u64> {
    let status = std::fs::read_to_string("/proc/self/status").ok()?;
    let line = status.lines().find_map(|line| line.strip_prefix("VmHWM:"))?;
    line.split_whitespace().next()?.parse().ok()
}

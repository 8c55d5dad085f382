//! Carries an order out.

use std::panic::{AssertUnwindSafe, catch_unwind};
use std::process::{Command, Stdio};
use std::time::{Duration, Instant};

use anyhow::{Context as _, ensure};
use tabletop::SeededDice;

use crate::order::Order;
use crate::seeds::Seeds;
use crate::targets::{NAMES, Target, open};
use crate::watch::{Watch, peak};

/// No target uses more memory than this, in KiB.
const MOST_MEMORY: u64 = 64 * 1024;
/// No more of an input is printed, in letters.
const SHOWN: usize = 20_000;
/// Whatever a target keeps is made anew after so many cases, so that a case can be repeated
/// with those before it.
const BATCH: u64 = 256;

/// What was tried.
struct Tried {
    cases: u64,
    /// How many of them were not refused.
    accepted: u64,
    time: Duration,
}

/// Tries inputs as ordered and prints what was tried; `false` if a fault was found.
pub fn fuzz(order: &Order) -> anyhow::Result<bool> {
    if let Some(name) = &order.target {
        return one(name, order);
    }
    let mut well = true;
    eprintln!("target        cases  accepted  seconds  peak memory");
    for name in NAMES {
        let mut child = Command::new(std::env::current_exe().context("which program is this?")?);
        child.args(["--target", name, "--seed", &order.seed.to_string()]);
        child.args(["--seconds", &order.time.as_secs_f64().to_string()]);
        let status = child.stdin(Stdio::null()).status().context("a target does not start")?;
        well &= status.success();
    }
    Ok(well)
}

/// Tries one target in this process.
fn one(name: &str, order: &Order) -> anyhow::Result<bool> {
    ensure!(NAMES.contains(&name), "there is no target {name:?}; there are {}", NAMES.join(", "));
    let seeds = Seeds::read()?;
    let (told, seed) = (name.to_owned(), order.seed);
    let watch = Watch::start(move |case, input| tell(&told, seed, case, "hangs", input));
    let tried = cases(name, order, &seeds, &watch)?;
    let Some(tried) = tried else { return Ok(false) };
    let memory = peak();
    let shown = memory.map_or("not told here".to_owned(), |peak| format!("{} MB", peak / 1024));
    let Tried { cases, accepted, time } = tried;
    eprintln!("{name:11} {cases:>7} {accepted:>9} {:>8.1}  {shown}", time.as_secs_f64());
    let fits = memory.is_none_or(|peak| peak <= MOST_MEMORY);
    if !fits {
        eprintln!("fuzz: {name} used more than {} MB", MOST_MEMORY / 1024);
    }
    Ok(fits)
}

/// Tries cases until the time is over; nothing if one of them shows a fault.
fn cases(name: &str, order: &Order, seeds: &Seeds, watch: &Watch) -> anyhow::Result<Option<Tried>> {
    let start = Instant::now();
    let (mut case, mut accepted) = (order.case.map_or(0, |case| case / BATCH * BATCH), 0);
    let first = case;
    let mut target: Option<Box<dyn Target + '_>> = None;
    loop {
        let over = match order.case {
            Some(last) => case > last,
            None => start.elapsed() >= order.time,
        };
        if over {
            return Ok(Some(Tried { cases: case - first, accepted, time: start.elapsed() }));
        }
        if case.is_multiple_of(BATCH) {
            // The old one goes before the new one comes.
            drop(target.take());
        }
        let target = match &mut target {
            Some(target) => target,
            empty @ None => empty.insert(open(name, seeds, watch)?),
        };
        watch.begin(case);
        let mut dice = SeededDice::stream(order.seed, case);
        let done = catch_unwind(AssertUnwindSafe(|| target.attempt(&mut dice)));
        let input = watch.end();
        let fault = match done {
            Ok(Ok(taken)) => {
                accepted += u64::from(taken);
                case += 1;
                continue;
            }
            Ok(Err(fault)) => fault,
            Err(_) => "panics".to_owned(),
        };
        tell(name, order.seed, case, &fault, &input);
        return Ok(None);
    }
}

/// Says what was found, and how to find it again.
fn tell(name: &str, seed: u64, case: u64, fault: &str, input: &str) {
    let shown: String = input.chars().take(SHOWN).collect();
    eprintln!("fuzz: {name} {fault}; again: --target {name} --seed {seed} --case {case}\n{shown}");
}

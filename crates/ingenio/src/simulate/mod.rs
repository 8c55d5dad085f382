//! `ingenio simulate`: bots against each other.

use std::collections::BTreeMap;
use std::num::NonZeroUsize;
use std::ops::Range;
use std::path::{Path, PathBuf};
use std::process::ExitCode;
use std::sync::atomic::{AtomicU64, Ordering};
use std::time::{Duration, Instant};

use anyhow::{Context, bail};
use catalog::{GAMES, find};
use clap::Args;
use indicatif::{ProgressBar, ProgressStyle};
use title::{Contest, Title};

use crate::programs::{Patience, Programs, is_program};
use crate::{boxes, output};
use tally::Tally;
pub(crate) use tally::{as_float, as_signed};

mod tally;

/// Games played between two looks at the clock: saving is not timed.
const BATCH: u64 = 512;

/// Play games of bots against each other.
#[derive(Debug, Args)]
#[command(after_help = example())]
pub(crate) struct Arguments {
    /// The game, by its id (see `ingenio games`).
    game: String,
    /// How many play.
    #[arg(long, default_value_t = 4)]
    players: u8,
    /// The variant; each player count has its default.
    #[arg(long)]
    variant: Option<String>,
    /// One bot for all seats, or one for each seat in order; `cmd:PROGRAM ARGS` is a program of
    /// your own (see docs/programs.md).
    #[arg(long, default_value = "random", value_delimiter = ',')]
    bots: Vec<String>,
    /// How many games.
    #[arg(long, default_value_t = 100)]
    games: u64,
    /// The same seed gives the same games.
    #[arg(long, default_value_t = 0)]
    seed: u64,
    /// How many games at once.
    #[arg(long, default_value = "1")]
    threads: NonZeroUsize,
    /// Set a named rule; may be given several times.
    #[arg(long = "rule", value_name = "NAME=VALUE")]
    rules: Vec<String>,
    /// Play with what is printed in this box (see `ingenio box`).
    #[arg(long = "box", value_name = "FILE")]
    printed: Option<PathBuf>,
    /// Write the transcripts into this new or empty folder.
    #[arg(long, value_name = "DIR")]
    save: Option<PathBuf>,
    #[command(flatten)]
    patience: Patience,
    /// Print one JSON object.
    #[arg(long)]
    json: bool,
}

/// An example with a game that there is.
fn example() -> String {
    let game = GAMES.first().map_or("GAME", |game| game.profile().id);
    format!(
        "Example: ingenio simulate {game} --players 4 \
         --bots greedy,random,random,random --games 400 --seed 5"
    )
}

pub(crate) fn run(arguments: &Arguments) -> anyhow::Result<ExitCode> {
    let title = find(&arguments.game)?;
    let contest = contest(title, arguments)?;
    if let Some(folder) = &arguments.save {
        prepare(folder)?;
    }
    let (bar, keep) = (progress(arguments.games), arguments.save.is_some());
    let mut tally = Tally::new(&contest.bots);
    let mut playing = Duration::ZERO;
    let mut first = 0;
    while first < arguments.games {
        let last = arguments.games.min(first + BATCH * arguments.threads.get() as u64);
        let start = Instant::now();
        let bouts = in_order(first..last, arguments.threads, |number| {
            title.play(&contest, number, keep).with_context(|| format!("game {number}"))
        })?;
        playing += start.elapsed();
        for (number, bout) in (first..last).zip(bouts) {
            tally.count(&bout);
            if let (Some(folder), Some(transcript)) = (&arguments.save, &bout.transcript) {
                save(folder, number, transcript.as_str())?;
            }
        }
        bar.set_position(last);
        first = last;
    }
    bar.finish_and_clear();
    if arguments.json {
        output::json(&tally.report(title, &contest, playing))?;
    } else {
        tally.print(title, &contest, playing)?;
    }
    Ok(ExitCode::SUCCESS)
}

fn contest(title: &dyn Title, arguments: &Arguments) -> anyhow::Result<Contest> {
    let mut switches = BTreeMap::new();
    for rule in &arguments.rules {
        let Some((name, value)) = rule.split_once('=') else {
            bail!("a rule is given as NAME=VALUE, not {rule:?}");
        };
        if switches.insert(name.to_owned(), value.to_owned()).is_some() {
            bail!("rule {name:?} is given twice");
        }
    }
    let players = arguments.players;
    let setup = title.profile().setup(players, arguments.variant.as_deref(), switches)?;
    known(title, &arguments.bots)?;
    let bots = match arguments.bots.as_slice() {
        [one] => vec![one.clone(); players.into()],
        several if several.len() == usize::from(players) => several.to_vec(),
        several => bail!("{} bots for {players} players; name one, or one a seat", several.len()),
    };
    let data = boxes::chosen(title, arguments.printed.as_deref())?;
    let outside = Some(Programs::new(arguments.patience) as _);
    Ok(Contest { outside, ..Contest::new(setup, data, bots, arguments.seed) })
}

/// Says which bot the game does not have, if there is one.
pub(crate) fn known(title: &dyn Title, bots: &[String]) -> anyhow::Result<()> {
    let known = title.bots();
    for bot in bots {
        if !known.contains(&bot.as_str()) && !is_program(bot)? {
            let game = title.profile().name;
            bail!("{game} has no bot {bot:?}; there is {}", known.join(", "));
        }
    }
    Ok(())
}

/// Plays games on several threads and gives what came of them in order of their numbers,
/// whoever played them.
pub(crate) fn in_order<T: Send>(
    numbers: Range<u64>,
    threads: NonZeroUsize,
    play: impl Fn(u64) -> anyhow::Result<T> + Sync,
) -> anyhow::Result<Vec<T>> {
    let next = AtomicU64::new(numbers.start);
    let work = || -> anyhow::Result<Vec<(u64, T)>> {
        let mut played = Vec::new();
        loop {
            let number = next.fetch_add(1, Ordering::Relaxed);
            if number >= numbers.end {
                return Ok(played);
            }
            // Where one fails nobody begins another.
            let came = play(number).inspect_err(|_| next.store(numbers.end, Ordering::Relaxed))?;
            played.push((number, came));
        }
    };
    let mut played = std::thread::scope(|scope| {
        let workers: Vec<_> = (1..threads.get()).map(|_| scope.spawn(work)).collect();
        let mut all = work()?;
        for worker in workers {
            let more = worker.join().map_err(|_| anyhow::anyhow!("a thread was lost"))?;
            all.extend(more?);
        }
        anyhow::Ok(all)
    })?;
    played.sort_by_key(|&(number, _)| number);
    Ok(played.into_iter().map(|(_, came)| came).collect())
}

fn prepare(folder: &Path) -> anyhow::Result<()> {
    let shown = folder.display();
    std::fs::create_dir_all(folder).with_context(|| format!("cannot create {shown}"))?;
    let mut files = folder.read_dir().with_context(|| format!("cannot read {shown}"))?;
    if files.next().is_some() {
        bail!("{shown} is not empty");
    }
    Ok(())
}

fn save(folder: &Path, number: u64, text: &str) -> anyhow::Result<()> {
    let file = folder.join(format!("{number:06}.jsonl"));
    std::fs::write(&file, text).with_context(|| format!("cannot write {}", file.display()))
}

/// On a terminal only; in a pipe indicatif draws nothing.
pub(crate) fn progress(games: u64) -> ProgressBar {
    let style = ProgressStyle::with_template("{bar:40} {pos}/{len} games, {eta} left");
    ProgressBar::new(games).with_style(style.unwrap_or_else(|_| ProgressStyle::default_bar()))
}

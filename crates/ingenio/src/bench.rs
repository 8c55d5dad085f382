//! `ingenio bench`: the project's own figures.

use std::process::ExitCode;
use std::time::Duration;

use anyhow::Context as _;
use catalog::{Figure, GAMES};
use clap::Args;
use indicatif::ProgressBar;
use rails::bench::{Boards, Times};
use serde_json::json;
use tabletop::Key as _;

use crate::output;

/// Measure the speed of the games, of the best run, and of the server.
#[derive(Debug, Args)]
#[command(after_help = "Example: cargo run --release -- bench --json")]
pub(crate) struct Arguments {
    /// How often each figure is measured; the median is shown.
    #[arg(long, default_value_t = 5, value_parser = clap::value_parser!(u32).range(1..=100))]
    runs: u32,
    /// Print one JSON object.
    #[arg(long)]
    json: bool,
}

pub(crate) fn run(arguments: &Arguments) -> anyhow::Result<ExitCode> {
    let bar = ProgressBar::new(GAMES.len() as u64 + 2);
    let mut figures: Vec<Figure> = Vec::new();
    for game in GAMES {
        bar.set_message(game.profile().name);
        figures.extend(game.bench(arguments.runs));
        bar.inc(1);
    }
    bar.set_message("best run");
    figures.extend(Boards::ALL.iter().flat_map(|&boards| best_runs(boards, arguments.runs)));
    bar.inc(1);
    bar.set_message("server");
    figures.extend(server(arguments.runs)?);
    bar.finish_and_clear();
    if arguments.json {
        output::json(&json!({ "figures": figures }))?;
    } else {
        for Figure { name, value, unit, lowest, highest, .. } in figures {
            output::line(format_args!(
                "{name:<32} {value:>12.0} {unit:<10} ({lowest:.0} to {highest:.0})"
            ))?;
        }
    }
    Ok(ExitCode::SUCCESS)
}

/// Boards searched in one run of the best-run figures.
const BOARDS: u64 = 2000;

/// How long the search for the best run of 18Cuba takes, over random boards.
fn best_runs(boards: Boards, runs: u32) -> Vec<Figure> {
    let runs: Vec<Times> =
        (1..=runs).map(|seed| Times::measure(boards, seed.into(), BOARDS)).collect();
    let figure = |what: &str, time: fn(&Times) -> Duration| {
        let micros = runs.iter().map(|times| time(times).as_secs_f64() * 1e6).collect();
        Figure::of(format!("best-run/{}/{what}", boards.key()), "µs", micros)
    };
    vec![
        figure("median", Times::median),
        figure("99th", Times::percentile_99),
        figure("worst", Times::worst),
    ]
}

/// The server's figures, on a database beside the program: elsewhere the disk may be another.
fn server(runs: u32) -> anyhow::Result<Vec<Figure>> {
    let folder = tempfile::Builder::new().prefix(".ingenio-bench").tempdir_in(".");
    let folder = folder.context("no folder can be made here for the server's database")?;
    let runtime = tokio::runtime::Runtime::new().context("the runtime does not start")?;
    Ok(runtime.block_on(server::bench(folder.path(), runs))?)
}

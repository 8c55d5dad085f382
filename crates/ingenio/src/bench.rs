//! `ingenio bench`: the project's own figures.

use std::process::ExitCode;

use anyhow::Context as _;
use catalog::{Figure, GAMES};
use clap::Args;
use indicatif::ProgressBar;
use serde_json::json;

use crate::output;

/// Measure the speed of the games, on one thread, and of the server.
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
    let bar = ProgressBar::new(GAMES.len() as u64 + 1);
    let mut figures: Vec<Figure> = Vec::new();
    for game in GAMES {
        bar.set_message(game.profile().name);
        figures.extend(game.bench(arguments.runs));
        bar.inc(1);
    }
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

/// The server's figures, on a database beside the program: elsewhere the disk may be another.
fn server(runs: u32) -> anyhow::Result<Vec<Figure>> {
    let folder = tempfile::Builder::new().prefix(".ingenio-bench").tempdir_in(".");
    let folder = folder.context("no folder can be made here for the server's database")?;
    let runtime = tokio::runtime::Runtime::new().context("the runtime does not start")?;
    Ok(runtime.block_on(server::bench(folder.path(), runs))?)
}

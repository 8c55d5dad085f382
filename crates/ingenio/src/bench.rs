//! `ingenio bench`: the project's own figures.

use std::process::ExitCode;

use catalog::{Figure, GAMES};
use clap::Args;
use indicatif::ProgressBar;
use serde_json::json;

use crate::output;

/// Measure the speed of the games, on one thread.
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
    let bar = ProgressBar::new(GAMES.len() as u64);
    let mut figures: Vec<Figure> = Vec::new();
    for game in GAMES {
        bar.set_message(game.profile().name);
        figures.extend(game.bench(arguments.runs));
        bar.inc(1);
    }
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

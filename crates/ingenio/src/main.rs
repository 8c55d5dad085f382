//! The only program: play, simulate, replay and measure.
//!
//! Each command is a module; this file only says what can be asked for.
//! Exit codes: 0 done, 1 checked and found wrong, 2 bad input or use.

mod bench;
mod games;
mod output;
mod replay;
mod route;
mod simulate;

use std::process::ExitCode;

use clap::{Parser, Subcommand};

/// A table for board games, rules enforced, with bots.
#[derive(Debug, Parser)]
#[command(name = "ingenio", version, arg_required_else_help = true)]
struct Arguments {
    #[command(subcommand)]
    command: Command,
}

#[derive(Debug, Subcommand)]
enum Command {
    Games(games::Arguments),
    Simulate(simulate::Arguments),
    Replay(replay::Arguments),
    Route(route::Arguments),
    Bench(bench::Arguments),
}

fn main() -> ExitCode {
    let done = match Arguments::parse().command {
        Command::Games(arguments) => games::run(&arguments),
        Command::Simulate(arguments) => simulate::run(&arguments),
        Command::Replay(arguments) => replay::run(&arguments),
        Command::Route(arguments) => route::run(&arguments),
        Command::Bench(arguments) => bench::run(&arguments),
    };
    done.unwrap_or_else(|error| {
        eprintln!("ingenio: {error:#}");
        ExitCode::from(output::BAD_INPUT)
    })
}

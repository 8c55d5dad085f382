//! The only program: play, simulate, replay, draw and measure.
//!
//! Each command is a module; this file only says what can be asked for.
//! Exit codes: 0 done, 1 checked and found wrong, 2 bad input or use.

mod bench;
mod board;
mod boxes;
mod games;
mod moving;
mod output;
mod programs;
mod replay;
mod serve;
mod simulate;
mod tournament;

use std::process::ExitCode;

use clap::{Parser, Subcommand};
use ingenio::route;
use mimalloc::MiMalloc;

/// A server takes and gives back small pieces all the time, on all threads.
#[global_allocator]
static ALLOCATOR: MiMalloc = MiMalloc;

/// A table for board games, rules enforced, with bots.
#[derive(Debug, Parser)]
#[command(name = "ingenio", version)]
struct Arguments {
    #[command(subcommand)]
    command: Option<Command>,
}

#[derive(Debug, Subcommand)]
enum Command {
    Serve(serve::Arguments),
    Games(games::Arguments),
    Simulate(simulate::Arguments),
    Tournament(tournament::Arguments),
    Replay(replay::Arguments),
    Board(board::Arguments),
    Route(route::Arguments),
    Bench(bench::Arguments),
    Box(boxes::Arguments),
    Backup(moving::Backup),
    Restore(moving::Restore),
    Migrate(moving::Migrate),
}

/// What is done if nothing is asked for.
fn usual() -> Command {
    let served = serve::Alone::parse_from(["ingenio"]);
    Command::Serve(served.arguments)
}

fn main() -> ExitCode {
    let command = Arguments::parse().command;
    let done = match command.unwrap_or_else(usual) {
        Command::Serve(arguments) => serve::run(&arguments),
        Command::Games(arguments) => games::run(&arguments),
        Command::Simulate(arguments) => simulate::run(&arguments),
        Command::Tournament(arguments) => tournament::run(&arguments),
        Command::Replay(arguments) => replay::run(&arguments),
        Command::Board(arguments) => board::run(&arguments),
        Command::Route(arguments) => route::run(&arguments),
        Command::Bench(arguments) => bench::run(&arguments),
        Command::Box(arguments) => boxes::run(&arguments),
        Command::Backup(arguments) => moving::backup(&arguments),
        Command::Restore(arguments) => moving::restore(&arguments),
        Command::Migrate(arguments) => moving::migrate(&arguments),
    };
    done.unwrap_or_else(|error| {
        eprintln!("ingenio: {error:#}");
        ExitCode::from(output::BAD_INPUT)
    })
}

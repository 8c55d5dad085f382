//! What can be asked for on the command line: each command is a module.
//!
//! Exit codes: 0 done, 1 checked and found wrong, 2 bad input or use.

mod bench;
mod board;
mod boxes;
mod desktop;
mod games;
mod logging;
mod moving;
mod output;
mod programs;
mod replay;
pub mod route;
mod serve;
mod simulate;
mod tournament;

use std::process::ExitCode;

use clap::{CommandFactory as _, Parser, Subcommand};

/// A table for board games, rules enforced, with bots.
#[derive(Debug, Parser)]
#[command(name = "ingenio", version)]
struct Arguments {
    /// Without a command it serves; on a desktop it then opens the browser, unless this is given
    /// or `INGENIO_OPEN` is `never`.
    #[arg(long)]
    no_open: bool,
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
    Rate(moving::Rate),
}

/// Everything that can be asked for, for manuals and shells.
pub fn command() -> clap::Command {
    Arguments::command()
}

/// What is done if nothing is asked for.
fn usual(no_open: bool) -> anyhow::Result<ExitCode> {
    let served = serve::Alone::parse_from(["ingenio"]);
    let opens = !no_open && desktop::is_here(|name| std::env::var_os(name));
    serve::run(&served.arguments, if opens { desktop::open } else { |_| {} })
}

/// Does what the command line asks for.
pub fn main() -> ExitCode {
    let Arguments { no_open, command } = Arguments::parse();
    let done = match command {
        None => usual(no_open),
        Some(Command::Serve(arguments)) => serve::run(&arguments, |_| {}),
        Some(Command::Games(arguments)) => games::run(&arguments),
        Some(Command::Simulate(arguments)) => simulate::run(&arguments),
        Some(Command::Tournament(arguments)) => tournament::run(&arguments),
        Some(Command::Replay(arguments)) => replay::run(&arguments),
        Some(Command::Board(arguments)) => board::run(&arguments),
        Some(Command::Route(arguments)) => route::run(&arguments),
        Some(Command::Bench(arguments)) => bench::run(&arguments),
        Some(Command::Box(arguments)) => boxes::run(&arguments),
        Some(Command::Backup(arguments)) => moving::backup(&arguments),
        Some(Command::Restore(arguments)) => moving::restore(&arguments),
        Some(Command::Migrate(arguments)) => moving::migrate(&arguments),
        Some(Command::Rate(arguments)) => moving::rate(&arguments),
    };
    done.unwrap_or_else(|error| {
        eprintln!("ingenio: {error:#}");
        ExitCode::from(output::BAD_INPUT)
    })
}

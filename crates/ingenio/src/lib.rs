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

use std::ffi::OsString;
use std::process::ExitCode;

use clap::builder::Resettable;
use clap::{CommandFactory as _, Parser, Subcommand};

/// The program's version, with the commit that it is built from.
const VERSION: &str = env!("INGENIO_VERSION");

/// A table for board games, rules enforced, with bots.
#[derive(Debug, Parser)]
#[command(name = "ingenio", version = VERSION)]
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
    let served: serve::Alone = parsed(["ingenio".into()]);
    let opens = !no_open && desktop::is_here(|name| std::env::var_os(name));
    serve::run(&served.arguments, opens.then_some(desktop::open))
}

/// What was asked for, in words or in the environment; a variable that is empty counts as none, but
/// for the one that says where the tables are: without it all of them would seem to be gone.
fn parsed<P: Parser>(words: impl IntoIterator<Item = OsString>) -> P {
    let mut command = P::command().mut_args(set_only);
    for name in
        command.get_subcommands().map(|known| known.get_name().to_owned()).collect::<Vec<_>>()
    {
        command = command.mut_subcommand(name, |known| known.mut_args(set_only));
    }
    let matches = command.clone().get_matches_from(words);
    P::from_arg_matches(&matches).unwrap_or_else(|error| error.format(&mut command).exit())
}

/// An option without its variable, if that is empty.
fn set_only(option: clap::Arg) -> clap::Arg {
    let value = option.get_env().and_then(std::env::var_os);
    let is_empty = value.is_some_and(|value| value.is_empty());
    if is_empty && option.get_id() != "database" {
        option.env(Resettable::<clap::builder::OsStr>::Reset)
    } else {
        option
    }
}

/// Does what the command line asks for.
pub fn main() -> ExitCode {
    let Arguments { no_open, command } = parsed(std::env::args_os());
    let done = match command {
        None => usual(no_open),
        Some(Command::Serve(arguments)) => serve::run(&arguments, None),
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

//! The program.

use std::{path::PathBuf, process::ExitCode};

use clap::{Parser, Subcommand};

mod route;

#[derive(Parser)]
#[command(about)]
struct Arguments {
    #[command(subcommand)]
    command: Command,
}

#[derive(Subcommand)]
enum Command {
    /// The best run of an 18Cuba company on given positions
    #[command(after_help = "Example: ingenio route position.json --json")]
    Route {
        /// Files with one position or a list of them
        #[arg(required = true, value_name = "FILE")]
        files: Vec<PathBuf>,
        /// One JSON object a line
        #[arg(long)]
        json: bool,
    },
}

fn main() -> anyhow::Result<ExitCode> {
    match Arguments::parse().command {
        Command::Route { files, json } => route::run(&files, json),
    }
}

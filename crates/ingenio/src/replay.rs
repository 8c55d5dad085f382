//! `ingenio replay`: check transcripts move by move.

use std::path::{Path, PathBuf};
use std::process::ExitCode;

use catalog::{Drawn, Fault, Replay};
use clap::Args;
use serde_json::{Value, json};
use title::Imprint;

use crate::{boxes, output};

/// Replay transcripts, checking every move and the stated result.
#[derive(Debug, Args)]
#[command(after_help = "Example: ingenio replay transcripts/*.jsonl")]
pub(crate) struct Arguments {
    /// The transcripts.
    #[arg(required = true)]
    files: Vec<PathBuf>,
    /// Draw all that chance brought once more from the dice that the table committed to.
    #[arg(long)]
    dice: bool,
    /// Print one JSON object a file.
    #[arg(long)]
    json: bool,
}

/// Stops at the first file that does not hold.
pub(crate) fn run(arguments: &Arguments) -> anyhow::Result<ExitCode> {
    for file in &arguments.files {
        let checked = check(file, arguments.dice);
        if arguments.json {
            output::json(&checked.report(file))?;
        }
        match checked {
            Checked::Holds(replay) if !arguments.json => {
                output::line(format_args!("{}: {}", file.display(), described(&replay)))?;
            }
            Checked::Holds(_) => {}
            Checked::Faulty(fault) => {
                eprintln!("ingenio: {}: {fault}", file.display());
                return Ok(ExitCode::from(match fault {
                    Fault::Breach { .. } => output::FOUND_WRONG,
                    Fault::Unreadable { .. } => output::BAD_INPUT,
                }));
            }
            Checked::Missing(error) => {
                eprintln!("ingenio: cannot read {}: {error}", file.display());
                return Ok(ExitCode::from(output::BAD_INPUT));
            }
        }
    }
    Ok(ExitCode::SUCCESS)
}

enum Checked {
    Holds(Box<Replay>),
    Faulty(Fault),
    Missing(std::io::Error),
}

fn check(file: &Path, dice: bool) -> Checked {
    let replay = if dice { catalog::replay_drawn } else { catalog::replay };
    match std::fs::read_to_string(file) {
        Ok(text) => match replay(&text) {
            Ok(replay) => Checked::Holds(Box::new(replay)),
            Err(fault) => Checked::Faulty(fault),
        },
        Err(error) => Checked::Missing(error),
    }
}

/// What a transcript that holds comes to.
fn described(replay: &Replay) -> String {
    let moves = replay.plies;
    let held = match (&replay.end, replay.table.outcome()) {
        (Some(end), _) => format!("{moves} moves hold, ended by {}", end.reason),
        (None, Some(_)) => format!("{moves} moves hold; the game is over, no result is stated"),
        (None, None) => format!("{moves} moves hold; the game is unfinished"),
    };
    let drawn = replay.drawn.as_ref().map(|drawn| {
        let Drawn { commitment, .. } = drawn;
        let draws = drawn.draws();
        let again = match drawn.taken_back() {
            0 => String::new(),
            count => format!(", {count} more were taken back"),
        };
        format!("{draws} draws are those of the dice committed to as {commitment}{again}")
    });
    let played = own_box(replay).map(|imprint| boxes::played_with(&imprint));
    [Some(held), drawn, played].into_iter().flatten().collect::<Vec<_>>().join("; ")
}

/// The box that was played with, if it is not the built-in one.
fn own_box(replay: &Replay) -> Option<Imprint> {
    boxes::own_box(catalog::find(&replay.header.game).ok()?, &replay.header.data)
}

impl Checked {
    fn report(&self, file: &Path) -> Value {
        let file = file.display().to_string();
        match self {
            Checked::Holds(replay) => {
                let mut report = json!({
                    "file": file,
                    "game": replay.header.game,
                    "plies": replay.plies,
                    "finished": replay.table.outcome().is_some(),
                    "end": replay.end,
                });
                if let Some(drawn) = &replay.drawn {
                    let (draws, taken_back) = (drawn.draws(), drawn.taken_back());
                    report["dice"] = json!({ "commitment": drawn.commitment, "draws": draws, "taken_back": taken_back });
                }
                if let Some(imprint) = own_box(replay) {
                    report["box"] = json!({ "hash": imprint.hash, "name": imprint.name });
                }
                report
            }
            Checked::Faulty(Fault::Breach { line, ply, message, rule, .. }) => {
                json!({ "file": file, "error": message, "line": line, "ply": ply, "rule": rule })
            }
            Checked::Faulty(Fault::Unreadable { line, message, plies }) => {
                json!({ "file": file, "error": message, "line": line, "plies": plies })
            }
            Checked::Missing(error) => json!({ "file": file, "error": error.to_string() }),
        }
    }
}

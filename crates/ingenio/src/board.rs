//! `ingenio board`: draw a transcript's board.

use std::path::{Path, PathBuf};
use std::process::ExitCode;

use anyhow::{Context as _, bail};
use catalog::{Fault, Replay};
use clap::Args;
use clap::builder::PossibleValuesParser;
use locale::Language;
use tabletop::{Key as _, Seat, Viewer};

use crate::output;

/// Draw the board of a transcript as one seat sees it.
#[derive(Debug, Args)]
#[command(after_help = "Example: ingenio board game.jsonl --ply 40 --seat 0 --out board.svg")]
pub(crate) struct Arguments {
    /// The transcript.
    file: PathBuf,
    /// Draw the position after so many moves [default: all].
    #[arg(long)]
    ply: Option<u64>,
    /// Whose view, counted from 0 [default: what everybody may see].
    #[arg(long)]
    seat: Option<u8>,
    /// The language of the words.
    #[arg(long, default_value = "en", value_parser = languages())]
    language: String,
    /// Where to write the drawing.
    #[arg(long)]
    out: PathBuf,
}

/// The languages to choose from, by their keys.
fn languages() -> PossibleValuesParser {
    PossibleValuesParser::new(Language::ALL.iter().map(|language| language.key()))
}

pub(crate) fn run(arguments: &Arguments) -> anyhow::Result<ExitCode> {
    let Arguments { file, ply, seat, language, out } = arguments;
    let text =
        std::fs::read_to_string(file).with_context(|| format!("cannot read {}", file.display()))?;
    let replay = match catalog::replay_to(&text, *ply) {
        Ok(replay) => replay,
        Err(fault) => return Ok(faulty(file, &fault)),
    };
    if let Some(ply) = ply.filter(|&ply| ply > replay.plies) {
        bail!("{} has {} moves, not {ply}", file.display(), replay.plies);
    }
    let viewer = viewer(&replay, *seat)?;
    let language = Language::from_key(language).unwrap_or(Language::En);
    let words = catalog::find(&replay.header.game)?.words(language);
    let drawing = replay.table.drawn().poster(viewer, words, &replay.header.names);
    std::fs::write(out, drawing.into_string())
        .with_context(|| format!("cannot write {}", out.display()))?;
    Ok(ExitCode::SUCCESS)
}

fn viewer(replay: &Replay, seat: Option<u8>) -> anyhow::Result<Viewer> {
    let players = replay.header.players;
    match seat {
        None => Ok(Viewer::Public),
        Some(seat) if seat < players => Ok(Viewer::Player(Seat::new(seat))),
        Some(seat) => bail!("there is no seat {seat}; the seats are 0 to {}", players - 1),
    }
}

fn faulty(file: &Path, fault: &Fault) -> ExitCode {
    eprintln!("ingenio: {}: {fault}", file.display());
    ExitCode::from(match fault {
        Fault::Breach { .. } => output::FOUND_WRONG,
        Fault::Unreadable { .. } => output::BAD_INPUT,
    })
}

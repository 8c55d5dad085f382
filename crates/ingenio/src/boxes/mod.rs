//! `ingenio box`: what is printed in a game's box, as a file to be corrected by its owner.

mod trial;

use std::fs::{self, File};
use std::io::Read as _;
use std::path::{Path, PathBuf};
use std::process::ExitCode;

use anyhow::{Context as _, anyhow, bail};
use boxes::{Complaint, MOST_BYTES};
use catalog::GAMES;
use clap::{Args, Subcommand};
use title::{Printed, Title};

use crate::output;

/// Write and check what is printed in a game's box.
#[derive(Debug, Args)]
#[command(after_help = example())]
pub(crate) struct Arguments {
    #[command(subcommand)]
    command: Command,
}

/// An example with a game that there is.
fn example() -> String {
    let game = GAMES.first().map_or("GAME", |game| game.profile().id);
    format!("Example: ingenio box new {game} > my-box.toml\n         ingenio box check my-box.toml")
}

#[derive(Debug, Subcommand)]
enum Command {
    /// Print a game's box as a file that an owner may correct.
    New {
        /// The game, by its id (see `ingenio games`).
        game: String,
    },
    /// Check box files and play with what is printed there.
    Check {
        /// The files.
        #[arg(required = true, value_name = "FILE")]
        files: Vec<PathBuf>,
    },
}

pub(crate) fn run(arguments: &Arguments) -> anyhow::Result<ExitCode> {
    match &arguments.command {
        Command::New { game } => {
            let file = catalog::find(game)?.boxes().file();
            output::line(file.trim_end())?;
            Ok(ExitCode::SUCCESS)
        }
        Command::Check { files } => {
            let mut sound = true;
            for file in files {
                sound &= check(file)?;
            }
            Ok(if sound { ExitCode::SUCCESS } else { ExitCode::from(output::FOUND_WRONG) })
        }
    }
}

/// Whether a box file is sound and every game played with it goes well.
fn check(file: &Path) -> anyhow::Result<bool> {
    let shown = file.display();
    let (title, printed) = match catalog::read_box(&text(file)?) {
        Ok(read) => read,
        Err(wrong) => {
            for complaint in &wrong {
                output::line(format_args!("{shown}: {complaint}"))?;
            }
            let count = wrong.len();
            output::line(format_args!("{shown}: {count} complaint(s); nothing was played"))?;
            return Ok(false);
        }
    };
    let Printed { hash, name, .. } = &printed;
    let game = title.profile().name;
    output::line(format_args!("{shown}: a sound box of {game}, {name:?}, data {hash}"))?;
    if let Some(parent) = &printed.parent
        && title.boxes().find(parent).is_none()
    {
        output::line(format_args!("  it corrects {parent}, which is not known here"))?;
    }
    let kept = title.boxes().keep(&printed.value)?;
    trial::play(title, &kept)
}

/// Reads a box file of whichever game, or says everything that is wrong with it.
pub(crate) fn read(file: &Path) -> anyhow::Result<(String, Printed)> {
    let read = catalog::read_box(&text(file)?);
    let (title, printed) = read.map_err(|wrong| refused(file, &wrong))?;
    Ok((title.profile().id.to_owned(), printed))
}

/// Reads a box file of a game and keeps it to be played with.
pub(crate) fn kept(title: &dyn Title, file: &Path) -> anyhow::Result<Printed> {
    let printed = title.boxes().read(&text(file)?).map_err(|wrong| refused(file, &wrong))?;
    Ok(title.boxes().keep(&printed.value)?)
}

fn refused(file: &Path, wrong: &[Complaint]) -> anyhow::Error {
    let wrong: Vec<String> = wrong.iter().map(|one| format!("\n  {one}")).collect();
    anyhow!("{} is no sound box:{}", file.display(), wrong.concat())
}

/// A file's text; of one that is far too long only as much as shows it.
fn text(file: &Path) -> anyhow::Result<String> {
    let shown = file.display();
    if fs::metadata(file).is_ok_and(|about| about.is_dir()) {
        bail!("{shown} is a folder");
    }
    let opened = File::open(file).with_context(|| format!("cannot read {shown}"))?;
    let mut text = Vec::new();
    let most = u64::try_from(MOST_BYTES).unwrap_or(u64::MAX).saturating_add(1);
    opened.take(most).read_to_end(&mut text).with_context(|| format!("cannot read {shown}"))?;
    if text.len() > MOST_BYTES {
        bail!("{shown} is longer than {MOST_BYTES} bytes, which no box is");
    }
    String::from_utf8(text).with_context(|| format!("{shown} is no text"))
}

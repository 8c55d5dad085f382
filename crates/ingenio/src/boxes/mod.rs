//! `ingenio box`: what is printed in a game's box, as a file to be corrected by its owner.

mod trial;

use std::path::{Path, PathBuf};
use std::process::ExitCode;

use anyhow::{anyhow, bail};
use boxes::{Complaint, quoted};
use catalog::GAMES;
use clap::{Args, Subcommand};
use title::{Imprint, Printed, Title};

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
    format!("{}\n         ingenio box check my-box.toml", example_of_new())
}

fn example_of_new() -> String {
    let game = GAMES.first().map_or("GAME", |game| game.profile().id);
    format!("Example: ingenio box new {game} > my-box.toml")
}

#[derive(Debug, Subcommand)]
enum Command {
    /// Print a game's box as a file that an owner may correct.
    #[command(after_help = example_of_new())]
    New {
        /// The game, by its id (see `ingenio games`).
        game: String,
    },
    /// Check box files and play with what is printed there.
    ///
    /// Every file is told of, whatever is wrong with the others. Exit code: 0 all are sound,
    /// 1 one is not, 2 one cannot be read or is no plain file of at most 256 KiB.
    #[command(after_help = "Example: ingenio box check my-box.toml another-box.toml")]
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
            let all: Vec<Looked<'_>> = files.iter().map(|file| Looked::at(file)).collect();
            let mut worst = 0;
            for (number, looked) in all.iter().enumerate() {
                worst = worst.max(looked.told(&all[..number], &all)?);
            }
            Ok(ExitCode::from(worst))
        }
    }
}

/// A sound box with its game, or everything that is wrong with it.
type Judged = Result<(&'static dyn Title, Printed), Vec<Complaint>>;

/// A file that is to be checked.
struct Looked<'f> {
    file: &'f Path,
    /// What it holds, or what is wrong with it; a sentence if it cannot be read at all.
    read: anyhow::Result<Judged>,
}

impl<'f> Looked<'f> {
    fn at(file: &'f Path) -> Looked<'f> {
        Looked { file, read: text(file).map(|text| catalog::read_box(&text)) }
    }

    /// Tells of the file, `before` being those told of already, and plays with a sound box; the
    /// exit code it asks for.
    fn told(&self, before: &[Looked<'_>], all: &[Looked<'_>]) -> anyhow::Result<u8> {
        let shown = self.file.display();
        let (title, printed) = match &self.read {
            // What cannot be read keeps nobody from the next.
            Err(why) => {
                eprintln!("ingenio: {why:#}");
                return Ok(output::BAD_INPUT);
            }
            Ok(Err(wrong)) => {
                for complaint in wrong {
                    output::line(format_args!("{shown}: {complaint}"))?;
                }
                let count = complaints(wrong.len());
                output::line(format_args!("{shown}: {count}; nothing was played"))?;
                return Ok(output::FOUND_WRONG);
            }
            Ok(Ok(read)) => read,
        };
        let (game, name) = (title.profile().name, quoted(&printed.name));
        let hash = &printed.hash;
        output::line(format_args!("{shown}: a sound box of {game}, {name}, data {hash}"))?;
        if let Some(parent) = &printed.parent {
            output::line(format_args!("  {}", corrected(*title, parent, all)))?;
        }
        let same = "the same values, so that a server offers only one of them";
        if printed.is_built_in {
            output::line(format_args!("  the built-in box has {same}"))?;
        }
        if let Some(twin) = before.iter().find(|other| other.holds(*title, hash).is_some()) {
            output::line(format_args!("  {} has {same}", twin.file.display()))?;
        }
        match title.boxes().keep(&printed.value) {
            Ok(kept) if trial::play(*title, &kept)? => Ok(0),
            Ok(_) => Ok(output::FOUND_WRONG),
            Err(why) => {
                output::line(format_args!("{shown}: {why}; nothing was played"))?;
                Ok(output::FOUND_WRONG)
            }
        }
    }

    /// The box of a game whose values have this hash, if it is the one in the file.
    fn holds(&self, title: &dyn Title, hash: &str) -> Option<&Printed> {
        let (of, printed) = self.read.as_ref().ok()?.as_ref().ok()?;
        let is_it = of.profile().id == title.profile().id && printed.hash == hash;
        is_it.then_some(printed)
    }
}

/// A sentence about the box that one corrects: ours, or one of the files.
fn corrected(title: &dyn Title, parent: &str, all: &[Looked<'_>]) -> String {
    let named = all.iter().find_map(|other| other.holds(title, parent));
    let named = named.map(|printed| printed.name.clone());
    match named.or_else(|| title.boxes().imprint(parent).map(|known| known.name)) {
        Some(name) => format!("it corrects {}, data {parent}", quoted(&name)),
        None => format!("it corrects {parent}, which is not known here"),
    }
}

fn complaints(count: usize) -> String {
    if count == 1 { "1 complaint".to_owned() } else { format!("{count} complaints") }
}

/// Reads a box file of whichever game, or says everything that is wrong with it.
pub(crate) fn read(file: &Path) -> anyhow::Result<(String, Printed)> {
    let read = catalog::read_box(&text(file)?);
    let (title, printed) = read.map_err(|wrong| refused(file, &wrong))?;
    Ok((title.profile().id.to_owned(), printed))
}

/// The hash of the box in a file, which is kept to be played with; of the built-in one if no file
/// is named.
pub(crate) fn chosen(title: &dyn Title, file: Option<&Path>) -> anyhow::Result<String> {
    let printed = file.map(|file| kept(title, file)).transpose()?;
    Ok(printed.map_or_else(|| title.boxes().built_in().hash, |printed| printed.hash))
}

/// Reads a box file of a game and keeps it to be played with.
pub(crate) fn kept(title: &dyn Title, file: &Path) -> anyhow::Result<Printed> {
    let read = catalog::read_box(&text(file)?);
    let (of, printed) = read.map_err(|wrong| refused(file, &wrong))?;
    if of.profile().id != title.profile().id {
        let (of, game) = (of.profile().name, title.profile().name);
        bail!("{} is a box of {of}, not of {game}", file.display());
    }
    Ok(title.boxes().keep(&printed.value)?)
}

fn refused(file: &Path, wrong: &[Complaint]) -> anyhow::Error {
    let wrong: Vec<String> = wrong.iter().map(|one| format!("\n  {one}")).collect();
    anyhow!("{} is no sound box:{}", file.display(), wrong.concat())
}

/// A file's text, or a sentence.
fn text(file: &Path) -> anyhow::Result<String> {
    catalog::box_text(file).map_err(|why| anyhow!("{}: {why}", file.display()))
}

/// The box that a game was played with, if it is not the built-in one.
pub(crate) fn own_box(title: &dyn Title, hash: &str) -> Option<Imprint> {
    title.boxes().imprint(hash).filter(|imprint| !imprint.is_built_in)
}

/// A sentence about the box that was played with.
pub(crate) fn played_with(imprint: &Imprint) -> String {
    format!("played with {}, data {}", quoted(&imprint.name), imprint.hash)
}

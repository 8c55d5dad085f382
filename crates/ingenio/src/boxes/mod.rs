//! `ingenio box`: what is printed in a game's box, as a file to be corrected by its owner.

mod trial;

use std::path::{Path, PathBuf};
use std::process::ExitCode;

use anyhow::anyhow;
use boxes::Complaint;
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
    ///
    /// Every file is told of, whatever is wrong with the others. Exit code: 0 all are sound,
    /// 1 one is not, 2 one cannot be read or is no plain file of at most 256 KiB.
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
            let mut checked = Checked::default();
            for file in files {
                checked.file(file)?;
            }
            Ok(checked.code())
        }
    }
}

/// What came of the files so far.
#[derive(Debug, Default)]
struct Checked<'f> {
    /// Those that hold a sound box, by game and hash.
    sound: Vec<(&'static str, String, &'f Path)>,
    found_wrong: bool,
    unreadable: bool,
}

impl<'f> Checked<'f> {
    /// Checks one more file; one that cannot be read keeps nobody from the next.
    fn file(&mut self, file: &'f Path) -> anyhow::Result<()> {
        match text(file) {
            Ok(text) => self.found_wrong |= !self.text(file, &text)?,
            Err(why) => {
                eprintln!("ingenio: {why:#}");
                self.unreadable = true;
            }
        }
        Ok(())
    }

    /// The worst of it, as exit codes go.
    fn code(&self) -> ExitCode {
        match (self.unreadable, self.found_wrong) {
            (true, _) => ExitCode::from(output::BAD_INPUT),
            (false, true) => ExitCode::from(output::FOUND_WRONG),
            (false, false) => ExitCode::SUCCESS,
        }
    }

    /// Whether a box is sound and every game played with it goes well.
    fn text(&mut self, file: &'f Path, text: &str) -> anyhow::Result<bool> {
        let shown = file.display();
        let (title, printed) = match catalog::read_box(text) {
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
        if let Some(parent) = &printed.parent {
            output::line(format_args!("  {}", Checked::parent(title, parent)))?;
        }
        self.twin(title, &printed, file)?;
        let kept = title.boxes().keep(&printed.value)?;
        trial::play(title, &kept)
    }

    /// A sentence about the box that one corrects.
    fn parent(title: &dyn Title, parent: &str) -> String {
        let known = title.boxes().imprint(parent);
        known.map_or_else(
            || format!("it corrects {parent}, which is not known here"),
            |known| format!("it corrects {:?}, data {parent}", known.name),
        )
    }

    /// Says if a server would not offer the box, since another has the same values.
    fn twin(&mut self, title: &dyn Title, printed: &Printed, file: &'f Path) -> anyhow::Result<()> {
        let same = "the same values, so that a server offers only one of them";
        if printed.is_built_in {
            output::line(format_args!("  the built-in box has {same}"))?;
        }
        let game = title.profile().id;
        let is_twin = |(of, hash, _): &&(&str, String, &Path)| *of == game && *hash == printed.hash;
        if let Some((_, _, first)) = self.sound.iter().find(is_twin) {
            output::line(format_args!("  {} has {same}", first.display()))?;
        }
        self.sound.push((game, printed.hash.clone(), file));
        Ok(())
    }
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

/// A file's text, or a sentence.
fn text(file: &Path) -> anyhow::Result<String> {
    catalog::box_text(file).map_err(|why| anyhow!("{}: {why}", file.display()))
}

//! `ingenio backup`, `restore`, `migrate`: tables move from one store to another; `rate`: what
//! follows from how they ended is reckoned again.

use std::fmt;
use std::fs::{DirEntry, File};
use std::io::{BufRead as _, BufReader, BufWriter, Write as _};
use std::path::{Path, PathBuf};
use std::process::ExitCode;

use anyhow::{Context as _, bail};
use clap::error::ErrorKind;
use clap::parser::ValueSource;
use clap::{ArgMatches, Args, FromArgMatches};
use store::{Home, Lock, Store};
use tempfile::NamedTempFile;

use crate::output;

/// What a backup's folder holds.
const FILE: &str = "tables.jsonl";
/// How a copy is called until it is whole.
const BEGUN: &str = ".tables-begun-";

/// Where the tables are, as it is said.
#[derive(Debug, Args)]
struct Given {
    /// The folder that holds the tables.
    #[arg(long, value_name = "DIR", env = "INGENIO_DATA", default_value = "./ingenio-data")]
    data: PathBuf,
    /// The database that holds them instead: postgres://user:password@host:port/name.
    #[arg(long, value_name = "URL", env = "INGENIO_DATABASE", hide_env_values = true)]
    database: Option<String>,
}

/// Where the tables are.
#[derive(Debug)]
struct Place {
    data: PathBuf,
    database: Option<String>,
}

impl FromArgMatches for Place {
    /// What stands on the command line counts more than what is set in the environment.
    fn from_arg_matches(matches: &ArgMatches) -> Result<Place, clap::Error> {
        let said = |name| matches.value_source(name) == Some(ValueSource::CommandLine);
        let Given { data, database } = Given::from_arg_matches(matches)?;
        match (said("data"), said("database")) {
            (true, true) => Err(clap::Error::raw(
                ErrorKind::ArgumentConflict,
                "the tables are in one place: say --data or --database, not both\n",
            )),
            (true, false) => Ok(Place { data, database: None }),
            (false, _) => Ok(Place { data, database }),
        }
    }

    fn update_from_arg_matches(&mut self, matches: &ArgMatches) -> Result<(), clap::Error> {
        *self = Place::from_arg_matches(matches)?;
        Ok(())
    }
}

impl Args for Place {
    fn augment_args(command: clap::Command) -> clap::Command {
        Given::augment_args(command)
    }

    fn augment_args_for_update(command: clap::Command) -> clap::Command {
        Given::augment_args_for_update(command)
    }
}

/// As it is named to people: the address of a database may hold a password.
impl fmt::Display for Place {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match &self.database {
            Some(_) => f.write_str("the database"),
            None => write!(f, "{}", self.data.display()),
        }
    }
}

impl Place {
    fn home(&self) -> Home<'_> {
        self.database.as_ref().map_or(Home::Folder(&self.data), |url| Home::Database(url))
    }

    async fn open(&self) -> store::Result<Store> {
        match self.home() {
            Home::Folder(folder) => Store::open(folder).await,
            Home::Database(url) => Store::connect(url).await,
        }
    }

    /// Makes sure that there are tables in the folder, if it is one.
    fn is_there(&self) -> anyhow::Result<()> {
        if self.database.is_none() && !self.data.join("ingenio.sqlite").exists() {
            bail!("there are no tables in {}", self.data.display());
        }
        Ok(())
    }

    /// Keeps others from the folder, if it is one.
    fn locked(&self) -> anyhow::Result<Option<Lock>> {
        if self.database.is_some() {
            return Ok(None);
        }
        let lock = Lock::take(&self.data);
        Ok(Some(lock.with_context(|| format!("{} cannot be used", self.data.display()))?))
    }
}

/// Copy all tables as they are at this moment, also while a server runs.
#[derive(Debug, Args)]
#[command(after_help = "Example: ingenio backup sunday --data ./ingenio-data")]
pub(crate) struct Backup {
    /// The folder to write to; it is made, and must hold nothing.
    folder: PathBuf,
    #[command(flatten)]
    place: Place,
}

/// Put a backup into a store that is empty, of either kind.
#[derive(Debug, Args)]
#[command(after_help = "Example: ingenio restore sunday --database postgres://ingenio@db/ingenio")]
pub(crate) struct Restore {
    /// The folder that `ingenio backup` wrote.
    folder: PathBuf,
    #[command(flatten)]
    place: Place,
}

/// Bring the schema of a store up to date, as `serve` does when it starts.
#[derive(Debug, Args)]
#[command(after_help = "Example: ingenio migrate --data ./ingenio-data")]
pub(crate) struct Migrate {
    #[command(flatten)]
    place: Place,
}

/// Reckon everybody's rating again from how the games ended.
#[derive(Debug, Args)]
#[command(after_help = "Example: ingenio rate --data ./ingenio-data")]
pub(crate) struct Rate {
    #[command(flatten)]
    place: Place,
}

fn runtime() -> anyhow::Result<tokio::runtime::Runtime> {
    tokio::runtime::Runtime::new().context("the runtime does not start")
}

pub(crate) fn backup(Backup { folder, place }: &Backup) -> anyhow::Result<ExitCode> {
    place.is_there()?;
    std::fs::create_dir_all(folder).with_context(|| format!("no folder {}", folder.display()))?;
    clear(folder)?;
    // For its user alone, as it holds what is secret; and gone unless all of it was written.
    let file = tempfile::Builder::new()
        .prefix(BEGUN)
        .tempfile_in(folder)
        .with_context(|| format!("nothing can be written to {}", folder.display()))?;
    let mut text = BufWriter::new(file);
    let written = runtime()?.block_on(store::backup(place.home(), |line| writeln!(text, "{line}")));
    let rows = written.context("nothing was copied")?;
    let path = folder.join(FILE);
    kept(text, &path).context("the copy cannot be written")?;
    output::line(format_args!("{rows} rows of {place} in {}", path.display()))?;
    Ok(ExitCode::SUCCESS)
}

/// Refuses a folder that holds something else than copies that were begun and killed before they
/// were whole; these go.
fn clear(folder: &Path) -> anyhow::Result<()> {
    let inside: std::io::Result<Vec<DirEntry>> = std::fs::read_dir(folder)?.collect();
    let inside = inside?;
    let is_begun = |entry: &DirEntry| entry.file_name().to_string_lossy().starts_with(BEGUN);
    if !inside.iter().all(is_begun) {
        bail!("{} is not empty", folder.display());
    }
    for entry in inside {
        std::fs::remove_file(entry.path())
            .with_context(|| format!("{} cannot be removed", entry.path().display()))?;
    }
    Ok(())
}

/// Gives a copy its name when it is on the disk: before it is none.
fn kept(text: BufWriter<NamedTempFile>, path: &Path) -> anyhow::Result<()> {
    let file = text.into_inner()?;
    file.as_file().sync_all()?;
    file.persist_noclobber(path)?;
    if let Some(folder) = path.parent() {
        File::open(folder)?.sync_all()?;
    }
    Ok(())
}

pub(crate) fn restore(Restore { folder, place }: &Restore) -> anyhow::Result<ExitCode> {
    let path = folder.join(FILE);
    let file = File::open(&path).with_context(|| path.display().to_string())?;
    let _lock = place.locked()?;
    let lines = BufReader::new(file).lines();
    let restored = runtime()?.block_on(store::restore(place.home(), lines));
    let rows = restored.with_context(|| format!("{} was not put back", path.display()))?;
    output::line(format_args!("{rows} rows from {} in {place}", path.display()))?;
    Ok(ExitCode::SUCCESS)
}

pub(crate) fn migrate(Migrate { place }: &Migrate) -> anyhow::Result<ExitCode> {
    place.is_there()?;
    let _lock = place.locked()?;
    runtime()?.block_on(place.open()).context("the store cannot be brought up to date")?;
    output::line(format_args!("{place} is up to date"))?;
    Ok(ExitCode::SUCCESS)
}

pub(crate) fn rate(Rate { place }: &Rate) -> anyhow::Result<ExitCode> {
    place.is_there()?;
    let _lock = place.locked()?;
    let rated = runtime()?.block_on(async { place.open().await?.rate_again().await });
    rated.context("the ratings cannot be reckoned again")?;
    output::line(format_args!("the ratings in {place} are reckoned again"))?;
    Ok(ExitCode::SUCCESS)
}

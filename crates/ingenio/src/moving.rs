//! `ingenio backup`, `restore`, `migrate`: tables move from one store to another; `rate`: what
//! follows from how they ended is reckoned again.

use std::fs::File;
use std::io::{BufRead as _, BufReader, BufWriter, Write as _};
use std::path::{Path, PathBuf};
use std::process::ExitCode;

use anyhow::{Context as _, bail};
use clap::Args;
use store::{Home, Lock, Store};

use crate::output;

/// What a backup's folder holds.
const FILE: &str = "tables.jsonl";

/// Where the tables are.
#[derive(Debug, Args)]
struct Place {
    /// The folder that holds the tables.
    #[arg(long, value_name = "DIR", env = "INGENIO_DATA", default_value = "./ingenio-data")]
    data: PathBuf,
    /// The database that holds them instead: postgres://user:password@host:port/name.
    #[arg(long, value_name = "URL", env = "INGENIO_DATABASE", hide_env_values = true)]
    database: Option<String>,
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
    if std::fs::read_dir(folder)?.next().is_some() {
        bail!("{} is not empty", folder.display());
    }
    let path = folder.join(FILE);
    let mut file = BufWriter::new(private(&path)?);
    let written = runtime()?.block_on(store::backup(place.home(), |line| writeln!(file, "{line}")));
    let rows = written.context("nothing was copied")?;
    // It is a copy when it is on the disk.
    file.into_inner().context("the copy cannot be written")?.sync_all()?;
    output::line(format_args!("{rows} rows in {}", path.display()))?;
    Ok(ExitCode::SUCCESS)
}

/// A new file for its user alone: it holds what is secret.
fn private(path: &Path) -> anyhow::Result<File> {
    let mut options = File::options();
    options.write(true).create_new(true);
    #[cfg(unix)]
    std::os::unix::fs::OpenOptionsExt::mode(&mut options, 0o600);
    options.open(path).with_context(|| path.display().to_string())
}

pub(crate) fn restore(Restore { folder, place }: &Restore) -> anyhow::Result<ExitCode> {
    let path = folder.join(FILE);
    let file = File::open(&path).with_context(|| path.display().to_string())?;
    let _lock = place.locked()?;
    let lines = BufReader::new(file).lines();
    let restored = runtime()?.block_on(store::restore(place.home(), lines));
    let rows = restored.with_context(|| format!("{} was not put back", path.display()))?;
    output::line(format_args!("{rows} rows from {}", path.display()))?;
    Ok(ExitCode::SUCCESS)
}

pub(crate) fn migrate(Migrate { place }: &Migrate) -> anyhow::Result<ExitCode> {
    place.is_there()?;
    let _lock = place.locked()?;
    runtime()?.block_on(place.open()).context("the store cannot be brought up to date")?;
    output::line("up to date")?;
    Ok(ExitCode::SUCCESS)
}

pub(crate) fn rate(Rate { place }: &Rate) -> anyhow::Result<ExitCode> {
    place.is_there()?;
    let _lock = place.locked()?;
    let rated = runtime()?.block_on(async { place.open().await?.rate_again().await });
    rated.context("the ratings cannot be reckoned again")?;
    output::line("reckoned again")?;
    Ok(ExitCode::SUCCESS)
}

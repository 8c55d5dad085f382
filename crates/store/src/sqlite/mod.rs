//! The embedded database.

mod bare;
mod batch;
mod complaint;
mod files;
mod reading;
mod writer;
mod writing;

use std::path::Path;
use std::time::Duration;

use serde_json::Value;
use sqlx::sqlite::{
    SqliteConnectOptions, SqliteJournalMode, SqlitePool, SqlitePoolOptions, SqliteSynchronous,
};
use sqlx::{ConnectOptions as _, Connection as _, Row as _, SqliteConnection};
use tokio::sync::mpsc;

use crate::lock::LOCK;
use crate::private;
use crate::{Agreed, Entry, Guest, NewSeat, NewSitter, Result, StoreError, Summary};
pub use bare::{Row, append_bare};
use files::Files;
use writer::Job;
use writing::Write;

/// The migrations, in order; the file's `user_version` counts those done.
const MIGRATIONS: &[&str] = &[
    include_str!("../../migrations/sqlite/0001_tables.sql"),
    include_str!("../../migrations/sqlite/0002_intents.sql"),
    include_str!("../../migrations/sqlite/0003_aids.sql"),
    include_str!("../../migrations/sqlite/0004_probes.sql"),
    include_str!("../../migrations/sqlite/0005_links.sql"),
    include_str!("../../migrations/sqlite/0006_boxes.sql"),
    include_str!("../../migrations/sqlite/0007_strict.sql"),
];

/// The file that holds the tables.
const FILE: &str = "ingenio.sqlite";
/// A lock that somebody else holds is waited for no longer than this.
const PATIENCE: Duration = Duration::from_secs(2);

/// So long it is looked at the start whether the file is sound; a very large one is not
/// looked through to its end.
const INSPECTION: Duration = Duration::from_secs(5);

/// `SQLite` in one file: one task writes, others read meanwhile.
#[derive(Clone, Debug)]
pub struct Sqlite {
    writer: mpsc::Sender<Job>,
    read: SqlitePool,
}

impl Sqlite {
    pub(crate) async fn open(folder: &Path) -> Result<Sqlite> {
        let io = |error| StoreError::Backend(sqlx::Error::Io(error));
        let file = std::fs::metadata(folder.join(FILE));
        let empty = file.as_ref().is_ok_and(|file| file.len() == 0);
        let log = std::fs::metadata(folder.join(format!("{FILE}-wal")));
        if (empty || file.is_err()) && log.is_ok_and(|log| log.len() > 0) {
            // Opened as it is, the database would begin anew and throw its log away.
            let what = if empty { "empty" } else { "missing" };
            return Err(StoreError::Damaged(format!("{FILE} is {what}, but {FILE}-wal is not")));
        }
        prepare(folder).map_err(io)?;
        let options = options(folder);
        inspect(&options).await?;
        let mut connection = options.connect().await?;
        migrate(&mut connection).await?;
        writing::read_all(&mut connection).await?;
        if empty {
            tracing::warn!("{FILE} was empty: a new database was made in it");
        }
        let read = SqlitePoolOptions::new().max_connections(4);
        let read = read.connect_with(options.clone().read_only(true)).await?;
        let files = Files::new(&folder.join(FILE), &folder.join(LOCK));
        // A file that has vanished is not to be made anew under a running server.
        let writer =
            writer::spawn(options.create_if_missing(false), connection, files).map_err(io)?;
        Ok(Sqlite { writer, read })
    }

    async fn write(&self, write: Write) -> Result<i64> {
        writer::ask(&self.writer, write).await
    }

    pub(crate) async fn probe(&self) -> Result<()> {
        self.write(Write::Probe).await.map(drop)
    }

    pub(crate) async fn checkpoint(&self) -> Result<()> {
        self.write(Write::Checkpoint).await.map(drop)
    }

    pub(crate) async fn bound(&self, pages: u32) -> Result<()> {
        self.write(Write::Bound { pages }).await.map(drop)
    }

    pub(crate) async fn add_guest(&self, hash: &[u8], name: &str, at: i64) -> Result<Guest> {
        let (hash, name) = (hash.to_vec(), name.to_owned());
        let id = self.write(Write::Guest { hash, name: name.clone(), at }).await?;
        Ok(Guest { id, name })
    }

    pub(crate) async fn rename_guest(&self, guest: i64, name: &str) -> Result<()> {
        self.write(Write::Rename { guest, name: name.to_owned() }).await.map(drop)
    }

    pub(crate) async fn create(
        &self,
        agreed: &Agreed,
        seats: &[NewSeat],
        entries: &[Entry],
        summary: Summary,
    ) -> Result<()> {
        let (agreed, seats, entries) = (agreed.clone(), seats.to_vec(), entries.to_vec());
        self.write(Write::Create { agreed, seats, entries, summary }).await.map(drop)
    }

    pub(crate) async fn keep_box(&self, hash: &str, game: &str, body: &Value) -> Result<()> {
        let [hash, game] = [hash, game].map(str::to_owned);
        self.write(Write::Box { hash, game, body: body.to_string(), over: false }).await.map(drop)
    }

    pub(crate) async fn mend_box(&self, hash: &str, game: &str, body: &Value) -> Result<()> {
        let [hash, game] = [hash, game].map(str::to_owned);
        self.write(Write::Box { hash, game, body: body.to_string(), over: true }).await.map(drop)
    }

    pub(crate) async fn intend(&self, id: &str, seat: u8, intent: Option<&str>) -> Result<()> {
        let (id, intent) = (id.to_owned(), intent.map(str::to_owned));
        self.write(Write::Intend { id, seat, intent }).await.map(drop)
    }

    pub(crate) async fn append(
        &self,
        id: &str,
        entries: Vec<Entry>,
        summary: Summary,
    ) -> Result<()> {
        self.write(Write::Append { id: id.to_owned(), entries, summary }).await.map(drop)
    }

    pub(crate) async fn take_seat(
        &self,
        id: &str,
        sitter: NewSitter,
        entry: &Entry,
        summary: Summary,
    ) -> Result<()> {
        let (id, entry) = (id.to_owned(), entry.clone());
        self.write(Write::Sit { id, sitter, entry, summary }).await.map(drop)
    }

    pub(crate) async fn set_invite(&self, id: &str, seat: u8, invite: Option<&str>) -> Result<()> {
        let (id, invite) = (id.to_owned(), invite.map(str::to_owned));
        self.write(Write::Invite { id, seat, invite }).await.map(drop)
    }

    pub(crate) async fn add_key(&self, hash: &[u8], id: &str, seat: u8, at: i64) -> Result<()> {
        let (hash, id) = (hash.to_vec(), id.to_owned());
        self.write(Write::Key { hash, id, seat, at }).await.map(drop)
    }

    pub(crate) async fn use_key(&self, hash: &[u8], guest: i64, since: i64) -> Result<()> {
        self.write(Write::Used { hash: hash.to_vec(), guest, since }).await.map(drop)
    }
}

/// Makes folder and file if need be, for their user alone; what the database puts
/// beside the file gets its permissions.
fn prepare(folder: &Path) -> std::io::Result<()> {
    private::folder(folder)?;
    let beside = ["-wal", "-shm"].map(|ending| folder.join(format!("{FILE}{ending}")));
    for path in
        std::iter::once(folder.join(FILE)).chain(beside.into_iter().filter(|path| path.exists()))
    {
        private::file(&path)?;
    }
    Ok(())
}

/// Looks through the file for damage before anything is changed in it. The connection is its
/// own: where the time is not enough it goes on by itself and then closes.
async fn inspect(options: &SqliteConnectOptions) -> Result<()> {
    let mut connection = options.connect().await?;
    let looking = async move {
        let found: String =
            sqlx::query_scalar("pragma quick_check(1)").fetch_one(&mut connection).await?;
        connection.close().await?;
        if found == "ok" { Ok(()) } else { Err(StoreError::Damaged(found)) }
    };
    tokio::time::timeout(INSPECTION, looking).await.unwrap_or(Ok(()))
}

/// How the file is opened, whoever does.
fn options(folder: &Path) -> SqliteConnectOptions {
    SqliteConnectOptions::new()
        .filename(folder.join(FILE))
        .create_if_missing(true)
        .journal_mode(SqliteJournalMode::Wal)
        // A move is on the disk before it is acknowledged.
        .synchronous(SqliteSynchronous::Full)
        .foreign_keys(true)
        .busy_timeout(PATIENCE)
        .disable_statement_logging()
}

async fn migrate(connection: &mut SqliteConnection) -> Result<()> {
    let row = sqlx::query("pragma user_version").fetch_one(&mut *connection).await?;
    let done: i64 = row.try_get(0)?;
    let done = usize::try_from(done).map_err(|_| StoreError::Broken("version".into()))?;
    if done > MIGRATIONS.len() {
        // Made by a newer program: better no table than a broken one.
        return Err(StoreError::Broken("version".into()));
    }
    if done == MIGRATIONS.len() {
        return Ok(());
    }
    let mut all = connection.begin().await?;
    for &migration in &MIGRATIONS[done..] {
        sqlx::raw_sql(migration).execute(&mut *all).await?;
    }
    // A pragma takes no arguments; a number needs no quotes.
    let version = sqlx::AssertSqlSafe(format!("pragma user_version = {}", MIGRATIONS.len()));
    sqlx::raw_sql(version).execute(&mut *all).await?;
    all.commit().await?;
    Ok(())
}

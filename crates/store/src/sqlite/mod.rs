//! The embedded database.

mod batch;
mod files;
mod writer;

use std::path::Path;
use std::time::Duration;

use sqlx::sqlite::{SqliteConnectOptions, SqliteJournalMode, SqlitePoolOptions, SqliteSynchronous};
use sqlx::{ConnectOptions as _, Connection as _, Row as _, SqliteConnection};
use tokio::task::JoinHandle;

use crate::lock::LOCK;
use crate::private;
use crate::sql::Link;
use crate::writing::read_all;
use crate::{Result, Store, StoreError};
use files::Files;

/// The migrations, in order; the file's `user_version` counts those done.
const MIGRATIONS: &[&str] = &[
    include_str!("../../migrations/sqlite/0001_tables.sql"),
    include_str!("../../migrations/sqlite/0002_intents.sql"),
    include_str!("../../migrations/sqlite/0003_aids.sql"),
    include_str!("../../migrations/sqlite/0004_probes.sql"),
    include_str!("../../migrations/sqlite/0005_links.sql"),
    include_str!("../../migrations/sqlite/0006_boxes.sql"),
    include_str!("../../migrations/sqlite/0007_strict.sql"),
    include_str!("../../migrations/sqlite/0008_changes.sql"),
    include_str!("../../migrations/sqlite/0009_notices.sql"),
    include_str!("../../migrations/sqlite/0010_people.sql"),
    include_str!("../../migrations/sqlite/0011_lobby.sql"),
    include_str!("../../migrations/sqlite/0012_clocks.sql"),
    include_str!("../../migrations/sqlite/0013_outbox.sql"),
    include_str!("../../migrations/sqlite/0014_post.sql"),
    include_str!("../../migrations/sqlite/0015_friends.sql"),
    include_str!("../../migrations/sqlite/0016_vacancies.sql"),
    include_str!("../../migrations/sqlite/0017_succeeded.sql"),
];

/// The file that holds the tables.
const FILE: &str = "ingenio.sqlite";
/// A lock that somebody else holds is waited for no longer than this.
const PATIENCE: Duration = Duration::from_secs(2);

/// So long a start waits to learn whether the file is sound; a very large one is looked through
/// to its end while the server runs.
const INSPECTION: Duration = Duration::from_millis(400);

/// Opens `SQLite` in one file: one task writes, others read meanwhile.
pub(crate) async fn open(folder: &Path) -> Result<Store> {
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
    if let Some(looking) = inspect(&options, tokio::time::sleep(INSPECTION)).await? {
        tokio::spawn(complain(looking));
    }
    let mut connection = options.connect().await?;
    migrate(&mut connection).await?;
    read_all(&mut Link::Sqlite(&mut connection)).await?;
    if empty {
        tracing::warn!("{FILE} was empty: a new database was made in it");
    }
    let read = SqlitePoolOptions::new().max_connections(4);
    let read = read.connect_with(options.clone().read_only(true)).await?;
    let files = Files::new(&folder.join(FILE), &folder.join(LOCK));
    // A file that has vanished is not to be made anew under a running server.
    let writer = writer::spawn(options.create_if_missing(false), connection, files).map_err(io)?;
    Ok(Store { writer, read: read.into(), shared: None })
}

/// Makes folder and file if need be, for their user alone; what the database puts
/// beside the file gets its permissions. What cannot be used is named.
fn prepare(folder: &Path) -> std::io::Result<()> {
    private::folder(folder)?;
    let beside = ["-wal", "-shm"].map(|ending| folder.join(format!("{FILE}{ending}")));
    for path in
        std::iter::once(folder.join(FILE)).chain(beside.into_iter().filter(|path| path.exists()))
    {
        private::file(&path).map_err(|error| {
            std::io::Error::new(error.kind(), format!("{}: {error}", path.display()))
        })?;
    }
    Ok(())
}

/// Looks through the file for damage before anything is changed in it, over a connection of its
/// own. When patience ends it goes on by itself: what is returned then says what it has found.
async fn inspect(
    options: &SqliteConnectOptions,
    patience: impl Future<Output = ()>,
) -> Result<Option<JoinHandle<Result<()>>>> {
    let mut connection = options.connect().await?;
    let mut looking = tokio::spawn(async move {
        let found: String =
            sqlx::query_scalar("pragma quick_check(1)").fetch_one(&mut connection).await?;
        connection.close().await?;
        if found == "ok" { Ok(()) } else { Err(StoreError::Damaged(found)) }
    });
    tokio::select! {
        biased;
        () = patience => Ok(Some(looking)),
        // Nobody looks any more only when everything ends.
        found = &mut looking => found.unwrap_or(Ok(())).map(|()| None),
    }
}

/// Tells the host if what is looked through behind them is damaged.
async fn complain(looking: JoinHandle<Result<()>>) {
    if let Ok(Err(error)) = looking.await {
        tracing::error!(%error, "the database is damaged: stop the server and put a backup back");
    }
}

/// How the file is opened, whoever does.
pub(crate) fn options(folder: &Path) -> SqliteConnectOptions {
    SqliteConnectOptions::new()
        .filename(folder.join(FILE))
        .create_if_missing(true)
        .journal_mode(SqliteJournalMode::Wal)
        // A move is on the disk before it is acknowledged.
        .synchronous(SqliteSynchronous::Full)
        .foreign_keys(true)
        // Whoever deletes something does not find it in the file.
        .pragma("secure_delete", "on")
        .busy_timeout(PATIENCE)
        .disable_statement_logging()
}

async fn migrate(connection: &mut SqliteConnection) -> Result<()> {
    let row = sqlx::query("pragma user_version").fetch_one(&mut *connection).await?;
    let done: i64 = row.try_get(0)?;
    let done = usize::try_from(done).map_err(|_| StoreError::Broken("version".into()))?;
    if done > MIGRATIONS.len() {
        return Err(StoreError::Newer);
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

#[cfg(test)]
mod tests {
    use std::future::{pending, ready};

    use super::*;

    /// A start does not wait for a large file, and damage in it is found all the same.
    #[tokio::test]
    async fn damage_is_found_also_by_those_who_do_not_wait() {
        let folder = tempfile::tempdir().unwrap();
        let file = folder.path().join(FILE);
        let options = SqliteConnectOptions::new().filename(&file).create_if_missing(true);
        let mut connection = options.connect().await.unwrap();
        let rows = "create table t (x); with recursive n (i) as (select 1 union all \
                    select i + 1 from n where i < 10000) insert into t select i from n";
        sqlx::raw_sql(rows).execute(&mut connection).await.unwrap();
        connection.close().await.unwrap();
        let whole = inspect(&options, pending()).await.unwrap();
        assert!(whole.is_none(), "there was time enough");
        let mut bytes = std::fs::read(&file).unwrap();
        let middle = bytes.len() / 2;
        bytes[middle..].fill(0x5a);
        std::fs::write(&file, bytes).unwrap();
        let at_once = inspect(&options, pending()).await;
        assert!(matches!(at_once, Err(StoreError::Damaged(_))), "{at_once:?}");
        let later = inspect(&options, ready(())).await.unwrap().unwrap();
        assert!(matches!(later.await.unwrap(), Err(StoreError::Damaged(_))));
    }
}

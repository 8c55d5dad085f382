//! A database that many nodes share.
//!
//! Each node writes over a few connections of its own (`writer`), tells the others what has
//! changed and hears of it from them (`news`), reads what they have done (`catching`), and takes
//! turns with them where a table goes on by itself (`leases`).

pub(crate) mod address;
mod batch;
mod catching;
mod leases;
mod news;
mod room;
mod writer;

use std::sync::atomic::{AtomicBool, Ordering};
use std::sync::{Arc, Mutex, PoisonError};
use std::time::{Duration, Instant};

use sqlx::postgres::{PgConnectOptions, PgPool, PgPoolOptions};
use sqlx::{ConnectOptions as _, Connection as _, PgConnection, Row as _};
use tokio::sync::mpsc;

use crate::sql::Link;
use crate::writing::read_all;
use crate::{Result, Store, StoreError};
use catching::Question;
pub use catching::{Fresh, Since};
pub use leases::{Abandoned, Claim};
pub use news::News;
use room::Room;

/// The migrations, in order; the table `ingenio_schema` names those done.
const MIGRATIONS: &[&str] = &[
    include_str!("../../migrations/postgres/0001_tables.sql"),
    include_str!("../../migrations/postgres/0002_notices.sql"),
    include_str!("../../migrations/postgres/0003_people.sql"),
    include_str!("../../migrations/postgres/0004_lobby.sql"),
    include_str!("../../migrations/postgres/0005_clocks.sql"),
    include_str!("../../migrations/postgres/0006_outbox.sql"),
    include_str!("../../migrations/postgres/0007_post.sql"),
    include_str!("../../migrations/postgres/0008_friends.sql"),
    include_str!("../../migrations/postgres/0009_vacancies.sql"),
    include_str!("../../migrations/postgres/0010_succeeded.sql"),
];

/// Which of them was done last.
const VERSION: &str = "select coalesce(max(version), 0) as version from ingenio_schema";

/// What cannot be had at once is waited for no longer than this.
const PATIENCE: Duration = Duration::from_secs(4);
/// So often it is tried to bring the schema up to date while other nodes do the same.
const TRIES: u32 = 20;
const PAUSE: Duration = Duration::from_millis(200);

/// Every statement finds its rows by an index. A plan is kept with a connection, and one that was
/// made while the tables were nearly empty would read all of them when they no longer are. Nor
/// are plans made anew for what is asked this time: of moves they would be the larger part. Such
/// a plan looks costly to the database, which would compile it: that takes longer than it.
const INDEXED: [(&str, &str); 5] = [
    ("enable_seqscan", "off"),
    ("enable_hashjoin", "off"),
    ("enable_mergejoin", "off"),
    ("plan_cache_mode", "force_generic_plan"),
    ("jit", "off"),
];

/// What a node has besides whoever reads and writes.
#[derive(Debug)]
pub(crate) struct Shared {
    /// What this node is called.
    node: String,
    /// Connections for what need not be on a disk: who does what, and what is told.
    aside: PgPool,
    options: PgConnectOptions,
    /// Tables at which this node has changed something.
    changed: mpsc::UnboundedSender<String>,
    /// Whoever wants to know what others have done.
    questions: mpsc::Sender<Question>,
    /// Whether a newer program has brought the database up to date meanwhile.
    newer: AtomicBool,
    /// When something was last refused, and why; nothing if something was written since.
    refused: Refused,
}

/// What writers note of their failures.
type Refused = Arc<Mutex<Option<(Instant, StoreError)>>>;

/// After a refusal a node is not ready for so long, unless something is written again.
const SHY: Duration = Duration::from_secs(5);

impl Shared {
    /// Whether nothing was refused lately. A full disk may still have room for what is written only
    /// to see whether that works.
    pub(crate) fn is_willing(&self) -> Result<()> {
        let refused = self.refused.lock().unwrap_or_else(PoisonError::into_inner);
        match refused.as_ref().filter(|(when, _)| when.elapsed() < SHY) {
            Some((_, why)) => Err(why.as_everybody_s()),
            None => Ok(()),
        }
    }

    /// Refuses to write where a newer program does.
    pub(crate) fn is_current(&self) -> Result<()> {
        if self.newer.load(Ordering::Relaxed) { Err(StoreError::Newer) } else { Ok(()) }
    }
}

/// Connects to a database, making its tables if need be.
pub(crate) async fn connect(url: &str) -> Result<Store> {
    let options = address::read(url)?.disable_statement_logging().application_name("ingenio");
    let options = options.options(INDEXED);
    let begun = begin(&options).await.map_err(|error| address::unreached(&options, error));
    let (node, room) = begun?;
    let pool = |most| PgPoolOptions::new().max_connections(most).acquire_timeout(PATIENCE);
    let unhurried = options.clone().options([("synchronous_commit", "off")]);
    let aside = pool(room.aside).connect_lazy_with(unhurried);
    let (changed, told) = mpsc::unbounded_channel();
    let (newer, refused) = (AtomicBool::new(false), Refused::default());
    let read = pool(room.readers).connect_lazy_with(options.clone());
    let questions = catching::spawn(&read);
    let shared = Arc::new(Shared {
        node,
        aside,
        options: options.clone(),
        changed,
        questions,
        newer,
        refused,
    });
    tokio::spawn(news::tell(Arc::downgrade(&shared), told));
    let writer = writer::spawn(&options, &shared, room.writers);
    Ok(Store { writer, read: read.into(), shared: Some(shared) })
}

/// Makes the tables if need be; what this node is called, and how many connections it may have.
async fn begin(options: &PgConnectOptions) -> Result<(String, Room)> {
    let mut connection = reached(options).await?;
    holds_every_letter(&mut connection).await?;
    migrate(&mut connection).await?;
    read_all(&mut Link::Postgres(&mut connection)).await?;
    let row = sqlx::query("select gen_random_uuid()::text").fetch_one(&mut connection).await?;
    let node = row.try_get(0)?;
    let room = Room::at(&mut connection).await;
    connection.close().await?;
    Ok((node, room))
}

/// A connection, if there is one within some seconds.
async fn reached(options: &PgConnectOptions) -> Result<PgConnection> {
    let connecting = tokio::time::timeout(PATIENCE, options.connect());
    Ok(connecting.await.unwrap_or(Err(sqlx::Error::PoolTimedOut))?)
}

/// A connection to tables that may be anyhow, as long as they can be read and are up to date.
pub(crate) async fn to_read(url: &str) -> Result<PgConnection> {
    let options = address::read(url)?;
    let connecting = async {
        let mut connection = reached(&options).await?;
        migrate(&mut connection).await?;
        Ok(connection)
    };
    connecting.await.map_err(|error| address::unreached(&options, error))
}

/// Refuses a database in whose encoding names and messages would be missing letters.
async fn holds_every_letter(connection: &mut PgConnection) -> Result<()> {
    let row = sqlx::query("show server_encoding").fetch_one(connection).await?;
    match row.try_get(0)? {
        "UTF8" => Ok(()),
        other => Err(address::wrong(format!(
            "the database is in {other} and has to be in UTF8: createdb --encoding=UTF8 \
             --template=template0"
        ))),
    }
}

/// Brings the schema up to date. Of nodes that do so at once one is first, and the others find
/// that it is done.
async fn migrate(connection: &mut PgConnection) -> Result<()> {
    for _ in 1..TRIES {
        match migrate_once(connection).await {
            Err(StoreError::Conflict | StoreError::Backend(_)) => tokio::time::sleep(PAUSE).await,
            done => return done,
        }
    }
    migrate_once(connection).await
}

async fn migrate_once(connection: &mut PgConnection) -> Result<()> {
    let sql = "select count(*) as tables from information_schema.tables \
               where table_name = 'ingenio_schema' and table_schema = current_schema()";
    let row = sqlx::query(sql).fetch_one(&mut *connection).await?;
    let is_new = row.try_get::<i64, _>("tables")? == 0;
    let done = if is_new {
        0
    } else {
        sqlx::query(VERSION).fetch_one(&mut *connection).await?.try_get("version")?
    };
    let due = i64::try_from(MIGRATIONS.len()).unwrap_or(i64::MAX);
    if done > due {
        return Err(StoreError::Newer);
    }
    if done == due {
        return Ok(());
    }
    let mut all = connection.begin().await?;
    if is_new {
        let sql = "create table ingenio_schema (version bigint primary key)";
        sqlx::raw_sql(sql).execute(&mut *all).await?;
    }
    for (&migration, number) in MIGRATIONS.iter().zip(1i64..).skip_while(|(_, n)| *n <= done) {
        // Its primary key settles who is first.
        let sql = "insert into ingenio_schema (version) values ($1)";
        sqlx::query(sql).bind(number).execute(&mut *all).await?;
        sqlx::raw_sql(migration).execute(&mut *all).await?;
    }
    all.commit().await?;
    Ok(())
}

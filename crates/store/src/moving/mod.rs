//! Moving house: everything in a store as lines of text, and back into an empty one of either kind.
//!
//! Each line is a row as JSON; the first says what it is, the last how many rows there were. Who
//! lets bots think, who looks at what, and what is written only to see whether it works, stays
//! behind.

mod tables;

use std::fmt::Write as _;
use std::io;
use std::path::Path;
use std::time::{SystemTime, UNIX_EPOCH};

use serde_json::{Map, Value, json};
use sqlx::error::DatabaseError;
use sqlx::{AssertSqlSafe, ConnectOptions as _};

use crate::sql::{Arg, Found, Link};
use crate::{Result, Store, StoreError, postgres, sqlite};
use tables::Kind::{Bytes, Int, Text};
use tables::{Kind, TABLES, Table};

/// What the first line says.
const FORMAT: u64 = 1;

/// Where a store is.
#[derive(Copy, Clone, Debug)]
pub enum Home<'a> {
    /// In a folder.
    Folder(&'a Path),
    /// In a database.
    Database(&'a str),
}

/// Why nothing was moved.
#[derive(Debug, thiserror::Error)]
pub enum Unmoved {
    /// The store cannot be read or written.
    #[error(transparent)]
    Store(#[from] StoreError),
    /// The lines cannot be read or written.
    #[error(transparent)]
    Io(#[from] io::Error),
    /// A line is no row of ours.
    #[error("line {0} is no line of a backup: it is damaged, or a newer Ingenio has made it")]
    Line(usize),
    /// A row belongs to another that should have come before.
    #[error("line {0} belongs to a row that is missing: the backup is cut or damaged")]
    Lacking(usize),
    /// A row is there already, by its key or by what nobody else may have.
    #[error("line {0} is a row of \"{1}\" that is in the backup already")]
    Twice(usize, &'static str),
    /// The last line is missing, or speaks of more.
    #[error("the backup is cut: it ends after {0} rows")]
    Cut(usize),
    /// There are tables in the store already.
    #[error("the store is not empty: a backup is put back into a new one only")]
    NotEmpty,
    /// Others write there.
    #[error("a server runs over this store, or did a moment ago: stop it and try again")]
    Running,
}

impl Unmoved {
    /// Why the row in this line of a backup was not taken in.
    fn row(error: StoreError, line: usize, table: &Table) -> Unmoved {
        let StoreError::Backend(cause) = &error else {
            let is_there = matches!(error, StoreError::Conflict);
            return if is_there { Unmoved::Twice(line, table.name) } else { error.into() };
        };
        let rule = cause.as_database_error();
        let lacks = rule.is_some_and(DatabaseError::is_foreign_key_violation);
        if lacks { Unmoved::Lacking(line) } else { error.into() }
    }
}

impl From<sqlx::Error> for Unmoved {
    fn from(error: sqlx::Error) -> Unmoved {
        Unmoved::Store(error.into())
    }
}

/// A server of which nothing was heard for so many milliseconds has ended: they tell every four
/// seconds.
const SILENT: i64 = 12_000;
/// So many rows are read at once.
const PAGE: i64 = 10_000;

impl Table {
    fn names(&self) -> String {
        self.columns.iter().map(|(name, _)| *name).collect::<Vec<_>>().join(", ")
    }

    /// The first rows in order, or the next after one with these keys: by an index, so that the
    /// last rows of a large table are found as quickly as the first.
    fn page(&self, is_first: bool) -> AssertSqlSafe<String> {
        let keys: Vec<&str> = self.columns.iter().take(self.keys).map(|(name, _)| *name).collect();
        let (names, name, keys) = (self.names(), self.name, keys.join(", "));
        let places: Vec<String> = (0..self.keys).map(|place| format!("${}", place + 2)).collect();
        let after = format!("where ({keys}) > ({})", places.join(", "));
        let after = if is_first { "" } else { after.as_str() };
        AssertSqlSafe(format!("select {names} from {name} {after} order by {keys} limit $1"))
    }

    fn insert(&self) -> AssertSqlSafe<String> {
        let places: Vec<String> =
            (1..=self.columns.len()).map(|place| format!("${place}")).collect();
        let (name, names, places) = (self.name, self.names(), places.join(", "));
        AssertSqlSafe(format!("insert into {name} ({names}) values ({places})"))
    }

    fn written(&self, row: &Found) -> Result<Value> {
        let mut object = Map::new();
        for (name, kind) in self.columns {
            let value = match kind {
                Text => row.maybe_text(name)?.map(Value::from),
                Int => row.maybe_int(name)?.map(Value::from),
                Bytes => Some(hex(&row.bytes(name)?).into()),
            };
            object.insert((*name).to_owned(), value.unwrap_or_default());
        }
        Ok(object.into())
    }

    /// The values of a row; nothing if it is none.
    fn read(&self, row: &Value) -> Option<Vec<Read>> {
        let row = row.as_object().filter(|row| row.len() == self.columns.len())?;
        let value = |(name, kind): &(&str, Kind)| match (kind, row.get(*name)?) {
            (Text, Value::Null) => Some(Read::Text(None)),
            (Int, Value::Null) => Some(Read::Int(None)),
            (Text, value) => value.as_str().map(|text| Read::Text(Some(text.to_owned()))),
            (Int, value) => value.as_i64().map(|number| Read::Int(Some(number))),
            (Bytes, value) => unhex(value.as_str()?).map(Read::Bytes),
        };
        self.columns.iter().map(value).collect()
    }
}

/// A value of a line.
enum Read {
    Text(Option<String>),
    Int(Option<i64>),
    Bytes(Vec<u8>),
}

impl Read {
    fn arg(&self) -> Arg<'_> {
        match self {
            Read::Text(text) => Arg::Text(text.as_deref()),
            Read::Int(number) => Arg::Int(*number),
            Read::Bytes(bytes) => Arg::Bytes(bytes),
        }
    }
}

fn hex(bytes: &[u8]) -> String {
    bytes.iter().fold(String::new(), |mut text, byte| {
        let _ = write!(text, "{byte:02x}");
        text
    })
}

fn unhex(text: &str) -> Option<Vec<u8>> {
    let pairs = text.as_bytes().chunks(2).map(|pair| std::str::from_utf8(pair).ok());
    pairs.map(|pair| u8::from_str_radix(pair.filter(|pair| pair.len() == 2)?, 16).ok()).collect()
}

/// Hands out everything in a store as it is at one moment, line by line, also while others write;
/// how many rows there are.
pub async fn backup(
    home: Home<'_>,
    mut line: impl FnMut(&Value) -> io::Result<()>,
) -> std::result::Result<usize, Unmoved> {
    // Opened as always, it is up to date.
    match home {
        Home::Folder(folder) => {
            drop(Store::open(folder).await?);
            let mut connection = sqlite::options(folder).read_only(true).connect().await?;
            sqlx::raw_sql("begin").execute(&mut connection).await?;
            hand_out(&mut Link::Sqlite(&mut connection), &mut line).await
        }
        Home::Database(url) => {
            // Also from one in which nobody may play any more.
            let mut connection = postgres::to_read(url).await?;
            let begin = "begin isolation level repeatable read read only";
            sqlx::raw_sql(begin).execute(&mut connection).await?;
            hand_out(&mut Link::Postgres(&mut connection), &mut line).await
        }
    }
}

async fn hand_out(
    all: &mut Link<'_>,
    line: &mut impl FnMut(&Value) -> io::Result<()>,
) -> std::result::Result<usize, Unmoved> {
    line(&json!({ "ingenio_backup": FORMAT }))?;
    let mut count = 0;
    for table in &TABLES {
        let mut last: Option<Vec<Read>> = None;
        loop {
            let keys = last.iter().flatten().take(table.keys).map(Read::arg);
            let args: Vec<Arg<'_>> = std::iter::once(PAGE.into()).chain(keys).collect();
            let rows = all.rows(table.page(last.is_none()), &args).await?;
            let Some(end) = rows.last() else { break };
            for row in &rows {
                line(&json!({ table.name: table.written(row)? }))?;
            }
            count += rows.len();
            let end = table.read(&table.written(end)?);
            last = Some(end.ok_or(StoreError::Broken("row".into()))?);
        }
    }
    line(&json!({ "rows": count }))?;
    Ok(count)
}

/// Fills an empty store with the lines of a backup, all or none; how many rows there were.
pub async fn restore(
    home: Home<'_>,
    lines: impl Iterator<Item = io::Result<String>>,
) -> std::result::Result<usize, Unmoved> {
    match home {
        Home::Folder(folder) => {
            drop(Store::open(folder).await?);
            let mut connection = sqlite::options(folder).connect().await?;
            sqlx::raw_sql("begin immediate").execute(&mut connection).await?;
            let count = take_in(&mut Link::Sqlite(&mut connection), lines).await?;
            sqlx::raw_sql("commit").execute(&mut connection).await?;
            Ok(count)
        }
        Home::Database(url) => {
            drop(Store::connect(url).await?);
            let mut connection = postgres::address::read(url)?.connect().await?;
            sqlx::raw_sql("begin").execute(&mut connection).await?;
            let count = take_in(&mut Link::Postgres(&mut connection), lines).await?;
            // New guests come after those who have moved.
            let sql = "select setval(pg_get_serial_sequence('guests', 'id'), \
                       (select coalesce(max(id), 1) from guests)); commit";
            sqlx::raw_sql(sql).execute(&mut connection).await?;
            Ok(count)
        }
    }
}

async fn take_in(
    all: &mut Link<'_>,
    lines: impl Iterator<Item = io::Result<String>>,
) -> std::result::Result<usize, Unmoved> {
    if !all.rows("select id from guests limit 1", &[]).await?.is_empty() {
        return Err(Unmoved::NotEmpty);
    }
    forget_servers(all).await?;
    let (mut count, mut whole) = (0, false);
    for (line, number) in lines.zip(1..) {
        let line: Value = serde_json::from_str(&line?).map_err(|_| Unmoved::Line(number))?;
        let said = line.as_object().and_then(|line| line.iter().next());
        let (name, row) = said.filter(|_| !whole).ok_or(Unmoved::Line(number))?;
        match (name.as_str(), number) {
            ("ingenio_backup", 1) if *row == json!(FORMAT) => {}
            (_, 1) => return Err(Unmoved::Line(1)),
            ("rows", _) if *row == json!(count) => whole = true,
            ("rows", _) => return Err(Unmoved::Cut(count)),
            (name, _) => {
                let table = TABLES.iter().find(|table| table.name == name);
                let values = table.and_then(|table| Some((table, table.read(row)?)));
                let (table, values) = values.ok_or(Unmoved::Line(number))?;
                let args: Vec<Arg<'_>> = values.iter().map(Read::arg).collect();
                let taken = all.run(table.insert(), &args).await;
                taken.map_err(|error| Unmoved::row(error, number, table))?;
                count += 1;
            }
        }
    }
    if whole { Ok(count) } else { Err(Unmoved::Cut(count)) }
}

/// Takes out what servers have noted that ran over an empty store, and refuses where one runs. Nobody
/// can over a file: whoever fills it has its lock.
async fn forget_servers(all: &mut Link<'_>) -> std::result::Result<(), Unmoved> {
    let beat = all.row("select at from alive", &[]).await?;
    let now = SystemTime::now().duration_since(UNIX_EPOCH).unwrap_or_default();
    let now = i64::try_from(now.as_millis()).unwrap_or(i64::MAX);
    if let (Link::Postgres(_), Some(beat)) = (&all, beat)
        && beat.int("at")? > now - SILENT
    {
        return Err(Unmoved::Running);
    }
    all.run("delete from alive", &[]).await?;
    all.run("delete from gaps", &[]).await?;
    Ok(())
}

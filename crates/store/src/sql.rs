//! Statements that both databases understand: what is put into them, and the rows that come.

use std::borrow::Cow;
use std::sync::Arc;
use std::sync::atomic::{AtomicU64, Ordering};
use std::time::Duration;

use sqlx::pool::PoolConnection;
use sqlx::postgres::{PgArguments, PgConnection, PgPool, PgRow};
use sqlx::sqlite::{SqliteArguments, SqliteConnection, SqlitePool, SqliteRow};
use sqlx::{
    Arguments as _, ConnectOptions as _, Decode, Postgres, Row as _, SqlSafeStr, Sqlite, Type,
};

use crate::{Result, StoreError};

/// What is put into a statement.
#[derive(Clone, Debug)]
pub(crate) enum Arg<'a> {
    Text(Option<&'a str>),
    Int(Option<i64>),
    Bytes(&'a [u8]),
}

impl<'a> From<&'a str> for Arg<'a> {
    fn from(text: &'a str) -> Arg<'a> {
        Arg::Text(Some(text))
    }
}

impl<'a> From<&'a String> for Arg<'a> {
    fn from(text: &'a String) -> Arg<'a> {
        Arg::Text(Some(text))
    }
}

impl<'a> From<Option<&'a str>> for Arg<'a> {
    fn from(text: Option<&'a str>) -> Arg<'a> {
        Arg::Text(text)
    }
}

impl<'a> From<&'a [u8]> for Arg<'a> {
    fn from(bytes: &'a [u8]) -> Arg<'a> {
        Arg::Bytes(bytes)
    }
}

impl From<Option<u8>> for Arg<'_> {
    fn from(number: Option<u8>) -> Self {
        Arg::Int(number.map(i64::from))
    }
}

impl From<u8> for Arg<'_> {
    fn from(number: u8) -> Self {
        Arg::Int(Some(number.into()))
    }
}

impl From<u32> for Arg<'_> {
    fn from(number: u32) -> Self {
        Arg::Int(Some(number.into()))
    }
}

impl From<i64> for Arg<'_> {
    fn from(number: i64) -> Self {
        Arg::Int(Some(number))
    }
}

/// A connection to one of the databases.
#[derive(Debug)]
pub(crate) enum Link<'c> {
    Sqlite(&'c mut SqliteConnection),
    Postgres(&'c mut PgConnection),
}

impl Link<'_> {
    /// Carries a statement out; how many rows it concerned.
    pub(crate) async fn run(&mut self, sql: impl SqlSafeStr, args: &[Arg<'_>]) -> Result<u64> {
        Ok(match self {
            Link::Sqlite(connection) => {
                let query = sqlx::query_with(sql, for_sqlite(args)?);
                query.execute(&mut **connection).await?.rows_affected()
            }
            Link::Postgres(connection) => {
                let query = sqlx::query_with(sql, for_postgres(args)?);
                query.execute(&mut **connection).await?.rows_affected()
            }
        })
    }

    /// The rows that a statement brings.
    pub(crate) async fn rows(
        &mut self,
        sql: impl SqlSafeStr,
        args: &[Arg<'_>],
    ) -> Result<Vec<Found>> {
        Ok(match self {
            Link::Sqlite(connection) => {
                let query = sqlx::query_with(sql, for_sqlite(args)?);
                let rows = query.fetch_all(&mut **connection).await?;
                rows.into_iter().map(Found::Sqlite).collect()
            }
            Link::Postgres(connection) => {
                let query = sqlx::query_with(sql, for_postgres(args)?);
                let rows = query.fetch_all(&mut **connection).await?;
                rows.into_iter().map(Found::Postgres).collect()
            }
        })
    }

    /// The first of them.
    pub(crate) async fn row(
        &mut self,
        sql: &'static str,
        args: &[Arg<'_>],
    ) -> Result<Option<Found>> {
        Ok(self.rows(sql, args).await?.into_iter().next())
    }
}

/// Whoever reads, beside whatever is being written.
#[derive(Clone, Debug)]
pub(crate) struct Reader {
    pool: Pool,
    /// How often the database has failed, reading or writing.
    pub(crate) faults: Arc<AtomicU64>,
}

#[derive(Clone, Debug)]
enum Pool {
    Sqlite(SqlitePool),
    Postgres(PgPool),
}

impl From<SqlitePool> for Reader {
    fn from(pool: SqlitePool) -> Reader {
        Reader { pool: Pool::Sqlite(pool), faults: Arc::default() }
    }
}

impl From<PgPool> for Reader {
    fn from(pool: PgPool) -> Reader {
        Reader { pool: Pool::Postgres(pool), faults: Arc::default() }
    }
}

impl Reader {
    /// The rows that a question brings.
    pub(crate) async fn rows(&self, sql: &'static str, args: &[Arg<'_>]) -> Result<Vec<Found>> {
        let rows = self.pool.rows(sql, args).await;
        self.count(&rows);
        rows
    }

    /// The first of them.
    pub(crate) async fn row(&self, sql: &'static str, args: &[Arg<'_>]) -> Result<Option<Found>> {
        Ok(self.rows(sql, args).await?.into_iter().next())
    }

    /// Counts a failure of the database; that somebody else was first is none.
    pub(crate) fn count<T>(&self, done: &Result<T>) {
        let failed = match done {
            Ok(_) | Err(StoreError::NotFound | StoreError::Conflict) => false,
            Err(
                StoreError::Broken(_)
                | StoreError::Newer
                | StoreError::Unwritable(_)
                | StoreError::Uncertain(_)
                | StoreError::Damaged(_)
                | StoreError::Backend(_),
            ) => true,
        };
        if failed {
            self.faults.fetch_add(1, Ordering::Relaxed);
        }
    }
}

impl Pool {
    async fn rows(&self, sql: &'static str, args: &[Arg<'_>]) -> Result<Vec<Found>> {
        match self {
            Pool::Sqlite(pool) => Link::Sqlite(&mut *pool.acquire().await?).rows(sql, args).await,
            Pool::Postgres(pool) => pooled(pool, sql, args).await,
        }
    }
}

/// The rows that a statement brings over one of these connections.
pub(crate) async fn pooled(
    pool: &PgPool,
    sql: &'static str,
    args: &[Arg<'_>],
) -> Result<Vec<Found>> {
    let mut connection = acquired(pool).await?;
    let first = Link::Postgres(&mut connection).rows(sql, args).await;
    match first {
        // One that has died since it was last used says nothing of the next.
        Err(error) if error.is_cut() => drop(connection),
        Err(error) if error.is_read_only() => drop(connection.close().await),
        first => return first,
    }
    Link::Postgres(&mut *acquired(pool).await?).rows(sql, args).await
}

/// So long it is waited for the reason why there is no connection.
const REASON: Duration = Duration::from_secs(1);

/// One of these connections. Why there is none the database is asked once more: what it has said
/// meanwhile was told nobody.
pub(crate) async fn acquired(pool: &PgPool) -> Result<PoolConnection<Postgres>> {
    let error = match pool.acquire().await {
        Ok(connection) => return Ok(connection),
        Err(error) => error,
    };
    if !matches!(error, sqlx::Error::PoolTimedOut) {
        return Err(error.into());
    }
    let options = pool.connect_options();
    match tokio::time::timeout(REASON, options.connect()).await {
        Ok(Err(reason)) => Err(reason.into()),
        Ok(Ok(_)) | Err(_) => Err(error.into()),
    }
}

fn for_sqlite(args: &[Arg<'_>]) -> Result<SqliteArguments> {
    let mut all = SqliteArguments::default();
    for arg in args {
        let added = match arg {
            Arg::Text(text) => all.add(*text),
            Arg::Int(number) => all.add(*number),
            Arg::Bytes(bytes) => all.add(*bytes),
        };
        added.map_err(sqlx::Error::Encode)?;
    }
    Ok(all)
}

fn for_postgres(args: &[Arg<'_>]) -> Result<PgArguments> {
    let mut all = PgArguments::default();
    for arg in args {
        let added = match arg {
            Arg::Text(text) => all.add(text.map(storable)),
            Arg::Int(number) => all.add(*number),
            Arg::Bytes(bytes) => all.add(*bytes),
        };
        added.map_err(sqlx::Error::Encode)?;
    }
    Ok(all)
}

/// A row of one of the databases.
#[derive(Debug)]
pub(crate) enum Found {
    Sqlite(SqliteRow),
    Postgres(PgRow),
}

impl Found {
    fn get<T>(&self, name: &str) -> Result<T>
    where
        T: for<'r> Decode<'r, Sqlite>
            + Type<Sqlite>
            + for<'r> Decode<'r, Postgres>
            + Type<Postgres>,
    {
        Ok(match self {
            Found::Sqlite(row) => row.try_get(name)?,
            Found::Postgres(row) => row.try_get(name)?,
        })
    }

    pub(crate) fn text(&self, name: &str) -> Result<String> {
        Ok(self.told(self.get(name)?))
    }

    pub(crate) fn maybe_text(&self, name: &str) -> Result<Option<String>> {
        Ok(self.get::<Option<String>>(name)?.map(|text| self.told(text)))
    }

    fn told(&self, text: String) -> String {
        match self {
            Found::Sqlite(_) => text,
            Found::Postgres(_) => original(text),
        }
    }

    pub(crate) fn int(&self, name: &str) -> Result<i64> {
        self.get(name)
    }

    pub(crate) fn maybe_int(&self, name: &str) -> Result<Option<i64>> {
        self.get(name)
    }

    /// A number that is small wherever this program wrote it.
    pub(crate) fn small<T: TryFrom<i64>>(&self, name: &'static str) -> Result<T> {
        T::try_from(self.int(name)?).map_err(|_| StoreError::Broken(name.into()))
    }

    pub(crate) fn bytes(&self, name: &str) -> Result<Vec<u8>> {
        self.get(name)
    }
}

/// What stands for the character that a text of `PostgreSQL` cannot hold, with what follows it.
const STAND_IN: char = '\u{10ffff}';

/// A text as `PostgreSQL` can hold it: names that clients give may have a zero in them.
pub(crate) fn storable(text: &str) -> Cow<'_, str> {
    if !text.contains(['\0', STAND_IN]) {
        return Cow::Borrowed(text);
    }
    let mut stored = String::with_capacity(text.len() + 8);
    for letter in text.chars() {
        match letter {
            '\0' => stored.extend([STAND_IN, '0']),
            STAND_IN => stored.extend([STAND_IN, '1']),
            other => stored.push(other),
        }
    }
    Cow::Owned(stored)
}

/// The text that was stored so.
fn original(stored: String) -> String {
    if !stored.contains(STAND_IN) {
        return stored;
    }
    let mut letters = stored.chars();
    let mut text = String::with_capacity(stored.len());
    while let Some(letter) = letters.next() {
        text.push(match letter {
            STAND_IN if letters.next() == Some('0') => '\0',
            other => other,
        });
    }
    text
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn whatever_a_text_holds_can_be_stored() {
        for text in ["", "plain", "a\0b", "\u{10ffff}", "\u{10ffff}0", "\0\0\u{10ffff}\u{10ffff}1é"]
        {
            let stored = storable(text);
            assert!(!stored.contains('\0'), "{text:?}");
            assert_eq!(original(stored.into_owned()), text);
        }
    }
}

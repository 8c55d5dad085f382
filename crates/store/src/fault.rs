//! Why the store did not do what was asked.

use std::borrow::Cow;
use std::io;

use sqlx::error::DatabaseError;
use sqlx::postgres::PgDatabaseError;

/// Why the store did not do what was asked.
#[derive(Debug, thiserror::Error)]
pub enum StoreError {
    /// There is no such thing.
    #[error("not found")]
    NotFound,
    /// Somebody else was first.
    #[error("somebody else was first")]
    Conflict,
    /// A row holds something that this program never wrote.
    #[error("the database holds a broken {0}")]
    Broken(Cow<'static, str>),
    /// A newer program made the database, or has brought it up to date meanwhile: better no
    /// table than a broken one.
    #[error("a newer Ingenio has made this database; start that one")]
    Newer,
    /// Nothing can be written now: the disk is full or read-only, somebody holds the file
    /// locked, or the database is not there. Nothing of what was asked has happened.
    #[error("nothing can be written now: {0}")]
    Unwritable(String),
    /// The connection was lost while something was written, and there is no other yet: it has
    /// happened or it has not.
    #[error("it is not known whether it was written: {0}")]
    Uncertain(String),
    /// The database's file is damaged, or is no longer where it was. Nothing that was
    /// asked is known to have happened, and it does not help to ask again.
    #[error("the database is damaged or gone: {0}")]
    Damaged(String),
    /// The database failed.
    #[error("{}", plain(.0))]
    Backend(sqlx::Error),
}

/// A store's answer.
pub type Result<T> = std::result::Result<T, StoreError>;

impl StoreError {
    /// Whether the one write that met it is at fault, and no other suffers.
    pub(crate) fn is_the_writer_s(&self) -> bool {
        match self {
            StoreError::NotFound | StoreError::Conflict | StoreError::Broken(_) => true,
            StoreError::Newer
            | StoreError::Unwritable(_)
            | StoreError::Uncertain(_)
            | StoreError::Damaged(_) => false,
            StoreError::Backend(error) => {
                let rule = error.as_database_error();
                let breaks_rule = rule.is_some_and(|rule| {
                    rule.is_foreign_key_violation() || rule.is_check_violation()
                });
                // What it holds cannot be kept (22).
                breaks_rule || code(error).is_some_and(|code| code.starts_with("22"))
            }
        }
    }

    /// The same as everybody is told who had something written together.
    pub(crate) fn as_everybody_s(&self) -> StoreError {
        match self {
            StoreError::Newer => StoreError::Newer,
            StoreError::Damaged(cause) => StoreError::Damaged(cause.clone()),
            StoreError::Uncertain(cause) => StoreError::Uncertain(cause.clone()),
            StoreError::Unwritable(cause) => StoreError::Unwritable(cause.clone()),
            StoreError::NotFound
            | StoreError::Conflict
            | StoreError::Broken(_)
            | StoreError::Backend(_) => StoreError::Unwritable(self.to_string()),
        }
    }

    /// Whether the connection is gone or cannot be had: another may do better.
    pub(crate) fn is_cut(&self) -> bool {
        let StoreError::Backend(error) = self else { return false };
        // Lost or not accepted (08), the database goes down or comes up (57P), it has too
        // many (53300).
        let said = code(error).is_some_and(|code| {
            code.starts_with("08") || code.starts_with("57P") || code == "53300"
        });
        said || matches!(
            error,
            sqlx::Error::Io(_)
                | sqlx::Error::Tls(_)
                | sqlx::Error::Protocol(_)
                | sqlx::Error::PoolTimedOut
                | sqlx::Error::PoolClosed
                | sqlx::Error::WorkerCrashed
        )
    }

    /// Whether the database takes no writes, or took none when the connection was made: a
    /// connection keeps to that for as long as it lasts.
    pub(crate) fn is_read_only(&self) -> bool {
        let StoreError::Backend(error) = self else { return false };
        code(error) == Some("25006")
    }

    /// Whether the database has undone it only because others wrote at the same time.
    pub(crate) fn is_crossed(&self) -> bool {
        let StoreError::Backend(error) = self else { return false };
        code(error).is_some_and(|code| code == "40001" || code == "40P01")
    }
}

/// The five letters by which `PostgreSQL` names a failure.
fn code(error: &sqlx::Error) -> Option<&str> {
    let failure = error.as_database_error()?.try_downcast_ref::<PgDatabaseError>()?;
    Some(failure.code())
}

impl From<sqlx::Error> for StoreError {
    fn from(error: sqlx::Error) -> StoreError {
        match error.as_database_error() {
            Some(rule) if rule.is_unique_violation() => StoreError::Conflict,
            Some(rule) if is_damage(rule) => StoreError::Damaged(rule.message().to_owned()),
            Some(_) | None => StoreError::Backend(error),
        }
    }
}

/// Whether a failure says that there is no sound database of ours: a table is missing,
/// a page makes no sense, it is no database at all, or it was moved away.
fn is_damage(failure: &dyn DatabaseError) -> bool {
    if let Some(failure) = failure.try_downcast_ref::<PgDatabaseError>() {
        return ["42P01", "42703", "XX001", "XX002"].contains(&failure.code());
    }
    let code = failure.code().and_then(|code| code.parse::<u32>().ok()).unwrap_or_default();
    // The first eight bits are the kind of a failure, the others say more.
    let moved = code == 1032;
    moved || matches!(code & 0xff, 1 | 11 | 26)
}

/// A failure in one sentence.
fn plain(error: &sqlx::Error) -> String {
    if let sqlx::Error::PoolTimedOut = error {
        return "the database does not answer".to_owned();
    }
    if let sqlx::Error::Io(cause) = error {
        if cause.kind() == io::ErrorKind::UnexpectedEof {
            return "the connection was lost".to_owned();
        }
        return cause.to_string();
    }
    if let sqlx::Error::Configuration(cause) = error {
        return cause.to_string();
    }
    match error.as_database_error() {
        Some(failure) => failure.message().to_owned(),
        None => error.to_string(),
    }
}

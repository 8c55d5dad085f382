//! Where tables are kept: what was agreed, who sits where, and every entry.
//!
//! Entries are only ever added. Their primary key is the concurrency control:
//! of two writers the second gets [`StoreError::Conflict`] and reads again.
//! What has been answered with `Ok` is on the disk.

mod lock;
mod private;
mod records;
mod seldom;
mod sqlite;

use std::borrow::Cow;
use std::path::Path;

use serde_json::Value;

pub use lock::{Lock, Locked};
pub use records::{
    Agreed, Entry, Guest, Kind, Listing, Match, NewSeat, NewSitter, Occupant, PrivateLink,
    SeatRecord, State, Summary,
};
pub use seldom::Seldom;
pub use sqlite::{Row, Sqlite, append_bare};

/// A database of tables.
#[derive(Clone, Debug)]
pub enum Store {
    /// In a file beside the program.
    Sqlite(Sqlite),
}

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
    /// Nothing can be written now: the disk is full or read-only, or somebody
    /// holds the file locked. Nothing of what was asked has happened.
    #[error("nothing can be written now: {0}")]
    Unwritable(String),
    /// The database's file is damaged, or is no longer where it was. Nothing that was
    /// asked is known to have happened, and it does not help to ask again.
    #[error("the database is damaged or gone: {0}")]
    Damaged(String),
    /// The database failed.
    #[error("{}", plain(.0))]
    Backend(sqlx::Error),
}

impl StoreError {
    /// Whether the one write that met it is at fault, and no other suffers.
    fn is_the_writer_s(&self) -> bool {
        match self {
            StoreError::NotFound | StoreError::Conflict | StoreError::Broken(_) => true,
            StoreError::Unwritable(_) | StoreError::Damaged(_) => false,
            StoreError::Backend(error) => {
                let rule = error.as_database_error();
                rule.is_some_and(|rule| {
                    rule.is_foreign_key_violation() || rule.is_check_violation()
                })
            }
        }
    }
}

impl From<sqlx::Error> for StoreError {
    fn from(error: sqlx::Error) -> StoreError {
        let broken = |rule: &dyn sqlx::error::DatabaseError| rule.is_unique_violation();
        match error.as_database_error() {
            Some(rule) if broken(rule) => StoreError::Conflict,
            Some(rule) if is_damage(rule) => StoreError::Damaged(rule.message().to_owned()),
            Some(_) | None => StoreError::Backend(error),
        }
    }
}

/// Whether a failure says that the file is no sound database of ours: a table is missing,
/// a page makes no sense, it is no database at all, or it was moved away.
fn is_damage(failure: &dyn sqlx::error::DatabaseError) -> bool {
    let code = failure.code().and_then(|code| code.parse::<u32>().ok()).unwrap_or_default();
    // The first eight bits are the kind of a failure, the others say more.
    let moved = code == 1032;
    moved || matches!(code & 0xff, 1 | 11 | 26)
}

/// A failure in one sentence.
fn plain(error: &sqlx::Error) -> String {
    match error.as_database_error() {
        Some(failure) => failure.message().to_owned(),
        None => error.to_string(),
    }
}

/// A store's answer.
pub type Result<T> = std::result::Result<T, StoreError>;

impl Store {
    /// Opens the embedded database in `folder`, making both if need be.
    pub async fn open(folder: &Path) -> Result<Store> {
        Ok(Store::Sqlite(Sqlite::open(folder).await?))
    }

    const fn sqlite(&self) -> &Sqlite {
        let Store::Sqlite(sqlite) = self;
        sqlite
    }

    /// Whether the database takes writes: it is tried, unless it has just worked.
    pub async fn probe(&self) -> Result<()> {
        self.sqlite().probe().await
    }

    /// Folds what was written lately into the database's one file.
    pub async fn checkpoint(&self) -> Result<()> {
        self.sqlite().checkpoint().await
    }

    /// Lets the database have no more than so many pages; never fewer than it has.
    pub async fn bound(&self, pages: u32) -> Result<()> {
        self.sqlite().bound(pages).await
    }

    /// Writes down a guest by the hash of their token; who is known already gets the name.
    pub async fn add_guest(&self, hash: &[u8], name: &str, at: i64) -> Result<Guest> {
        self.sqlite().add_guest(hash, name, at).await
    }

    /// The guest whose token has this hash.
    pub async fn guest(&self, hash: &[u8]) -> Result<Option<Guest>> {
        self.sqlite().guest(hash).await
    }

    /// Remembers the name a guest used last.
    pub async fn rename_guest(&self, guest: i64, name: &str) -> Result<()> {
        self.sqlite().rename_guest(guest, name).await
    }

    /// Writes down a new table with its first entries.
    pub async fn create(
        &self,
        agreed: &Agreed,
        seats: &[NewSeat],
        entries: &[Entry],
        summary: Summary,
    ) -> Result<()> {
        self.sqlite().create(agreed, seats, entries, summary).await
    }

    /// Writes down what is printed in a box of `game`, unless it is there already.
    pub async fn keep_box(&self, hash: &str, game: &str, body: &Value) -> Result<()> {
        self.sqlite().keep_box(hash, game, body).await
    }

    /// Writes it down over what is there, which is damaged.
    pub async fn mend_box(&self, hash: &str, game: &str, body: &Value) -> Result<()> {
        self.sqlite().mend_box(hash, game, body).await
    }

    /// The box of `game` whose values have this hash.
    pub async fn printed(&self, game: &str, hash: &str) -> Result<Option<Value>> {
        self.sqlite().printed(game, hash).await
    }

    /// What was agreed at a table and who sits there.
    pub async fn load(&self, id: &str) -> Result<Match> {
        self.sqlite().load(id).await
    }

    /// What the seats of a table have decided ahead of time.
    pub async fn intents(&self, id: &str) -> Result<Vec<(u8, String)>> {
        self.sqlite().intents(id).await
    }

    /// Writes down what a seat has decided ahead of time, or that it no longer holds.
    pub async fn intend(&self, id: &str, seat: u8, intent: Option<&str>) -> Result<()> {
        self.sqlite().intend(id, seat, intent).await
    }

    /// The entries of a table after number `after`, in order.
    pub async fn entries(&self, id: &str, after: i64) -> Result<Vec<Entry>> {
        self.sqlite().entries(id, after).await
    }

    /// Adds entries, all or none; durable when it returns.
    pub async fn append(&self, id: &str, entries: Vec<Entry>, summary: Summary) -> Result<()> {
        self.sqlite().append(id, entries, summary).await
    }

    /// Seats somebody in an open seat, with the entry that says so.
    pub async fn take_seat(
        &self,
        id: &str,
        sitter: NewSitter,
        entry: &Entry,
        summary: Summary,
    ) -> Result<()> {
        self.sqlite().take_seat(id, sitter, entry, summary).await
    }

    /// Gives an open seat another invite, or none.
    pub async fn set_invite(&self, id: &str, seat: u8, invite: Option<&str>) -> Result<()> {
        self.sqlite().set_invite(id, seat, invite).await
    }

    /// The seats of a table for which `guest` may act.
    pub async fn held(&self, id: &str, guest: i64) -> Result<Vec<u8>> {
        self.sqlite().held(id, guest).await
    }

    /// The open seat behind an invite.
    pub async fn invite(&self, token: &str) -> Result<Option<(String, u8)>> {
        self.sqlite().invite(token).await
    }

    /// The seat that was taken by an invite.
    pub async fn used_invite(&self, token: &str) -> Result<Option<(String, u8)>> {
        self.sqlite().used_invite(token).await
    }

    /// Writes down a private link to a seat by the hash of its token.
    pub async fn add_key(&self, hash: &[u8], id: &str, seat: u8, at: i64) -> Result<()> {
        self.sqlite().add_key(hash, id, seat, at).await
    }

    /// The private link whose token has this hash.
    pub async fn key(&self, hash: &[u8]) -> Result<Option<PrivateLink>> {
        self.sqlite().key(hash).await
    }

    /// Lets `guest` act for the seat behind a private link made since then, unless
    /// another guest has used it.
    pub async fn use_key(&self, hash: &[u8], guest: i64, since: i64) -> Result<()> {
        self.sqlite().use_key(hash, guest, since).await
    }

    /// The tables at which `guest` sits, the latest move first.
    pub async fn tables_of(&self, guest: i64) -> Result<Vec<Listing>> {
        self.sqlite().tables_of(guest).await
    }
}

//! Where tables are kept: what was agreed, who sits where, and every entry.
//!
//! Entries are only ever added. Their primary key is the concurrency control:
//! of two writers the second gets [`StoreError::Conflict`] and reads again.
//! What has been answered with `Ok` is on the disk.
//!
//! A [`Store`] is a file beside the program (`sqlite`) or a database that many nodes share
//! (`postgres`). What is asked (`reading`) and written (`writing`) is the same in both, in
//! statements that both understand (`sql`).

mod alive;
mod bare;
mod changes;
mod clocks;
mod company;
mod complaint;
mod ends;
mod fault;
mod hosting;
mod job;
mod lobby;
mod lock;
mod mine;
mod moving;
mod notices;
mod people;
mod postgres;
mod private;
mod rating;
mod reading;
mod records;
mod seldom;
mod social;
mod sql;
mod sqlite;
mod talk;
mod vacancies;
mod writing;

use std::path::Path;
use std::sync::Arc;
use std::sync::atomic::Ordering;

use serde_json::Value;
use tokio::sync::mpsc;

pub use bare::{Row, append_bare};
pub use company::Asked;
pub use ends::{EndedSeat, Ending, Profile, Rating};
pub use fault::{Result, StoreError};
use job::Job;
pub use lobby::OpenTable;
pub use lock::{Lock, Locked};
pub use mine::{Part, Which};
pub use moving::{Home, Unmoved, backup, restore};
pub use notices::{
    About, Became, Channel, DueNotice, Fate, Hours, NewNotice, NoticeKey, Off, PastNotice,
    Subscription, Way, Who,
};
pub use people::{
    Account, Device, Known, Letter, LetterKind, Mailbox, NewAccount, NewSession, Opener, Session,
};
pub use postgres::{Abandoned, Claim, Fresh, News, Since};
pub use records::{
    Agreed, Among, Entry, Guest, Kind, Listing, Match, NewSeat, NewSitter, Occupant, PrivateLink,
    SeatRecord, State, Summary,
};
pub use seldom::Seldom;
pub use social::{NewMessage, Offer};
use sql::Reader;
pub use talk::{Heard, Message, Reported};
pub use vacancies::{Follows, Lost};
use writing::Write;

/// A database of tables.
#[derive(Clone, Debug)]
pub struct Store {
    writer: mpsc::Sender<Job>,
    read: Reader,
    /// What nodes that share the database tell each other.
    shared: Option<Arc<postgres::Shared>>,
}

impl Store {
    /// Opens the embedded database in `folder`, making both if need be.
    pub async fn open(folder: &Path) -> Result<Store> {
        sqlite::open(folder).await
    }

    /// Connects to the `PostgreSQL` database at `url`, making its tables if need be.
    pub async fn connect(url: &str) -> Result<Store> {
        postgres::connect(url).await
    }

    async fn write(&self, write: Write) -> Result<i64> {
        let done = match &self.shared {
            Some(shared) => shared.is_current(),
            None => Ok(()),
        };
        let done = match done {
            Ok(()) => job::ask(&self.writer, write).await,
            Err(newer) => Err(newer),
        };
        self.read.count(&done);
        done
    }

    /// How often the database has refused or lost something that it should not have.
    pub fn faults(&self) -> u64 {
        self.read.faults.load(Ordering::Relaxed)
    }

    /// Whether the database takes writes: it is tried, unless it has just worked.
    pub async fn probe(&self) -> Result<()> {
        let tried = self.write(Write::Probe).await;
        let willing = || self.shared.as_ref().map_or(Ok(()), |shared| shared.is_willing());
        // Nobody needs to know whether a trial was written after all.
        match tried.and_then(|_| willing()) {
            Err(StoreError::Uncertain(cause)) => Err(StoreError::Unwritable(cause)),
            told => told,
        }
    }

    /// Leaves the database to others: what was written lately is folded into its one file. In one
    /// that is shared there is nothing to fold; whether it has lately refused anything is told.
    pub async fn checkpoint(&self) -> Result<()> {
        match &self.shared {
            Some(shared) => shared.is_willing(),
            None => self.write(Write::Checkpoint).await.map(drop),
        }
    }

    /// Lets the database have no more than so many pages; never fewer than it has. Nothing to a
    /// database that is shared: that has a host of its own.
    pub async fn bound(&self, pages: u32) -> Result<()> {
        self.write(Write::Bound { pages }).await.map(drop)
    }

    /// Writes down a guest by the hash of their token; who is known already gets the name.
    pub async fn add_guest(&self, hash: &[u8], name: &str, at: i64) -> Result<Guest> {
        let (hash, name) = (hash.to_vec(), name.to_owned());
        let id = self.write(Write::Guest { hash, name: name.clone(), at }).await?;
        Ok(Guest { id, name })
    }

    /// Remembers the name a guest used last.
    pub async fn rename_guest(&self, guest: i64, name: &str) -> Result<()> {
        self.write(Write::Rename { guest, name: name.to_owned() }).await.map(drop)
    }

    /// Writes down a new table with its first entries.
    pub async fn create(
        &self,
        agreed: &Agreed,
        seats: &[NewSeat],
        entries: &[Entry],
        summary: Summary,
    ) -> Result<()> {
        self.create_offered(agreed, seats, entries, (summary, Offer::default())).await
    }

    /// Writes down what is printed in a box of `game`, unless it is there already.
    pub async fn keep_box(&self, hash: &str, game: &str, body: &Value) -> Result<()> {
        let [hash, game] = [hash, game].map(str::to_owned);
        self.write(Write::Box { hash, game, body: body.to_string(), over: false }).await.map(drop)
    }

    /// Writes it down over what is there, which is damaged.
    pub async fn mend_box(&self, hash: &str, game: &str, body: &Value) -> Result<()> {
        let [hash, game] = [hash, game].map(str::to_owned);
        self.write(Write::Box { hash, game, body: body.to_string(), over: true }).await.map(drop)
    }

    /// Writes down what a seat has decided ahead of time, or that it no longer holds.
    pub async fn intend(&self, id: &str, seat: u8, intent: Option<&str>) -> Result<()> {
        let (id, intent) = (id.to_owned(), intent.map(str::to_owned));
        self.write(Write::Intend { id, seat, intent }).await.map(drop)
    }

    /// Adds entries, all or none; durable when it returns.
    pub async fn append(&self, id: &str, entries: Vec<Entry>, summary: Summary) -> Result<()> {
        self.append_telling(id, entries, summary, Vec::new()).await
    }

    /// Seats somebody in an open seat, with the entry that says so.
    pub async fn take_seat(
        &self,
        id: &str,
        sitter: NewSitter,
        entry: &Entry,
        summary: Summary,
    ) -> Result<()> {
        self.take_seat_telling(id, sitter, (entry, summary), Vec::new()).await
    }

    /// Gives an open seat another invite, or none.
    pub async fn set_invite(&self, id: &str, seat: u8, invite: Option<&str>) -> Result<()> {
        let (id, invite) = (id.to_owned(), invite.map(str::to_owned));
        self.write(Write::Invite { id, seat, invite }).await.map(drop)
    }

    /// Writes down a private link to a seat by the hash of its token.
    pub async fn add_key(&self, hash: &[u8], id: &str, seat: u8, at: i64) -> Result<()> {
        let (hash, id) = (hash.to_vec(), id.to_owned());
        self.write(Write::Key { hash, id, seat, at }).await.map(drop)
    }

    /// Lets `guest` act for the seat behind a private link made since then, unless
    /// another guest has used it.
    pub async fn use_key(&self, hash: &[u8], guest: i64, since: i64) -> Result<()> {
        self.write(Write::Used { hash: hash.to_vec(), guest, since }).await.map(drop)
    }
}

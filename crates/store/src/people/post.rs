//! Where somebody gets mail, and the links that are sent there.

use crate::sql::Link;
use crate::{Result, StoreError};

/// So many links to a new password somebody may have at once.
const MOST_RECOVERIES: i64 = 3;

/// What a link that was sent by mail does.
#[derive(Copy, Clone, PartialEq, Eq, Debug)]
pub enum LetterKind {
    /// Confirms that an address is theirs.
    Confirm,
    /// Sets another password.
    Recover,
}

impl LetterKind {
    pub(super) const fn key(self) -> &'static str {
        match self {
            LetterKind::Confirm => "confirm",
            LetterKind::Recover => "recover",
        }
    }
}

/// A link that was sent by mail.
#[derive(Clone, PartialEq, Eq)]
pub struct Letter {
    /// The hash of its token.
    pub hash: Vec<u8>,
    /// Whose.
    pub guest: i64,
    /// What it does.
    pub kind: LetterKind,
    /// Where it was sent.
    pub address: String,
    /// When, in milliseconds since 1970.
    pub at: i64,
    /// Until when it works.
    pub until: i64,
}

impl std::fmt::Debug for Letter {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        write!(f, "Letter({:?} of {})", self.kind, self.guest)
    }
}

/// Where somebody gets mail.
#[derive(Clone, PartialEq, Eq, Default)]
pub struct Mailbox {
    /// The address that they have confirmed, and in which language they are written to.
    pub confirmed: Option<(String, String)>,
    /// One that they have yet to confirm.
    pub pending: Option<String>,
}

impl std::fmt::Debug for Mailbox {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        write!(f, "Mailbox({}, {})", self.confirmed.is_some(), self.pending.is_some())
    }
}

/// What is written of it.
#[derive(Clone, Debug)]
pub(crate) enum Post {
    /// A link that is about to be sent.
    Write(Letter),
    /// A link that could not be sent.
    Withdraw { hash: Vec<u8> },
    /// An address is theirs, since then.
    Confirm { letter: Letter, language: String, at: i64 },
    /// They want no mail any more.
    Remove { guest: i64 },
    /// Links that no longer work are forgotten.
    Sweep { now: i64 },
}

impl Post {
    pub(super) async fn perform(&self, all: &mut Link<'_>) -> Result<()> {
        match self {
            Post::Write(letter) => write(all, letter).await,
            Post::Withdraw { hash } => all
                .run("delete from letters where hash = $1", &[hash.as_slice().into()])
                .await
                .map(drop),
            Post::Confirm { letter, language, at } => confirm(all, letter, language, *at).await,
            Post::Remove { guest } => {
                for sql in [
                    "delete from outbox where channel in \
                     (select id from channels where guest = $1 and kind = 'mail')",
                    "delete from channels where guest = $1 and kind = 'mail'",
                    "delete from letters where guest = $1",
                    "delete from addresses where guest = $1",
                ] {
                    all.run(sql, &[(*guest).into()]).await?;
                }
                Ok(())
            }
            Post::Sweep { now } => {
                all.run("delete from letters where until <= $1", &[(*now).into()]).await.map(drop)
            }
        }
    }

    /// Whether what was refused has been done before, over a connection that was lost.
    pub(super) async fn is_done(&self, all: &mut Link<'_>) -> Result<bool> {
        match self {
            // Nobody else knows the token of a link.
            Post::Write(letter) => {
                let sql = "select guest from letters where hash = $1";
                Ok(all.row(sql, &[letter.hash.as_slice().into()]).await?.is_some())
            }
            Post::Confirm { letter, at, .. } => {
                let sql = "select guest from addresses \
                           where guest = $1 and address = $2 and made_at = $3";
                let args = [letter.guest.into(), (&letter.address).into(), (*at).into()];
                Ok(all.row(sql, &args).await?.is_some())
            }
            Post::Withdraw { .. } | Post::Remove { .. } | Post::Sweep { .. } => Ok(false),
        }
    }
}

async fn write(all: &mut Link<'_>, letter: &Letter) -> Result<()> {
    let Letter { hash, guest, kind, address, at, until } = letter;
    let of = [(*guest).into(), kind.key().into()];
    match kind {
        // Whoever names another address no longer means the one before.
        LetterKind::Confirm => {
            all.run("delete from letters where guest = $1 and kind = $2", &of).await?;
        }
        LetterKind::Recover => {
            let sql = "select count(*) as letters from letters \
                       where guest = $1 and kind = $2 and until > $3";
            let [whose, what] = of;
            let row = all.row(sql, &[whose, what, (*at).into()]).await?;
            if row.ok_or(StoreError::NotFound)?.int("letters")? >= MOST_RECOVERIES {
                return Err(StoreError::Conflict);
            }
        }
    }
    let sql = "insert into letters (hash, guest, kind, address, made_at, until) \
               values ($1, $2, $3, $4, $5, $6)";
    let args = [
        hash.as_slice().into(),
        (*guest).into(),
        kind.key().into(),
        address.into(),
        (*at).into(),
        (*until).into(),
    ];
    all.run(sql, &args).await.map(drop)
}

async fn confirm(all: &mut Link<'_>, letter: &Letter, language: &str, at: i64) -> Result<()> {
    let Letter { hash, guest, address, .. } = letter;
    let sql = "delete from letters where hash = $1 and until > $2";
    if all.run(sql, &[hash.as_slice().into(), at.into()]).await? != 1 {
        return Err(StoreError::NotFound);
    }
    let sql = "insert into addresses (guest, address, language, made_at) values ($1, $2, $3, $4) \
               on conflict (guest) do update set address = $2, language = $3, made_at = $4";
    all.run(sql, &[(*guest).into(), address.into(), language.into(), at.into()]).await?;
    // What was sent to the address before opens nothing any more.
    let sql = "delete from letters where guest = $1 and kind = 'recover'";
    all.run(sql, &[(*guest).into()]).await?;
    let sql = "update channels set target = $2, failed = 0, off_at = null \
               where guest = $1 and kind = 'mail'";
    all.run(sql, &[(*guest).into(), address.into()]).await.map(drop)
}

/// Uses up the link by which somebody sets another password.
pub(super) async fn open(all: &mut Link<'_>, hash: &[u8], guest: i64, now: i64) -> Result<u64> {
    let sql = "delete from letters \
               where hash = $1 and guest = $2 and kind = 'recover' and until > $3";
    all.run(sql, &[hash.into(), guest.into(), now.into()]).await
}

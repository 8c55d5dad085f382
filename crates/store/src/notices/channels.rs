//! The channels by which notices leave.

use crate::sql::{Arg, Found, Link};
use crate::{Result, StoreError};

/// So many channels somebody may have.
const MOST_CHANNELS: i64 = 8;

/// Where somebody wants to be told.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Channel {
    /// Its name, which nobody can guess.
    pub id: String,
    /// By what.
    pub way: Way,
    /// Where it leads.
    pub target: String,
    /// In which language.
    pub language: String,
    /// What links begin with.
    pub base: String,
    /// Why it is off, if it is.
    pub off: Option<Off>,
}

/// Why nothing is told by a channel.
#[derive(Copy, Clone, PartialEq, Eq, Debug)]
pub enum Off {
    /// Whoever gets what is told there wanted no more of it.
    Unwanted,
    /// The browser wants, or can, no longer be told.
    Ended,
    /// Too many notices in a row were given up.
    Failed,
}

/// By what somebody is told.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Way {
    /// A request to an address of theirs.
    Webhook,
    /// Mail.
    Mail,
    /// The push service of a browser.
    Push(Subscription),
}

/// What a browser has said when it was to be told: what is pushed to it is encrypted with that.
#[derive(Clone, PartialEq, Eq)]
pub struct Subscription {
    /// Its public point.
    pub point: Vec<u8>,
    /// What only it and we know.
    pub auth: Vec<u8>,
    /// The hash of the token of the session there: whoever has signed out is told no more.
    pub session: Vec<u8>,
    /// What the browser is called.
    pub called: String,
}

impl std::fmt::Debug for Subscription {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        write!(f, "Subscription({})", self.called)
    }
}

impl Way {
    /// The word for it in the database.
    pub const fn key(&self) -> &'static str {
        match self {
            Way::Webhook => "webhook",
            Way::Mail => "mail",
            Way::Push(_) => "push",
        }
    }
}

/// The columns of a channel `c` with what a browser has said, `p`.
macro_rules! columns {
    () => {
        "c.id as channel, c.kind as way, c.target, c.language, c.base, c.off_at, c.failed, \
         p.point, p.auth, p.session, p.called"
    };
}
pub(super) use columns;

pub(super) fn read_channel(row: &Found) -> Result<Channel> {
    let way = match row.text("way")?.as_str() {
        "webhook" => Way::Webhook,
        "mail" => Way::Mail,
        "push" => Way::Push(Subscription {
            point: row.bytes("point")?,
            auth: row.bytes("auth")?,
            session: row.bytes("session")?,
            called: row.text("called")?,
        }),
        _ => return Err(StoreError::Broken("channel".into())),
    };
    let off = match (row.maybe_int("off_at")?, row.int("failed")?, &way) {
        (None, ..) => None,
        // Whoever switches a channel off by hand has the count begin anew.
        (Some(_), 0, Way::Push(_)) => Some(Off::Ended),
        (Some(_), 0, Way::Webhook | Way::Mail) => Some(Off::Unwanted),
        (Some(_), ..) => Some(Off::Failed),
    };
    Ok(Channel {
        id: row.text("channel")?,
        way,
        target: row.text("target")?,
        language: row.text("language")?,
        base: row.text("base")?,
        off,
    })
}

pub(super) async fn open(all: &mut Link<'_>, guest: i64, channel: &Channel, at: i64) -> Result<()> {
    let Channel { id, way, target, language, base, .. } = channel;
    // A browser is told of whoever has signed in there last, and of them once.
    if let Way::Push(_) = way {
        remove(all, "kind = 'push' and target = $1", &[target.into()]).await?;
    }
    // A page of chats is told once; the same is asked twice where a button is clicked twice.
    if let Way::Webhook = way {
        let sql = "select id from channels where kind = 'webhook' and guest = $1 and target = $2";
        if all.row(sql, &[guest.into(), target.into()]).await?.is_some() {
            return Err(StoreError::Conflict);
        }
    }
    // Of mail there is one channel, which leads to the one address.
    if let Way::Mail = way {
        remove(all, "kind = 'mail' and guest = $1", &[guest.into()]).await?;
    }
    let sql = "select count(*) as channels from channels where guest = $1";
    let row = all.row(sql, &[guest.into()]).await?.ok_or(StoreError::NotFound)?;
    if row.int("channels")? >= MOST_CHANNELS {
        return Err(StoreError::Conflict);
    }
    let sql = "insert into channels (id, guest, kind, target, language, base, made_at, failed) \
               values ($1, $2, $3, $4, $5, $6, $7, 0)";
    let args = [
        id.into(),
        guest.into(),
        way.key().into(),
        target.into(),
        language.into(),
        base.into(),
        at.into(),
    ];
    all.run(sql, &args).await?;
    if let Way::Push(Subscription { point, auth, session, called }) = way {
        let sql = "insert into pushes (channel, point, auth, session, called) \
                   values ($1, $2, $3, $4, $5)";
        let [point, auth, session] = [point, auth, session].map(|bytes| bytes.as_slice().into());
        all.run(sql, &[id.into(), point, auth, session, called.into()]).await?;
    }
    Ok(())
}

/// Takes channels away, with what was told by them.
pub(super) async fn remove(
    all: &mut Link<'_>,
    which: &'static str,
    args: &[Arg<'_>],
) -> Result<()> {
    let these = format!("(select id from channels where {which})");
    for sql in [
        format!("delete from outbox where channel in {these}"),
        format!("delete from pushes where channel in {these}"),
        format!("delete from channels where {which}"),
    ] {
        all.run(sqlx::AssertSqlSafe(sql), args).await?;
    }
    Ok(())
}

/// Switches a channel on or off.
pub(super) async fn switch(
    all: &mut Link<'_>,
    id: &str,
    guest: Option<i64>,
    off_at: Option<i64>,
) -> Result<i64> {
    let sql = "update channels set off_at = $2, failed = 0 \
               where id = $1 and ($3 < 0 or guest = $3)";
    let guest = guest.unwrap_or(-1);
    let args = [id.into(), Arg::Int(off_at), guest.into()];
    Ok(i64::try_from(all.run(sql, &args).await?).unwrap_or(i64::MAX))
}

/// In which language somebody is told by every channel from now on, and written to.
pub(super) async fn speak(all: &mut Link<'_>, guest: i64, language: &str) -> Result<()> {
    for sql in [
        "update channels set language = $2 where guest = $1 and language <> $2",
        "update addresses set language = $2 where guest = $1 and language <> $2",
    ] {
        all.run(sql, &[guest.into(), language.into()]).await?;
    }
    Ok(())
}

//! The channels by which notices leave.

use super::Telling;
use crate::sql::{Arg, Found, Link};
use crate::{Result, Store, StoreError};

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
    /// Whether it is off, by wish or because nothing could be told for long.
    pub is_off: bool,
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
        "c.id as channel, c.kind as way, c.target, c.language, c.base, c.off_at, \
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
    Ok(Channel {
        id: row.text("channel")?,
        way,
        target: row.text("target")?,
        language: row.text("language")?,
        base: row.text("base")?,
        is_off: row.maybe_int("off_at")?.is_some(),
    })
}

pub(super) async fn open(all: &mut Link<'_>, guest: i64, channel: &Channel, at: i64) -> Result<()> {
    let Channel { id, way, target, language, base, .. } = channel;
    // A browser is told of whoever has signed in there last, and of them once.
    if let Way::Push(_) = way {
        remove(all, "kind = 'push' and target = $1", &[target.into()]).await?;
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

impl Store {
    /// Gives somebody with an account another channel; a conflict if they have too many.
    pub async fn open_channel(&self, guest: i64, channel: Channel, at: i64) -> Result<()> {
        self.tell(Telling::Open { guest, channel, at }).await.map(drop)
    }

    /// Takes a channel of somebody's away, with what was told by it.
    pub async fn close_channel(&self, guest: i64, id: &str) -> Result<()> {
        self.tell(Telling::Close { guest, id: id.to_owned() }).await.map(drop)
    }

    /// Switches a channel of somebody's on again.
    pub async fn switch_on(&self, guest: i64, id: &str) -> Result<()> {
        let (id, guest) = (id.to_owned(), Some(guest));
        self.tell(Telling::Switch { id, guest, off_at: None }).await.map(drop)
    }

    /// Switches a channel off, by whoever knows its name; whether there is one.
    pub async fn switch_off(&self, id: &str, at: i64) -> Result<bool> {
        let id = id.to_owned();
        let switched = self.tell(Telling::Switch { id, guest: None, off_at: Some(at) }).await?;
        Ok(switched == 1)
    }

    /// The channel that is called so, whoever's it is.
    pub async fn channel(&self, id: &str) -> Result<Option<Channel>> {
        let sql = concat!(
            "select ",
            columns!(),
            " from channels c left join pushes p on p.channel = c.id where c.id = $1"
        );
        self.read.row(sql, &[id.into()]).await?.as_ref().map(read_channel).transpose()
    }

    /// The channels of somebody, the oldest first.
    pub async fn channels(&self, guest: i64) -> Result<Vec<Channel>> {
        let sql = concat!(
            "select ",
            columns!(),
            " from channels c left join pushes p on p.channel = c.id \
             where c.guest = $1 order by c.made_at, c.id"
        );
        self.read.rows(sql, &[guest.into()]).await?.iter().map(read_channel).collect()
    }

    /// The key by which push services know this house: `new`, unless there is one already.
    pub async fn vapid(&self, new: &[u8]) -> Result<Vec<u8>> {
        let sql = "select pkcs8 from vapid";
        if let Some(row) = self.read.row(sql, &[]).await? {
            return row.bytes("pkcs8");
        }
        self.tell(Telling::Vapid { pkcs8: new.to_vec() }).await?;
        self.read.row(sql, &[]).await?.ok_or(StoreError::NotFound)?.bytes("pkcs8")
    }
}

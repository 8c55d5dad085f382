//! What is written of notices.

use super::channels::{self, Channel};
use super::{Became, Fate, Hours, NoticeKey};
use crate::sql::{Arg, Link};
use crate::{Entry, Result, StoreError};

/// Whoever acts at once is not told.
const MOMENT: i64 = 1000;
/// After so many notices in a row that were given up a channel is off.
const MOST_FAILED: i64 = 5;

/// What a notice is about.
#[derive(Copy, Clone, PartialEq, Eq, Debug)]
pub enum About {
    /// It is their turn.
    Turn,
    /// The game is over.
    Over,
    /// They are asked to sit down.
    Invited,
    /// Somebody has spoken to them by name.
    Mentioned,
    /// Somebody else has taken their seat.
    Taken,
    /// The others vote whether a bot plays for somebody, and they have not.
    Vote,
    /// Somebody would like to go back, and they have not said whether they agree.
    Back,
    /// Somebody would like to close the table, and they have not said whether they agree.
    Close,
    /// The table was closed in the middle of its game.
    Closed,
    /// Their time was over, and a bot plays for them until they return.
    Replaced,
    /// Their time was over, and the others vote whether a bot plays for them.
    Absent,
}

impl About {
    const ALL: [About; 11] = [
        About::Turn,
        About::Over,
        About::Invited,
        About::Mentioned,
        About::Taken,
        About::Vote,
        About::Back,
        About::Close,
        About::Closed,
        About::Replaced,
        About::Absent,
    ];

    /// Whether they are waited for until they have answered.
    pub const fn is_question(self) -> bool {
        match self {
            About::Turn | About::Absent | About::Vote | About::Back | About::Close => true,
            About::Over
            | About::Invited
            | About::Mentioned
            | About::Taken
            | About::Closed
            | About::Replaced => false,
        }
    }

    /// The word for it in the database.
    pub const fn key(self) -> &'static str {
        match self {
            About::Turn => "turn",
            About::Over => "over",
            About::Invited => "invited",
            About::Mentioned => "mentioned",
            About::Taken => "taken",
            About::Vote => "vote",
            About::Back => "back",
            About::Close => "close",
            About::Closed => "closed",
            About::Replaced => "replaced",
            About::Absent => "absent",
        }
    }

    pub(super) fn read(key: &str) -> Result<About> {
        let found = About::ALL.into_iter().find(|about| about.key() == key);
        found.ok_or(StoreError::Broken("notice".into()))
    }
}

/// What the holders of a seat are to be told of what happens with it.
#[derive(Copy, Clone, PartialEq, Eq, Debug)]
pub struct NewNotice {
    /// The index of the seat.
    pub seat: u8,
    /// What about.
    pub about: About,
    /// The seat that has decided last: whoever holds it knows already.
    pub mover: Option<u8>,
}

/// What is written of it.
#[derive(Clone, Debug)]
pub(crate) enum Telling {
    /// A channel.
    Open { guest: i64, channel: Channel, at: i64 },
    /// A channel that is no longer wanted.
    Close { guest: i64, id: String },
    /// A channel that is on, or off since then; of this person, if that matters.
    Switch { id: String, guest: Option<i64>, off_at: Option<i64> },
    /// In which language somebody is told and written to.
    Speak { guest: i64, language: String },
    /// The key by which push services know this house, unless there is one.
    Vapid { pkcs8: Vec<u8> },
    /// Hours without notices, or that there are none.
    Hours { guest: i64, hours: Option<Hours> },
    /// That somebody looks at a table until then.
    Look { guest: i64, table: String, until: i64 },
    /// That a notice that was due is being told until then.
    Claim { key: NoticeKey, due: i64, until: i64 },
    /// What has become of it, and why.
    Settle { key: NoticeKey, became: Became, said: String, at: i64 },
    /// What is older than this is forgotten.
    Sweep { before: i64 },
}

macro_rules! key {
    () => {
        " where channel = $1 and match_id = $2 and kind = $3 and turn = $4"
    };
}

fn args(key: &NoticeKey) -> Vec<Arg<'_>> {
    let NoticeKey { channel, table, about, turn } = key;
    vec![channel.into(), table.into(), about.key().into(), (*turn).into()]
}

/// Writes what is to be told of entries, by the channels of whoever holds the seats.
pub(crate) async fn note(
    all: &mut Link<'_>,
    id: &str,
    entries: &[Entry],
    notices: &[NewNotice],
) -> Result<()> {
    let Some(last) = entries.last() else { return Ok(()) };
    let sql = "insert into outbox (channel, match_id, kind, turn, at, state, tries, due, said) \
               select c.id, $1, $3, cast($4 as bigint), cast($5 as bigint), 'waiting', 0, \
               cast($6 as bigint), '' from holders h \
               join channels c on c.guest = h.guest and c.off_at is null \
               where h.match_id = $1 and h.seat = $2 and not exists (select 1 from holders m \
               where m.match_id = $1 and m.guest = h.guest and m.seat = $7) on conflict do nothing";
    for notice in notices {
        let NewNotice { seat, about, mover } = *notice;
        let (at, due) = (last.at, due(last.at));
        let args = [
            id.into(),
            seat.into(),
            about.key().into(),
            last.seq.into(),
            at.into(),
            due.into(),
            unless(mover).into(),
        ];
        all.run(sql, &args).await?;
    }
    Ok(())
}

/// Has somebody told by all their channels, once for each number.
pub(crate) async fn inform(
    all: &mut Link<'_>,
    table: &str,
    (guest, about): (i64, About),
    (number, at): (i64, i64),
) -> Result<()> {
    let sql = "insert into outbox (channel, match_id, kind, turn, at, state, tries, due, said) \
               select id, $2, $3, cast($4 as bigint), cast($5 as bigint), 'waiting', 0, \
               cast($6 as bigint), '' from channels where guest = $1 and off_at is null \
               on conflict do nothing";
    let args =
        [guest.into(), table.into(), about.key().into(), number.into(), at.into(), due(at).into()];
    all.run(sql, &args).await.map(drop)
}

/// What stands for a seat where there is none.
pub(crate) fn unless(mover: Option<u8>) -> i64 {
    mover.map_or(-1, i64::from)
}

/// When what is told of an entry is due.
pub(crate) const fn due(at: i64) -> i64 {
    at.saturating_add(MOMENT)
}

impl Telling {
    pub(crate) async fn perform(&self, all: &mut Link<'_>) -> Result<i64> {
        match self {
            Telling::Open { guest, channel, at } => {
                channels::open(all, *guest, channel, *at).await?;
            }
            Telling::Close { guest, id } => {
                let which = "guest = $1 and id = $2";
                channels::remove(all, which, &[(*guest).into(), id.into()]).await?;
            }
            Telling::Switch { id, guest, off_at } => {
                return channels::switch(all, id, *guest, *off_at).await;
            }
            Telling::Speak { guest, language } => channels::speak(all, *guest, language).await?,
            Telling::Vapid { pkcs8 } => {
                let sql = "insert into vapid (id, pkcs8) values (1, $1) on conflict do nothing";
                all.run(sql, &[pkcs8.as_slice().into()]).await?;
            }
            Telling::Hours { guest, hours } => {
                all.run("delete from hours where guest = $1", &[(*guest).into()]).await?;
                if let Some(Hours { begins, ends, ahead }) = *hours {
                    let sql = "insert into hours (guest, begins, ends, ahead) \
                               values ($1, $2, $3, $4)";
                    all.run(sql, &[(*guest).into(), begins.into(), ends.into(), ahead.into()])
                        .await?;
                }
            }
            Telling::Look { guest, table, until } => {
                let sql = "insert into looking (guest, match_id, until) values ($1, $2, $3) \
                           on conflict (guest, match_id) do update set until = $3";
                all.run(sql, &[(*guest).into(), table.into(), (*until).into()]).await?;
            }
            Telling::Claim { key, due, until } => {
                let sql = concat!(
                    "update outbox set due = $6",
                    key!(),
                    " and due = $5 and state = 'waiting'"
                );
                let args = [args(key), vec![(*due).into(), (*until).into()]].concat();
                return Ok(i64::try_from(all.run(sql, &args).await?).unwrap_or(i64::MAX));
            }
            Telling::Settle { key, became: Became { fate, tries, due }, said, at } => {
                let sql = concat!(
                    "update outbox set state = $5, due = $6, said = $7, tries = $8",
                    key!()
                );
                let more = vec![fate.key().into(), (*due).into(), said.into(), (*tries).into()];
                all.run(sql, &[args(key), more].concat()).await?;
                rate(all, key, *fate, *at).await?;
            }
            Telling::Sweep { before } => {
                let sql = "update succeeded set at = -at where at > 0 and at < $1";
                all.run(sql, &[(*before).into()]).await?;
                all.run("delete from outbox where at < $1", &[(*before).into()]).await?;
                all.run("delete from looking where until < $1", &[(*before).into()]).await?;
            }
        }
        Ok(0)
    }
}

/// Counts what was given up in a row; a channel by which nothing leaves is off.
async fn rate(all: &mut Link<'_>, key: &NoticeKey, fate: Fate, at: i64) -> Result<()> {
    match fate {
        Fate::Waiting | Fate::Moot => Ok(()),
        Fate::Sent => {
            let sql = "update channels set failed = 0 where id = $1 and failed > 0";
            all.run(sql, &[(&key.channel).into()]).await.map(drop)
        }
        Fate::Failed => {
            let sql = "update channels set failed = failed + 1, off_at = case \
                       when failed + 1 >= $2 then cast($3 as bigint) else off_at end where id = $1";
            let args = [(&key.channel).into(), MOST_FAILED.into(), at.into()];
            all.run(sql, &args).await.map(drop)
        }
    }
}

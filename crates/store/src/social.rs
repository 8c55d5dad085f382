//! What is written of people and their company.

use crate::changes::count;
use crate::ends::reckon_again;
use crate::notices::inform;
use crate::sql::{Arg, Link};
use crate::{About, Result, StoreError};

/// To whom a new table is offered.
#[derive(Clone, PartialEq, Eq, Debug, Default)]
pub struct Offer {
    /// Anybody may find it until then.
    pub until: Option<i64>,
    /// The seats to which people are asked, and whom.
    pub invited: Vec<(u8, i64)>,
    /// The table whose rematch it is.
    pub again: Option<String>,
}

/// Something to be said.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct NewMessage {
    /// Who says it.
    pub guest: i64,
    /// The seat for which they speak; nothing if they watch.
    pub seat: Option<u8>,
    /// What they are called.
    pub name: String,
    /// What they say.
    pub said: String,
    /// When, in milliseconds since 1970.
    pub at: i64,
    /// The seats that are spoken to by name.
    pub mentions: Vec<u8>,
}

/// What concerns people and their company.
#[derive(Clone, Debug)]
pub(crate) enum Social {
    /// A table is put away from somebody's list, or taken back.
    Archive { guest: i64, table: String, away: bool },
    /// Somebody is asked to sit down.
    Ask { table: String, seat: u8, guest: i64, by: i64, at: i64 },
    /// Somebody does not want to.
    Decline { table: String, guest: i64 },
    /// Somebody says something.
    Say { table: String, message: NewMessage },
    /// Somebody does not want to read somebody else, or does again.
    Mute { guest: i64, muted: i64, silent: bool },
    /// The host should read something.
    Report { table: String, number: i64, guest: i64, at: i64 },
    /// The host has read it.
    Settle { table: String, number: i64, hide: bool },
    /// Somebody may say nothing, or may again.
    Silence { guest: i64, silent: bool, at: i64 },
    /// Somebody notes something for themselves.
    Jot { guest: i64, table: String, body: String },
    /// Somebody has read that others have taken their seats at a table.
    LetGo { guest: i64, table: String },
    /// When somebody sleeps.
    Sleep { guest: i64, hours: Option<(i64, i64)> },
    /// All ratings are reckoned again.
    RateAgain,
}

impl Social {
    /// The table at which it changes something that others see.
    pub(crate) fn table(&self) -> Option<&str> {
        match self {
            Social::Ask { table, .. }
            | Social::Decline { table, .. }
            | Social::Say { table, .. }
            | Social::Settle { table, .. } => Some(table),
            Social::Archive { .. }
            | Social::Mute { .. }
            | Social::Report { .. }
            | Social::Silence { .. }
            | Social::Jot { .. }
            | Social::LetGo { .. }
            | Social::Sleep { .. }
            | Social::RateAgain => None,
        }
    }

    pub(crate) async fn perform(&self, all: &mut Link<'_>) -> Result<i64> {
        match self {
            Social::Archive { guest, table, away } => archive(all, *guest, table, *away).await?,
            Social::Ask { table, seat, guest, by, at } => {
                ask(all, table, *seat, (*guest, *by), *at).await?;
                count(all, table).await?;
            }
            Social::Decline { table, guest } => {
                // Whoever declines is asked by nobody but themselves: whoever asked can read that.
                let sql = "update invitations set by_guest = guest \
                           where match_id = $1 and guest = $2";
                all.run(sql, &[table.into(), (*guest).into()]).await?;
                count(all, table).await?;
            }
            Social::Say { table, message } => return say(all, table, message).await,
            Social::Mute { guest, muted, silent } => {
                let sql = if *silent {
                    "insert into mutes (guest, muted) values ($1, $2) on conflict do nothing"
                } else {
                    "delete from mutes where guest = $1 and muted = $2"
                };
                all.run(sql, &[(*guest).into(), (*muted).into()]).await?;
            }
            Social::Report { table, number, guest, at } => {
                let sql = "insert into reports (match_id, number, guest, at) \
                           values ($1, $2, $3, $4) on conflict do nothing";
                let args = [table.into(), (*number).into(), (*guest).into(), (*at).into()];
                all.run(sql, &args).await?;
            }
            Social::Settle { table, number, hide } => settle(all, table, *number, *hide).await?,
            Social::Silence { guest, silent, at } => silence(all, *guest, *silent, *at).await?,
            Social::Jot { guest, table, body } => jot(all, *guest, table, body).await?,
            Social::LetGo { guest, table } => read(all, *guest, table).await?,
            Social::Sleep { guest, hours } => sleep(all, *guest, *hours).await?,
            Social::RateAgain => reckon_again(all).await?,
        }
        Ok(0)
    }
}

/// Notes that somebody has read that others have taken their seats at a table: the moment is kept
/// below zero from then on, so that it is still known who sat there.
pub(crate) async fn read(all: &mut Link<'_>, guest: i64, table: &str) -> Result<()> {
    let sql = "update succeeded set at = -at where guest = $1 and match_id = $2 and at > 0";
    all.run(sql, &[guest.into(), table.into()]).await.map(drop)
}

async fn archive(all: &mut Link<'_>, guest: i64, table: &str, away: bool) -> Result<()> {
    let sql = if away {
        "insert into archived (guest, match_id) select guest, match_id from holders \
         where guest = $1 and match_id = $2 limit 1 on conflict do nothing"
    } else {
        "delete from archived where guest = $1 and match_id = $2"
    };
    all.run(sql, &[guest.into(), table.into()]).await.map(drop)
}

/// Asks somebody to sit down, and has them told.
pub(crate) async fn ask(
    all: &mut Link<'_>,
    table: &str,
    seat: u8,
    (guest, by): (i64, i64),
    at: i64,
) -> Result<()> {
    let sql = "insert into invitations (match_id, seat, guest, by_guest, at) \
               values ($1, $2, $3, $4, $5) on conflict (match_id, seat, guest) do update \
               set by_guest = $4, at = $5 where invitations.by_guest = invitations.guest";
    let args = [table.into(), seat.into(), guest.into(), by.into(), at.into()];
    if all.run(sql, &args).await? == 1 {
        inform(all, table, (guest, About::Invited), (0, at)).await?;
    }
    Ok(())
}

/// Says something; of two who speak at once on two nodes the second gets a conflict.
async fn say(all: &mut Link<'_>, table: &str, message: &NewMessage) -> Result<i64> {
    let NewMessage { guest, seat, name, said, at, mentions } = message;
    let sql = "insert into messages (match_id, number, guest, seat, name, said, at, hidden) \
               select $1, coalesce(max(number), 0) + 1, cast($2 as bigint), cast($3 as bigint), \
               $4, $5, cast($6 as bigint), 0 from messages where match_id = $1 returning number";
    let args = [
        table.into(),
        (*guest).into(),
        Arg::Int(seat.map(i64::from)),
        name.into(),
        said.into(),
        (*at).into(),
    ];
    let number = all.row(sql, &args).await?.ok_or(StoreError::NotFound)?.int("number")?;
    for seat in mentions {
        let sql = "select guest from holders where match_id = $1 and seat = $2 and guest <> $3 \
                   and not exists (select 1 from mutes u where u.guest = holders.guest \
                   and u.muted = $3)";
        let rows = all.rows(sql, &[table.into(), (*seat).into(), (*guest).into()]).await?;
        for row in rows {
            inform(all, table, (row.int("guest")?, About::Mentioned), (number, *at)).await?;
        }
    }
    count(all, table).await?;
    Ok(number)
}

async fn settle(all: &mut Link<'_>, table: &str, number: i64, hide: bool) -> Result<()> {
    let key = [table.into(), number.into()];
    // What is hidden stays among what was reported, so that the host finds it again.
    if !hide {
        all.run("delete from reports where match_id = $1 and number = $2", &key).await?;
    }
    let sql = "update messages set hidden = $3 where match_id = $1 and number = $2";
    all.run(sql, &[table.into(), number.into(), i64::from(hide).into()]).await?;
    count(all, table).await
}

async fn silence(all: &mut Link<'_>, guest: i64, silent: bool, at: i64) -> Result<()> {
    if silent {
        let sql = "insert into silenced (guest, at) values ($1, $2) on conflict do nothing";
        return all.run(sql, &[guest.into(), at.into()]).await.map(drop);
    }
    all.run("delete from silenced where guest = $1", &[guest.into()]).await.map(drop)
}

async fn jot(all: &mut Link<'_>, guest: i64, table: &str, body: &str) -> Result<()> {
    let key = [guest.into(), table.into()];
    if body.is_empty() {
        let sql = "delete from jottings where guest = $1 and match_id = $2";
        return all.run(sql, &key).await.map(drop);
    }
    let sql = "insert into jottings (guest, match_id, body) values ($1, $2, $3) \
               on conflict (guest, match_id) do update set body = $3";
    all.run(sql, &[key.as_slice(), &[body.into()]].concat()).await.map(drop)
}

async fn sleep(all: &mut Link<'_>, guest: i64, hours: Option<(i64, i64)>) -> Result<()> {
    let Some((begins, length)) = hours else {
        return all.run("delete from sleeping where guest = $1", &[guest.into()]).await.map(drop);
    };
    let sql = "insert into sleeping (guest, begins, length) values ($1, $2, $3) \
               on conflict (guest) do update set begins = $2, length = $3";
    all.run(sql, &[guest.into(), begins.into(), length.into()]).await.map(drop)
}

/// What of a guest's company passes to somebody else, from `$1` to `$2`; what both have stays as
/// the second has it.
pub(crate) const BROUGHT: [&str; 10] = [
    "update results set guest = $2 where guest = $1",
    "insert into archived (guest, match_id) \
     select $2, match_id from archived where guest = $1 on conflict do nothing",
    "update invitations set by_guest = $2 where by_guest = $1",
    "insert into invitations (match_id, seat, guest, by_guest, at) \
     select match_id, seat, $2, by_guest, at from invitations where guest = $1 \
     on conflict do nothing",
    "insert into succeeded (guest, match_id, seat, at) \
     select $2, match_id, seat, at from succeeded where guest = $1 on conflict do nothing",
    "update messages set guest = $2 where guest = $1",
    "insert into jottings (guest, match_id, body) \
     select $2, match_id, body from jottings where guest = $1 on conflict do nothing",
    "insert into mutes (guest, muted) \
     select $2, muted from mutes where guest = $1 on conflict do nothing",
    "insert into mutes (guest, muted) \
     select guest, $2 from mutes where muted = $1 and guest <> $2 on conflict do nothing",
    "insert into silenced (guest, at) select $2, at from silenced where guest = $1 \
     on conflict do nothing",
];

/// What is forgotten of somebody's company, and what they have said; first, since it may be
/// referred to.
pub(crate) const FORGOTTEN: [&str; 12] = [
    "update results set guest = null where guest = $1",
    "delete from archived where guest = $1",
    "delete from invitations where guest = $1 or by_guest = $1",
    "delete from reports where guest = $1 or (match_id, number) in \
     (select match_id, number from messages where guest = $1)",
    "update matches set changes = changes + 1 \
     where id in (select match_id from messages where guest = $1)",
    "delete from messages where guest = $1",
    "delete from mutes where guest = $1 or muted = $1",
    "delete from silenced where guest = $1",
    "delete from succeeded where guest = $1",
    "delete from jottings where guest = $1",
    "delete from sleeping where guest = $1",
    "delete from ratings where player = 'p' || cast($1 as bigint)",
];

//! Seats of running games that somebody else may take, since whoever sat there did not come.

use crate::notices::{About, inform};
use crate::social::{Social, read};
use crate::sql::{Found, Link};
use crate::{Ending, Entry, Guest, Result, Store};

/// What follows from entries beyond their table.
#[derive(Clone, PartialEq, Eq, Debug, Default)]
pub struct Follows {
    /// How the game ended.
    pub ending: Option<Ending>,
    /// Which seats anybody may take from now on, as bits, if that has changed.
    pub vacant: Option<u8>,
}

/// A seat of somebody's that somebody else has taken, since their time was over.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Lost {
    /// The table.
    pub table: String,
    /// The game's id.
    pub game: String,
    /// What whoever sits there now is called.
    pub by: String,
    /// When they took it, in milliseconds since 1970.
    pub at: i64,
}

impl Store {
    /// The seats of somebody that others have taken and of which they have not yet read, the latest
    /// first; at one table, if that is named.
    pub async fn lost(&self, guest: i64, table: Option<&str>) -> Result<Vec<Lost>> {
        let sql = "select l.match_id, m.game, s.name, l.at from succeeded l \
                   join matches m on m.id = l.match_id \
                   join seats s on s.match_id = l.match_id and s.seat = l.seat \
                   where l.guest = $1 and l.at > 0 and ($2 = '' or l.match_id = $2) \
                   order by l.at desc, l.match_id, l.seat limit 20";
        let lost = |row: &Found| {
            Ok(Lost {
                table: row.text("match_id")?,
                game: row.text("game")?,
                by: row.text("name")?,
                at: row.int("at")?,
            })
        };
        let args = [guest.into(), table.unwrap_or_default().into()];
        self.read.rows(sql, &args).await?.iter().map(lost).collect()
    }

    /// Who sat at a table before others took their seats over: the seat, when it was taken, and
    /// what they are called now. Whoever has deleted their account is nobody.
    pub async fn predecessors(&self, table: &str) -> Result<Vec<(u8, i64, String)>> {
        let sql = "select l.seat, abs(l.at) as at, g.name from succeeded l \
                   join guests g on g.id = l.guest where l.match_id = $1 and g.name <> '' \
                   order by l.seat, at, l.guest";
        let found = self.read.rows(sql, &[table.into()]).await?;
        found
            .iter()
            .map(|row| Ok((row.small("seat")?, row.int("at")?, row.text("name")?)))
            .collect()
    }

    /// The tables at which others have taken somebody's seats over.
    pub async fn succeeded_at(&self, guest: i64) -> Result<Vec<String>> {
        let sql = "select distinct match_id from succeeded where guest = $1 order by match_id";
        let rows = self.read.rows(sql, &[guest.into()]).await?;
        rows.iter().map(|row| row.text("match_id")).collect()
    }

    /// Somebody has read that others have taken their seats at a table.
    pub async fn let_go(&self, guest: i64, table: &str) -> Result<()> {
        self.socially(Social::LetGo { guest, table: table.to_owned() }).await.map(drop)
    }
}

/// Notes which seats of a running game anybody may take, as bits.
pub(crate) async fn vacate(all: &mut Link<'_>, id: &str, seats: u8, at: i64) -> Result<()> {
    for seat in 0..u8::BITS {
        let is_vacant = seats & (1 << seat) != 0;
        let (id, seat) = (id.into(), i64::from(seat).into());
        if is_vacant {
            let sql = "insert into vacancies (match_id, seat, since) values ($1, $2, $3) \
                       on conflict do nothing";
            all.run(sql, &[id, seat, at.into()]).await?;
        } else {
            all.run("delete from vacancies where match_id = $1 and seat = $2", &[id, seat]).await?;
        }
    }
    Ok(())
}

/// Puts somebody into the place of whoever sat there. What those have decided ahead and every link
/// of theirs is gone, and entries no longer name them: nobody would find that again when they ask to
/// be forgotten. Who they were stands in `succeeded` alone, until then. They are told, and whoever
/// sits there now is not. How many seats it was: one, unless nobody sat there.
pub(crate) async fn succeed(
    all: &mut Link<'_>,
    id: &str,
    entry: &Entry,
    guest: &Guest,
) -> Result<u64> {
    let seat = entry.seat.unwrap_or_default();
    let key = [id.into(), seat.into()];
    let sql = "select guest from holders where match_id = $1 and seat = $2 and guest <> $3";
    for row in all.rows(sql, &[id.into(), seat.into(), guest.id.into()]).await? {
        let before = row.int("guest")?;
        let sql = "insert into succeeded (guest, match_id, seat, at) values ($1, $2, $3, $4) \
                   on conflict (guest, match_id, seat) do update set at = $4";
        all.run(sql, &[before.into(), id.into(), seat.into(), entry.at.into()]).await?;
        inform(all, id, (before, About::Taken), (entry.seq, entry.at)).await?;
    }
    read(all, guest.id, id).await?;
    for sql in [
        "delete from holders where match_id = $1 and seat = $2",
        "delete from keys where match_id = $1 and seat = $2",
        "delete from intents where match_id = $1 and seat = $2",
        "update entries set body = '{\"name\":\"\"}' where match_id = $1 and seat = $2 \
         and kind in ('seated', 'took-over')",
    ] {
        all.run(sql, &key).await?;
    }
    let sql = "update seats set kind = 'guest', name = $3, used = null \
               where match_id = $1 and seat = $2 and kind in ('person', 'guest')";
    all.run(sql, &[id.into(), seat.into(), (&guest.name).into()]).await
}

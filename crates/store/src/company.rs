//! Who is asked to sit down where, whom one has played with, and which table follows another.

use crate::social::{Offer, Social};
use crate::sql::Found;
use crate::writing::Write;
use crate::{Agreed, Entry, NewSeat, Result, Store, Summary};

/// Somebody is asked to sit down.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Asked {
    /// The table.
    pub table: String,
    /// The game's id.
    pub game: String,
    /// The set-up, as JSON.
    pub setup: String,
    /// What whoever asks is called.
    pub by: String,
    /// Whether it is the rematch of another table.
    pub is_rematch: bool,
    /// Since when, in milliseconds since 1970.
    pub at: i64,
}

impl Store {
    /// Has something written of people and their company.
    pub(crate) async fn socially(&self, social: Social) -> Result<i64> {
        self.write(Write::Social(social)).await
    }

    /// Writes down a new table with its first entries, and to whom it is offered; a conflict if
    /// the table whose rematch it would be has one already.
    pub async fn create_offered(
        &self,
        agreed: &Agreed,
        seats: &[NewSeat],
        entries: &[Entry],
        (summary, offer): (Summary, Offer),
    ) -> Result<()> {
        let (agreed, seats, entries) = (agreed.clone(), seats.to_vec(), entries.to_vec());
        self.write(Write::Create { agreed, seats, entries, summary, offer }).await.map(drop)
    }

    /// Asks somebody to sit down in an open seat.
    pub async fn ask(&self, table: &str, seat: u8, (guest, by): (i64, i64), at: i64) -> Result<()> {
        let table = table.to_owned();
        self.socially(Social::Ask { table, seat, guest, by, at }).await.map(drop)
    }

    /// Notes that somebody does not want to sit down at a table.
    pub async fn decline(&self, table: &str, guest: i64) -> Result<()> {
        self.socially(Social::Decline { table: table.to_owned(), guest }).await.map(drop)
    }

    /// The tables at which somebody is asked to sit down and still can, the latest first.
    pub async fn asked(&self, guest: i64) -> Result<Vec<Asked>> {
        let sql = "select i.match_id, i.at, g.name, m.game, m.setup, \
                   (select count(*) from rematches r where r.again = i.match_id) as again \
                   from invitations i join matches m on m.id = i.match_id \
                   join guests g on g.id = i.by_guest \
                   where i.guest = $1 and i.by_guest <> $1 and m.state = 'waiting' \
                   and not exists (select 1 from holders h \
                   where h.guest = $1 and h.match_id = i.match_id) \
                   order by i.at desc, i.match_id, i.seat limit 50";
        let asked = |row: &Found| {
            Ok(Asked {
                table: row.text("match_id")?,
                game: row.text("game")?,
                setup: row.text("setup")?,
                by: row.text("name")?,
                is_rematch: row.int("again")? > 0,
                at: row.int("at")?,
            })
        };
        let rows = self.read.rows(sql, &[guest.into()]).await?;
        let mut all: Vec<Asked> = rows.iter().map(asked).collect::<Result<_>>()?;
        all.dedup_by(|one, other| one.table == other.table);
        Ok(all)
    }

    /// The seats of a table to which people are asked: each with whom, and their name.
    pub async fn asked_to(&self, table: &str) -> Result<Vec<(u8, i64, String)>> {
        let sql = "select i.seat, i.guest, g.name from invitations i \
                   join guests g on g.id = i.guest where i.match_id = $1 \
                   and i.by_guest <> i.guest order by i.seat, i.at";
        let rows = self.read.rows(sql, &[table.into()]).await?;
        rows.iter()
            .map(|row| Ok((row.small("seat")?, row.int("guest")?, row.text("name")?)))
            .collect()
    }

    /// The seats of a table to which people were asked who have declined, with their names.
    pub async fn declined(&self, table: &str) -> Result<Vec<(u8, String)>> {
        let sql = "select i.seat, g.name from invitations i join guests g on g.id = i.guest \
                   where i.match_id = $1 and i.by_guest = i.guest order by i.seat, i.at desc";
        let rows = self.read.rows(sql, &[table.into()]).await?;
        rows.iter().map(|row| Ok((row.small("seat")?, row.text("name")?))).collect()
    }

    /// The seats of a table in which somebody sits under the name of their account.
    pub async fn known_at(&self, table: &str) -> Result<Vec<u8>> {
        let sql = "select s.seat from seats s join holders h on h.match_id = s.match_id \
                   and h.seat = s.seat join accounts a on a.guest = h.guest and a.name = s.name \
                   where s.match_id = $1 order by s.seat";
        let rows = self.read.rows(sql, &[table.into()]).await?;
        rows.iter().map(|row| row.small("seat")).collect()
    }

    /// Those with an account with whom somebody has sat at a table, the latest first.
    pub async fn met(&self, guest: i64, most: i64) -> Result<Vec<(i64, String)>> {
        let sql = "select o.guest, a.name, max(m.moved_at) as lately from holders h \
                   join holders o on o.match_id = h.match_id and o.guest <> h.guest \
                   join accounts a on a.guest = o.guest join matches m on m.id = h.match_id \
                   where h.guest = $1 group by o.guest, a.name \
                   order by lately desc, o.guest limit $2";
        let rows = self.read.rows(sql, &[guest.into(), most.into()]).await?;
        rows.iter().map(|row| Ok((row.int("guest")?, row.text("name")?))).collect()
    }

    /// The rematch of a table.
    pub async fn rematch(&self, table: &str) -> Result<Option<String>> {
        let sql = "select again from rematches where match_id = $1";
        let row = self.read.row(sql, &[table.into()]).await?;
        row.map(|row| row.text("again")).transpose()
    }

    /// The guests who may act for each seat of a table.
    pub async fn holders(&self, table: &str) -> Result<Vec<(u8, i64)>> {
        let sql = "select h.seat, h.guest from seats s join holders h \
                   on h.match_id = s.match_id and h.seat = s.seat \
                   where s.match_id = $1 order by h.seat, h.guest";
        let rows = self.read.rows(sql, &[table.into()]).await?;
        rows.iter().map(|row| Ok((row.small("seat")?, row.int("guest")?))).collect()
    }
}

//! Tables that anybody may find who looks for a seat.

use std::collections::BTreeMap;

use serde_json::Value;

use crate::ends::read_rating;
use crate::reading::read_seat;
use crate::sql::Found;
use crate::{
    Agreed, Entry, NewSeat, Offer, Rating, Result, SeatRecord, Store, StoreError, Summary,
};

/// A table with a free seat, as whoever looks for one finds it.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct OpenTable {
    /// The table.
    pub id: String,
    /// The game's id.
    pub game: String,
    /// The hash of the printed data.
    pub data: String,
    /// The set-up, as JSON.
    pub setup: Value,
    /// What was agreed about time and absence, as JSON; null where nothing was.
    pub terms: Value,
    /// Whether what was decided stands as soon as anything has followed.
    pub strict: bool,
    /// Who sits where, in order.
    pub seats: Vec<SeatRecord>,
    /// Those who sit there under the name of their account: the seat, and their rating among
    /// people, if they have one.
    pub known: Vec<(u8, Option<Rating>)>,
    /// The seats of a running game whose people did not come, as bits.
    pub vacant: u8,
    /// When it was made, or the first of these seats became free, in milliseconds since 1970.
    pub since: i64,
    /// When it leaves the list, if nobody comes; nothing where the game runs.
    pub until: Option<i64>,
}

impl OpenTable {
    /// Whether somebody may take this seat whose person did not come.
    pub fn is_vacant(&self, seat: u8) -> bool {
        self.vacant & 1u8.checked_shl(seat.into()).unwrap_or_default() != 0
    }
}

/// Those that are listed, the latest first.
macro_rules! listed {
    ($columns:literal) => {
        concat!(
            "select ",
            $columns,
            " from (select * from (select w.match_id, w.since, w.until from lobby w \
             join matches o on o.id = w.match_id where o.state = 'waiting' and w.until > $1 \
             order by w.since desc, w.match_id \
             limit cast($2 as bigint) + cast($3 as bigint)) listed union all \
             select v.match_id, min(v.since), null from vacancies v group by v.match_id) l \
             join matches m on m.id = l.match_id \
             left join clocks c on c.match_id = l.match_id \
             order by l.since desc, l.match_id limit $2 offset $3"
        )
    };
}

const TABLES: &str =
    listed!("l.match_id as id, l.since, l.until, m.game, m.data, m.setup, m.strict, c.terms");
const SEATS: &str = concat!(
    "select s.*, r.pool, r.mean, r.deviation, r.games, r.wins from (select s.match_id, s.seat, s.kind, \
     s.name, s.bot, s.invite, v.since as vacant, (select h.guest from holders h join accounts a \
     on a.guest = h.guest and a.name = s.name where h.match_id = s.match_id \
     and h.seat = s.seat) as known, m.game from seats s join matches m on m.id = s.match_id \
     left join vacancies v on v.match_id = s.match_id and v.seat = s.seat where s.match_id in (",
    listed!("l.match_id"),
    ")) s left join ratings r on r.game = s.game and r.pool = 'people' \
     and r.player = 'p' || s.known order by s.match_id, s.seat"
);

/// Who sits at a table, who of them is known, and which seats are free all the same, as bits.
type Sitting = (Vec<SeatRecord>, Vec<(u8, Option<Rating>)>, u8);

impl Store {
    /// Writes down a new table with its first entries, which anybody may find until then.
    pub async fn create_listed(
        &self,
        agreed: &Agreed,
        seats: &[NewSeat],
        entries: &[Entry],
        (summary, until): (Summary, i64),
    ) -> Result<()> {
        let offer = Offer { until: Some(until), ..Offer::default() };
        self.create_offered(agreed, seats, entries, (summary, offer)).await
    }

    /// The tables that wait for players now, the latest first: at most so many, after the first
    /// so many.
    pub async fn lobby(&self, now: i64, most: i64, after: i64) -> Result<Vec<OpenTable>> {
        let args = [now.into(), most.into(), after.into()];
        let tables = self.read.rows(TABLES, &args).await?;
        let mut seats: BTreeMap<String, Sitting> = BTreeMap::new();
        for row in self.read.rows(SEATS, &args).await? {
            let (records, known, vacant) = seats.entry(row.text("match_id")?).or_default();
            let record = read_seat(&row)?;
            if row.maybe_int("known")?.is_some() {
                let rated = row.maybe_int("mean")?.map(|_| read_rating(&row)).transpose()?;
                known.push((record.seat, rated));
            }
            if row.maybe_int("vacant")?.is_some() {
                *vacant |= 1u8.checked_shl(record.seat.into()).unwrap_or_default();
            }
            records.push(record);
        }
        let table = |row: &Found| {
            let id = row.text("id")?;
            let setup = serde_json::from_str(&row.text("setup")?);
            let terms = row.maybe_text("terms")?.map(|terms| serde_json::from_str(&terms));
            let (seats, known, vacant) = seats.remove(&id).unwrap_or_default();
            Ok(OpenTable {
                game: row.text("game")?,
                data: row.text("data")?,
                setup: setup.map_err(|_| StoreError::Broken("set-up".into()))?,
                terms: terms
                    .transpose()
                    .map_err(|_| StoreError::Broken("agreement".into()))?
                    .unwrap_or_default(),
                strict: row.int("strict")? != 0,
                seats,
                known,
                vacant,
                since: row.int("since")?,
                until: row.maybe_int("until")?,
                id,
            })
        };
        let mut table = table;
        tables.iter().map(&mut table).collect()
    }

    /// Whether anybody may sit down at a table now.
    pub async fn is_listed(&self, id: &str, now: i64) -> Result<bool> {
        let sql = "select l.match_id from lobby l join matches m on m.id = l.match_id \
                   where l.match_id = $1 and l.until > $2 and m.state = 'waiting' \
                   union select match_id from vacancies where match_id = $1";
        Ok(self.read.row(sql, &[id.into(), now.into()]).await?.is_some())
    }
}

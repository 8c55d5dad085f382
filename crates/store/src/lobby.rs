//! Tables that anybody may find who looks for a seat.

use std::collections::BTreeMap;

use serde_json::Value;

use crate::reading::read_seat;
use crate::sql::Found;
use crate::{Agreed, Entry, NewSeat, Offer, Result, SeatRecord, Store, StoreError, Summary};

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
    /// Who sits where, in order.
    pub seats: Vec<SeatRecord>,
    /// When it was made, in milliseconds since 1970.
    pub since: i64,
    /// When it leaves the list, if nobody comes.
    pub until: i64,
}

/// Those that are listed, the latest first.
macro_rules! listed {
    ($columns:literal) => {
        concat!(
            "select ",
            $columns,
            " from lobby l join matches m on m.id = l.match_id \
             left join clocks c on c.match_id = l.match_id where m.state = 'waiting' and l.until > $1 \
             order by l.since desc, l.match_id limit $2 offset $3"
        )
    };
}

const TABLES: &str =
    listed!("l.match_id as id, l.since, l.until, m.game, m.data, m.setup, c.terms");
const SEATS: &str = concat!(
    "select match_id, seat, kind, name, bot, invite from seats where match_id in (",
    listed!("l.match_id"),
    ") order by match_id, seat"
);

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
        let mut seats: BTreeMap<String, Vec<SeatRecord>> = BTreeMap::new();
        for row in self.read.rows(SEATS, &args).await? {
            seats.entry(row.text("match_id")?).or_default().push(read_seat(&row)?);
        }
        let table = |row: &Found| {
            let id = row.text("id")?;
            let setup = serde_json::from_str(&row.text("setup")?);
            let terms = row.maybe_text("terms")?.map(|terms| serde_json::from_str(&terms));
            Ok(OpenTable {
                game: row.text("game")?,
                data: row.text("data")?,
                setup: setup.map_err(|_| StoreError::Broken("set-up".into()))?,
                terms: terms
                    .transpose()
                    .map_err(|_| StoreError::Broken("agreement".into()))?
                    .unwrap_or_default(),
                seats: seats.remove(&id).unwrap_or_default(),
                since: row.int("since")?,
                until: row.int("until")?,
                id,
            })
        };
        let mut table = table;
        tables.iter().map(&mut table).collect()
    }

    /// Whether anybody may sit down at a table now.
    pub async fn is_listed(&self, id: &str, now: i64) -> Result<bool> {
        let sql = "select l.match_id from lobby l join matches m on m.id = l.match_id \
                   where l.match_id = $1 and l.until > $2 and m.state = 'waiting'";
        Ok(self.read.row(sql, &[id.into(), now.into()]).await?.is_some())
    }
}

//! The tables of somebody: some at a time, and those put away apart.

use crate::reading::read_summary;
use crate::social::Social;
use crate::sql::Found;
use crate::{Listing, Result, Store, StoreError};

/// Which of somebody's tables.
#[derive(Copy, Clone, PartialEq, Eq, Debug, Default)]
pub enum Which {
    /// All that are not put away.
    #[default]
    All,
    /// Where they are asked, to decide or to answer the others.
    Turn,
    /// Where the game is not over.
    Running,
    /// Where nothing more happens.
    Over,
    /// Those put away.
    Archived,
    /// Whether put away or not.
    Every,
}

impl Which {
    /// Each that a page may ask for.
    pub const SHOWN: [Which; 5] =
        [Which::All, Which::Turn, Which::Running, Which::Over, Which::Archived];

    /// The word for it.
    pub const fn key(self) -> &'static str {
        match self {
            Which::All => "all",
            Which::Turn => "turn",
            Which::Running => "running",
            Which::Over => "over",
            Which::Archived => "archived",
            Which::Every => "every",
        }
    }
}

/// Part of somebody's tables.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Part<'p> {
    /// Which.
    pub which: Which,
    /// Of which game; of any, if none is named.
    pub game: Option<&'p str>,
    /// After which: when something last happened there, and the table.
    pub after: Option<(i64, &'p str)>,
    /// At most so many.
    pub most: i64,
}

/// Whether a table goes on from elsewhere and all of its seats are the guest's, who plans there.
macro_rules! plans {
    ($table:literal) => {
        concat!(
            "(exists (select 1 from entries f where f.match_id = ",
            $table,
            ".id and f.seq = 1 and f.body like '%\"from\":%') and not exists \
            (select 1 from seats x where x.match_id = ",
            $table,
            ".id and not exists (select 1 from holders y where y.match_id = x.match_id \
            and y.seat = x.seat and y.guest = $1)))"
        )
    };
}

/// One row for each seat of the tables; for a decision or an answer it is asked by the same bit of
/// four bytes. One that was closed only if somebody has played
/// there, or sat down beside whoever made it.
const MINE: &str = concat!(
    "select p.id, p.game, p.data, p.state, p.asked, p.ply, p.moved_at, s.name, \
    s.seat, r.place, r.score, h.guest as own, p.setup, c.terms, \
    cast(case when ",
    plans!("p"),
    " then 1 else 0 end as bigint) as plans from (\
    select m.id, m.game, m.data, m.setup, m.state, m.asked, m.ply, m.moved_at from matches m \
    where m.id in (select match_id from holders where guest = $1) \
    and ($3 = '' or m.game = $3) and (m.moved_at < $4 or (m.moved_at = $4 and m.id < $5)) \
    and case $2 when 'turn' then m.state = 'playing' and m.asked <> 0 and exists (select 1 \
    from holders o where o.guest = $1 and o.match_id = m.id \
    and ((m.asked >> cast(o.seat as integer)) & 16843009) <> 0) and not ",
    plans!("m"),
    " when 'running' then m.state in ('waiting', 'playing') \
    when 'over' then m.state in ('over', 'closed') else true end \
    and ($2 = 'every' or ($2 = 'archived') = exists (select 1 from archived a \
    where a.guest = $1 and a.match_id = m.id)) \
    and (m.state <> 'closed' or exists (select 1 from entries e \
    where e.match_id = m.id and e.kind in ('move', 'seated'))) \
    order by m.moved_at desc, m.id desc limit $6) p \
    join seats s on s.match_id = p.id left join clocks c on c.match_id = p.id \
    left join results r on r.match_id = s.match_id and r.seat = s.seat \
    left join holders h on h.guest = $1 and h.match_id = s.match_id and h.seat = s.seat \
    order by p.moved_at desc, p.id desc, s.seat"
);

impl Store {
    /// The latest 200 tables at which `guest` sits, the latest move first.
    pub async fn tables_of(&self, guest: i64) -> Result<Vec<Listing>> {
        let part = Part { which: Which::Every, game: None, after: None, most: 200 };
        self.part_of(guest, &part).await
    }

    /// Part of the tables at which `guest` sits, the latest move first.
    pub async fn part_of(&self, guest: i64, part: &Part<'_>) -> Result<Vec<Listing>> {
        let Part { which, game, after, most } = *part;
        let (moved_at, id) = after.unwrap_or((i64::MAX, ""));
        let args = [
            guest.into(),
            which.key().into(),
            game.unwrap_or_default().into(),
            moved_at.into(),
            id.into(),
            most.into(),
        ];
        let rows = self.read.rows(MINE, &args).await?;
        let mut tables: Vec<Listing> = Vec::new();
        // One that cannot be read does not hide the others.
        let mut broken: Option<String> = None;
        for row in &rows {
            let id = row.text("id")?;
            if broken.as_ref() == Some(&id) {
                continue;
            }
            if tables.last().is_none_or(|table| table.id != id) {
                match read_listing(row) {
                    Err(StoreError::Broken(what)) => {
                        tracing::error!(
                            table = id,
                            %what,
                            "a table cannot be listed: something in it is broken"
                        );
                        broken = Some(id);
                        continue;
                    }
                    listing => {
                        let (setup, terms) = (row.text("setup")?, row.maybe_text("terms")?);
                        let plans = row.int("plans")? != 0;
                        tables.push(Listing { plans, setup, terms, ..listing? });
                    }
                }
            }
            if let Some(table) = tables.last_mut() {
                add_seat(table, row)?;
            }
        }
        Ok(tables)
    }

    /// Puts a table of somebody's away, or takes it back.
    pub async fn archive(&self, guest: i64, table: &str, away: bool) -> Result<()> {
        let table = table.to_owned();
        self.socially(Social::Archive { guest, table, away }).await.map(drop)
    }
}

fn add_seat(table: &mut Listing, row: &Found) -> Result<()> {
    table.names.push(row.text("name")?);
    if row.maybe_int("own")?.is_some() {
        table.mine |= 1u8.checked_shl(row.small("seat")?).unwrap_or_default();
    }
    if let Some(place) = row.maybe_int("place")? {
        let place = u8::try_from(place).map_err(|_| StoreError::Broken("place".into()))?;
        table.results.push((place, row.int("score")?));
    }
    Ok(())
}

/// A table whose seats are still to be read.
pub(crate) fn read_listing(row: &Found) -> Result<Listing> {
    Ok(Listing {
        id: row.text("id")?,
        game: row.text("game")?,
        data: row.text("data")?,
        summary: read_summary(row)?,
        mine: 0,
        plans: false,
        setup: String::new(),
        terms: None,
        names: Vec::new(),
        results: Vec::new(),
        moved_at: row.int("moved_at")?,
    })
}

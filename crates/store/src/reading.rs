//! What is read, beside whatever is being written.

use std::collections::BTreeMap;

use serde_json::Value;

use crate::sql::Found;
use crate::{
    Agreed, Entry, Kind, Listing, Match, Occupant, PrivateLink, Result, SeatRecord, State, Store,
    StoreError, Summary,
};

/// The tables in a guest's list; one that was closed only if somebody has played there.
const LISTED: &str = "select m.id, m.game, m.data, m.state, m.asked, m.ply, m.moved_at \
                      from matches m where (m.state <> 'closed' or exists \
                      (select 1 from entries e where e.match_id = m.id and e.kind = 'move')) \
                      and m.id in (select match_id from holders where guest = $1) \
                      order by m.moved_at desc limit 200";
const NAMES: &str = "select s.match_id, s.name from seats s \
                     where s.match_id in (select match_id from holders where guest = $1) \
                     order by s.match_id, s.seat";

impl Store {
    /// What the seats of a table have decided ahead of time.
    pub async fn intents(&self, id: &str) -> Result<Vec<(u8, String)>> {
        let sql = "select seat, intent from intents where match_id = $1 order by seat";
        let rows = self.read.rows(sql, &[id.into()]).await?;
        rows.iter().map(|row| Ok((row.small("seat")?, row.text("intent")?))).collect()
    }

    /// What was agreed at a table and who sits there.
    pub async fn load(&self, id: &str) -> Result<Match> {
        let sql = "select m.game, m.setup, m.edition, m.data, m.secret_seed, m.maker, m.created_at, m.aids, \
                   m.strict, m.state, m.asked, m.ply, m.changes, c.terms, c.due from matches m \
                   left join clocks c on c.match_id = m.id where m.id = $1";
        let row = self.read.row(sql, &[id.into()]).await?.ok_or(StoreError::NotFound)?;
        let setup = row.text("setup")?;
        let agreed = Agreed {
            id: id.to_owned(),
            game: row.text("game")?,
            setup: serde_json::from_str(&setup).map_err(|_| StoreError::Broken("set-up".into()))?,
            edition: row.small("edition")?,
            data: row.text("data")?,
            secret_seed: row
                .bytes("secret_seed")?
                .try_into()
                .map_err(|_| StoreError::Broken("seed".into()))?,
            maker: row.int("maker")?,
            aids: row.int("aids")? != 0,
            strict: row.int("strict")? != 0,
            created_at: row.int("created_at")?,
            terms: match row.maybe_text("terms")? {
                Some(terms) => serde_json::from_str(&terms)
                    .map_err(|_| StoreError::Broken("agreement".into()))?,
                None => Value::Null,
            },
        };
        let due = row.maybe_int("due")?;
        let sql =
            "select seat, kind, name, bot, invite from seats where match_id = $1 order by seat";
        let rows = self.read.rows(sql, &[id.into()]).await?;
        let seats = rows.iter().map(read_seat).collect::<Result<_>>()?;
        let summary = Summary { due, ..read_summary(&row)? };
        Ok(Match { agreed, seats, summary, changes: row.int("changes")? })
    }

    /// The box of `game` whose values have this hash.
    pub async fn printed(&self, game: &str, hash: &str) -> Result<Option<Value>> {
        let sql = "select body from boxes where hash = $1 and game = $2";
        let Some(row) = self.read.row(sql, &[hash.into(), game.into()]).await? else {
            return Ok(None);
        };
        let body = row.text("body")?;
        serde_json::from_str(&body).map(Some).map_err(|_| StoreError::Broken("box".into()))
    }

    /// The entries of a table after number `after`, in order.
    pub async fn entries(&self, id: &str, after: i64) -> Result<Vec<Entry>> {
        let sql = "select seq, kind, seat, body, fingerprint, request, at from entries \
                   where match_id = $1 and seq > $2 order by seq";
        let rows = self.read.rows(sql, &[id.into(), after.into()]).await?;
        rows.iter().map(read_entry).collect()
    }

    /// The seats of a table for which `guest` may act.
    pub async fn held(&self, id: &str, guest: i64) -> Result<Vec<u8>> {
        let sql = "select seat from holders where guest = $1 and match_id = $2 order by seat";
        let rows = self.read.rows(sql, &[guest.into(), id.into()]).await?;
        rows.iter().map(|row| row.small("seat")).collect()
    }

    /// The open seat behind an invite.
    pub async fn invite(&self, token: &str) -> Result<Option<(String, u8)>> {
        self.seat("select match_id, seat from seats where invite = $1", token).await
    }

    /// The seat that was taken by an invite.
    pub async fn used_invite(&self, token: &str) -> Result<Option<(String, u8)>> {
        self.seat("select match_id, seat from seats where used = $1", token).await
    }

    async fn seat(&self, sql: &'static str, token: &str) -> Result<Option<(String, u8)>> {
        let row = self.read.row(sql, &[token.into()]).await?;
        row.map(|row| Ok((row.text("match_id")?, row.small("seat")?))).transpose()
    }

    /// The private link whose token has this hash.
    pub async fn key(&self, hash: &[u8]) -> Result<Option<PrivateLink>> {
        let sql = "select match_id, seat, created_at, guest from keys where hash = $1";
        let link = |row: Found| {
            Ok(PrivateLink {
                table: row.text("match_id")?,
                seat: row.small("seat")?,
                created_at: row.int("created_at")?,
                guest: row.maybe_int("guest")?,
            })
        };
        self.read.row(sql, &[hash.into()]).await?.map(link).transpose()
    }

    /// The tables at which `guest` sits, the latest move first.
    pub async fn tables_of(&self, guest: i64) -> Result<Vec<Listing>> {
        let tables = self.read.rows(LISTED, &[guest.into()]).await?;
        let mut names: BTreeMap<String, Vec<String>> = BTreeMap::new();
        for row in self.read.rows(NAMES, &[guest.into()]).await? {
            names.entry(row.text("match_id")?).or_default().push(row.text("name")?);
        }
        let sql = "select match_id, seat from holders where guest = $1";
        let mut mine: BTreeMap<String, u8> = BTreeMap::new();
        for row in self.read.rows(sql, &[guest.into()]).await? {
            let bit = 1u8.checked_shl(row.small("seat")?).unwrap_or_default();
            *mine.entry(row.text("match_id")?).or_default() |= bit;
        }
        // One that cannot be read does not hide the others.
        let readable = |row: &Found| match read_listing(row, &mut names, &mine) {
            Err(StoreError::Broken(what)) => {
                let table = row.text("id").ok();
                tracing::error!(table, %what, "a table cannot be listed: something in it is broken");
                None
            }
            listing => Some(listing),
        };
        tables.iter().filter_map(readable).collect()
    }
}

pub(crate) fn read_seat(row: &Found) -> Result<SeatRecord> {
    let kind = row.text("kind")?;
    let occupant = Occupant::read(&kind, row.maybe_text("bot")?, row.maybe_text("invite")?);
    let occupant = occupant.ok_or(StoreError::Broken("seat".into()))?;
    Ok(SeatRecord { seat: row.small("seat")?, occupant, name: row.text("name")? })
}

pub(crate) fn read_entry(row: &Found) -> Result<Entry> {
    let seq = row.int("seq")?;
    let broken = || StoreError::Broken(format!("entry {seq}").into());
    let seat = row.maybe_int("seat")?.map(u8::try_from).transpose();
    Ok(Entry {
        seq,
        kind: Kind::read(&row.text("kind")?).ok_or_else(broken)?,
        seat: seat.map_err(|_| broken())?,
        body: serde_json::from_str::<Value>(&row.text("body")?).map_err(|_| broken())?,
        fingerprint: row.maybe_text("fingerprint")?,
        request: row.maybe_text("request")?,
        at: row.int("at")?,
    })
}

fn read_summary(row: &Found) -> Result<Summary> {
    let state = State::read(&row.text("state")?).ok_or(StoreError::Broken("state".into()))?;
    Ok(Summary { state, asked: row.small("asked")?, ply: row.int("ply")?, due: None })
}

pub(crate) fn read_listing(
    row: &Found,
    names: &mut BTreeMap<String, Vec<String>>,
    mine: &BTreeMap<String, u8>,
) -> Result<Listing> {
    let id = row.text("id")?;
    Ok(Listing {
        game: row.text("game")?,
        data: row.text("data")?,
        summary: read_summary(row)?,
        mine: mine.get(&id).copied().unwrap_or_default(),
        names: names.remove(&id).unwrap_or_default(),
        moved_at: row.int("moved_at")?,
        id,
    })
}

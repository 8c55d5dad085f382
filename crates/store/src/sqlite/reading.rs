//! What is read, beside whatever is being written.

use serde_json::Value;
use sqlx::Row as _;
use sqlx::sqlite::SqliteRow;

use super::Sqlite;
use crate::{
    Agreed, Entry, Guest, Kind, Listing, Match, Occupant, PrivateLink, Result, SeatRecord, State,
    StoreError, Summary,
};

impl Sqlite {
    pub(crate) async fn guest(&self, hash: &[u8]) -> Result<Option<Guest>> {
        let sql = "select id, name from guests where token_hash = $1";
        let row = sqlx::query(sql).bind(hash).fetch_optional(&self.read).await?;
        row.map(|row| Ok(Guest { id: row.try_get("id")?, name: row.try_get("name")? })).transpose()
    }

    pub(crate) async fn intents(&self, id: &str) -> Result<Vec<(u8, String)>> {
        let sql = "select seat, intent from intents where match_id = $1 order by seat";
        let rows = sqlx::query(sql).bind(id).fetch_all(&self.read).await?;
        rows.iter().map(|row| Ok((row.try_get("seat")?, row.try_get("intent")?))).collect()
    }

    pub(crate) async fn load(&self, id: &str) -> Result<Match> {
        let sql = "select game, setup, edition, data, secret_seed, maker, created_at, aids, \
                   strict, state, asked, ply from matches where id = $1";
        let row = sqlx::query(sql).bind(id).fetch_optional(&self.read).await?;
        let row = row.ok_or(StoreError::NotFound)?;
        let seed: Vec<u8> = row.try_get("secret_seed")?;
        let setup: String = row.try_get("setup")?;
        let agreed = Agreed {
            id: id.to_owned(),
            game: row.try_get("game")?,
            setup: serde_json::from_str(&setup).map_err(|_| StoreError::Broken("set-up".into()))?,
            edition: row.try_get("edition")?,
            data: row.try_get("data")?,
            secret_seed: seed.try_into().map_err(|_| StoreError::Broken("seed".into()))?,
            maker: row.try_get("maker")?,
            aids: row.try_get("aids")?,
            strict: row.try_get("strict")?,
            created_at: row.try_get("created_at")?,
        };
        let sql =
            "select seat, kind, name, bot, invite from seats where match_id = $1 order by seat";
        let rows = sqlx::query(sql).bind(id).fetch_all(&self.read).await?;
        let seats = rows.iter().map(read_seat).collect::<Result<_>>()?;
        Ok(Match { agreed, seats, summary: read_summary(&row)? })
    }

    pub(crate) async fn printed(&self, game: &str, hash: &str) -> Result<Option<Value>> {
        let sql = "select body from boxes where hash = $1 and game = $2";
        let row = sqlx::query(sql).bind(hash).bind(game).fetch_optional(&self.read).await?;
        let Some(row) = row else { return Ok(None) };
        let body: String = row.try_get("body")?;
        serde_json::from_str(&body).map(Some).map_err(|_| StoreError::Broken("box".into()))
    }

    pub(crate) async fn entries(&self, id: &str, after: i64) -> Result<Vec<Entry>> {
        let sql = "select seq, kind, seat, body, fingerprint, request, at from entries \
                   where match_id = $1 and seq > $2 order by seq";
        let rows = sqlx::query(sql).bind(id).bind(after).fetch_all(&self.read).await?;
        rows.iter().map(read_entry).collect()
    }

    pub(crate) async fn held(&self, id: &str, guest: i64) -> Result<Vec<u8>> {
        let sql = "select seat from holders where guest = $1 and match_id = $2 order by seat";
        let rows = sqlx::query(sql).bind(guest).bind(id).fetch_all(&self.read).await?;
        rows.iter().map(|row| Ok(row.try_get("seat")?)).collect()
    }

    pub(crate) async fn invite(&self, token: &str) -> Result<Option<(String, u8)>> {
        let sql = "select match_id, seat from seats where invite = $1";
        let row = sqlx::query(sql).bind(token).fetch_optional(&self.read).await?;
        row.map(|row| Ok((row.try_get("match_id")?, row.try_get("seat")?))).transpose()
    }

    pub(crate) async fn used_invite(&self, token: &str) -> Result<Option<(String, u8)>> {
        let sql = "select match_id, seat from seats where used = $1";
        let row = sqlx::query(sql).bind(token).fetch_optional(&self.read).await?;
        row.map(|row| Ok((row.try_get("match_id")?, row.try_get("seat")?))).transpose()
    }

    pub(crate) async fn key(&self, hash: &[u8]) -> Result<Option<PrivateLink>> {
        let sql = "select match_id, seat, created_at, guest from keys where hash = $1";
        let row = sqlx::query(sql).bind(hash).fetch_optional(&self.read).await?;
        let link = |row: SqliteRow| {
            Ok(PrivateLink {
                table: row.try_get("match_id")?,
                seat: row.try_get("seat")?,
                created_at: row.try_get("created_at")?,
                guest: row.try_get("guest")?,
            })
        };
        row.map(link).transpose()
    }

    pub(crate) async fn tables_of(&self, guest: i64) -> Result<Vec<Listing>> {
        let sql = "select m.id, m.game, m.data, m.state, m.asked, m.ply, m.moved_at, \
                   sum(1 << h.seat) as mine, \
                   (select json_group_array(s.name order by s.seat) from seats s \
                    where s.match_id = m.id) as names \
                   from holders h join matches m on m.id = h.match_id \
                   where h.guest = $1 and m.state <> 'closed' \
                   group by m.id order by m.moved_at desc limit 200";
        let rows = sqlx::query(sql).bind(guest).fetch_all(&self.read).await?;
        // One that cannot be read does not hide the others.
        let readable = |row: &SqliteRow| match read_listing(row) {
            Err(StoreError::Broken(what)) => {
                let table: Option<String> = row.try_get("id").ok();
                tracing::error!(table, %what, "a table cannot be listed: something in it is broken");
                None
            }
            listing => Some(listing),
        };
        rows.iter().filter_map(readable).collect()
    }
}

fn read_seat(row: &SqliteRow) -> Result<SeatRecord> {
    let kind: String = row.try_get("kind")?;
    let occupant = Occupant::read(&kind, row.try_get("bot")?, row.try_get("invite")?);
    let occupant = occupant.ok_or(StoreError::Broken("seat".into()))?;
    Ok(SeatRecord { seat: row.try_get("seat")?, occupant, name: row.try_get("name")? })
}

fn read_entry(row: &SqliteRow) -> Result<Entry> {
    let seq: i64 = row.try_get("seq")?;
    let broken = || StoreError::Broken(format!("entry {seq}").into());
    let kind: String = row.try_get("kind")?;
    let body: String = row.try_get("body")?;
    Ok(Entry {
        seq,
        kind: Kind::read(&kind).ok_or_else(broken)?,
        seat: row.try_get("seat")?,
        body: serde_json::from_str::<Value>(&body).map_err(|_| broken())?,
        fingerprint: row.try_get("fingerprint")?,
        request: row.try_get("request")?,
        at: row.try_get("at")?,
    })
}

fn read_summary(row: &SqliteRow) -> Result<Summary> {
    let state: String = row.try_get("state")?;
    let state = State::read(&state).ok_or(StoreError::Broken("state".into()))?;
    Ok(Summary { state, asked: row.try_get("asked")?, ply: row.try_get("ply")? })
}

fn read_listing(row: &SqliteRow) -> Result<Listing> {
    let names: String = row.try_get("names")?;
    Ok(Listing {
        id: row.try_get("id")?,
        game: row.try_get("game")?,
        data: row.try_get("data")?,
        summary: read_summary(row)?,
        mine: row.try_get("mine")?,
        names: serde_json::from_str(&names).map_err(|_| StoreError::Broken("seat".into()))?,
        moved_at: row.try_get("moved_at")?,
    })
}

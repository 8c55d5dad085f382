//! What is read, beside whatever is being written.

use serde_json::Value;

use crate::sql::Found;
use crate::{
    Agreed, Entry, Kind, Match, Occupant, PrivateLink, Result, SeatRecord, State, Store,
    StoreError, Summary,
};

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

pub(crate) fn read_summary(row: &Found) -> Result<Summary> {
    let state = State::read(&row.text("state")?).ok_or(StoreError::Broken("state".into()))?;
    Ok(Summary { state, asked: row.small("asked")?, ply: row.int("ply")?, due: None })
}

//! The embedded database.

use std::path::Path;
use std::time::Duration;

use serde_json::Value;
use sqlx::sqlite::{
    SqliteConnectOptions, SqliteJournalMode, SqlitePool, SqlitePoolOptions, SqliteRow,
    SqliteSynchronous,
};
use sqlx::{Row, SqliteConnection};

use crate::{
    Agreed, Entry, Guest, Kind, Listing, Match, NewSeat, Occupant, Result, SeatRecord, State,
    StoreError, Summary,
};

/// The migrations, in order; the file's `user_version` counts those done.
const MIGRATIONS: &[&str] = &[
    include_str!("../migrations/sqlite/0001_tables.sql"),
    include_str!("../migrations/sqlite/0002_intents.sql"),
    include_str!("../migrations/sqlite/0003_aids.sql"),
];

/// `SQLite` in one file: one connection writes, others read meanwhile.
#[derive(Clone, Debug)]
pub struct Sqlite {
    write: SqlitePool,
    read: SqlitePool,
}

impl Sqlite {
    pub(crate) async fn open(folder: &Path) -> Result<Sqlite> {
        std::fs::create_dir_all(folder)
            .map_err(|error| StoreError::Backend(sqlx::Error::Io(error)))?;
        let options = SqliteConnectOptions::new()
            .filename(folder.join("ingenio.sqlite"))
            .create_if_missing(true)
            .journal_mode(SqliteJournalMode::Wal)
            // A move is on the disk before it is acknowledged.
            .synchronous(SqliteSynchronous::Full)
            .foreign_keys(true)
            .busy_timeout(Duration::from_secs(5));
        let pool = |size| SqlitePoolOptions::new().max_connections(size);
        let write = pool(1).connect_with(options.clone()).await?;
        migrate(&write).await?;
        let read = pool(4).connect_with(options.read_only(true)).await?;
        Ok(Sqlite { write, read })
    }

    pub(crate) async fn ready(&self) -> Result<()> {
        sqlx::query("select 1").execute(&self.read).await?;
        Ok(())
    }

    pub(crate) async fn add_guest(&self, hash: &[u8], name: &str, at: i64) -> Result<Guest> {
        let sql =
            "insert into guests (token_hash, name, created_at) values ($1, $2, $3) returning id";
        let row = sqlx::query(sql).bind(hash).bind(name).bind(at).fetch_one(&self.write).await?;
        Ok(Guest { id: row.try_get("id")?, name: name.to_owned() })
    }

    pub(crate) async fn guest(&self, hash: &[u8]) -> Result<Option<Guest>> {
        let sql = "select id, name from guests where token_hash = $1";
        let row = sqlx::query(sql).bind(hash).fetch_optional(&self.read).await?;
        row.map(|row| Ok(Guest { id: row.try_get("id")?, name: row.try_get("name")? })).transpose()
    }

    pub(crate) async fn rename_guest(&self, guest: i64, name: &str) -> Result<()> {
        let sql = "update guests set name = $2 where id = $1";
        sqlx::query(sql).bind(guest).bind(name).execute(&self.write).await?;
        Ok(())
    }

    pub(crate) async fn create(
        &self,
        agreed: &Agreed,
        seats: &[NewSeat],
        entries: &[Entry],
        summary: Summary,
    ) -> Result<()> {
        let mut all = self.write.begin().await?;
        let sql = "insert into matches (id, game, setup, edition, data, secret_seed, maker, \
                   created_at, state, asked, ply, moved_at, aids) \
                   values ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11, $8, $12)";
        sqlx::query(sql)
            .bind(&agreed.id)
            .bind(&agreed.game)
            .bind(agreed.setup.to_string())
            .bind(agreed.edition)
            .bind(&agreed.data)
            .bind(agreed.secret_seed.as_slice())
            .bind(agreed.maker)
            .bind(agreed.created_at)
            .bind(summary.state.key())
            .bind(summary.asked)
            .bind(summary.ply)
            .bind(agreed.aids)
            .execute(&mut *all)
            .await?;
        for seat in seats {
            add_seat(&mut all, &agreed.id, seat).await?;
        }
        for entry in entries {
            add_entry(&mut all, &agreed.id, entry).await?;
        }
        all.commit().await?;
        Ok(())
    }

    pub(crate) async fn intents(&self, id: &str) -> Result<Vec<(u8, String)>> {
        let sql = "select seat, intent from intents where match_id = $1 order by seat";
        let rows = sqlx::query(sql).bind(id).fetch_all(&self.read).await?;
        rows.iter().map(|row| Ok((row.try_get("seat")?, row.try_get("intent")?))).collect()
    }

    pub(crate) async fn intend(&self, id: &str, seat: u8, intent: Option<&str>) -> Result<()> {
        let query = match intent {
            None => sqlx::query("delete from intents where match_id = $1 and seat = $2"),
            Some(_) => sqlx::query(
                "insert into intents (match_id, seat, intent) values ($1, $2, $3) \
                 on conflict (match_id, seat) do update set intent = $3",
            ),
        };
        let query = query.bind(id).bind(seat);
        let query = if let Some(intent) = intent { query.bind(intent) } else { query };
        query.execute(&self.write).await?;
        Ok(())
    }

    pub(crate) async fn load(&self, id: &str) -> Result<Match> {
        let sql = "select game, setup, edition, data, secret_seed, maker, created_at, aids \
                   from matches where id = $1";
        let row = sqlx::query(sql).bind(id).fetch_optional(&self.read).await?;
        let row = row.ok_or(StoreError::NotFound)?;
        let seed: Vec<u8> = row.try_get("secret_seed")?;
        let setup: String = row.try_get("setup")?;
        let agreed = Agreed {
            id: id.to_owned(),
            game: row.try_get("game")?,
            setup: serde_json::from_str(&setup).map_err(|_| StoreError::Broken("set-up"))?,
            edition: row.try_get("edition")?,
            data: row.try_get("data")?,
            secret_seed: seed.try_into().map_err(|_| StoreError::Broken("seed"))?,
            maker: row.try_get("maker")?,
            aids: row.try_get("aids")?,
            created_at: row.try_get("created_at")?,
        };
        let sql =
            "select seat, kind, name, bot, invite from seats where match_id = $1 order by seat";
        let rows = sqlx::query(sql).bind(id).fetch_all(&self.read).await?;
        let seats = rows.iter().map(read_seat).collect::<Result<_>>()?;
        Ok(Match { agreed, seats })
    }

    pub(crate) async fn entries(&self, id: &str, after: i64) -> Result<Vec<Entry>> {
        let sql = "select seq, kind, seat, body, fingerprint, request, at from entries \
                   where match_id = $1 and seq > $2 order by seq";
        let rows = sqlx::query(sql).bind(id).bind(after).fetch_all(&self.read).await?;
        rows.iter().map(read_entry).collect()
    }

    pub(crate) async fn append(&self, id: &str, entries: &[Entry], summary: Summary) -> Result<()> {
        let mut all = self.write.begin().await?;
        for entry in entries {
            add_entry(&mut all, id, entry).await?;
        }
        summarize(&mut all, id, entries.last().map_or(0, |entry| entry.at), summary).await?;
        all.commit().await?;
        Ok(())
    }

    pub(crate) async fn take_seat(
        &self,
        id: &str,
        guest: &Guest,
        entry: &Entry,
        summary: Summary,
    ) -> Result<()> {
        let mut all = self.write.begin().await?;
        let sql = "update seats set kind = 'guest', name = $3, invite = null \
                   where match_id = $1 and seat = $2 and kind = 'open'";
        let query = sqlx::query(sql).bind(id).bind(entry.seat).bind(&guest.name);
        if query.execute(&mut *all).await?.rows_affected() != 1 {
            return Err(StoreError::Conflict);
        }
        add_entry(&mut all, id, entry).await?;
        add_holder(&mut all, id, entry.seat.unwrap_or_default(), guest.id).await?;
        summarize(&mut all, id, entry.at, summary).await?;
        all.commit().await?;
        Ok(())
    }

    pub(crate) async fn hold(&self, id: &str, seat: u8, guest: i64) -> Result<()> {
        let mut connection = self.write.acquire().await?;
        add_holder(&mut connection, id, seat, guest).await
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

    pub(crate) async fn add_key(&self, hash: &[u8], id: &str, seat: u8, at: i64) -> Result<()> {
        let sql = "insert into keys (hash, match_id, seat, created_at) values ($1, $2, $3, $4)";
        let query = sqlx::query(sql).bind(hash).bind(id).bind(seat).bind(at);
        query.execute(&self.write).await?;
        Ok(())
    }

    pub(crate) async fn key(&self, hash: &[u8]) -> Result<Option<(String, u8)>> {
        let sql = "select match_id, seat from keys where hash = $1";
        let row = sqlx::query(sql).bind(hash).fetch_optional(&self.read).await?;
        row.map(|row| Ok((row.try_get("match_id")?, row.try_get("seat")?))).transpose()
    }

    pub(crate) async fn use_key(&self, hash: &[u8]) -> Result<()> {
        let query = sqlx::query("delete from keys where hash = $1").bind(hash);
        match query.execute(&self.write).await?.rows_affected() {
            1 => Ok(()),
            _ => Err(StoreError::NotFound),
        }
    }

    pub(crate) async fn tables_of(&self, guest: i64) -> Result<Vec<Listing>> {
        let sql = "select m.id, m.game, m.state, m.asked, m.ply, m.moved_at, \
                   sum(1 << h.seat) as mine, \
                   (select json_group_array(s.name order by s.seat) from seats s \
                    where s.match_id = m.id) as names \
                   from holders h join matches m on m.id = h.match_id \
                   where h.guest = $1 and m.state <> 'closed' \
                   group by m.id order by m.moved_at desc limit 200";
        let rows = sqlx::query(sql).bind(guest).fetch_all(&self.read).await?;
        rows.iter().map(read_listing).collect()
    }
}

async fn migrate(pool: &SqlitePool) -> Result<()> {
    let row = sqlx::query("pragma user_version").fetch_one(pool).await?;
    let done: i64 = row.try_get(0)?;
    let done = usize::try_from(done).map_err(|_| StoreError::Broken("version"))?;
    if done > MIGRATIONS.len() {
        // Made by a newer program: better no table than a broken one.
        return Err(StoreError::Broken("version"));
    }
    let mut all = pool.begin().await?;
    for &migration in &MIGRATIONS[done..] {
        sqlx::raw_sql(migration).execute(&mut *all).await?;
    }
    // A pragma takes no arguments; one number per migration is little to ask.
    sqlx::raw_sql("pragma user_version = 3").execute(&mut *all).await?;
    all.commit().await?;
    Ok(())
}

async fn add_seat(all: &mut SqliteConnection, id: &str, seat: &NewSeat) -> Result<()> {
    let NewSeat { record, holder } = seat;
    let (bot, invite) = match &record.occupant {
        Occupant::Person | Occupant::Guest => (None, None),
        Occupant::Bot(bot) => (Some(bot), None),
        Occupant::Open(invite) => (None, Some(invite)),
    };
    let sql = "insert into seats (match_id, seat, kind, name, bot, invite) \
               values ($1, $2, $3, $4, $5, $6)";
    sqlx::query(sql)
        .bind(id)
        .bind(record.seat)
        .bind(record.occupant.key())
        .bind(&record.name)
        .bind(bot)
        .bind(invite)
        .execute(&mut *all)
        .await?;
    match holder {
        Some(guest) => add_holder(all, id, record.seat, *guest).await,
        None => Ok(()),
    }
}

async fn add_holder(all: &mut SqliteConnection, id: &str, seat: u8, guest: i64) -> Result<()> {
    let sql = "insert into holders (guest, match_id, seat) values ($1, $2, $3) \
               on conflict do nothing";
    sqlx::query(sql).bind(guest).bind(id).bind(seat).execute(all).await?;
    Ok(())
}

async fn add_entry(all: &mut SqliteConnection, id: &str, entry: &Entry) -> Result<()> {
    let sql = "insert into entries (match_id, seq, kind, seat, body, fingerprint, request, at) \
               values ($1, $2, $3, $4, $5, $6, $7, $8)";
    sqlx::query(sql)
        .bind(id)
        .bind(entry.seq)
        .bind(entry.kind.key())
        .bind(entry.seat)
        .bind(entry.body.to_string())
        .bind(&entry.fingerprint)
        .bind(&entry.request)
        .bind(entry.at)
        .execute(all)
        .await?;
    Ok(())
}

async fn summarize(all: &mut SqliteConnection, id: &str, at: i64, summary: Summary) -> Result<()> {
    let sql = "update matches set state = $2, asked = $3, ply = $4, moved_at = $5 where id = $1";
    sqlx::query(sql)
        .bind(id)
        .bind(summary.state.key())
        .bind(summary.asked)
        .bind(summary.ply)
        .bind(at)
        .execute(all)
        .await?;
    Ok(())
}

fn read_seat(row: &SqliteRow) -> Result<SeatRecord> {
    let kind: String = row.try_get("kind")?;
    let occupant = Occupant::read(&kind, row.try_get("bot")?, row.try_get("invite")?);
    let occupant = occupant.ok_or(StoreError::Broken("seat"))?;
    Ok(SeatRecord { seat: row.try_get("seat")?, occupant, name: row.try_get("name")? })
}

fn read_entry(row: &SqliteRow) -> Result<Entry> {
    let kind: String = row.try_get("kind")?;
    let body: String = row.try_get("body")?;
    Ok(Entry {
        seq: row.try_get("seq")?,
        kind: Kind::read(&kind).ok_or(StoreError::Broken("entry"))?,
        seat: row.try_get("seat")?,
        body: serde_json::from_str::<Value>(&body).map_err(|_| StoreError::Broken("entry"))?,
        fingerprint: row.try_get("fingerprint")?,
        request: row.try_get("request")?,
        at: row.try_get("at")?,
    })
}

fn read_listing(row: &SqliteRow) -> Result<Listing> {
    let state: String = row.try_get("state")?;
    let names: String = row.try_get("names")?;
    let state = State::read(&state).ok_or(StoreError::Broken("state"))?;
    Ok(Listing {
        id: row.try_get("id")?,
        game: row.try_get("game")?,
        summary: Summary { state, asked: row.try_get("asked")?, ply: row.try_get("ply")? },
        mine: row.try_get("mine")?,
        names: serde_json::from_str(&names).map_err(|_| StoreError::Broken("seat"))?,
        moved_at: row.try_get("moved_at")?,
    })
}

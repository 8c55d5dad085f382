//! What is written, and how.

use sqlx::{Row as _, SqliteConnection};

use crate::{Agreed, Entry, NewSeat, NewSitter, Occupant, Result, StoreError, Summary};

/// Everything that is ever written.
#[derive(Debug)]
pub(super) enum Write {
    /// A guest, by the hash of their token.
    Guest { hash: Vec<u8>, name: String, at: i64 },
    /// The name that a guest used last.
    Rename { guest: i64, name: String },
    /// A new table with its first entries.
    Create { agreed: Agreed, seats: Vec<NewSeat>, entries: Vec<Entry>, summary: Summary },
    /// Printed data, unless they are there already.
    Box { hash: String, game: String, body: String, over: bool },
    /// What a seat has decided ahead of time, or that it no longer has.
    Intend { id: String, seat: u8, intent: Option<String> },
    /// Entries of a table, all or none.
    Append { id: String, entries: Vec<Entry>, summary: Summary },
    /// Somebody in an open seat.
    Sit { id: String, sitter: NewSitter, entry: Entry, summary: Summary },
    /// The link to an open seat, or that none leads there.
    Invite { id: String, seat: u8, invite: Option<String> },
    /// A private link to a seat, by the hash of its token.
    Key { hash: Vec<u8>, id: String, seat: u8, at: i64 },
    /// A private link that is used by a guest, unless it is older than `since`.
    Used { hash: Vec<u8>, guest: i64, since: i64 },
    /// Nothing that matters: only whether it works.
    Probe,
    /// From now on the file has no more pages than this.
    Bound { pages: u32 },
    /// Nothing; but what was written is folded into the file.
    Checkpoint,
}

impl Write {
    /// Whether it takes several statements, of which a later one may fail.
    pub(super) fn is_compound(&self) -> bool {
        match self {
            Write::Append { entries, .. } => entries.len() > 1,
            Write::Create { .. } | Write::Sit { .. } | Write::Used { .. } => true,
            Write::Guest { .. }
            | Write::Rename { .. }
            | Write::Box { .. }
            | Write::Intend { .. }
            | Write::Invite { .. }
            | Write::Key { .. }
            | Write::Probe
            | Write::Bound { .. }
            | Write::Checkpoint => false,
        }
    }

    /// How many pages the file may have from now on.
    pub(super) const fn bound(&self) -> Option<u32> {
        if let Write::Bound { pages } = self { Some(*pages) } else { None }
    }

    /// Does it; a new guest's answer is their number.
    pub(super) async fn perform(&self, all: &mut SqliteConnection) -> Result<i64> {
        match self {
            Write::Guest { hash, name, at } => return add_guest(all, hash, name, *at).await,
            Write::Rename { guest, name } => {
                let sql = "update guests set name = $2 where id = $1";
                sqlx::query(sql).bind(guest).bind(name).execute(all).await?;
            }
            Write::Create { agreed, seats, entries, summary } => {
                create(all, agreed, seats, *summary).await?;
                for entry in entries {
                    add_entry(all, &agreed.id, entry).await?;
                }
            }
            Write::Box { hash, game, body, over } => {
                let sql = if *over {
                    "insert or replace into boxes (hash, game, body) values ($1, $2, $3)"
                } else {
                    "insert into boxes (hash, game, body) values ($1, $2, $3) on conflict do nothing"
                };
                sqlx::query(sql).bind(hash).bind(game).bind(body).execute(all).await?;
            }
            Write::Intend { id, seat, intent } => {
                intend(all, id, *seat, intent.as_deref()).await?;
            }
            Write::Append { id, entries, summary } => {
                for entry in entries {
                    add_entry(all, id, entry).await?;
                }
                let at = entries.last().map_or(0, |entry| entry.at);
                summarize(all, id, at, *summary).await?;
            }
            Write::Sit { id, sitter, entry, summary } => {
                sit(all, id, sitter, entry).await?;
                add_entry(all, id, entry).await?;
                summarize(all, id, entry.at, *summary).await?;
            }
            Write::Invite { id, seat, invite } => {
                let sql = "update seats set invite = $3 \
                           where match_id = $1 and seat = $2 and kind = 'open'";
                let query = sqlx::query(sql).bind(id).bind(seat).bind(invite);
                if query.execute(all).await?.rows_affected() != 1 {
                    return Err(StoreError::Conflict);
                }
            }
            Write::Key { hash, id, seat, at } => {
                let sql =
                    "insert into keys (hash, match_id, seat, created_at) values ($1, $2, $3, $4)";
                sqlx::query(sql).bind(hash).bind(id).bind(seat).bind(at).execute(all).await?;
            }
            Write::Used { hash, guest, since } => use_key(all, hash, *guest, *since).await?,
            // Whether there is something to fold into is shown in the same way.
            Write::Probe | Write::Checkpoint => probe(all).await?,
            Write::Bound { .. } => {}
        }
        Ok(0)
    }
}

async fn add_guest(all: &mut SqliteConnection, hash: &[u8], name: &str, at: i64) -> Result<i64> {
    // Whoever asks twice at once is one guest.
    let sql = "insert into guests (token_hash, name, created_at) values ($1, $2, $3) \
               on conflict (token_hash) do update set name = $2 returning id";
    let row = sqlx::query(sql).bind(hash).bind(name).bind(at).fetch_one(all).await?;
    Ok(row.try_get("id")?)
}

async fn create(
    all: &mut SqliteConnection,
    agreed: &Agreed,
    seats: &[NewSeat],
    summary: Summary,
) -> Result<()> {
    let sql = "insert into matches (id, game, setup, edition, data, secret_seed, maker, \
               created_at, state, asked, ply, moved_at, aids, strict) \
               values ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11, $8, $12, $13)";
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
        .bind(agreed.strict)
        .execute(&mut *all)
        .await?;
    for seat in seats {
        add_seat(all, &agreed.id, seat).await?;
    }
    Ok(())
}

async fn add_seat(all: &mut SqliteConnection, id: &str, seat: &NewSeat) -> Result<()> {
    let NewSeat { record, holder } = seat;
    let (bot, invite) = match &record.occupant {
        Occupant::Person | Occupant::Guest => (None, None),
        Occupant::Bot(bot) => (Some(bot), None),
        Occupant::Open(invite) => (None, invite.as_ref()),
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

async fn sit(
    all: &mut SqliteConnection,
    id: &str,
    sitter: &NewSitter,
    entry: &Entry,
) -> Result<()> {
    let query = match sitter {
        NewSitter::Guest(guest, invite) => {
            let sql = "update seats set kind = 'guest', name = $3, used = invite, invite = null \
                       where match_id = $1 and seat = $2 and kind = 'open' and invite = $4";
            sqlx::query(sql).bind(id).bind(entry.seat).bind(&guest.name).bind(invite)
        }
        NewSitter::Bot(bot, name) => {
            let sql = "update seats set kind = 'bot', name = $3, bot = $4, invite = null \
                       where match_id = $1 and seat = $2 and kind = 'open'";
            sqlx::query(sql).bind(id).bind(entry.seat).bind(name).bind(bot)
        }
    };
    if query.execute(&mut *all).await?.rows_affected() != 1 {
        return Err(StoreError::Conflict);
    }
    match sitter {
        NewSitter::Guest(guest, _) => {
            add_holder(all, id, entry.seat.unwrap_or_default(), guest.id).await
        }
        NewSitter::Bot(..) => Ok(()),
    }
}

async fn use_key(all: &mut SqliteConnection, hash: &[u8], guest: i64, since: i64) -> Result<()> {
    let sql = "update keys set guest = $2 where hash = $1 and created_at >= $3 \
               and (guest is null or guest = $2) returning match_id, seat";
    let query = sqlx::query(sql).bind(hash).bind(guest).bind(since);
    let row = query.fetch_optional(&mut *all).await?.ok_or(StoreError::NotFound)?;
    let (id, seat): (String, u8) = (row.try_get("match_id")?, row.try_get("seat")?);
    add_holder(all, &id, seat, guest).await
}

async fn intend(
    all: &mut SqliteConnection,
    id: &str,
    seat: u8,
    intent: Option<&str>,
) -> Result<()> {
    let query = match intent {
        None => sqlx::query("delete from intents where match_id = $1 and seat = $2"),
        Some(_) => sqlx::query(
            "insert into intents (match_id, seat, intent) values ($1, $2, $3) \
             on conflict (match_id, seat) do update set intent = $3",
        ),
    };
    let query = query.bind(id).bind(seat);
    let query = if let Some(intent) = intent { query.bind(intent) } else { query };
    query.execute(all).await?;
    Ok(())
}

/// The tables that a move needs.
const NEEDED: [&str; 7] = ["guests", "matches", "seats", "holders", "entries", "intents", "boxes"];

/// Reads a row of every table that a move needs.
pub(super) async fn read_all(all: &mut SqliteConnection) -> Result<()> {
    for table in NEEDED {
        let sql = sqlx::AssertSqlSafe(format!("select * from {table} limit 1"));
        sqlx::query(sql).fetch_optional(&mut *all).await?;
    }
    Ok(())
}

/// Asks for new pages as a move may, and for the disk to take them; the pages of
/// the probe before are given back. What a move needs must be readable.
async fn probe(all: &mut SqliteConnection) -> Result<()> {
    read_all(all).await?;
    let sql = "insert into probes (filler) values (zeroblob(8192)) returning id";
    let row = sqlx::query(sql).fetch_one(&mut *all).await?;
    let id: i64 = row.try_get("id")?;
    sqlx::query("delete from probes where id < $1").bind(id).execute(all).await?;
    Ok(())
}

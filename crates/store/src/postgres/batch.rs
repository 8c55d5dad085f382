//! Moves of any number of tables in one statement, which is a transaction of its own.

use sqlx::PgConnection;

use crate::notices::{due, unless};
use crate::records::done_at;
use crate::sql::storable;
use crate::writing::Write;
use crate::{Entry, NewNotice, Result, StoreError};

const SQL: &str = "with told as (\
    update matches set state = n.state, asked = n.asked, ply = n.ply, moved_at = coalesce(n.at, moved_at), \
    changes = changes + n.count from unnest($9::text[], $10::text[], $11::bigint[], \
    $12::bigint[], $13::bigint[], $14::bigint[]) as n (id, state, asked, ply, at, count) where matches.id = n.id), \
    dues as (update clocks set due = d.due from unnest($9::text[], $15::bigint[]) as d (id, due) \
    where clocks.match_id = d.id and clocks.due is distinct from d.due), \
    noted as (insert into outbox (channel, match_id, kind, turn, at, state, tries, due, said) \
    select c.id, n.id, n.kind, n.turn, n.at, 'waiting', 0, n.due, '' from unnest($16::text[], \
    $17::bigint[], $18::text[], $19::bigint[], $20::bigint[], $21::bigint[], $22::bigint[]) \
    as n (id, seat, kind, turn, at, due, mover) \
    join holders h on h.match_id = n.id and h.seat = n.seat \
    join channels c on c.guest = h.guest and c.off_at is null \
    where not exists (select 1 from holders m where m.match_id = h.match_id \
    and m.guest = h.guest and m.seat = n.mover) on conflict do nothing) \
    insert into entries (match_id, seq, kind, seat, body, fingerprint, request, at) \
    select * from unnest($1::text[], $2::bigint[], $3::text[], $4::bigint[], $5::text[], \
    $6::text[], $7::text[], $8::bigint[])";

/// Columns of what happened at the tables, and of where these stand then.
#[derive(Default)]
struct Columns {
    match_id: Vec<String>,
    seq: Vec<i64>,
    kind: Vec<&'static str>,
    seat: Vec<Option<i64>>,
    body: Vec<String>,
    fingerprint: Vec<Option<String>>,
    request: Vec<Option<String>>,
    at: Vec<i64>,
    id: Vec<String>,
    state: Vec<&'static str>,
    asked: Vec<i64>,
    ply: Vec<i64>,
    moved_at: Vec<Option<i64>>,
    count: Vec<i64>,
    due: Vec<Option<i64>>,
    told: Told,
}

/// Columns of what is to be told.
#[derive(Default)]
struct Told {
    match_id: Vec<String>,
    seat: Vec<i64>,
    kind: Vec<&'static str>,
    turn: Vec<i64>,
    at: Vec<i64>,
    due: Vec<i64>,
    mover: Vec<i64>,
}

/// Whether a write is a move, which can be written with others.
pub(super) const fn is_move(write: &Write) -> bool {
    matches!(write, Write::Append { follows: None, .. })
}

/// Writes moves durably, all or none.
pub(super) async fn commit(all: &mut PgConnection, writes: &[&Write]) -> Result<()> {
    let mut columns = Columns::default();
    for write in writes {
        let Write::Append { id, entries, summary, notices, .. } = write else {
            return Err(StoreError::Unwritable("only moves are written together".to_owned()));
        };
        for entry in entries {
            columns.add(id, entry);
        }
        columns.tell(id, entries.last(), notices);
        columns.id.push(storable(id).into_owned());
        columns.state.push(summary.state.key());
        columns.asked.push(summary.asked.into());
        columns.ply.push(summary.ply);
        columns.moved_at.push(done_at(entries));
        columns.count.push(i64::try_from(entries.len()).unwrap_or(i64::MAX));
        columns.due.push(summary.due);
    }
    sqlx::query(SQL)
        .bind(columns.match_id)
        .bind(columns.seq)
        .bind(columns.kind)
        .bind(columns.seat)
        .bind(columns.body)
        .bind(columns.fingerprint)
        .bind(columns.request)
        .bind(columns.at)
        .bind(columns.id)
        .bind(columns.state)
        .bind(columns.asked)
        .bind(columns.ply)
        .bind(columns.moved_at)
        .bind(columns.count)
        .bind(columns.due)
        .bind(columns.told.match_id)
        .bind(columns.told.seat)
        .bind(columns.told.kind)
        .bind(columns.told.turn)
        .bind(columns.told.at)
        .bind(columns.told.due)
        .bind(columns.told.mover)
        .execute(all)
        .await?;
    Ok(())
}

impl Columns {
    fn add(&mut self, id: &str, entry: &Entry) {
        let stored =
            |text: &Option<String>| text.as_deref().map(|text| storable(text).into_owned());
        self.match_id.push(storable(id).into_owned());
        self.seq.push(entry.seq);
        self.kind.push(entry.kind.key());
        self.seat.push(entry.seat.map(i64::from));
        self.body.push(entry.body.to_string());
        self.fingerprint.push(stored(&entry.fingerprint));
        self.request.push(stored(&entry.request));
        self.at.push(entry.at);
    }

    fn tell(&mut self, id: &str, last: Option<&Entry>, notices: &[NewNotice]) {
        let (Some(last), told) = (last, &mut self.told) else { return };
        for &NewNotice { seat, about, mover } in notices {
            told.match_id.push(storable(id).into_owned());
            told.seat.push(seat.into());
            told.kind.push(about.key());
            told.turn.push(last.seq);
            told.at.push(last.at);
            told.due.push(due(last.at));
            told.mover.push(unless(mover));
        }
    }
}

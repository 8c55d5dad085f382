//! Moves of many tables in one message to the driver.
//!
//! Each message to its thread and back costs more than a row. The whole transaction goes as one,
//! and the rows as one text of JSON, so that the statements are the same for any number of them
//! and are prepared once.

use std::collections::HashSet;

use serde::Serialize;
use sqlx::SqliteConnection;

use crate::notices::{due, unless};
use crate::records::done_at;
use crate::writing::Write;
use crate::{Entry, NewNotice, Result, StoreError, Summary};

/// What happened at one table, where it stands then, and what is to be told of it.
type Moves<'w> = (&'w str, &'w [Entry], Summary, &'w [NewNotice]);

/// Whether the writes can be written together: they are moves, no two of one table.
pub(super) fn fits(writes: &[Write]) -> bool {
    let mut ids = HashSet::new();
    writes.iter().all(|write| moves(write).is_some_and(|(id, ..)| ids.insert(id)))
}

fn moves(write: &Write) -> Option<Moves<'_>> {
    match write {
        Write::Append { id, entries, summary, notices, follows: None } => {
            Some((id, entries, *summary, notices))
        }
        // What follows beyond the table concerns other rows as well.
        Write::Append { .. }
        | Write::Guest { .. }
        | Write::Social(_)
        | Write::Personal(_)
        | Write::Told(_)
        | Write::Say { .. }
        | Write::Due { .. }
        | Write::Beat { .. }
        | Write::Rename { .. }
        | Write::Create { .. }
        | Write::Box { .. }
        | Write::Intend { .. }
        | Write::Sit { .. }
        | Write::Invite { .. }
        | Write::Key { .. }
        | Write::Used { .. }
        | Write::Probe
        | Write::Bound { .. }
        | Write::Checkpoint => None,
    }
}

/// Writes moves durably; `false` if one of them cannot be written: then none is.
pub(super) async fn commit(all: &mut SqliteConnection, writes: &[Write]) -> Result<bool> {
    let sql = "begin immediate; \
               insert into entries \
               (match_id, seq, kind, seat, body, fingerprint, request, at) \
               select value ->> 0, value ->> 1, value ->> 2, value ->> 3, value ->> 4, \
               value ->> 5, value ->> 6, value ->> 7 from json_each($1); \
               update matches set state = told.value ->> 1, asked = told.value ->> 2, \
               ply = told.value ->> 3, moved_at = coalesce(told.value ->> 4, moved_at), \
               changes = changes + (told.value ->> 5) \
               from json_each($2) as told where matches.id = told.value ->> 0; \
               update clocks set due = told.value ->> 6 from json_each($2) as told \
               where clocks.match_id = told.value ->> 0 and clocks.due is not told.value ->> 6; \
               insert into outbox \
               (channel, match_id, kind, turn, at, state, tries, due, said) \
               select c.id, n.value ->> 0, n.value ->> 2, n.value ->> 3, n.value ->> 4, \
               'waiting', 0, n.value ->> 5, '' from json_each($3) as n \
               join holders h on h.match_id = n.value ->> 0 and h.seat = n.value ->> 1 \
               join channels c on c.guest = h.guest and c.off_at is null \
               where not exists (select 1 from holders m where m.match_id = h.match_id \
               and m.guest = h.guest and m.seat = n.value ->> 6) on conflict do nothing; \
               commit";
    let query = sqlx::query(sql);
    let query = query.bind(entries(writes)?).bind(summaries(writes)?).bind(told(writes)?);
    match query.execute(&mut *all).await.map_err(StoreError::from) {
        Ok(_) => Ok(true),
        Err(error) if error.is_the_writer_s() => {
            sqlx::query("rollback").execute(all).await?;
            Ok(false)
        }
        Err(error) => Err(error),
    }
}

/// What happened at the tables.
fn entries(writes: &[Write]) -> Result<String> {
    written(writes.iter().filter_map(moves).flat_map(|(id, entries, ..)| {
        entries.iter().map(move |entry| {
            let Entry { seq, kind, seat, body, fingerprint, request, at } = entry;
            (id, seq, kind.key(), seat, body.to_string(), fingerprint, request, at)
        })
    }))
}

/// Where the tables stand then, for the lists.
fn summaries(writes: &[Write]) -> Result<String> {
    written(writes.iter().filter_map(moves).map(|(id, entries, summary, _)| {
        let Summary { state, asked, ply, due } = summary;
        (id, state.key(), asked, ply, done_at(entries), entries.len(), due)
    }))
}

/// What is to be told of it.
fn told(writes: &[Write]) -> Result<String> {
    written(writes.iter().filter_map(moves).flat_map(|(id, entries, _, notices)| {
        let (turn, at) = entries.last().map_or((0, 0), |entry| (entry.seq, entry.at));
        notices.iter().map(move |&NewNotice { seat, about, mover }| {
            (id, seat, about.key(), turn, at, due(at), unless(mover))
        })
    }))
}

/// Rows as JSON: an array of arrays.
fn written(rows: impl Iterator<Item = impl Serialize>) -> Result<String> {
    let rows: Vec<_> = rows.collect();
    serde_json::to_string(&rows).map_err(|error| StoreError::Unwritable(error.to_string()))
}

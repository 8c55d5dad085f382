//! Moves of many tables in few statements.
//!
//! Each statement is a message to the thread of the driver and one back. When many play at
//! once that costs more than the writing itself.

use sqlx::{QueryBuilder, Sqlite, SqliteConnection};

use super::writing::Write;
use crate::{Entry, Result, Summary};

/// So many rows go into one statement at most.
const WIDEST: usize = 64;

/// One move of one table.
type Row<'w> = (&'w str, &'w Entry, Summary);

/// How many of the first writes one statement can hold: moves, no two of one table. A power
/// of two, so that few different statements are ever prepared.
pub(super) fn together(writes: &[Write]) -> usize {
    let mut ids = Vec::with_capacity(WIDEST);
    for row in writes.iter().take(WIDEST).map_while(row) {
        if ids.contains(&row.0) {
            break;
        }
        ids.push(row.0);
    }
    ids.len().checked_ilog2().map_or(0, |power| 1 << power)
}

fn row(write: &Write) -> Option<Row<'_>> {
    match write {
        Write::Append { id, entries, summary } => match entries.as_slice() {
            [entry] => Some((id, entry, *summary)),
            _ => None,
        },
        Write::Guest { .. }
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

/// Writes moves in one statement each for what happened and for the lists; `false` if one
/// of them cannot be written: then none is.
pub(super) async fn append(all: &mut SqliteConnection, writes: &[Write]) -> Result<bool> {
    match enter(all, writes).await {
        Ok(()) => {
            summarize(all, writes).await?;
            Ok(true)
        }
        Err(error) if error.is_the_writer_s() => Ok(false),
        Err(error) => Err(error),
    }
}

async fn enter(all: &mut SqliteConnection, writes: &[Write]) -> Result<()> {
    let sql = "insert into entries \
               (match_id, seq, kind, seat, body, fingerprint, request, at) ";
    let mut query = QueryBuilder::<Sqlite>::new(sql);
    query.push_values(writes.iter().filter_map(row), |mut values, (id, entry, _)| {
        values
            .push_bind(id)
            .push_bind(entry.seq)
            .push_bind(entry.kind.key())
            .push_bind(entry.seat)
            .push_bind(entry.body.to_string())
            .push_bind(entry.fingerprint.as_deref())
            .push_bind(entry.request.as_deref())
            .push_bind(entry.at);
    });
    query.build().execute(all).await?;
    Ok(())
}

async fn summarize(all: &mut SqliteConnection, writes: &[Write]) -> Result<()> {
    let mut query = QueryBuilder::<Sqlite>::new("with told (id, state, asked, ply, at) as (");
    query.push_values(writes.iter().filter_map(row), |mut values, (id, entry, summary)| {
        values
            .push_bind(id)
            .push_bind(summary.state.key())
            .push_bind(summary.asked)
            .push_bind(summary.ply)
            .push_bind(entry.at);
    });
    query.push(
        ") update matches set state = told.state, asked = told.asked, ply = told.ply, \
         moved_at = told.at from told where matches.id = told.id",
    );
    query.build().execute(all).await?;
    Ok(())
}

//! What has happened at tables since a node last knew them.
//!
//! Every request for a table asks that first, so questions that arrive together are answered
//! together, as moves are written together: one statement tells how much has happened at each
//! table, and brings what is new.

use std::sync::Arc;

use sqlx::postgres::{PgPool, PgRow};
use sqlx::{PgConnection, Row as _};
use tokio::sync::{mpsc, oneshot};

use crate::job::{QUEUE, gathered};
use crate::reading::read_entry;
use crate::sql::{Found, acquired, storable};
use crate::{Entry, Result, Store, StoreError};

/// So many statements are on their way at once.
const ASKERS: usize = 2;

const SQL: &str = "select k.number, m.changes, e.seq, e.kind, e.seat, e.body, e.fingerprint, \
    e.request, e.at from unnest($1::bigint[], $2::text[], $3::bigint[], $4::bigint[]) \
    as k (number, id, changes, seq) \
    join matches m on m.id = k.id and m.changes <> k.changes \
    left join entries e on e.match_id = k.id and e.seq > k.seq \
    order by k.number, e.seq";

/// How much of a table is known: how often something has happened there, and the latest entry.
#[derive(Copy, Clone, PartialEq, Eq, Debug)]
pub struct Since {
    /// How often something had happened.
    pub changes: i64,
    /// The number of the latest entry.
    pub seq: i64,
}

/// What has happened at a table since.
#[derive(Clone, PartialEq, Debug)]
pub struct Fresh {
    /// What was known before.
    pub since: Since,
    /// How often something has happened there now.
    pub changes: i64,
    /// The new entries.
    pub entries: Vec<Entry>,
}

/// What somebody wants to know, and where the answer goes.
#[derive(Debug)]
pub(crate) struct Question {
    id: String,
    known: Since,
    reply: oneshot::Sender<Result<Option<Fresh>>>,
}

impl Store {
    /// What other nodes have done at a table, if anything has happened since that much was known.
    pub async fn fresh(&self, id: &str, known: Since) -> Result<Option<Fresh>> {
        let Some(shared) = &self.shared else { return Ok(None) };
        let gone = |()| StoreError::Unwritable("nobody reads any more".to_owned());
        let (reply, answer) = oneshot::channel();
        let question = Question { id: id.to_owned(), known, reply };
        shared.questions.send(question).await.map_err(|_| gone(()))?;
        let fresh = answer.await.map_err(|_| gone(()))?;
        self.read.count(&fresh);
        fresh
    }
}

/// Sets those to work who ask the database; they end when the last sender is gone.
pub(super) fn spawn(pool: &PgPool) -> mpsc::Sender<Question> {
    let (sender, questions) = mpsc::channel(QUEUE);
    let questions = Arc::new(tokio::sync::Mutex::new(questions));
    for _ in 0..ASKERS {
        tokio::spawn(run(pool.clone(), Arc::clone(&questions)));
    }
    sender
}

async fn run(pool: PgPool, questions: Arc<tokio::sync::Mutex<mpsc::Receiver<Question>>>) {
    loop {
        let group = gathered(&mut *questions.lock().await).await;
        let Some(group) = group else { return };
        let rows = ask(&pool, &group).await;
        answer(group, rows);
    }
}

async fn ask(pool: &PgPool, group: &[Question]) -> Result<Vec<PgRow>> {
    let mut connection = acquired(pool).await?;
    let first = ask_over(&mut connection, group).await;
    if !first.as_ref().is_err_and(StoreError::is_cut) {
        return first;
    }
    // A connection that has died since it was last used says nothing of the next.
    drop(connection);
    ask_over(&mut *acquired(pool).await?, group).await
}

async fn ask_over(connection: &mut PgConnection, group: &[Question]) -> Result<Vec<PgRow>> {
    let numbers: Vec<i64> = (0..).take(group.len()).collect();
    let ids: Vec<_> = group.iter().map(|question| storable(&question.id)).collect();
    let ids: Vec<&str> = ids.iter().map(AsRef::as_ref).collect();
    let changes: Vec<i64> = group.iter().map(|question| question.known.changes).collect();
    let seqs: Vec<i64> = group.iter().map(|question| question.known.seq).collect();
    let query = sqlx::query(SQL).bind(numbers).bind(ids).bind(changes).bind(seqs);
    Ok(query.fetch_all(connection).await?)
}

/// Answers everybody, each with the rows of their own number.
fn answer(group: Vec<Question>, rows: Result<Vec<PgRow>>) {
    let rows = match rows {
        Ok(rows) => rows,
        Err(error) => {
            for question in group {
                // Whoever has hung up is not there to be answered.
                let _ = question.reply.send(Err(error.as_everybody_s()));
            }
            return;
        }
    };
    let mut rows = rows.into_iter().peekable();
    for (Question { known, reply, .. }, number) in group.into_iter().zip(0i64..) {
        let mut fresh = Ok(None);
        while let Some(row) =
            rows.next_if(|row| row.try_get("number").is_ok_and(|n: i64| n == number))
        {
            fresh = fresh.and_then(|fresh| add(fresh, known, row));
        }
        let _ = reply.send(fresh);
    }
}

/// Adds a row to what has happened at a table.
fn add(fresh: Option<Fresh>, since: Since, row: PgRow) -> Result<Option<Fresh>> {
    let changes = row.try_get("changes")?;
    let mut fresh = fresh.unwrap_or(Fresh { since, changes, entries: Vec::new() });
    // Something may have happened that is no entry.
    if row.try_get::<Option<i64>, _>("seq")?.is_some() {
        fresh.entries.push(read_entry(&Found::Postgres(row))?);
    }
    Ok(Some(fresh))
}

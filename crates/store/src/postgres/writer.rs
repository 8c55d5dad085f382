//! Whoever writes: a few tasks, each with a connection of its own. Moves that arrive together are
//! committed together; each is answered when it is on the disk.
//!
//! A connection that is lost in the middle of a commit leaves open whether it was done. So the
//! same is written again over another: where the first has come through, or still does, the
//! primary key refuses the second, and it is looked whether what is there is what was asked.

use std::pin::pin;
use std::sync::{Arc, Mutex, PoisonError};
use std::time::Duration;

use sqlx::postgres::PgConnectOptions;
use sqlx::{ConnectOptions as _, Connection as _, PgConnection};
use tokio::sync::mpsc;
use tokio::time::Instant;

use super::batch;
use super::{PATIENCE, Refused, Shared};
use crate::complaint::Complaint;
use crate::job::{Job, QUEUE, gathered};
use crate::reading::read_entry;
use crate::sql::Link;
use crate::writing::Write;
use crate::{Entry, Result, StoreError};

/// So long one of them writes moves alone: the more come together, the less each costs, but
/// nobody waits for a slow disk or network before they are sent at all.
const ALONE: Duration = Duration::from_millis(5);
/// So long it is waited for as many as were written together last: those who were answered
/// together ask again together, and a commit for each of them would cost all of them more.
const COMPANY: Duration = Duration::from_millis(1);
/// For no more than so many: then a commit costs each of them little, and the others are served
/// while it is made.
const ENOUGH: usize = 16;
/// A connection over which nothing was sent for so long may be gone: it is tried before anything
/// else is sent, of which it would not be known whether it has arrived.
const IDLE: Duration = Duration::from_secs(1);
/// So long it is waited before a connection is tried again.
const PAUSE: Duration = Duration::from_millis(50);

/// What waits to be written.
struct Queue {
    jobs: mpsc::Receiver<Job>,
    /// So many were taken from it together last.
    together: usize,
}

/// One of those who write.
struct Writer {
    options: PgConnectOptions,
    /// Missing before the first write and after every failure; and when it was last used.
    connection: Option<(PgConnection, Instant)>,
    changed: mpsc::UnboundedSender<String>,
    complaint: Arc<Mutex<Complaint>>,
    refused: Refused,
}

/// Sets writers to work; they end when the last sender is gone.
pub(super) fn spawn(
    options: &PgConnectOptions,
    shared: &Shared,
    writers: usize,
) -> mpsc::Sender<Job> {
    let (sender, jobs) = mpsc::channel(QUEUE);
    let jobs = Arc::new(tokio::sync::Mutex::new(Queue { jobs, together: 1 }));
    let complaint = Arc::new(Mutex::new(Complaint::default()));
    for _ in 0..writers {
        let writer = Writer {
            options: options.clone(),
            connection: None,
            changed: shared.changed.clone(),
            complaint: Arc::clone(&complaint),
            refused: Arc::clone(&shared.refused),
        };
        tokio::spawn(writer.run(Arc::clone(&jobs)));
    }
    sender
}

impl Writer {
    async fn run(mut self, jobs: Arc<tokio::sync::Mutex<Queue>>) {
        loop {
            let mut queue = jobs.lock().await;
            let Some(mut group) = gathered(&mut queue.jobs).await else { return };
            let deadline = Instant::now() + COMPANY;
            while group.len() < queue.together
                && let Ok(Some(next)) = tokio::time::timeout_at(deadline, queue.jobs.recv()).await
            {
                group.push(next);
            }
            queue.together = group.len().min(ENOUGH);
            let (moves, others): (Vec<Job>, Vec<Job>) =
                group.into_iter().partition(|job| batch::is_move(&job.write));
            // What comes meanwhile is written together next, unless this takes long.
            {
                let mut moving = pin!(self.move_all(moves));
                let done = tokio::time::timeout(ALONE, &mut moving).await;
                drop(queue);
                if done.is_err() {
                    moving.await;
                }
            }
            for job in others {
                self.settle(vec![job]).await;
            }
        }
    }

    /// Writes moves together.
    async fn move_all(&mut self, mut moves: Vec<Job>) {
        // In the same order at every node, so that two never wait for each other.
        moves.sort_by(|one, other| one.write.table().cmp(&other.write.table()));
        // Two moves of one table are written one after the other.
        let twice = moves.windows(2).any(|pair| pair[0].write.table() == pair[1].write.table());
        if twice {
            for job in moves {
                self.settle(vec![job]).await;
            }
        } else if !moves.is_empty() {
            self.settle(moves).await;
        }
    }

    /// Writes a group and answers everybody in it.
    async fn settle(&mut self, group: Vec<Job>) {
        let writes: Vec<&Write> = group.iter().map(|job| &job.write).collect();
        let mut was_cut = false;
        let answers: Vec<Result<i64>> = match self.write(&writes, &mut was_cut).await {
            Ok(answer) => writes.iter().map(|_| Ok(answer)).collect(),
            Err(error) if writes.len() == 1 => vec![Err(error)],
            Err(error) if error.is_the_writer_s() => {
                // If one of them is at fault, it alone is refused.
                let mut answers = Vec::with_capacity(writes.len());
                for write in &writes {
                    answers.push(self.write(&[write], &mut was_cut.clone()).await);
                }
                answers
            }
            Err(error) => writes.iter().map(|_| Err(error.as_everybody_s())).collect(),
        };
        for (Job { write, reply }, answer) in group.into_iter().zip(answers) {
            self.note(&write, &answer);
            // Whoever has hung up is not there to be answered.
            let _ = reply.send(answer.map_err(|error| match error {
                own if own.is_the_writer_s() => own,
                all => all.as_everybody_s(),
            }));
        }
    }

    /// Has the others told what has changed, and the log whether writing works.
    fn note(&self, write: &Write, answer: &Result<i64>) {
        if !matches!(write, Write::Probe) {
            let refused = answer.as_ref().err().filter(|error| !error.is_the_writer_s());
            let refused = refused.map(|error| (std::time::Instant::now(), error.as_everybody_s()));
            *self.refused.lock().unwrap_or_else(PoisonError::into_inner) = refused;
        }
        let mut complaint = self.complaint.lock().unwrap_or_else(PoisonError::into_inner);
        match answer {
            Ok(_) => {
                complaint.over();
                if let Some(table) = write.table() {
                    // Nobody is left to be told only when everything ends.
                    let _ = self.changed.send(table.to_owned());
                }
            }
            Err(error) if error.is_the_writer_s() => complaint.over(),
            Err(error) => complaint.failed(error, 1),
        }
    }

    /// Writes, over as many connections as it takes; `was_cut` tells whether one was lost on the
    /// way, so that what is asked may have been done before.
    async fn write(&mut self, writes: &[&Write], was_cut: &mut bool) -> Result<i64> {
        let deadline = Instant::now() + PATIENCE;
        let mut why = StoreError::from(sqlx::Error::PoolTimedOut);
        loop {
            let mut sent = false;
            let tried = tokio::time::timeout_at(deadline, self.attempt(writes, &mut sent)).await;
            let (error, is_lost) = match tried {
                Ok(Ok(answer)) => return Ok(answer),
                Ok(Err(error)) => {
                    let is_lost = sent && error.is_cut();
                    (error, is_lost)
                }
                // What was the matter before still is.
                Err(_) => (why, sent),
            };
            if matches!(error, StoreError::Conflict) && *was_cut && writes.len() == 1 {
                return if self.is_there(writes[0]).await? { Ok(0) } else { Err(error) };
            }
            if !error.is_cut() && !error.is_crossed() {
                return Err(error);
            }
            *was_cut |= is_lost;
            if Instant::now() + PAUSE >= deadline {
                let cause = error.to_string();
                let uncertain = *was_cut;
                return Err(if uncertain {
                    StoreError::Uncertain(cause)
                } else {
                    StoreError::Unwritable(cause)
                });
            }
            tokio::time::sleep(PAUSE).await;
            why = error;
        }
    }

    /// Writes over the connection that there is, or another; whether anything was sent is noted.
    /// Dropped in the middle, the connection is gone.
    async fn attempt(&mut self, writes: &[&Write], sent: &mut bool) -> Result<i64> {
        let mut connection = self.connected().await?;
        *sent = true;
        let done = perform(&mut connection, writes).await;
        let is_spent = |error: &StoreError| error.is_cut() || error.is_read_only();
        if !done.as_ref().is_err_and(is_spent) {
            self.connection = Some((connection, Instant::now()));
        }
        done
    }

    /// The connection that there is, if it still stands, or another.
    async fn connected(&mut self) -> Result<PgConnection> {
        if let Some((mut connection, used)) = self.connection.take()
            && (used.elapsed() < IDLE || connection.ping().await.is_ok())
        {
            return Ok(connection);
        }
        Ok(self.options.connect().await?)
    }

    /// Whether what the primary key has refused is there as it was asked.
    async fn is_there(&mut self, write: &Write) -> Result<bool> {
        let connection = self.connected().await?;
        let (connection, _) = self.connection.insert((connection, Instant::now()));
        let link = &mut Link::Postgres(connection);
        match write {
            Write::Append { id, entries, .. } => holds(link, id, entries).await,
            Write::Sit { id, entry, .. } => holds(link, id, std::slice::from_ref(entry)).await,
            // Nobody else knows the name of a new table, or the token of a link.
            Write::Create { agreed, .. } => {
                let sql = "select id from matches where id = $1";
                Ok(link.row(sql, &[(&agreed.id).into()]).await?.is_some())
            }
            Write::Key { .. } => Ok(true),
            Write::Personal(personal) => personal.is_done(link).await,
            Write::Guest { .. }
            | Write::Rename { .. }
            | Write::Box { .. }
            | Write::Intend { .. }
            | Write::Invite { .. }
            | Write::Used { .. }
            | Write::Told(_)
            | Write::Social(_)
            | Write::Say { .. }
            | Write::Due { .. }
            | Write::Beat { .. }
            | Write::Probe
            | Write::Bound { .. }
            | Write::Checkpoint => Ok(false),
        }
    }
}

/// Writes moves together, or one thing of another kind.
async fn perform(connection: &mut PgConnection, writes: &[&Write]) -> Result<i64> {
    let [write] = writes else {
        return batch::commit(connection, writes).await.map(|()| 0);
    };
    if batch::is_move(write) {
        return batch::commit(connection, writes).await.map(|()| 0);
    }
    if matches!(write, Write::Checkpoint | Write::Bound { .. }) {
        return Ok(0);
    }
    run(connection, "begin").await?;
    let done = write.perform(&mut Link::Postgres(connection)).await;
    match &done {
        Ok(_) => run(connection, "commit").await?,
        Err(error) if error.is_cut() => {}
        Err(_) => run(connection, "rollback").await?,
    }
    done
}

async fn run(connection: &mut PgConnection, sql: &'static str) -> Result<()> {
    sqlx::raw_sql(sql).execute(connection).await?;
    Ok(())
}

/// Whether these are entries of a table, one by one.
async fn holds(link: &mut Link<'_>, id: &str, entries: &[Entry]) -> Result<bool> {
    let sql = "select seq, kind, seat, body, fingerprint, request, at from entries \
               where match_id = $1 and seq = $2";
    for entry in entries {
        let row = link.row(sql, &[id.into(), entry.seq.into()]).await?;
        if row.as_ref().map(read_entry).transpose()?.as_ref() != Some(entry) {
            return Ok(false);
        }
    }
    Ok(true)
}

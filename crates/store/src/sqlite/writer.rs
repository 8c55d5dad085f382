//! The one task that writes. What arrives together is committed together: each
//! writer is answered when its own write is on the disk, and one that fails does
//! not disturb its neighbors.
//!
//! It has a thread to itself: everybody waits for it, so it does not queue up
//! behind those whom it has just answered.

use sqlx::sqlite::SqliteConnectOptions;
use sqlx::{ConnectOptions as _, Connection as _, SqliteConnection};
use tokio::sync::mpsc;
use tokio::time::{Duration, Instant};

use super::batch;
use super::files::Files;
use crate::Result;
use crate::complaint::Complaint;
use crate::job::{Job, QUEUE, gathered};
use crate::sql::Link;
use crate::writing::Write;

/// Whoever has proved so recently that they can write need not do it again.
const RECENT: Duration = Duration::from_secs(1);

/// Whoever writes.
struct Writer {
    options: SqliteConnectOptions,
    jobs: mpsc::Receiver<Job>,
    /// Missing before the first write and after every failure: a connection whose
    /// commit has failed may be inside a transaction still, and is never used again.
    connection: Option<SqliteConnection>,
    /// How many pages the file may have, if it was said.
    pages: Option<u32>,
    /// When it was last proved that writing works.
    proved: Option<Instant>,
    files: Files,
    complaint: Complaint,
}

/// Sets a writer to work on `connection`; it ends when the last sender is gone.
pub(super) fn spawn(
    options: SqliteConnectOptions,
    connection: SqliteConnection,
    files: Files,
) -> std::io::Result<mpsc::Sender<Job>> {
    let (sender, jobs) = mpsc::channel(QUEUE);
    let (connection, complaint) = (Some(connection), Complaint::default());
    let writer = Writer { options, jobs, connection, pages: None, proved: None, files, complaint };
    let runtime = tokio::runtime::Builder::new_current_thread().enable_time().build()?;
    let thread = std::thread::Builder::new().name("writer".to_owned());
    thread.spawn(move || runtime.block_on(writer.run()))?;
    Ok(sender)
}

impl Writer {
    async fn run(mut self) {
        while let Some(group) = gathered(&mut self.jobs).await {
            self.settle(group).await;
        }
        if let Some(connection) = self.connection {
            // The last one out folds the log into the file.
            let _ = connection.close().await;
        }
    }

    /// Writes a group and answers everybody in it.
    async fn settle(&mut self, group: Vec<Job>) {
        let (writes, replies): (Vec<Write>, Vec<_>) =
            group.into_iter().map(|job| (job.write, job.reply)).unzip();
        let answers = match self.commit(&writes).await {
            Ok(answers) => {
                self.complaint.over();
                if writes.iter().any(|write| matches!(write, Write::Probe)) {
                    self.proved = Some(Instant::now());
                }
                answers
            }
            Err(error) => {
                self.complaint.failed(&error, writes.len());
                self.proved = None;
                writes.iter().map(|_| Err(error.as_everybody_s())).collect()
            }
        };
        for (reply, answer) in replies.into_iter().zip(answers) {
            // Whoever has hung up is not there to be answered.
            let _ = reply.send(answer);
        }
    }

    /// Writes a group in one transaction. An error is everybody's: nothing was written.
    async fn commit(&mut self, writes: &[Write]) -> Result<Vec<Result<i64>>> {
        self.files.check()?;
        if self.is_idle_question(writes) {
            return Ok(writes.iter().map(|_| Ok(0)).collect());
        }
        let mut connection = if let Some(connection) = self.connection.take() {
            connection
        } else {
            self.files.reconnect();
            self.options.connect().await?
        };
        if let Some(pages) = writes.iter().rev().find_map(Write::bound).or(self.pages) {
            self.pages = Some(pages);
            limit(&mut connection, pages).await?;
        }
        let mut done = transact(&mut connection, writes).await;
        // Not within a transaction.
        if done.is_ok() && writes.iter().any(|write| matches!(write, Write::Checkpoint)) {
            let folded = run(&mut connection, "pragma wal_checkpoint(truncate)").await;
            done = folded.and(done);
        }
        match done {
            Ok(answers) => {
                self.connection = Some(connection);
                // What went into a file that nobody finds is not acknowledged.
                self.files.check()?;
                self.files.written();
                Ok(answers)
            }
            Err(error) => {
                let _ = connection.close_hard().await;
                Err(error)
            }
        }
    }

    /// Whether it is only asked whether writing works, and that was just shown.
    fn is_idle_question(&self, writes: &[Write]) -> bool {
        writes.iter().all(|write| matches!(write, Write::Probe))
            && self.proved.is_some_and(|proved| proved.elapsed() < RECENT)
    }
}

async fn limit(connection: &mut SqliteConnection, pages: u32) -> Result<()> {
    // A pragma takes no arguments; a number needs no quotes.
    let sql = sqlx::AssertSqlSafe(format!("pragma max_page_count = {pages}"));
    sqlx::raw_sql(sql).execute(connection).await?;
    Ok(())
}

async fn transact(connection: &mut SqliteConnection, writes: &[Write]) -> Result<Vec<Result<i64>>> {
    if batch::fits(writes) && batch::commit(connection, writes).await? {
        return Ok(writes.iter().map(|_| Ok(0)).collect());
    }
    // One by one: if one of them is at fault, it alone is refused.
    run(connection, "begin immediate").await?;
    let mut answers = Vec::with_capacity(writes.len());
    for write in writes {
        answers.push(one(connection, write).await?);
    }
    run(connection, "commit").await?;
    Ok(answers)
}

/// Performs a write by itself; the inner error is its own, the outer everybody's.
async fn one(connection: &mut SqliteConnection, write: &Write) -> Result<Result<i64>> {
    let answer = if write.is_compound() {
        whole(connection, write).await?
    } else {
        write.perform(&mut Link::Sqlite(connection)).await
    };
    match answer {
        Err(error) if !error.is_the_writer_s() => Err(error),
        answer @ (Ok(_) | Err(_)) => Ok(answer),
    }
}

/// Performs a write of several statements: all of them, or none.
async fn whole(connection: &mut SqliteConnection, write: &Write) -> Result<Result<i64>> {
    run(connection, "savepoint whole").await?;
    let answer = write.perform(&mut Link::Sqlite(connection)).await;
    if let Err(error) = &answer {
        if !error.is_the_writer_s() {
            return Ok(answer);
        }
        run(connection, "rollback to whole").await?;
    }
    run(connection, "release whole").await?;
    Ok(answer)
}

async fn run(connection: &mut SqliteConnection, sql: &'static str) -> Result<()> {
    sqlx::query(sql).execute(connection).await?;
    Ok(())
}

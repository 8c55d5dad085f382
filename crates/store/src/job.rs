//! What is to be written, on its way to whoever writes.

use tokio::sync::{mpsc, oneshot};

use crate::writing::Write;
use crate::{Result, StoreError};

/// So many writes are committed together at most.
const LARGEST_GROUP: usize = 256;
/// So many writes may wait; further ones wait to be taken in.
pub(crate) const QUEUE: usize = 1024;

/// A write and where its answer goes.
#[derive(Debug)]
pub(crate) struct Job {
    pub(crate) write: Write,
    pub(crate) reply: oneshot::Sender<Result<i64>>,
}

/// Has something written; durable when it returns.
pub(crate) async fn ask(jobs: &mpsc::Sender<Job>, write: Write) -> Result<i64> {
    let gone = || StoreError::Unwritable("nobody writes any more".to_owned());
    let (reply, answer) = oneshot::channel();
    jobs.send(Job { write, reply }).await.map_err(|_| gone())?;
    answer.await.map_err(|_| gone())?
}

/// Waits for something to do, and takes what has come with it; nothing if nobody can ask any
/// more.
pub(crate) async fn gathered<T>(jobs: &mut mpsc::Receiver<T>) -> Option<Vec<T>> {
    let mut group = vec![jobs.recv().await?];
    while group.len() < LARGEST_GROUP
        && let Ok(next) = jobs.try_recv()
    {
        group.push(next);
    }
    Some(group)
}

//! What nodes tell each other: at which tables something has changed.
//!
//! It is told after it is written, outside of any transaction that anybody waits for, and may be
//! lost with a connection or a node. So now and then, and whenever a connection was lost, it is
//! said that something may have been missed.

use std::collections::BTreeSet;
use std::sync::atomic::Ordering;
use std::sync::{Arc, Weak};
use std::time::Duration;

use sqlx::Row as _;
use sqlx::postgres::{PgListener, PgPoolOptions};
use tokio::sync::mpsc;

use super::{MIGRATIONS, Shared, version};
use crate::hosting::LISTENS;
use crate::{Result, Store};

/// Where nodes listen.
const CHANNEL: &str = "ingenio";
/// So often it is looked whether something was missed.
const LOOK: Duration = Duration::from_secs(2);
/// After a failure it is listened again after so long.
const PAUSE: Duration = Duration::from_millis(500);
/// So much news may wait.
const QUEUE: usize = 1024;

/// What is heard of other nodes.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum News {
    /// Something has changed at this table.
    Table(String),
    /// Something may have changed anywhere.
    Missed,
}

impl Store {
    /// What other nodes do from now on; nothing if there are none.
    pub fn news(&self) -> Option<mpsc::Receiver<News>> {
        let shared = self.shared.as_ref()?;
        let (tell, news) = mpsc::channel(QUEUE);
        tokio::spawn(listen(Arc::downgrade(shared), tell.clone()));
        tokio::spawn(look(Arc::downgrade(shared), tell));
        Some(news)
    }

    /// How often something has happened at a table, if others may have done it.
    pub async fn changes(&self, id: &str) -> Result<Option<i64>> {
        if self.shared.is_none() {
            return Ok(None);
        }
        let sql = "select changes from matches where id = $1";
        self.read.row(sql, &[id.into()]).await?.map(|row| row.int("changes")).transpose()
    }

    /// The same of many tables.
    pub async fn changes_of(&self, ids: &[String]) -> Result<Vec<(String, i64)>> {
        let Some(shared) = &self.shared else { return Ok(Vec::new()) };
        let sql = "select id, changes from matches where id = any($1)";
        let rows = sqlx::query(sql).bind(ids).fetch_all(&shared.aside).await?;
        rows.iter().map(|row| Ok((row.try_get("id")?, row.try_get("changes")?))).collect()
    }
}

/// Tells the other nodes, as long as there is a store.
pub(super) async fn tell(shared: Weak<Shared>, mut changed: mpsc::UnboundedReceiver<String>) {
    while let Some(first) = changed.recv().await {
        let mut tables = BTreeSet::from([first]);
        while let Ok(next) = changed.try_recv() {
            tables.insert(next);
        }
        let Some(shared) = shared.upgrade() else { return };
        let words: Vec<String> =
            tables.iter().map(|table| format!("{} {table}", shared.node)).collect();
        let sql = "select pg_notify($1, word) from unnest($2::text[]) as word";
        // Whoever is not told looks by themselves.
        let _ = sqlx::query(sql).bind(CHANNEL).bind(words).execute(&shared.aside).await;
    }
}

/// Listens to the other nodes, as long as anybody wants to hear of them.
async fn listen(shared: Weak<Shared>, tell: mpsc::Sender<News>) {
    loop {
        tokio::select! {
            () = tell.closed() => return,
            _ = hear(&shared, &tell) => {}
        }
        if shared.strong_count() == 0 {
            return;
        }
        tokio::time::sleep(PAUSE).await;
    }
}

/// Listens until the connection fails.
async fn hear(shared: &Weak<Shared>, tell: &mpsc::Sender<News>) -> Result<()> {
    let Some((options, node)) =
        shared.upgrade().map(|shared| (shared.options.clone(), shared.node.clone()))
    else {
        return Ok(());
    };
    // By this name each node is counted once.
    let options = options.application_name(LISTENS);
    let pool = PgPoolOptions::new().max_connections(1).connect_lazy_with(options);
    let mut listener = PgListener::connect_with(&pool).await?;
    listener.listen(CHANNEL).await?;
    let mut next = Some(News::Missed);
    loop {
        if let Some(news) = next.take()
            && tell.send(news).await.is_err()
        {
            return Ok(());
        }
        next = match listener.try_recv().await? {
            None => Some(News::Missed),
            Some(heard) => match heard.payload().split_once(' ') {
                Some((teller, table)) if teller != node => Some(News::Table(table.to_owned())),
                Some(_) | None => None,
            },
        };
    }
}

/// Says now and then that something may have been missed, and looks whether a newer program has
/// come.
async fn look(shared: Weak<Shared>, tell: mpsc::Sender<News>) {
    loop {
        tokio::time::sleep(LOOK).await;
        let Some(shared) = shared.upgrade() else { return };
        if let Ok(version) = version(&shared.aside).await {
            let newer = usize::try_from(version).is_ok_and(|version| version > MIGRATIONS.len());
            if newer && !shared.newer.swap(true, Ordering::Relaxed) {
                tracing::error!(
                    "a newer Ingenio has changed the database: this one writes no more"
                );
            }
        }
        if tell.send(News::Missed).await.is_err() {
            return;
        }
    }
}

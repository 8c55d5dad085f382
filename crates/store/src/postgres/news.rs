//! What nodes tell each other: at which tables something has changed.
//!
//! It is told after it is written, outside of any transaction that anybody waits for, and may be
//! lost with a connection or a node. So now and then, and whenever a connection was lost, it is
//! said that something may have been missed.

use std::collections::BTreeSet;
use std::sync::atomic::Ordering;
use std::sync::{Arc, Weak};
use std::time::Duration;

use sqlx::postgres::{PgListener, PgPoolOptions};
use tokio::sync::mpsc;

use super::{MIGRATIONS, Shared, VERSION};
use crate::hosting::LISTENS;
use crate::sql::pooled;
use crate::{Result, Store};

/// Where nodes listen.
const CHANNEL: &str = "ingenio";
/// What stands between names in a message, which has at most so many bytes.
const BETWEEN: char = '\n';
const LONGEST: usize = 7900;
/// What happens within so long is told at once.
const BREATH: Duration = Duration::from_millis(5);
/// So often it is looked whether something was missed.
const LOOK: Duration = Duration::from_secs(2);
/// After a failure it is listened again after so long.
const PAUSE: Duration = Duration::from_millis(500);
/// So much news may wait.
const QUEUE: usize = 1024;

/// What is heard of other nodes.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum News {
    /// Something has changed at these tables.
    Tables(Vec<String>),
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
}

/// Tells the other nodes, as long as there is a store.
pub(super) async fn tell(shared: Weak<Shared>, mut changed: mpsc::UnboundedReceiver<String>) {
    while let Some(first) = changed.recv().await {
        let mut tables = BTreeSet::from([first]);
        while let Ok(next) = changed.try_recv() {
            tables.insert(next);
        }
        let Some(shared) = shared.upgrade() else { return };
        let words = words(&shared.node, &tables);
        let sql = "select pg_notify($1, $2)";
        for word in &words {
            // Whoever is not told looks by themselves.
            let _ = pooled(&shared.aside, sql, &[CHANNEL.into(), word.into()]).await;
        }
        drop(shared);
        tokio::time::sleep(BREATH).await;
    }
}

/// The name of a node and of tables, in as few messages as take them.
fn words(node: &str, tables: &BTreeSet<String>) -> Vec<String> {
    let mut words: Vec<String> = Vec::new();
    for table in tables {
        match words.last_mut() {
            Some(word) if word.len() + 1 + table.len() <= LONGEST => {
                word.push(BETWEEN);
                word.push_str(table);
            }
            Some(_) | None => words.push(format!("{node}{BETWEEN}{table}")),
        }
    }
    words
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
            Some(heard) => {
                let mut names = heard.payload().split(BETWEEN).map(str::to_owned);
                let other = names.next().is_some_and(|teller| teller != node);
                other.then(|| News::Tables(names.collect()))
            }
        };
    }
}

/// Which of the migrations was done last.
async fn version(shared: &Shared) -> Result<i64> {
    let rows = pooled(&shared.aside, VERSION, &[]).await?;
    rows.first().map_or(Ok(0), |row| row.int("version"))
}

/// Says now and then that something may have been missed, and looks whether a newer program has
/// come.
async fn look(shared: Weak<Shared>, tell: mpsc::Sender<News>) {
    loop {
        tokio::time::sleep(LOOK).await;
        let Some(shared) = shared.upgrade() else { return };
        if let Ok(version) = version(&shared).await {
            let newer = usize::try_from(version).is_ok_and(|version| version > MIGRATIONS.len());
            if newer && !shared.newer.swap(true, Ordering::Relaxed) {
                tracing::error!(
                    "a newer Ingenio has changed the database: this one writes no more, and has to be replaced"
                );
            }
        }
        if tell.send(News::Missed).await.is_err() {
            return;
        }
    }
}

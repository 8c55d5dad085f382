//! What the disk can do: rows appended by one connection that does nothing else.

use std::path::Path;
use std::time::{Duration, Instant};

use sqlx::{ConnectOptions as _, Connection as _};

use super::options;
use crate::sql::Link;
use crate::writing::Write;
use crate::{Entry, Match, NewSeat, Result, Store, Summary};

/// A row as a move writes it.
pub type Row = (String, Entry, Summary);

/// Appends groups of rows to the given tables in a database of their own in
/// `folder`, each group in one transaction, as durable as any move; how long each took.
pub async fn append_bare(
    folder: &Path,
    tables: &[Match],
    groups: Vec<Vec<Row>>,
) -> Result<Vec<Duration>> {
    let store = Store::open(folder).await?;
    furnish(&store, tables).await?;
    let mut connection = options(folder).connect().await?;
    let mut times = Vec::with_capacity(groups.len());
    for group in groups {
        let writes: Vec<Write> = group
            .into_iter()
            .map(|(id, entry, summary)| Write::Append { id, entries: vec![entry], summary })
            .collect();
        let start = Instant::now();
        let mut all = connection.begin_with("begin immediate").await?;
        for write in &writes {
            write.perform(&mut Link::Sqlite(&mut all)).await?;
        }
        all.commit().await?;
        times.push(start.elapsed());
    }
    connection.close().await?;
    Ok(times)
}

/// Writes down the tables themselves, which rows refer to.
pub(crate) async fn furnish(store: &Store, tables: &[Match]) -> Result<()> {
    let maker = store.add_guest(b"bare", "", 0).await?;
    for table in tables {
        let mut agreed = table.agreed.clone();
        agreed.maker = maker.id;
        let seats = table.seats.iter().cloned();
        let seats: Vec<NewSeat> = seats.map(|record| NewSeat { record, holder: None }).collect();
        let summary = Summary { state: crate::State::Playing, asked: 0, ply: 0 };
        store.create(&agreed, &seats, &[], summary).await?;
    }
    Ok(())
}

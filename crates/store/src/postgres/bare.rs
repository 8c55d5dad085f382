//! What the database can do: rows appended by one connection that does nothing else.

use std::time::{Duration, Instant};

use sqlx::postgres::PgConnectOptions;
use sqlx::{ConnectOptions as _, Connection as _};

use crate::sql::Link;
use crate::sqlite::{Row, furnish};
use crate::writing::Write;
use crate::{Match, Result, Store};

/// Appends groups of rows to the given tables in the empty database at `url`, each group in one
/// transaction, as durable as any move; how long each took.
pub async fn append_bare(
    url: &str,
    tables: &[Match],
    groups: Vec<Vec<Row>>,
) -> Result<Vec<Duration>> {
    furnish(&Store::connect(url).await?, tables).await?;
    let mut connection = url.parse::<PgConnectOptions>()?.connect().await?;
    let mut times = Vec::with_capacity(groups.len());
    for group in groups {
        let writes: Vec<Write> = group
            .into_iter()
            .map(|(id, entry, summary)| Write::Append { id, entries: vec![entry], summary })
            .collect();
        let start = Instant::now();
        let mut all = connection.begin().await?;
        for write in &writes {
            write.perform(&mut Link::Postgres(&mut all)).await?;
        }
        all.commit().await?;
        times.push(start.elapsed());
    }
    connection.close().await?;
    Ok(times)
}

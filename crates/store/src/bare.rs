//! What a database can do: rows appended by one connection that does nothing else.

use std::time::{Duration, Instant};

use sqlx::{ConnectOptions as _, Connection as _};

use crate::sql::Link;
use crate::writing::Write;
use crate::{Entry, Home, Match, NewSeat, Result, State, Store, Summary, postgres, sqlite};

/// A row as a move writes it.
pub type Row = (String, Entry, Summary);

/// Appends groups of rows to the given tables in a store that has none of these, each group in one
/// transaction, as durable as any move; how long each took.
pub async fn append_bare(
    home: Home<'_>,
    tables: &[Match],
    groups: Vec<Vec<Row>>,
) -> Result<Vec<Duration>> {
    match home {
        Home::Folder(folder) => {
            let store = Store::open(folder).await?;
            furnish(&store, tables).await?;
            let mut connection = sqlite::options(folder).connect().await?;
            let link = &mut Link::Sqlite(&mut connection);
            let times = append(link, "begin immediate", groups).await?;
            connection.close().await?;
            Ok(times)
        }
        Home::Database(url) => {
            furnish(&Store::connect(url).await?, tables).await?;
            let mut connection = postgres::address::read(url)?.connect().await?;
            let times = append(&mut Link::Postgres(&mut connection), "begin", groups).await?;
            connection.close().await?;
            Ok(times)
        }
    }
}

async fn append(
    link: &mut Link<'_>,
    begin: &'static str,
    groups: Vec<Vec<Row>>,
) -> Result<Vec<Duration>> {
    let mut times = Vec::with_capacity(groups.len());
    for group in groups {
        let writes: Vec<Write> = group
            .into_iter()
            .map(|(id, entry, summary)| {
                let (entries, notices) = (vec![entry], Vec::new());
                Write::Append { id, entries, summary, notices, follows: None }
            })
            .collect();
        let start = Instant::now();
        link.run(begin, &[]).await?;
        for write in &writes {
            write.perform(link).await?;
        }
        link.run("commit", &[]).await?;
        times.push(start.elapsed());
    }
    Ok(times)
}

/// Writes down the tables themselves, which rows refer to.
async fn furnish(store: &Store, tables: &[Match]) -> Result<()> {
    let maker = store.add_guest(b"bare", "", 0).await?;
    for table in tables {
        let mut agreed = table.agreed.clone();
        agreed.maker = maker.id;
        let seats = table.seats.iter().cloned();
        let seats: Vec<NewSeat> = seats.map(|record| NewSeat { record, holder: None }).collect();
        let summary = Summary { state: State::Playing, asked: 0, ply: 0, due: None };
        store.create(&agreed, &seats, &[], summary).await?;
    }
    Ok(())
}

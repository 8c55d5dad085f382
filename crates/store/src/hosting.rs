//! What a host asks of the store: how it is, which tables are open, and what everybody is told.

use std::collections::BTreeMap;

use crate::mine::read_listing;
use crate::writing::Write;
use crate::{Listing, Result, Store};

/// What those connections are called by which nodes listen to each other: one for each node.
pub(crate) const LISTENS: &str = "ingenio listens";

impl Store {
    /// Says something to everybody from now on, or nothing any more.
    pub async fn say(&self, said: Option<&str>, at: i64) -> Result<()> {
        self.write(Write::Say { said: said.map(str::to_owned), at }).await.map(drop)
    }

    /// What is said to everybody.
    pub async fn notice(&self) -> Result<Option<String>> {
        let row = self.read.row("select said from notices", &[]).await?;
        row.map(|row| row.text("said")).transpose()
    }

    /// The latest `most` tables that are open, the latest move first.
    pub async fn open_tables(&self, most: i64) -> Result<Vec<Listing>> {
        let tables = "select id, game, data, state, asked, ply, moved_at from matches \
                      where state in ('waiting', 'playing') order by moved_at desc, id limit $1";
        let seats = "select match_id, name from seats where match_id in \
                     (select id from matches where state in ('waiting', 'playing') \
                     order by moved_at desc, id limit $1) order by match_id, seat";
        let mut names: BTreeMap<String, Vec<String>> = BTreeMap::new();
        for row in self.read.rows(seats, &[most.into()]).await? {
            names.entry(row.text("match_id")?).or_default().push(row.text("name")?);
        }
        let rows = self.read.rows(tables, &[most.into()]).await?;
        let listing = |row| {
            let listing = read_listing(row)?;
            let names = names.remove(&listing.id).unwrap_or_default();
            Ok(Listing { names, ..listing })
        };
        rows.iter().map(listing).collect()
    }

    /// How many tables are open.
    pub async fn count_open(&self) -> Result<i64> {
        let sql = "select count(*) as open from matches where state in ('waiting', 'playing')";
        let row = self.read.row(sql, &[]).await?;
        row.map_or(Ok(0), |row| row.int("open"))
    }

    /// How many bytes the database takes.
    pub async fn size(&self) -> Result<i64> {
        let sql = if self.is_shared() {
            "select pg_database_size(current_database()) as bytes"
        } else {
            "select page_count * page_size as bytes from pragma_page_count, pragma_page_size"
        };
        let row = self.read.row(sql, &[]).await?;
        row.map_or(Ok(0), |row| row.int("bytes"))
    }

    /// How many nodes share the database; nothing if it is not shared.
    pub async fn nodes(&self) -> Result<Option<i64>> {
        if !self.is_shared() {
            return Ok(None);
        }
        let sql = "select count(*) as nodes from pg_stat_activity \
                   where application_name = $1 and datname = current_database()";
        let row = self.read.row(sql, &[LISTENS.into()]).await?;
        row.map(|row| row.int("nodes")).transpose()
    }
}

//! Who lets chance and bots move on at a table: one node at a time, and another when that one is
//! gone. The clock is the database's, which all nodes share.

use std::time::Duration;

use super::address;
use crate::clocks::unattended;
use crate::sql::{Found, pooled};
use crate::{Result, Store};

/// A node that says nothing for so long is gone.
const LEASE: Duration = Duration::from_secs(3);
/// So many tables are taken over at once.
const MOST: i64 = 32;

/// Whose turn it is to let a table go on.
#[derive(Copy, Clone, PartialEq, Eq, Debug)]
pub enum Claim {
    /// This node's, for so long; it may claim it again before that.
    Ours(Duration),
    /// Another's, for so long if nothing more is heard of it.
    Others(Duration),
}

/// A table whose turn has run out.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Abandoned {
    /// The table.
    pub table: String,
    /// Whether the turn was this node's.
    pub ours: bool,
}

impl Store {
    /// Whether other nodes write to the same database.
    pub const fn is_shared(&self) -> bool {
        self.shared.is_some()
    }

    /// What kind of database it is.
    pub const fn kind(&self) -> &'static str {
        if self.is_shared() { "PostgreSQL" } else { "SQLite" }
    }

    /// Where the database is and what it is called, without a user or a password; nothing if it is a
    /// file.
    pub fn place(&self) -> Option<String> {
        let options = &self.shared.as_ref()?.options;
        let name = options.get_database().unwrap_or_default();
        Some(format!("{}/{name}", address::place(options)))
    }

    /// Claims to let a table go on by itself.
    pub async fn claim(&self, id: &str) -> Result<Claim> {
        let Some(shared) = &self.shared else { return Ok(Claim::Ours(LEASE)) };
        let sql = "insert into leases (match_id, owner, until) \
                   values ($1, $2, (extract(epoch from now()) * 1000)::bigint + $3) \
                   on conflict (match_id) do update set owner = $2, until = excluded.until \
                   where leases.owner = $2 \
                   or leases.until <= (extract(epoch from now()) * 1000)::bigint \
                   returning match_id";
        let length = i64::try_from(LEASE.as_millis()).unwrap_or(i64::MAX);
        let args = [id.into(), (&shared.node).into(), length.into()];
        if !pooled(&shared.aside, sql, &args).await?.is_empty() {
            return Ok(Claim::Ours(LEASE));
        }
        let sql = "select until - (extract(epoch from now()) * 1000)::bigint as remaining \
                   from leases where match_id = $1";
        let rows = pooled(&shared.aside, sql, &[id.into()]).await?;
        let left = rows.first().map_or(Ok(0), |row| row.int("remaining"))?;
        Ok(Claim::Others(Duration::from_millis(u64::try_from(left).unwrap_or_default())))
    }

    /// Lets go of a table at which there is nothing to do.
    pub async fn release(&self, id: &str) -> Result<()> {
        let Some(shared) = &self.shared else { return Ok(()) };
        let sql = "delete from leases where match_id = $1 and owner = $2";
        pooled(&shared.aside, sql, &[id.into(), (&shared.node).into()]).await.map(drop)
    }

    /// At how many tables this node holds the turn; nothing if there are no others.
    pub async fn leases(&self) -> Result<Option<i64>> {
        let Some(shared) = &self.shared else { return Ok(None) };
        let sql = "select count(*) as held from leases where owner = $1 \
                   and until > (extract(epoch from now()) * 1000)::bigint";
        let rows = pooled(&shared.aside, sql, &[(&shared.node).into()]).await?;
        rows.first().map(|row| row.int("held")).transpose()
    }

    /// Tables that wait for a bot or for chance, with which no node is busy, and at which something
    /// last happened between these moments.
    pub async fn forgotten(&self, from: i64, to: i64) -> Result<Vec<String>> {
        let Some(shared) = &self.shared else { return Ok(Vec::new()) };
        let sql = concat!(
            "select w.id from (",
            unattended!(" and m.moved_at between $1 and $2"),
            ") w where not exists (select 1 from leases l where l.match_id = w.id)"
        );
        let rows = pooled(&shared.aside, sql, &[from.into(), to.into()]).await?;
        rows.iter().map(|row| row.text("id")).collect()
    }

    /// Notes that there is nothing left to do for a node that is gone.
    pub async fn clear(&self, id: &str) -> Result<()> {
        let Some(shared) = &self.shared else { return Ok(()) };
        let sql = "delete from leases where match_id = $1 \
                   and until <= (extract(epoch from now()) * 1000)::bigint";
        pooled(&shared.aside, sql, &[id.into()]).await.map(drop)
    }

    /// Tables at which there was something to do for a node that is gone, or for this one, which
    /// could not say in time that it is still there.
    pub async fn abandoned(&self) -> Result<Vec<Abandoned>> {
        let Some(shared) = &self.shared else { return Ok(Vec::new()) };
        let sql = "select match_id, owner from leases \
                   where until <= (extract(epoch from now()) * 1000)::bigint limit $1";
        let rows = pooled(&shared.aside, sql, &[MOST.into()]).await?;
        let abandoned = |row: &Found| {
            let ours = row.text("owner")? == shared.node;
            Ok(Abandoned { table: row.text("match_id")?, ours })
        };
        rows.iter().map(abandoned).collect()
    }
}

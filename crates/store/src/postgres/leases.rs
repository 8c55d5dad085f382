//! Who lets chance and bots move on at a table: one node at a time, and another when that one is
//! gone. The clock is the database's, which all nodes share.

use std::time::Duration;

use sqlx::Row as _;

use crate::sql::storable;
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

impl Store {
    /// Whether other nodes write to the same database.
    pub const fn is_shared(&self) -> bool {
        self.shared.is_some()
    }

    /// What kind of database it is.
    pub const fn kind(&self) -> &'static str {
        if self.is_shared() { "PostgreSQL" } else { "SQLite" }
    }

    /// Claims to let a table go on by itself.
    pub async fn claim(&self, id: &str) -> Result<Claim> {
        let Some(shared) = &self.shared else { return Ok(Claim::Ours(LEASE)) };
        let sql = "insert into leases (match_id, owner, until) \
                   values ($1, $2, (extract(epoch from now()) * 1000)::bigint + $3) \
                   on conflict (match_id) do update set owner = $2, until = excluded.until \
                   where leases.owner = $2 \
                   or leases.until <= (extract(epoch from now()) * 1000)::bigint";
        let (id, length) = (storable(id), i64::try_from(LEASE.as_millis()).unwrap_or(i64::MAX));
        let query = sqlx::query(sql).bind(&*id).bind(&shared.node).bind(length);
        if query.execute(&shared.aside).await?.rows_affected() == 1 {
            return Ok(Claim::Ours(LEASE));
        }
        let sql = "select until - (extract(epoch from now()) * 1000)::bigint as remaining \
                   from leases where match_id = $1";
        let row = sqlx::query(sql).bind(&*id).fetch_optional(&shared.aside).await?;
        let left: i64 = row.map(|row| row.try_get("remaining")).transpose()?.unwrap_or_default();
        Ok(Claim::Others(Duration::from_millis(u64::try_from(left).unwrap_or_default())))
    }

    /// Lets go of a table at which there is nothing to do.
    pub async fn release(&self, id: &str) -> Result<()> {
        let Some(shared) = &self.shared else { return Ok(()) };
        let sql = "delete from leases where match_id = $1 and owner = $2";
        sqlx::query(sql).bind(&*storable(id)).bind(&shared.node).execute(&shared.aside).await?;
        Ok(())
    }

    /// At how many tables this node holds the turn; nothing if there are no others.
    pub async fn leases(&self) -> Result<Option<i64>> {
        let Some(shared) = &self.shared else { return Ok(None) };
        let sql = "select count(*) as held from leases where owner = $1 \
                   and until > (extract(epoch from now()) * 1000)::bigint";
        let row = sqlx::query(sql).bind(&shared.node).fetch_one(&shared.aside).await?;
        Ok(Some(row.try_get("held")?))
    }

    /// Tables that wait for a bot or for chance, with which no node is busy, and at which something
    /// last happened between these moments.
    pub async fn forgotten(&self, from: i64, to: i64) -> Result<Vec<String>> {
        let Some(shared) = &self.shared else { return Ok(Vec::new()) };
        let sql = "select m.id from matches m where m.state = 'playing' \
                   and m.moved_at between $1 and $2 \
                   and (m.asked = 0 or exists (select 1 from seats s where s.match_id = m.id \
                   and s.kind = 'bot' and m.asked / (2 ^ s.seat)::bigint % 2 = 1)) \
                   and not exists (select 1 from leases l where l.match_id = m.id) limit $3";
        let query = sqlx::query(sql).bind(from).bind(to).bind(MOST);
        let rows = query.fetch_all(&shared.aside).await?;
        rows.iter().map(|row| Ok(row.try_get("id")?)).collect()
    }

    /// Notes that there is nothing left to do for a node that is gone.
    pub async fn clear(&self, id: &str) -> Result<()> {
        let Some(shared) = &self.shared else { return Ok(()) };
        let sql = "delete from leases where match_id = $1 \
                   and until <= (extract(epoch from now()) * 1000)::bigint";
        sqlx::query(sql).bind(&*storable(id)).execute(&shared.aside).await?;
        Ok(())
    }

    /// Tables at which there was something to do for a node that is gone.
    pub async fn abandoned(&self) -> Result<Vec<String>> {
        let Some(shared) = &self.shared else { return Ok(Vec::new()) };
        let sql = "select match_id from leases \
                   where until <= (extract(epoch from now()) * 1000)::bigint limit $1";
        let rows = sqlx::query(sql).bind(MOST).fetch_all(&shared.aside).await?;
        rows.iter().map(|row| Ok(row.try_get("match_id")?)).collect()
    }
}

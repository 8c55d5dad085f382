//! Whether any server has run all the time.

use crate::Result;
use crate::sql::Link;

/// A clock that is set back by more than this had leapt: 30 days in milliseconds.
const FAR: i64 = 30 * 24 * 60 * 60 * 1000;

/// Notes that a server runs, and that none has, if so.
pub(crate) async fn beat(all: &mut Link<'_>, at: i64, longest: i64) -> Result<()> {
    // Of servers that start at once each may note it, with the same moment; a clock that was set
    // back may leap from one moment twice.
    let sql = "insert into gaps (since, until) select at, $1 from alive where at < $1 - $2 \
               on conflict (since) do update set until = excluded.until";
    if all.run(sql, &[at.into(), longest.into()]).await? > 0 {
        // Clocks that go tell so as soon as they are looked after.
        all.run("update clocks set due = $1 where due > $1", &[at.into()]).await?;
    }
    // The nodes' clocks differ a little; one that leapt far is believed again when it is set back.
    let sql = "insert into alive (id, at) values (1, $1) on conflict (id) do update set at = $1 \
               where alive.at < $1 or alive.at - $2 > $1";
    all.run(sql, &[at.into(), FAR.into()]).await.map(drop)
}

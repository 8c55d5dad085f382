//! How often something has happened at a table.

use crate::Result;
use crate::sql::Link;

/// Notes that something has happened at a table.
pub(crate) async fn count(all: &mut Link<'_>, id: &str) -> Result<()> {
    all.run("update matches set changes = changes + 1 where id = $1", &[id.into()]).await?;
    Ok(())
}

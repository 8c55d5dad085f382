//! Tables that have to be looked at even if nobody comes, and when no server ran.

use crate::writing::Write;
use crate::{Result, Store};

impl Store {
    /// Says that the server runs; if none has for longer than `longest` milliseconds, notes that
    /// clocks stood still since.
    pub async fn beat(&self, at: i64, longest: i64) -> Result<()> {
        self.write(Write::Beat { at, longest }).await.map(drop)
    }

    /// When no server ran after this moment: from when until when, in order.
    pub async fn gaps(&self, after: i64) -> Result<Vec<(i64, i64)>> {
        let sql = "select since, until from gaps where until > $1 order by since";
        let rows = self.read.rows(sql, &[after.into()]).await?;
        rows.iter().map(|row| Ok((row.int("since")?, row.int("until")?))).collect()
    }

    /// Tables that have to be looked at by now, the longest due first, at most so many.
    pub async fn due(&self, now: i64, most: i64) -> Result<Vec<String>> {
        let sql = "select match_id from clocks where due <= $1 order by due limit $2";
        let rows = self.read.rows(sql, &[now.into(), most.into()]).await?;
        rows.iter().map(|row| row.text("match_id")).collect()
    }

    /// Notes when a table really has to be looked at.
    pub async fn set_due(&self, id: &str, due: Option<i64>) -> Result<()> {
        self.write(Write::Due { id: id.to_owned(), due }).await.map(drop)
    }
}

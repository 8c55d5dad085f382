//! Tables that have to be looked at even if nobody comes, and when no server ran.

use crate::writing::Write;
use crate::{Result, Store};

/// Tables that may wait for a bot or for chance, of those for which this is so: nobody is asked,
/// or a bot's seat is, or one for which a bot has played. Each kind is found by what is rare.
macro_rules! unattended {
    ($which:literal) => {
        concat!(
            "select m.id, m.moved_at from matches m where m.state = 'playing' and m.asked % 256 = 0",
            $which,
            " union select m.id, m.moved_at from matches m join seats s on s.match_id = m.id \
            where m.state = 'playing' and s.kind = 'bot' \
            and ((m.asked >> cast(s.seat as integer)) & 1) = 1",
            $which,
            " union select m.id, m.moved_at from entries e join matches m on m.id = e.match_id \
            where e.kind in ('left', 'stood-in', 'timed-out') and m.state = 'playing' \
            and ((m.asked >> cast(e.seat as integer)) & 1) = 1",
            $which
        )
    };
}
pub(crate) use unattended;

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

    /// Tables that may wait for a bot or for chance, the latest first.
    pub async fn unattended(&self) -> Result<Vec<String>> {
        let sql = concat!(unattended!(""), " order by moved_at desc");
        let rows = self.read.rows(sql, &[]).await?;
        rows.iter().map(|row| row.text("id")).collect()
    }

    /// Notes when a table really has to be looked at.
    pub async fn set_due(&self, id: &str, due: Option<i64>) -> Result<()> {
        self.write(Write::Due { id: id.to_owned(), due }).await.map(drop)
    }
}

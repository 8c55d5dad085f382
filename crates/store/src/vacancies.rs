//! Seats of running games that somebody else may take, since whoever sat there did not come.

use crate::sql::Link;
use crate::{Ending, Guest, Result};

/// What follows from entries beyond their table.
#[derive(Clone, PartialEq, Eq, Debug, Default)]
pub struct Follows {
    /// How the game ended.
    pub ending: Option<Ending>,
    /// Which seats anybody may take from now on, as bits, if that has changed.
    pub vacant: Option<u8>,
}

/// Notes which seats of a running game anybody may take, as bits.
pub(crate) async fn vacate(all: &mut Link<'_>, id: &str, seats: u8, at: i64) -> Result<()> {
    for seat in 0..u8::BITS {
        let is_vacant = seats & (1 << seat) != 0;
        let (id, seat) = (id.into(), i64::from(seat).into());
        if is_vacant {
            let sql = "insert into vacancies (match_id, seat, since) values ($1, $2, $3) \
                       on conflict do nothing";
            all.run(sql, &[id, seat, at.into()]).await?;
        } else {
            all.run("delete from vacancies where match_id = $1 and seat = $2", &[id, seat]).await?;
        }
    }
    Ok(())
}

/// Puts somebody into the place of whoever sat there. What those have decided ahead and every link
/// of theirs is gone, and they are no longer named: nobody would find that again when they ask to
/// be forgotten. How many seats it was: one, unless nobody sat there.
pub(crate) async fn succeed(all: &mut Link<'_>, id: &str, seat: u8, guest: &Guest) -> Result<u64> {
    let key = [id.into(), seat.into()];
    for sql in [
        "delete from holders where match_id = $1 and seat = $2",
        "delete from keys where match_id = $1 and seat = $2",
        "delete from intents where match_id = $1 and seat = $2",
        "update entries set body = '{\"name\":\"\"}' where match_id = $1 and seat = $2 \
         and kind in ('seated', 'took-over')",
    ] {
        all.run(sql, &key).await?;
    }
    let sql = "update seats set kind = 'guest', name = $3, used = null \
               where match_id = $1 and seat = $2 and kind in ('person', 'guest')";
    all.run(sql, &[id.into(), seat.into(), (&guest.name).into()]).await
}

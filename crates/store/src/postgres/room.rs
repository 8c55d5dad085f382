//! How many connections a node may have, and what it has them for.

use sqlx::{PgConnection, Row as _};

/// So many a node has where it may: one of them listens.
const MOST: i64 = 16;
/// With fewer than so many there would be nobody for some of what it does.
const LEAST: i64 = 4;

/// How many connections the database allows whoever is connected. A server that knows some of this
/// by other names, or not at all, allows as many as there are.
const ALLOWED: &str = "select case when r.rolsuper then s.most else least(s.most - s.kept, \
    nullif(r.rolconnlimit, -1), nullif(d.datconnlimit, -1)) end as allowed \
    from pg_roles r, pg_database d, (select current_setting('max_connections')::bigint as most, \
    current_setting('superuser_reserved_connections')::bigint \
    + coalesce(current_setting('reserved_connections', true)::bigint, 0) as kept) s \
    where r.rolname = session_user and d.datname = current_database()";

/// Connections by what they are for; besides, one listens.
#[derive(Copy, Clone, PartialEq, Eq, Debug)]
pub(super) struct Room {
    /// So many write.
    pub(super) writers: usize,
    /// So many questions may be asked at once.
    pub(super) readers: u32,
    /// So many are for what need not be on a disk.
    pub(super) aside: u32,
}

impl Room {
    /// As much as the database allows; the host is told if that is less than a node would have.
    pub(super) async fn at(connection: &mut PgConnection) -> Room {
        let row = sqlx::query(ALLOWED).fetch_one(connection).await;
        let Ok(allowed) = row.and_then(|row| row.try_get::<i64, _>("allowed")) else {
            return Room::of(MOST);
        };
        let room = Room::of(allowed);
        if allowed < MOST {
            tracing::warn!(
                allowed,
                used = room.used(),
                "the database allows too few connections: a node has up to {MOST}, and makes do \
                 with fewer (max_connections of the server, connection limit of the role)"
            );
        }
        room
    }

    /// One of few is left to whoever makes a backup.
    fn of(allowed: i64) -> Room {
        let all = if allowed < MOST { (allowed - 1).max(LEAST) } else { MOST };
        let share = |part: i64, most: u8| u8::try_from(part.clamp(1, most.into())).unwrap_or(most);
        let (writers, aside) = (share(all / 4, 4), share(all / 5, 3));
        let readers = share(all - 1 - i64::from(writers) - i64::from(aside), 8);
        Room { writers: writers.into(), readers: readers.into(), aside: aside.into() }
    }

    fn used(self) -> usize {
        1 + self.writers + (self.readers + self.aside) as usize
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_node_has_no_more_connections_than_it_may_and_one_for_each_purpose() {
        assert_eq!(Room::of(100), Room { writers: 4, readers: 8, aside: 3 });
        assert_eq!(Room::of(100).used(), 16);
        for allowed in 5..16 {
            let room = Room::of(allowed);
            assert_eq!(i64::try_from(room.used()).unwrap(), allowed - 1, "{room:?}");
            assert!(room.writers > 0 && room.readers > 0 && room.aside > 0, "{room:?}");
        }
        assert_eq!(Room::of(0).used(), 4);
    }
}

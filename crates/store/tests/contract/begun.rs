//! Tables that begin with what happened elsewhere.

use store::{Entry, Kind, Occupant, State, StoreError, Summary};

use super::{Kept, agreed, entry, opened, seat};

/// However many entries a table begins with, all are there in order, or it is not there at all.
pub(crate) async fn a_table_begins_with_many_entries_or_not_at_all(kept: Kept) {
    let (store, anna) = opened(&kept).await;
    let seats = [seat(0, Occupant::Person, "Anna", Some(anna.id))];
    let playing = Summary { state: State::Playing, asked: 1, ply: 99, due: None };
    let bare = |entry: Entry| Entry { seat: None, fingerprint: None, ..entry };
    for count in [2, 31, 32, 33, 64, 100] {
        let first = bare(entry(1, Kind::Opened));
        let moves = (2..=count).map(|seq| match seq % 3 {
            0 => Entry { seat: None, ..entry(seq, Kind::Chance) },
            _ => entry(seq, Kind::Move),
        });
        let entries: Vec<Entry> = [first].into_iter().chain(moves).collect();
        let table = agreed(&format!("of {count}"), anna.id);
        store.create(&table, &seats, &entries, playing).await.unwrap();
        assert_eq!(store.entries(&table.id, 0).await.unwrap(), entries, "{count}");
        let mut twice = entries.clone();
        twice.push(entry(count, Kind::Move));
        let table = agreed(&format!("twice {count}"), anna.id);
        let refused = store.create(&table, &seats, &twice, playing).await;
        assert!(matches!(refused, Err(StoreError::Conflict)), "{refused:?}");
        assert!(matches!(store.load(&table.id).await, Err(StoreError::NotFound)));
    }
}

//! Tables that are due, and when no server ran.

use serde_json::json;
use store::{Agreed, Among, Entry, Kind, Occupant, State, Summary};

use super::{Kept, PLAYING, agreed, entry, opened, seat};

const LONGEST: i64 = 30;

/// A table is due when its last entry says so, and never if nothing was agreed.
pub(crate) async fn a_table_is_due_when_its_entries_say_so(kept: Kept) {
    let (store, anna) = opened(&kept).await;
    let terms = json!({"abandoned": 60});
    let seats = [seat(0, Occupant::Person, "Anna", Some(anna.id))];
    for (id, due) in [("a", Some(200)), ("b", Some(100)), ("c", None)] {
        let agreed = Agreed { terms: terms.clone(), ..agreed(id, anna.id) };
        let summary = Summary { due, ..PLAYING };
        store.create(&agreed, &seats, &[entry(1, Kind::Opened)], summary).await.unwrap();
    }
    // Nothing was agreed at this one.
    let due = Summary { due: Some(1), ..PLAYING };
    store.append("one", vec![entry(2, Kind::Move)], due).await.unwrap();
    assert_eq!(store.due(99, 9).await.unwrap(), [""; 0]);
    assert_eq!(store.due(500, 9).await.unwrap(), ["b", "a"], "the longest due first");
    assert_eq!(store.due(500, 1).await.unwrap(), ["b"]);
    store.append("b", vec![entry(2, Kind::Move)], PLAYING).await.unwrap();
    let later = Summary { due: Some(300), ..PLAYING };
    let two = vec![entry(2, Kind::Move), entry(3, Kind::Among(Among::TimedOut))];
    store.append("c", two, later).await.unwrap();
    store.set_due("a", Some(400)).await.unwrap();
    drop(store);
    let store = kept.open().await;
    assert_eq!(store.due(500, 9).await.unwrap(), ["c", "a"]);
    let found = store.load("c").await.unwrap();
    assert_eq!((found.agreed.terms, found.summary.due), (terms, Some(300)));
    assert_eq!(store.load("one").await.unwrap().agreed.terms, json!(null));
}

/// That no server ran is noted at a table, and nobody has done anything there.
pub(crate) async fn a_rest_is_nothing_that_was_done(kept: Kept) {
    let (store, _) = opened(&kept).await;
    let done_at = async || {
        let tables = store.open_tables(9).await.unwrap();
        tables.iter().find(|table| table.id == "one").unwrap().moved_at
    };
    let at = |seq, kind, at| Entry { at, ..entry(seq, kind) };
    store.append("one", vec![at(2, Kind::Move, 7000)], PLAYING).await.unwrap();
    store.append("one", vec![at(3, Kind::Among(Among::Slept), 9000)], PLAYING).await.unwrap();
    assert_eq!(done_at().await, 7000);
    let both = vec![at(4, Kind::Among(Among::Slept), 9100), at(5, Kind::Move, 9200)];
    store.append("one", both, PLAYING).await.unwrap();
    assert_eq!(done_at().await, 9200);
}

/// Where no server ran every table with clocks is due at once, so that they tell so.
pub(crate) async fn all_clocks_are_due_after_a_rest(kept: Kept) {
    let (store, anna) = opened(&kept).await;
    for (id, due) in [("a", Some(2000)), ("b", Some(300)), ("c", None)] {
        let agreed = Agreed { terms: json!({}), ..agreed(id, anna.id) };
        let summary = Summary { due, ..PLAYING };
        store.create(&agreed, &[], &[entry(1, Kind::Opened)], summary).await.unwrap();
    }
    store.beat(100, 0).await.unwrap();
    store.beat(120, LONGEST).await.unwrap();
    assert_eq!(store.due(1000, 9).await.unwrap(), ["b"]);
    store.beat(500, LONGEST).await.unwrap();
    assert_eq!(store.due(500, 9).await.unwrap(), ["b", "a"]);
}

/// Whatever waits for no person can be found, so that it goes on when a server starts.
pub(crate) async fn tables_that_wait_for_a_bot_are_found(kept: Kept) {
    let (store, anna) = opened(&kept).await;
    let seats = [
        seat(0, Occupant::Person, "Anna", Some(anna.id)),
        seat(1, Occupant::Bot("greedy".into()), "", None),
    ];
    for (id, state, asked) in [
        ("person", State::Playing, 0b01),
        ("stand-in", State::Playing, 0b01),
        ("bot", State::Playing, 0b10),
        ("chance", State::Playing, 0),
        ("over", State::Over, 0),
    ] {
        let summary = Summary { state, asked, ..PLAYING };
        let first = [entry(1, Kind::Opened)];
        store.create(&agreed(id, anna.id), &seats, &first, summary).await.unwrap();
    }
    let stands = Entry { seat: Some(0), ..entry(2, Kind::Among(Among::StoodIn)) };
    store.append("stand-in", vec![stands], Summary { asked: 0b01, ..PLAYING }).await.unwrap();
    let mut found = store.unattended().await.unwrap();
    found.sort();
    assert_eq!(found, ["bot", "chance", "stand-in"]);
}

/// What is noted as a time without a server is noted once.
pub(crate) async fn it_is_known_when_no_server_ran(kept: Kept) {
    let (store, _) = opened(&kept).await;
    for at in [100, 120, 150, 140, 151] {
        store.beat(at, LONGEST).await.unwrap();
    }
    assert_eq!(store.gaps(0).await.unwrap(), []);
    drop(store);
    let store = kept.open().await;
    for at in [400, 401, 390, 420] {
        store.beat(at, LONGEST).await.unwrap();
    }
    // Whoever knows better may say that it ran.
    store.beat(9000, i64::MAX).await.unwrap();
    assert_eq!(store.gaps(0).await.unwrap(), [(151, 400)]);
    // A clock that leaps, and is set back.
    for at in [i64::MAX, 9010, 9020] {
        store.beat(at, LONGEST).await.unwrap();
    }
    assert_eq!(store.gaps(0).await.unwrap(), [(151, 400), (9000, i64::MAX)]);
    store.beat(9200, LONGEST).await.unwrap();
    assert_eq!(store.gaps(0).await.unwrap()[2..], [(9020, 9200)]);
    assert_eq!(store.gaps(399).await.unwrap().len(), 3);
    assert_eq!(store.gaps(400).await.unwrap()[..1], [(9000, i64::MAX)]);
}

//! Tables that anybody may find who looks for a seat.

use std::time::Instant;

use serde_json::json;
use store::{Agreed, Entry, Kind, NewSeat, NewSitter, Occupant, State, Store, Summary};

use super::{Kept, PLAYING, agreed, entry, opened, seat};

const WAITING: Summary = Summary { state: State::Waiting, asked: 0, ply: 0, due: None };

/// Lists a table with a bot and two free seats.
async fn list(store: &Store, id: &str, maker: i64, (since, until): (i64, i64)) {
    let invite = |seat: u8| Occupant::Open(Some(format!("{id} {seat}")));
    let seats: [NewSeat; 3] = [
        seat(0, Occupant::Bot("greedy".to_owned()), "Bot Olga", None),
        seat(1, invite(1), "", None),
        seat(2, invite(2), "", None),
    ];
    let agreed = Agreed { created_at: since, ..agreed(id, maker) };
    let first = Entry { seat: None, ..entry(1, Kind::Opened) };
    store.create_listed(&agreed, &seats, &[first], (WAITING, until)).await.unwrap();
}

async fn names(store: &Store, now: i64) -> Vec<String> {
    let found = store.lobby(now, 10, 0).await.unwrap();
    found.into_iter().map(|table| table.id).collect()
}

/// A table leaves the list when its seats are taken, when it is closed, and when its time is over.
pub(crate) async fn a_listed_table_is_found_until_it_is_full_or_over(kept: Kept) {
    let (store, anna) = opened(&kept).await;
    for (id, since, until) in [("a", 100, 1000), ("b", 200, 500), ("c", 300, 1000)] {
        list(&store, id, anna.id, (since, until)).await;
    }
    drop(store);
    let store = kept.open().await;
    assert_eq!(names(&store, 400).await, ["c", "b", "a"], "the latest first; the others by link");
    let found = store.lobby(400, 1, 2).await.unwrap().remove(0);
    assert_eq!((found.id.as_str(), found.since, found.until), ("a", 100, Some(1000)));
    assert_eq!((found.game.as_str(), &found.setup), ("toy", &json!({"players": 2})));
    assert_eq!(found.seats[0].occupant, Occupant::Bot("greedy".to_owned()));
    assert_eq!(found.seats[2].occupant, Occupant::Open(Some("a 2".to_owned())));
    assert_eq!(names(&store, 500).await, ["c", "a"]);
    assert!(!store.is_listed("b", 500).await.unwrap() && store.is_listed("b", 499).await.unwrap());
    assert!(!store.is_listed("one", 400).await.unwrap(), "private is the default");
    for (taken, summary, left) in [(1, WAITING, 2), (2, PLAYING, 1)] {
        let sitter = NewSitter::Guest(anna.clone(), format!("a {taken}"));
        let seated = Entry { seat: Some(taken), ..entry(i64::from(taken) + 1, Kind::Seated) };
        store.take_seat("a", sitter, &seated, summary).await.unwrap();
        assert_eq!(names(&store, 500).await.len(), left);
    }
    let closed = Summary { state: State::Closed, ..WAITING };
    store.append("c", vec![entry(2, Kind::Closed)], closed).await.unwrap();
    assert_eq!(names(&store, 500).await, [""; 0]);
    list(&store, "d", anna.id, (600, 1000)).await;
    assert_eq!(names(&store, 601).await, ["d"]);
}

/// A thousand tables take no longer than a few.
pub(crate) async fn a_page_of_a_thousand_listed_tables_is_quick(kept: Kept) {
    let (store, anna) = opened(&kept).await;
    let mut made = tokio::task::JoinSet::new();
    for number in 0..1000 {
        let store = store.clone();
        made.spawn(async move {
            list(&store, &format!("t{number}"), anna.id, (number, 1_000_000)).await;
        });
    }
    made.join_all().await;
    let mut least = u128::MAX;
    for _ in 0..5 {
        let start = Instant::now();
        assert_eq!(store.lobby(5000, 25, 48).await.unwrap().len(), 25);
        least = least.min(start.elapsed().as_micros());
    }
    eprintln!("a page of 1,000 listed tables: {least} µs");
    assert!(least < 20_000, "{least} µs");
}

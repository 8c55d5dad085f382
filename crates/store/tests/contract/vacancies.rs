//! Seats that somebody else may take.

use store::{
    Among, EndedSeat, Ending, Entry, Follows, Guest, Kind, Lost, NewSitter, Occupant, State, Store,
    StoreError, Summary,
};

use super::company::{friends, ratings, table};
use super::{Kept, PLAYING, agreed, entry, opened, seat};

/// Which tables are listed, with the seats of running games that are free.
async fn listed(store: &Store) -> Vec<(String, u8, Option<i64>)> {
    let found = store.lobby(500, 10, 0).await.unwrap();
    found.into_iter().map(|table| (table.id, table.vacant, table.until)).collect()
}

async fn offers(store: &Store, id: &str, seq: i64, vacant: u8) {
    let follows = Follows { ending: None, vacant: Some(vacant) };
    let over = Entry { at: seq * 100, ..entry(seq, Kind::Among(Among::TimedOut)) };
    store.append_following(id, vec![over], (PLAYING, follows), Vec::new()).await.unwrap();
}

/// Anna's running table with Berta in the second seat.
async fn running(store: &Store, id: &str, (anna, berta): (&Guest, &Guest)) {
    let seats = [
        seat(0, Occupant::Person, "Anna", Some(anna.id)),
        seat(1, Occupant::Guest, "Berta", Some(berta.id)),
    ];
    let first = Entry { seat: None, ..entry(1, Kind::Opened) };
    let seated = entry(2, Kind::Seated);
    store.create(&agreed(id, anna.id), &seats, &[first, seated], PLAYING).await.unwrap();
}

/// Seats are listed as long as they are free, after a restart, too, beside tables that wait.
pub(crate) async fn a_seat_that_is_offered_is_listed_until_it_is_not(kept: Kept) {
    let (store, anna) = opened(&kept).await;
    let berta = store.add_guest(b"berta", "Berta", 2).await.unwrap();
    for id in ["a", "b"] {
        running(&store, id, (&anna, &berta)).await;
    }
    let waiting = Summary { state: State::Waiting, asked: 0, ply: 0, due: None };
    let free = [seat(0, Occupant::Open(Some("w".to_owned())), "", None)];
    let first = Entry { seat: None, ..entry(1, Kind::Opened) };
    store.create_listed(&agreed("w", anna.id), &free, &[first], (waiting, 1000)).await.unwrap();
    assert_eq!(listed(&store).await, [("w".to_owned(), 0, Some(1000))]);
    offers(&store, "a", 3, 0b10).await;
    offers(&store, "b", 3, 0b01).await;
    offers(&store, "b", 4, 0b11).await;
    drop(store);
    let store = kept.open().await;
    let all = listed(&store).await;
    assert_eq!(all[0].0, "a", "of the same moment by name");
    assert_eq!(all[1], ("b".to_owned(), 0b11, None), "since the first of them is free");
    assert_eq!(all[2], ("w".to_owned(), 0, Some(1000)));
    assert_eq!(store.lobby(500, 1, 1).await.unwrap()[0].id, "b", "page by page");
    assert!(store.is_listed("b", 5_000_000).await.unwrap());
    offers(&store, "b", 5, 0).await;
    assert!(!store.is_listed("b", 500).await.unwrap());
    assert_eq!(listed(&store).await.len(), 2);
}

/// Of two who take a seat one gets it; whoever sat there has no way back, and is not named.
pub(crate) async fn a_seat_is_taken_over_once_and_whole(kept: Kept) {
    let (store, anna) = opened(&kept).await;
    let berta = store.add_guest(b"berta", "Berta", 2).await.unwrap();
    let [dora, emil] = [("dora", "Dora"), ("emil", "Emil")].map(|(hash, name)| (hash, name));
    let dora = store.add_guest(dora.0.as_bytes(), dora.1, 3).await.unwrap();
    let emil = store.add_guest(emil.0.as_bytes(), emil.1, 4).await.unwrap();
    running(&store, "a", (&anna, &berta)).await;
    offers(&store, "a", 3, 0b10).await;
    store.add_key(b"key", "a", 1, 5).await.unwrap();
    store.intend("a", 1, Some("pass")).await.unwrap();
    let took = entry(4, Kind::Among(Among::TookOver));
    let before = store.load("a").await.unwrap().changes;
    let by = |guest: &Guest| NewSitter::Instead(guest.clone(), 0);
    store.take_seat("a", by(&dora), &took, PLAYING).await.unwrap();
    let late = store.take_seat("a", by(&emil), &took, PLAYING).await;
    assert!(matches!(late, Err(StoreError::Conflict)), "{late:?}");
    assert_eq!(store.held("a", berta.id).await.unwrap(), [0u8; 0]);
    assert_eq!(store.held("a", emil.id).await.unwrap(), [0u8; 0]);
    assert_eq!(store.held("a", dora.id).await.unwrap(), [1]);
    let found = store.load("a").await.unwrap();
    assert!(found.changes > before, "other nodes hear of it");
    assert_eq!(found.seats[1].name, "Dora");
    assert_eq!(store.key(b"key").await.unwrap(), None);
    assert_eq!(store.intents("a").await.unwrap(), []);
    assert!(!store.is_listed("a", 1).await.unwrap());
    let entries = store.entries("a", 0).await.unwrap();
    assert!(entries[1].body["name"] == "", "{:?}", entries[1]);
    assert_eq!(entries[3], took);
    // Whoever sat there is told until they have read it, and nobody else is.
    let lost = async |guest: &Guest| store.lost(guest.id, Some("a")).await.unwrap();
    let told =
        Lost { table: "a".to_owned(), game: "toy".to_owned(), by: "Dora".to_owned(), at: took.at };
    assert_eq!(lost(&berta).await, [told]);
    assert_eq!(store.lost(berta.id, None).await.unwrap().len(), 1);
    assert_eq!(store.lost(berta.id, Some("one")).await.unwrap(), []);
    for other in [&anna, &dora, &emil] {
        assert_eq!(lost(other).await, []);
    }
    // It is over with the account, and after a month.
    store.let_go(emil.id, "a").await.unwrap();
    assert_eq!(lost(&berta).await.len(), 1, "others do not read it for them");
    store.sweep_notices(took.at).await.unwrap();
    assert_eq!(lost(&berta).await.len(), 1);
    store.let_go(berta.id, "a").await.unwrap();
    assert_eq!(lost(&berta).await, []);
    // Who it was is known for good, unless they have deleted their account.
    let before = async || store.predecessors("a").await.unwrap();
    assert_eq!(before().await, [(1, took.at, "Berta".to_owned())]);
    let changes = store.load("a").await.unwrap().changes;
    store.forget(berta.id, "?").await.unwrap();
    assert_eq!(before().await, []);
    assert!(store.load("a").await.unwrap().changes > changes, "other nodes hear of it");
    // Nobody takes the seat of a bot, or one that is open.
    let open = store.take_seat("one", by(&dora), &entry(2, Kind::Seated), PLAYING).await;
    assert!(matches!(open, Err(StoreError::Conflict)), "{open:?}");
}

/// What comes of a seat that changed hands counts for nobody, the others play against somebody
/// unknown; also when all is reckoned again.
pub(crate) async fn nobody_is_rated_by_a_seat_that_changed_hands(kept: Kept) {
    let (store, [anna, berta, carlo]) = friends(&kept).await;
    table(&store, "a", &[&anna, &berta, &carlo], (PLAYING, 10)).await;
    let ended = [(1, false), (2, true), (3, false)].map(|(place, taken_over)| EndedSeat {
        place,
        score: 0,
        bot: None,
        taken_over,
    });
    let ending = Ending { game: "toy".to_owned(), rated: true, seats: ended.to_vec() };
    let follows = Follows { ending: Some(ending), vacant: None };
    let over = Summary { state: State::Over, asked: 0, ply: 2, due: None };
    let last = Entry { at: 20, ..entry(3, Kind::Move) };
    store.append_following("a", vec![last], (over, follows), Vec::new()).await.unwrap();
    for again in [false, true] {
        if again {
            store.rate_again().await.unwrap();
        }
        assert_eq!(ratings(&store, "anna").await[0].wins, 1);
        assert_eq!(ratings(&store, "anna").await[0].pool, "people");
        assert_eq!(ratings(&store, "berta").await, []);
        assert_eq!(ratings(&store, "carlo").await[0].games, 1);
    }
    assert_eq!(store.profile("berta").await.unwrap().unwrap().played, []);
}

//! What goes on besides is not noticed by whoever moves.

use std::time::{Duration, Instant};

use axum::http::StatusCode;
use serde_json::json;
use store::{Agreed, Entry, NewSeat, Occupant, SeatRecord, Summary};
use tokio::task::JoinSet;

use crate::party::{Kept, Party};

/// So many clocks are due.
const CLOCKS: i64 = 10_000;
/// So many moves are timed, at rest and meanwhile.
const MOVES: usize = 60;
/// So long before the next.
const PAUSE: Duration = Duration::from_millis(100);

/// Writes down running tables whose clocks have run out.
async fn overdue(party: &Party) {
    let store = &party.house.store;
    let like = store.load(&party.table).await.unwrap();
    let entries = store.entries(&party.table, 0).await.unwrap();
    let terms = json!({"pace": {"turns": {"days": 1}}, "abandoned": 60});
    let seat = |record: &SeatRecord| {
        let occupant = Occupant::Person;
        NewSeat { record: SeatRecord { occupant, ..record.clone() }, holder: None }
    };
    let seats: Vec<NewSeat> = like.seats.iter().map(seat).collect();
    let opened = Entry { body: json!({"seats": [0, 1, 2]}), ..entries[0].clone() };
    let mut made = JoinSet::new();
    for number in 0..CLOCKS {
        let (store, seats, first) = (store.clone(), seats.clone(), opened.clone());
        let id = format!("due{number:05}");
        let agreed = Agreed { id, terms: terms.clone(), ..like.agreed.clone() };
        // They become due all at once, when they are all there.
        let due = Summary { due: Some(i64::MAX), ..like.summary };
        made.spawn(async move { store.create(&agreed, &seats, &[first], due).await });
    }
    while let Some(made) = made.join_next().await {
        made.unwrap().unwrap();
    }
    let mut due = JoinSet::new();
    for number in 0..CLOCKS {
        let store = store.clone();
        due.spawn(async move { store.set_due(&format!("due{number:05}"), Some(1)).await });
    }
    while let Some(due) = due.join_next().await {
        due.unwrap().unwrap();
    }
}

/// How long each move takes until it is durable and answered, in order of time.
async fn moves(party: &Party) -> Vec<Duration> {
    let mut times = Vec::new();
    for _ in 0..MOVES {
        let seat = party.asked().await;
        let decision = party.view(seat).await["decision"].clone();
        let path = party.view(seat).await["choices"][0].clone();
        let wish = json!({"decision": decision, "path": path});
        let start = Instant::now();
        let acted = party.people[seat].act(&party.house, &party.table, &wish).await;
        times.push(start.elapsed());
        // People think meanwhile, and the clocks are looked after.
        tokio::time::sleep(PAUSE).await;
        assert_eq!(acted.status, StatusCode::OK, "{acted:?}");
    }
    times.sort();
    times
}

/// Ten thousand clocks that are due at once cost nothing that a move would notice.
#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn ten_thousand_due_clocks_are_not_noticed() {
    for kept in Kept::both() {
        // The longer game, so that it is not over before all is timed.
        let party = Party::meet(&kept, "game=18cuba&variant=short").await;
        let at = |times: &[Duration], share: usize| times[(times.len() - 1) * share / 100];
        let quiet = moves(&party).await;
        overdue(&party).await;
        let before = party.house.store.due(1, 20_000).await.unwrap().len();
        let start = Instant::now();
        let busy = moves(&party).await;
        let took = start.elapsed();
        let after = party.house.store.due(1, 20_000).await.unwrap().len();
        let told = |times: &[Duration]| (at(times, 50), at(times, 95));
        eprintln!(
            "a move: median and 95 of 100 {:?} at rest, {:?} while of {before} due clocks {} are \
             looked after in {took:.1?}",
            told(&quiet),
            told(&busy),
            before - after
        );
        assert!(before > 5000 && after < before, "{before}, {after}: they are looked after");
        let most = at(&quiet, 50) * 5 + Duration::from_millis(30);
        assert!(at(&busy, 50) < most, "{:?} where {:?} is usual", at(&busy, 50), at(&quiet, 50));
        assert!(at(&busy, 95) < Duration::from_millis(500), "{:?}", at(&busy, 95));
    }
}

//! §3 The end of the game.

use tabletop::{Game, Turn};
use {{snake}}_rules::{Ending, Event};

use crate::table::{ANNA, BERTA, started, take};

/// §3: when the heap is gone, whoever holds most wins.
#[test]
fn whoever_holds_most_wins() {
    let mut game = started(2);
    for _ in 0..5 {
        take(&mut game, ANNA, 3).unwrap();
        assert_eq!(game.outcome(), None);
        take(&mut game, BERTA, 1).unwrap();
    }
    assert_eq!(game.turn(), Turn::Over);
    let outcome = game.outcome().unwrap();
    assert_eq!(outcome.ending, Ending::Heap);
    let told: Vec<_> = outcome.standings.iter().map(|one| (one.score, one.place)).collect();
    assert_eq!(told, [(15, 1), (5, 2)]);
}

/// §3: the end is announced, and equal heaps share the place.
#[test]
fn equals_share_the_win() {
    let mut game = started(2);
    for _ in 0..9 {
        take(&mut game, ANNA, 1).unwrap();
        take(&mut game, BERTA, 1).unwrap();
    }
    take(&mut game, ANNA, 1).unwrap();
    let events = take(&mut game, BERTA, 1).unwrap();
    assert_eq!(events[1], Event::Ended { ending: Ending::Heap });
    assert!(game.outcome().unwrap().standings.iter().all(|one| one.place == 1));
}

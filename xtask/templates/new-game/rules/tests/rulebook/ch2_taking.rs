//! §2 Taking pebbles.

use tabletop::{Game, Viewer};
use {{snake}}_rules::{Event, Refusal};

use crate::table::{ANNA, BERTA, started, take};

/// §2: one to three pebbles go from the heap to the player.
#[test]
fn pebbles_go_from_the_heap_to_the_player() {
    let mut game = started(2);
    let events = take(&mut game, ANNA, 3).unwrap();
    assert_eq!(events, [Event::Took { seat: ANNA, count: 3 }]);
    let table = game.view(Viewer::Public).table;
    assert_eq!((table.heap, table.held[ANNA], table.held[BERTA]), (17, 3, 0));
}

/// §2: nobody takes none, or four.
#[test]
fn one_to_three_are_taken() {
    for count in [0, 4] {
        assert_eq!(take(&mut started(2), ANNA, count), Err(Refusal::BadCount { most: 3 }));
    }
}

/// Q01: what is not there cannot be taken.
#[test]
fn no_more_is_taken_than_is_left() {
    let mut game = started(2);
    for turn in 0..6 {
        take(&mut game, if turn % 2 == 0 { ANNA } else { BERTA }, 3).unwrap();
    }
    assert_eq!(take(&mut game, ANNA, 3), Err(Refusal::HeapTooSmall { left: 2 }));
    take(&mut game, ANNA, 2).unwrap();
}

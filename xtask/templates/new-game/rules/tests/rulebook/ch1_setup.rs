//! §1 Set-up and order of play.

use tabletop::{Game, Log, Seat, Turn, Viewer};
use {{snake}}_rules::{Chance, Refusal};

use crate::table::{ANNA, BERTA, fresh, started, take};

/// §1: ten pebbles for each player lie on the heap.
#[test]
fn the_heap_grows_with_the_players() {
    for players in 2..=4 {
        let table = fresh(players).view(Viewer::Public).table;
        assert_eq!(table.heap, 10 * players);
        assert!(table.held.iter().all(|&held| held == 0));
    }
}

/// §1: chance says who starts, once, and only somebody at the table.
#[test]
fn chance_says_who_starts() {
    let mut game = fresh(2);
    assert_eq!(game.turn(), Turn::Chance);
    let stranger = Chance::Start { seat: Seat::new(2) };
    assert_eq!(game.resolve(&stranger, &mut Log::default()), Err(Refusal::NoChance));
    let start = Chance::Start { seat: BERTA };
    game.resolve(&start, &mut Log::default()).unwrap();
    assert_eq!(game.resolve(&start, &mut Log::default()), Err(Refusal::NoChance));
    assert_eq!(take(&mut game, ANNA, 1), Err(Refusal::NotYourTurn));
    take(&mut game, BERTA, 1).unwrap();
}

/// §1: play passes to the left.
#[test]
fn the_next_player_is_to_the_left() {
    let mut game = started(2);
    take(&mut game, ANNA, 1).unwrap();
    take(&mut game, BERTA, 1).unwrap();
    take(&mut game, ANNA, 1).unwrap();
}

//! The audit finds what is planted.

use tabletop::{Game as _, Seat};

use super::Table;
use crate::scenario::Scenario;

/// What is wrong with a sound position after `spoil`.
fn breaches(spoil: impl Fn(&mut Table)) -> String {
    let mut game = Scenario::players(3).build();
    assert_eq!(game.audit(), Vec::<String>::new());
    spoil(&mut game.table);
    game.audit().join("; ")
}

#[test]
fn markers_and_stations_are_neither_lost_nor_found() {
    let anna = Seat::new(0);
    let marker = breaches(|table| table.players[anna].reserve += 1);
    assert!(marker.contains("markers were lost or found"), "{marker}");
    let station = breaches(|table| table.players[anna].stations += 1);
    assert!(station.contains("stations"), "{station}");
    let nine = breaches(|table| table.nines += 1);
    assert!(nine.contains("nines given"), "{nine}");
    let loco = breaches(|table| table.players[anna].loco = None);
    assert!(loco.contains("the first loco is lost"), "{loco}");
    let disc = breaches(|table| table.players[anna].disc = table.track().last() + 1);
    assert!(disc.contains("the disc is off its track"), "{disc}");
    let top = breaches(|table| table.players[anna].disc = table.track().last());
    assert!(!top.contains("the disc is off its track"), "{top}");
}

#[test]
fn no_tile_lies_twice() {
    let twice = breaches(|table| table.market[0] = table.market[1]);
    assert!(twice.contains("lies twice") && twice.contains("missing"), "{twice}");
}

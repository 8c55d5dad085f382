//! Action counts per depth, pinned: a changed count must be explained.

use std::fmt::Write as _;

use tabletop::SeededDice;

use crate::table::fresh;

#[test]
fn the_counts_are_the_pinned_ones() {
    let mut counted = String::new();
    for players in 2..=4 {
        for depth in 1..=4 {
            let count = testkit::perft(&fresh(players), depth, &SeededDice::new(1));
            writeln!(counted, "{players} players, depth {depth}: {count}")
                .expect("a string can be written");
        }
    }
    assert_eq!(counted, include_str!("../perft.txt"));
}

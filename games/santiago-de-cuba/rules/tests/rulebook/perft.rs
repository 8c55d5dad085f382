//! Action counts per depth, pinned: a changed count must be explained.

use std::collections::BTreeMap;
use std::fmt::Write as _;

use santiago_de_cuba_rules::Santiago;
use tabletop::{Game, SeededDice};

#[test]
fn the_counts_are_the_pinned_ones() {
    let mut counted = String::new();
    for (players, variant) in [(2, "hidden"), (3, "hidden"), (4, "hidden"), (4, "open")] {
        let setup = Santiago::PROFILE.setup(players, Some(variant), BTreeMap::new());
        let game = Santiago::new(&setup.expect("it exists")).expect("it exists");
        for depth in 1..=6 {
            let count = testkit::perft(&game, depth, &SeededDice::new(1));
            writeln!(counted, "{players} players, {variant}, depth {depth}: {count}")
                .expect("a string can be written");
        }
    }
    assert_eq!(counted, include_str!("../perft.txt"));
}

//! Action counts per depth, pinned: a changed count must be explained.

use std::collections::BTreeMap;
use std::fmt::Write as _;

use cuba18_rules::Cuba18;
use cuba18_rules::scenario::Scenario;
use tabletop::{Game, SeededDice};

use crate::table::{ANNA, BERTA};

#[test]
fn the_counts_are_the_pinned_ones() {
    let mut counted = String::new();
    for (players, variant) in [(2, "short-west"), (4, "standard")] {
        let setup = Cuba18::PROFILE.setup(players, Some(variant), BTreeMap::new());
        let game = Cuba18::new(&setup.expect("it exists")).expect("it exists");
        for depth in 1..=4 {
            let count = testkit::perft(&game, depth, &SeededDice::new(1));
            writeln!(counted, "{players} players, {variant}, depth {depth}: {count}")
                .expect("a string can be written");
        }
    }
    let scenario = Scenario::four().concession(ANNA, 1).concession(BERTA, 2).first_stock();
    for depth in 1..=2 {
        let count = testkit::perft(&scenario.build(), depth, &SeededDice::new(1));
        writeln!(counted, "first stock round, depth {depth}: {count}")
            .expect("a string can be written");
    }
    assert_eq!(counted, include_str!("../perft.txt"));
}

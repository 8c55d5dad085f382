//! Action counts per depth, pinned: a changed count must be explained.

use std::collections::BTreeMap;
use std::fmt::Write as _;

use cube_express_rules::CubeExpress;
use tabletop::{Game, SeededDice};

#[test]
fn the_counts_are_the_pinned_ones() {
    let mut counted = String::new();
    for players in [2, 3, 4] {
        let setup = CubeExpress::PROFILE.setup(players, None, BTreeMap::new());
        let game = CubeExpress::new(&setup.expect("it exists")).expect("it exists");
        for depth in 1..=4 {
            let count = testkit::perft(&game, depth, &SeededDice::new(1));
            writeln!(counted, "{players} players, depth {depth}: {count}")
                .expect("a string can be written");
        }
    }
    assert_eq!(counted, include_str!("../perft.txt"));
}

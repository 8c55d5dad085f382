//! Action counts per depth, pinned: a changed count must be explained.

use std::collections::BTreeMap;
use std::fmt::Write as _;

use cuba_rules::Cuba;
use tabletop::{Game, SeededDice};

#[test]
fn the_counts_are_the_pinned_ones() {
    let mut counted = String::new();
    let set_ups = [(2, "individual"), (3, "common"), (4, "individual+delegate"), (5, "individual")];
    for (players, variant) in set_ups {
        let setup = Cuba::PROFILE.setup(players, Some(variant), BTreeMap::new());
        let mut game = Cuba::new(&setup.expect("it exists")).expect("it exists");
        // What everybody begins with is taken as listed first: the same for all.
        let mut dice = SeededDice::new(1);
        let mut choices = tabletop::Choices::default();
        for _ in 0..=4 * players {
            match game.turn() {
                tabletop::Turn::Decide(seats) => {
                    let seat = seats.iter().next().expect("somebody");
                    choices.clear();
                    game.actions(seat, &mut choices);
                    game.apply(seat, &choices.ones()[0], &mut tabletop::Mute).expect("legal");
                }
                tabletop::Turn::Chance | tabletop::Turn::Over => {
                    let chance = game.draw(&mut dice);
                    game.resolve(&chance, &mut tabletop::Mute).expect("possible");
                }
            }
        }
        for depth in 1..=6 {
            let count = testkit::perft(&game, depth, &SeededDice::new(1));
            writeln!(counted, "{players} players, {variant}, depth {depth}: {count}")
                .expect("a string can be written");
        }
    }
    assert_eq!(counted, include_str!("../perft.txt"));
}

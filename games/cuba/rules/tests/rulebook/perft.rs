//! Action counts per depth, pinned: a changed count must be explained.

use std::collections::BTreeMap;

use boxes::Contents as _;
use cuba_rules::Cuba;
use cuba_rules::data::Data;
use tabletop::{Choices, Game, Mute, SeededDice, Turn};
use testkit::{Counts, called};

#[test]
fn the_counts_are_the_pinned_ones() {
    let data: &'static Data = Data::shelf().built_in();
    let set_ups = [(2, "individual"), (3, "common"), (4, "individual+delegate"), (5, "individual")];
    let counts = set_ups.into_iter().fold(Counts::default(), |counts, (players, variant)| {
        let variant = Some(variant);
        let by_seat = BTreeMap::from([("plantations".to_owned(), "by-seat".to_owned())]);
        let setup = Cuba::PROFILE.setup(players, variant, by_seat).expect("it exists");
        let game = Cuba::new(&setup, data).expect("it exists");
        counts.and(&called(players, variant), &equipped(game, players), 6)
    });
    assert_eq!(counts.lines(), include_str!("../perft.txt"));
}

/// What everybody begins with is taken as listed first: the same for all.
fn equipped(mut game: Cuba, players: u8) -> Cuba {
    let mut dice = SeededDice::new(1);
    let mut choices = Choices::default();
    for _ in 0..=4 * players {
        match game.turn() {
            Turn::Decide(seats) => {
                let seat = seats.iter().next().expect("somebody");
                choices.clear();
                game.actions(seat, &mut choices);
                game.apply(seat, &choices.ones()[0], &mut Mute).expect("legal");
            }
            Turn::Chance | Turn::Over => {
                let chance = game.draw(&mut dice);
                game.resolve(&chance, &mut Mute).expect("possible");
            }
        }
    }
    game
}

//! The laws every game obeys, on random games of every set-up.

use std::collections::BTreeMap;

use cuba18_rules::Cuba18;
use cuba18_rules::scenario::second;
use tabletop::Game;

use crate::table::built_in;

#[test]
fn the_laws_hold_on_random_games() {
    testkit::laws_hold::<Cuba18>(2, built_in());
}

#[test]
fn the_laws_hold_with_another_box() {
    testkit::laws_hold::<Cuba18>(2, second());
}

/// Whichever text decides, in one game of every set-up or as many as the environment asks for.
#[test]
fn the_laws_hold_by_either_text() {
    let asked = std::env::var("INGENIO_PLAYOUTS").ok();
    let games = asked.map_or(1, |text| text.parse().expect("a number of games"));
    for text in ["recommended", "german", "english"] {
        for &(players, variants) in Cuba18::PROFILE.variants {
            for (variant, seed) in variants.iter().flat_map(|it| (0..games).map(move |n| (it, n))) {
                let rulings = BTreeMap::from([("rulings".to_owned(), text.to_owned())]);
                let setup = Cuba18::PROFILE.setup(players, Some(variant), rulings);
                testkit::random_game::<Cuba18>(&setup.expect("it exists"), built_in(), seed);
            }
        }
    }
}

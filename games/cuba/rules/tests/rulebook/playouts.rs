//! The laws every game obeys, on random games of every set-up.

use boxes::Contents as _;
use cuba_rules::data::Data;
use cuba_rules::{Cuba, scenario};

#[test]
fn the_laws_hold_on_random_games() {
    testkit::laws_hold::<Cuba>(5, Data::shelf().built_in());
}

#[test]
fn the_laws_hold_with_another_box() {
    testkit::laws_hold::<Cuba>(5, scenario::second());
}

//! The laws every game obeys, on random games of every set-up.

use boxes::Contents;
use santiago_de_cuba_rules::components::Data;
use santiago_de_cuba_rules::{Santiago, scenario};

#[test]
fn the_laws_hold_on_random_games() {
    testkit::laws_hold::<Santiago>(12, Data::shelf().built_in());
}

#[test]
fn the_laws_hold_with_another_box() {
    testkit::laws_hold::<Santiago>(12, scenario::second());
}

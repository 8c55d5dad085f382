//! The laws every game obeys, on random games of every set-up.

use cuba18_rules::Cuba18;
use cuba18_rules::scenario::second;

use crate::table::built_in;

#[test]
fn the_laws_hold_on_random_games() {
    testkit::laws_hold::<Cuba18>(10, built_in());
}

#[test]
fn the_laws_hold_with_another_box() {
    testkit::laws_hold::<Cuba18>(10, second());
}

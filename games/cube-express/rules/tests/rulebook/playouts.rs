//! The laws every game obeys, on random games of every set-up.

use boxes::Contents;
use cube_express_rules::components::Data;
use cube_express_rules::{CubeExpress, scenario};

#[test]
fn the_laws_hold_on_random_games() {
    testkit::laws_hold::<CubeExpress>(10, Data::shelf().built_in());
}

#[test]
fn the_laws_hold_with_another_box() {
    testkit::laws_hold::<CubeExpress>(5, scenario::second());
}

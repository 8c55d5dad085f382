//! The laws every game obeys, on random games of every set-up.

use cube_express_rules::CubeExpress;

#[test]
fn the_laws_hold_on_random_games() {
    testkit::laws_hold::<CubeExpress>(20);
}

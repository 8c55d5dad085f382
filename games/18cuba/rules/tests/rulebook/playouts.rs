//! The laws every game obeys, on random games of every set-up.

use cuba18_rules::Cuba18;

#[test]
fn the_laws_hold_on_random_games() {
    testkit::laws_hold::<Cuba18>(20);
}

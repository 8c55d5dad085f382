//! The laws every game obeys, on random games of every set-up.

use santiago_de_cuba_rules::Santiago;

#[test]
fn the_laws_hold_on_random_games() {
    testkit::laws_hold::<Santiago>(60);
}

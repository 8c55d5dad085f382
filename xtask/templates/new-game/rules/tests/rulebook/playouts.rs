//! The laws every game obeys, on random games of every set-up.

use {{snake}}_rules::{{type}};

#[test]
fn the_laws_hold_on_random_games() {
    testkit::laws_hold::<{{type}}>(60);
}

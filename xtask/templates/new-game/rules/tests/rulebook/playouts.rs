//! The laws every game obeys, on random games of every set-up.

use boxes::{Boxed, Contents};
use {{snake}}_rules::components::Data;
use {{snake}}_rules::{{type}};

#[test]
fn the_laws_hold_on_random_games() {
    testkit::laws_hold::<{{type}}>(30, Data::shelf().built_in());
}

/// They hold with another box too.
#[test]
fn the_laws_hold_with_other_numbers() {
    let boxed = Boxed::read("{{id}}", include_str!("../second-box.toml")).expect("a sound box");
    testkit::laws_hold::<{{type}}>(30, Data::shelf().keep(boxed).expect("there is room"));
}

//! The laws every game obeys, on random games of every set-up.

use boxes::{Boxed, Contents};
use cube_express_rules::components::Data;
use cube_express_rules::{CubeExpress, scenario};

#[test]
fn the_laws_hold_on_random_games() {
    testkit::laws_hold::<CubeExpress>(5, Data::shelf().built_in());
}

#[test]
fn the_laws_hold_with_another_box() {
    testkit::laws_hold::<CubeExpress>(3, scenario::second());
}

/// A whole box, typed in by hand as an owner would.
#[test]
fn the_laws_hold_with_a_box_typed_by_hand() {
    let text = include_str!("../by-hand.toml");
    let boxed = Boxed::<Data>::read("cube-express", text).expect("a sound box");
    assert_eq!(boxed.head().parent.as_deref(), Some(Data::shelf().built_in().hash()));
    testkit::laws_hold::<CubeExpress>(2, Data::shelf().keep(boxed).expect("there is room"));
}

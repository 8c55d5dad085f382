//! Whatever box passes the checks can be played to its end.

use boxes::{Boxed, Contents};
use cuba18_rules::Cuba18;
use cuba18_rules::components::Data;
use serde_json::Value;
use tabletop::Game;
use testkit::boxes::any_sound_box_plays;

#[test]
fn any_sound_box_is_played_to_its_end() {
    any_sound_box_plays::<Cuba18>(&[Data::shelf().built_in()], 18, |_, _, _| None);
}

/// A box with as many trains, rounds and as much money as may be, and little to earn: no
/// other makes longer games.
#[test]
fn the_longest_game_ends_in_time() {
    let mut value = Data::shelf().built_in().value().clone();
    for (cash, price) in [(5000, 1), (0, 5000)] {
        let settings = value["settings"].as_object_mut().expect("set-ups");
        for numbers in settings.values_mut() {
            numbers["bank"] = 100_000.into();
            numbers["cash"] = cash.into();
            numbers["certificates"] = 99.into();
            numbers["standard"] = [12, 12, 12, 3, 1].to_vec().into();
            numbers["narrow"] = [15, 15, 15, 15].to_vec().into();
        }
        value["cards"]["trains"] = vec![price; 16].into();
        value["cards"]["dear_3n"] = price.into();
        value["phases"]["rounds"] = [3; 7].to_vec().into();
        value["phases"]["eights"] = 4.into();
        for tile in value["tile"].as_array_mut().expect("tiles") {
            let stops = tile.get_mut("stops").and_then(Value::as_array_mut);
            for stop in stops.into_iter().flatten().filter(|stop| stop["value"].is_number()) {
                stop["value"] = 1.into();
            }
        }
        let boxed = Boxed::<Data>::revive(Cuba18::PROFILE.id, &value).expect("it is sound");
        let data: &'static Data = Data::shelf().keep(boxed).expect("the shelf has room");
        let setup = Cuba18::PROFILE.setup(6, Some("standard"), std::collections::BTreeMap::new());
        let played = testkit::random_game::<Cuba18>(&setup.expect("it exists"), data, 1);
        let moves = played.moves.len();
        assert!(4 * moves < Cuba18::PROFILE.longest, "{moves}");
    }
}

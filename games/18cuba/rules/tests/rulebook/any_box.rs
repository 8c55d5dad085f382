//! Whatever box passes the checks can be played to its end.

use boxes::{Boxed, Contents};
use cuba18_rules::Cuba18;
use cuba18_rules::components::Data;
use serde_json::Value;
use tabletop::{Dice, Game, SeededDice};

/// Boxes that are spoiled at random, and those of them that are sound.
const BOXES: u64 = 300;
/// Sound boxes that are played with; a shelf keeps no more than 64.
const PLAYED: usize = 12;

/// What a number may become: a neighbor, nothing, or much more.
fn other(number: u64, dice: &mut SeededDice) -> u64 {
    match dice.roll(8) {
        0 => 0,
        1 => 1,
        2 => number * 2,
        3 => number * 10 + 3,
        4 => 255,
        5 => 65_535,
        6 => number.saturating_sub(1),
        _ => number + 1,
    }
}

/// Changes some of the numbers, and some lists.
fn change(value: &mut Value, odds: u32, dice: &mut SeededDice) {
    match value {
        Value::Number(number) => {
            if let (0, Some(old)) = (dice.roll(odds), number.as_u64()) {
                *value = other(old, dice).into();
            }
        }
        Value::Array(items) => {
            if items.len() > 1 && dice.roll(20 * odds) == 0 {
                let last = u32::try_from(items.len()).expect("lists are short");
                let (one, two) = (dice.roll(last) as usize, dice.roll(last) as usize);
                items.swap(one, two);
            }
            items.iter_mut().for_each(|item| change(item, odds, dice));
        }
        Value::Object(fields) => fields.values_mut().for_each(|field| change(field, odds, dice)),
        Value::Null | Value::Bool(_) | Value::String(_) => {}
    }
}

/// A box with some sections changed; the others are ours, so that not all are refused.
fn spoiled(number: u64) -> Value {
    let mut dice = SeededDice::stream(77, number);
    let mut value = Data::shelf().built_in().value().clone();
    let sections = value.as_object_mut().expect("a box has sections");
    let odds = [4, 30, 300][dice.roll(3) as usize];
    for (name, section) in sections.iter_mut().filter(|(name, _)| *name != "box") {
        // Of the large sections few changes are enough.
        let large = ["tile", "piece", "hex", "area"].contains(&name.as_str());
        if dice.roll(3) == 0 {
            change(section, if large { 20 * odds } else { odds }, &mut dice);
        }
    }
    value
}

#[test]
fn any_sound_box_is_played_to_its_end() {
    let (mut sound, mut refused) = (0, 0);
    for number in 0..BOXES {
        let boxed = match Boxed::<Data>::revive(Cuba18::PROFILE.id, &spoiled(number)) {
            Ok(boxed) => boxed,
            Err(wrong) => {
                assert!(wrong.iter().all(|one| !one.what.is_empty()), "{wrong:?}");
                refused += 1;
                continue;
            }
        };
        if sound == PLAYED {
            break;
        }
        sound += 1;
        let data: &'static Data = Data::shelf().keep(boxed).expect("the shelf has room");
        let variants = Cuba18::PROFILE.variants;
        let (players, names) = variants[usize::try_from(number).expect("few") % variants.len()];
        let name = names[usize::try_from(number / 5).expect("few") % names.len()];
        let setup = Cuba18::PROFILE.setup(players, Some(name), std::collections::BTreeMap::new());
        testkit::random_game::<Cuba18>(&setup.expect("it exists"), data, number);
    }
    assert!(sound == PLAYED && refused >= 10, "{sound} sound, {refused} refused");
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

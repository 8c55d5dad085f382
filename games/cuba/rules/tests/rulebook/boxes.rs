//! Other boxes: whatever passes the checks can be played, with its own numbers.

use std::collections::BTreeMap;

use boxes::{Boxed, Contents as _};
use cuba_rules::data::Data;
use cuba_rules::scenario::{Scenario, second};
use cuba_rules::{Act, Building, Cuba, Event, Field, Item, Phase, Refusal};
use serde_json::Value;
use tabletop::{Dice as _, Game, SeededDice};

use crate::table::{ANNA, BERTA, choices, pesos, play, plays, points, refused};

/// Every value of a box by its place, without what only explains.
fn leaves(place: &str, value: &Value, found: &mut BTreeMap<String, Value>) {
    match value {
        Value::Object(fields) => {
            let told = |key: &str| key == "label" || key == "note" || key == "box";
            for (key, value) in fields.iter().filter(|(key, _)| !told(key)) {
                leaves(&format!("{place}/{key}"), value, found);
            }
        }
        Value::Array(items) => {
            for (index, value) in items.iter().enumerate() {
                leaves(&format!("{place}/{index}"), value, found);
            }
        }
        Value::Null | Value::Bool(_) | Value::Number(_) | Value::String(_) => {
            found.insert(place.to_owned(), value.clone());
        }
    }
}

fn all_leaves(boxed: &Boxed<Data>) -> BTreeMap<String, Value> {
    let mut found = BTreeMap::new();
    leaves("", boxed.value(), &mut found);
    found
}

/// Nothing of the second box is as in the first, but what has one sensible value: there is one
/// tile for the veto and one for the votes.
#[test]
fn the_second_box_differs_everywhere() {
    let (ours, other) = (all_leaves(Data::shelf().built_in()), all_leaves(second()));
    assert!(ours.len() > 150, "{}", ours.len());
    let same = ours.iter().filter(|(place, value)| other.get(*place) == Some(*value));
    let same: Vec<&str> = same.map(|(place, _)| place.as_str()).collect();
    assert_eq!(same, ["/building/church/tiles/value", "/building/town_hall/tiles/value"]);
    let parent = second().head().parent.as_deref();
    assert_eq!(parent, Some(Data::shelf().built_in().hash()));
}

/// A box with random values everywhere, as far as they are allowed.
///
/// What is complained about is put back to what it was, until nothing is.
fn random_box(seed: u64) -> &'static Boxed<Data> {
    let mut dice = SeededDice::new(seed);
    let sound = Data::shelf().built_in().value();
    let mut value = sound.clone();
    for (place, leaf) in all_leaves(Data::shelf().built_in()) {
        let any = anything(&place, &leaf, &mut dice);
        *value.pointer_mut(&place).expect("it was found there") = any;
    }
    fewer_ships(&mut value, &mut dice);
    other_rows(&mut value, &mut dice);
    for attempt in 0..40 {
        let wrong = match Boxed::<Data>::revive("cuba", &value) {
            // A shelf keeps few boxes; these are many.
            Ok(boxed) => return Box::leak(Box::new(boxed)),
            Err(wrong) => wrong,
        };
        for complaint in wrong {
            let place = complaint.place.split('[').next().unwrap_or_default();
            let place = format!("/{}", place.replace('.', "/"));
            // Starts depend on supplies and spaces.
            let around = ["/start", "/market_start", "/supply", "/prices", "/edges"];
            let around = around.map(str::to_owned);
            let around = around.into_iter().filter(|_| attempt > 10);
            for place in around.chain([place]) {
                let before = sound.pointer(&place).expect("a complaint names a place").clone();
                *value.pointer_mut(&place).expect("a complaint names a place") = before;
            }
        }
    }
    panic!("seed {seed}: {:?}", Boxed::<Data>::revive("cuba", &value).map(drop));
}

/// The last ships are left out.
fn fewer_ships(value: &mut Value, dice: &mut SeededDice) {
    let ships = value["ships"].as_object_mut().expect("a table of ships");
    let kept = ships.len() - dice.roll(12) as usize;
    ships.retain(|number, _| number.parse::<usize>().is_ok_and(|number| number <= kept));
}

/// Rows of another length on the market; prices fall.
fn other_rows(value: &mut Value, dice: &mut SeededDice) {
    value["edges"]["empty"]["value"] = (18 + dice.roll(3)).into();
    for (row, full) in [("raws", "full_raw"), ("wares", "full_ware")] {
        let spaces = 1 + dice.roll(8);
        let mut prices: Vec<u32> = (0..=spaces).map(|_| 1 + dice.roll(18)).collect();
        prices.sort_unstable_by(|one, other| other.cmp(one));
        value["edges"][full]["value"] = prices.pop().expect("one more than spaces").into();
        value["prices"][row]["value"] = prices.into();
    }
}

/// Something else for a place of a box: a small number or a larger one, other letters.
fn anything(place: &str, leaf: &Value, dice: &mut SeededDice) -> Value {
    if place.starts_with("/ships") {
        let count = 1 + dice.roll(6);
        return letters("SCTRG", count, dice).into();
    }
    if place.starts_with("/plantations") {
        let other = letters("LMFTSC", 11, dice);
        let (before, after) = other.split_at(dice.roll(12) as usize);
        return format!("{before}W{after}").into();
    }
    if leaf.is_number() {
        let top = [2, 3, 10, 42][dice.roll(4) as usize];
        return dice.roll(top).into();
    }
    leaf.clone()
}

fn letters(alphabet: &str, count: u32, dice: &mut SeededDice) -> String {
    let many = u32::try_from(alphabet.len()).expect("few letters");
    let any = |_| alphabet.chars().nth(dice.roll(many) as usize);
    (0..count).filter_map(any).collect()
}

/// Nobody is stuck, nothing overflows, every game ends: whatever is printed.
#[test]
fn whatever_passes_the_checks_can_be_played() {
    let ours = all_leaves(Data::shelf().built_in());
    let mut changed = 0;
    let set_ups = Cuba::PROFILE.variants.iter();
    let set_ups =
        set_ups.flat_map(|(players, names)| names.iter().map(move |name| (players, name)));
    for ((&players, variant), seed) in set_ups.clone().chain(set_ups).zip(0..) {
        let boxed = random_box(seed);
        let other = all_leaves(boxed);
        changed += ours.iter().filter(|(place, value)| other.get(*place) != Some(*value)).count();
        let setup = Cuba::PROFILE.setup(players, Some(variant), BTreeMap::new()).expect("listed");
        testkit::random_game::<Cuba>(&setup, boxed, seed);
    }
    assert!(changed > 32 * 50, "most values were left as they are: {changed}");
}

/// §10: duties and taxes ask for what their cards say.
#[test]
fn levies_are_those_of_the_box() {
    let phase = Phase::Enact { winner: ANNA, first: None };
    let scenario = Scenario::with(second(), 2).bill(Act::TaxBuildings).bill(Act::DutyTobacco);
    let scenario = scenario.built(ANNA, Building::Hotel, Field::A1).pesos(BERTA, 0);
    let mut game = scenario.yard(ANNA, Item::Tobacco, 4).phase(phase).build();
    plays(&mut game, ANNA, &["enact/tax", "enact/duty", "enact/other"]);
    play(&mut game, ANNA, "pay");
    assert_eq!((pesos(&game, ANNA), points(&game, ANNA)), (10, 3), "two pesos for the hotel");
    let events = play(&mut game, ANNA, "pay");
    let given = Event::HandedIn { seat: ANNA, item: Item::Tobacco, count: 3 };
    assert!(events.contains(&given), "{events:?}");
    assert_eq!(points(&game, ANNA), 3 + 3 + 2);
}

/// §13: the monastery of this box takes one raw.
#[test]
fn a_building_takes_no_more_than_its_box_says() {
    let scenario = Scenario::with(second(), 2).built(ANNA, Building::Monastery, Field::A1);
    let mut game = scenario.yard(ANNA, Item::Sugar, 2).build();
    play(&mut game, ANNA, "play/foreman");
    let many = Refusal::TooMany { most: 1 };
    assert_eq!(refused(&game, ANNA, "use/monastery/sugar/sugar"), many);
    assert!(!choices(&game, ANNA).iter().any(|path| path == "use/monastery/sugar/citrus"));
    let events = play(&mut game, ANNA, "use/monastery/sugar/none");
    assert!(events.contains(&Event::Scored { seat: ANNA, points: 2 }), "{events:?}");
}

/// §1, §6: the warehouse may be printed on any field; the pawn begins there, nobody builds there.
#[test]
fn a_warehouse_lies_where_the_box_says() {
    let mut game = Scenario::with(second(), 2).yard(ANNA, Item::Water, 1).build();
    let player = &game.table().players[ANNA];
    assert_eq!((player.pawn, player.built_on(Field::B1)), (Field::B1, Some(Building::Warehouse)));
    assert_eq!((player.tiles(), player.built_on(Field::A1)), (0, None));
    play(&mut game, ANNA, "play/architect");
    let built = Refusal::BuiltOn { field: Field::B1 };
    assert_eq!(refused(&game, ANNA, "build/distillery/b1"), built);
}

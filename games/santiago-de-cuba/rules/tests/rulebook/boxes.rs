//! What may be printed in a box: what is refused, and what the built-in one is.

use std::collections::BTreeMap;

use boxes::{Boxed, Contents};
use santiago_de_cuba_rules::Santiago;
use santiago_de_cuba_rules::components::Data;
use santiago_de_cuba_rules::scenario::{self, SECOND_BOX};
use serde_json::Value;
use tabletop::{Dice, Game, SeededDice};

fn read(text: &str) -> Result<Boxed<Data>, Vec<String>> {
    let read = Boxed::<Data>::read(Santiago::PROFILE.id, text);
    read.map_err(|wrong| wrong.iter().map(ToString::to_string).collect())
}

/// What has shipped stays known by its hash: games were begun with it.
#[test]
fn the_built_in_box_is_the_one_that_shipped() {
    let built_in = Data::shelf().built_in();
    assert_eq!(
        built_in.hash(),
        "6296f7e030d33d56dfb7755436fd8438",
        "what has shipped is not edited in place: keep the old file whole as \
         data/earlier/<hash>.toml, list it in EARLIER, then pin the new hash"
    );
    let before = Data::shelf().find("66d7fd9879b51124").expect("the name of these values before");
    assert_eq!(before.hash(), built_in.hash());
}

/// Whatever is spoiled is refused, with its line, in words.
#[test]
fn a_spoiled_box_is_refused() {
    let spoiled = [
        ("[street]\n", "[street]\nlast_station = 1\n", "street.last_station"),
        ("casino_points", "casino_least", "unknown field `casino_least`"),
        ("wood_points = {", "# {", "missing field `wood_points`"),
        ("[0, 1, 1, 2, 2, 3]", "[0, 1, 1, 2, 2, 3, 4]", "length 7"),
        ("[0, 1, 1, 2, 2, 3]", "[0, 1, 1, 2, 2]", "length 5"),
        ("[0, 1, 1, 2, 2, 3]", "[0, 0, 0, 0, 0, 0]", "dice.rum.value: a die shows more than 0"),
        ("[0, 1, 1, 2, 2, 3]", "[0, 1, 1, 2, 2, 10]", "dice.rum.value[5]: 10 is out of range"),
        ("pedro = { value = 2", "carlos = { value = 2", "unknown field `carlos`"),
        ("maria = { value = 2", "maria = { value = 0", "cubans.maria: 0 is out of range: 1 to 20"),
        ("alonso = { value = \"white\"", "el_zorro = { value = \"white\"", "el_zorro"),
        ("value = \"red\"", "value = \"green\"", "flowers.pedro.value: unknown variant `green`"),
        ("value = 8,", "value = 80,", "supply.sugar: 80 is out of range: 1 to 60"),
        ("pesos = { value = 3,", "pesos = { value = 16,", "start.pesos: 16 each for four players"),
        ("ships = { value = 7", "ships = { value = 13", "ship.ships: 13 is out of range"),
        ("[2, 3, 4]", "[]", "ship.flags.value: there are one to six flags"),
        ("[2, 3, 4]", "[2, 3, 4, 4, 4, 4, 4]", "ship.flags.value: there are one to six flags"),
        ("[2, 3, 4]", "[2, 30, 4]", "ship.flags.value[1]: 30 is out of range: 0 to 20"),
        ("goods_for_a_point = { value = 3", "goods_for_a_point = { value = 0", "0 is out of range"),
        ("take = 2, most = 2", "take = 2, most = 0", "sawmill.value.most: 0 is out of range"),
        ("give = 1, take = 1, most = 8", "give = 0, take = 1, most = 8", "distillery.value.give"),
        ("{ value = 2, label = \"rules\"", "{ value = 2.5, label = \"rules\"", "a fraction"),
        ("label = \"rules\"", "label = \"rumor\"", "rumor"),
    ];
    let sound = Data::FILES.concat();
    for (whole, wrong, named) in spoiled {
        let text = sound.replacen(whole, wrong, 1);
        assert_ne!(text, sound, "{whole}");
        let said = read(&text).expect_err(wrong);
        assert!(said.iter().any(|one| one.contains(named)), "{wrong}: {said:?}");
        assert!(said.iter().all(|one| one.starts_with("line ")), "{wrong}: {said:?}");
    }
    let closed = sound.replace("most = 3 }", "most = 0 }");
    let said = read(&closed).expect_err("no direction is left");
    assert!(said[0].contains("the casino offers neither direction"), "{said:?}");
}

/// The casino may change one way only.
#[test]
fn a_casino_may_go_one_way() {
    let one_way = Data::FILES.concat().replacen("most = 3 }", "most = 0 }", 1);
    assert!(read(&one_way).is_ok());
}

/// All that is wrong is told at once.
#[test]
fn every_complaint_comes_at_once() {
    let text = Data::FILES.concat();
    let text = text.replace("ships = { value = 7", "ships = { value = 0");
    let text = text.replace("cafe_most = { value = 3", "cafe_most = { value = 0");
    let text = text.replace("wood_points = { value = 1", "wood_points = { value = 99");
    assert_eq!(read(&text).expect_err("three faults").len(), 3);
}

#[test]
fn every_number_says_where_it_comes_from() {
    let mut silent = Vec::new();
    for (section, facts) in Data::shelf().built_in().value().as_object().expect("sections") {
        for (name, fact) in facts.as_object().expect("facts").iter().filter(|_| section != "box") {
            if fact["note"].as_str().unwrap_or_default().is_empty() {
                silent.push(format!("{section}.{name}"));
            }
        }
    }
    assert_eq!(silent, Vec::<String>::new());
}

/// The second box is of use where it differs: everywhere.
#[test]
fn the_second_box_differs_everywhere() {
    let (ours, second) = (Data::shelf().built_in(), read(SECOND_BOX).expect("it is sound"));
    assert_eq!(second.head().parent.as_deref(), Some(ours.hash()));
    let [ours, second] = [leaves(ours.value()), leaves(second.value())];
    let same: Vec<_> = ours.iter().filter(|&(place, value)| second[place] == *value).collect();
    assert_eq!(same, Vec::<(&String, &Value)>::new());
    assert!(ours.len() > 60 && scenario::second().ships == 5);
}

/// What is played with, by its place; lists of numbers are one value each.
fn leaves(sheet: &Value) -> BTreeMap<String, Value> {
    let mut leaves = BTreeMap::new();
    let mut ahead = vec![(String::new(), sheet)];
    while let Some((place, value)) = ahead.pop() {
        match value {
            Value::Object(fields) => {
                let told = |key: &str| ["box", "label", "note"].contains(&key);
                let inner = fields.iter().filter(|(key, _)| !told(key));
                ahead.extend(inner.map(|(key, value)| (format!("{place}.{key}"), value)));
            }
            Value::Null
            | Value::Bool(_)
            | Value::Number(_)
            | Value::String(_)
            | Value::Array(_) => {
                leaves.insert(place, value.clone());
            }
        }
    }
    leaves
}

/// Boxes with numbers changed at random: what the checks let pass is safe to play with.
#[test]
fn whatever_passes_the_checks_can_be_played() {
    let sound = [Data::shelf().built_in().value(), read(SECOND_BOX).expect("it is sound").value()]
        .map(Clone::clone);
    let mut dice = SeededDice::new(11);
    let mut played = 0;
    for nth in 0..BOXES {
        let mut value = sound[nth % 2].clone();
        let numbers = numbers(&mut value);
        for _ in 0..=dice.roll(4) {
            let at = dice.roll(u32::try_from(numbers).expect("few")) as usize;
            change(&mut value, at, EXTREMES[dice.roll(EXTREMES_COUNT) as usize]);
        }
        let Ok(boxed) = Boxed::<Data>::revive(Santiago::PROFILE.id, &value) else { continue };
        let boxed: &'static Boxed<Data> = Box::leak(Box::new(boxed));
        for players in [2, 4] {
            let setup = Santiago::PROFILE.setup(players, None, BTreeMap::new()).expect("it exists");
            let end = testkit::play::<Santiago>(&setup, boxed, nth as u64, |_| ());
            assert_eq!(end.audit(), Vec::<String>::new(), "{value}");
        }
        played += 1;
    }
    assert!(played > BOXES / 8, "{played} boxes of {BOXES} were played");
}

const BOXES: usize = 120;
const EXTREMES: [u16; 16] = [0, 1, 2, 3, 4, 5, 8, 9, 10, 12, 20, 30, 40, 60, 100, 300];
const EXTREMES_COUNT: u32 = 16;

/// How many numbers a box has, its head apart.
fn numbers(value: &mut Value) -> usize {
    let mut count = 0;
    each_number(value, &mut |_| count += 1);
    count
}

fn change(value: &mut Value, at: usize, to: u16) {
    let mut nth = 0;
    each_number(value, &mut |number| {
        if nth == at {
            *number = to.into();
        }
        nth += 1;
    });
}

fn each_number(value: &mut Value, visit: &mut impl FnMut(&mut Value)) {
    match value {
        Value::Number(_) => visit(value),
        Value::Array(items) => items.iter_mut().for_each(|item| each_number(item, visit)),
        Value::Object(fields) => {
            let played = fields.iter_mut().filter(|(key, _)| *key != "box");
            played.for_each(|(_, field)| each_number(field, visit));
        }
        Value::Null | Value::Bool(_) | Value::String(_) => {}
    }
}

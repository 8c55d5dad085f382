//! What may be printed in a box: what is refused, and what the built-in one is.

use boxes::{Boxed, Contents};
use santiago_de_cuba_rules::Santiago;
use santiago_de_cuba_rules::components::Data;
use santiago_de_cuba_rules::scenario::SECOND_BOX;
use tabletop::{Dice as _, Game as _};
use testkit::boxes::{any_sound_box_plays, are_refused, complaints, differs_everywhere};

fn second() -> Boxed<Data> {
    Boxed::read(Santiago::PROFILE.id, SECOND_BOX).expect("it is sound")
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
#[rustfmt::skip]
fn a_spoiled_box_is_refused() {
    are_refused::<Santiago>(&[
        ("[street]\n", "[street]\nlast_station = 1\n", "street.last_station: nothing here is"),
        ("casino_points", "casino_least", "nothing here is called \"casino_least\"; there are"),
        ("wood_points = {", "# {", "ship: wood_points is missing; ours is 1"),
        ("[0, 1, 1, 2, 2, 3]", "[0, 1, 1, 2, 2, 3, 4]", "there are 7 in this list; there must be 6"),
        ("[0, 1, 1, 2, 2, 3]", "[0, 1, 1, 2, 2]", "there are 5 in this list; there must be 6"),
        ("[0, 1, 1, 2, 2, 3]", "[0, 0, 0, 0, 0, 0]", "dice.rum: a die shows more than 0"),
        ("[0, 1, 1, 2, 2, 3]", "[0, 1, 1, 2, 2, 10]", "dice.rum, number 6: must be a whole number from 0 to 9, not 10"),
        ("[0, 1, 1, 2, 2, 3]", "[1, 1, 1, 2, 2, 4]", "dice.rum: a die is turned down to 0 step by step, so it shows every number from 0 to 4; missing: 0, 3"),
        ("[0, 1, 1, 2, 2, 3]", "[0, 1, 1, 2, 2, \"three\"]", "dice.rum, number 6: must be a whole number from 0 to 9, not \"three\""),
        ("pedro = { value = 2", "carlos = { value = 2", "nothing here is called \"carlos\""),
        ("maria = { value = 2", "maria = { value = 0", "cubans.maria: must be a whole number from 1 to 20, not 0"),
        ("alonso = { value = \"white\"", "el_zorro = { value = \"white\"", "el_zorro"),
        ("value = \"red\"", "value = \"green\"", "flowers.pedro: must be one of yellow, blue, red, white, not \"green\""),
        ("jose = { value = \"yellow\"", "jose = { value = 3", "flowers.jose: must be a text in quotation marks, such as \"yellow\", not 3"),
        ("value = 8,", "value = 80,", "supply.sugar: must be a whole number from 1 to 60, not 80"),
        ("value = 8,", "value = -8,", "supply.sugar: must be a whole number from 1 to 60, not -8"),
        ("value = 8,", "value = \"eight\",", "supply.sugar: must be a whole number from 1 to 60, not \"eight\""),
        ("pesos = { value = 3,", "pesos = { value = 16,", "start.pesos: four players begin with 16 each, but the supply has 60"),
        ("ships = { value = 7", "ships = { value = 13", "ship.ships: must be a whole number from 1 to 12, not 13"),
        ("[2, 3, 4]", "[]", "ship.flags: there are one to six flags"),
        ("[2, 3, 4]", "3", "ship.flags: must be a list in [ ], not 3"),
        ("[2, 3, 4]", "[2, 3, 4, 4, 4, 4, 4]", "ship.flags: there are one to six flags"),
        ("[2, 3, 4]", "[2, 30, 4]", "ship.flags, number 2: must be a whole number from 0 to 20, not 30"),
        ("goods_for_a_point = { value = 3", "goods_for_a_point = { value = 0", "from 1 to 99, not 0"),
        ("take = 2, most = 2", "take = 2, most = 0", "sawmill.most: must be a whole number from 1 to 20, not 0"),
        ("give = 1, take = 1, most = 8", "give = 0, take = 1, most = 8", "distillery.give: must be"),
        ("{ give = 1, take = 1, most = 8 }", "8", "distillery: must be written as { give = …, most = …, take = … }, not 8"),
        ("{ value = 2, label = \"rules\"", "{ value = 2.5, label = \"rules\"", "not a fraction"),
        ("label = \"rules\"", "label = \"rumor\"", "must be one of printed, rules, public, inferred, proposal, not \"rumor\""),
        ("further_station = { value = 1, label = \"rules\", note = \"pesos for each station after the first\" }", "further_station = 17", "street.further_station: must be a whole number from 0 to 9, not 17"),
    ]);
    let sound = Data::FILES.concat();
    let closed = sound.replace("most = 3 }", "most = 0 }");
    let said = complaints::<Santiago>(&closed);
    assert!(said[0].contains("the casino offers neither direction"), "{said:?}");
    let plain = sound.replace("value = \"white\"", "value = \"red\"");
    let said = complaints::<Santiago>(&plain);
    assert!(said[0].contains("flowers: no Cuban has the white flower"), "{said:?}");
}

/// Whoever has seen a value may write it alone: it is the same box as with label and note.
#[test]
fn a_value_may_stand_alone() {
    let sound = Data::FILES.concat();
    let long = "further_station = { value = 1, label = \"rules\", note = \"pesos for each station after the first\" }";
    assert!(sound.contains(long));
    let short = sound.replacen(long, "further_station = 1", 1);
    let boxed = Boxed::<Data>::read("santiago-de-cuba", &short).expect("it is sound");
    assert_eq!(boxed.hash(), Data::shelf().built_in().hash());
    assert_eq!(boxed.value()["street"]["further_station"]["label"], "printed");
}

/// What can be played but looks like a slip is called odd.
#[test]
fn what_looks_like_a_slip_is_odd() {
    assert_eq!(Data::shelf().built_in().oddities(), [""; 0]);
    let odd = second().oddities();
    assert!(odd.contains(&"4 Cubans have the red flower; two would be expected".to_owned()));
    assert!(odd.contains(&"the points of the flags fall".to_owned()), "{odd:?}");
}

/// The casino may change one way only.
#[test]
fn a_casino_may_go_one_way() {
    let one_way = Data::FILES.concat().replacen("most = 3 }", "most = 0 }", 1);
    assert!(Boxed::<Data>::read(Santiago::PROFILE.id, &one_way).is_ok());
}

/// All that is wrong is told at once.
#[test]
fn every_complaint_comes_at_once() {
    let text = Data::FILES.concat();
    let text = text.replace("ships = { value = 7", "ships = { value = 0");
    let text = text.replace("cafe_most = { value = 3", "cafe_most = { value = 0");
    let text = text.replace("wood_points = { value = 1", "wood_points = { value = 99");
    assert_eq!(complaints::<Santiago>(&text).len(), 3);
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
    differs_everywhere(&second(), &["/dice/", "/flags/"], &[]);
}

/// Boxes with numbers changed at random: what the checks let pass is safe to play with.
#[test]
fn whatever_passes_the_checks_can_be_played() {
    let from = [Data::shelf().built_in(), &second()];
    any_sound_box_plays::<Santiago>(&from, 120, |place, _, dice| {
        let flowers = ["yellow", "blue", "red", "white"];
        let is_flower = place.starts_with("/flowers");
        is_flower.then(|| flowers[dice.roll(4) as usize].to_owned())
    });
}

//! Boxes are read, and refused.

use boxes::Boxed;
use testkit::boxes::{are_refused, complaints};

use super::*;
use crate::Cuba;

fn built_in() -> &'static Boxed<Data> {
    Data::shelf().built_in()
}

fn text() -> String {
    Data::FILES.concat()
}

/// What has shipped is not edited in place.
#[test]
fn the_built_in_box_is_the_one_that_shipped() {
    assert_eq!(
        built_in().hash(),
        "15bd87681375dad82faebec66080848e",
        "games were played with the values of the built-in box. To ship others, keep the old file \
         whole as data/earlier/<hash>.toml and list it in EARLIER; then pin the new hash here"
    );
    assert!(std::ptr::eq(Data::shelf().find("793b64cb111f6e56").unwrap(), built_in()));
}

#[test]
fn what_is_missing_or_unknown_is_refused() {
    are_refused::<Cuba>(&[
        ("[course]\n", "[course]\nyears = 1\n", "years"),
        ("rounds = {", "#", "course: rounds is missing; ours is 6"),
        ("rum = {", "gin = {", "gin"),
        ("rum = {", "#", "supply: rum is missing"),
        ("\"3\" = {", "#", "berths: 3 is missing"),
        ("label = \"rules\"", "label = \"rumor\"", "rumor"),
        ("[building.sawmill]", "[building.saw_mill]", "saw_mill"),
        (
            "[1, 2, 0]",
            "[1, 2, 0, 0]",
            "building.cement_factory.cost: there are 4 in this list; there must be 3",
        ),
        ("most = {", "#", "building.cement_factory: most is missing"),
        (
            "[building.church]\n",
            "[building.church]\nmost = { value = 1, label = \"rules\", note = \"\" }\n",
            "building.church.most: this building has no such number",
        ),
        ("tax_5 = {", "#", "tax: tax_5 is missing"),
        ("[duty]\n", "[duty]\ntax_6 = 1\n", "tax_6"),
        ("duty_water = {", "duty_raws = {", "duty.duty_raws: nothing here is called"),
        ("duty_water = {", "drought = {", "duty.drought: nothing here is called"),
        ("\"7\" = {", "#", "ships.15: ships are numbered from 1 on without a gap"),
        ("\"7\" = {", "\"16\" = {", "ships.16: ships are numbered"),
        ("\"15\" = {", "\"x\" = {", "ships.x: ships are numbered"),
        ("green = {", "#", "plantations: green is missing"),
        (
            "tax = { value = \"tax_2\"",
            "tax = { value = \"drought\"",
            "first_acts.tax: drought is no tax",
        ),
    ]);
}

#[test]
fn what_cannot_be_played_is_refused() {
    are_refused::<Cuba>(&[
        ("rounds = { value = 6", "rounds = { value = \"six\"", "from 1 to 6, not \"six\""),
        (
            "rounds = { value = 6",
            "rounds = { value = 7",
            "course.rounds: must be a whole number from 1 to 6, not 7",
        ),
        (
            "enacted = { value = 2",
            "enacted = { value = 4",
            "course.enacted: must be a whole number from 1 to 3, not 4",
        ),
        (
            "pesos = { value = 10",
            "pesos = { value = 1000",
            "start.pesos: must be a whole number from 0 to 99, not 1000",
        ),
        (
            "wood = { value = 15",
            "wood = { value = 41",
            "supply.wood: must be a whole number from 1 to 40, not 41",
        ),
        ("[6, 5, 4, 3, 2]", "[6, 5, 4, 3, 4]", "prices.raws: prices never rise"),
        ("[6, 5, 4, 3, 2]", "[8, 5, 4, 3, 2]", "prices.raws: prices never rise"),
        ("[6, 5, 4]", "[6, 5, 2]", "prices.wares: prices never rise"),
        ("[6, 5, 4]", "[]", "prices.wares: 0 spaces; a row has 1 to 8"),
        ("[6, 5, 4]", "[7, 7, 7, 6, 6, 6, 5, 5, 5]", "prices.wares: 9 spaces"),
        (
            "wares = { value = 2",
            "wares = { value = 4",
            "market_start.wares: must be a whole number from 0 to 3, not 4",
        ),
        (
            "tiles = { value = 1",
            "tiles = { value = 5",
            "building.cement_factory.tiles: must be a whole number from 1 to 4, not 5",
        ),
        ("[1, 2, 0]", "[4, 4, 1]", "building.cement_factory.cost: a building costs at most 8"),
        (
            "most = { value = 4",
            "most = { value = 0",
            "building.cement_factory.most: must be a whole number from 1 to 9, not 0",
        ),
        (
            "gain = { value = 1",
            "gain = { value = 10",
            "building.cement_factory.gain: must be a whole number from 1 to 9, not 10",
        ),
        (
            "subsidy_pesos = { value = 7",
            "subsidy_pesos = { value = 0",
            "subsidy.subsidy_pesos: must be a whole number from 1 to 50",
        ),
        (
            "pesos_for_a_point = { value = 3",
            "pesos_for_a_point = { value = 0",
            "pesos_for_a_point: must be a whole number from 1 to 9, not 0",
        ),
    ]);
}

/// §1: there are tiles of every building, ships have spaces, and every plantation has the same
/// fields in some order.
#[test]
fn buildings_ships_and_plantations_have_their_totals() {
    are_refused::<Cuba>(&[
        ("tiles = { value = 1", "tiles = { value = 0", "from 1 to 4, not 0"),
        ("[1, 2, 0]", "[\"one\", 2, 0]", "cost, number 1: must be a whole number, not \"one\""),
        ("water = { value = 15", "water = { value = 1", "it costs 2 water, but the supply has 1"),
        ("WLSM FCTS CMFT", "WLLL LLLL LLLL", "plantations.common: 11 of L (lake); a plantation"),
        ("WLSM FCTS CMFT", "WLSM FCSS CMFT", "plantations.common: 1 of T (tobacco)"),
        ("SSSCT", "SSSCX", "ships.1: 'X' is none of S, C, T, R, G"),
        ("SSSCT", "SSSCTRG", "ships.1: a ship has 1 to 6 spaces"),
        ("SSSCT", "", "ships.1: a ship has 1 to 6 spaces"),
        ("WLSM", "WLSMM", "plantations.common: a plantation has three rows of four fields"),
        ("WLSM", "WLWM", "plantations.common: 2 of W (warehouse); a plantation has one W"),
        ("WLSM", "ZLSM", "plantations.common: 'Z' is none of W, L, M, F, T, S, C"),
    ]);
}

/// The supply must reach for what everybody begins with and what lies on the market.
#[test]
fn a_supply_that_is_too_small_is_refused() {
    let mut few = text();
    for item in ["wood", "stone", "water"] {
        few =
            few.replacen(&format!("{item} = {{ value = 15"), &format!("{item} = {{ value = 3"), 1);
    }
    assert!(
        complaints::<Cuba>(&few)[0]
            .contains("start.materials: five players need 10 materials, but the supply has 9")
    );
    let mut few = text();
    for item in ["citrus", "sugar", "tobacco"] {
        few =
            few.replacen(&format!("{item} = {{ value = 18"), &format!("{item} = {{ value = 6"), 1);
    }
    assert!(
        complaints::<Cuba>(&few)[0].contains(
            "start.raws: five players and the market need 19 raws, but the supply has 18"
        ),
        "{few}"
    );
    let few = text().replacen("rum = { value = 15", "rum = { value = 1", 1);
    assert!(
        complaints::<Cuba>(&few)[0]
            .contains("market_start.wares: 2 of each lie there, but the supply has 1 of rum")
    );
}

/// A supply that just reaches is enough.
#[test]
fn a_supply_that_just_reaches_is_enough() {
    let mut few = text();
    for (item, count) in [("wood", 4), ("stone", 3), ("water", 3)] {
        let scarce = format!("{item} = {{ value = {count}");
        few = few.replacen(&format!("{item} = {{ value = 15"), &scarce, 1);
    }
    for (item, count) in [("citrus", 7), ("sugar", 6), ("tobacco", 6)] {
        let scarce = format!("{item} = {{ value = {count}");
        few = few.replacen(&format!("{item} = {{ value = 18"), &scarce, 1);
    }
    let few = few.replacen("rum = { value = 15", "rum = { value = 2", 1);
    let read = Boxed::<Data>::read("cuba", &few).expect("ten materials, ten raws and the market");
    assert_eq!(read.whole.iter().map(|&count| u16::from(count)).sum::<u16>(), 10 + 19 + 2 + 15);
}

/// What the rules cannot count or decisions cannot name is refused building by building.
#[test]
fn every_building_has_its_own_bounds() {
    let cases = [
        ("church", "tiles", 1),
        ("town_hall", "tiles", 1),
        ("inn", "tiles", 4),
        ("monastery", "most", 2),
        ("material_store", "most", 2),
        ("large_office", "most", 6),
        ("sawmill", "most", 9),
        ("dam", "gain", 9),
    ];
    for (building, line, most) in cases {
        let with = |value: u8| {
            let mut tree = built_in().value().clone();
            tree["building"][building][line]["value"] = value.into();
            Boxed::<Data>::revive("cuba", &tree).map(drop)
        };
        assert_eq!(with(most), Ok(()), "{building}");
        let wrong = with(most + 1).expect_err(building);
        assert_eq!(wrong[0].place, format!("building.{building}.{line}"));
    }
}

/// Everything is told at once, whatever kind of fault it is.
#[test]
fn all_is_told_at_once() {
    let spoiled = text()
        .replacen("rounds = { value = 6", "rounds = { value = 60", 1)
        .replacen("SSSCT", "QQQ", 1)
        .replacen("purple = {", "pink = {", 1);
    assert_eq!(complaints::<Cuba>(&spoiled).len(), 4, "{:?}", complaints::<Cuba>(&spoiled));
}

#[test]
fn every_number_says_where_it_comes_from() {
    for file in Data::FILES {
        let (mut values, mut notes) = (0, 0);
        for line in file.lines().filter(|line| !line.starts_with('#')) {
            values += usize::from(line.contains("value = "));
            notes += usize::from(line.contains("label = ") && !line.contains("note = \"\""));
        }
        assert!(values > 0 && values == notes, "{file}");
    }
}

/// What the rulebook counts otherwise can be played, and is called odd.
#[test]
fn what_is_counted_otherwise_is_odd() {
    assert_eq!(built_in().oddities(), [""; 0]);
    let mut tree = built_in().value().clone();
    for (_, ship) in tree["ships"].as_object_mut().unwrap() {
        ship["value"] = "TTTT".into();
    }
    tree["ships"].as_object_mut().unwrap().remove("15");
    tree["building"]["inn"]["tiles"]["value"] = 3.into();
    tree["supply"]["tobacco"]["value"] = 3.into();
    let odd = Boxed::<Data>::revive("cuba", &tree).expect("it can be played").oddities();
    for said in [
        "there are 14 ships; the rulebook counts 15",
        "on ships 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14 there are not 5 spaces",
        "all ships are alike",
        "no ship takes rum",
        "a ship has 4 spaces for tobacco, but the supply has 3",
        "there are 27 building tiles; the rulebook counts 25",
    ] {
        assert!(odd.iter().any(|one| one.contains(said)), "{said}: {odd:#?}");
    }
}

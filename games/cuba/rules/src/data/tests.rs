//! Boxes are read, and refused.

use boxes::Boxed;

use super::*;

fn built_in() -> &'static Boxed<Data> {
    Data::shelf().built_in()
}

fn text() -> String {
    Data::FILES.concat()
}

fn complaints(text: &str) -> Vec<String> {
    let wrong = Boxed::<Data>::read("cuba", text).expect_err(text);
    wrong.iter().map(ToString::to_string).collect()
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

/// A spoiled place of the box, and what is said of it.
type Spoiled = (&'static str, &'static str, &'static str);

/// Whatever is spoiled is refused, and named with its line.
fn are_refused(spoiled: &[Spoiled]) {
    for (sound, wrong, said) in spoiled {
        let spoiled = text().replacen(sound, wrong, 1);
        assert_ne!(spoiled, text(), "{sound}");
        let complaints = complaints(&spoiled);
        assert!(complaints.iter().any(|one| one.contains(said)), "{wrong}: {complaints:?}");
        assert!(complaints.iter().all(|one| one.starts_with("line ")), "{complaints:?}");
    }
}

#[test]
fn what_is_missing_or_unknown_is_refused() {
    are_refused(&[
        ("[course]\n", "[course]\nyears = 1\n", "years"),
        ("rounds = {", "#", "course: missing field `rounds`"),
        ("rum = {", "gin = {", "gin"),
        ("rum = {", "#", "supply: rum is missing"),
        ("\"3\" = {", "#", "berths: 3 is missing"),
        ("label = \"rules\"", "label = \"rumor\"", "rumor"),
        ("[building.sawmill]", "[building.saw_mill]", "saw_mill"),
        ("[1, 2, 0]", "[1, 2, 0, 0]", "building.cement_factory.cost.value: "),
        ("most = {", "#", "building.cement_factory: most is missing"),
        (
            "[building.church]\n",
            "[building.church]\nmost = { value = 1, label = \"rules\", note = \"\" }\n",
            "building.church.most: this building has no such number",
        ),
        ("tax_5 = {", "#", "tax: tax_5 is missing"),
        ("[duty]\n", "[duty]\ntax_6 = 1\n", "tax_6"),
        ("duty_water = {", "duty_raws = {", "duty.duty_raws: there is no such name here"),
        ("duty_water = {", "drought = {", "duty.drought: there is no such name here"),
        ("\"7\" = {", "#", "ships.15: ships are numbered from 1 on without a gap"),
        ("\"7\" = {", "\"16\" = {", "ships.16: ships are numbered"),
        ("\"15\" = {", "\"x\" = {", "ships.x: ships are numbered"),
        ("green = {", "#", "plantations: there is no green"),
        (
            "tax = { value = \"tax_2\"",
            "tax = { value = \"drought\"",
            "first_acts.tax: drought is no tax",
        ),
    ]);
}

#[test]
fn what_cannot_be_played_is_refused() {
    are_refused(&[
        ("rounds = { value = 6", "rounds = { value = 7", "course.rounds: 7 is not between 1 and 6"),
        ("enacted = { value = 2", "enacted = { value = 4", "course.enacted: 4 is not between"),
        ("pesos = { value = 10", "pesos = { value = 1000", "start.pesos.value: "),
        ("wood = { value = 15", "wood = { value = 41", "supply.wood: 41 is not between 1 and 40"),
        ("[6, 5, 4, 3, 2]", "[6, 5, 4, 3, 4]", "prices.raws: prices never rise"),
        ("[6, 5, 4, 3, 2]", "[8, 5, 4, 3, 2]", "prices.raws: prices never rise"),
        ("[6, 5, 4]", "[6, 5, 2]", "prices.wares: prices never rise"),
        ("[6, 5, 4]", "[]", "prices.wares: 0 spaces; a row has 1 to 8"),
        ("[6, 5, 4]", "[7, 7, 7, 6, 6, 6, 5, 5, 5]", "prices.wares: 9 spaces"),
        (
            "wares = { value = 2",
            "wares = { value = 4",
            "market_start.wares: 4 is not between 0 and 3",
        ),
        ("tiles = { value = 1", "tiles = { value = 5", "building.cement_factory.tiles: 5 is not"),
        ("[1, 2, 0]", "[4, 4, 1]", "building.cement_factory.cost: a building costs at most 8"),
        ("most = { value = 4", "most = { value = 0", "building.cement_factory.most: 0 is not"),
        ("gain = { value = 1", "gain = { value = 10", "building.cement_factory.gain: 10 is not"),
        (
            "subsidy_pesos = { value = 7",
            "subsidy_pesos = { value = 0",
            "subsidy.subsidy_pesos: 0 is",
        ),
        (
            "pesos_for_a_point = { value = 3",
            "pesos_for_a_point = { value = 0",
            "pesos_for_a_point: 0",
        ),
        ("SSSCT", "SSSCX", "ships.1: 'X' is none of S, C, T, R, G"),
        ("SSSCT", "SSSCTRG", "ships.1: a ship has 1 to 6 spaces"),
        ("SSSCT", "", "ships.1: a ship has 1 to 6 spaces"),
        ("WLSM", "WLSMM", "plantations.common: a plantation has three rows of four fields"),
        ("WLSM", "WLWM", "plantations.common: 2 warehouses (W); a plantation has one"),
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
    assert!(complaints(&few)[0].contains("start.materials: the supply has too few materials"));
    let mut few = text();
    for item in ["citrus", "sugar", "tobacco"] {
        few =
            few.replacen(&format!("{item} = {{ value = 18"), &format!("{item} = {{ value = 6"), 1);
    }
    assert!(complaints(&few)[0].contains("start.raws: the supply has too few raws"), "{few}");
    let few = text().replacen("rum = { value = 15", "rum = { value = 1", 1);
    assert!(complaints(&few)[0].contains("market_start.wares: the supply has fewer rum"));
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
        .replacen("SSSCT", "XXX", 1)
        .replacen("purple = {", "pink = {", 1);
    assert_eq!(complaints(&spoiled).len(), 4, "{:?}", complaints(&spoiled));
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

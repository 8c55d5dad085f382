//! The data files hold together.

use super::*;

#[test]
fn the_data_files_are_complete() {
    Data::read(DATA).unwrap();
}

/// Whatever is spoiled is refused, and named.
#[test]
fn spoiled_files_are_refused() {
    let spoiled = [
        (0, "[course]\n", "[course]\nyears = 1\n", "years"),
        (0, "rounds = {", "#", "rounds"),
        (0, "rum = {", "gin = {", "gin"),
        (0, "rum = {", "#", "supply: there is no rum"),
        (0, "\"3\" = {", "#", "berths: there is no 3"),
        (0, "label = \"rules\"", "label = \"rumor\"", "rumor"),
        (1, "[6, 5, 4, 3, 2]", "[6, 5, 4, 3, 2, 1]", "length 6"),
        (1, "[6, 5, 4]", "[6, 5]", "length 2"),
        (2, "[sawmill]", "[saw_mill]", "saw_mill"),
        (2, "[1, 2, 0]", "[1, 2, 0, 0]", "length 4"),
        (2, "most = {", "#", "most"),
        (3, "tax_5 = {", "#", "tax: there is no tax_5"),
        (3, "[duty]\n", "[duty]\ntax_6 = 1\n", "tax_6"),
        (4, "\"7\" = {", "#", "there is no ship 7"),
        (4, "\"7\" = {", "\"16\" = {", "there is no ship 7"),
        (4, "SSSCT", "SSSCX", "ship 1 carries 'X'"),
        (5, "WLSM", "WLSMM", "common: no plantation"),
        (5, "green = {", "#", "there is no green"),
    ];
    for (file, sound, wrong, named) in spoiled {
        let text = DATA[file].replacen(sound, wrong, 1);
        assert_ne!(text, DATA[file], "{sound}");
        let mut files = DATA;
        files[file] = &text;
        let complaints = Data::read(files).expect_err(wrong);
        assert!(complaints.iter().any(|one| one.contains(named)), "{wrong}: {complaints:?}");
    }
    let none = Data::read([""; FILES]).expect_err("nothing is there");
    // A list of buildings may be empty at first sight; it is asked for when the rest is sound.
    assert_eq!(none.len(), FILES - 1, "all is told at once: {none:?}");
}

#[test]
fn every_number_says_where_it_comes_from() {
    for file in DATA {
        let (mut values, mut notes) = (0, 0);
        for line in file.lines().filter(|line| !line.starts_with('#')) {
            values += usize::from(line.contains("value = "));
            notes += usize::from(line.contains("label = ") && !line.contains("note = \"\""));
        }
        assert!(values > 0 && values == notes, "{file}");
    }
}

/// The rulebook counts them: 25 tiles of 23 kinds.
#[test]
fn there_are_twenty_five_building_tiles() {
    assert_eq!(BOX.buildings.iter().map(|printed| printed.tiles).sum::<u8>(), 25);
    assert!(BOX.buildings.iter().all(|printed| printed.cost.iter().sum::<u8>() >= 2));
}

#[test]
fn all_ships_differ_carry_five_and_favor_no_good() {
    let mut spaces = PerGood::from_fn(|_| 0);
    for (index, ship) in BOX.ships.iter().enumerate() {
        assert_eq!(ship.iter().sum::<u8>(), 5, "ship {}", index + 1);
        assert!(!BOX.ships[..index].contains(ship), "ship {} is another's twin", index + 1);
        Good::ALL.iter().for_each(|&good| spaces[good] += ship[good]);
    }
    assert!(spaces.iter().all(|&count| count == 15), "{spaces:?}");
}

/// The rulebook: one warehouse, one lake, two of everything else.
#[test]
fn every_plantation_has_the_same_fields() {
    for &side in Side::ALL {
        let board = &BOX.plantations[side];
        let count = |ground| Field::ALL.iter().filter(|&&f| board.ground(f) == ground).count();
        assert_eq!(board.ground(Field::A1), Ground::Warehouse, "{side:?}");
        assert_eq!(count(Ground::Warehouse), 1, "{side:?}");
        assert_eq!(count(Ground::Material(Material::Water)), 1, "{side:?}");
        for material in [Material::Wood, Material::Stone] {
            assert_eq!(count(Ground::Material(material)), 2, "{side:?}");
        }
        for &raw in Raw::ALL {
            assert_eq!(count(Ground::Raw(raw)), 2, "{side:?}");
        }
        assert_eq!((board.materials.len(), board.raws.len()), (5, 6));
    }
}

/// The picture in the rulebook: 1 stone, 2 wood, 1 citrus fruit, 1 tobacco.
#[test]
fn the_common_plantation_allows_the_rulebooks_example() {
    let board = &BOX.plantations[Side::Common];
    let cross = Fields::cross(Field::A3);
    let found: Vec<Ground> = cross.iter().map(|field| board.ground(field)).collect();
    let times = |ground| found.iter().filter(|&&other| other == ground).count();
    assert_eq!(times(Ground::Material(Material::Stone)), 1);
    assert_eq!(times(Ground::Material(Material::Wood)), 2);
    assert_eq!(times(Ground::Raw(Raw::Citrus)), 1);
    assert_eq!(times(Ground::Raw(Raw::Tobacco)), 1);
}

/// One unbroken ladder: the edges are the steps above and below.
#[test]
fn the_market_is_one_ladder() {
    for &good in Good::ALL {
        let ladder = BOX.market[good];
        assert!(ladder.prices().windows(2).all(|pair| pair[0] == pair[1] + 1), "{good:?}");
        assert_eq!(ladder.prices()[0] + 1, ladder.empty);
        assert_eq!(ladder.sells_at(ladder.spaces - 1) - 1, ladder.full, "{good:?}");
        assert!(ladder.start <= ladder.spaces);
    }
}

#[test]
fn every_tax_and_duty_has_its_amount() {
    let taxes: Vec<u8> = Act::of(Group::Tax).iter().map(|&act| BOX.acts[act]).collect();
    assert_eq!(taxes, [1, 2, 3, 4, 5, 0]);
    let duties: Vec<u8> = Act::of(Group::Duty).iter().map(|&act| BOX.acts[act]).collect();
    assert_eq!(duties, [1, 1, 1, 1, 2, 2]);
    assert_eq!((BOX.acts[Act::SubsidyWater], BOX.acts[Act::SubsidyPesos]), (7, 7));
}

//! §VII.4 The home station.

use cuba18_rules::components::Setting;
use cuba18_rules::round::Step;
use cuba18_rules::scenario::Scenario;
use cuba18_rules::{Event, Refusal};
use cuba18_track::Company::{self, Co, Cvc, Dq, Fc, Fec, Ms, Npp, Oe};
use cuba18_track::{Companies, CompanyKind, Hex, LayRefusal, Train};
use tabletop::{Key as _, Money};

use crate::table::{
    ANNA, BERTA, TRACK, built_in, choices, end_stock, idle, lay_refused, may, play, refused, step,
};

fn hex(id: &str) -> Hex {
    Hex::from_id(id).expect("a hex")
}

/// R100: the home token is placed free at the start of the first turn, tile or not.
#[test]
fn the_home_token_is_free() {
    let mut game = Scenario::four().major(Ms, 70, &[(ANNA, 5)]).fresh(Ms).build();
    let events = end_stock(&mut game);
    let placed = Event::Stationed { company: Ms, hex: hex("B9"), cost: Money::ZERO };
    assert!(events.contains(&placed));
    assert!(game.table().board.has_station(hex("B9"), 0, Ms));
    assert_eq!(game.table().charter(Ms).placed, 1);
    assert_eq!(step(&game), (Ms, TRACK));
}

/// R121, C12: without a tile at home a major lays only there.
#[test]
fn the_first_tile_lies_at_home() {
    let game = Scenario::four().major(Ms, 70, &[(ANNA, 5)]).turn(Ms, TRACK).build();
    let lays: Vec<String> =
        choices(&game, ANNA).into_iter().filter(|p| p.starts_with("lay")).collect();
    assert!(!lays.is_empty() && lays.iter().all(|path| path.starts_with("lay/B9/")));
}

/// R123, R249: at home on an untiled mill hex the token waits; the major can neither lay nor run.
#[test]
fn a_major_waits_for_the_mill() {
    let scenario = Scenario::four().minor(Co, BERTA, 70, "B9").train(Co, Train::TwoNarrow);
    let mut game = scenario.major(Ms, 70, &[(ANNA, 5)]).fresh(Ms).build();
    end_stock(&mut game);
    while step(&game).0 == Co {
        idle(&mut game);
    }
    let board = &game.table().board;
    assert!(board.has_station(hex("B9"), 0, Ms) && board.has_station(hex("B9"), 0, Co));
    assert!(!choices(&game, ANNA).iter().any(|path| path.starts_with("lay")));
    let mut game = Scenario::four().minor(Co, BERTA, 70, "B9").major(Ms, 70, &[(ANNA, 5)]);
    game = game.turn(Ms, TRACK);
    let built = game.build();
    assert_eq!(lay_refused(&built, "lay/B9/57/0"), LayRefusal::NotYourMill);
    assert_eq!(lay_refused(&built, "lay/B9/L52/0"), LayRefusal::NotYourMill);
    // The minor lays its tile: both are in it.
    let mut game = game.turn(Co, TRACK).build();
    let path =
        choices(&game, BERTA).into_iter().find(|p| p.starts_with("lay/B9/L5")).expect("a tile");
    play(&mut game, BERTA, &path);
    let in_city: Companies = [Co, Ms].into_iter().collect();
    assert_eq!(game.table().board.stations(hex("B9"), 0), in_city);
}

/// R101, C36, C37: the FEC takes any free slot, but not the one kept for a major in
/// play that has not operated.
#[test]
fn the_fec_chooses_its_home() {
    let scenario = Scenario::four().phase(4).major(Fec, 70, &[(ANNA, 5)]).fresh(Fec);
    let game = scenario.major(Ms, 70, &[(BERTA, 5)]).turn(Fec, Step::Home).build();
    for open in ["home/C4/0", "home/E24/0", "home/B11/0", "home/G26/0"] {
        assert!(may(&game, ANNA, open), "{open}");
    }
    for kept in ["home/C14/0", "home/G24/0", "home/B7/0", "home/B7/1", "home/B9/0", "home/B5/0"] {
        assert_eq!(refused(&game, ANNA, kept), Refusal::NoHome, "{kept}");
    }
    let mut game = game;
    play(&mut game, ANNA, "home/E24/0");
    assert!(game.table().board.has_station(hex("E24"), 0, Fec));
    assert_eq!(step(&game).0, Fec);
}

/// R260: nor does it settle on a city without a tile whose only circle holds a mill that waits.
#[test]
fn the_fec_leaves_a_waiting_mill_alone() {
    let scenario = Scenario::four().phase(4).major(Fec, 70, &[(ANNA, 5)]).fresh(Fec);
    let scenario = scenario.minor(Co, BERTA, 70, "C4").turn(Fec, Step::Home);
    assert_eq!(refused(&scenario.build(), ANNA, "home/C4/0"), Refusal::NoHome);
    // On its tile there is a second circle.
    assert!(may(&scenario.tile("C4", "L52", 0).build(), ANNA, "home/C4/0"));
    let first = Scenario::first_edition().phase(4).major(Fec, 70, &[(ANNA, 5)]).fresh(Fec);
    let first = first.minor(Co, BERTA, 70, "C4").turn(Fec, Step::Home);
    assert!(may(&first.build(), ANNA, "home/C4/0"), "so it was in the first edition");
}

/// C37: a slot is kept for companies in play only. On every map all homes are theirs, so each is kept.
#[test]
fn homes_are_kept_in_every_set_up() {
    for &setting in Setting::ALL {
        let homes = Hex::all().filter(|&hex| built_in().track.map(setting.area()).is_land(hex));
        let homes: Vec<Company> = homes.filter_map(|hex| built_in().track.home_of(hex)).collect();
        assert!(homes.iter().all(|&company| setting.has_major(company)), "{setting:?}");
        let majors = Company::ALL.iter().filter(|&&company| company.kind() == CompanyKind::Major);
        let at_home = majors.filter(|&&company| company != Fec && setting.has_major(company));
        assert_eq!(homes.len(), at_home.count(), "{setting:?}");
    }
    let scenario = Scenario::new(2, "short-east").phase(4).major(Fec, 70, &[(ANNA, 5)]).fresh(Fec);
    let game = scenario.turn(Fec, Step::Home).build();
    assert_eq!(refused(&game, ANNA, "home/D19/0"), Refusal::NoHome);
    assert!(may(&game, ANNA, "home/F21/0"));
}

/// R101: with no free slot anywhere the FEC stands at the edge of a city tile, as if in
/// it, and moves in when an upgrade frees a slot.
#[test]
fn the_fec_may_stand_at_the_edge() {
    let scenario = Scenario::four().phase(4).major(Fec, 70, &[(ANNA, 5)]).fresh(Fec);
    let scenario = scenario.major(Npp, 70, &[(BERTA, 5)]).major(Cvc, 70, &[(BERTA, 5)]);
    let scenario = ["C4", "B11", "D13"].into_iter().fold(scenario, |all, at| all.token(Npp, at, 0));
    let scenario =
        ["F21", "G26", "E24"].into_iter().fold(scenario, |all, at| all.token(Cvc, at, 0));
    let scenario = scenario.tile("D13", "57", 1).tile("B11", "57", 1);
    let mut game = scenario.turn(Fec, Step::Home).build();
    let homes: Vec<String> = choices(&game, ANNA);
    assert_eq!(homes, ["home/B11/0", "home/D13/0"]);
    play(&mut game, ANNA, "home/D13/0");
    let board = game.table().board;
    assert!(board.at_edge(hex("D13"), 0).contains(Fec) && board.has_station(hex("D13"), 0, Fec));
    let green = choices(&game, ANNA).into_iter().find(|p| p.starts_with("lay/D13/14/"));
    play(&mut game, ANNA, &green.expect("it builds from there"));
    let board = game.table().board;
    assert!(!board.at_edge(hex("D13"), 0).contains(Fec) && board.has_station(hex("D13"), 0, Fec));
}

/// C66: in a city with an FC mark the FC takes the new slot first.
#[test]
fn the_central_railway_goes_first() {
    let scenario = Scenario::four().phase(4).major(Fec, 70, &[(ANNA, 5)]).fresh(Fec);
    let scenario = scenario.major(Npp, 70, &[(BERTA, 5)]).major(Cvc, 70, &[(BERTA, 5)]);
    let scenario = ["C4", "B11", "D13"].into_iter().fold(scenario, |all, at| all.token(Npp, at, 0));
    let scenario =
        ["F21", "G26", "E24"].into_iter().fold(scenario, |all, at| all.token(Cvc, at, 0));
    let mut game = scenario.tile("B11", "57", 1).turn(Fec, Step::Home).build();
    play(&mut game, ANNA, "home/B11/0");
    let green = choices(&game, ANNA).into_iter().find(|p| p.starts_with("lay/B11/14/"));
    play(&mut game, ANNA, &green.expect("it builds from there"));
    let board = game.table().board;
    assert!(board.stations(hex("B11"), 0).contains(Fc));
    assert!(board.at_edge(hex("B11"), 0).contains(Fec));
}

/// R250: mill and home on yellow; on green the FC takes the third slot at once.
#[test]
fn mill_home_and_fc_in_one_city() {
    let scenario = Scenario::four().phase(3).minor(Co, ANNA, 70, "B9").major(Ms, 70, &[(ANNA, 5)]);
    let scenario = scenario.tile("B9", "L52", 0).major(Oe, 70, &[(BERTA, 5)]);
    let mut game = scenario.turn(Co, TRACK).build();
    let city = hex("B9");
    assert!(!game.table().board.companies_in(city).contains(Fc));
    assert_eq!(game.table().board.passage(city, 0, Oe), cuba18_track::Passage::Blocked);
    let green = choices(&game, ANNA).into_iter().find(|p| p.starts_with("lay/B9/L6"));
    play(&mut game, ANNA, &green.expect("it upgrades its mill"));
    assert!(game.table().board.stations(city, 0).contains(Fc));
    assert_eq!(game.table().board.passage(city, 0, Oe), cuba18_track::Passage::Rental);
    assert_eq!(game.table().board.passage(city, 0, Ms), cuba18_track::Passage::Free);
    assert_eq!(game.table().charter(Dq).director, None);
}

/// R250: brown has still three slots, gray four: then others pass for nothing.
#[test]
fn gray_mill_tiles_have_room_for_all() {
    let scenario = Scenario::four().phase(7).minor(Co, ANNA, 70, "B9").major(Ms, 70, &[(ANNA, 5)]);
    let scenario = scenario.tile("B9", "L72", 0).token(Fc, "B9", 0).major(Oe, 70, &[(BERTA, 5)]);
    let mut game = scenario.turn(Ms, TRACK).build();
    let city = hex("B9");
    assert_eq!(game.table().board.slots(city, 0), 3);
    assert_eq!(game.table().board.passage(city, 0, Oe), cuba18_track::Passage::Rental);
    let gray = choices(&game, ANNA).into_iter().find(|p| p.starts_with("lay/B9/"));
    play(&mut game, ANNA, &gray.expect("it upgrades its home"));
    assert_eq!(game.table().board.slots(city, 0), 4);
    assert_eq!(game.table().board.passage(city, 0, Oe), cuba18_track::Passage::Free);
}

/// R136: beside a yellow city the FC token blocks nothing; on green it fills a slot.
#[test]
fn the_fc_enters_green_cities() {
    let scenario = Scenario::four().phase(3).major(Ms, 70, &[(ANNA, 5)]).tile("B9", "57", 1);
    let mut game = scenario.turn(Ms, TRACK).build();
    let city = hex("B9");
    assert_eq!(game.table().board.passage(city, 0, Oe), cuba18_track::Passage::Blocked);
    let green = choices(&game, ANNA).into_iter().find(|p| p.starts_with("lay/B9/14/"));
    let events = play(&mut game, ANNA, &green.expect("it upgrades its home"));
    let stationed = Event::Stationed { company: Fc, hex: city, cost: Money::ZERO };
    assert!(events.contains(&stationed), "{events:?}");
    assert_eq!(game.table().board.stations(city, 0), [Ms, Fc].into_iter().collect());
    assert_eq!(game.table().board.passage(city, 0, Oe), cuba18_track::Passage::Rental);
}

/// R136: beside a yellow city the FC's token waits, though a slot is free: it enters with green.
#[test]
fn the_fc_waits_beside_yellow_cities() {
    let scenario = Scenario::four().minor(Co, ANNA, 70, "B9").turn(Co, TRACK);
    let mut game = scenario.build();
    let yellow = choices(&game, ANNA).into_iter().find(|path| path.starts_with("lay/B9/L5"));
    play(&mut game, ANNA, &yellow.expect("the tile of its mill"));
    let board = game.table().board;
    assert_eq!(board.stations(hex("B9"), 0), [Co].into_iter().collect());
    assert_eq!(board.passage(hex("B9"), 0, Oe), cuba18_track::Passage::Free);
}

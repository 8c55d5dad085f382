//! §VII.8 Stations.

use cuba18_rules::Refusal;
use cuba18_rules::round::Step;
use cuba18_rules::scenario::Scenario;
use cuba18_track::Company::{Co, Cvc, Fc, Ms, Oe};
use cuba18_track::{Hex, Train};

use crate::table::{ANNA, BERTA, choices, may, play, refused, step, treasury};

/// MS in Matanzas with track to Cárdenas, all shares sold: four tokens.
fn ms() -> Scenario {
    let scenario = Scenario::four().phase(2).major(Ms, 70, &[(ANNA, 6), (BERTA, 4)]);
    let scenario = scenario.tile("B9", "57", 1).tile("B11", "57", 1).train(Ms, Train::Two);
    scenario.treasury(Ms, 300).turn(Ms, Step::Station)
}

/// R145, R146: the second, third and fourth cost 40, 60 and 80; one a turn.
#[test]
fn what_stations_cost() {
    for (more, cost) in [(vec![], 40), (vec!["C4"], 60), (vec!["C4", "D13"], 80)] {
        let scenario = more.iter().fold(ms(), |all, at| all.token(Ms, at, 0));
        let mut game = scenario.build();
        play(&mut game, ANNA, "station/B11/0");
        assert_eq!(300 - treasury(&game, Ms), cost);
        assert_eq!(step(&game), (Ms, Step::Run), "one a turn");
    }
    let all = ["C4", "D13", "F21"].into_iter().fold(ms(), |all, at| all.token(Ms, at, 0));
    assert_eq!(refused(&all.build(), ANNA, "station/B11/0"), Refusal::NoStationLeft);
    let poor = ms().treasury(Ms, 39).build();
    assert!(matches!(refused(&poor, ANNA, "station/B11/0"), Refusal::CompanyLacks { .. }));
}

/// R150, R076: only tokens that the share rule has released.
#[test]
fn only_released_tokens() {
    let scenario = Scenario::four().phase(2).major(Ms, 70, &[(ANNA, 5)]).tile("B9", "57", 1);
    let scenario = scenario.tile("B11", "57", 1).treasury(Ms, 300).token(Ms, "C4", 0);
    let game = scenario.turn(Ms, Step::Station).build();
    assert_eq!(refused(&game, ANNA, "station/B11/0"), Refusal::NoStationLeft);
}

/// R147, R148: one station a hex; a free slot and a way are needed.
#[test]
fn where_stations_may_stand() {
    let game = ms().build();
    assert_eq!(refused(&game, ANNA, "station/B9/0"), Refusal::OneStation);
    assert_eq!(refused(&game, ANNA, "station/C4/0"), Refusal::NoStation, "not reached");
    assert_eq!(refused(&game, ANNA, "station/B7/1"), Refusal::NoStation, "the FC's slot");
    let full = ms().major(Cvc, 70, &[(BERTA, 5)]).token(Cvc, "B11", 0).build();
    assert_eq!(refused(&full, ANNA, "station/B11/0"), Refusal::NoStation);
    assert_eq!(refused(&game, ANNA, "station/B11/7"), Refusal::NoStation);
    let green = ms().tile("B9", "14", 0).build();
    assert_eq!(refused(&green, ANNA, "station/B9/0"), Refusal::OneStation, "one in a city");
}

/// R147: one station a hex, in La Habana, too.
#[test]
fn one_station_in_la_habana() {
    // L44: one city with three slots, for Oe, the FC and one more.
    let scenario = Scenario::four().phase(3).major(Oe, 70, &[(ANNA, 6), (BERTA, 4)]);
    let scenario = scenario.major(Ms, 70, &[(ANNA, 6), (BERTA, 4)]).tile("B7", "L44", 0);
    let scenario = scenario.tile("B9", "57", 1).treasury(Oe, 300).treasury(Ms, 300);
    let own = scenario.clone().turn(Oe, Step::Station).build();
    assert_eq!(own.table().board.slots(Hex::from_id("B7").expect("a hex"), 0), 3);
    assert_eq!(refused(&own, ANNA, "station/B7/0"), Refusal::OneStation);
    let other = scenario.clone().turn(Ms, Step::Station).build();
    assert!(may(&other, ANNA, "station/B7/0"));
    // Nor in two of the three cities of L45.
    let three = scenario.tile("B7", "L45", 0).token(Ms, "B7", 2).turn(Ms, Step::Station).build();
    for stop in 0..3 {
        let path = format!("station/B7/{stop}");
        assert_eq!(refused(&three, ANNA, &path), Refusal::OneStation);
    }
}

/// R145: minors place none.
#[test]
fn minors_place_no_stations() {
    let scenario = Scenario::four().minor(Co, ANNA, 70, "B11").tile("B11", "L52", 3);
    let game = scenario.treasury(Co, 300).turn(Co, Step::Station).build();
    assert_eq!(refused(&game, ANNA, "station/B9/0"), Refusal::NoStationLeft);
}

/// R149, C37: the last free slot of the home of a major that has not operated is kept.
#[test]
fn the_last_home_slot_is_kept() {
    // On a green tile there are two slots: one for a guest, one kept.
    let scenario = Scenario::four().phase(3).major(Cvc, 70, &[(ANNA, 6), (BERTA, 4)]);
    let scenario = scenario.token(Cvc, "B11", 0).tile("B11", "57", 1).treasury(Cvc, 300);
    let yellow = scenario.clone().tile("B9", "57", 1).turn(Cvc, Step::Station).build();
    assert_eq!(refused(&yellow, ANNA, "station/B9/0"), Refusal::SlotKept);
    let green = scenario.clone().tile("B9", "14", 0).turn(Cvc, Step::Station).build();
    assert!(may(&green, ANNA, "station/B9/0"));
    let fc = scenario.tile("B9", "14", 0).token(Fc, "B9", 0).turn(Cvc, Step::Station).build();
    assert_eq!(refused(&fc, ANNA, "station/B9/0"), Refusal::SlotKept);
}

/// R151, R214, R215, Q03: a rental opens the way to a slot; it is refused where it is not needed.
#[test]
fn a_rental_opens_the_way() {
    let scenario = Scenario::four().phase(3).major(Cvc, 70, &[(ANNA, 6), (BERTA, 4)]);
    let scenario = scenario.token(Cvc, "B11", 0).tile("B11", "57", 1).treasury(Cvc, 300);
    let scenario = scenario.major(Ms, 70, &[(BERTA, 5)]).tile("B9", "14", 0).token(Fc, "B9", 0);
    let scenario = scenario.tile("B7", "L44", 0).turn(Cvc, Step::Station);
    let mut game = scenario.build();
    assert_eq!(refused(&game, ANNA, "station/B7/0"), Refusal::NoStation);
    play(&mut game, ANNA, "station/B7/0/rent/B9");
    assert_eq!((treasury(&game, Cvc), treasury(&game, Fc)), (300 - 60 - 20, 10));
    let board = game.table().board;
    assert!(board.has_station(Hex::from_id("B9").expect("a city"), 0, Fc), "it stays");
    // R149: the last slot of La Habana is kept for Oe.
    assert_eq!(board.stations(Hex::from_id("B7").expect("a city"), 0).len(), 2);
    assert!(!board.companies_in(Hex::from_id("B7").expect("a city")).contains(Oe));
    let free = ms().build();
    assert_eq!(refused(&free, ANNA, "station/B11/0/rent/B9"), Refusal::NeedlessRent);
    assert!(choices(&free, ANNA).contains(&"station/B11/0".to_owned()));
}

//! §VII.2 Routes, and the upgrades that depend on them.

use cuba18_rules::round::Step;
use cuba18_rules::scenario::Scenario;
use cuba18_rules::{Cuba18, Refusal};
use cuba18_track::Company::{Co, Cvc, Ms};
use cuba18_track::{LayRefusal, Train, Wagon};

use crate::table::{ANNA, BERTA, TRACK, choices, idle, lay_refused, may, play, refused, step};

/// MS in Matanzas on a green tile: NE to A10, E, SW, W to La Habana.
fn ms(train: Train) -> Scenario {
    let scenario = Scenario::four().phase(3).major(Ms, 70, &[(ANNA, 5)]).tile("B9", "14", 0);
    scenario.train(Ms, train).turn(Ms, Step::Run)
}

fn revenue(scenario: &Scenario) -> u16 {
    let mut game = scenario.build();
    idle(&mut game);
    let (_, Step::Dividend { revenue }) = step(&game) else { panic!("{:?}", step(&game)) };
    revenue
}

fn is_no_route(game: &Cuba18, path: &str) -> bool {
    matches!(refused(game, ANNA, path), Refusal::BadRoute { .. })
}

/// R088: every route contains a station of the company.
#[test]
fn a_route_needs_a_station() {
    let scenario = ms(Train::Three).major(Cvc, 70, &[(BERTA, 5)]).token(Cvc, "B11", 0);
    let game = scenario.tile("B11", "14", 0).build();
    assert!(is_no_route(&game, "run/3,,A10-B11-B13,,"));
    assert!(is_no_route(&game, "run/3,,A12-B11,,"));
}

/// R089, R090, R091: no track and no stop twice, no turning back.
#[test]
fn nothing_is_used_twice() {
    let game = ms(Train::Three).build();
    assert!(is_no_route(&game, "run/3,,B7-B9-B7,,"));
    assert!(is_no_route(&game, "run/3,,B9-B7-B9,,"));
}

/// R092: a stop is entered on one track and left on any other.
#[test]
fn a_stop_is_left_on_any_track() {
    assert_eq!(revenue(&ms(Train::Three)), 30 + 30 + 10);
}

/// R159: a train without a route does not run.
#[test]
fn a_train_without_a_route_stays() {
    let scenario = ms(Train::Two).tile("B9", "57", 1).train(Ms, Train::Two);
    assert_eq!(revenue(&scenario), 50);
}

/// R163: one train visits one city of La Habana; two trains may visit two.
#[test]
fn la_habana_is_visited_once() {
    let board = |train| ms(train).tile("B7", "L45", 0).tile("C8", "7", 2);
    let one = board(Train::Three);
    assert!(is_no_route(&one.build(), "run/3,,B7-B9-C8-B7,,"));
    assert_eq!(revenue(&one), 40 + 30 + 10);
    assert_eq!(revenue(&board(Train::Two).train(Ms, Train::Two)), 40 + 30 + 30 + 40);
}

/// R117: a minor's tile is reached by narrow track from its mill.
#[test]
fn a_minor_builds_from_its_mill() {
    let scenario = Scenario::four().minor(Co, ANNA, 70, "C4").tile("C4", "L52", 0).turn(Co, TRACK);
    let game = scenario.build();
    assert_eq!(lay_refused(&game, "lay/D5/L50/2"), LayRefusal::NotReached);
    assert_eq!(lay_refused(&game, "lay/C10/79/0"), LayRefusal::NotReached);
    assert!(may(&game, ANNA, "lay/D3/79/0"));
}

/// R119, R120: track may end at a neighbor without track, or with the other gauge.
#[test]
fn track_may_end_blindly() {
    let scenario = Scenario::four().major(Ms, 70, &[(ANNA, 5)]).tile("B9", "57", 2).turn(Ms, TRACK);
    for (tile, rotation) in [("9", 0), ("79", 1)] {
        let game = scenario.clone().tile("C12", tile, rotation).build();
        assert!(may(&game, ANNA, "lay/C10/8/2"), "{tile}");
    }
}

/// R130, R131: old track and kind are kept.
#[test]
fn an_upgrade_keeps_what_is_there() {
    let scenario = Scenario::four().phase(3).major(Ms, 70, &[(ANNA, 5)]).tile("B9", "57", 2);
    let game = scenario.tile("C10", "8", 2).turn(Ms, TRACK).build();
    assert_eq!(lay_refused(&game, "lay/C10/16/0"), LayRefusal::NotAnUpgrade);
    assert_eq!(lay_refused(&game, "lay/B9/L66/0"), LayRefusal::NotAnUpgrade);
    assert_eq!(lay_refused(&game, "lay/B9/622/0"), LayRefusal::NotAnUpgrade);
}

/// R132: an upgraded tile lies on a route of the company.
#[test]
fn an_upgrade_is_reached() {
    let scenario = Scenario::four().phase(3).major(Ms, 70, &[(ANNA, 5)]).tile("B9", "57", 2);
    let game = scenario.tile("E20", "9", 0).turn(Ms, TRACK).build();
    assert_eq!(lay_refused(&game, "lay/E20/23/0"), LayRefusal::NotReached);
}

/// R139: a minor upgrades every field it reaches.
#[test]
fn a_minor_upgrades_fields() {
    let scenario = Scenario::four().phase(3).minor(Co, ANNA, 70, "C4").tile("C4", "L52", 5);
    let game = scenario.tile("D5", "L50", 2).turn(Co, TRACK).build();
    assert!(may(&game, ANNA, "lay/D5/L64/2"));
}

/// A field with two open sides is never upgraded.
#[test]
fn narrow_corners_stay_yellow() {
    let scenario = Scenario::four().phase(3).minor(Co, ANNA, 70, "C4").tile("C4", "L52", 0);
    let game = scenario.tile("D3", "79", 0).tile("E2", "L50", 3).turn(Co, TRACK).build();
    assert!(!choices(&game, ANNA).iter().any(|path| path.starts_with("lay/E2/")));
}

/// R140, R142, C48: plain track is upgraded only to add track of one's own gauge.
#[test]
fn an_upgrade_adds_own_track() {
    let scenario = Scenario::four().phase(3).minor(Co, ANNA, 70, "C4").tile("C4", "L52", 0);
    let minor = scenario.tile("D3", "79", 0).turn(Co, TRACK).build();
    assert_eq!(lay_refused(&minor, "lay/D3/715/0"), LayRefusal::AddsNothing);
    let scenario = Scenario::four().phase(3).major(Ms, 70, &[(ANNA, 5)]).tile("B9", "57", 2);
    let major = scenario.tile("C10", "8", 2).turn(Ms, TRACK).build();
    assert_eq!(lay_refused(&major, "lay/C10/IR28/4"), LayRefusal::AddsNothing);
}

/// R144: the supply limits upgrades: there is one 455.
#[test]
fn the_supply_limits_upgrades() {
    let scenario = Scenario::four().phase(7).major(Ms, 70, &[(ANNA, 5)]).tile("B9", "611", 0);
    assert!(may(&scenario.clone().turn(Ms, TRACK).build(), ANNA, "lay/B9/455/0"));
    let game = scenario.tile("D13", "455", 0).turn(Ms, TRACK).build();
    assert_eq!(lay_refused(&game, "lay/B9/455/0"), LayRefusal::NoneLeft);
}

/// C50: both tiles of a turn may lie on one hex.
#[test]
fn lay_and_upgrade_in_one_turn() {
    let scenario = Scenario::four().phase(3).major(Ms, 70, &[(ANNA, 5)]).tile("B9", "57", 2);
    let mut game = scenario.commissioner(ANNA, 3).turn(Ms, TRACK).build();
    play(&mut game, ANNA, "lay/C10/8/2");
    assert!(choices(&game, ANNA).iter().any(|path| path.starts_with("commission/3/C10/")));
}

/// R141: a minor upgrades a major's plain tile on a sugar hex by narrow track, and
/// never to a field.
#[test]
fn a_plain_tile_on_a_sugar_hex() {
    let scenario = Scenario::four().phase(3).minor(Co, ANNA, 70, "C14").tile("C14", "L55", 0);
    let scenario = scenario.tile("B15", "77", 5).tile("C16", "8", 5).turn(Co, TRACK);
    let game = scenario.build();
    assert!(may(&game, ANNA, "lay/C16/IR28/1"));
    assert_eq!(lay_refused(&game, "lay/C16/L49/0"), LayRefusal::NotAnUpgrade);
    assert_eq!(lay_refused(&game, "lay/C16/L64/0"), LayRefusal::NotAnUpgrade);
}

/// R168, C30: with one harbor in reach only one of two trains delivers.
#[test]
fn deliveries_use_different_harbors() {
    let scenario = Scenario::four().phase(3).minor(Co, BERTA, 70, "B9").major(Ms, 70, &[(ANNA, 5)]);
    let scenario = scenario.tile("B9", "L52", 5).tile("B11", "5", 1).cubes(Co, 2);
    let scenario =
        [0, 1].into_iter().fold(scenario, |all, _| all.train(Ms, Train::Two).wagon(Ms, Wagon::One));
    let scenario = scenario.turn(Ms, Step::Run);
    assert_eq!(revenue(&scenario), 100);
    let both = "run/2,1,A10-B9,CO1,A10/2,1,A10-B11-B9,CO1,A10";
    assert!(is_no_route(&scenario.build(), both));
}

/// R172, R223: the Isla de Tesoros counts 20, from phase 5 on 40; a 4D doubles it.
#[test]
fn the_island() {
    let at = |phase, train| {
        let scenario = Scenario::four().phase(phase).major(Cvc, 70, &[(ANNA, 5)]);
        let scenario = scenario.token(Cvc, "C4", 0).tile("C4", "57", 0).tile("D3", "8", 3);
        revenue(&scenario.train(Cvc, train).turn(Cvc, Step::Run))
    };
    assert_eq!(at(4, Train::Three), 20 + 20);
    assert_eq!(at(5, Train::Five), 20 + 40);
    assert_eq!(at(7, Train::FourDouble), 2 * (20 + 40));
}

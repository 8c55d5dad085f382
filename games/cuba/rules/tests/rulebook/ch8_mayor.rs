//! §8 The mayor. Ship 1 (3 sugar cane, citrus, tobacco) lies at berth 1, ship 4
//! (3 citrus, tobacco, rum) at berth 2, ship 7 (3 tobacco, rum, cigars) at berth 3.

use cuba_rules::components::Favor;
use cuba_rules::scenario::Scenario;
use cuba_rules::{Act, Berth, Chance, Event, Good, Item, Need, Refusal, Ship, Step};

use crate::table::{
    ANNA, BERTA, CARLO, choices, draw, held, pesos, play, plays, plays_next, points, refused, step,
};

/// §8: each good brings the points of the berth.
#[test]
fn each_good_brings_the_points_of_the_berth() {
    for (load, scored) in
        [("load/1/tobacco/1", 1), ("load/2/tobacco/1", 2), ("load/3/tobacco/3", 9)]
    {
        let mut game = Scenario::players(2).yard(ANNA, Item::Tobacco, 3).build();
        plays(&mut game, ANNA, &["play/mayor", load]);
        assert_eq!(points(&game, ANNA), scored, "{load}");
    }
}

/// §8: a ship takes only what it has spaces for.
#[test]
fn a_ship_takes_only_what_it_has_spaces_for() {
    let scenario = Scenario::players(2).yard(ANNA, Item::Sugar, 5).yard(ANNA, Item::Rum, 1);
    let mut game = scenario.cargo(Berth::First, Good::Sugar, 1).build();
    play(&mut game, ANNA, "play/mayor");
    let refusal = refused(&game, ANNA, "load/3/sugar/1");
    assert_eq!(refusal, Refusal::NoRoom { good: Good::Sugar, room: 0 });
    let refusal = refused(&game, ANNA, "load/1/sugar/3");
    assert_eq!(refusal, Refusal::NoRoom { good: Good::Sugar, room: 2 });
    let refusal = refused(&game, ANNA, "load/3/cigars/1");
    assert_eq!(refusal, Refusal::NotEnough { need: Need::Cargo, item: Item::Cigars, held: 0 });
    assert_eq!(refused(&game, ANNA, "load/1/sugar/0"), Refusal::Nothing { need: Need::Cargo });
    assert_eq!(
        choices(&game, ANNA),
        ["load/1/sugar/1", "load/1/sugar/2", "load/2/rum/1", "load/3/rum/1", "pass"]
    );
}

/// §8: any number of goods on one ship, but on one only.
#[test]
fn one_ship_is_served() {
    let scenario = Scenario::players(2).yard(ANNA, Item::Tobacco, 4).yard(ANNA, Item::Rum, 2);
    let mut game = scenario.build();
    plays(&mut game, ANNA, &["play/mayor", "load/3/tobacco/2"]);
    assert_eq!(step(&game), (ANNA, Step::Load { berth: Some(Berth::Third) }));
    assert_eq!(refused(&game, ANNA, "load/2/rum/1"), Refusal::OneShip);
    plays(&mut game, ANNA, &["load/3/rum/1", "load/3/tobacco/1"]);
    assert_eq!(points(&game, ANNA), 12);
    plays_next(&game, BERTA);
}

/// §8, Q26: the ship at sea is not loaded, nor an empty berth.
#[test]
fn only_ships_at_berths_are_loaded() {
    let mut game = Scenario::players(2).yard(ANNA, Item::Rum, 3).build();
    play(&mut game, ANNA, "play/mayor");
    assert!(choices(&game, ANNA).iter().all(|path| !path.contains("load/1")));
    assert_eq!(game.table().harbor.sea, Some(Ship::new(10)), "three rum would fit there");
    let mut game = Scenario::players(2).yard(ANNA, Item::Rum, 3).no_ship(Berth::Third).build();
    play(&mut game, ANNA, "play/mayor");
    let refusal = refused(&game, ANNA, "load/3/rum/1");
    assert_eq!(refusal, Refusal::NoShip { berth: Berth::Third });
}

/// §8, Q16, Q17, Q27: loading nothing: 4 pesos for the first, 2 for the second, then nothing.
#[test]
fn loading_nothing_brings_pesos_twice_a_round() {
    let mut game = Scenario::players(3).yard(ANNA, Item::Rum, 1).build();
    plays(&mut game, ANNA, &["play/mayor", "pass"]);
    assert_eq!(pesos(&game, ANNA), 14);
    assert!(game.table().is_covered(Favor::FirstMayor));
    let events = play(&mut game, BERTA, "play/mayor");
    assert_eq!(events[1], Event::LoadedNothing { seat: BERTA, pesos: 2 });
    let events = play(&mut game, CARLO, "play/mayor");
    assert_eq!(events[1], Event::LoadedNothing { seat: CARLO, pesos: 0 });
    assert_eq!((pesos(&game, BERTA), pesos(&game, CARLO)), (12, 10));
}

/// Q27: whoever has loaded gets nothing on top.
#[test]
fn whoever_has_loaded_gets_no_pesos() {
    let mut game = Scenario::players(2).yard(ANNA, Item::Tobacco, 2).build();
    plays(&mut game, ANNA, &["play/mayor", "load/3/tobacco/1", "pass"]);
    assert_eq!(pesos(&game, ANNA), 10);
    assert!(game.table().markers.is_empty());
    plays_next(&game, BERTA);
}

/// §8: ships stay until the end of the round.
#[test]
fn a_full_ship_stays_until_the_end_of_the_round() {
    let scenario = Scenario::players(2).cargo(Berth::First, Good::Sugar, 3);
    let scenario = scenario.cargo(Berth::First, Good::Citrus, 1).yard(ANNA, Item::Tobacco, 1);
    let mut game = scenario.build();
    plays(&mut game, ANNA, &["play/mayor", "load/1/tobacco/1"]);
    let full = |berth| game.table().harbor.berths[berth].map(|d| d.is_full(&game.table().printed));
    assert_eq!(full(Berth::First), Some(true));
    plays_next(&game, BERTA);
}

/// §10, Q28: under the harbor act a full ship leaves at once, after scoring; the others close up,
/// the sea is refilled, and the mayor is done.
#[test]
fn under_the_harbor_act_a_full_ship_leaves_at_once() {
    let scenario = Scenario::players(2).act(Act::HarborAct).cargo(Berth::Second, Good::Citrus, 3);
    let scenario = scenario.cargo(Berth::Second, Good::Rum, 1).yard(ANNA, Item::Tobacco, 2);
    let mut game = scenario.build();
    let rum = game.table().supply.count(Item::Rum);
    plays(&mut game, ANNA, &["play/mayor", "load/2/tobacco/1"]);
    assert_eq!(points(&game, ANNA), 2, "scored at the second berth");
    assert_eq!(game.table().supply.count(Item::Rum), rum + 1, "the cargo is in the supply");
    assert_eq!(game.table().harbor.pile.below(), [Ship::new(4)], "the card is under the pile");
    let at = |berth: Berth| game.table().harbor.berths[berth].map(|docked| docked.ship);
    assert_eq!(
        [Berth::First, Berth::Second, Berth::Third].map(at),
        [10, 1, 7].map(|n| Some(Ship::new(n)))
    );
    draw(&mut game, Chance::Ship { ship: Ship::new(12) });
    assert_eq!(game.table().harbor.sea, Some(Ship::new(12)));
    plays_next(&game, BERTA);
    assert_eq!(held(&game, ANNA, Item::Tobacco), 1);
}

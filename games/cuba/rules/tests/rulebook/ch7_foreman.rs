//! §7 The foreman.

use cuba_rules::components::Building::{Distillery, Hotel, Inn, RumCafe, SmallBank};
use cuba_rules::scenario::Scenario;
use cuba_rules::{Building, Field, Item, Refusal};

use crate::table::{ANNA, BERTA, choices, held, pesos, play, plays, plays_next, points, refused};

/// §7: all buildings in the pawn's row or column, also the one below it, in any order (Q22).
#[test]
fn all_buildings_of_the_cross_are_used() {
    let scenario = Scenario::players(2).pawn(ANNA, Field::C2);
    let scenario = scenario.built(ANNA, Hotel, Field::C2).built(ANNA, Inn, Field::C3);
    let mut game = scenario.built(ANNA, SmallBank, Field::A2).build();
    plays(&mut game, ANNA, &["play/foreman", "use/small_bank", "use/hotel", "use/inn"]);
    assert_eq!((points(&game, ANNA), pesos(&game, ANNA)), (3, 12));
    plays_next(&game, BERTA);
}

/// §7, Q23: or any single one, anywhere.
#[test]
fn or_any_single_building() {
    let scenario = Scenario::players(2).pawn(ANNA, Field::C2).built(ANNA, Inn, Field::C3);
    let scenario = scenario.built(ANNA, Hotel, Field::D1).yard(ANNA, Item::Sugar, 1);
    let mut game = scenario.build();
    play(&mut game, ANNA, "play/foreman");
    assert_eq!(choices(&game, ANNA), ["use/hotel", "use/inn", "use/warehouse", "pass"]);
    let mut other = game;
    play(&mut game, ANNA, "use/hotel");
    assert_eq!(points(&game, ANNA), 2);
    plays_next(&game, BERTA);
    play(&mut other, ANNA, "use/warehouse");
    assert_eq!(other.table().players[ANNA].warehouse.count(Item::Sugar), 1);
    plays_next(&other, BERTA);
}

/// §7: after one of the cross, none outside it.
#[test]
fn after_the_first_only_the_cross_is_open() {
    let scenario = Scenario::players(2).pawn(ANNA, Field::C2).built(ANNA, Inn, Field::C3);
    let scenario = scenario.built(ANNA, Hotel, Field::D1).built(ANNA, SmallBank, Field::C1);
    let mut game = scenario.build();
    plays(&mut game, ANNA, &["play/foreman", "use/inn"]);
    assert_eq!(refused(&game, ANNA, "use/hotel"), Refusal::NotInCross { building: Hotel });
    assert_eq!(choices(&game, ANNA), ["use/small_bank", "pass"]);
}

/// Q22: each building at most once in a turn; both tiles of a factory are two buildings.
#[test]
fn each_building_is_used_once() {
    let scenario = Scenario::players(2).pawn(ANNA, Field::C2).built(ANNA, Distillery, Field::C3);
    let scenario = scenario.built(ANNA, Inn, Field::C1).yard(ANNA, Item::Sugar, 4);
    let mut game = scenario.build();
    plays(&mut game, ANNA, &["play/foreman", "use/distillery/1"]);
    let refusal = refused(&game, ANNA, "use/distillery/1");
    assert_eq!(refusal, Refusal::UsedAlready { building: Distillery });
    let mut game = scenario.built(ANNA, Distillery, Field::D2).build();
    plays(&mut game, ANNA, &["play/foreman", "use/distillery/1", "use/distillery/2"]);
    assert_eq!((held(&game, ANNA, Item::Rum), held(&game, ANNA, Item::Sugar)), (3, 1));
}

/// Q22: distillery, rum café and warehouse in one turn.
#[test]
fn buildings_feed_each_other() {
    let scenario = Scenario::players(2).built(ANNA, Distillery, Field::B1);
    let scenario = scenario.built(ANNA, RumCafe, Field::A2).yard(ANNA, Item::Sugar, 4);
    let mut game = scenario.build();
    let turn = ["play/foreman", "use/distillery/3", "use/rum_cafe/3", "use/warehouse"];
    plays(&mut game, ANNA, &turn);
    assert_eq!((points(&game, ANNA), held(&game, ANNA, Item::Rum)), (6, 0));
    assert_eq!(game.table().players[ANNA].warehouse.count(Item::Sugar), 1);
}

/// §7: whoever owns no such building cannot use it.
#[test]
fn only_own_buildings_are_used() {
    let scenario = Scenario::players(2).built(BERTA, Hotel, Field::C2).built(ANNA, Inn, Field::C3);
    let mut game = scenario.build();
    play(&mut game, ANNA, "play/foreman");
    assert_eq!(refused(&game, ANNA, "use/hotel"), Refusal::NotOwned { building: Hotel });
}

/// §7, Q07: the printed warehouse takes all raws of the yard, and nothing else.
#[test]
fn the_warehouse_takes_all_raws() {
    let scenario = Scenario::players(2).yard(ANNA, Item::Sugar, 7).yard(ANNA, Item::Citrus, 2);
    let mut game = scenario.yard(ANNA, Item::Rum, 1).yard(ANNA, Item::Wood, 1).build();
    plays(&mut game, ANNA, &["play/foreman", "use/warehouse"]);
    let player = game.table().players[ANNA];
    assert_eq!((player.warehouse.count(Item::Sugar), player.warehouse.count(Item::Citrus)), (7, 2));
    assert_eq!((player.yard.count(Item::Rum), player.yard.count(Item::Wood)), (1, 1));
    let building = Building::Warehouse;
    let mut game = Scenario::players(2).built(ANNA, Inn, Field::B1).build();
    play(&mut game, ANNA, "play/foreman");
    assert_eq!(refused(&game, ANNA, "use/warehouse"), Refusal::NothingToStore, "{building:?}");
}

/// Q08: the tile opens the same store from another place.
#[test]
fn a_second_warehouse_opens_the_same_store() {
    let scenario = Scenario::players(2).pawn(ANNA, Field::C2);
    let mut game = scenario.built(ANNA, Building::Warehouse, Field::D2).build();
    play(&mut game, ANNA, "play/foreman");
    plays_next(&game, BERTA);
    let mut game = scenario
        .built(ANNA, Building::Warehouse, Field::D2)
        .built(ANNA, Inn, Field::C1)
        .yard(ANNA, Item::Sugar, 1)
        .build();
    plays(&mut game, ANNA, &["play/foreman", "use/warehouse", "use/inn"]);
    assert_eq!(game.table().players[ANNA].warehouse.count(Item::Sugar), 1);
}

/// §7, Q09: yard and warehouse are open at any time; the yard pays first.
#[test]
fn the_yard_pays_first() {
    let mut game = Scenario::players(2).yard(ANNA, Item::Sugar, 2).build();
    plays(&mut game, ANNA, &["play/foreman", "use/warehouse"]);
    play(&mut game, BERTA, "play/mayor");
    plays(&mut game, ANNA, &["play/worker", "move/c1", "harvest/c1", "pass"]);
    play(&mut game, BERTA, "play/architect");
    assert_eq!(held(&game, ANNA, Item::Sugar), 3);
    plays(&mut game, ANNA, &["play/mayor", "load/1/sugar/2"]);
    let player = game.table().players[ANNA];
    assert_eq!((player.yard.count(Item::Sugar), player.warehouse.count(Item::Sugar)), (0, 1));
}

/// Q21: using is optional.
#[test]
fn the_foreman_may_stop() {
    let mut game = Scenario::players(2).built(ANNA, Hotel, Field::B1).build();
    plays(&mut game, ANNA, &["play/foreman", "pass"]);
    assert_eq!(points(&game, ANNA), 0);
    plays_next(&game, BERTA);
}

//! §7 The twelve buildings.

use santiago_de_cuba_rules::components::{Building, Cuban, Good, Item, Station};
use santiago_de_cuba_rules::phase::Then;
use santiago_de_cuba_rules::scenario::Scenario;
use santiago_de_cuba_rules::table::Face;
use santiago_de_cuba_rules::{Ending, Event, Refusal, Santiago, Step};
use tabletop::Key;

use crate::table::{ANNA, BERTA, choices, drives_next, held, play, refused, roll, step};

/// Anna stands on `building` and may use it.
fn on(building: Building, scenario: Scenario) -> Santiago {
    scenario.figure(ANNA, building).step(ANNA, Step::Use).build()
}

fn two() -> Scenario {
    Scenario::players(2)
}

/// §7: the bank gives two pesos.
#[test]
fn the_bank_gives_pesos() {
    let mut game = on(Building::Bank, two());
    assert_eq!(choices(&game, ANNA), ["use/bank", "pass"]);
    play(&mut game, ANNA, "use/bank");
    assert_eq!(held(&game, ANNA, Item::Peso), 5);
    drives_next(&game, BERTA);
}

/// §7, Q18: the casino changes pesos and points one to one, one way a use, at most three.
#[test]
fn the_casino_changes_pesos_and_points() {
    let scenario = two().owns(ANNA, Item::Peso, 5);
    let mut game = on(Building::Casino, scenario.clone());
    assert_eq!(
        choices(&game, ANNA),
        [
            "use/casino/point/1",
            "use/casino/point/2",
            "use/casino/point/3",
            "use/casino/peso/1",
            "use/casino/peso/2",
            "pass"
        ]
    );
    assert_eq!(refused(&game, ANNA, "use/casino/point/4"), Refusal::TooMany { most: 3 });
    assert_eq!(refused(&game, ANNA, "use/casino/point/0"), Refusal::Nothing);
    let refusal = refused(&game, ANNA, "use/casino/peso/3");
    assert_eq!(refusal, Refusal::NotEnough { item: Item::Point, held: 2 });
    play(&mut game, ANNA, "use/casino/point/3");
    assert_eq!((held(&game, ANNA, Item::Peso), held(&game, ANNA, Item::Point)), (2, 5));
    let mut game = on(Building::Casino, scenario.owns(BERTA, Item::Peso, 54));
    let refusal = refused(&game, ANNA, "use/casino/peso/2");
    assert_eq!(refusal, Refusal::NotInSupply { item: Item::Peso });
    play(&mut game, ANNA, "use/casino/peso/1");
    assert_eq!((held(&game, ANNA, Item::Peso), held(&game, ANNA, Item::Point)), (6, 1));
}

/// §7: the church gives a point.
#[test]
fn the_church_gives_a_point() {
    let mut game = on(Building::Church, two());
    play(&mut game, ANNA, "use/church");
    assert_eq!(held(&game, ANNA, Item::Point), 3);
}

/// §7, Q19, Q21: the distillery turns cane into rum, any number the supply has.
#[test]
fn the_distillery_turns_cane_into_rum() {
    let scenario = two().owns(ANNA, Item::Sugar, 3);
    let mut game = on(Building::Distillery, scenario.clone());
    assert_eq!(
        choices(&game, ANNA),
        ["use/distillery/1", "use/distillery/2", "use/distillery/3", "pass"]
    );
    play(&mut game, ANNA, "use/distillery/3");
    assert_eq!((held(&game, ANNA, Item::Sugar), held(&game, ANNA, Item::Rum)), (0, 3));
    let game = on(Building::Distillery, scenario.owns(BERTA, Item::Rum, 7));
    let refusal = refused(&game, ANNA, "use/distillery/2");
    assert_eq!(refusal, Refusal::NotInSupply { item: Item::Rum });
    let refusal = refused(&game, ANNA, "use/distillery/4");
    assert_eq!(refusal, Refusal::NotEnough { item: Item::Sugar, held: 3 });
}

/// §7: the cigar factory does the same with tobacco.
#[test]
fn the_cigar_factory_turns_tobacco_into_cigars() {
    let mut game = on(Building::CigarFactory, two().owns(ANNA, Item::Tobacco, 2));
    play(&mut game, ANNA, "use/cigar_factory/2");
    assert_eq!((held(&game, ANNA, Item::Tobacco), held(&game, ANNA, Item::Cigars)), (0, 2));
}

/// §7, Q17: the port authority moves the marker one flag, never off the flags.
#[test]
fn the_port_authority_moves_the_marker() {
    let game = on(Building::PortAuthority, two());
    assert_eq!(choices(&game, ANNA), ["use/port_authority/raise", "pass"]);
    assert_eq!(refused(&game, ANNA, "use/port_authority/lower"), Refusal::FlagAtEnd);
    let mut game = on(Building::PortAuthority, two().flag(3));
    play(&mut game, ANNA, "use/port_authority/lower");
    assert_eq!(game.table().flag_points(), 2);
    let game = on(Building::PortAuthority, two().flag(4));
    assert_eq!(refused(&game, ANNA, "use/port_authority/raise"), Refusal::FlagAtEnd);
}

/// §7: the black market swaps one good for another, never wood.
#[test]
fn the_black_market_swaps_a_good() {
    let mut game = on(Building::BlackMarket, two().owns(BERTA, Item::Cigars, 8));
    assert_eq!(refused(&game, ANNA, "use/black_market/sugar/sugar"), Refusal::SameGood);
    let refusal = refused(&game, ANNA, "use/black_market/rum/sugar");
    assert_eq!(refusal, Refusal::NotEnough { item: Item::Rum, held: 0 });
    let refusal = refused(&game, ANNA, "use/black_market/sugar/cigars");
    assert_eq!(refusal, Refusal::NotInSupply { item: Item::Cigars });
    play(&mut game, ANNA, "use/black_market/sugar/rum");
    assert_eq!((held(&game, ANNA, Item::Sugar), held(&game, ANNA, Item::Rum)), (0, 1));
}

/// §7, Q16: the trading office loads one delivery at once, for its user alone.
#[test]
fn the_trading_office_loads_at_once() {
    let scenario = two().flag(4).owns(ANNA, Item::Sugar, 2).owns(ANNA, Item::Wood, 1);
    let mut game = on(Building::TradingOffice, scenario);
    play(&mut game, ANNA, "use/trading_office/sugar/2");
    assert_eq!(held(&game, ANNA, Item::Point), 2 + 2 * 4);
    assert_eq!(game.table().flag_points(), 4, "the marker does not move");
    drives_next(&game, BERTA);
    let nothing = on(Building::TradingOffice, two().wants(&[(Good::Rum, 1)]));
    assert_eq!(choices(&nothing, ANNA), ["pass"], "still a place to be");
}

/// §8: the trading office may meet the last demand; then the ship leaves.
#[test]
fn the_trading_office_may_send_the_ship_off() {
    let scenario = two().wants(&[(Good::Sugar, 1)]);
    let mut game = on(Building::TradingOffice, scenario);
    let events = play(&mut game, ANNA, "use/trading_office/sugar/1");
    assert!(events.contains(&Event::ShipLeft { ship: 1, cause: Ending::TradingOffice }));
    assert_eq!(step(&game), (ANNA, Step::Dice { chooser: ANNA, then: Then::End }));
}

/// §7: the sawmill buys up to two wood for two points each.
#[test]
fn the_sawmill_buys_wood() {
    let mut game = on(Building::Sawmill, two().owns(ANNA, Item::Wood, 3));
    assert_eq!(refused(&game, ANNA, "use/sawmill/3"), Refusal::TooMany { most: 2 });
    play(&mut game, ANNA, "use/sawmill/2");
    assert_eq!((held(&game, ANNA, Item::Wood), held(&game, ANNA, Item::Point)), (1, 6));
}

/// §7, Q15: the newspaper gives a peso and turns down a Cuban who lies face up.
#[test]
fn the_newspaper_turns_a_cuban_down() {
    let mut game = on(Building::Newspaper, two().face_down(Cuban::Maria));
    let refusal = refused(&game, ANNA, "use/newspaper/maria");
    assert_eq!(refusal, Refusal::FaceDown { cuban: Cuban::Maria });
    assert_eq!(refused(&game, ANNA, "use/newspaper/nobody"), Refusal::MustTurnDown);
    play(&mut game, ANNA, "use/newspaper/el_zorro");
    assert_eq!(held(&game, ANNA, Item::Peso), 4);
    assert_eq!(game.table().town.faces[Cuban::ElZorro], Face::Down);
}

/// Q15: if all lie face down, the peso is all there is.
#[test]
fn with_everybody_face_down_the_newspaper_gives_a_peso() {
    let scenario = Cuban::ALL.iter().fold(two(), |scenario, &cuban| scenario.face_down(cuban));
    let mut game = on(Building::Newspaper, scenario);
    assert_eq!(choices(&game, ANNA), ["use/newspaper/nobody", "pass"]);
    play(&mut game, ANNA, "use/newspaper/nobody");
    assert_eq!(held(&game, ANNA, Item::Peso), 4);
}

/// Q14: the Cuban under the car is not turned up when the car leaves, but when it next passes.
#[test]
fn the_cuban_under_the_car_waits_for_the_next_lap() {
    let mut game = on(Building::Newspaper, two().car_at(Station::Pedro).owns(BERTA, Item::Peso, 9));
    play(&mut game, ANNA, "use/newspaper/pedro");
    assert_eq!(game.table().town.faces[Cuban::Pedro], Face::DownUnderCar);
    play(&mut game, BERTA, "drive/harbor");
    assert_eq!(game.table().town.faces[Cuban::Pedro], Face::Down, "left, not passed");
    play(&mut game, BERTA, "pass");
    play(&mut game, ANNA, "pass");
    play(&mut game, ANNA, "drive/jose");
    assert_eq!(game.table().town.faces[Cuban::Pedro], Face::Up);
}

/// §7: the café buys up to three rum and cigars for two points each.
#[test]
fn the_cafe_buys_rum_and_cigars() {
    let scenario = two().owns(ANNA, Item::Rum, 2).owns(ANNA, Item::Cigars, 2);
    let mut game = on(Building::Cafe, scenario);
    assert_eq!(refused(&game, ANNA, "use/cafe/2/2"), Refusal::TooMany { most: 3 });
    assert_eq!(refused(&game, ANNA, "use/cafe/0/0"), Refusal::Nothing);
    let refusal = refused(&game, ANNA, "use/cafe/3/0");
    assert_eq!(refusal, Refusal::NotEnough { item: Item::Rum, held: 2 });
    play(&mut game, ANNA, "use/cafe/2/1");
    assert_eq!(held(&game, ANNA, Item::Point), 2 + 6);
    assert_eq!((held(&game, ANNA, Item::Rum), held(&game, ANNA, Item::Cigars)), (0, 1));
}

/// §7, §8: the customs office strikes one demand; the last one sends the ship off.
#[test]
fn the_customs_office_strikes_a_demand() {
    let scenario = two().wants(&[(Good::Sugar, 2), (Good::Rum, 3)]);
    let mut game = on(Building::CustomsOffice, scenario);
    let refusal = refused(&game, ANNA, "use/customs_office/cigars");
    assert_eq!(refusal, Refusal::NotWanted { good: Good::Cigars, wanted: 0 });
    play(&mut game, ANNA, "use/customs_office/rum");
    assert_eq!(game.table().town.wanted(Good::Rum), 0);
    drives_next(&game, BERTA);
    let mut game = on(Building::CustomsOffice, two().wants(&[(Good::Rum, 3)]));
    let events = play(&mut game, ANNA, "use/customs_office/rum");
    assert!(events.contains(&Event::ShipLeft { ship: 1, cause: Ending::CustomsOffice }));
    roll(&mut game, [1, 1, 1, 1, 1]);
    play(&mut game, ANNA, "aside/rum");
    drives_next(&game, BERTA);
}

/// Q24: with open holdings a building that cannot be used is not asked about.
#[test]
fn with_open_holdings_a_useless_building_is_not_asked_about() {
    let scenario = two().step(ANNA, Step::Figure { flower: santiago_de_cuba_rules::Flower::Red });
    let mut hidden = scenario.build();
    play(&mut hidden, ANNA, "walk/sawmill");
    assert_eq!(choices(&hidden, ANNA), ["pass"]);
    let mut open = scenario.open().build();
    play(&mut open, ANNA, "walk/sawmill");
    drives_next(&open, BERTA);
}

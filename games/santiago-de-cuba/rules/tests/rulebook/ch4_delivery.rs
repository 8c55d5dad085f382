//! §4 The harbor: a delivery round.

use santiago_de_cuba_rules::components::Station;
use santiago_de_cuba_rules::phase::Then;
use santiago_de_cuba_rules::scenario::Scenario;
use santiago_de_cuba_rules::{Building, Ending, Event, Good, Item, Refusal, Santiago, Step};
use tabletop::Seats;

use crate::table::{
    ANNA, BERTA, CARLO, choices, drives_next, held, is_asked, play, refused, roll, step,
};

/// A round that Anna has opened; the ship wants 2 sugar and 1 rum on flag 3.
fn round(players: u8) -> Scenario {
    Scenario::players(players)
        .car_at(Station::Alonso)
        .flag(3)
        .wants(&[(Good::Sugar, 2), (Good::Rum, 1)])
}

fn opened(scenario: &Scenario) -> Santiago {
    let mut game = scenario.build();
    play(&mut game, ANNA, "drive/harbor");
    game
}

/// §4: the active player begins; one kind of good, at most what is wanted, for the flag's points.
#[test]
fn each_good_brings_the_points_of_the_flag() {
    let mut game = opened(&round(2).owns(ANNA, Item::Sugar, 3));
    assert_eq!(choices(&game, ANNA), ["deliver/sugar/1", "deliver/sugar/2", "pass"]);
    play(&mut game, ANNA, "deliver/sugar/2");
    assert_eq!(held(&game, ANNA, Item::Point), 2 + 2 * 3);
    assert_eq!(held(&game, ANNA, Item::Sugar), 1);
    assert_eq!(game.table().town.wanted(Good::Sugar), 0, "the die is turned at once");
    is_asked(&game, BERTA);
}

/// §4: more than is wanted, or owned, is not loaded.
#[test]
fn nobody_loads_more_than_wanted_or_owned() {
    let game = opened(&round(2).owns(ANNA, Item::Sugar, 3));
    let refusal = refused(&game, ANNA, "deliver/sugar/3");
    assert_eq!(refusal, Refusal::NotWanted { good: Good::Sugar, wanted: 2 });
    let refusal = refused(&game, ANNA, "deliver/citrus/1");
    assert_eq!(refusal, Refusal::NotWanted { good: Good::Citrus, wanted: 0 });
    let refusal = refused(&game, ANNA, "deliver/rum/1");
    assert_eq!(refusal, Refusal::NotEnough { item: Item::Rum, held: 0 });
    assert_eq!(refused(&game, ANNA, "deliver/sugar/0"), Refusal::Nothing);
}

/// §4: it goes round and round until all have passed; Q23: less than possible may be loaded.
#[test]
fn it_goes_round_until_all_have_passed() {
    let mut game = opened(&round(3).owns(ANNA, Item::Sugar, 3));
    play(&mut game, ANNA, "deliver/sugar/1");
    play(&mut game, BERTA, "pass");
    play(&mut game, CARLO, "pass");
    is_asked(&game, ANNA);
    assert_eq!(
        step(&game).1,
        Step::Deliver { deliverer: ANNA, out: Seats::only(BERTA).with(CARLO) }
    );
    play(&mut game, ANNA, "pass");
    drives_next(&game, BERTA);
}

/// §4, Q23: who has passed is out, even if they could deliver.
#[test]
fn who_passes_is_out() {
    let mut game = opened(&round(2).owns(ANNA, Item::Rum, 1));
    play(&mut game, ANNA, "pass");
    play(&mut game, BERTA, "deliver/sugar/1");
    is_asked(&game, BERTA);
}

/// §4: demand left: the ship stays and the marker goes on.
#[test]
fn demand_left_moves_the_marker() {
    let mut game = opened(&round(2));
    play(&mut game, ANNA, "pass");
    let events = play(&mut game, BERTA, "pass");
    assert!(events.contains(&Event::FlagMoved { to: 4 }));
    assert_eq!(game.table().town.ship, 1);
    drives_next(&game, BERTA);
}

/// §4: from the last flag the ship leaves, although demand is left.
#[test]
fn from_the_last_flag_the_ship_leaves() {
    let mut game = opened(&round(2).flag(4));
    play(&mut game, ANNA, "pass");
    let events = play(&mut game, BERTA, "pass");
    assert!(events.contains(&Event::ShipLeft { ship: 1, cause: Ending::LastFlag }));
    assert_eq!(step(&game), (ANNA, Step::Dice { chooser: ANNA, then: Then::End }));
}

/// §4: all demand met: the round ends at once and the ship leaves.
#[test]
fn a_loaded_ship_leaves_at_once() {
    let scenario = round(2).owns(ANNA, Item::Sugar, 2).owns(BERTA, Item::Rum, 3);
    let mut game = opened(&scenario);
    play(&mut game, ANNA, "deliver/sugar/2");
    let events = play(&mut game, BERTA, "deliver/rum/1");
    assert!(events.contains(&Event::ShipLeft { ship: 1, cause: Ending::Loaded }));
    assert_eq!(step(&game).1, Step::Dice { chooser: ANNA, then: Then::End }, "Q04: Anna chooses");
    roll(&mut game, [1, 1, 1, 1, 1]);
    play(&mut game, ANNA, "aside/sugar");
    drives_next(&game, BERTA);
}

/// Q04: or whoever made the last delivery chooses the new dice, by agreement.
#[test]
fn the_last_deliverer_may_choose_the_dice() {
    let scenario = round(2).owns(ANNA, Item::Sugar, 2).owns(BERTA, Item::Rum, 3);
    let mut game = opened(&scenario.deliverer_chooses());
    play(&mut game, ANNA, "deliver/sugar/2");
    play(&mut game, BERTA, "deliver/rum/1");
    assert_eq!(step(&game), (ANNA, Step::Dice { chooser: BERTA, then: Then::End }));
}

/// §6: after a delivery round the figure stays and uses nothing; its building's owner is paid (Q08).
#[test]
fn after_a_delivery_round_no_building_is_used() {
    let mut game = opened(&round(2).figure(ANNA, Building::Bank).owner(BERTA, Building::Bank));
    play(&mut game, ANNA, "pass");
    play(&mut game, BERTA, "pass");
    drives_next(&game, BERTA);
    assert_eq!(held(&game, BERTA, Item::Point), 3);
}

/// Q24: with open holdings, who cannot deliver is not asked.
#[test]
fn with_open_holdings_who_cannot_deliver_is_not_asked() {
    let scenario = round(3).owns(BERTA, Item::Sugar, 0).owns(CARLO, Item::Sugar, 0).open();
    let mut game = opened(&scenario);
    play(&mut game, ANNA, "deliver/sugar/1");
    drives_next(&game, BERTA);
    assert_eq!(game.table().flag_points(), 4);
}

//! §5 The tradeswoman.

use cuba_rules::components::Favor;
use cuba_rules::scenario::Scenario;
use cuba_rules::{Event, Good, Item, Need, Refusal};

use crate::table::{ANNA, BERTA, choices, held, pesos, play, plays, plays_next, refused};

/// §5: what is bought costs the price below it; the cheapest first (Q11).
#[test]
fn buying_costs_the_price_below() {
    let mut game = Scenario::players(2).build();
    play(&mut game, ANNA, "play/tradeswoman");
    let events = play(&mut game, ANNA, "buy/sugar/2");
    assert_eq!(events, [Event::Bought { seat: ANNA, good: Good::Sugar, count: 2, pesos: 9 }]);
    assert_eq!((pesos(&game, ANNA), held(&game, ANNA, Item::Sugar)), (1, 2));
    assert_eq!(game.table().market[Good::Sugar], 1);
    assert_eq!(game.table().players[ANNA].yard.count(Item::Sugar), 2, "into the yard");
}

/// §5: what is sold brings the price of its space; the dearest first (Q11).
#[test]
fn selling_brings_the_price_of_the_space() {
    let mut game = Scenario::players(2).yard(ANNA, Item::Tobacco, 2).build();
    plays(&mut game, ANNA, &["play/tradeswoman", "sell/tobacco/2"]);
    assert_eq!(pesos(&game, ANNA), 10 + 3 + 2);
    assert_eq!(game.table().market[Good::Tobacco], 5);
}

/// §5: of what the market lacks, the supply sells for 7 each.
#[test]
fn an_empty_market_costs_seven() {
    let mut game = Scenario::players(2).market(Good::Rum, 1).pesos(ANNA, 30).build();
    plays(&mut game, ANNA, &["play/tradeswoman", "buy/rum/3"]);
    assert_eq!(pesos(&game, ANNA), 30 - 6 - 7 - 7);
    assert_eq!((game.table().market[Good::Rum], held(&game, ANNA, Item::Rum)), (0, 3));
}

/// Q01: and no more than it has.
#[test]
fn the_supply_sells_what_it_has() {
    let scenario = Scenario::players(2).market(Good::Rum, 0).scarce(Item::Rum, 1).pesos(ANNA, 30);
    let mut game = scenario.build();
    play(&mut game, ANNA, "play/tradeswoman");
    assert_eq!(refused(&game, ANNA, "buy/rum/2"), Refusal::NotInSupply { item: Item::Rum });
    play(&mut game, ANNA, "buy/rum/1");
}

/// §5, Q01: what lies on the market is bought first, and only the rest must be in the supply.
#[test]
fn the_market_comes_before_the_supply() {
    let scenario = Scenario::players(2).market(Good::Rum, 2).scarce(Item::Rum, 1).pesos(ANNA, 40);
    let mut game = scenario.build();
    play(&mut game, ANNA, "play/tradeswoman");
    assert_eq!(refused(&game, ANNA, "buy/rum/4"), Refusal::NotInSupply { item: Item::Rum });
    let rum = |path: &String| path.starts_with("buy/rum");
    let offered: Vec<String> = choices(&game, ANNA).into_iter().filter(rum).collect();
    assert_eq!(offered, ["buy/rum/1", "buy/rum/2", "buy/rum/3"]);
    play(&mut game, ANNA, "buy/rum/3");
    assert_eq!(pesos(&game, ANNA), 40 - 5 - 6 - 7);
    assert_eq!((game.table().market[Good::Rum], held(&game, ANNA, Item::Rum)), (0, 3));
    assert_eq!(game.table().supply.count(Item::Rum), 0);
}

/// §5: once all spaces are filled the supply pays 1 for a raw and 3 for a ware.
#[test]
fn a_full_market_pays_little() {
    let scenario = Scenario::players(2).yard(ANNA, Item::Citrus, 3).yard(ANNA, Item::Cigars, 2);
    let mut game = scenario.build();
    plays(&mut game, ANNA, &["play/tradeswoman", "sell/citrus/3"]);
    assert_eq!(pesos(&game, ANNA), 10 + 3 + 2 + 1);
    play(&mut game, ANNA, "sell/cigars/2");
    assert_eq!(pesos(&game, ANNA), 16 + 4 + 3);
    assert_eq!(game.table().market[Good::Citrus], 5);
    assert_eq!(game.table().market[Good::Cigars], 3);
}

/// §5: nobody pays or sells more than they have.
#[test]
fn nobody_overpays_or_oversells() {
    let mut game = Scenario::players(2).yard(ANNA, Item::Sugar, 1).build();
    play(&mut game, ANNA, "play/tradeswoman");
    assert_eq!(
        refused(&game, ANNA, "buy/sugar/3"),
        Refusal::TooDear { need: Need::Trade, cost: 15, held: 10 }
    );
    let few = Refusal::NotEnough { need: Need::Trade, item: Item::Sugar, held: 1 };
    assert_eq!(refused(&game, ANNA, "sell/sugar/2"), few);
    assert_eq!(refused(&game, ANNA, "sell/sugar/0"), Refusal::Nothing { need: Need::Trade });
    assert_eq!(refused(&game, ANNA, "buy/sugar/0"), Refusal::Nothing { need: Need::Trade });
}

/// §5, Q11: any number of trades in any order; stored raws are sold as well, the yard first (Q09).
#[test]
fn trades_are_mixed_freely() {
    let mut game = Scenario::players(2).yard(ANNA, Item::Sugar, 2).pesos(ANNA, 0).build();
    plays(&mut game, ANNA, &["play/foreman", "use/warehouse"]);
    play(&mut game, BERTA, "play/mayor");
    plays(&mut game, ANNA, &["play/tradeswoman", "sell/sugar/2", "buy/rum/1", "pass"]);
    assert_eq!((pesos(&game, ANNA), held(&game, ANNA, Item::Rum)), (0, 1));
    plays_next(&game, BERTA);
}

/// §5, Q48: as many trades as one likes, also of the same good; to and fro it goes only once, so
/// that trading ends.
#[test]
fn a_good_bought_and_sold_is_done() {
    let mut game = Scenario::players(2).yard(ANNA, Item::Sugar, 4).pesos(ANNA, 30).build();
    plays(&mut game, ANNA, &["play/tradeswoman", "sell/sugar/1", "buy/rum/1", "sell/sugar/1"]);
    plays(&mut game, ANNA, &["buy/rum/1", "buy/rum/1"]);
    assert_eq!(held(&game, ANNA, Item::Rum), 3, "the last one from the supply");
    assert_eq!(pesos(&game, ANNA), 30 + 3 + 2 - 5 - 6 - 7);
    play(&mut game, ANNA, "buy/sugar/2");
    assert_eq!((pesos(&game, ANNA), held(&game, ANNA, Item::Sugar)), (12, 4));
    let done = Refusal::TradedBothWays { good: Good::Sugar };
    assert_eq!(refused(&game, ANNA, "buy/sugar/1"), done);
    assert_eq!(refused(&game, ANNA, "sell/sugar/1"), done);
    assert!(choices(&game, ANNA).iter().all(|path| !path.contains("sugar")));
    play(&mut game, ANNA, "sell/rum/1");
}

/// Q13: trading nothing is allowed.
#[test]
fn the_tradeswoman_may_do_nothing() {
    let mut game = Scenario::players(2).build();
    plays(&mut game, ANNA, &["play/tradeswoman", "pass"]);
    assert!(game.table().markers.is_empty());
    plays_next(&game, BERTA);
}

/// §5: instead of trading, a material of choice; once a round for all.
#[test]
fn a_material_instead_of_trading() {
    let mut game = Scenario::players(2).build();
    plays(&mut game, ANNA, &["play/tradeswoman", "take/stone"]);
    assert_eq!(held(&game, ANNA, Item::Stone), 1);
    assert!(game.table().is_covered(Favor::Material));
    play(&mut game, BERTA, "play/tradeswoman");
    assert_eq!(refused(&game, BERTA, "take/wood"), Refusal::Covered);
    play(&mut game, BERTA, "take/citrus");
    assert!(game.table().is_covered(Favor::Raw));
}

/// §5, Q12: or the raw that is cheapest now; of equals the player chooses.
#[test]
fn the_cheapest_raw_instead_of_trading() {
    let mut game = Scenario::players(2).market(Good::Tobacco, 4).build();
    play(&mut game, ANNA, "play/tradeswoman");
    assert_eq!(refused(&game, ANNA, "take/citrus"), Refusal::NotCheapest { item: Item::Citrus });
    assert_eq!(refused(&game, ANNA, "take/rum"), Refusal::NotCheapest { item: Item::Rum });
    play(&mut game, ANNA, "take/tobacco");
    assert_eq!(game.table().market[Good::Tobacco], 4, "from the supply, not from the market");
    let empty = [Good::Citrus, Good::Sugar, Good::Tobacco];
    let scenario = empty.iter().fold(Scenario::players(2), |s, &good| s.market(good, 0));
    let mut game = scenario.build();
    play(&mut game, ANNA, "play/tradeswoman");
    let free: Vec<String> =
        choices(&game, ANNA).into_iter().filter(|path| path.starts_with("take")).collect();
    assert_eq!(free.len(), 6, "all three cost 7: {free:?}");
}

/// §5: trade or take, not both.
#[test]
fn whoever_trades_takes_nothing() {
    let mut game = Scenario::players(2).build();
    plays(&mut game, ANNA, &["play/tradeswoman", "buy/sugar/1"]);
    assert_eq!(refused(&game, ANNA, "take/wood"), Refusal::TradeOrTake);
}

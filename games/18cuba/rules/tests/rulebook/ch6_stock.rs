//! §VI.1 to §VI.5: the stock round, buying and selling.

use cuba18_rules::scenario::Scenario;
use cuba18_rules::{Event, Refusal};
use cuba18_track::Company::{Co, Cvc, Fc, Ms};
use tabletop::Money;

use crate::table::{
    ANNA, BERTA, CARLO, DORA, built_in, cash, choices, end_stock, is_asked, may, pass, play, price,
    refused, treasury,
};

/// R039, R052: any number of sales in an order of one's own, then at most one buy, which ends the turn.
#[test]
fn first_sales_then_one_buy() {
    let scenario = Scenario::four().major(Ms, 100, &[(BERTA, 3), (ANNA, 3)]);
    let mut game = scenario.major(Cvc, 80, &[(BERTA, 3), (ANNA, 2)]).build();
    play(&mut game, ANNA, "sell/CVC/1");
    play(&mut game, ANNA, "sell/MS/2");
    is_asked(&game, ANNA);
    play(&mut game, ANNA, "buy/FC/offering");
    is_asked(&game, BERTA);
}

/// R040: nothing passes between players; every share goes by way of bank or charter.
#[test]
fn shares_come_from_offering_charter_and_pool_only() {
    let game = Scenario::four().major(Ms, 100, &[(BERTA, 5)]).in_pool(Ms, 1).build();
    let buys: Vec<String> =
        choices(&game, ANNA).into_iter().filter(|path| path.starts_with("buy")).collect();
    assert_eq!(buys, ["buy/MS/charter", "buy/MS/pool", "buy/FC/offering"]);
}

/// R041, R042: who passes may act later; the round ends when all pass in a row.
#[test]
fn the_round_ends_when_all_pass_in_a_row() {
    let mut game = Scenario::four().major(Ms, 70, &[(BERTA, 5)]).build();
    for _ in 0..3 {
        pass(&mut game);
    }
    play(&mut game, DORA, "buy/MS/charter");
    play(&mut game, ANNA, "buy/MS/charter");
    for _ in 0..4 {
        assert!(game.stock().is_some());
        pass(&mut game);
    }
    assert!(game.operating().is_some());
}

/// R042: a turn with a sale only is no pass.
#[test]
fn a_sale_is_no_pass() {
    let mut game = Scenario::four().major(Ms, 100, &[(BERTA, 5), (DORA, 2)]).build();
    for _ in 0..3 {
        pass(&mut game);
    }
    play(&mut game, DORA, "sell/MS/1");
    play(&mut game, DORA, "pass");
    is_asked(&game, ANNA);
    assert!(game.stock().is_some());
}

/// R043, R044: the order of the cards; after the round most cash is first, ties keep
/// their order.
#[test]
fn the_richest_is_first_next_time() {
    let scenario = Scenario::four().order(&[DORA, CARLO, BERTA, ANNA]).all_cash(60);
    let mut game = scenario.cash(BERTA, 90).build();
    is_asked(&game, DORA);
    end_stock(&mut game);
    assert_eq!(game.table().players().collect::<Vec<_>>(), [BERTA, DORA, CARLO, ANNA]);
}

/// R045, R046, C07: the certificate limit; a director's card is one, FC shares count, other cards
/// do not.
#[test]
fn the_certificate_limit() {
    let limits = [
        (2, "short-west", 22),
        (2, "medium", 32),
        (2, "long", 38),
        (3, "short", 26),
        (3, "long", 30),
        (4, "standard", 20),
        (5, "standard", 17),
        (6, "standard", 15),
    ];
    for (players, variant, limit) in limits {
        let setting = cuba18_rules::components::Setting::of(players, variant).expect("it exists");
        assert_eq!(built_in().setting(setting).certificates, limit, "{variant}");
    }
    // Six players, 15 certificates: 5 of MS, 5 of CVC (a director's card each), 5 of the FC.
    let scenario = Scenario::new(6, "standard").major(Ms, 70, &[(ANNA, 6)]);
    let scenario = scenario.major(Cvc, 70, &[(ANNA, 6)]).holds(ANNA, Fc, 5);
    let game = scenario.commissioner(ANNA, 1).concession(ANNA, 1).build();
    assert_eq!(refused(&game, ANNA, "buy/FC/offering"), Refusal::CertificateLimit);
    assert_eq!(refused(&game, ANNA, "found/Oe/70"), Refusal::CertificateLimit);
    let scenario = Scenario::new(6, "standard").major(Ms, 70, &[(ANNA, 6)]);
    let scenario = scenario.major(Cvc, 70, &[(ANNA, 6)]).holds(ANNA, Fc, 4);
    assert!(may(&scenario.build(), ANNA, "buy/FC/offering"));
    // A minor's founder gets two certificates: the director's and an ordinary one.
    let scenario = scenario.concession(ANNA, 1).first_stock();
    let convert = "convert/1/CO/70/C4";
    assert_eq!(refused(&scenario.build(), ANNA, convert), Refusal::CertificateLimit);
    assert!(may(&scenario.holds(ANNA, Fc, 3).build(), ANNA, convert));
}

/// R047: nothing is sold in the first stock round.
#[test]
fn no_sales_in_the_first_round() {
    let game = Scenario::four().first_stock().major(Ms, 70, &[(ANNA, 5)]).build();
    assert_eq!(refused(&game, ANNA, "sell/MS/1"), Refusal::NoSalesYet);
}

/// R048, C08: no share is sold of a company that never operated; the FC's from the
/// second stock round on.
#[test]
fn a_company_must_have_operated() {
    let scenario = Scenario::four().major(Ms, 70, &[(ANNA, 5)]).fresh(Ms).holds(ANNA, Fc, 2);
    let game = scenario.build();
    assert_eq!(refused(&game, ANNA, "sell/MS/1"), Refusal::NeverOperated);
    assert_eq!(refused(&game, ANNA, "sell/FC/1"), Refusal::NeverOperated);
    let game = Scenario::four().holds(ANNA, Fc, 2).central_operated().build();
    assert!(may(&game, ANNA, "sell/FC/2"));
    let game = Scenario::four().founded(Ms, 70, &[(ANNA, 4)]).build();
    assert_eq!(refused(&game, ANNA, "sell/MS/1"), Refusal::NeverOperated);
}

/// R050: at most half of a company lies in the pool after a sale; a minor's 60% never.
#[test]
fn the_pool_holds_half_at_most() {
    let game = Scenario::four().major(Ms, 100, &[(BERTA, 3), (ANNA, 3)]).in_pool(Ms, 3).build();
    assert!(may(&game, ANNA, "sell/MS/2"));
    assert_eq!(refused(&game, ANNA, "sell/MS/3"), Refusal::PoolFull);
    let game = Scenario::four().minor(Co, BERTA, 80, "C4").in_pool(Co, 4).build();
    assert_eq!(refused(&game, ANNA, "sell/CO/1"), Refusal::NotOwned);
    let mut game = game;
    pass(&mut game);
    assert_eq!(refused(&game, BERTA, "sell/CO/1"), Refusal::PoolFull);
}

/// R051, R053, R231: a batch is paid at the price before it, then the price falls a
/// diagonal for each share.
#[test]
fn a_batch_is_sold_at_one_price() {
    let mut game = Scenario::four().major(Ms, 100, &[(BERTA, 4), (ANNA, 3)]).all_cash(0).build();
    play(&mut game, ANNA, "sell/MS/3");
    assert_eq!((cash(&game, ANNA), price(&game, Ms)), (300, 85));
    let mut game = Scenario::four().major(Ms, 60, &[(BERTA, 5), (ANNA, 5)]).all_cash(0).build();
    play(&mut game, ANNA, "sell/MS/5");
    assert_eq!((cash(&game, ANNA), price(&game, Ms)), (300, 50));
    // One by one the second brings less.
    let mut game = Scenario::four().major(Ms, 100, &[(BERTA, 4), (ANNA, 3)]).all_cash(0).build();
    play(&mut game, ANNA, "sell/MS/1");
    play(&mut game, ANNA, "sell/MS/1");
    assert_eq!((cash(&game, ANNA), price(&game, Ms)), (195, 90));
}

/// R049: the director's certificate does not go to the pool.
#[test]
fn the_directors_certificate_stays() {
    let game = Scenario::four().major(Ms, 100, &[(ANNA, 4), (BERTA, 1)]).build();
    assert!(may(&game, ANNA, "sell/MS/2"));
    assert_eq!(refused(&game, ANNA, "sell/MS/3"), Refusal::DirectorsCertificate);
    assert_eq!(refused(&game, ANNA, "sell/MS/5"), Refusal::NotOwned);
    assert_eq!(refused(&game, ANNA, "sell/MS/0"), Refusal::NotOwned);
}

/// R055, R057, R058: offering, charter, pool, always at the current price; a charter share pays the
/// company, the others the bank.
#[test]
fn where_the_money_of_a_share_goes() {
    let base = || Scenario::four().major(Ms, 100, &[(BERTA, 5)]).price(Ms, 126).in_pool(Ms, 1);
    let mut game = base().build();
    let before = cash(&game, ANNA);
    play(&mut game, ANNA, "buy/MS/charter");
    assert_eq!((before - cash(&game, ANNA), treasury(&game, Ms)), (126, 126));
    let mut game = base().build();
    let bank = game.table().bank();
    play(&mut game, ANNA, "buy/MS/pool");
    assert_eq!((game.table().bank() - bank, treasury(&game, Ms)), (126, 0));
    let mut game = Scenario::four().founded(Ms, 80, &[(BERTA, 2)]).build();
    let bank = game.table().bank();
    play(&mut game, ANNA, "buy/MS/offering");
    assert_eq!((game.table().bank() - bank, treasury(&game, Ms)), (80, 0));
}

/// R056, C11, R106: a minor's shares are bought from the pool only.
#[test]
fn a_minors_charter_is_not_for_sale() {
    let scenario = Scenario::four().minor(Co, BERTA, 80, "C4");
    assert_eq!(refused(&scenario.build(), ANNA, "buy/CO/charter"), Refusal::MinorCharter);
    assert_eq!(refused(&scenario.build(), ANNA, "buy/CO/pool"), Refusal::NoShare);
    let mut game = scenario.in_pool(Co, 2).build();
    play(&mut game, ANNA, "buy/CO/pool");
    assert_eq!((game.table().charter(Co).held[0], cash(&game, ANNA)), (2, 600));
}

/// R059: cash must suffice.
#[test]
fn there_is_no_credit() {
    let game = Scenario::four().major(Ms, 100, &[(BERTA, 5)]).cash(ANNA, 99).build();
    let short = Refusal::NotEnough { cost: Money::new(100), held: Money::new(99), rule: "VI.5" };
    assert_eq!(refused(&game, ANNA, "buy/MS/charter"), short);
    assert!(matches!(refused(&game, ANNA, "found/CVC/70"), Refusal::NotEnough { .. }));
}

/// R032, R035, R060, C41: nobody holds more than 60%, of the FC neither unless agreed.
#[test]
fn the_holding_limit() {
    let game = Scenario::four().major(Ms, 70, &[(ANNA, 6)]).holds(ANNA, Fc, 6).build();
    assert_eq!(refused(&game, ANNA, "buy/MS/charter"), Refusal::HoldingLimit);
    assert_eq!(refused(&game, ANNA, "buy/FC/offering"), Refusal::HoldingLimit);
    let game = Scenario::four().minor(Co, ANNA, 70, "C4").in_pool(Co, 2).build();
    assert_eq!(refused(&game, ANNA, "buy/CO/pool"), Refusal::HoldingLimit);
    let free = Scenario::with(4, "standard", &[("central-limit", "no")]).holds(ANNA, Fc, 6);
    assert!(may(&free.build(), ANNA, "buy/FC/offering"));
}

/// R060: with two players 70% of a major and 80% of a minor are allowed.
#[test]
fn two_players_may_hold_more() {
    let scenario = Scenario::new(2, "long").major(Ms, 70, &[(ANNA, 6)]);
    let mut game = scenario.minor(Co, ANNA, 70, "C4").in_pool(Co, 4).build();
    assert!(may(&game, ANNA, "buy/CO/pool"));
    play(&mut game, ANNA, "buy/MS/charter");
    pass(&mut game);
    assert_eq!(refused(&game, ANNA, "buy/MS/charter"), Refusal::HoldingLimit);
    play(&mut game, ANNA, "buy/CO/pool");
    pass(&mut game);
    assert_eq!(refused(&game, ANNA, "buy/CO/pool"), Refusal::HoldingLimit);
}

/// R061: who sold a company may not buy it again in the same round, but in the next.
#[test]
fn who_sold_may_not_buy_back() {
    let scenario = Scenario::four().major(Ms, 70, &[(BERTA, 5), (ANNA, 2)]).phase(2);
    let mut game = scenario.train(Ms, cuba18_track::Train::Two).treasury(Ms, 0).build();
    play(&mut game, ANNA, "sell/MS/1");
    assert_eq!(refused(&game, ANNA, "buy/MS/pool"), Refusal::SoldThisRound);
    assert_eq!(refused(&game, ANNA, "buy/MS/charter"), Refusal::SoldThisRound);
    play(&mut game, ANNA, "pass");
    for _ in 0..3 {
        pass(&mut game);
    }
    assert_eq!(refused(&game, ANNA, "buy/MS/pool"), Refusal::SoldThisRound);
    end_stock(&mut game);
    while game.operating().is_some() {
        let seat = crate::table::asked(&game);
        let path = choices(&game, seat).pop().expect("a choice");
        play(&mut game, seat, &path);
    }
    while crate::table::asked(&game) != ANNA {
        pass(&mut game);
    }
    assert!(may(&game, ANNA, "buy/MS/pool"));
}

/// R042, R246, C42: an FC share may be bought in every stock round at the current price, for the bank.
#[test]
fn shares_of_the_central_railway_are_for_sale() {
    let mut game = Scenario::four().first_stock().build();
    let bank = game.table().bank();
    play(&mut game, ANNA, "buy/FC/offering");
    assert_eq!((game.table().bank() - bank, game.table().charter(Fc).held[0]), (50, 1));
    is_asked(&game, BERTA);
}

/// R216, R233: sales do not move the FC's price; they go to the pool.
#[test]
fn sales_do_not_move_the_central_price() {
    let mut game = Scenario::four().holds(ANNA, Fc, 5).central_operated().price(Fc, 90).build();
    let before = cash(&game, ANNA);
    let events = play(&mut game, ANNA, "sell/FC/5");
    assert_eq!((cash(&game, ANNA) - before, price(&game, Fc)), (450, 90));
    assert!(!events.iter().any(|event| matches!(event, Event::Priced { .. })));
    assert_eq!(game.table().charter(Fc).pool, 5);
    assert!(matches!(refused(&game, ANNA, "sell/FC/1"), Refusal::NotOwned));
}

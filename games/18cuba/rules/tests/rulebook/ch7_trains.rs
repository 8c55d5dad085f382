//! §VII.12 Buying trains and wagons.

use cuba18_rules::Refusal;
use cuba18_rules::components::STACK;
use cuba18_rules::round::Step;
use cuba18_rules::scenario::Scenario;
use cuba18_track::Company::{Co, Cvc, Ms, Npp};
use cuba18_track::{Train, Wagon};
use tabletop::Key;

use crate::table::{
    ANNA, BERTA, asked, built_in, buying, choices, is_asked, may, play, refused, step, trains,
    treasury,
};

fn ms() -> Scenario {
    Scenario::four().major(Ms, 70, &[(ANNA, 5)]).treasury(Ms, 2000).turn(Ms, buying())
}

fn co() -> Scenario {
    Scenario::four().minor(Co, ANNA, 70, "C4").treasury(Co, 1000).turn(Co, buying())
}

/// R195, R193: what each train costs, and both sides of a card are offered.
#[test]
fn the_prices_of_trains() {
    let prices = [100, 200, 230, 300, 340, 500, 550, 600, 660, 700, 800];
    let standard = STACK.into_iter().enumerate().flat_map(|(layer, sides)| {
        sides.iter().map(move |&train| (u8::try_from(layer).expect("small") + 1, train))
    });
    for ((phase, train), price) in standard.zip(prices) {
        let mut game = ms().phase(phase).top(train).build();
        play(&mut game, ANNA, &format!("train/bank/{}", train.key()));
        assert_eq!(2000 - treasury(&game, Ms), price, "{train:?}");
    }
    for (phase, train, price) in [(1, "2n", 80), (3, "3n", 160), (4, "4n", 260), (5, "5n", 380)] {
        let mut game = co().phase(phase).build();
        play(&mut game, ANNA, &format!("train/bank/{train}"));
        assert_eq!(1000 - treasury(&game, Co), price, "{train}");
    }
    assert_eq!(built_in().cards.wagon_prices, [40, 80, 150]);
}

/// C01, C70: by agreement a 3n costs 180, or 140 for a 2n; its own credit stays 80.
#[test]
fn the_dear_3n() {
    let dear = || {
        let scenario = Scenario::with(4, "standard", &[("price-3n", "180")]).phase(3);
        scenario.minor(Co, ANNA, 70, "C4").treasury(Co, 1000).turn(Co, buying())
    };
    let mut game = dear().build();
    play(&mut game, ANNA, "train/bank/3n");
    assert_eq!(treasury(&game, Co), 820);
    let mut game = dear().train(Co, Train::TwoNarrow).build();
    play(&mut game, ANNA, "trade/2n");
    assert_eq!(treasury(&game, Co), 860);
    let mut game = dear().phase(4).train(Co, Train::ThreeNarrow).build();
    play(&mut game, ANNA, "trade/3n");
    assert_eq!(treasury(&game, Co), 820);
}

/// R179, R184, R189: several trains a turn, in the order of the stack; each kind its own.
#[test]
fn trains_in_the_order_of_the_stack() {
    let mut game = ms().build();
    assert_eq!(refused(&game, ANNA, "train/bank/3"), Refusal::NotForSale);
    assert_eq!(refused(&game, ANNA, "train/bank/2n"), Refusal::NotForThisKind);
    play(&mut game, ANNA, "train/bank/2");
    play(&mut game, ANNA, "train/bank/2");
    assert_eq!(trains(&game, Ms), ["2", "2"]);
    let game = co().phase(3).build();
    assert!(may(&game, ANNA, "train/bank/2n") && may(&game, ANNA, "train/bank/3n"));
    assert_eq!(refused(&game, ANNA, "train/bank/4n"), Refusal::NotForSale);
    assert_eq!(refused(&game, ANNA, "train/bank/3"), Refusal::NotForThisKind);
    assert_eq!(refused(&game, ANNA, "wagon/bank/1"), Refusal::NotForThisKind);
}

/// R180: a company must own a train at the end of its turn; a wagon is none.
#[test]
fn a_train_must_be_owned() {
    let game = ms().phase(2).wagon(Ms, Wagon::One).build();
    assert_eq!(refused(&game, ANNA, "pass"), Refusal::MustBuyTrain);
    assert!(may(&ms().train(Ms, Train::Two).build(), ANNA, "pass"));
}

/// C53: no duty if neither bank nor pool has a suitable train.
#[test]
fn no_duty_without_trains() {
    let game = co().sold_out(Train::TwoNarrow).build();
    assert!(may(&game, ANNA, "pass"));
    let game = co().sold_out(Train::TwoNarrow).pool_train(Train::TwoNarrow).build();
    assert_eq!(refused(&game, ANNA, "pass"), Refusal::MustBuyTrain);
}

/// R181, R182: at the limit nothing is bought, even if a train would rust by it.
#[test]
fn the_train_limit() {
    for (phase, limit, train) in
        [(2, 4, Train::Two), (3, 4, Train::Two), (4, 3, Train::Three), (5, 2, Train::Five)]
    {
        let full = (0..limit).fold(ms().phase(phase), |all, _| all.train(Ms, train));
        let top = |scenario: &Scenario| {
            let layer = scenario.build().table().depot.top_layer();
            format!("train/bank/{}", STACK[layer][0].key())
        };
        let refusal = refused(&full.build(), ANNA, &top(&full));
        assert_eq!(refusal, Refusal::TrainLimit, "phase {phase}");
        let room = (1..limit).fold(ms().phase(phase), |all, _| all.train(Ms, train));
        assert!(may(&room.build(), ANNA, &top(&room)));
    }
    let full = (0..4).fold(ms().phase(3).top(Train::Four), |all, _| all.train(Ms, Train::Two));
    assert_eq!(refused(&full.build(), ANNA, "train/bank/4"), Refusal::TrainLimit);
    let minor = co().train(Co, Train::TwoNarrow).train(Co, Train::TwoNarrow).build();
    assert_eq!(refused(&minor, ANNA, "train/bank/2n"), Refusal::TrainLimit);
}

/// R166, R252, C59: the wagon limit is the train limit, at the first 3-wagon, too.
#[test]
fn the_wagon_limit() {
    let scenario = ms().phase(6).train(Ms, Train::Five).wagon(Ms, Wagon::One);
    assert!(may(&scenario.build(), ANNA, "wagon/bank/3"));
    let full = scenario.wagon(Ms, Wagon::One).build();
    assert_eq!(refused(&full, ANNA, "wagon/bank/3"), Refusal::WagonLimit);
}

/// R184, R220, R222, R224: wagons open in phases 2, 4 and 6.
#[test]
fn wagons_open_with_the_phases() {
    for (phase, open) in [(1, 0), (2, 1), (3, 1), (4, 2), (5, 2), (6, 3), (7, 3)] {
        let game = ms().phase(phase).build();
        for wagon in 1..=3 {
            let path = format!("wagon/bank/{wagon}");
            assert_eq!(may(&game, ANNA, &path), wagon <= open, "phase {phase}, {path}");
        }
    }
    let mut game = ms().phase(2).train(Ms, Train::Two).build();
    play(&mut game, ANNA, "wagon/bank/1");
    assert_eq!((treasury(&game, Ms), game.table().depot.wagons[Wagon::One]), (1960, 7));
}

/// C26, C34: the pool sells to everybody at face value.
#[test]
fn the_pool_sells_at_face_value() {
    let mut game = ms().phase(4).pool_train(Train::Three).build();
    play(&mut game, ANNA, "train/pool/3");
    assert_eq!((treasury(&game, Ms), trains(&game, Ms)), (1800, vec!["3"]));
    assert_eq!(refused(&ms().build(), ANNA, "train/pool/2"), Refusal::NotForSale);
}

/// R190: half of the old train's value; the next type only; once a turn; the old card is gone.
#[test]
fn a_narrow_train_is_traded_in() {
    for (phase, old, new, price) in [
        (3, Train::TwoNarrow, "3n", 120),
        (4, Train::ThreeNarrow, "4n", 180),
        (5, Train::FourNarrow, "5n", 250),
        (7, Train::FourNarrowAged, "5n", 315),
    ] {
        let mut game = co().phase(phase).train(Co, old).build();
        play(&mut game, ANNA, &format!("trade/{}", old.key()));
        assert_eq!((1000 - treasury(&game, Co), trains(&game, Co)), (price, vec![new]));
        assert_eq!(game.table().depot.pool[old], 0);
    }
    let game = co().phase(2).train(Co, Train::TwoNarrow).build();
    assert_eq!(refused(&game, ANNA, "trade/2n"), Refusal::NotForSale);
    assert_eq!(refused(&game, ANNA, "trade/3n"), Refusal::NoTradeIn);
    let five = co().phase(5).train(Co, Train::FiveNarrow).build();
    assert_eq!(refused(&five, ANNA, "trade/5n"), Refusal::NoTradeIn);
}

/// C51, Q02: a trade-in at the limit is allowed, but only one a turn.
#[test]
fn one_trade_in_a_turn_at_the_limit() {
    let scenario = co().phase(3).train(Co, Train::TwoNarrow).train(Co, Train::TwoNarrow);
    let mut game = scenario.build();
    play(&mut game, ANNA, "trade/2n");
    assert_eq!(trains(&game, Co), ["2n", "3n"]);
    assert_eq!(step(&game), (Co, Step::Machines), "nothing is left to buy");
}

/// R183, R193, C26: with 3 and 4 the first 5 may be bought; then one of the three goes
/// to the pool, where others may buy it.
#[test]
fn surplus_trains_go_to_the_pool() {
    let scenario = ms().phase(4).top(Train::Five).train(Ms, Train::Three).train(Ms, Train::Four);
    let mut game = scenario.build();
    play(&mut game, ANNA, "train/bank/5");
    assert_eq!(refused(&game, ANNA, "pass"), Refusal::MustHandIn);
    assert_eq!(choices(&game, ANNA), ["discard/MS/3", "discard/MS/4", "discard/MS/5"]);
    let before = treasury(&game, Ms);
    play(&mut game, ANNA, "discard/MS/3");
    assert_eq!((treasury(&game, Ms), trains(&game, Ms)), (before, vec!["4", "5"]));
    assert_eq!(game.table().depot.pool[Train::Three], 1);
}

/// R183: limits are checked for all majors, trains and wagons apart; each director chooses.
#[test]
fn every_director_hands_in() {
    let scenario = ms().phase(3).top(Train::Four).major(Cvc, 100, &[(BERTA, 5)]);
    let scenario =
        (0..4).fold(scenario, |all, _| all.train(Cvc, Train::Three).wagon(Cvc, Wagon::One));
    let mut game = scenario.build();
    play(&mut game, ANNA, "train/bank/4");
    is_asked(&game, BERTA);
    assert_eq!(choices(&game, BERTA), ["discard/CVC/3", "discard_wagon/CVC/1"]);
    play(&mut game, BERTA, "discard_wagon/CVC/1");
    assert_eq!(choices(&game, BERTA), ["discard/CVC/3"], "of wagons she has as many as she may");
    play(&mut game, BERTA, "discard/CVC/3");
    assert_eq!(asked(&game), ANNA);
    assert_eq!(game.table().depot.wagon_pool[Wagon::One], 1);
    assert_eq!(step(&game).0, Ms);
}

/// R263: surplus is handed in by name of the company; a director of two such companies decides
/// for one after the other.
#[test]
fn surplus_is_handed_in_company_by_company() {
    let scenario = ms().phase(4).top(Train::Five).train(Ms, Train::Four);
    let scenario = scenario.major(Cvc, 100, &[(BERTA, 5)]).major(Npp, 90, &[(BERTA, 5)]);
    let three = |all: Scenario, _| all.train(Cvc, Train::Three).train(Npp, Train::Four);
    let mut game = (0..3).fold(scenario, three).build();
    play(&mut game, ANNA, "train/bank/5");
    is_asked(&game, BERTA);
    assert_eq!(choices(&game, BERTA), ["discard/CVC/3"]);
    assert_eq!(refused(&game, BERTA, "discard/NPP/4"), Refusal::NoSurplus, "one after the other");
    play(&mut game, BERTA, "discard/CVC/3");
    is_asked(&game, BERTA);
    assert_eq!(choices(&game, BERTA), ["discard/NPP/4"]);
    play(&mut game, BERTA, "discard/NPP/4");
    is_asked(&game, ANNA);
}

/// R188: there is no way to sell a train to the bank or to scrap one.
#[test]
fn trains_are_not_sold_back() {
    let game = ms().train(Ms, Train::Two).build();
    assert_eq!(refused(&game, ANNA, "discard/MS/2"), Refusal::NoSurplus);
}

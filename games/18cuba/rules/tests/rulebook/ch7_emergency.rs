//! §VII.13 Emergency financing.

use cuba18_rules::scenario::Scenario;
use cuba18_rules::{Ending, Event, Refusal};
use cuba18_track::Company::{Co, Cvc, Dq, Ms, Npp};
use cuba18_track::Train;
use tabletop::{Game, Money};

use crate::table::{
    ANNA, BERTA, CARLO, buying, cash, choices, may, play, price, refused, trains, treasury,
};

/// MS without a train, Anna its director.
fn ms(coins: u32, price: u16) -> Scenario {
    let scenario = Scenario::four().major(Ms, price, &[(ANNA, 5)]).treasury(Ms, coins);
    scenario.turn(Ms, buying())
}

/// MS with nothing left to issue.
fn bare(coins: u32, cash: u32) -> Scenario {
    let scenario = Scenario::four().major(Ms, 70, &[(ANNA, 5), (BERTA, 5)]).treasury(Ms, coins);
    scenario.cash(ANNA, cash).turn(Ms, buying())
}

/// R196: only if a train is due and the treasury cannot pay the cheapest.
#[test]
fn when_there_is_no_emergency() {
    assert_eq!(refused(&ms(100, 70).build(), ANNA, "raise/issue/1"), Refusal::NoEmergency);
    let owner = ms(0, 70).train(Ms, Train::Two).build();
    assert_eq!(refused(&owner, ANNA, "raise/cash"), Refusal::NoEmergency);
    assert!(may(&ms(99, 70).build(), ANNA, "raise/issue/1"));
}

/// R197, R198, C32, C33: first a share: 50 + 70, the train is bought, 20 stay.
#[test]
fn first_a_share_is_issued() {
    let mut game = ms(50, 70).build();
    assert_eq!(refused(&game, ANNA, "raise/cash"), Refusal::MustIssueFirst);
    play(&mut game, ANNA, "raise/issue/1");
    assert_eq!((treasury(&game, Ms), price(&game, Ms)), (120, 65));
    assert_eq!(refused(&game, ANNA, "raise/issue/1"), Refusal::NoEmergency, "enough is there");
    assert_eq!(refused(&game, ANNA, "raise/cash"), Refusal::NoEmergency);
    play(&mut game, ANNA, "train/bank/2");
    assert_eq!((treasury(&game, Ms), trains(&game, Ms)), (20, vec!["2"]));
}

/// R197, R202, C33: then shares and cash in any mix; the director adds only what is missing.
#[test]
fn then_shares_and_cash_in_any_mix() {
    let mut game = ms(0, 70).cash(ANNA, 300).build();
    play(&mut game, ANNA, "raise/issue/1");
    assert!(may(&game, ANNA, "raise/issue/1"));
    let mut shares = game;
    play(&mut game, ANNA, "raise/cash");
    assert_eq!((treasury(&game, Ms), cash(&game, ANNA)), (100, 270));
    play(&mut shares, ANNA, "raise/issue/1");
    assert_eq!((treasury(&shares, Ms), price(&shares, Ms)), (135, 60));
}

/// If a share was issued in this turn, or none can be, the director may pay at once.
#[test]
fn when_the_director_may_pay_at_once() {
    let mut game = ms(50, 70).shared().build();
    play(&mut game, ANNA, "raise/cash");
    assert_eq!(treasury(&game, Ms), 100);
    let game = ms(50, 70).in_pool(Ms, 5).build();
    assert_eq!(refused(&game, ANNA, "raise/issue/1"), Refusal::CannotIssue);
    assert!(may(&game, ANNA, "raise/cash"));
}

/// R199: own shares are sold only when cash and shares to issue are used up.
#[test]
fn own_shares_come_last() {
    let scenario = bare(0, 10).major(Cvc, 100, &[(BERTA, 5), (ANNA, 3)]);
    let mut game = scenario.build();
    assert_eq!(refused(&game, ANNA, "raise/sell/CVC/1"), Refusal::NotYetSelling);
    play(&mut game, ANNA, "raise/cash");
    play(&mut game, ANNA, "raise/sell/CVC/1");
    assert_eq!((cash(&game, ANNA), price(&game, Cvc)), (100, 95));
    // R255, R202: the surplus of the last sale stays with the director.
    play(&mut game, ANNA, "raise/cash");
    assert_eq!((cash(&game, ANNA), treasury(&game, Ms)), (10, 100));
    play(&mut game, ANNA, "train/bank/2");
    assert_eq!(trains(&game, Ms), ["2"]);
    let issuable = ms(0, 70).cash(ANNA, 0).major(Cvc, 100, &[(BERTA, 5), (ANNA, 3)]).build();
    assert_eq!(refused(&issuable, ANNA, "raise/sell/CVC/1"), Refusal::NotYetSelling);
}

/// R255: no more shares are sold than the missing money asks for.
#[test]
fn no_more_is_sold_than_needed() {
    let scenario = bare(0, 0).major(Cvc, 60, &[(BERTA, 5), (ANNA, 4)]);
    let mut game = scenario.build();
    assert_eq!(refused(&game, ANNA, "raise/sell/CVC/3"), Refusal::MoreThanNeeded);
    play(&mut game, ANNA, "raise/sell/CVC/2");
    assert_eq!(cash(&game, ANNA), 120);
}

/// R255: a share fewer that brings exactly what is missing is enough, too.
#[test]
fn what_is_missing_is_met_exactly() {
    // A 2-train costs 100.
    let scenario = bare(0, 0).major(Cvc, 50, &[(BERTA, 5), (ANNA, 4)]);
    let game = scenario.major(Npp, 100, &[(BERTA, 5), (ANNA, 4)]).build();
    assert_eq!(refused(&game, ANNA, "raise/sell/CVC/3"), Refusal::MoreThanNeeded);
    assert_eq!(refused(&game, ANNA, "raise/sell/NPP/2"), Refusal::MoreThanNeeded);
    let sales = ["raise/sell/NPP/1", "raise/sell/CVC/1", "raise/sell/CVC/2"];
    assert_eq!(sorted(choices(&game, ANNA)), sorted(sales.map(str::to_owned).into()));
}

fn sorted(mut paths: Vec<String>) -> Vec<String> {
    paths.sort();
    paths
}

/// R200: the sales obey all rules: the company must have operated, the pool has room.
#[test]
fn emergency_sales_obey_the_rules() {
    let scenario = bare(0, 0).major(Cvc, 60, &[(BERTA, 5), (ANNA, 4)]).fresh(Cvc);
    let scenario = scenario.major(Npp, 60, &[(BERTA, 4), (ANNA, 1)]).in_pool(Npp, 5);
    let game = scenario.build();
    assert_eq!(refused(&game, ANNA, "raise/sell/CVC/1"), Refusal::NeverOperated);
    assert_eq!(refused(&game, ANNA, "raise/sell/NPP/1"), Refusal::PoolFull);
    // Up to half of a company.
    let scenario = bare(0, 0).major(Npp, 40 + 10, &[(BERTA, 4), (ANNA, 2)]).in_pool(Npp, 4);
    let game = scenario.build();
    assert!(may(&game, ANNA, "raise/sell/NPP/1"));
    assert_eq!(refused(&game, ANNA, "raise/sell/NPP/2"), Refusal::PoolFull);
}

/// R200: no directorship changes by such a sale, here or elsewhere.
#[test]
fn no_directorship_changes() {
    let scenario = bare(0, 0).major(Cvc, 60, &[(ANNA, 3), (BERTA, 3)]);
    let game = scenario.build();
    assert_eq!(refused(&game, ANNA, "raise/sell/CVC/1"), Refusal::DirectorMayNotChange);
    assert_eq!(refused(&game, ANNA, "raise/sell/MS/1"), Refusal::DirectorMayNotChange);
}

/// R201: only the cheapest train, from bank or pool.
#[test]
fn the_cheapest_train_is_bought() {
    let scenario = ms(150, 100).phase(4).pool_train(Train::Three).treasury(Ms, 150);
    let mut game = scenario.build();
    play(&mut game, ANNA, "raise/issue/1");
    assert_eq!(treasury(&game, Ms), 250);
    assert_eq!(refused(&game, ANNA, "train/bank/4"), Refusal::MustBuyCheapest);
    assert_eq!(refused(&game, ANNA, "wagon/bank/1"), Refusal::MustBuyCheapest);
    play(&mut game, ANNA, "train/pool/3");
    assert_eq!((treasury(&game, Ms), trains(&game, Ms)), (50, vec!["3"]));
}

/// C69: a minor raises money the same way.
#[test]
fn a_minor_in_need() {
    let scenario = Scenario::four().minor(Co, ANNA, 70, "C4").turn(Co, buying());
    let mut game = scenario.build();
    play(&mut game, ANNA, "raise/issue/1");
    play(&mut game, ANNA, "raise/cash");
    assert_eq!(treasury(&game, Co), 80);
    play(&mut game, ANNA, "train/bank/2n");
    assert_eq!(game.table().charter(Co).pool, 2);
}

/// R202, C02, Q07: concession 6 counts. What it saves is not missing, and nobody adds it.
#[test]
fn the_discount_comes_before_the_directors_cash() {
    let scenario = Scenario::four().minor(Co, ANNA, 70, "C4").benefit(ANNA, 6);
    let mut game = scenario.clone().turn(Co, buying()).build();
    assert_eq!(refused(&game, ANNA, "raise/issue/1"), Refusal::NoEmergency, "a 2n costs nothing");
    assert_eq!(choices(&game, ANNA), ["train/bank/2n/discount"]);
    play(&mut game, ANNA, "train/bank/2n/discount");
    assert_eq!(trains(&game, Co), ["2n"]);
    // A 3n costs 80 with it: 70 for a share and 10 of her own.
    let scenario = scenario.phase(4).sold_out(Train::FourNarrow).turn(Co, buying());
    let mut game = scenario.cash(ANNA, 200).build();
    play(&mut game, ANNA, "raise/issue/1");
    play(&mut game, ANNA, "raise/cash");
    assert_eq!((treasury(&game, Co), cash(&game, ANNA)), (80, 190));
    assert_eq!(refused(&game, ANNA, "train/bank/3n"), Refusal::MustBuyCheapest);
    play(&mut game, ANNA, "train/bank/3n/discount");
    assert_eq!((treasury(&game, Co), trains(&game, Co)), (0, vec!["3n"]));
}

/// R203, R238, C63: not enough is bankruptcy: the game ends at once, the money raised stays
/// with the player, everybody is scored.
#[test]
fn a_director_goes_bankrupt() {
    let scenario = bare(20, 30).major(Cvc, 60, &[(ANNA, 3), (BERTA, 3)]);
    let scenario = scenario.major(Npp, 40 + 10, &[(CARLO, 5), (ANNA, 1)]).cash(BERTA, 200);
    let scenario = scenario.minor(Dq, CARLO, 70, "D13").train(Dq, Train::TwoNarrow);
    let mut game = scenario.phase(3).build();
    play(&mut game, ANNA, "raise/cash");
    assert_eq!(sorted(choices(&game, ANNA)), ["bankrupt", "raise/sell/NPP/1"]);
    let events = play(&mut game, ANNA, "raise/sell/NPP/1");
    assert!(!events.contains(&Event::Ended { ending: Ending::Bankruptcy }), "50 more can be added");
    let events = play(&mut game, ANNA, "raise/cash");
    assert!(events.contains(&Event::Ended { ending: Ending::Bankruptcy }));
    let outcome = game.outcome().expect("it is over");
    assert_eq!(outcome.ending, Ending::Bankruptcy);
    // 30 of her own and 50 for the share come back; 20 stay in the treasury.
    assert_eq!((cash(&game, ANNA), treasury(&game, Ms), trains(&game, Ms)), (80, 20, vec![]));
    // 5 x 70 + 3 x 60 + 80; Berta 5 x 70 + 3 x 60 + 200.
    assert_eq!(outcome.standings[ANNA].score, 610);
    assert_eq!(outcome.standings[BERTA].score, 730);
    assert_eq!(game.table().price(Npp), Money::new(50));
}

/// R203: an unused benefit does not put off the end.
#[test]
fn a_benefit_does_not_save() {
    let scenario = Scenario::four().phase(3).major(Ms, 70, &[(ANNA, 5), (BERTA, 5)]).cash(ANNA, 7);
    let mut game = scenario.benefit(ANNA, 5).turn(Ms, buying()).build();
    let events = play(&mut game, ANNA, "raise/cash");
    assert!(events.contains(&Event::Ended { ending: Ending::Bankruptcy }));
    assert_eq!(cash(&game, ANNA), 7);
}

/// R198, C32, C33: several shares issued at once bring the price at that moment each; then the
/// price falls a diagonal for each. No more are issued than the missing money asks for.
#[test]
fn several_shares_are_issued_at_once() {
    let scenario = ms(0, 100).phase(4).top(Train::Four);
    let mut game = scenario.build();
    assert_eq!(refused(&game, ANNA, "raise/issue/0"), Refusal::CannotIssue);
    assert_eq!(refused(&game, ANNA, "raise/issue/4"), Refusal::MoreThanNeeded);
    assert_eq!(refused(&game, ANNA, "raise/issue/6"), Refusal::CannotIssue);
    let choice_of = ["raise/issue/1", "raise/issue/2", "raise/issue/3"];
    assert_eq!(sorted(choices(&game, ANNA)), choice_of);
    let events = play(&mut game, ANNA, "raise/issue/3");
    let issued = Event::Issued { company: Ms, shares: 3, income: Money::new(300) };
    assert!(events.contains(&issued), "{events:?}");
    assert_eq!((treasury(&game, Ms), price(&game, Ms)), (300, 85));
    assert_eq!((game.table().charter(Ms).reserve, game.table().charter(Ms).pool), (2, 3));
    play(&mut game, ANNA, "train/bank/4");
    assert_eq!((treasury(&game, Ms), trains(&game, Ms)), (0, vec!["4"]));
    // C15: less than half lies in the pool before the last of them.
    let game = scenario.in_pool(Ms, 4).build();
    assert!(may(&game, ANNA, "raise/issue/1"));
    assert_eq!(refused(&game, ANNA, "raise/issue/2"), Refusal::CannotIssue);
}

/// R198: by agreement one by one, each at the price that the one before has left.
#[test]
fn one_by_one_by_agreement() {
    let scenario = Scenario::with(4, "standard", &[("emergency-issue", "one-by-one")]);
    let scenario = scenario.phase(4).top(Train::Four).major(Ms, 100, &[(ANNA, 5)]);
    let mut game = scenario.turn(Ms, buying()).build();
    assert_eq!(refused(&game, ANNA, "raise/issue/2"), Refusal::OneByOne);
    play(&mut game, ANNA, "raise/issue/1");
    play(&mut game, ANNA, "raise/issue/1");
    assert_eq!((treasury(&game, Ms), price(&game, Ms)), (195, 90));
    // So it was in the first edition.
    let scenario = Scenario::first_edition().phase(4).top(Train::Four);
    let game = scenario.major(Ms, 100, &[(ANNA, 5)]).turn(Ms, buying()).build();
    assert_eq!(refused(&game, ANNA, "raise/issue/2"), Refusal::OneByOne);
}

/// R258: when nothing can be raised and no train be paid for, the director may declare
/// bankruptcy: a deal with another company is never the only choice.
#[test]
fn bankruptcy_instead_of_a_forced_deal() {
    let scenario = bare(50, 0).phase(3).major(Cvc, 60, &[(BERTA, 5)]).train(Cvc, Train::Two);
    let mut game = scenario.build();
    assert!(may(&game, ANNA, "deal/CVC/2/50"));
    assert_eq!(choices(&game, ANNA), ["bankrupt"], "besides the deals");
    let mut other = game;
    play(&mut other, ANNA, "deal/CVC/2/50");
    play(&mut other, BERTA, "answer/yes");
    assert_eq!(trains(&other, Ms), ["2"]);
    let events = play(&mut game, ANNA, "bankrupt");
    assert!(events.contains(&Event::Ended { ending: Ending::Bankruptcy }));
    assert_eq!((cash(&game, ANNA), treasury(&game, Ms)), (0, 50));
    // Not while what can be raised might be enough, nor where a train can be paid for or is there.
    let rich = |cash| bare(50, cash).phase(3).major(Cvc, 60, &[(BERTA, 5)]).train(Cvc, Train::Two);
    assert_eq!(refused(&rich(150).build(), ANNA, "bankrupt"), Refusal::NotBankrupt);
    assert!(may(&rich(149).build(), ANNA, "bankrupt"));
    assert_eq!(refused(&bare(200, 0).phase(3).build(), ANNA, "bankrupt"), Refusal::NotBankrupt);
    let owner = bare(50, 0).train(Ms, Train::Two).build();
    assert_eq!(refused(&owner, ANNA, "bankrupt"), Refusal::NotBankrupt);
}

/// R258, Q15: bankruptcy is declared as soon as all that could be raised is too little: nobody
/// must first add what would be lost where it stays in the company (C63).
#[test]
fn nobody_adds_in_vain() {
    let shares = |price, cash| {
        let scenario = Scenario::with(4, "standard", &[("bankruptcy", "stays")]).phase(3);
        let scenario = scenario.major(Ms, 70, &[(ANNA, 5), (BERTA, 5)]).treasury(Ms, 20);
        let scenario = scenario.major(Npp, price, &[(CARLO, 5), (ANNA, 2)]);
        scenario.cash(ANNA, cash).turn(Ms, buying()).build()
    };
    // 200 for the 3: 20 are there, 79 in the purse, and two shares bring 50 each.
    assert_eq!(sorted(choices(&shares(50, 79), ANNA)), ["bankrupt", "raise/cash"]);
    assert_eq!(choices(&shares(50, 80), ANNA), ["raise/cash"]);
    let mut game = shares(50, 79);
    let events = play(&mut game, ANNA, "bankrupt");
    assert!(events.contains(&Event::Ended { ending: Ending::Bankruptcy }));
    assert_eq!((cash(&game, ANNA), treasury(&game, Ms)), (79, 20));
}

/// R258: who has offered all there is, in vain, is bankrupt.
#[test]
fn a_refused_deal_does_not_save() {
    let scenario = bare(50, 0).phase(3).major(Cvc, 60, &[(BERTA, 5)]).train(Cvc, Train::Two);
    let mut game = scenario.build();
    play(&mut game, ANNA, "deal/CVC/2/50");
    let events = play(&mut game, BERTA, "answer/no");
    assert!(events.contains(&Event::Ended { ending: Ending::Bankruptcy }));
}

/// R259: while a train is owed, the treasury keeps what the cheapest costs: no wagon is bought
/// with it, from the bank or from another company (Q08). Machines come when no train is owed (R204).
#[test]
fn an_owed_train_protects_the_treasury() {
    let owed = Refusal::TrainOwed { price: Money::new(100) };
    let game = ms(139, 70).phase(2).build();
    assert_eq!(refused(&game, ANNA, "wagon/bank/1"), owed);
    assert!(may(&ms(140, 70).phase(2).build(), ANNA, "wagon/bank/1"));
    assert!(may(&ms(40, 70).phase(2).train(Ms, Train::Two).build(), ANNA, "wagon/bank/1"));
    // Not even when it cannot pay for a train: what there is goes into it.
    assert_eq!(refused(&ms(99, 70).phase(2).build(), ANNA, "wagon/bank/1"), owed);
    let other = |coins| {
        let scenario = ms(coins, 70).phase(3).pool_train(Train::Two);
        scenario.major(Cvc, 60, &[(BERTA, 5)]).wagon(Cvc, cuba18_track::Wagon::One).build()
    };
    assert_eq!(refused(&other(139), ANNA, "deal_wagon/CVC/1"), owed);
    assert!(may(&other(140), ANNA, "deal_wagon/CVC/1"));
    let minor = Scenario::four().minor(Co, ANNA, 70, "C4").treasury(Co, 100).turn(Co, buying());
    assert_eq!(refused(&minor.build(), ANNA, "machine/1"), Refusal::NotThisStep);
    assert_eq!(refused(&minor.build(), ANNA, "pass"), Refusal::MustBuyTrain);
    // The first edition let it be spent.
    let first = Scenario::first_edition().phase(2).major(Ms, 70, &[(ANNA, 5)]).treasury(Ms, 139);
    assert!(may(&first.turn(Ms, buying()).build(), ANNA, "wagon/bank/1"));
}

//! §IX The end of the game.

use cuba18_rules::round::Step;
use cuba18_rules::scenario::Scenario;
use cuba18_rules::{Cuba18, Ending, Event};
use cuba18_track::Company::{Co, Cvc, Fc, Ms};
use cuba18_track::Train;
use tabletop::Game;

use crate::table::{ANNA, BERTA, CARLO, DORA, buying, cash, end_set, end_stock, play};

fn ending(game: &Cuba18) -> Option<Ending> {
    game.outcome().map(|outcome| outcome.ending)
}

/// MS pays a dividend of 90 out of a bank that holds so much, in a round of a set of so many.
fn dividend(bank: i32, number: u8, of: u8) -> Scenario {
    let scenario = Scenario::four().phase(3).major(Ms, 100, &[(ANNA, 5), (BERTA, 5)]);
    let scenario = scenario.train(Ms, Train::Three).bank(bank);
    scenario.turn_in(Ms, Step::Dividend { revenue: 90 }, number, of)
}

/// R234, R236, C21: a bank that breaks in an operating round pays on; the set is finished, then the game.
#[test]
fn the_bank_breaks_in_an_operating_round() {
    let mut game = dividend(80, 1, 2).build();
    let before = cash(&game, ANNA);
    let events = play(&mut game, ANNA, "pay");
    assert!(events.contains(&Event::BankBroke));
    assert_eq!((cash(&game, ANNA) - before, game.table().bank()), (45, -10));
    assert_eq!(ending(&game), None);
    let events = end_set(&mut game);
    assert_eq!(ending(&game), Some(Ending::BankInOperatingRound));
    assert!(!events.iter().any(|event| matches!(event, Event::Exported { .. })));
}

/// Exactly 0 is broken; 10 more are not.
#[test]
fn an_empty_bank_is_broken() {
    let mut game = dividend(90, 1, 1).build();
    let events = play(&mut game, ANNA, "pay");
    assert!(events.contains(&Event::BankBroke));
    let mut game = dividend(400, 1, 1).build();
    let events = play(&mut game, ANNA, "pay");
    assert!(!events.contains(&Event::BankBroke));
}

/// C21: by agreement one more set follows.
#[test]
fn one_more_set_by_agreement() {
    let scenario = Scenario::with(4, "standard", &[("bank-break", "one-more-set")]).phase(3);
    let scenario = scenario.major(Ms, 100, &[(ANNA, 5), (BERTA, 5)]).train(Ms, Train::Three);
    let scenario = scenario.bank(50).turn(Ms, Step::Dividend { revenue: 90 });
    let mut game = scenario.build();
    play(&mut game, ANNA, "pay");
    end_set(&mut game);
    assert!(game.stock().is_some());
    end_stock(&mut game);
    end_set(&mut game);
    assert_eq!(ending(&game), Some(Ending::BankInOperatingRound));
}

/// The FC's dividend breaks the bank at the end of a set: the game is over, no stock round.
#[test]
fn the_fc_breaks_the_bank() {
    let scenario = Scenario::four().major(Ms, 100, &[(CARLO, 5)]).train(Ms, Train::Two).phase(2);
    let scenario = scenario.holds(ANNA, Fc, 6).holds(BERTA, Fc, 4).bank(20).treasury(Ms, 5);
    let mut game = scenario.turn(Ms, buying()).build();
    let events = play(&mut game, CARLO, "pass");
    assert!(events.contains(&Event::BankBroke));
    assert_eq!(ending(&game), Some(Ending::BankInOperatingRound));
}

/// R235: a bank that breaks in a stock round: this round and one set are finished.
#[test]
fn the_bank_breaks_in_a_stock_round() {
    let scenario = Scenario::four().phase(3).major(Ms, 100, &[(BERTA, 5), (ANNA, 3)]);
    let mut game = scenario.train(Ms, Train::Three).bank(100).build();
    let events = play(&mut game, ANNA, "sell/MS/2");
    assert!(events.contains(&Event::BankBroke));
    play(&mut game, ANNA, "pass");
    assert!(game.stock().is_some());
    end_stock(&mut game);
    assert_eq!(game.operating().map(|turn| turn.of), Some(2));
    end_set(&mut game);
    assert_eq!(ending(&game), Some(Ending::BankInStockRound));
}

/// R235, R254: the capital of a new company breaks the bank still in the stock round.
#[test]
fn a_float_breaks_the_bank_in_the_stock_round() {
    let scenario = Scenario::four().all_cash(0).founded(Ms, 100, &[(ANNA, 6), (BERTA, 4)]);
    let mut game = scenario.cash(DORA, 10).bank(900).build();
    let events = end_stock(&mut game);
    let place = |wanted: fn(&Event) -> bool| events.iter().position(wanted).expect("it happened");
    let broke = place(|event| *event == Event::BankBroke);
    assert!(broke < place(|event| matches!(event, Event::SetBegan { .. })));
    end_set(&mut game);
    assert_eq!(ending(&game), Some(Ending::BankInStockRound));
}

/// C67: a bank that was empty is broken, though rentals flow back to it before anybody is asked.
#[test]
fn what_flows_back_does_not_mend_the_bank() {
    let scenario = dividend(90, 1, 1).treasury(Fc, 300);
    let mut game = scenario.build();
    let events = play(&mut game, ANNA, "pay");
    assert!(events.contains(&Event::BankBroke));
}

/// R237: the second 8+/4D exported ends the game at once, without a stock round.
#[test]
fn the_second_eight_ends_the_game() {
    for (exported, over) in [(0, None), (1, Some(Ending::SecondEight))] {
        let scenario = Scenario::four().phase(7).major(Ms, 100, &[(ANNA, 5)]).train(Ms, Train::Six);
        let scenario = scenario.eights_exported(exported).treasury(Ms, 1).turn(Ms, buying());
        let mut game = scenario.build();
        play(&mut game, ANNA, "pass");
        assert_eq!(ending(&game), over);
    }
}

/// R239, R240: cash and shares at their price, the FC's, too; treasuries and cards count nothing; ties are
/// shared.
#[test]
fn wealth_decides() {
    let scenario = Scenario::four().phase(7).all_cash(100).major(Ms, 100, &[(ANNA, 5), (BERTA, 2)]);
    let scenario = scenario.minor(Co, BERTA, 70, "C4").train(Co, Train::FiveNarrow);
    let scenario = scenario.train(Ms, Train::Six).treasury(Ms, 1).commissioner(CARLO, 6);
    let scenario = scenario.founded(Cvc, 70, &[(DORA, 2)]).eights_exported(1).benefit(CARLO, 5);
    let mut game = scenario.done(&[Co]).turn(Ms, buying()).done(&[Co]).build();
    play(&mut game, ANNA, "pass");
    let standings = game.outcome().expect("it is over").standings;
    let scores: Vec<i32> = standings.iter().map(|standing| standing.score).collect();
    assert_eq!(scores, [600, 100 + 200 + 210, 100, 240]);
    let places: Vec<u8> = standings.iter().map(|standing| standing.place).collect();
    assert_eq!(places, [1, 2, 4, 3]);
    let scenario = Scenario::four().phase(7).all_cash(100).major(Ms, 100, &[(ANNA, 3), (BERTA, 3)]);
    let scenario = scenario.train(Ms, Train::Six).eights_exported(1).treasury(Ms, 1);
    let mut game = scenario.turn(Ms, buying()).build();
    play(&mut game, ANNA, "pass");
    let standings = game.outcome().expect("it is over").standings;
    assert_eq!((standings[ANNA].place, standings[BERTA].place), (1, 1));
}

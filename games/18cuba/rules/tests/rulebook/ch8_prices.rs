//! §VIII Prices.

use cuba18_rules::round::Step;
use cuba18_rules::scenario::Scenario;
use cuba18_track::Company::{Cvc, Fc, Ms, Npp};
use cuba18_track::Train;

use crate::table::{ANNA, BERTA, CARLO, DORA, end_stock, play, price};

fn after_dividend(from: u16, pays: bool) -> u32 {
    let scenario = Scenario::four().phase(2).major(Ms, from, &[(ANNA, 5)]).train(Ms, Train::Two);
    let mut game = scenario.turn(Ms, Step::Dividend { revenue: 50 }).build();
    play(&mut game, ANNA, if pays { "pay" } else { "keep" });
    price(&game, Ms)
}

/// R228, R229: right for a dividend, left without; the ends of the board.
#[test]
fn dividends_move_the_price() {
    for (from, to) in [(50, 60), (100, 110), (120, 132), (126, 138), (151, 165), (260, 290)] {
        assert_eq!(after_dividend(from, true), to);
    }
    for (from, to) in [(275, 300), (290, 300), (300, 300)] {
        assert_eq!(after_dividend(from, true), to);
    }
    for (from, to) in [(55, 50), (60, 50), (50, 50), (100, 90), (172, 158), (300, 275)] {
        assert_eq!(after_dividend(from, false), to);
    }
}

/// R227, R085: a token goes under the stack it meets; one that cannot move keeps its place.
#[test]
fn tokens_go_under_the_stack() {
    let scenario = Scenario::four().phase(2).major(Cvc, 300, &[(ANNA, 5)]).train(Cvc, Train::Two);
    let scenario = scenario.major(Ms, 290, &[(ANNA, 5)]).train(Ms, Train::Two);
    let mut game = scenario.turn(Ms, Step::Dividend { revenue: 50 }).build();
    play(&mut game, ANNA, "pay");
    let majors = |game: &cuba18_rules::Cuba18| -> Vec<cuba18_track::Company> {
        game.table().by_price().filter(|&company| company != Fc).collect()
    };
    assert_eq!(majors(&game), [Cvc, Ms]);
    let scenario = Scenario::four().phase(2).major(Cvc, 300, &[(ANNA, 5)]).train(Cvc, Train::Two);
    let scenario = scenario.major(Ms, 300, &[(ANNA, 5)]).train(Ms, Train::Two);
    let mut game = scenario.turn(Cvc, Step::Dividend { revenue: 50 }).build();
    play(&mut game, ANNA, "pay");
    assert_eq!(majors(&game), [Cvc, Ms]);
}

/// R232: sold-out companies rise a diagonal, the highest first; they go under stacks.
#[test]
fn sold_out_companies_rise() {
    let held = [(ANNA, 6), (BERTA, 4)];
    let scenario = Scenario::four().all_cash(0).major(Npp, 105, &[(CARLO, 5)]);
    let scenario = scenario.major(Ms, 100, &held).major(Cvc, 100, &[(CARLO, 5), (DORA, 5)]);
    let mut game = scenario.cash(DORA, 10).build();
    end_stock(&mut game);
    assert_eq!((price(&game, Ms), price(&game, Cvc), price(&game, Npp)), (105, 105, 105));
    let stack: Vec<_> = game.table().by_price().filter(|&company| company != Fc).collect();
    assert_eq!(stack, [Npp, Ms, Cvc]);
}

/// R233: the FC never moves in a stock round, not even when sold out.
#[test]
fn the_central_price_rests_in_stock_rounds() {
    let scenario = Scenario::four().all_cash(0).holds(ANNA, Fc, 6).holds(BERTA, Fc, 4);
    let scenario = scenario.major(Ms, 100, &[(CARLO, 5)]).treasury(Ms, 500).cash(DORA, 10);
    let mut game = scenario.build();
    end_stock(&mut game);
    assert_eq!(price(&game, Fc), 50);
}

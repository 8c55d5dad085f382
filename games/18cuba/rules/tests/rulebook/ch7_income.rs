//! §VII.11 Income.

use cuba18_rules::round::Step;
use cuba18_rules::scenario::Scenario;
use cuba18_rules::{Event, Refusal};
use cuba18_track::Company::{Co, Ms};
use cuba18_track::Train;

use crate::table::{ANNA, BERTA, cash, idle, may, play, price, refused, step, treasury};

/// R174, R175, R176: 90 paid: 9 for each tenth; the charter's part to the company, the pool's to
/// the bank.
#[test]
fn a_dividend_is_paid() {
    let held = [(ANNA, 4), (BERTA, 2)];
    let scenario = Scenario::four().major(Ms, 100, &held).in_pool(Ms, 1).all_cash(0);
    let scenario = scenario.train(Ms, Train::Two).phase(2).turn(Ms, Step::Dividend { revenue: 90 });
    let mut game = scenario.build();
    let bank = game.table().bank();
    play(&mut game, ANNA, "pay");
    // The FC follows: Anna and Berta hold none of it.
    assert_eq!((cash(&game, ANNA), cash(&game, BERTA), treasury(&game, Ms)), (36, 18, 27));
    assert_eq!(bank - game.table().bank(), 81);
    assert_eq!(price(&game, Ms), 110);
}

/// R175: a minor pays 20% for each share, 40% for the director's card.
#[test]
fn a_minor_pays_by_fifths() {
    let scenario = Scenario::four().minor(Co, ANNA, 80, "C4").in_pool(Co, 2).all_cash(0);
    let scenario = scenario.train(Co, Train::TwoNarrow).turn(Co, Step::Dividend { revenue: 50 });
    let mut game = scenario.build();
    play(&mut game, ANNA, "pay");
    assert_eq!((cash(&game, ANNA), treasury(&game, Co), price(&game, Co)), (30, 10, 90));
}

/// R174, R178: kept income goes to the treasury whole, and the price falls; nothing in between.
#[test]
fn income_is_kept() {
    let scenario = Scenario::four().major(Ms, 100, &[(ANNA, 5)]).train(Ms, Train::Two).phase(2);
    let mut game = scenario.turn(Ms, Step::Dividend { revenue: 90 }).build();
    assert_eq!(refused(&game, ANNA, "pass"), Refusal::NotThisStep);
    assert!(may(&game, ANNA, "pay"));
    play(&mut game, ANNA, "keep");
    assert_eq!((treasury(&game, Ms), price(&game, Ms)), (90, 90));
}

/// R178, R229: no income is no dividend: the price falls, in the first turn always.
#[test]
fn no_income_is_no_dividend() {
    let scenario = Scenario::four().major(Ms, 100, &[(ANNA, 5)]).treasury(Ms, 100);
    let mut game = scenario.turn(Ms, Step::Run).build();
    let events = idle(&mut game);
    assert!(events.contains(&Event::Kept { company: Ms, revenue: 0 }));
    assert_eq!((price(&game, Ms), step(&game).0), (90, Ms));
    let scenario = Scenario::four().phase(2).major(Ms, 100, &[(ANNA, 5)]).train(Ms, Train::Two);
    let mut game = scenario.treasury(Ms, 100).turn(Ms, Step::Run).build();
    idle(&mut game);
    assert_eq!(price(&game, Ms), 90, "a train without a route");
}

/// R161, R170, R171, R177: sugar by income, machines included; kept or paid.
#[test]
fn sugar_by_income() {
    for (machines, total, cubes) in [(0, 30, 1), (1, 40, 1), (3, 60, 1)] {
        let mut game = field(machines, 1).build();
        let events = idle(&mut game);
        assert!(events.contains(&Event::Milled { company: Co, cubes }), "{events:?}");
        assert_eq!(step(&game), (Co, Step::Dividend { revenue: total }));
        assert_eq!(game.table().cubes.of(Co), cubes);
    }
    for (machines, generation, total, cubes) in [(2, 3, 110, 2), (3, 3, 150, 2), (1, 3, 70, 1)] {
        let mut game = field(machines, generation).build();
        idle(&mut game);
        assert_eq!(step(&game), (Co, Step::Dividend { revenue: total }));
        assert_eq!(game.table().cubes.of(Co), cubes);
    }
}

/// CO's mill in Guantánamo and the field G28 east of it: 20 + 10.
fn field(machines: u8, generation: u8) -> Scenario {
    // L60: E and SE standard, W narrow; turned by three the narrow track leads E.
    let scenario = Scenario::four().minor(Co, ANNA, 80, "G26").tile("G26", "L60", 3);
    let scenario = scenario.tile("G28", "L49", 2).train(Co, Train::TwoNarrow);
    scenario.machines(Co, generation, machines).turn(Co, Step::Run)
}

/// R171: machines without a run earn nothing, and no sugar is made.
#[test]
fn machines_need_a_run() {
    let scenario = Scenario::four().minor(Co, ANNA, 80, "C4").machines(Co, 1, 3);
    let mut game =
        scenario.treasury(Co, 200).train(Co, Train::TwoNarrow).turn(Co, Step::Run).build();
    let events = idle(&mut game);
    assert!(events.contains(&Event::Kept { company: Co, revenue: 0 }));
    assert_eq!(game.table().cubes.of(Co), 0);
}

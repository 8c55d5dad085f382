//! §VII.1 to §VII.3: who operates when, and the steps of a turn.

use cuba18_rules::round::Step;
use cuba18_rules::scenario::Scenario;
use cuba18_rules::{Event, Refusal};
use cuba18_track::Company::{self, Co, Cvc, Dq, Hg, Ms, Npp};
use cuba18_track::Train;

use crate::table::{
    ANNA, BERTA, CARLO, TRACK, buying, choices, end_set, end_stock, idle, may, play, price,
    refused, step,
};

fn operating(events: &[Event]) -> Vec<Company> {
    let each = events.iter().filter_map(|event| {
        if let Event::Operates { company } = event { Some(*company) } else { None }
    });
    each.collect()
}

/// R083, R084, R085, R086: minors from the lowest price up, majors from the
/// highest down, in one space the upper token first, the FC last.
#[test]
fn the_order_of_companies() {
    let scenario = Scenario::four().minor(Co, ANNA, 80, "C4").minor(Dq, ANNA, 70, "D13");
    let scenario = scenario.minor(Hg, BERTA, 70, "F21").major(Ms, 100, &[(ANNA, 5)]);
    let scenario = scenario.major(Cvc, 120, &[(ANNA, 5)]).major(Npp, 120, &[(BERTA, 5)]);
    let scenario =
        [Co, Dq, Hg].into_iter().fold(scenario, |all, minor| all.train(minor, Train::TwoNarrow));
    let scenario =
        [Ms, Cvc, Npp].into_iter().fold(scenario, |all, major| all.train(major, Train::Two));
    let mut game = scenario.phase(2).build();
    let mut events = end_stock(&mut game);
    events.extend(end_set(&mut game));
    assert_eq!(operating(&events), [Dq, Hg, Co, Cvc, Npp, Ms]);
    let paid = events.iter().position(|event| matches!(event, Event::CentralPaid { .. }));
    let last = events.iter().rposition(|event| matches!(event, Event::Operates { .. }));
    assert!(last < paid);
}

/// C62: when a price changes during the round, the next company is found by the new price.
#[test]
fn the_order_follows_current_prices() {
    let scenario = Scenario::four().major(Ms, 110, &[(ANNA, 6), (BERTA, 4)]).all_cash(0);
    let scenario = scenario.major(Cvc, 100, &[(BERTA, 4), (ANNA, 1)]).train(Cvc, Train::Two);
    let scenario = scenario.major(Npp, 100, &[(CARLO, 5)]).train(Npp, Train::Two).phase(2);
    let mut game = scenario.treasury(Ms, 50).turn(Ms, buying()).build();
    play(&mut game, ANNA, "raise/sell/CVC/1");
    assert_eq!(price(&game, Cvc), 95);
    play(&mut game, ANNA, "raise/cash");
    play(&mut game, ANNA, "train/bank/2");
    assert_eq!(step(&game).0, Npp);
}

/// R098: track, station, run, income, trains, and machines for a minor.
#[test]
fn the_steps_of_a_turn() {
    let scenario = Scenario::four().phase(2).major(Ms, 70, &[(ANNA, 5)]).tile("B9", "57", 1);
    let scenario = scenario.tile("B11", "57", 1).train(Ms, Train::Two).treasury(Ms, 300);
    let mut game = scenario.turn(Ms, TRACK).build();
    play(&mut game, ANNA, "pass");
    assert_eq!(step(&game), (Ms, Step::Station));
    assert_eq!(refused(&game, ANNA, "lay/C10/8/0"), Refusal::NotThisStep);
    play(&mut game, ANNA, "pass");
    assert_eq!(step(&game), (Ms, Step::Run));
    idle(&mut game);
    assert_eq!(step(&game), (Ms, Step::Dividend { revenue: 50 }));
    play(&mut game, ANNA, "pay");
    assert_eq!(step(&game), (Ms, buying()));
    let scenario = Scenario::four().minor(Co, ANNA, 70, "C4").train(Co, Train::TwoNarrow);
    let mut game = scenario.treasury(Co, 500).turn(Co, buying()).build();
    play(&mut game, ANNA, "pass");
    assert_eq!(step(&game), (Co, Step::Machines));
}

/// R247: a company with a train that can run may not skip the run; track and station are optional.
#[test]
fn the_run_is_compulsory() {
    let scenario = Scenario::four().phase(2).major(Ms, 70, &[(ANNA, 5)]).tile("B9", "57", 1);
    let game = scenario.train(Ms, Train::Two).turn(Ms, Step::Run).build();
    assert_eq!(refused(&game, ANNA, "pass"), Refusal::NotThisStep);
    assert_eq!(refused(&game, ANNA, "run"), Refusal::NotTheBest { best: 50 });
    assert!(may(&game, ANNA, &choices(&game, ANNA)[0]));
}

/// R082, C35: one, two or three rounds, counted when the stock round ends.
#[test]
fn how_many_rounds_a_set_has() {
    for (phase, rounds) in [(1, 1), (2, 1), (3, 2), (4, 2), (5, 3), (6, 3), (7, 3)] {
        let scenario = Scenario::four().phase(phase).major(Ms, 70, &[(ANNA, 5)]);
        let mut game = scenario.treasury(Ms, 1000).build();
        let events = end_stock(&mut game);
        assert!(events.contains(&Event::SetBegan { rounds }), "phase {phase}");
    }
}

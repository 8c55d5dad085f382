//! §VII.14 Machines.

use cuba18_rules::Refusal;
use cuba18_rules::round::Step;
use cuba18_rules::scenario::Scenario;
use cuba18_track::Company::{Co, Dq, Ms};
use cuba18_track::Train;

use crate::table::{ANNA, BERTA, built_in, buying, may, play, refused, treasury};

fn co() -> Scenario {
    let scenario = Scenario::four().minor(Co, ANNA, 80, "C4").train(Co, Train::TwoNarrow);
    scenario.treasury(Co, 500).turn(Co, Step::Machines)
}

/// R204, R206: several a turn, the cheapest first, three at most: 90 in yellow.
#[test]
fn three_machines_at_most() {
    let mut game = co().build();
    for left in [475, 445, 410] {
        play(&mut game, ANNA, "machine/1");
        if game.operating().is_some() {
            assert_eq!(treasury(&game, Co), left);
        }
    }
    assert_eq!(treasury(&game, Co), 410);
    assert_eq!(game.table().charter(Co).machines, [3, 0, 0]);
    let full = co().machines(Co, 1, 3).build();
    assert_eq!(refused(&full, ANNA, "machine/1"), Refusal::MachineLimit);
}

/// R206: the fourth costs 40; all four of the last generation 290.
#[test]
fn the_ladder_of_prices() {
    let mut game = co().minor(Dq, BERTA, 70, "D13").machines(Dq, 1, 3).build();
    play(&mut game, ANNA, "machine/1");
    assert_eq!(treasury(&game, Co), 460);
    assert_eq!(built_in().cards.machine_prices[0], [25, 30, 35, 40]);
    assert_eq!(built_in().cards.machine_prices[1], [45, 50, 55, 60]);
    assert_eq!(built_in().cards.machine_prices[2].iter().sum::<u32>(), 290);
    assert_eq!(built_in().cards.machine_bonus, [10, 20, 40]);
}

/// R205, R221, R223: generations open in phases 1, 3 and 5; what is gone is gone.
#[test]
fn generations_open_with_the_phases() {
    for (phase, open) in [(1, 1), (2, 1), (3, 2), (4, 2), (5, 3), (7, 3)] {
        let game = co().phase(phase).build();
        for generation in 1..=3 {
            let path = format!("machine/{generation}");
            assert_eq!(may(&game, ANNA, &path), generation <= open, "phase {phase}, {path}");
        }
    }
    let scenario = co().phase(5).minor(Dq, BERTA, 70, "D13").machines(Dq, 3, 3).machines(Co, 3, 1);
    assert_eq!(refused(&scenario.build(), ANNA, "machine/3"), Refusal::NoMachine);
}

/// R204, R207: only minors, only after the trains; there is no way to sell one.
#[test]
fn only_minors_buy_machines() {
    let scenario = Scenario::four().major(Ms, 70, &[(ANNA, 5)]).train(Ms, Train::Two);
    let game = scenario.treasury(Ms, 500).turn(Ms, Step::Machines).build();
    assert_eq!(refused(&game, ANNA, "machine/1"), Refusal::NotForThisKind);
    let game = co().turn(Co, buying()).build();
    assert_eq!(refused(&game, ANNA, "machine/1"), Refusal::NotThisStep);
    let poor = co().treasury(Co, 24).build();
    assert!(matches!(refused(&poor, ANNA, "machine/1"), Refusal::CompanyLacks { .. }));
}

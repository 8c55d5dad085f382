//! §VII.17 Phases.

use cuba18_rules::scenario::Scenario;
use cuba18_rules::{Cuba18, Event};
use cuba18_track::Company::{Co, Cvc, Dq, Ms};
use cuba18_track::{Train, Wagon};

use crate::table::{ANNA, BERTA, buying, end_set, end_stock, may, play, step, trains, treasury};

/// MS is about to buy the first train of a phase.
fn before(phase: u8, train: Train) -> Scenario {
    let scenario = Scenario::four().phase(phase).top(train).major(Ms, 70, &[(ANNA, 5)]);
    scenario.treasury(Ms, 2000).turn(Ms, buying())
}

fn phase(game: &Cuba18) -> u8 {
    game.table().phase.number()
}

/// R219, R194: the first train of a kind begins its phase at once, whichever side is chosen.
#[test]
fn a_purchase_begins_a_phase() {
    for (now, train, path) in [
        (1, Train::Two, "2"),
        (2, Train::Three, "3"),
        (2, Train::Three, "3+"),
        (3, Train::Four, "4+"),
        (4, Train::Five, "5+"),
        (5, Train::Six, "6"),
        (6, Train::EightPlus, "8+"),
        (6, Train::EightPlus, "4D"),
    ] {
        let mut game = before(now, train).build();
        let events = play(&mut game, ANNA, &format!("train/bank/{path}"));
        assert!(events.contains(&Event::PhaseBegan { phase: now + 1 }), "{path}");
        assert_eq!(phase(&game), now + 1);
    }
    let mut game = before(2, Train::Three).build();
    play(&mut game, ANNA, "train/bank/3");
    let events = play(&mut game, ANNA, "train/bank/3");
    assert!(!events.iter().any(|event| matches!(event, Event::PhaseBegan { .. })));
}

/// R222, R208: in phase 4 all 2 and 2n go, in the pool and unsold, too; the FC's stays.
#[test]
fn phase_four_scraps_twos() {
    let scenario = before(3, Train::Four).train(Ms, Train::Two).major(Cvc, 80, &[(BERTA, 5)]);
    let scenario = scenario.train(Cvc, Train::Two).train(Cvc, Train::Three).central_range(2);
    let scenario = scenario.minor(Co, BERTA, 70, "C4").train(Co, Train::TwoNarrow);
    let mut game = scenario.train(Co, Train::ThreeNarrow).pool_train(Train::Two).build();
    let events = play(&mut game, ANNA, "train/bank/4");
    for (company, train) in [(Ms, Train::Two), (Cvc, Train::Two), (Co, Train::TwoNarrow)] {
        assert!(events.contains(&Event::ScrappedTrains { company, train, count: 1 }));
    }
    assert_eq!((trains(&game, Ms), trains(&game, Cvc)), (vec!["4"], vec!["3"]));
    assert_eq!(trains(&game, Co), ["3n"]);
    let depot = game.table().depot;
    assert_eq!((depot.pool[Train::Two], depot.narrow[0]), (0, 0));
    assert_eq!(game.table().central_range, 2);
}

/// R224, C22: phase 6 scraps 3, 3+ and 3n.
#[test]
fn phase_six_scraps_threes() {
    let scenario = before(5, Train::Six).train(Ms, Train::ThreePlus).major(Cvc, 80, &[(BERTA, 5)]);
    let scenario = scenario.train(Cvc, Train::Three).train(Cvc, Train::Four);
    let scenario = scenario.minor(Co, BERTA, 70, "C4").train(Co, Train::ThreeNarrow);
    let mut game = scenario.train(Co, Train::FourNarrow).build();
    play(&mut game, ANNA, "train/bank/6+");
    assert_eq!((trains(&game, Ms), trains(&game, Cvc)), (vec!["6+"], vec!["4"]));
    assert_eq!((trains(&game, Co), game.table().depot.narrow[1]), (vec!["4n"], 0));
}

/// R226, R155, R191, R192, C52: phase 7 scraps 4 and 4+ and ages 4n; those in the pool are removed.
#[test]
fn phase_seven_ages_the_4n() {
    let scenario = before(6, Train::EightPlus).train(Ms, Train::FourPlus);
    let scenario = scenario.minor(Co, BERTA, 70, "C4").train(Co, Train::FourNarrow);
    let mut game = scenario.pool_train(Train::FourNarrow).build();
    let events = play(&mut game, ANNA, "train/bank/8+");
    assert!(events.contains(&Event::Aged { company: Co, count: 1 }));
    assert_eq!((trains(&game, Ms), trains(&game, Co)), (vec!["8+"], vec!["4n-1"]));
    assert_eq!(game.table().depot.pool[Train::FourNarrow], 0);
    assert_eq!(Train::FourNarrowAged.range(), 3);
}

/// C52, C68: unsold 4n are sold aged for 130; by agreement for 260, or not at all.
#[test]
fn unsold_4n_in_phase_seven() {
    let minor = |value| {
        let scenario = Scenario::with(4, "standard", &[("unsold-4n", value)]).phase(6);
        let scenario = scenario.top(Train::EightPlus).minor(Dq, ANNA, 70, "D13").treasury(Dq, 500);
        let scenario = scenario.major(Ms, 70, &[(ANNA, 5)]).treasury(Ms, 800).turn(Ms, buying());
        let mut game = scenario.build();
        play(&mut game, ANNA, "train/bank/4D");
        while step(&game).0 != Dq || !matches!(step(&game).1, cuba18_rules::round::Step::Trains(_))
        {
            crate::table::idle(&mut game);
        }
        game
    };
    let mut aged = minor("aged");
    assert!(!may(&aged, ANNA, "train/bank/4n"));
    let held = treasury(&aged, Dq);
    play(&mut aged, ANNA, "train/bank/4n-1");
    assert_eq!(held - treasury(&aged, Dq), 130);
    let mut dear = minor("full-price");
    let held = treasury(&dear, Dq);
    play(&mut dear, ANNA, "train/bank/4n-1");
    assert_eq!(held - treasury(&dear, Dq), 260);
    assert!(!may(&minor("removed"), ANNA, "train/bank/4n-1"));
}

/// R225: the first 3-wagon scraps all 1-wagons, unsold and in the pool, too.
#[test]
fn the_first_3_wagon_scraps_1_wagons() {
    let scenario = before(6, Train::Six).train(Ms, Train::Five).wagon(Ms, Wagon::One);
    let scenario =
        scenario.major(Cvc, 80, &[(BERTA, 5)]).wagon(Cvc, Wagon::One).wagon(Cvc, Wagon::Two);
    let mut game = scenario.build();
    let events = play(&mut game, ANNA, "wagon/bank/3");
    for company in [Ms, Cvc] {
        assert!(events.contains(&Event::ScrappedWagons { company, count: 1 }));
    }
    assert_eq!(game.table().charter(Ms).each_wagon().collect::<Vec<_>>(), [Wagon::Three]);
    assert_eq!(game.table().charter(Cvc).each_wagon().collect::<Vec<_>>(), [Wagon::Two]);
    assert_eq!(game.table().depot.wagons[Wagon::One], 0);
}

/// R221, R222, R223: what opens: 3n, 4n and 5n in phases 3, 4 and 5.
#[test]
fn narrow_trains_open_with_the_phases() {
    for (phase, open) in [(1, "2n"), (2, "2n"), (3, "3n"), (4, "4n"), (5, "5n"), (6, "5n")] {
        let scenario = Scenario::four().phase(phase).minor(Co, ANNA, 70, "C4");
        let game = scenario.treasury(Co, 500).turn(Co, buying()).build();
        let newest = ["5n", "4n", "3n", "2n"]
            .into_iter()
            .find(|train| may(&game, ANNA, &format!("train/bank/{train}")));
        assert_eq!(newest, Some(open), "phase {phase}");
    }
}

/// R082, C25, C35: the export of the first 3/3+ begins phase 3 before the stock round: two
/// rounds follow it.
#[test]
fn an_export_begins_a_phase() {
    let scenario = before(2, Train::Three).train(Ms, Train::Two);
    let mut game = scenario.build();
    let events = play(&mut game, ANNA, "pass");
    assert!(events.contains(&Event::Exported { train: Train::Three }));
    assert_eq!(phase(&game), 3);
    assert!(game.stock().is_some());
    let events = end_stock(&mut game);
    assert!(events.contains(&Event::SetBegan { rounds: 2 }));
}

/// The first 5 in the first of two rounds: the second still follows, then a stock round, then
/// three rounds.
#[test]
fn the_number_of_rounds_changes_later() {
    let scenario = before(4, Train::Five).turn_in(Ms, buying(), 1, 2);
    let mut game = scenario.build();
    play(&mut game, ANNA, "train/bank/5");
    play(&mut game, ANNA, "pass");
    assert_eq!(game.operating().map(|turn| (turn.number, turn.of)), Some((2, 2)));
    end_set(&mut game);
    let events = end_stock(&mut game);
    assert!(events.contains(&Event::SetBegan { rounds: 3 }));
}

/// Who loses the last train by another's purchase buys in its own next turn.
#[test]
fn the_duty_is_checked_in_ones_own_turn() {
    let scenario = before(3, Train::Four).major(Cvc, 60, &[(BERTA, 5)]).train(Cvc, Train::Two);
    let mut game = scenario.treasury(Cvc, 400).build();
    play(&mut game, ANNA, "train/bank/4");
    assert_eq!((trains(&game, Cvc), step(&game).0), (vec![], Ms));
    play(&mut game, ANNA, "pass");
    assert_eq!(step(&game).0, Cvc);
}

/// The export of the first 8+/4D: phase 7 before the stock round.
#[test]
fn the_export_of_an_eight_begins_phase_seven() {
    let scenario = before(6, Train::EightPlus).train(Ms, Train::Six).major(Cvc, 80, &[(BERTA, 5)]);
    let scenario = scenario.train(Cvc, Train::Four).done(&[Cvc]);
    let mut game = scenario.build();
    play(&mut game, ANNA, "pass");
    assert_eq!((phase(&game), trains(&game, Cvc)), (7, vec![]));
    assert!(game.stock().is_some());
}

//! What is said fits what there is: no sentence promises what cannot be done.

use std::collections::BTreeMap;

use art::{Board as _, Chronicle as _};
use boxes::Contents as _;
use cuba18_board::{Island, Rounds};
use cuba18_rules::components::Data;
use cuba18_rules::round::{Step, Track};
use cuba18_rules::scenario::Scenario;
use cuba18_rules::{Action, Cuba18, Event, Round};
use cuba18_track::{Company, Train};
use locale::{Language, Words};
use tabletop::{
    Choices, Dice as _, Game, Key as _, Log, Mute, Reading, SeededDice, Turn, Viewer, read,
};
use testkit::Seen;

use crate::boards::east;
use crate::samples::{ANNA, BERTA, events};
use crate::stage::{seen, text, values};

/// The question and the choices.
fn asked(game: &Cuba18) -> String {
    let parts = seen(game, ANNA, "");
    format!("{}\n{}", text(parts.question), text(parts.choices))
}

/// IV.2: whoever holds no concession is not asked to convert one.
#[test]
fn nobody_is_asked_to_convert_what_they_do_not_hold() {
    let first = || Scenario::four().first_stock().cash(ANNA, 400);
    assert!(asked(&first().concession(ANNA, 2).build()).contains("Convert concession 2"));
    let without = asked(&first().concession(BERTA, 2).build());
    assert!(!without.to_lowercase().contains("conver"), "{without}");
}

/// What a player does stands below their name in the log, without saying it once more.
#[test]
fn no_line_of_the_log_repeats_who_acts() {
    let words = Words::new(Language::En, &[Island::locale(Language::En)]);
    let names: Vec<String> = ["Anna", "Berta", "Carlo", "Dora"].map(str::to_owned).into();
    let mut led = 0;
    for event in events() {
        let line = Island::line(&event, Data::shelf().built_in(), &words, &names);
        let said = text(line.clone());
        if names.iter().any(|name| said.starts_with(&format!("{name} "))) {
            assert!(art::led(&line).is_some(), "{said}");
            led += 1;
        }
    }
    assert!(led > 7, "{led} lines begin with a name");
}

/// VII.10: where no train can run nothing is called the best run.
#[test]
fn no_run_is_praised_where_there_is_none() {
    // With a train that finds no track, and without a train.
    let idle = Scenario::four().phase(2).major(Company::Ms, 100, &[(ANNA, 5)]);
    for scenario in [idle.clone().train(Company::Ms, Train::Two), idle] {
        let told = asked(&scenario.turn(Company::Ms, Step::Run).build());
        assert!(told.contains("No train can earn anything."), "{told}");
        assert!(!told.contains("best run") && !told.contains("earns most"), "{told}");
    }
}

/// VII.5: what issuing brings and the price after it are one movement: a step down.
#[test]
fn issuing_tells_one_movement() {
    let game = east().turn(Company::Sdc, Step::Track(Track::default())).build();
    let told = asked(&game);
    let line = "Issue a share: $100 into the treasury, the price is then $95";
    assert!(told.contains(line), "{told}");
    let mut issued = game;
    let Ok(Reading::Whole(issue)) = read::<Action>("issue") else { panic!("a decision") };
    issued.apply(ANNA, &issue, &mut Mute).expect("it is offered");
    let after = issued.view(Viewer::Public);
    assert_eq!(after.table().price(Company::Sdc).coins(), 95);
    assert_eq!(after.table().charter(Company::Sdc).treasury.coins(), 400);
}

/// VII.14: after a machine was bought, nobody says that there is none.
#[test]
fn leaving_machines_says_nothing_of_none() {
    let mill = Scenario::four().phase(3).minor(Company::Co, ANNA, 80, "G26");
    let mill = mill.treasury(Company::Co, 400).machines(Company::Co, 1, 1);
    let told = asked(&mill.turn(Company::Co, Step::Machines).build());
    assert!(told.contains("Machine +"), "{told}");
    assert!(told.contains("Done with machines") && !told.contains("No machine"), "{told}");
}

/// VII.2: by hand a route begins only where the train can make one.
#[test]
fn routes_begin_where_the_train_can_run() {
    let line = |train| {
        let scenario = Scenario::four().phase(2).major(Company::Ms, 70, &[(ANNA, 5)]);
        let scenario = scenario.tile("B9", "57", 1).tile("B11", "57", 1).tile("B13", "8", 5);
        let game = scenario.train(Company::Ms, train).turn(Company::Ms, Step::Run).build();
        let map = seen(&game, ANNA, "run/~").board.into_string();
        let starts = values(&map, "data-crumb");
        let of = format!("run/~{},,", train.key());
        let starts = starts.iter().filter_map(|start| start.strip_prefix(&of));
        starts.map(str::to_owned).collect::<Vec<_>>()
    };
    // Three cities in a row; from one end a 2 does not get to the station beyond the other.
    assert_eq!(line(Train::Two), ["B7", "B9", "B11"]);
    let far = Scenario::four().phase(2).major(Company::Oe, 70, &[(ANNA, 5)]);
    let far = far.tile("B9", "57", 1).tile("B11", "57", 1).train(Company::Oe, Train::Two);
    let map = seen(&far.turn(Company::Oe, Step::Run).build(), ANNA, "run/~").board.into_string();
    let starts = values(&map, "data-crumb");
    assert!(!starts.contains(&"run/~2,,B11".to_owned()), "{starts:?}");
}

/// VI.6: the auction and the choice of concessions are no stock rounds.
#[test]
fn rounds_are_called_what_they_are() {
    let keys = ["auction", "draft", "stock", "1", "stock", "1", "2", "stock"];
    let begins = |scenario: Scenario| {
        Rounds.begins(None, &scenario.build().view(Viewer::Public)).expect("a round begins")
    };
    assert_eq!(begins(Scenario::four().auction(1)), keys[0]);
    assert_eq!(begins(Scenario::four().draft(1)), keys[1]);
    assert_eq!(begins(Scenario::four().first_stock()), keys[2]);
    let called = |language| {
        let words = Words::new(language, &[Island::locale(language)]);
        Rounds.names(&keys, &words)
    };
    let english: Vec<String> = called(Language::En).into_iter().map(|name| name.long).collect();
    assert_eq!(
        english[..3],
        ["Auction of commissioners", "Choice of concessions", "Stock round 1"]
    );
    assert_eq!(english[3], "Operating round 1.1");
    assert_eq!(english[7], "Stock round 3");
    for &language in Language::ALL {
        let long: Vec<String> = called(language).into_iter().map(|name| name.long).collect();
        assert!(!long[0].contains('1') && long[7].contains('3'), "{long:?}");
    }
}

/// VI.1: where nobody can do anything in a stock round it is over at once, and counts all the same.
#[test]
fn every_set_of_operating_rounds_is_counted() {
    let words = Words::new(Language::En, &[Island::locale(Language::En)]);
    let mut at_once = 0;
    for seed in 0..8 {
        let setup = Cuba18::PROFILE.setup(6, None, BTreeMap::new()).expect("six can play");
        let mut game = Cuba18::new(&setup, Data::shelf().built_in()).expect("it exists");
        let (mut dice, mut choices) = (SeededDice::new(seed), Choices::default());
        let (mut keys, mut sets, mut stocks) = (Vec::new(), 0, 0);
        while game.turn() != Turn::Over {
            let before = game.view(Viewer::Public);
            let mut events = Log::default();
            if let Turn::Decide(seats) = game.turn() {
                let seat = seats.iter().next().expect("somebody");
                choices.clear();
                game.actions(seat, &mut choices);
                let all: Vec<_> = choices.samples().collect();
                let place = dice.roll(u32::try_from(all.len()).expect("not so many"));
                let action = all[usize::try_from(place).expect("a place")].clone();
                game.apply(seat, &action, &mut events).expect("it is listed");
            } else {
                let chance = game.draw(&mut dice);
                game.resolve(&chance, &mut events).expect("it was drawn");
            }
            let began = |event: &&Event| matches!(event, Event::SetBegan { .. });
            sets += events.0.iter().filter(began).count();
            let after = game.view(Viewer::Public);
            let Some(key) = Rounds.begins(Some(&before), &after) else { continue };
            keys.push(key);
            let keys: Vec<&str> = keys.iter().map(String::as_str).collect();
            let name = Rounds.names(&keys, &words).pop().expect("a name");
            match after.round() {
                Round::Operating(turn) => assert_eq!(name.short, format!("{sets}.{}", turn.number)),
                Round::Stock(_) => stocks += 1,
                Round::Deal | Round::Auction(_) | Round::Draft(_) | Round::Over { .. } => {}
            }
        }
        at_once += sets - stocks;
    }
    assert!(at_once > 0, "every stock round was played");
}

/// VII.1: a stock round is named by its number, with the operating rounds after it.
#[test]
fn a_stock_round_has_its_number() {
    let game = Scenario::four().phase(5).build();
    let by = Seen { round: Some("Stock round 3"), ..Seen::by(Viewer::Player(ANNA)) };
    let status = by.parts::<Cuba18, Island>(&game, &[]).status;
    assert_eq!(text(status[0].clone()), "Stock round 3, then 3 operating rounds");
}

/// VII: the company in turn stands before those that have not had theirs, whatever its price became.
#[test]
fn the_company_in_turn_is_first_in_the_order() {
    let game = Scenario::four()
        .major(Company::Sdc, 100, &[(ANNA, 4)])
        .major(Company::Tss, 90, &[(ANNA, 4)])
        .turn(Company::Tss, Step::Machines)
        .build();
    let status = Seen::by(Viewer::Player(ANNA)).parts::<Cuba18, Island>(&game, &[]).status;
    let order = status.last().expect("an order").clone().into_string();
    let place = |company: &str| order.find(&format!(">{company}<"));
    assert!(place("TSS") < place("SdC") && place("TSS").is_some(), "{order}");
}

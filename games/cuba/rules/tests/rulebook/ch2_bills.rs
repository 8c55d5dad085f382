//! §2 Bills.

use cuba_rules::scenario::Scenario;
use cuba_rules::{Act, Chance, Event, Group, Phase, Refusal, Step};
use tabletop::{Game, Log, Mute, SeededDice, Turn};

use crate::table::{ANNA, plays_next, step};

const BILLS: [Act; 4] = [Act::Tax1, Act::DutySugar, Act::SubsidyWater, Act::Surplus];

/// §2: the uppermost card of each pile is a bill for now; nothing is in force by it.
#[test]
fn a_bill_of_each_group_is_turned_up() {
    let mut game = Scenario::players(2).phase(Phase::Bills).build();
    assert_eq!(game.turn(), Turn::Chance);
    let mut log = Log::default();
    game.resolve(&Chance::Bills { bills: BILLS }, &mut log).unwrap();
    assert_eq!(log.0, [Event::BillsShown { round: 2, bills: BILLS }]);
    assert_eq!(game.table().parliament.bills[Group::Duty], Some(Act::DutySugar));
    assert_eq!(game.table().parliament.acts[Group::Duty], Some(Act::DutyCitrus));
    plays_next(&game, ANNA);
}

/// §2: every card is seen once in a game, and lies on its own pile.
#[test]
fn a_card_comes_up_once_and_on_its_pile() {
    let game = Scenario::players(2).phase(Phase::Bills).build();
    let refused = |bills| {
        let mut copy = game;
        let refusal = copy.resolve(&Chance::Bills { bills }, &mut Mute).unwrap_err();
        assert_eq!(copy, game);
        refusal
    };
    let [tax, duty, subsidy, other] = BILLS;
    assert_eq!(refused([Act::Tax5, duty, subsidy, other]), Refusal::ImpossibleDraw, "seen before");
    assert_eq!(refused([duty, tax, subsidy, other]), Refusal::ImpossibleDraw, "wrong piles");
    let mut dice = SeededDice::new(3);
    for _ in 0..200 {
        let Chance::Bills { bills } = game.draw(&mut dice) else { panic!("no bills") };
        assert!(!bills.contains(&Act::Tax5) && !bills.contains(&Act::Drought));
    }
}

/// §2, §3: then the cards are played.
#[test]
fn the_start_player_begins() {
    let mut game = Scenario::players(3).start(crate::table::CARLO).phase(Phase::Bills).build();
    game.resolve(&Chance::Bills { bills: BILLS }, &mut Mute).unwrap();
    assert_eq!(step(&game), (crate::table::CARLO, Step::Play));
}

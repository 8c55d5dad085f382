//! §3 The course of the action phase.

use cuba_rules::components::Character::{Architect, Foreman, Mayor, Tradeswoman, Worker};
use cuba_rules::scenario::Scenario;
use cuba_rules::sets::Fields;
use cuba_rules::{Character, Event, Phase, Refusal, Step};
use tabletop::{Game, Key};

use crate::table::{ANNA, BERTA, CARLO, choices, play, plays, plays_next, refused};

/// §3: one card after another, clockwise, each once a round.
#[test]
fn everybody_plays_one_card_in_turn() {
    let mut game = Scenario::players(3).build();
    let all = ["play/worker", "play/tradeswoman", "play/architect", "play/foreman", "play/mayor"];
    assert_eq!(choices(&game, ANNA), all);
    assert_eq!(refused(&game, BERTA, "play/mayor"), Refusal::NotYourTurn);
    play(&mut game, ANNA, "play/mayor");
    plays_next(&game, BERTA);
    play(&mut game, BERTA, "play/mayor");
    play(&mut game, CARLO, "play/architect");
    plays_next(&game, ANNA);
    assert_eq!(refused(&game, ANNA, "play/mayor"), Refusal::NotInHand { card: Mayor });
    assert_eq!(refused(&game, ANNA, "pass"), Refusal::NotThisStep, "a card must be played");
}

/// §3: a card whose action is not possible is played all the same.
#[test]
fn a_foreman_without_anything_to_use_is_over_at_once() {
    let mut game = Scenario::players(2).build();
    let events = play(&mut game, ANNA, "play/foreman");
    assert_eq!(events, [Event::Played { seat: ANNA, card: Foreman }]);
    plays_next(&game, BERTA);
}

/// The last lap: Anna begins; returns who starts from then on.
fn new_start(cards: [Character; 3]) -> tabletop::Seat {
    let scenario = Scenario::players(3).last_step(CARLO, Step::Foreman { used: Fields::NONE });
    let four = |last: Character| {
        let others = Character::ALL.iter().copied().filter(move |&card| card != last);
        others.take(3).chain([last]).collect::<Vec<_>>()
    };
    let [one, two, three] = cards.map(four);
    let scenario = scenario.played(ANNA, &one).played(BERTA, &two).played(CARLO, &three);
    let mut game = scenario.build();
    play(&mut game, CARLO, "pass");
    assert!(matches!(game.current(), Phase::Vote(_)), "{:?}", game.current());
    game.table().start
}
/// §3: the fourth card of the highest value makes the new start player.
#[test]
fn the_highest_fourth_card_makes_the_start_player() {
    assert_eq!(new_start([Tradeswoman, Mayor, Worker]), BERTA);
    assert_eq!(new_start([Foreman, Architect, Tradeswoman]), ANNA);
}

/// §3: of several, whoever has played it latest.
#[test]
fn of_equal_cards_the_latest_counts() {
    assert_eq!(new_start([Mayor, Mayor, Worker]), BERTA);
    assert_eq!(new_start([Mayor, Worker, Mayor]), CARLO);
}

/// §3: four cards each, then parliament meets; the fifth is not played.
#[test]
fn after_four_cards_each_parliament_meets() {
    let mut game = Scenario::players(2).build();
    for (seat, path) in [
        (ANNA, "play/mayor"),
        (BERTA, "play/mayor"),
        (ANNA, "play/architect"),
        (BERTA, "play/architect"),
        (ANNA, "play/foreman"),
        (BERTA, "play/foreman"),
    ] {
        play(&mut game, seat, path);
    }
    plays(&mut game, ANNA, &["play/tradeswoman", "pass"]);
    plays(&mut game, BERTA, &["play/tradeswoman", "pass"]);
    assert!(matches!(game.current(), Phase::Vote(_)));
    assert_eq!(game.table().players[ANNA].fifth(), Some(Worker));
    assert_eq!(game.table().start, BERTA, "both traded last, Berta later");
    assert!(game.check(ANNA, &crate::table::action("play/worker")).is_err());
}

//! §14 The variant in which the delegate is chosen at the start.

use cuba_rules::components::Character::{Architect, Foreman, Mayor, Tradeswoman, Worker};
use cuba_rules::scenario::Scenario;
use cuba_rules::sets::Fields;
use cuba_rules::{Event, Phase, Refusal, Step};
use tabletop::{Game, Known, Seats, Viewer};

use crate::table::{ANNA, BERTA, CARLO, are_asked, choices, play, plays_next, refused};

fn choosing(players: u8) -> Scenario {
    let phase = Phase::Delegates { chosen: Seats::NONE };
    Scenario::players(players).terms(|terms| terms.delegate = true).phase(phase)
}

/// §14: everybody chooses at once, in any order; then the cards are played.
#[test]
fn everybody_sends_a_delegate_at_once() {
    let mut game = choosing(3).build();
    are_asked(&game, &[ANNA, BERTA, CARLO]);
    play(&mut game, CARLO, "delegate/mayor");
    are_asked(&game, &[ANNA, BERTA]);
    assert_eq!(refused(&game, CARLO, "delegate/worker"), Refusal::NotYourTurn);
    let mut other = game;
    play(&mut game, ANNA, "delegate/worker");
    play(&mut game, BERTA, "delegate/worker");
    play(&mut other, BERTA, "delegate/worker");
    play(&mut other, ANNA, "delegate/worker");
    assert_eq!(game, other);
    plays_next(&game, ANNA);
}

/// §14: the delegate is not played.
#[test]
fn the_delegate_is_not_played() {
    let mut game = choosing(2).build();
    play(&mut game, ANNA, "delegate/mayor");
    play(&mut game, BERTA, "delegate/worker");
    let hand = ["play/worker", "play/tradeswoman", "play/architect", "play/foreman"];
    assert_eq!(choices(&game, ANNA), hand);
    assert_eq!(refused(&game, ANNA, "play/mayor"), Refusal::NotInHand { card: Mayor });
}

/// §14: shown when parliament meets, and it votes as the fifth card does.
#[test]
fn the_delegate_votes() {
    let scenario = choosing(2)
        .delegate(ANNA, Mayor)
        .delegate(BERTA, Worker)
        .played(ANNA, &[Worker, Tradeswoman, Architect, Foreman])
        .played(BERTA, &[Mayor, Tradeswoman, Architect, Foreman]);
    let mut game = scenario.last_step(BERTA, Step::Foreman { used: Fields::NONE }).build();
    let events = play(&mut game, BERTA, "pass");
    assert!(events.contains(&Event::DelegateShown { seat: ANNA, card: Mayor, votes: 5 }));
    assert!(events.contains(&Event::DelegateShown { seat: BERTA, card: Worker, votes: 1 }));
}

/// §14: nobody else learns which card it is.
#[test]
fn the_choice_is_told_to_nobody() {
    let mut game = choosing(2).build();
    let events = play(&mut game, ANNA, "delegate/mayor");
    let hidden = Event::DelegateSent { seat: ANNA, card: Known::Hidden };
    let seen = |viewer| cuba_rules::Cuba::redact(&events[0], viewer);
    assert_eq!(seen(Viewer::Player(BERTA)), hidden);
    assert_eq!(seen(Viewer::Public), hidden);
    assert_eq!(seen(Viewer::Player(ANNA)), events[0]);
}

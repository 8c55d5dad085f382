//! Law 8, secret by secret: two positions that differ only in what is hidden
//! from a viewer look alike, are told alike, and go on alike.

use cuba_rules::components::Character::{self, Architect, Foreman, Mayor, Tradeswoman, Worker};
use cuba_rules::phase::Vote;
use cuba_rules::scenario::Scenario;
use cuba_rules::{Cuba, Event, Phase};
use tabletop::{Game, Key, Known, PerSeat, Seats, SeededDice, Viewer};

use crate::table::{ANNA, BERTA, CARLO, open_bids, play};

const OTHERS: [Viewer; 3] = [Viewer::Player(ANNA), Viewer::Player(CARLO), Viewer::Public];

fn seen(game: &Cuba, viewer: Viewer) -> String {
    serde_json::to_string(&game.view(viewer)).expect("views can be written")
}

fn told(events: &[Event], viewer: Viewer) -> Vec<Event> {
    events.iter().map(|event| Cuba::redact(event, viewer)).collect()
}

fn vote() -> Cuba {
    let vote = Vote {
        votes: PerSeat::from_fn(3, |_| 1),
        running: Seats::all(3),
        asked: Seats::all(3),
        done: Seats::NONE,
        again: false,
    };
    Scenario::players(3).phase(Phase::Vote(vote)).build()
}

/// The sealed bid: nobody but its owner sees how much, in view or event.
#[test]
fn a_sealed_bid_is_seen_by_its_owner_alone() {
    let [mut little, mut much] = [vote(), vote()];
    let [low, high] = [play(&mut little, BERTA, "bid/1"), play(&mut much, BERTA, "bid/9")];
    assert_ne!(little, much);
    for viewer in OTHERS {
        assert_eq!(seen(&little, viewer), seen(&much, viewer), "{viewer:?}");
        assert_eq!(told(&low, viewer), told(&high, viewer), "{viewer:?}");
        assert!(told(&low, viewer).contains(&Event::Sealed { seat: BERTA, pesos: Known::Hidden }));
    }
    let owner = Viewer::Player(BERTA);
    assert_ne!(seen(&little, owner), seen(&much, owner));
    assert_ne!(told(&low, owner), told(&high, owner));
}

/// It stays sealed while others bid, and no purse tells it.
#[test]
fn a_bid_stays_sealed_until_all_have_bid() {
    let [mut little, mut much] = [vote(), vote()];
    for (game, bid) in [(&mut little, "bid/1"), (&mut much, "bid/9")] {
        play(game, BERTA, bid);
        play(game, ANNA, "bid/2");
    }
    for viewer in OTHERS {
        assert_eq!(seen(&little, viewer), seen(&much, viewer), "{viewer:?}");
    }
    for game in [&mut little, &mut much] {
        play(game, CARLO, "bid/0");
    }
    assert_eq!(seen(&little, Viewer::Public), seen(&much, Viewer::Public), "not yet opened");
    open_bids(&mut little);
    open_bids(&mut much);
    assert_ne!(seen(&little, Viewer::Public), seen(&much, Viewer::Public));
}

/// What others imagine behind the fist varies.
#[test]
fn imagined_bids_vary() {
    let mut game = vote();
    play(&mut game, BERTA, "bid/9");
    let view = game.view(Viewer::Player(ANNA));
    let mut dice = SeededDice::new(1);
    let imagined = [0; 12].map(|_| {
        let game = Cuba::determinize(&view, &mut dice);
        seen(&game, Viewer::Player(BERTA))
    });
    assert!(imagined.iter().any(|view| *view != imagined[0]));
}

fn sent(card: Character) -> (Cuba, Vec<Event>) {
    let phase = Phase::Delegates { chosen: Seats::NONE };
    let scenario = Scenario::players(3).terms(|terms| terms.delegate = true).phase(phase);
    let mut game = scenario.build();
    let mut events = play(&mut game, BERTA, &format!("delegate/{}", card.key()));
    events.extend(play(&mut game, ANNA, "delegate/worker"));
    events.extend(play(&mut game, CARLO, "delegate/worker"));
    (game, events)
}

/// The face-down delegate, card by card: nobody but its owner sees which it is.
#[test]
fn a_delegate_is_seen_by_its_owner_alone() {
    let (mayor, told_mayor) = sent(Mayor);
    for card in [Worker, Tradeswoman, Architect, Foreman] {
        let (other, told_other) = sent(card);
        assert_ne!(mayor, other);
        for viewer in OTHERS {
            assert_eq!(seen(&mayor, viewer), seen(&other, viewer), "{card:?}, {viewer:?}");
            assert_eq!(told(&told_mayor, viewer), told(&told_other, viewer), "{card:?}");
        }
        assert_ne!(seen(&mayor, Viewer::Player(BERTA)), seen(&other, Viewer::Player(BERTA)));
    }
}

fn played(delegate: Character, cards: &[Character]) -> Cuba {
    let scenario = Scenario::players(3).delegate(ANNA, Worker).delegate(CARLO, Worker);
    scenario.delegate(BERTA, delegate).played(BERTA, cards).build()
}

/// The cards in hand, with a delegate: not known as long as two cards are left.
#[test]
fn a_hand_is_secret_until_it_is_known_by_elimination() {
    let three = [Worker, Architect, Foreman];
    let [one, other] = [played(Mayor, &three), played(Tradeswoman, &three)];
    assert_ne!(one, other, "Berta has the tradeswoman in hand, or the mayor");
    for viewer in OTHERS {
        assert_eq!(seen(&one, viewer), seen(&other, viewer), "{viewer:?}");
    }
    let view = one.view(Viewer::Player(ANNA));
    let left: Vec<Character> = view.unplayed(BERTA).iter().collect();
    assert_eq!(left, [Tradeswoman, Mayor], "one of these two is the delegate");
    let mut dice = SeededDice::new(2);
    let imagined =
        [0; 12].map(|_| seen(&Cuba::determinize(&view, &mut dice), Viewer::Player(BERTA)));
    assert!(imagined.iter().any(|view| *view != imagined[0]));
}

/// After the fourth card the fifth is known by elimination, to everybody.
#[test]
fn the_fifth_card_is_known_by_elimination() {
    let game = played(Mayor, &[Worker, Architect, Foreman, Tradeswoman]);
    let view = game.view(Viewer::Public);
    assert_eq!(view.unplayed(BERTA).iter().collect::<Vec<_>>(), [Mayor]);
    let mut dice = SeededDice::new(2);
    assert_eq!(
        Cuba::determinize(&view, &mut dice).view(Viewer::Player(BERTA)).delegates[BERTA],
        Known::Seen(Some(Mayor))
    );
}

/// Without a delegate nothing in a hand is secret: it is what has not been played.
#[test]
fn without_a_delegate_hands_are_plain_to_see() {
    let game = Scenario::players(2).played(BERTA, &[Worker]).build();
    let view = game.view(Viewer::Player(ANNA));
    assert_eq!(view.unplayed(BERTA).len(), 4);
    assert!(!view.has_delegate(BERTA));
    assert_eq!(Character::ALL.len(), 5);
}

/// What a refused move says depends on nothing that is hidden from the others.
#[test]
fn only_the_owner_is_told_what_is_in_hand() {
    let three = [Worker, Architect, Foreman];
    for game in [played(Mayor, &three), played(Tradeswoman, &three)] {
        for path in ["play/mayor", "play/tradeswoman", "delegate/mayor", "bid/3"] {
            let refusal = crate::table::refused(&game, CARLO, path);
            assert_eq!(refusal, cuba_rules::Refusal::NotYourTurn);
        }
    }
}

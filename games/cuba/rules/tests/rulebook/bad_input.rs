//! What is refused, with the rule that forbids it; nothing changes over it.

use cuba_rules::scenario::Scenario;
use cuba_rules::{Act, Building, Field, Good, Item, Need, Phase, Refusal};
use tabletop::{Cites, Seat, Seats};

use crate::table::{ANNA, BERTA, plays, refused};

/// `refused` compares the position and the log with those before.
fn rule(game: &cuba_rules::Cuba, seat: Seat, path: &str) -> (Refusal, &'static str) {
    let refusal = refused(game, seat, path);
    (refusal, refusal.cites())
}

#[test]
fn overpaying() {
    let mut game = Scenario::players(2).pesos(ANNA, 3).build();
    plays(&mut game, ANNA, &["play/tradeswoman"]);
    let dear = Refusal::TooDear { need: Need::Trade, cost: 4, held: 3 };
    assert_eq!(rule(&game, ANNA, "buy/sugar/1"), (dear, "§5"));
    assert_eq!(rule(&game, ANNA, "buy/sugar/255").1, "Q01");
}

#[test]
fn overselling() {
    let mut game = Scenario::players(2).yard(ANNA, Item::Rum, 1).build();
    plays(&mut game, ANNA, &["play/tradeswoman"]);
    let few = Refusal::NotEnough { need: Need::Trade, item: Item::Rum, held: 1 };
    assert_eq!(rule(&game, ANNA, "sell/rum/2"), (few, "§5"));
}

/// What is lacking is refused by the chapter that asks for it.
#[test]
fn what_is_lacking_names_the_chapter_that_asks_for_it() {
    let scenario = Scenario::players(2).yard(ANNA, Item::Wood, 2).yard(ANNA, Item::Rum, 1);
    let scenario = scenario.built(ANNA, Building::RumCafe, Field::B1);
    for (card, path, cited) in [
        ("play/tradeswoman", "sell/rum/2", "§5"),
        ("play/architect", "build/hotel/c2", "§6"),
        ("play/mayor", "load/3/cigars/1", "§8"),
        ("play/foreman", "use/rum_cafe/2", "§13"),
    ] {
        let mut game = scenario.build();
        plays(&mut game, ANNA, &[card]);
        let (refusal, cites) = rule(&game, ANNA, path);
        assert!(matches!(refusal, Refusal::NotEnough { .. }), "{path}: {refusal}");
        assert_eq!(cites, cited, "{path}");
    }
    let levy = cuba_rules::phase::Levy::Duty;
    let phase = Phase::Levy { seat: ANNA, levy, taxed: Seats::NONE, given: Seats::NONE };
    let game = scenario.phase(phase).build();
    assert_eq!(rule(&game, ANNA, "pay").1, "§10");
    for (card, path, cited) in [
        ("play/tradeswoman", "sell/rum/0", "§5"),
        ("play/mayor", "load/3/rum/0", "§8"),
        ("play/foreman", "use/rum_cafe/0", "§13"),
    ] {
        let mut game = scenario.build();
        plays(&mut game, ANNA, &[card]);
        assert_eq!(rule(&game, ANNA, path).1, cited, "{path}");
    }
}

#[test]
fn loading_what_a_ship_does_not_take() {
    let scenario = Scenario::players(2).yard(ANNA, Item::Sugar, 1);
    let mut game = scenario.yard(ANNA, Item::Tobacco, 1).build();
    plays(&mut game, ANNA, &["play/mayor"]);
    let no_room = Refusal::NoRoom { good: Good::Sugar, room: 0 };
    assert_eq!(rule(&game, ANNA, "load/3/sugar/1"), (no_room, "§8"));
}

#[test]
fn using_a_building_that_is_not_activated() {
    let scenario = Scenario::players(2).built(ANNA, Building::Hotel, Field::C3);
    let scenario = scenario.built(ANNA, Building::Inn, Field::B1);
    let mut game = scenario.built(ANNA, Building::SmallBank, Field::A2).build();
    plays(&mut game, ANNA, &["play/foreman", "use/inn"]);
    let outside = Refusal::NotInCross { building: Building::Hotel };
    assert_eq!(rule(&game, ANNA, "use/hotel"), (outside, "§7"));
}

#[test]
fn bidding_more_than_one_has() {
    let vote = cuba_rules::phase::Vote {
        votes: tabletop::PerSeat::from_fn(2, |_| 1),
        running: Seats::all(2),
        asked: Seats::all(2),
        done: Seats::NONE,
        again: false,
    };
    let game = Scenario::players(2).phase(Phase::Vote(vote)).build();
    assert_eq!(rule(&game, BERTA, "bid/11"), (Refusal::BidTooHigh { held: 10 }, "Q36"));
    assert_eq!(rule(&game, BERTA, "bid/65535").1, "Q36");
}

#[test]
fn bidding_under_the_corruption_act() {
    let phase = Phase::Enact { winner: ANNA, first: None };
    let game = Scenario::players(2).act(Act::Corruption).phase(phase).build();
    assert_eq!(rule(&game, ANNA, "bid/1"), (Refusal::NoVoteBuying, "§9"));
    assert_eq!(rule(&game, BERTA, "bid/0"), (Refusal::NoVoteBuying, "§9"));
}

#[test]
fn seats_that_are_not_asked_or_not_there() {
    let game = Scenario::players(2).build();
    for seat in [BERTA, Seat::new(2), Seat::new(7), Seat::new(200)] {
        assert_eq!(rule(&game, seat, "play/mayor"), (Refusal::NotYourTurn, "§3"));
    }
    assert_eq!(rule(&game, ANNA, "use/hotel"), (Refusal::NotThisStep, "§3"));
}

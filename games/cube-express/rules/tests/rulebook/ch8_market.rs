//! §8 The market.

use cube_express_rules::scenario::Scenario;
use cube_express_rules::{Chance, Event, Need, Refusal, Step, Tile};
use tabletop::{Game, Mute};

use crate::table::{ANNA, BERTA, choices_of, draw, is_asked, play, player, refused, step};

fn market() -> Scenario {
    let hand = ["T17", "T18"];
    Scenario::players(2)
        .hand(ANNA, &hand)
        .market(["T01", "T02", "T39", "T30"])
        .step(ANNA, Step::Market)
}

/// §8: a tile must be taken; the gap is filled from the pile, and the next player lays.
#[test]
fn a_tile_is_taken_and_the_gap_filled() {
    let mut game = market().build();
    let pile = game.pile();
    play(&mut game, ANNA, "market/3/keep");
    assert!(game.hand(ANNA).contains(Tile::from_id("T39").unwrap()));
    assert_eq!(game.hand(ANNA).len(), 3);
    assert_eq!(game.table().market[2], None);
    assert_eq!(step(&game), (ANNA, Step::Refill { gap: 3 }));
    draw(&mut game);
    assert!(game.table().market[2].is_some());
    assert_eq!(game.pile(), pile - 1);
    assert_eq!(step(&game), (BERTA, Step::Lay));
    is_asked(&game, BERTA);
}

/// §8, the example: the third tile, and a dividend on the third goal.
#[test]
fn a_dividend_may_be_bet_on_the_goal_above() {
    let mut game = market().build();
    let told = play(&mut game, ANNA, "market/3/bet");
    assert_eq!(told[1], Event::Bet { seat: ANNA, goal: 3 });
    assert_eq!(player(&game, ANNA).bets, [0, 0, 1, 0]);
    assert_eq!(player(&game, ANNA).dividends, 1);
}

/// Q26: the bet is optional, and only with a dividend.
#[test]
fn a_bet_needs_a_dividend() {
    let game = market().dividends(ANNA, 0).disc(ANNA, 0).build();
    assert_eq!(
        refused(&game, ANNA, "market/1/bet"),
        Refusal::TooFewDividends { need: Need::Bet, needed: 1, held: 0 }
    );
    let open = ["market/1/keep", "market/2/keep", "market/3/keep", "market/4/keep"];
    assert_eq!(choices_of(&game, ANNA, "market"), open);
}

/// §8: nobody has more than five markers on a goal.
#[test]
fn nobody_has_six_markers_on_a_goal() {
    let game = market().bets(ANNA, 2, 5).build();
    assert_eq!(refused(&game, ANNA, "market/2/bet"), Refusal::GoalFull { most: 5 });
    assert!(choices_of(&game, ANNA, "market/2").contains(&"market/2/keep".to_owned()));
}

/// §8: there are four columns, and something must lie there.
#[test]
fn only_a_tile_that_lies_there_is_taken() {
    let game = market().build();
    assert_eq!(refused(&game, ANNA, "market/0/keep"), Refusal::NoSuchColumn);
    assert_eq!(refused(&game, ANNA, "market/5/keep"), Refusal::NoSuchColumn);
}

/// §8: what fills the gap comes from the pile.
#[test]
fn the_gap_is_filled_from_the_pile() {
    let mut game = market().build();
    play(&mut game, ANNA, "market/1/keep");
    let held = game.hand(ANNA).iter().next().unwrap();
    let wrong = Chance::Refill { tile: held };
    assert_eq!(game.resolve(&wrong, &mut Mute), Err(Refusal::NotInPile));
    assert_eq!(refused(&game, ANNA, "sell"), Refusal::NotYourTurn, "the turn has ended");
}

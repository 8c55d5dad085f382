//! What is refused, with the rule that forbids it; nothing changes over it.

use cube_express_rules::scenario::Scenario;
use cube_express_rules::{CubeExpress, Loco, Refusal, Resource, Step};
use tabletop::{Cites, Seat};

use crate::table::{ANNA, BERTA, E, N, S, play, refused};

/// `refused` compares the position and the log with those before.
fn rule(game: &CubeExpress, seat: Seat, path: &str) -> (Refusal, &'static str) {
    let refusal = refused(game, seat, path);
    (refusal, refusal.cites())
}

#[test]
fn a_tile_that_does_not_match() {
    let game = Scenario::players(2).hand(ANNA, &["T01", "T07", "T17"]).build();
    assert_eq!(rule(&game, ANNA, "lay/T01/0,2/e"), (Refusal::RailsDoNotMatch, "§3"));
    assert_eq!(rule(&game, ANNA, "lay/T07/1,1/n"), (Refusal::NoRailsJoin, "§3"));
    assert_eq!(rule(&game, ANNA, "lay/T01/127,-128/n"), (Refusal::NotBeside, "§3"));
}

#[test]
fn a_joined_pair_of_stationed_cities() {
    let scenario = Scenario::players(3).tile("T09", (0, 2), E).tile("T11", (1, 2), S);
    let game = scenario.hand(ANNA, &["T08", "T27", "T39"]).build();
    assert_eq!(rule(&game, ANNA, "lay/T08/1,1/n"), (Refusal::JoinsStations, "§3"));
}

#[test]
fn a_reversing_loco() {
    let mut game = Scenario::players(2).driving(ANNA, 5).build();
    play(&mut game, ANNA, "drive/first/0,0");
    assert_eq!(rule(&game, ANNA, "drive/first/0,1"), (Refusal::Reversing, "§6"));
}

#[test]
fn more_points_than_owned() {
    let game = Scenario::players(2).driving(ANNA, 0).build();
    assert_eq!(rule(&game, ANNA, "drive/first/0,0"), (Refusal::NoPoints, "§6"));
}

#[test]
fn a_sixth_goal_marker() {
    let game = Scenario::players(2).bets(ANNA, 2, 5).step(ANNA, Step::Market).build();
    assert_eq!(rule(&game, ANNA, "market/2/bet"), (Refusal::GoalFull { most: 5 }, "§8"));
}

#[test]
fn an_action_out_of_its_step() {
    let game = Scenario::players(2).step(ANNA, Step::Market).build();
    for path in ["drive/first/0,0", "lay/T01/0,2/n", "build/3", "done", "drop/coal"] {
        assert_eq!(rule(&game, ANNA, path), (Refusal::NotThisStep, "§1"), "{path}");
    }
    for seat in [BERTA, Seat::new(2), Seat::new(7), Seat::new(200)] {
        assert_eq!(rule(&game, seat, "market/1/keep"), (Refusal::NotYourTurn, "§1"));
    }
}

/// What is lacking is refused by the chapter that asks for it.
#[test]
fn what_is_lacking_names_the_chapter_that_asks_for_it() {
    let poor = || Scenario::players(2).dividends(ANNA, 0).disc(ANNA, 1);
    let site = poor().tile("T17", (0, 2), N).center(ANNA, (0, 2)).build();
    assert_eq!(rule(&site, ANNA, "claim").1, "§4");
    let station = poor().back((0, 2), N).tile("T01", (0, 3), N).center(ANNA, (0, 3)).build();
    assert_eq!(rule(&station, ANNA, "build/3").1, "§5");
    let driving = poor().driving(ANNA, 3).build();
    assert_eq!((rule(&driving, ANNA, "burn").1, rule(&driving, ANNA, "loco/0,1").1), ("§6", "§6"));
    let scenario = poor().tile("T30", (0, 2), N).loco(ANNA, Loco::First, (0, 1));
    let mut factory = scenario.driving(ANNA, 3).build();
    play(&mut factory, ANNA, "drive/first/0,2");
    assert_eq!(rule(&factory, ANNA, "deliver/1").1, "§7");
    let store = poor().stores(ANNA, Resource::Coal, 9).step(ANNA, Step::Store { gap: None });
    assert_eq!(rule(&store.build(), ANNA, "drop/iron").1, "§7");
    let market = poor().step(ANNA, Step::Market).build();
    assert_eq!(rule(&market, ANNA, "market/1/bet").1, "§8");
}

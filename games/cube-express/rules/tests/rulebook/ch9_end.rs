//! §9 The three endings.

use cube_express_rules::scenario::Scenario;
use cube_express_rules::{CubeExpress, Ending, Event, Finale, Phase, Readings, Resource, Step};
use tabletop::{Game, Seat, Turn};

use crate::table::{
    ANNA, BERTA, CARLO, DORA, N, choices, choices_of, draw, play, play_all, player, step,
};

/// Berta is about to make a delivery that lifts her shares to the end, in a round that Anna began.
fn before_the_top(seat: Seat) -> Scenario {
    let scenario = Scenario::players(4).tile("T30", (0, 2), N).loco(
        seat,
        cube_express_rules::Loco::First,
        (0, 1),
    );
    let scenario = scenario.stores(seat, Resource::Coal, 2).stores(seat, Resource::Iron, 1);
    scenario.disc(seat, 11).driving(seat, 3)
}

/// The active player lays anything, drives nowhere, and goes to the market if it is asked.
fn pass_turn(game: &mut CubeExpress) {
    let (seat, _) = step(game);
    let lay = choices_of(game, seat, "lay/back-").first().cloned();
    play(game, seat, &lay.expect("a back fits"));
    play(game, seat, "done");
    if step_is_market(game) {
        play(game, seat, "market/1/keep");
    }
    if matches!(game.turn(), Turn::Chance) {
        draw(game);
    }
}

fn step_is_market(game: &CubeExpress) -> bool {
    matches!(game.phase(), Phase::Turn { step: Step::Market, .. })
}

fn is_over(game: &CubeExpress, with: Ending) -> bool {
    game.phase() == Phase::Over { ending: with }
}

/// §9: the pile is empty at the end of a turn: everybody has one more, without the market.
#[test]
fn an_empty_pile_brings_a_closing_round() {
    let mut game = Scenario::players(3).pile(1).start(CARLO).step(BERTA, Step::Market).build();
    play(&mut game, BERTA, "market/1/keep");
    let told = draw(&mut game);
    assert!(told.contains(&Event::LastTurns { ending: Ending::Pile }));
    for seat in [CARLO, ANNA, BERTA] {
        assert_eq!(step(&game), (seat, Step::Lay));
        assert!(matches!(game.phase(), Phase::Turn { last: true, .. }));
        let lay = choices_of(&game, seat, "lay/back-").remove(0);
        play(&mut game, seat, &lay);
        play(&mut game, seat, "done");
    }
    assert!(is_over(&game, Ending::Pile));
    assert_eq!(choices(&game, ANNA), Vec::<String>::new());
    assert_eq!(game.outcome().unwrap().ending, Ending::Pile);
}

/// §9: the last station ends the game with this round; who has had a turn gets no more.
#[test]
fn the_last_station_ends_the_round() {
    let scenario = Scenario::players(4)
        .back((0, 2), N)
        .tile("T01", (0, 3), N)
        .back((0, 4), N)
        .tile("T02", (0, 5), N)
        .back((0, 6), N)
        .tile("T03", (0, 7), N)
        .back((0, 8), N)
        .tile("T05", (0, 9), N)
        .back((0, 10), N)
        .tile("T06", (0, 11), N)
        .station(BERTA, (0, 3))
        .station(BERTA, (0, 5))
        .station(BERTA, (0, 7))
        .station(BERTA, (0, 9))
        .dividends(BERTA, 9)
        .start(ANNA)
        .center(BERTA, (0, 11));
    let mut game = scenario.build();
    let told = play(&mut game, BERTA, "build/7");
    assert!(told.contains(&Event::LastTurns { ending: Ending::Stations }));
    assert_eq!(player(&game, BERTA).nines, 1);
    // Q20: the builder still goes to the market; the others do not.
    play(&mut game, BERTA, "done");
    assert!(step_is_market(&game));
    play(&mut game, BERTA, "market/1/keep");
    draw(&mut game);
    for seat in [CARLO, DORA] {
        assert_eq!(step(&game).0, seat);
        pass_turn(&mut game);
    }
    assert!(is_over(&game, Ending::Stations), "Anna had her turn");
}

/// §9: so does the end of the share track.
#[test]
fn the_top_of_the_shares_ends_the_round() {
    let mut game = before_the_top(BERTA).start(ANNA).build();
    play(&mut game, BERTA, "drive/first/0,2");
    let told = play(&mut game, BERTA, "deliver/1");
    assert!(told.contains(&Event::Nine { seat: BERTA, ending: Ending::Shares, points: 9 }));
    assert_eq!(game.table().finale, Some(Finale { ending: Ending::Shares, turns: 2 }));
    play_all(&mut game, BERTA, &["done", "market/2/keep"]);
    draw(&mut game);
    pass_turn(&mut game);
    pass_turn(&mut game);
    assert!(is_over(&game, Ending::Shares));
}

/// Q20, `market-at-the-end` = `no`: or nobody goes to the market any more.
#[test]
fn the_market_may_close_with_the_turn_that_settles_the_end() {
    let readings = Readings { no_last_market: true, ..Readings::default() };
    let mut game = before_the_top(BERTA).reading(readings).start(ANNA).build();
    play_all(&mut game, BERTA, &["drive/first/0,2", "deliver/1", "done"]);
    assert_eq!(step(&game), (CARLO, Step::Lay));
    pass_turn(&mut game);
    pass_turn(&mut game);
    assert!(is_over(&game, Ending::Shares));
    let mut game = before_the_top(BERTA).disc(BERTA, 3).reading(readings).start(ANNA).build();
    play_all(&mut game, BERTA, &["drive/first/0,2", "deliver/1", "done"]);
    assert!(step_is_market(&game), "nothing was settled");
}

/// Q19: in another's turn, too: the owner of a site still has the turn that is to come.
#[test]
fn shares_may_reach_the_end_in_anothers_turn() {
    let scenario = Scenario::players(3).tile("T26", (0, 2), N).owner(CARLO, (0, 2)).disc(CARLO, 11);
    let mut game = scenario.driving(ANNA, 3).start(ANNA).build();
    play_all(&mut game, ANNA, &["drive/first/0,2", "take"]);
    assert_eq!(player(&game, CARLO).nines, 1);
    assert_eq!(game.table().finale, Some(Finale { ending: Ending::Shares, turns: 2 }));
    play(&mut game, ANNA, "done");
    assert!(step_is_market(&game), "Q20: the active player completes the turn");
    play(&mut game, ANNA, "market/2/keep");
    draw(&mut game);
    pass_turn(&mut game);
    assert_eq!(step(&game).0, CARLO);
    pass_turn(&mut game);
    assert!(is_over(&game, Ending::Shares));
}

/// §9: reached by the last player of the round, the game ends with that turn.
#[test]
fn in_the_last_turn_of_a_round_nobody_follows() {
    let mut game = before_the_top(DORA).start(ANNA).build();
    play_all(&mut game, DORA, &["drive/first/0,2", "deliver/1", "done", "market/1/keep"]);
    draw(&mut game);
    assert!(is_over(&game, Ending::Shares));
}

/// Q21: the pile that runs out in that very turn brings no closing round.
#[test]
fn an_empty_pile_does_not_prolong_the_end() {
    let mut game = before_the_top(DORA).start(ANNA).pile(1).build();
    play_all(&mut game, DORA, &["drive/first/0,2", "deliver/1", "done", "market/1/keep"]);
    draw(&mut game);
    assert!(is_over(&game, Ending::Shares));
}

/// Q22: in the closing round it brings nine points and nothing else.
#[test]
fn the_closing_round_goes_on_as_it_was() {
    let scenario = before_the_top(BERTA).start(ANNA).pile(0).finale(Ending::Pile, 2);
    let Phase::Turn { step, .. } = scenario.build().phase() else { panic!("a turn") };
    let mut game = scenario.last_turn(BERTA, step).build();
    play_all(&mut game, BERTA, &["drive/first/0,2", "deliver/1"]);
    assert_eq!(player(&game, BERTA).nines, 1);
    assert_eq!(game.table().finale, Some(Finale { ending: Ending::Pile, turns: 2 }));
    play(&mut game, BERTA, "done");
    pass_turn(&mut game);
    pass_turn(&mut game);
    assert!(is_over(&game, Ending::Pile));
}

/// Q23: six markers are given out, first come first served.
#[test]
fn there_are_six_markers_worth_nine() {
    let scenario = before_the_top(BERTA).nines(ANNA, 2).nines(CARLO, 2).nines(DORA, 2);
    let mut game = scenario.build();
    play(&mut game, BERTA, "drive/first/0,2");
    let told = play(&mut game, BERTA, "deliver/1");
    assert!(told.contains(&Event::NoNine { seat: BERTA, points: 9 }));
    assert_eq!(player(&game, BERTA).nines, 0);
    assert!(game.table().finale.is_some(), "the end is settled all the same");
}

/// Q43: one player may have two: for the last station and for the shares.
#[test]
fn one_player_may_have_two_markers_worth_nine() {
    let mut game = before_the_top(BERTA).nines(BERTA, 1).finale(Ending::Stations, 2).build();
    play_all(&mut game, BERTA, &["drive/first/0,2", "deliver/1"]);
    assert_eq!(player(&game, BERTA).nines, 2);
}

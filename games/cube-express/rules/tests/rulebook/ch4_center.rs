//! §4 The action in the center of the tile just laid.

use cube_express_rules::scenario::Scenario;
use cube_express_rules::{Event, Need, Readings, Refusal, Resource, Step};

use crate::table::{ANNA, BERTA, E, N, S, choices, play, player, refused, spot, step, stored};

/// §4, Q01: two dividends for each rail that joins, not for each that is printed.
#[test]
fn a_crossing_pays_for_the_rails_that_join() {
    let mut game = Scenario::players(2).hand(ANNA, &["T40", "T01", "T17"]).build();
    play(&mut game, ANNA, "lay/T40/0,2/n");
    let told = play(&mut game, ANNA, "take");
    assert_eq!(told, [Event::CrossingPaid { seat: ANNA, count: 2 }]);
    assert_eq!(player(&game, ANNA).dividends, 4);
}

/// Q01, `crossing-pays` = `printed`: or for each that is printed.
#[test]
fn a_crossing_may_pay_for_the_rails_it_has() {
    let readings = Readings { printed_rails: true, ..Readings::default() };
    let scenario = Scenario::players(2).reading(readings).hand(ANNA, &["T40", "T01", "T17"]);
    let mut game = scenario.build();
    play(&mut game, ANNA, "lay/T40/0,2/n");
    let rails = spot(&game, 0, 2).rails(game.table().data()).len();
    assert_eq!(rails, 4, "a crossing of four");
    assert_eq!(play(&mut game, ANNA, "take"), [Event::CrossingPaid { seat: ANNA, count: 8 }]);
}

/// Q01: with two neighbors a crossing pays four.
#[test]
fn a_crossing_between_two_tracks_pays_for_both() {
    let ring = Scenario::players(2)
        .tile("T39", (0, 2), N)
        .tile("T09", (0, 3), E)
        .tile("T22", (1, 3), S)
        .hand(ANNA, &["T40", "T01", "T17"]);
    let mut game = ring.build();
    play(&mut game, ANNA, "lay/T40/1,2/n");
    assert_eq!(spot(&game, 1, 2).joined_rails(game.table().data()), 2);
    play(&mut game, ANNA, "take");
    assert_eq!(player(&game, ANNA).dividends, 6);
}

/// Q15: a crossing pays only as far as the reserve goes.
#[test]
fn a_crossing_pays_what_the_reserve_has() {
    let scenario = Scenario::players(2).hand(ANNA, &["T40", "T01", "T17"]).dividends(ANNA, 21);
    let mut game = scenario.build();
    play(&mut game, ANNA, "lay/T40/0,2/n");
    play(&mut game, ANNA, "take");
    assert_eq!((player(&game, ANNA).dividends, player(&game, ANNA).reserve), (22, 0));
}

/// §4: a factory gives its resource to whoever lays it.
#[test]
fn a_factory_gives_its_resource_once() {
    let mut game = Scenario::players(2).hand(ANNA, &["T30", "T01", "T17"]).build();
    play(&mut game, ANNA, "lay/T30/0,2/n");
    assert_eq!(refused(&game, ANNA, "claim"), Refusal::NotInCenter);
    assert_eq!(refused(&game, ANNA, "build/1"), Refusal::NotInCenter);
    play(&mut game, ANNA, "take");
    assert_eq!(stored(&game, ANNA), [0, 1, 0]);
    assert_eq!(refused(&game, ANNA, "take"), Refusal::NothingHere, "only at that moment");
}

/// §4, the example: a dividend is laid on the site, which is owned from then on.
#[test]
fn a_production_site_is_owned_for_a_dividend() {
    let mut game = Scenario::players(2).hand(ANNA, &["T26", "T01", "T17"]).build();
    play(&mut game, ANNA, "lay/T26/0,2/n");
    assert_eq!(refused(&game, ANNA, "take"), Refusal::NotInCenter);
    play(&mut game, ANNA, "claim");
    assert_eq!(spot(&game, 0, 2).owner, Some(ANNA));
    assert_eq!(player(&game, ANNA).dividends, 1);
}

/// §4: without a dividend the tile is laid all the same; a share sold in time pays for it.
#[test]
fn a_site_cannot_be_owned_without_a_dividend() {
    let scenario = Scenario::players(2).hand(ANNA, &["T26", "T01", "T17"]).dividends(ANNA, 0);
    let mut game = scenario.clone().build();
    play(&mut game, ANNA, "lay/T26/0,2/n");
    assert_eq!(
        refused(&game, ANNA, "claim"),
        Refusal::TooFewDividends { need: Need::Site, needed: 1, held: 0 }
    );
    play(&mut game, ANNA, "sell");
    play(&mut game, ANNA, "claim");
    let mut game = scenario.disc(ANNA, 0).build();
    play(&mut game, ANNA, "lay/T26/0,2/n");
    assert!(
        matches!(step(&game), (ANNA, Step::Drive(_))),
        "nothing could be done, so nothing is asked"
    );
    assert_eq!(spot(&game, 0, 2).owner, None);
}

/// §4: a site that was not taken over at once stays without an owner, and still gives.
#[test]
fn a_site_without_an_owner_stays_so() {
    let mut game = Scenario::players(2).hand(ANNA, &["T26", "T01", "T17"]).build();
    play(&mut game, ANNA, "lay/T26/0,2/n");
    play(&mut game, ANNA, "skip");
    assert_eq!(refused(&game, ANNA, "claim"), Refusal::NotThisStep);
    play(&mut game, ANNA, "drive/first/0,2");
    play(&mut game, ANNA, "take");
    assert_eq!(stored(&game, ANNA), [0, 0, 1]);
    assert_eq!(player(&game, BERTA).disc, 1);
}

/// Q32: what is in the center may be declined.
#[test]
fn the_center_may_be_declined() {
    for tile in ["T40", "T30", "T26"] {
        let mut game = Scenario::players(2).hand(ANNA, &[tile, "T01", "T17"]).build();
        play(&mut game, ANNA, &format!("lay/{tile}/0,2/n"));
        assert!(choices(&game, ANNA).contains(&"skip".to_owned()));
        play(&mut game, ANNA, "skip");
        assert_eq!(stored(&game, ANNA), [0, 0, 0]);
        assert_eq!(player(&game, ANNA).dividends, 2);
    }
}

/// Q15: with an empty reserve and nothing to convert a factory gives nothing.
#[test]
fn an_empty_reserve_gains_nothing() {
    let scenario = Scenario::players(2).tile("T30", (0, 2), N).center(ANNA, (0, 2));
    let game = scenario.dividends(ANNA, 22).build();
    assert_eq!(refused(&game, ANNA, "take"), Refusal::ReserveEmpty);
    assert_eq!(game.table().player(ANNA).store[Resource::Wood], 0);
}

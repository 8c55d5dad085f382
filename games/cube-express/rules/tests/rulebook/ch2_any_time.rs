//! §2 At any time in the own turn: converting resources, selling shares.

use cube_express_rules::scenario::Scenario;
use cube_express_rules::{Refusal, Resource, Step};

use crate::table::{ANNA, BERTA, choices, play, player, refused, stored};

fn stores(coal: u8, wood: u8, iron: u8) -> Scenario {
    Scenario::players(2)
        .stores(ANNA, Resource::Coal, coal)
        .stores(ANNA, Resource::Wood, wood)
        .stores(ANNA, Resource::Iron, iron)
}

/// §2, the example: one coal, two wood and one iron become two coal, one iron and a dividend.
#[test]
fn two_wood_become_a_coal_and_a_dividend() {
    let mut game = stores(1, 2, 1).build();
    let before = player(&game, ANNA);
    play(&mut game, ANNA, "wood-coal");
    assert_eq!(stored(&game, ANNA), [2, 0, 1]);
    assert_eq!(player(&game, ANNA).dividends, before.dividends + 1);
    assert_eq!(player(&game, ANNA).reserve, before.reserve);
}

/// §2: the other three arrows.
#[test]
fn each_arrow_converts_as_printed() {
    for (path, after, dividends) in
        [("coal-wood", [0, 3, 2], 0), ("wood-iron", [2, 0, 3], 0), ("iron-wood", [2, 3, 0], 1)]
    {
        let mut game = stores(2, 2, 2).build();
        let before = player(&game, ANNA);
        play(&mut game, ANNA, path);
        assert_eq!(stored(&game, ANNA), after, "{path}");
        assert_eq!(player(&game, ANNA).dividends, before.dividends + dividends, "{path}");
        assert_eq!(player(&game, ANNA).reserve, before.reserve + 1 - dividends, "{path}");
    }
}

/// §2: an arrow needs two markers.
#[test]
fn one_marker_cannot_be_converted() {
    let game = stores(1, 1, 1).build();
    for (path, resource) in [
        ("coal-wood", Resource::Coal),
        ("wood-iron", Resource::Wood),
        ("iron-wood", Resource::Iron),
        ("wood-coal", Resource::Wood),
    ] {
        assert_eq!(refused(&game, ANNA, path), Refusal::CannotConvert { resource, held: 1 });
    }
}

/// §2: a field to the left for a marker of the reserve.
#[test]
fn a_share_is_sold_for_a_dividend() {
    let mut game = Scenario::players(2).disc(ANNA, 3).build();
    let before = player(&game, ANNA);
    play(&mut game, ANNA, "sell");
    let after = player(&game, ANNA);
    assert_eq!(after.disc, 2);
    assert_eq!((after.dividends, after.reserve), (before.dividends + 1, before.reserve - 1));
}

/// §2: never below 0.
#[test]
fn nobody_sells_more_shares_than_they_have() {
    let mut game = Scenario::players(2).build();
    play(&mut game, ANNA, "sell");
    assert_eq!(refused(&game, ANNA, "sell"), Refusal::NoShares);
}

/// Q15: a sale needs a marker in the reserve.
#[test]
fn an_empty_reserve_sells_nothing() {
    let game = Scenario::players(2).dividends(ANNA, 22).build();
    assert_eq!(refused(&game, ANNA, "sell"), Refusal::ReserveEmpty);
}

/// Q16: what returns to the reserve can be used at once.
#[test]
fn a_refilled_reserve_sells_again() {
    let mut game = stores(2, 0, 0).dividends(ANNA, 20).build();
    assert_eq!(player(&game, ANNA).reserve, 0);
    play(&mut game, ANNA, "coal-wood");
    play(&mut game, ANNA, "sell");
    assert_eq!(player(&game, ANNA).dividends, 21);
}

/// §2, Q24: in every step of the own turn, and in nobody else's.
#[test]
fn any_time_is_the_own_turn() {
    let scenario = stores(4, 0, 0);
    let steps = [Step::Lay, Step::Market, Step::Store { gap: None }];
    for step in steps {
        let game = scenario.clone().step(ANNA, step).build();
        let open = choices(&game, ANNA);
        assert!(open.contains(&"sell".to_owned()) && open.contains(&"coal-wood".to_owned()));
        assert_eq!(refused(&game, BERTA, "sell"), Refusal::NotYourTurn);
    }
    let game = scenario.driving(ANNA, 3).build();
    assert!(choices(&game, ANNA).contains(&"sell".to_owned()));
}

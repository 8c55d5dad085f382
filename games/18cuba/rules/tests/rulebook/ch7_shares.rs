//! §VII.5 Issuing and redeeming.

use cuba18_rules::Refusal;
use cuba18_rules::round::Step;
use cuba18_rules::scenario::Scenario;
use cuba18_track::Company::{Co, Ms};
use cuba18_track::Train;

use crate::table::{ANNA, BERTA, TRACK, choices, may, play, price, refused, step, treasury};

/// MS at home, with track to La Habana and to Cárdenas.
fn ms() -> Scenario {
    let scenario = Scenario::four().phase(2).major(Ms, 100, &[(ANNA, 5)]).tile("B9", "57", 1);
    scenario.tile("B11", "57", 1)
}

/// R102, R103: a charter share goes to the pool at the price, which then falls a diagonal; once a turn.
#[test]
fn a_share_is_issued() {
    let mut game = ms().turn(Ms, TRACK).build();
    play(&mut game, ANNA, "issue");
    let charter = game.table().charter(Ms);
    assert_eq!((charter.pool, charter.reserve), (1, 4));
    assert_eq!((treasury(&game, Ms), price(&game, Ms)), (100, 95));
    assert_eq!(refused(&game, ANNA, "issue"), Refusal::AlreadyShared);
    assert_eq!(refused(&game, ANNA, "redeem"), Refusal::AlreadyShared);
}

/// R103, R247: with half in the pool, or nothing on the charter, nothing is issued; it is optional.
#[test]
fn when_nothing_is_issued() {
    let game = ms().in_pool(Ms, 5).turn(Ms, TRACK).build();
    assert_eq!(refused(&game, ANNA, "issue"), Refusal::CannotIssue);
    let game = ms().holds(BERTA, Ms, 5).turn(Ms, TRACK).build();
    assert_eq!(refused(&game, ANNA, "issue"), Refusal::CannotIssue);
    assert!(may(&game, ANNA, "pass"));
}

/// R104, C14: redeeming needs a train, issuing does not; the price stays.
#[test]
fn a_share_is_redeemed() {
    let game = ms().in_pool(Ms, 1).treasury(Ms, 100).turn(Ms, TRACK).build();
    assert_eq!(refused(&game, ANNA, "redeem"), Refusal::CannotRedeem);
    assert!(may(&game, ANNA, "issue"));
    let scenario = ms().in_pool(Ms, 1).train(Ms, Train::Two);
    let poor = scenario.clone().treasury(Ms, 99).turn(Ms, TRACK).build();
    assert!(matches!(refused(&poor, ANNA, "redeem"), Refusal::CompanyLacks { .. }));
    let mut game = scenario.treasury(Ms, 100).turn(Ms, TRACK).build();
    let bank = game.table().bank();
    play(&mut game, ANNA, "redeem");
    let charter = game.table().charter(Ms);
    assert_eq!((charter.pool, charter.reserve, price(&game, Ms)), (0, 5, 100));
    assert_eq!(game.table().bank() - bank, 100);
}

/// R105, C16: until the income is counted: still before the run, not after.
#[test]
fn only_before_the_income() {
    let scenario = ms().train(Ms, Train::Two);
    for step in [TRACK, Step::Station, Step::Run] {
        assert!(may(&scenario.clone().turn(Ms, step).build(), ANNA, "issue"), "{step:?}");
    }
    for step in [Step::Dividend { revenue: 50 }, crate::table::buying()] {
        let game = scenario.clone().turn(Ms, step).build();
        assert_eq!(refused(&game, ANNA, "issue"), Refusal::NotThisStep, "{step:?}");
    }
}

/// R106, C15, C69: a minor issues while less than half is in the pool: at 40% still, unless agreed
/// otherwise.
#[test]
fn a_minor_issues_at_forty_percent() {
    for (value, allowed) in [("below-half-before", true), ("half-after", false)] {
        let scenario = Scenario::with(4, "standard", &[("issue-limit", value)]);
        let scenario = scenario.minor(Co, ANNA, 80, "C4").in_pool(Co, 2).turn(Co, TRACK);
        assert!(may(&scenario.build(), ANNA, "issue"));
        // Anna has sold a share: 40% hers, 40% in the pool, 20% on the charter.
        let scenario = Scenario::with(4, "standard", &[("issue-limit", value)]);
        let scenario = scenario.minor(Co, ANNA, 80, "C4").holds(ANNA, Co, 4).in_pool(Co, 4);
        assert_eq!(may(&scenario.turn(Co, TRACK).build(), ANNA, "issue"), allowed, "{value}");
    }
}

/// The share that leaves 30% on the charter releases the third token, at once usable;
/// redeeming does not take it back.
#[test]
fn issuing_releases_a_token_at_once() {
    let scenario = Scenario::four().phase(2).major(Ms, 100, &[(ANNA, 5), (BERTA, 1)]);
    let scenario = scenario.tile("B9", "57", 1).tile("B11", "57", 1).token(Ms, "C4", 0);
    let mut game = scenario.train(Ms, Train::Two).treasury(Ms, 100).turn(Ms, TRACK).build();
    play(&mut game, ANNA, "pass");
    assert_eq!(step(&game), (Ms, Step::Station), "the step waits for the issue");
    assert_eq!(refused(&game, ANNA, "station/B11/0"), Refusal::NoStationLeft);
    play(&mut game, ANNA, "issue");
    play(&mut game, ANNA, "station/B11/0");
    assert_eq!((treasury(&game, Ms), game.table().charter(Ms).placed), (140, 3));
    let scenario = Scenario::four().major(Ms, 100, &[(ANNA, 7)]).in_pool(Ms, 1).phase(2);
    let scenario = scenario.tile("B9", "57", 1).train(Ms, Train::Two).treasury(Ms, 200);
    let mut game = scenario.turn(Ms, TRACK).build();
    let before = game.table().charter(Ms).released;
    play(&mut game, ANNA, "redeem");
    assert_eq!(game.table().charter(Ms).released, before);
    assert!(!choices(&game, ANNA).is_empty());
}

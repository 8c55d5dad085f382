//! §10 The final scoring.

use cube_express_rules::rules::scoring::{is_met, sheets};
use cube_express_rules::scenario::Scenario;
use cube_express_rules::{CubeExpress, Goal, Loco};
use tabletop::{Game, Seat};

use crate::table::{ANNA, BERTA, CARLO, N, S};

fn scores(game: &CubeExpress) -> Vec<i32> {
    game.outcome().expect("it is over").standings.iter().map(|standing| standing.score).collect()
}

fn places(game: &CubeExpress) -> Vec<u8> {
    game.outcome().expect("it is over").standings.iter().map(|standing| standing.place).collect()
}

/// §10: a bare start is worth a house, a share field and two dividends: 3 + 1 + 2.
#[test]
fn everybody_begins_with_six_points() {
    assert_eq!(scores(&Scenario::players(3).over().build()), [6, 6, 6]);
}

/// §10: passengers one point each, at whosever station.
#[test]
fn passengers_are_worth_a_point() {
    let game = Scenario::players(3).passenger(ANNA, (0, 1)).passenger(ANNA, (1, 0)).over().build();
    assert_eq!(sheets(game.table())[ANNA].passengers, 2);
}

/// §10: factory markers are worth their fields.
#[test]
fn factory_markers_are_worth_their_fields() {
    let scenario = Scenario::players(3).tile("T30", (0, 2), N).owner(ANNA, (0, 2));
    let game = scenario.delivered(ANNA, (0, 2), 1).delivered(BERTA, (0, 2), 2).over().build();
    let sheets = sheets(game.table());
    assert_eq!((sheets[ANNA].factories, sheets[BERTA].factories), (5 + 3, 3 + 3));
}

/// §10: a station is worth three points for each house of its city.
#[test]
fn stations_are_worth_the_houses_of_their_cities() {
    let scenario =
        Scenario::players(2).back((0, 2), N).tile("T02", (0, 3), N).tile("T26", (1, 3), N);
    let game = scenario.station(ANNA, (0, 3)).over().build();
    assert_eq!(sheets(game.table())[ANNA].stations, 3 * (1 + 3));
    // Q31: without houses, nothing.
    let scenario = Scenario::players(3).back((0, 2), N).tile("T04", (0, 3), N);
    let game = scenario.station(ANNA, (0, 3)).over().build();
    assert_eq!(sheets(game.table())[ANNA].stations, 3);
}

/// §10: shares, dividends and markers worth nine.
#[test]
fn shares_dividends_and_nines_count() {
    let game = Scenario::players(2).disc(ANNA, 8).dividends(ANNA, 4).nines(ANNA, 2).over().build();
    let sheet = sheets(game.table())[ANNA];
    assert_eq!((sheet.shares, sheet.dividends, sheet.nines), (10, 4, 18));
    assert_eq!(scores(&game)[0], 3 + 10 + 4 + 18);
}

/// Goal 4 of the scenario asks for six dividends; its values are 5 and 1.
fn goal_of_dividends() -> Scenario {
    Scenario::players(3).goals(["G01", "G02", "G03", "G13"])
}

/// §10: the majority among those who met the goal gets the higher value for each marker.
#[test]
fn the_majority_gets_more_for_each_marker() {
    let scenario = goal_of_dividends().dividends(ANNA, 6).dividends(BERTA, 6);
    let game = scenario.bets(ANNA, 4, 3).bets(BERTA, 4, 2).over().build();
    let sheets = sheets(game.table());
    assert_eq!((sheets[ANNA].goals, sheets[BERTA].goals), (3 * 5, 2));
}

/// §10: those who tie all have the majority.
#[test]
fn a_shared_majority_counts_for_all() {
    let scenario = goal_of_dividends().dividends(ANNA, 6).dividends(BERTA, 6);
    let game = scenario.bets(ANNA, 4, 2).bets(BERTA, 4, 2).over().build();
    let sheets = sheets(game.table());
    assert_eq!((sheets[ANNA].goals, sheets[BERTA].goals), (10, 10));
}

/// Q28: who missed the goal gets nothing and does not compete.
#[test]
fn a_missed_goal_is_worth_nothing() {
    let scenario = goal_of_dividends().dividends(BERTA, 6);
    let game = scenario.bets(ANNA, 4, 5).bets(BERTA, 4, 1).over().build();
    let sheets = sheets(game.table());
    assert_eq!((sheets[ANNA].goals, sheets[BERTA].goals), (0, 5));
}

/// Q27: with two players three neutral markers compete on every goal.
#[test]
fn neutral_markers_compete() {
    for (bets, points) in [(2, 2), (3, 12), (4, 16)] {
        let scenario = Scenario::players(2).goals(["G01", "G02", "G03", "G13"]);
        let game = scenario.dividends(ANNA, 6).bets(ANNA, 4, bets).over().build();
        assert_eq!(sheets(game.table())[ANNA].goals, points, "{bets}");
    }
}

/// Q33: a tie goes to who has more stations, then to the higher disc; else it is shared.
#[test]
fn ties_are_broken_by_stations_then_by_shares() {
    let scenario =
        Scenario::players(3).back((0, 2), N).tile("T04", (0, 3), N).station(BERTA, (0, 3));
    let game = scenario.over().build();
    assert_eq!(scores(&game), [6, 6, 6]);
    assert_eq!(places(&game), [2, 1, 2]);
    let game = Scenario::players(2).disc(ANNA, 2).dividends(ANNA, 1).over().build();
    assert_eq!(scores(&game), [6, 6]);
    assert_eq!(places(&game), [1, 2]);
    assert_eq!(places(&Scenario::players(2).over().build()), [1, 1]);
}

/// Q33: stations come before the disc: who has built more is ahead of a higher disc.
#[test]
fn stations_count_before_shares() {
    let scenario =
        Scenario::players(3).back((0, 2), N).tile("T04", (0, 3), N).station(BERTA, (0, 3));
    let game = scenario.disc(ANNA, 2).dividends(ANNA, 1).over().build();
    assert_eq!(scores(&game), [6, 6, 6]);
    assert_eq!(places(&game), [2, 1, 3]);
}

fn goal(id: &str) -> Goal {
    Goal::from_id(id).expect("a goal")
}

/// §10: each card of the data file asks for what it says.
#[test]
fn each_goal_counts_what_it_says() {
    let base = || Scenario::players(4);
    let line = || {
        base()
            .back((0, 2), N)
            .tile("T02", (0, 3), N)
            .back((0, 4), N)
            .tile("T03", (0, 5), S)
            .back((0, 6), N)
            .tile("T05", (0, 7), N)
            .station(ANNA, (0, 3))
            .station(ANNA, (0, 5))
    };
    let sites = || base().tile("T17", (0, 2), N).tile("T21", (0, 3), N).owner(ANNA, (0, 2));
    let factories = || base().tile("T30", (0, 2), N).tile("T33", (0, 3), N).owner(ANNA, (0, 2));
    let town = || line().tile("T17", (1, 3), N).tile("T26", (1, 5), N);
    let abroad = |who: Seat| base().passenger(who, (1, 0)).passenger(who, (0, -1));
    let met: Vec<(&str, Scenario, Scenario)> = vec![
        ("G01", line().station(ANNA, (0, 7)), line()),
        ("G02", town().tile("T30", (2, 3), N), town()),
        ("G03", town().tile("T30", (1, 1), N), town()),
        ("G04", town().tile("T30", (1, 1), N).tile("T37", (2, 3), N), town()),
        ("G05", sites().owner(ANNA, (0, 3)), sites()),
        ("G06", sites().owner(ANNA, (0, 3)), sites()),
        ("G07", factories().owner(ANNA, (0, 3)), factories()),
        ("G08", factories().delivered(ANNA, (0, 2), 2), factories().delivered(ANNA, (0, 2), 1)),
        ("G09", factories().delivered(ANNA, (0, 3), 1), factories().delivered(ANNA, (0, 2), 3)),
        ("G10", six(ANNA), five(ANNA)),
        ("G11", abroad(ANNA).passenger(ANNA, (-1, 0)), abroad(ANNA).passenger(ANNA, (0, 1))),
        ("G12", base().disc(ANNA, 7), base().disc(ANNA, 6)),
        ("G13", base().dividends(ANNA, 6), base().dividends(ANNA, 5)),
        ("G14", base().loco(ANNA, Loco::Second, (1, 0)), base().loco(ANNA, Loco::Second, (0, 0))),
    ];
    for (id, enough, short) in met {
        assert!(is_met(enough.build().table(), ANNA, goal(id)), "{id} is met");
        assert!(!is_met(short.build().table(), ANNA, goal(id)), "{id} is missed");
        assert!(
            !is_met(enough.build().table(), CARLO, goal(id)) || id == "G14",
            "{id}, by another"
        );
    }
    let one_loco = base().build();
    assert!(!is_met(one_loco.table(), ANNA, goal("G14")), "the second loco must be built");
}

fn five(who: Seat) -> Scenario {
    let scenario =
        Scenario::players(4).back((0, 2), N).tile("T02", (0, 3), N).station(BERTA, (0, 3));
    let homes = [(0, 1), (1, 0), (0, -1), (-1, 0), (0, 3)];
    homes.into_iter().fold(scenario, |scenario, at| scenario.passenger(who, at))
}

fn six(who: Seat) -> Scenario {
    five(who).passenger(who, (0, 3))
}

//! The rules ask the box, not their memory: what the built-in box does not use.

use cube_express_rules::rules::scoring::{is_met, sheets};
use cube_express_rules::scenario::{self, Scenario};
use cube_express_rules::{CubeExpress, Event, Goal, Loco, Refusal, Resource};

use crate::table::{ANNA, BERTA, N, choices_of, play, play_all, player, refused, spot, stored};

fn table(players: u8) -> Scenario {
    Scenario::with(players, scenario::second())
}

/// §1: other numbers of everything, and another share track on each side of the board.
#[test]
fn a_start() {
    let [two, four] = [table(2).build(), table(4).build()];
    assert_eq!((player(&two, ANNA).disc, player(&four, ANNA).disc), (2, 0));
    assert_eq!((two.table().track().last(), four.table().track().last()), (9, 15));
    assert_eq!((player(&two, ANNA).reserve, player(&four, ANNA).reserve), (22 - 3 - 2, 22 - 3 - 5));
    assert_eq!((two.hand(ANNA).len(), two.table().level(ANNA)), (4, 2));
    let shares = |game: &CubeExpress| sheets(game.table())[ANNA].shares;
    assert_eq!((shares(&two), shares(&four)), (4, 1));
}

/// §6, Q44: on the start crossing two rails do not meet, so a loco only drives on straight.
#[test]
fn a_loco_stays_on_its_rail() {
    let mut game = table(4).driving(ANNA, 9).build();
    play(&mut game, ANNA, "drive/first/0,0");
    assert_eq!(choices_of(&game, ANNA, "drive"), ["drive/first/0,-1"]);
    assert_eq!(refused(&game, ANNA, "drive/first/1,0"), Refusal::NoRailsThere);
    play(&mut game, ANNA, "done");
    // The next time, too, though it faces either way.
    let game = table(4).loco(ANNA, Loco::First, (0, 0)).driving(ANNA, 9).build();
    assert_eq!(choices_of(&game, ANNA, "drive"), ["drive/first/0,1", "drive/first/0,-1"]);
}

/// §6, Q44: a loco that came in from the east is on the other rail, and stays there for later turns.
#[test]
fn a_rail_is_remembered() {
    let mut game = table(4).driving(BERTA, 9).build();
    play(&mut game, BERTA, "drive/first/0,0");
    assert_eq!(player(&game, BERTA).rail(Loco::First), 1);
    assert_eq!(choices_of(&game, BERTA, "drive"), ["drive/first/-1,0"]);
}

/// §7: a delivery of one marker goes on the factory; of four, one goes back to the reserve.
#[test]
fn deliveries_of_one_and_of_four() {
    let arrive = |id: &str, load: [u8; 3]| {
        let [coal, wood, iron] = load;
        let scenario = table(4).tile(id, (0, 2), N);
        let scenario = scenario.stores(ANNA, Resource::Coal, coal);
        let scenario =
            scenario.stores(ANNA, Resource::Wood, wood).stores(ANNA, Resource::Iron, iron);
        let mut game = scenario.driving(ANNA, 2).build();
        play(&mut game, ANNA, "drive/first/0,2");
        game
    };
    // T01 wants one coal.
    let mut game = arrive("T01", [1, 0, 0]);
    assert_eq!(choices_of(&game, ANNA, "deliver"), ["deliver/none"]);
    assert_eq!(refused(&game, ANNA, "deliver/2"), Refusal::NoGoalMarker);
    let before = player(&game, ANNA);
    play(&mut game, ANNA, "deliver/none");
    let after = player(&game, ANNA);
    // No dividend comes with it; the disc has passed the marker of field 2.
    assert_eq!((after.reserve, after.dividends), (before.reserve, before.dividends + 1));
    assert_eq!((spot(&game, 0, 2).owner, after.disc), (Some(ANNA), 3));
    // T03 wants two coal, a wood and an iron.
    let mut game = arrive("T03", [2, 1, 1]);
    assert_eq!(choices_of(&game, ANNA, "deliver").len(), 4);
    let before = player(&game, ANNA);
    let told = play(&mut game, ANNA, "deliver/2");
    let after = player(&game, ANNA);
    assert_eq!((after.reserve, after.bets), (before.reserve + 1, [0, 1, 0, 0]));
    // The delivery's dividend, and the marker of field 2 that the disc has passed.
    assert_eq!((after.dividends, stored(&game, ANNA)), (before.dividends + 2, [0, 0, 0]));
    assert!(told.contains(&Event::SharesRose { seat: ANNA, to: 3, points: 2 }));
}

/// §4: a site that costs two dividends keeps one of them.
#[test]
fn a_dearer_site() {
    let mut game = table(4).tile("T11", (0, 2), N).center(ANNA, (0, 2)).build();
    let before = player(&game, ANNA);
    play(&mut game, ANNA, "claim");
    let after = player(&game, ANNA);
    assert_eq!((after.dividends, after.reserve), (before.dividends - 2, before.reserve + 1));
}

fn goal(id: &str) -> Goal {
    Goal::from_id(id).expect("a goal")
}

/// §10: exactly so many are neither more nor fewer.
#[test]
fn a_goal_of_exactly_so_many() {
    let guests = |count: usize| {
        let homes = [(0, 1), (0, 1), (1, 0), (1, 0)].into_iter().take(count);
        homes.fold(table(4), |scenario, at| scenario.passenger(ANNA, at)).build()
    };
    for (count, met) in [(2, false), (3, true), (4, false)] {
        assert_eq!(is_met(guests(count).table(), ANNA, goal("G03")), met, "{count}");
    }
    assert!(is_met(table(3).build().table(), ANNA, goal("G13")), "no delivery at all");
}

/// §10: the most of all, a tie included, but not of nothing.
#[test]
fn a_goal_of_most_of_all() {
    let of = |anna, berta| table(3).dividends(ANNA, anna).dividends(BERTA, berta).build();
    let met =
        |game: &CubeExpress| [ANNA, BERTA].map(|seat| is_met(game.table(), seat, goal("G04")));
    assert_eq!(met(&of(5, 4)), [true, false]);
    assert_eq!(met(&of(5, 5)), [true, true]);
    let none = table(2).dividends(ANNA, 0).dividends(BERTA, 0).build();
    assert_eq!(met(&none), [false, false]);
    assert_eq!([ANNA, BERTA].map(|seat| is_met(none.table(), seat, goal("G07"))), [false, false]);
}

/// §5: four areas on a tile are four cities, each with its house.
#[test]
fn four_cities_on_a_tile() {
    let game = table(4).tile("T01", (0, 2), N).build();
    let tile = spot(&game, 0, 2);
    let mut cities: Vec<_> = (0..4).map(|area| tile.city_of(area)).collect();
    assert!(cities.iter().all(|&id| game.table().map.city(id).houses == 1));
    cities.dedup();
    assert_eq!(cities.len(), 4);
}

/// Q12: a ring of coal fuels a loco for long, not for ever.
#[test]
fn a_ring_of_coal_burns_out() {
    use cube_express_rules::phase::{Driving, MOST_BURNED};
    let driving = Driving { burned: MOST_BURNED, ..Driving::new(1) };
    let scenario = table(4).stores(ANNA, Resource::Coal, 2);
    let game = scenario.clone().step(ANNA, cube_express_rules::Step::Drive(driving)).build();
    assert_eq!(refused(&game, ANNA, "burn"), Refusal::BurnedEnough { most: MOST_BURNED });
    let driving = Driving { burned: MOST_BURNED - 1, ..Driving::new(1) };
    let mut game = scenario.step(ANNA, cube_express_rules::Step::Drive(driving)).build();
    play_all(&mut game, ANNA, &["burn"]);
    assert!(choices_of(&game, ANNA, "burn").is_empty());
}

/// Q41: rails that cross without meeting look the same after a quarter turn.
#[test]
fn rails_that_cross_look_the_same_after_a_quarter() {
    let data = scenario::second();
    let turns = |id: &str| {
        let tile = cube_express_rules::Tile::from_id(id).expect("a tile");
        data.print(tile.front()).turns().collect::<Vec<_>>()
    };
    // T01: rails that cross, and four areas alike.
    assert_eq!(turns("T01"), [N]);
    assert_eq!(turns("T05").len(), 4);
}

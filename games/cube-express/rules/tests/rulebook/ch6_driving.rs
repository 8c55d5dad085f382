//! §6 Moving the locos; building the second.

use std::collections::BTreeMap;

use boxes::Contents;
use cube_express_rules::components::{Data, Sort};
use cube_express_rules::rules::driving::{self, Way};
use cube_express_rules::scenario::{self, Scenario};
use cube_express_rules::{Action, Cell, CubeExpress, Event, Loco, Need, Refusal, Resource, Step};
use tabletop::{Choices, Game, Key, Log, Mute, Seat, SeededDice, Turn};

use crate::table::{
    ANNA, BERTA, E, N, S, choices_of, play, play_all, player, refused, step, stored,
};

/// §6: the movement points are the technology level; each new tile costs one.
#[test]
fn each_new_tile_costs_a_point() {
    let mut game = Scenario::players(2).hand(ANNA, &["T17", "T01", "T39"]).build();
    play_all(&mut game, ANNA, &["lay/T17/0,2/n", "skip"]);
    let points = |game: &_| {
        let (_, Step::Drive(driving)) = step(game) else { panic!("step II") };
        driving.points
    };
    assert_eq!(points(&game), 3);
    play(&mut game, ANNA, "drive/first/0,0");
    assert_eq!(points(&game), 2);
    play_all(&mut game, ANNA, &["drive/first/1,0"]);
    assert_eq!(points(&game), 1);
}

/// §6: who has no points left stays.
#[test]
fn without_points_nobody_drives() {
    let game = Scenario::players(2).driving(ANNA, 0).build();
    assert_eq!(refused(&game, ANNA, "drive/first/0,0"), Refusal::NoPoints);
}

/// Q09: rails must lead there, and a tile must be there.
#[test]
fn locos_keep_to_the_rails() {
    let scenario =
        Scenario::players(2).back((0, 2), N).tile("T02", (0, 3), N).tile("T26", (1, 3), N);
    let game = scenario.loco(ANNA, Loco::First, (0, 3)).driving(ANNA, 5).build();
    assert_eq!(refused(&game, ANNA, "drive/first/1,3"), Refusal::NoRailsThere, "a bare side");
    assert_eq!(refused(&game, ANNA, "drive/first/0,4"), Refusal::NoRailsThere, "no tile");
    assert_eq!(refused(&game, ANNA, "drive/first/5,5"), Refusal::NoRailsThere, "far away");
    assert_eq!(choices_of(&game, ANNA, "drive"), ["drive/first/0,2"]);
}

/// §6: what cannot be entered next says whether it is too far, behind the loco, or off its rails.
#[test]
fn a_tile_out_of_reach_says_why() {
    let scenario = Scenario::players(2).tile("T26", (0, 2), N).back((0, -2), N);
    let mut game = scenario.driving(ANNA, 2).build();
    assert_eq!(refused(&game, ANNA, "drive/first/0,1"), Refusal::AlreadyThere);
    let too_far = |tiles, points| Refusal::TooFar { tiles, points };
    assert_eq!(refused(&game, ANNA, "drive/first/0,-2"), too_far(3, 2));
    play(&mut game, ANNA, "drive/first/0,0");
    assert_eq!(refused(&game, ANNA, "drive/first/0,2"), Refusal::Reversing, "two tiles behind");
    assert_eq!(refused(&game, ANNA, "drive/first/0,-2"), too_far(2, 1));
    play(&mut game, ANNA, "drive/first/1,0");
    assert_eq!(refused(&game, ANNA, "drive/first/0,-2"), Refusal::Reversing, "beyond the crossing");
    let spent = Scenario::players(2).driving(ANNA, 0).build();
    assert_eq!(refused(&spent, ANNA, "drive/first/1,0"), Refusal::NoPoints);
}

/// §6, Q08: forward only; at a junction by any other side.
#[test]
fn a_loco_never_reverses() {
    let mut game = Scenario::players(2).driving(ANNA, 5).build();
    play(&mut game, ANNA, "drive/first/0,0");
    assert_eq!(refused(&game, ANNA, "drive/first/0,1"), Refusal::Reversing);
    let open = ["drive/first/1,0", "drive/first/0,-1", "drive/first/-1,0"];
    assert_eq!(choices_of(&game, ANNA, "drive"), open);
    play(&mut game, ANNA, "drive/first/1,0");
    assert_eq!(choices_of(&game, ANNA, "drive"), Vec::<String>::new(), "the end of the line");
    assert_eq!(refused(&game, ANNA, "drive/first/0,0"), Refusal::Reversing);
}

/// §6: at the start of a trip the loco faces any way, also back where it came from last turn.
#[test]
fn a_loco_may_be_turned_before_its_trip() {
    let scenario = Scenario::players(2).back((0, 2), N).loco(ANNA, Loco::First, (0, 1));
    let game = scenario.driving(ANNA, 3).build();
    assert_eq!(choices_of(&game, ANNA, "drive"), ["drive/first/0,2", "drive/first/0,0"]);
}

/// §6: other locos are no obstacle.
#[test]
fn locos_pass_each_other() {
    let scenario = Scenario::players(2).loco(BERTA, Loco::First, (0, 0)).driving(ANNA, 3);
    let mut game = scenario.build();
    play_all(&mut game, ANNA, &["drive/first/0,0", "drive/first/0,-1"]);
    assert_eq!(player(&game, ANNA).loco(Loco::First), game.table().map.find(Cell(0, -1)));
}

/// §6: the points are split between both locos, but one trip ends before the other begins.
#[test]
fn one_loco_finishes_before_the_other_sets_off() {
    let scenario = Scenario::players(2).back((0, 2), N).loco(ANNA, Loco::Second, (0, 1));
    let mut game = scenario.driving(ANNA, 4).build();
    play(&mut game, ANNA, "drive/first/0,0");
    play(&mut game, ANNA, "drive/second/0,2");
    assert_eq!(refused(&game, ANNA, "drive/first/1,0"), Refusal::TripOver);
    assert!(choices_of(&game, ANNA, "drive/first").is_empty());
    let (_, Step::Drive(driving)) = step(&game) else { panic!("still driving") };
    assert_eq!(driving.points, 2);
}

/// §6: a coal from the store is a point more; Q13: also one just taken.
#[test]
fn coal_is_fuel() {
    let mut game = Scenario::players(2).driving(ANNA, 1).build();
    assert_eq!(
        refused(&game, ANNA, "burn"),
        Refusal::TooFewResources { need: Need::Loco, resource: Resource::Coal, needed: 1, held: 0 }
    );
    play_all(&mut game, ANNA, &["drive/first/0,0", "take"]);
    let reserve = player(&game, ANNA).reserve;
    play_all(&mut game, ANNA, &["burn", "drive/first/1,0"]);
    assert_eq!(stored(&game, ANNA), [0, 0, 0]);
    assert_eq!(player(&game, ANNA).reserve, reserve + 1);
}

/// §6, the example: Lucy pays one coal and one iron and has five points for both locos.
#[test]
fn the_second_loco_costs_a_coal_and_an_iron() {
    let scenario =
        Scenario::players(2).back((0, 2), N).tile("T02", (0, 3), N).station(ANNA, (0, 3));
    let scenario = scenario.stores(ANNA, Resource::Coal, 1).stores(ANNA, Resource::Iron, 1);
    let mut game = scenario.driving(ANNA, 5).build();
    assert_eq!(choices_of(&game, ANNA, "loco"), ["loco/0,1", "loco/0,3"], "at any own station");
    assert_eq!(refused(&game, ANNA, "loco/0,-1"), Refusal::NotOwnStation);
    assert_eq!(refused(&game, ANNA, "loco/0,2"), Refusal::NotOwnStation);
    assert_eq!(refused(&game, ANNA, "loco/7,7"), Refusal::NotOwnStation);
    assert_eq!(refused(&game, ANNA, "drive/second/0,2"), Refusal::NoSuchLoco);
    play(&mut game, ANNA, "loco/0,3");
    assert_eq!(stored(&game, ANNA), [0, 0, 0]);
    play_all(&mut game, ANNA, &["drive/second/0,2", "drive/second/0,1", "drive/first/0,2"]);
    let (_, Step::Drive(driving)) = step(&game) else { panic!("still driving") };
    assert_eq!(driving.points, 2);
    assert_eq!(refused(&game, ANNA, "loco/0,1"), Refusal::LocosBuilt);
}

/// §6: the second loco needs both resources.
#[test]
fn the_second_loco_needs_both() {
    let scenario = Scenario::players(2).stores(ANNA, Resource::Coal, 1).driving(ANNA, 3);
    assert_eq!(
        refused(&scenario.build(), ANNA, "loco/0,1"),
        Refusal::TooFewResources { need: Need::Loco, resource: Resource::Iron, needed: 1, held: 0 }
    );
}

/// Q14: it may be built after moves of the first, which may then go on until the second sets off.
#[test]
fn the_second_loco_may_be_built_on_the_way() {
    let scenario =
        Scenario::players(2).stores(ANNA, Resource::Coal, 1).stores(ANNA, Resource::Iron, 1);
    let mut game = scenario.driving(ANNA, 3).build();
    play_all(&mut game, ANNA, &["drive/first/0,0", "loco/0,1", "drive/first/1,0"]);
    play(&mut game, ANNA, "drive/second/0,0");
    assert_eq!(player(&game, ANNA).loco(Loco::Second), game.table().map.find(Cell(0, 0)));
}

/// Q10: neither the tile where a trip begins nor placing a loco is an entry.
#[test]
fn nothing_is_entered_by_standing_there() {
    let scenario =
        Scenario::players(2).stores(ANNA, Resource::Coal, 1).stores(ANNA, Resource::Iron, 1);
    let mut game = scenario.driving(ANNA, 3).build();
    assert_eq!(refused(&game, ANNA, "passenger"), Refusal::NothingHere);
    play(&mut game, ANNA, "loco/0,1");
    assert_eq!(refused(&game, ANNA, "passenger"), Refusal::NothingHere);
}

/// §6: moving is optional; the market follows.
#[test]
fn nobody_has_to_drive() {
    let mut game =
        Scenario::players(2).tile("T09", (0, 2), E).tile("T22", (1, 2), S).driving(ANNA, 3).build();
    play(&mut game, ANNA, "done");
    assert_eq!(step(&game), (ANNA, Step::Market));
}

/// The ways of a loco of whoever is asked, and whose it is.
fn ways(game: &CubeExpress, loco: Loco) -> Option<(Seat, Vec<Way>)> {
    let Turn::Decide(_) = game.turn() else { return None };
    let (seat, Step::Drive(driving)) = step(game) else { return None };
    Some((seat, driving::ways(game.table(), seat, &driving, loco)))
}

/// §6: beyond the start crossing lie three tiles, two points away.
#[test]
fn a_way_leads_over_the_tiles_between() {
    let game = Scenario::players(2).driving(ANNA, 2).build();
    let (_, ways) = ways(&game, Loco::First).expect("step II");
    let to = |cells: &[Cell]| ways.iter().any(|way| way.cells == cells);
    assert!(to(&[Cell(0, 0)]) && to(&[Cell(0, 0), Cell(1, 0)]), "{ways:?}");
    assert_eq!(ways.len(), 4, "the crossing and what lies beyond");
}

/// Every way of a loco can be driven tile by tile, and no tile that can be entered is left out;
/// how many ways there are.
fn are_driven(game: &CubeExpress, loco: Loco) -> usize {
    let Some((seat, ways)) = ways(game, loco) else { return 0 };
    for way in &ways {
        let mut ahead = game.clone();
        for &to in &way.cells {
            let drive = Action::Drive { loco, to };
            ahead.apply(seat, &drive, &mut Mute).expect("each step is legal");
        }
        assert_eq!(ahead.table().player(seat).loco(loco), Some(way.to));
    }
    let verb = format!("drive/{}/", loco.key());
    for path in choices_of(game, seat, &verb) {
        let at = Cell::from_word(&path[verb.len()..]);
        assert!(ways.iter().any(|way| way.cells.first().copied() == at), "{path} begins no way");
    }
    ways.len()
}

/// §6, in random games, with our box and with one whose rails do not all meet (Q44).
#[test]
fn every_way_can_be_driven() {
    let mut driven = 0;
    for (seed, data) in (0..6).zip([Data::shelf().built_in(), scenario::second()].iter().cycle()) {
        let setup = CubeExpress::PROFILE.setup(3, None, BTreeMap::new()).expect("it exists");
        let mut game = CubeExpress::new(&setup, data).expect("it can be played");
        let (mut dice, mut choices) = (SeededDice::new(seed), Choices::default());
        loop {
            driven += Loco::ALL.iter().map(|&loco| are_driven(&game, loco)).sum::<usize>();
            match game.turn() {
                Turn::Over => break,
                Turn::Chance => {
                    let chance = game.draw(&mut dice);
                    game.resolve(&chance, &mut Mute).expect("what is drawn is possible");
                }
                Turn::Decide(seats) => {
                    let seat = seats.iter().next().expect("somebody is asked");
                    choices.clear();
                    game.actions(seat, &mut choices);
                    let one = choices.any(&mut dice).expect("no dead ends");
                    game.apply(seat, &one, &mut Mute).expect("listed is legal");
                }
            }
        }
    }
    assert!(driven > 1000, "{driven}");
}

/// What is told of a trip: from where to where, over how many tiles, with what.
#[test]
fn drives_in_a_row_are_told_as_one() {
    let scenario = Scenario::players(2).stores(ANNA, Resource::Wood, 2).driving(ANNA, 3);
    let mut game = scenario.build();
    let mut log = Log::default();
    for to in [Cell(0, 0), Cell(1, 0)] {
        game.apply(ANNA, &Action::Drive { loco: Loco::First, to }, &mut log).expect("legal");
    }
    let [first, second] = log.0.as_slice() else { panic!("{log:?}") };
    let Some(Event::Drove { from, to, tiles, load, .. }) = first.joined(second) else {
        panic!("{first:?} and {second:?}")
    };
    assert_eq!((from.at, to.at, tiles), (Cell(0, 1), Cell(1, 0), 2));
    assert_eq!((from.sort, from.owner), (Sort::Station, Some(ANNA)), "her start");
    assert_eq!((to.sort, to.owner), (Sort::Plain, None), "nobody's start");
    assert_eq!(load[Resource::Wood], 2);
    assert_eq!(second.joined(first), None, "that is no way");
}

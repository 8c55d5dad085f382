//! The rules of laying, told once more from the tiles alone: no list of open places, no numbered
//! cities, everything searched anew. On random games both must agree on every square.

use std::collections::{BTreeMap, BTreeSet};

use boxes::Contents;
use cube_express_rules::components::Data;
use cube_express_rules::{
    Action, Cell, CubeExpress, Face, Loco, Phase, Side, Spot, Step, Trip, scenario,
};
use tabletop::{Choices, Game, Key, Mute, SeededDice, Turn};

/// What lies where: the face, its turn, and whether a station stands there.
struct Network {
    data: &'static Data,
    lies: BTreeMap<Cell, (Face, Side, bool)>,
}

fn network(game: &CubeExpress) -> Network {
    let (data, spots) = (game.table().data(), game.table().map.spots().iter());
    let lie = |spot: &Spot| (spot.at, (spot.face, spot.top, spot.has_station(data)));
    Network { data, lies: spots.map(lie).collect() }
}

fn area_at(network: &Network, at: Cell, side: Side) -> Option<(Cell, u8)> {
    let &(face, top, _) = network.lies.get(&at)?;
    network.data.print(face).road(top, side).map(|area| (at, area))
}

/// Every area that roads join to this one.
fn city(network: &Network, first: (Cell, u8)) -> BTreeSet<(Cell, u8)> {
    let mut found = BTreeSet::from([first]);
    let mut edge = vec![first];
    while let Some((at, area)) = edge.pop() {
        for side in Side::FOUR {
            if area_at(network, at, side) != Some((at, area)) {
                continue;
            }
            let Some(next) = area_at(network, at.beside(side), side.across()) else { continue };
            if found.insert(next) {
                edge.push(next);
            }
        }
    }
    found
}

/// The stations in the city of an area.
fn stations(network: &Network, first: (Cell, u8)) -> usize {
    let stands = |&(at, area): &(Cell, u8)| {
        let (face, _, stands) = network.lies[&at];
        stands && network.data.print(face).station_area() == Some(usize::from(area))
    };
    city(network, first).iter().filter(|area| stands(area)).count()
}

/// §3, in its own words.
fn may_lie(network: &Network, at: Cell, face: Face, top: Side) -> bool {
    if network.lies.contains_key(&at) {
        return false;
    }
    let mut joins = false;
    for side in Side::FOUR {
        let Some(&(other, other_top, _)) = network.lies.get(&at.beside(side)) else { continue };
        let rails = network.data.print(face).rails(top).contains(side);
        let arrive = network.data.print(other).rails(other_top).contains(side.across());
        if rails != arrive {
            return false;
        }
        joins |= rails;
    }
    let mut after = Network { data: network.data, lies: network.lies.clone() };
    after.lies.insert(at, (face, top, false));
    let areas =
        (0..network.data.print(face).areas.len()).map(|area| u8::try_from(area).unwrap_or(0));
    joins && areas.into_iter().all(|area| stations(&after, (at, area)) <= 1)
}

/// §3: on every square near the network, each tile of the hand and its back, each way round.
fn laying_agrees(game: &CubeExpress) {
    let Phase::Turn { active, step: Step::Lay, .. } = game.phase() else { return };
    let network = network(game);
    let near: BTreeSet<Cell> = network
        .lies
        .keys()
        .flat_map(|&at| Side::FOUR.map(|side| at.beside(side)).into_iter().chain([at]))
        .collect();
    for tile in game.hand(active).iter() {
        for back in [false, true] {
            let face = if back { Face::BACK } else { tile.front() };
            for top in network.data.print(face).turns() {
                for &at in &near {
                    let action = Action::Lay { tile, back, at, top };
                    let told = game.check(active, &action);
                    let legal = may_lie(&network, at, face, top);
                    assert_eq!(told.is_ok(), legal, "{action:?}: {told:?}, {:?}", network.lies);
                }
            }
        }
    }
}

/// §5: cities have the same number exactly if roads join them, and one station at most.
fn cities_agree(game: &CubeExpress) {
    let network = network(game);
    let map = &game.table().map;
    let mut numbers = BTreeMap::new();
    for spot in map.spots() {
        for area in 0..spot.print(network.data).areas.len() {
            let key = (spot.at, u8::try_from(area).unwrap_or(0));
            let all = city(&network, key);
            let houses = |&(at, area): &(Cell, u8)| {
                let (face, ..) = network.lies[&at];
                network.data.print(face).areas[usize::from(area)].houses
            };
            let id = spot.city_of(area);
            assert_eq!(map.city(id).houses, all.iter().map(houses).sum::<u8>(), "{key:?}");
            let standing = stations(&network, key);
            assert_eq!(usize::from(map.city(id).station.is_some()), standing, "{key:?}");
            assert_eq!(numbers.entry(id).or_insert_with(|| all.clone()), &all, "{key:?}");
        }
    }
}

/// §6: a loco leaves by the sides of its rail, and by no other; the rail is where it came in.
fn driving_agrees(game: &CubeExpress) {
    let Phase::Turn { active, step: Step::Drive(driving), .. } = game.phase() else { return };
    let network = network(game);
    for &loco in Loco::ALL {
        let player = game.table().player(active);
        let (Some(place), false) = (player.loco(loco), driving.points == 0) else { continue };
        let at = game.table().map.spot(place).at;
        let (face, top, _) = network.lies[&at];
        let from = match driving.trip(loco) {
            Trip::Over => continue,
            Trip::Waiting => None,
            Trip::UnderWay { from } => Some(from),
        };
        let rails = |side| network.data.print(face).rail_at(top, side);
        for side in Side::FOUR {
            let to = at.beside(side);
            let legal = network.data.print(face).rails(top).contains(side)
                && network.lies.contains_key(&to)
                && from != Some(side)
                && from.map_or(player.rail(loco), rails) == rails(side);
            let told = game.check(active, &Action::Drive { loco, to });
            assert_eq!(told.is_ok(), legal, "{loco:?} from {at} to {to}: {told:?}");
        }
    }
}

#[test]
fn the_rules_agree_with_the_rules_told_anew() {
    agree(Data::shelf().built_in());
}

/// Four areas and four houses a tile, rails that do not meet.
#[test]
fn the_rules_agree_with_another_box() {
    agree(scenario::second());
}

fn agree(data: &'static Data) {
    for players in 2..=4 {
        for seed in 0..15 {
            let setup = CubeExpress::PROFILE.setup(players, None, BTreeMap::new());
            let mut game = CubeExpress::new(&setup.expect("it exists"), data).expect("it exists");
            let mut dice = SeededDice::new(seed);
            let mut choices = Choices::default();
            loop {
                match game.turn() {
                    Turn::Over => break,
                    Turn::Chance => {
                        let chance = game.draw(&mut dice);
                        game.resolve(&chance, &mut Mute).expect("what is drawn is possible");
                        laying_agrees(&game);
                        cities_agree(&game);
                    }
                    Turn::Decide(seats) => {
                        driving_agrees(&game);
                        let seat = seats.iter().next().expect("somebody");
                        choices.clear();
                        game.actions(seat, &mut choices);
                        let action = choices.any(&mut dice).expect("nobody is stuck");
                        game.apply(seat, &action, &mut Mute).expect("it is listed");
                    }
                }
            }
        }
    }
}

//! The rules of laying, told once more from the tiles alone: no list of open places, no numbered
//! cities, everything searched anew. On random games both must agree on every square.

use std::collections::{BTreeMap, BTreeSet};

use cube_express_rules::{Action, Cell, CubeExpress, Face, Phase, Side, Spot, Step};
use tabletop::{Choices, Game, Mute, SeededDice, Turn};

/// What lies where: the face, its turn, and whether a station stands there.
type Network = BTreeMap<Cell, (Face, Side, bool)>;

fn network(game: &CubeExpress) -> Network {
    let spots = game.table().map.spots().iter();
    spots.map(|spot: &Spot| (spot.at, (spot.face, spot.top, spot.has_station()))).collect()
}

fn area_at(network: &Network, at: Cell, side: Side) -> Option<(Cell, u8)> {
    let &(face, top, _) = network.get(&at)?;
    face.print().road(top, side).map(|area| (at, area))
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
        let (face, _, stands) = network[&at];
        stands && face.print().station_area() == Some(usize::from(area))
    };
    city(network, first).iter().filter(|area| stands(area)).count()
}

/// §3, in its own words.
fn may_lie(network: &Network, at: Cell, face: Face, top: Side) -> bool {
    if network.contains_key(&at) {
        return false;
    }
    let mut joins = false;
    for side in Side::FOUR {
        let Some(&(other, other_top, _)) = network.get(&at.beside(side)) else { continue };
        let rails = face.print().rails(top).contains(side);
        let arrive = other.print().rails(other_top).contains(side.across());
        if rails != arrive {
            return false;
        }
        joins |= rails;
    }
    let mut after = network.clone();
    after.insert(at, (face, top, false));
    let areas = (0..face.print().areas.len()).map(|area| u8::try_from(area).unwrap_or(0));
    joins && areas.into_iter().all(|area| stations(&after, (at, area)) <= 1)
}

/// §3: on every square near the network, each tile of the hand and its back, each way round.
fn laying_agrees(game: &CubeExpress) {
    let Phase::Turn { active, step: Step::Lay, .. } = game.phase() else { return };
    let network = network(game);
    let near: BTreeSet<Cell> = network
        .keys()
        .flat_map(|&at| Side::FOUR.map(|side| at.beside(side)).into_iter().chain([at]))
        .collect();
    for tile in game.hand(active).iter() {
        for back in [false, true] {
            let face = if back { Face::BACK } else { tile.front() };
            for top in face.print().turns() {
                for &at in &near {
                    let action = Action::Lay { tile, back, at, top };
                    let told = game.check(active, &action);
                    let legal = may_lie(&network, at, face, top);
                    assert_eq!(told.is_ok(), legal, "{action:?}: {told:?}, {network:?}");
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
        for area in 0..spot.face.print().areas.len() {
            let key = (spot.at, u8::try_from(area).unwrap_or(0));
            let all = city(&network, key);
            let houses = |&(at, area): &(Cell, u8)| {
                let (face, ..) = network[&at];
                face.print().areas[usize::from(area)].houses
            };
            let id = spot.city_of(area);
            assert_eq!(map.city(id).houses, all.iter().map(houses).sum::<u8>(), "{key:?}");
            let standing = stations(&network, key);
            assert_eq!(usize::from(map.city(id).station.is_some()), standing, "{key:?}");
            assert_eq!(numbers.entry(id).or_insert_with(|| all.clone()), &all, "{key:?}");
        }
    }
}

#[test]
fn laying_and_cities_agree_with_the_rules_told_anew() {
    for players in 2..=4 {
        for seed in 0..30 {
            let setup = CubeExpress::PROFILE.setup(players, None, BTreeMap::new());
            let mut game = CubeExpress::new(&setup.expect("it exists")).expect("it exists");
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

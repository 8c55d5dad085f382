//! The map told from the tiles alone: what lies where, which rails and roads lead to which side,
//! and everything else searched anew whenever it is asked for.

use std::collections::{BTreeMap, BTreeSet};

use cube_express_rules::components::{Data, Kind, Print};
use cube_express_rules::{Cell, Face, Side};
use tabletop::Key;

/// Steps to the east and to the north.
pub(crate) type At = (i32, i32);

/// A piece of a city: a light area of a tile.
pub(crate) type Area = (At, usize);

/// Sides are numbers, clockwise from the north.
const STEPS: [At; 4] = [(0, 1), (1, 0), (0, -1), (-1, 0)];

/// A tile as it lies.
#[derive(Clone, Debug)]
pub(crate) struct Lying {
    pub(crate) face: Face,
    /// Quarter turns clockwise.
    pub(crate) turns: usize,
    /// Whose station, whose site, or who delivered first.
    pub(crate) owner: Option<usize>,
    /// Further deliveries, by player.
    pub(crate) later: Vec<i64>,
}

#[derive(Clone, Debug)]
pub(crate) struct Network {
    pub(crate) data: &'static Data,
    pub(crate) tiles: BTreeMap<At, Lying>,
}

impl Network {
    pub(crate) fn print(&self, at: At) -> &'static Print {
        self.data.print(self.tiles[&at].face)
    }

    pub(crate) fn kind(&self, at: At) -> Kind {
        self.print(at).kind
    }

    pub(crate) fn put(&mut self, at: At, face: Face, turns: usize) {
        let tile = Lying { face, turns, owner: None, later: vec![0; 4] };
        self.tiles.insert(at, tile);
    }

    /// The sides of one rail of a tile as it lies; no such rail leads nowhere.
    pub(crate) fn rail(&self, at: At, nth: u8) -> BTreeSet<usize> {
        let Some(tile) = self.tiles.get(&at) else { return BTreeSet::new() };
        let printed = self.data.print(tile.face).rail(Side::North, nth);
        printed.iter().map(|side| (side as usize + tile.turns) % 4).collect()
    }

    /// The sides with rails of any kind.
    pub(crate) fn rails(&self, at: At) -> BTreeSet<usize> {
        [0, 1].into_iter().flat_map(|nth| self.rail(at, nth)).collect()
    }

    /// Rails fit if a side has them exactly where the neighbor has, and some join; no two
    /// cities with stations become one (§3).
    pub(crate) fn may_lie(&self, at: At, face: Face, turns: usize) -> bool {
        if self.tiles.contains_key(&at) {
            return false;
        }
        let mut after = self.clone();
        after.put(at, face, turns);
        let mut joins = false;
        for side in 0..4 {
            let next = beside(at, side);
            if !self.tiles.contains_key(&next) {
                continue;
            }
            let has_rails = after.rails(at).contains(&side);
            if has_rails != self.rails(next).contains(&((side + 2) % 4)) {
                return false;
            }
            joins |= has_rails;
        }
        let areas = 0..after.print(at).areas.len();
        joins && areas.into_iter().all(|area| after.stations_in(&after.city((at, area))).len() <= 1)
    }

    /// Whether a face fits anywhere.
    pub(crate) fn fits_anywhere(&self, face: Face) -> bool {
        let near: BTreeSet<At> =
            self.tiles.keys().flat_map(|&at| (0..4).map(move |side| beside(at, side))).collect();
        near.into_iter().any(|at| (0..4).any(|turns| self.may_lie(at, face, turns)))
    }

    /// How many of a tile's rails join a neighbor's.
    pub(crate) fn joined(&self, at: At) -> i64 {
        let joined =
            self.rails(at).into_iter().filter(|&side| self.tiles.contains_key(&beside(at, side)));
        i64::try_from(joined.count()).expect("four sides")
    }

    /// The area whose road leads to a side.
    fn area_at(&self, at: At, side: usize) -> Option<Area> {
        let tile = self.tiles.get(&at)?;
        let areas = &self.data.print(tile.face).areas;
        let leads = |area: &usize| {
            areas[*area].sides.iter().any(|printed| (printed as usize + tile.turns) % 4 == side)
        };
        (0..areas.len()).find(leads).map(|area| (at, area))
    }

    /// Every area that roads join to this one (§5).
    pub(crate) fn city(&self, first: Area) -> BTreeSet<Area> {
        let mut found = BTreeSet::from([first]);
        let mut edge = vec![first];
        while let Some((at, area)) = edge.pop() {
            for side in 0..4 {
                if self.area_at(at, side) != Some((at, area)) {
                    continue;
                }
                let next = self.area_at(beside(at, side), (side + 2) % 4);
                if let Some(next) = next.filter(|&next| found.insert(next)) {
                    edge.push(next);
                }
            }
        }
        found
    }

    /// The area of a tile on which a station stands or might.
    fn platform(&self, at: At) -> Option<Area> {
        let mut areas = self.print(at).areas.iter();
        areas.position(|area| area.station).map(|area| (at, area))
    }

    pub(crate) fn has_station(&self, at: At) -> bool {
        let is_place = matches!(self.kind(at), Kind::Station | Kind::Start);
        is_place && self.tiles[&at].owner.is_some()
    }

    /// The city of a station, or of a place for one.
    pub(crate) fn city_of_station(&self, at: At) -> BTreeSet<Area> {
        self.platform(at).map(|area| self.city(area)).unwrap_or_default()
    }

    /// The stations in a city.
    pub(crate) fn stations_in(&self, city: &BTreeSet<Area>) -> Vec<At> {
        let stands =
            |&&(at, area): &&Area| self.has_station(at) && self.platform(at) == Some((at, area));
        city.iter().filter(stands).map(|&(at, _)| at).collect()
    }

    /// The houses of a city.
    pub(crate) fn houses(&self, city: &BTreeSet<Area>) -> i64 {
        city.iter().map(|&(at, area)| i64::from(self.print(at).areas[area].houses)).sum()
    }

    /// All stations of a player.
    pub(crate) fn stations_of(&self, seat: usize) -> Vec<At> {
        let own = |at: &At| self.has_station(*at) && self.tiles[at].owner == Some(seat);
        self.tiles.keys().copied().filter(own).collect()
    }

    pub(crate) fn is_next_to_a_station(&self, at: At) -> bool {
        (0..4)
            .map(|side| beside(at, side))
            .any(|next| self.tiles.contains_key(&next) && self.has_station(next))
    }
}

pub(crate) fn beside((x, y): At, side: usize) -> At {
    let (east, north) = STEPS[side];
    (x + east, y + north)
}

pub(crate) fn at(cell: Cell) -> At {
    (cell.0.into(), cell.1.into())
}

pub(crate) fn cell((x, y): At) -> Cell {
    Cell(i8::try_from(x).expect("a small map"), i8::try_from(y).expect("a small map"))
}

/// Quarter turns of a tile whose top points there.
pub(crate) fn turns(top: Side) -> usize {
    Side::ALL.iter().position(|&side| side == top).expect("one of four sides")
}

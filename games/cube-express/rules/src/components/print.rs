//! What is printed on a tile, turned and ready to be laid.

use arrayvec::ArrayVec;

use super::file::{Road, Row, RowKind};
use super::{PerResource, Resource, Side, Sides, Sort};

/// Road areas of a tile at most, and houses.
pub const MOST_AREAS: usize = 4;

/// Separate rails of a tile at most: each leads to two sides or more.
pub(super) const MOST_RAILS: usize = 2;

/// What is printed on a face, for each way it can lie.
#[derive(Clone, Debug)]
pub struct Print {
    /// What it is.
    pub kind: Kind,
    /// The light areas.
    pub areas: ArrayVec<Area, MOST_AREAS>,
    /// By direction of the top: the sides with rails.
    sides: [Sides; 4],
    /// By direction of the top: the sides of each rail.
    rails: [[Sides; MOST_RAILS]; 4],
    /// By direction of the top and side: the area that touches the side there.
    roads: [[Option<u8>; 4]; 4],
    /// The area of each house.
    homes: ArrayVec<u8, MOST_AREAS>,
    station_area: Option<u8>,
    /// After how many quarter turns it looks the same again.
    period: u8,
}

/// A light area of a tile: a piece of a city.
#[derive(Copy, Clone, PartialEq, Eq, Debug)]
pub struct Area {
    /// The sides it touches while the tile's top points north.
    pub sides: Sides,
    /// The houses on it.
    pub houses: u8,
    /// Whether a station can stand here.
    pub station: bool,
}

/// What a face is for.
#[derive(Copy, Clone, PartialEq, Eq, Debug)]
pub enum Kind {
    /// Rails only: the back of every tile.
    Plain,
    /// The crossing in the middle of the table, which gives a resource.
    StartCrossing(Resource),
    /// A player's start tile, which holds a station if anybody has its color.
    Start,
    /// A place for a station.
    Station,
    /// Dividends when it is laid.
    Crossing,
    /// Gives a resource to every loco that enters.
    Production(Resource),
    /// Takes deliveries.
    Factory(Factory),
}

/// What a factory gives, wants and is worth.
#[derive(Copy, Clone, PartialEq, Eq, Debug)]
pub struct Factory {
    /// The resource for laying it.
    pub center: Resource,
    /// What a delivery consists of.
    pub wants: PerResource<u8>,
    /// Points on field A.
    pub first: u8,
    /// Points on field B.
    pub later: u8,
}

impl Factory {
    /// How many resources a delivery consists of.
    pub fn load(&self) -> u8 {
        self.wants.iter().sum()
    }
}

impl Print {
    pub(super) fn of_row(row: &Row) -> Print {
        let kind = match row.kind {
            RowKind::Station => Kind::Station,
            RowKind::Crossing => Kind::Crossing,
            RowKind::Production { gives } => Kind::Production(gives),
            RowKind::Factory { center, wants, first, later } => {
                let wants = PerResource::from_fn(|resource| wants[resource as usize]);
                Kind::Factory(Factory { center, wants, first, later })
            }
        };
        Print::new(kind, &row.rails, &row.roads)
    }

    pub(super) fn new(kind: Kind, rails: &[Vec<Side>], roads: &[Road]) -> Print {
        let rail =
            |nth: usize| -> Sides { rails.get(nth).into_iter().flatten().copied().collect() };
        let lie: [Sides; MOST_RAILS] = std::array::from_fn(rail);
        let areas: ArrayVec<Area, MOST_AREAS> =
            roads.iter().take(MOST_AREAS).map(Area::of_road).collect();
        let area_at = |top: Side, side: Side| {
            let touches = |area: &Area| area.sides.turned(top).contains(side);
            areas.iter().position(touches).and_then(|index| u8::try_from(index).ok())
        };
        let homes = (0..).zip(&areas);
        let homes = homes.flat_map(|(index, area)| (0..area.houses).map(move |_| index));
        let station_area = areas.iter().position(|area| area.station);
        Print {
            kind,
            sides: Side::FOUR.map(|top| lie[0].or(lie[1]).turned(top)),
            rails: Side::FOUR.map(|top| lie.map(|rail| rail.turned(top))),
            roads: Side::FOUR.map(|top| Side::FOUR.map(|side| area_at(top, side))),
            homes: homes.take(MOST_AREAS).collect(),
            station_area: station_area.and_then(|area| u8::try_from(area).ok()),
            period: period(lie, &areas),
            areas,
        }
    }

    /// The sides with rails while the top points to `top`.
    pub const fn rails(&self, top: Side) -> Sides {
        self.sides[top as usize]
    }

    /// The sides of one of its rails while the top points to `top`; a loco stays on its rail.
    pub const fn rail(&self, top: Side, rail: u8) -> Sides {
        self.rails[top as usize][rail as usize]
    }

    /// The number of the rail that leads to `side`.
    pub const fn rail_at(&self, top: Side, side: Side) -> u8 {
        self.rails[top as usize][1].contains(side) as u8
    }

    /// How many rails there are that do not meet.
    pub const fn separate_rails(&self) -> u8 {
        if self.rails[0][1].is_empty() { 1 } else { 2 }
    }

    /// The area that touches `side` while the top points to `top`.
    pub const fn road(&self, top: Side, side: Side) -> Option<u8> {
        self.roads[top as usize][side as usize]
    }

    /// The directions of the top that look different (Q41).
    pub fn turns(&self) -> impl Iterator<Item = Side> + use<> {
        Side::FOUR.into_iter().take(self.period.into())
    }

    /// Whether it looks different from every earlier direction of the top.
    pub const fn is_own_turn(&self, top: Side) -> bool {
        (top as u8) < self.period
    }

    /// The houses on it.
    pub const fn houses(&self) -> usize {
        self.homes.len()
    }

    /// The area of house number `house`.
    pub fn area_of(&self, house: usize) -> usize {
        self.homes[house].into()
    }

    /// The area with the station's place.
    pub fn station_area(&self) -> Option<usize> {
        self.station_area.map(usize::from)
    }

    /// Whether the same is printed on `other`, however it is turned.
    pub(super) fn looks_like(&self, other: &Print) -> bool {
        let this = looks(self.rails[0], &self.areas, Side::North);
        let same = |top: Side| looks(other.rails[0], &other.areas, top) == this;
        self.kind == other.kind && Side::FOUR.into_iter().any(same)
    }

    /// What it is, in a word.
    pub const fn sort(&self) -> Sort {
        match self.kind {
            Kind::Plain | Kind::Start => Sort::Plain,
            Kind::Station => Sort::Station,
            Kind::Crossing => Sort::Crossing,
            Kind::Production(resource) | Kind::StartCrossing(resource) => match resource {
                Resource::Coal => Sort::Coal,
                Resource::Wood => Sort::Wood,
                Resource::Iron => Sort::Iron,
            },
            Kind::Factory(_) => Sort::Factory,
        }
    }
}

/// After how many quarter turns rails and roads look the same again.
fn period(rails: [Sides; MOST_RAILS], areas: &ArrayVec<Area, MOST_AREAS>) -> u8 {
    let same = |quarters: usize| {
        looks(rails, areas, Side::FOUR[quarters]) == looks(rails, areas, Side::North)
    };
    if same(1) { 1 } else { 2 + 2 * u8::from(!same(2)) }
}

/// Rails and areas while the top points to `top`, in an order that does not depend on the file.
fn looks(
    mut rails: [Sides; MOST_RAILS],
    areas: &ArrayVec<Area, MOST_AREAS>,
    top: Side,
) -> ([Sides; MOST_RAILS], ArrayVec<Area, MOST_AREAS>) {
    let mut areas = areas.clone();
    areas.iter_mut().for_each(|area| area.sides = area.sides.turned(top));
    areas.sort_by_key(|area| (area.sides.0, area.houses, area.station));
    rails = rails.map(|rail| rail.turned(top));
    rails.sort_by_key(|rail| rail.0);
    (rails, areas)
}

impl Area {
    fn of_road(road: &Road) -> Area {
        let sides = road.sides.iter().copied().collect();
        Area { sides, houses: road.houses, station: road.station }
    }
}

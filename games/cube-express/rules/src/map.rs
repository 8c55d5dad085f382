//! The map: tiles in order of laying, the places where the next may lie, cities.
//!
//! Nothing here is ever searched as a whole. Laying a tile takes one place off
//! the list of open places and adds up to three; each open place knows which of
//! its sides must and must not have rails. Cities are numbered, and laying a
//! tile joins the numbers that its roads touch.

use arrayvec::ArrayVec;
use serde::Serialize;
use tabletop::{Digest, Printed, Seat};

use crate::components::{Data, Face, Kind, MOST_AREAS, Print, Side, Sides, TILES};
pub use crate::place::{Cell, CityId, Guest, Place};

/// Tiles on the map at most: all of them and the five of the start.
const MOST_SPOTS: usize = TILES as usize + 5;

/// Empty places beside them at most: each tile opens up to two more than it fills.
pub(crate) const MOST_OPEN: usize = 2 * MOST_SPOTS + 2;

/// A tile as it lies on the map.
#[derive(Copy, Clone, PartialEq, Eq, Debug, Serialize)]
pub struct Spot {
    /// Where.
    pub at: Cell,
    /// What shows.
    pub face: Face,
    /// Where its top points to.
    pub top: Side,
    /// Whose station stands here, whose site it is, or who delivered first.
    pub owner: Option<Seat>,
    /// Whose passengers are in its houses.
    pub guests: [Guest; MOST_AREAS],
    /// The further deliveries of each seat.
    pub later: [u8; 4],
    /// The city of each area.
    cities: [CityId; MOST_AREAS],
    #[serde(skip)]
    neighbors: [Option<Place>; 4],
}

/// An empty place beside a tile.
#[derive(Copy, Clone, PartialEq, Eq, Debug)]
pub struct Open {
    /// Where.
    pub at: Cell,
    /// The sides where a neighbor's rails arrive.
    must: Sides,
    /// The sides where a neighbor has no rails.
    must_not: Sides,
    neighbors: [Option<Place>; 4],
}

/// What a city has.
#[derive(Copy, Clone, PartialEq, Eq, Debug, Default, Serialize)]
pub struct City {
    /// Its houses.
    pub houses: u8,
    /// The passengers in them.
    pub guests: u8,
    /// Where its station stands.
    pub station: Option<Place>,
}

/// Everything on the map.
#[derive(PartialEq, Eq, Debug, Serialize)]
pub struct Map {
    #[serde(skip)]
    data: Printed<Data>,
    spots: ArrayVec<Spot, MOST_SPOTS>,
    cities: ArrayVec<City, { MOST_AREAS * MOST_SPOTS }>,
    #[serde(skip)]
    open: ArrayVec<Open, MOST_OPEN>,
}

/// Lists are copied whole, not one by one as they clone themselves: searches clone all the time.
impl Clone for Map {
    fn clone(&self) -> Map {
        let Map { data, spots, cities, open } = self;
        Map { data: *data, spots: copy(spots), cities: copy(cities), open: copy(open) }
    }
}

fn copy<T: Copy, const MOST: usize>(list: &ArrayVec<T, MOST>) -> ArrayVec<T, MOST> {
    let mut copy = ArrayVec::new();
    copy.try_extend_from_slice(list).expect("a copy has the same room");
    copy
}

/// Why a face cannot lie at a place.
#[derive(Copy, Clone, PartialEq, Eq, Debug)]
pub enum Misfit {
    /// Rails would meet a side without rails.
    Rails,
    /// No rails would join.
    Apart,
    /// Two cities with stations would become one.
    TwoStations,
}

impl Spot {
    fn digest(&self, out: &mut Digest) {
        let Spot { at, face, top, owner, guests, later, cities: _, neighbors: _ } = self;
        let seat = |seat: Option<Seat>| {
            seat.and_then(|seat| i64::try_from(seat.index()).ok()).unwrap_or(-1)
        };
        out.number(at.0);
        out.number(at.1);
        out.number(face.number());
        out.number(*top as u8);
        out.number(seat(*owner));
        let [first, second, more @ ..] = guests;
        [first, second].into_iter().for_each(|guest| out.number(seat(guest.seat())));
        // Marks are older than tiles with more houses than two.
        for (house, guest) in (2..).zip(more) {
            if let Some(guest) = guest.seat() {
                out.number(-(10 * house + seat(Some(guest))));
            }
        }
        later.iter().for_each(|&count| out.number(count));
    }

    /// What is printed on it.
    pub fn print<'d>(&self, data: &'d Data) -> &'d Print {
        data.print(self.face)
    }

    /// The sides with rails.
    pub fn rails(&self, data: &Data) -> Sides {
        self.print(data).rails(self.top)
    }

    /// The number of the rail that leads to `side`.
    pub fn rail_at(&self, data: &Data, side: Side) -> u8 {
        self.print(data).rail_at(self.top, side)
    }

    /// The city whose road touches `side`.
    pub fn city_at(&self, data: &Data, side: Side) -> Option<CityId> {
        self.print(data).road(self.top, side).map(|area| self.cities[usize::from(area)])
    }

    /// The city of an area.
    pub const fn city_of(&self, area: usize) -> CityId {
        self.cities[area]
    }

    /// The city where the tile's station stands or might.
    pub fn station_city(&self, data: &Data) -> Option<CityId> {
        self.print(data).station_area().map(|area| self.cities[area])
    }

    /// Whether a station stands here.
    pub fn has_station(&self, data: &Data) -> bool {
        self.owner.is_some() && matches!(self.print(data).kind, Kind::Station | Kind::Start)
    }

    /// The tile next to this one.
    pub const fn neighbor(&self, side: Side) -> Option<Place> {
        self.neighbors[side as usize]
    }

    /// The tile that one of its rails leads to over `side`.
    pub fn track(&self, data: &Data, rail: u8, side: Side) -> Option<Place> {
        self.neighbor(side).filter(|_| self.print(data).rail(self.top, rail).contains(side))
    }

    /// How many of its rails join a neighbor's.
    pub fn joined_rails(&self, data: &Data) -> u8 {
        let rails = self.rails(data);
        let joined = rails.iter().filter(|&side| self.neighbor(side).is_some());
        u8::try_from(joined.count()).unwrap_or(0)
    }
}

impl Map {
    /// Cities and open places follow from what lies where.
    pub(crate) fn digest(&self, out: &mut Digest) {
        let Map { data: _, spots, cities: _, open: _ } = self;
        spots.iter().for_each(|spot| spot.digest(out));
    }

    /// The five start tiles: the crossing, then one to the north, east, south and west (§1).
    pub(crate) fn new(data: Printed<Data>) -> Map {
        let mut map =
            Map { data, spots: ArrayVec::new(), cities: ArrayVec::new(), open: ArrayVec::new() };
        map.open.push(Open::empty(Cell(0, 0)));
        map.lay(Cell(0, 0), Face::START_CROSSING, Side::North);
        for side in Side::FOUR {
            map.lay(Cell(0, 0).beside(side), Face::START, side);
        }
        map
    }

    /// What is printed in the box.
    pub const fn data(&self) -> &'static Data {
        self.data.data()
    }

    /// The tiles in order of laying.
    pub fn spots(&self) -> &[Spot] {
        &self.spots
    }

    /// The places of the tiles in order of laying.
    pub fn places(&self) -> impl Iterator<Item = Place> + use<> {
        (0..u8::try_from(self.spots.len()).unwrap_or(u8::MAX)).map(Place::new)
    }

    /// The tile at a place.
    pub fn spot(&self, place: Place) -> &Spot {
        &self.spots[place.index()]
    }

    pub(crate) fn spot_mut(&mut self, place: Place) -> &mut Spot {
        &mut self.spots[place.index()]
    }

    /// The start tile on a side of the start crossing.
    pub fn start(&self, side: Side) -> Place {
        Place::new(side as u8 + 1)
    }

    /// The tile on a square.
    pub fn find(&self, at: Cell) -> Option<Place> {
        self.places().find(|&place| self.spot(place).at == at)
    }

    /// The empty places beside tiles.
    pub fn open(&self) -> &[Open] {
        &self.open
    }

    /// The empty place on a square.
    pub fn open_at(&self, at: Cell) -> Option<&Open> {
        self.open.iter().find(|open| open.at == at)
    }

    /// What a city has.
    pub fn city(&self, id: CityId) -> &City {
        &self.cities[id.index()]
    }

    /// Whether `face` can lie on `open` with its top to `top` (§3).
    pub fn fits(&self, open: &Open, face: Face, top: Side) -> Result<(), Misfit> {
        let print = self.data.print(face);
        if print.rails(top).and(open.must.or(open.must_not)) != open.must {
            return Err(Misfit::Rails);
        }
        if open.must.is_empty() {
            return Err(Misfit::Apart);
        }
        // Beside one tile there are no two cities to join.
        if open.must.or(open.must_not).len() < 2 {
            return Ok(());
        }
        // Roads may end at a side without a road (Q04); only cities are looked at.
        let mut touched: ArrayVec<(u8, CityId), 4> = ArrayVec::new();
        for side in Side::FOUR {
            let Some(area) = print.road(top, side) else { continue };
            let Some(neighbor) = open.neighbors[side as usize] else { continue };
            let city = self.spot(neighbor).city_at(&self.data, side.across());
            let Some(city) = city else { continue };
            touched.push((area, city));
        }
        if self.joins_stations(&touched) { Err(Misfit::TwoStations) } else { Ok(()) }
    }

    /// Whether areas of one tile that touch these cities join two with stations:
    /// in one area, or through cities that several areas touch.
    fn joins_stations(&self, touched: &[(u8, CityId)]) -> bool {
        let stationed = touched.iter().filter(|(_, city)| self.city(*city).station.is_some());
        if stationed.clone().count() < 2 {
            return false;
        }
        // Areas that touch the same city become one; each goes by the lowest of them.
        let mut joined: [u8; MOST_AREAS] = [0, 1, 2, 3];
        for (nth, &(area, city)) in touched.iter().enumerate() {
            for &(other, _) in touched[..nth].iter().filter(|(_, also)| *also == city) {
                let [one, two] = [area, other].map(|area| joined[usize::from(area)]);
                let (stays, goes) = (one.min(two), one.max(two));
                joined.iter_mut().filter(|id| **id == goes).for_each(|id| *id = stays);
            }
        }
        let mut stations: [Option<CityId>; MOST_AREAS] = [None; MOST_AREAS];
        for &(area, city) in stationed {
            let found = &mut stations[usize::from(joined[usize::from(area)])];
            if found.is_some_and(|other| other != city) {
                return true;
            }
            *found = Some(city);
        }
        false
    }

    /// Lays a face on an open place; the planner has seen that it fits.
    pub(crate) fn lay(&mut self, at: Cell, face: Face, top: Side) -> Place {
        let index = self.open.iter().position(|open| open.at == at);
        let open = self.open.swap_remove(index.expect("tiles are laid on open places"));
        let place = Place::new(u8::try_from(self.spots.len()).unwrap_or(u8::MAX));
        let cities = std::array::from_fn(|area| CityId::new(place, area));
        let neighbors = open.neighbors;
        self.spots.push(Spot {
            at,
            face,
            top,
            owner: None,
            guests: [Guest::default(); MOST_AREAS],
            later: [0; 4],
            cities,
            neighbors,
        });
        let data = self.data;
        let print = data.print(face);
        for side in Side::FOUR {
            match neighbors[side as usize] {
                Some(neighbor) => {
                    self.spots[neighbor.index()].neighbors[side.across() as usize] = Some(place);
                }
                None => self.open_beside(at, side, place, print.rails(top).contains(side)),
            }
        }
        for area in 0..MOST_AREAS {
            let houses = print.areas.get(area).map_or(0, |area| area.houses);
            self.cities.push(City { houses, guests: 0, station: None });
        }
        for side in Side::FOUR {
            let (Some(own), Some(neighbor)) =
                (self.spot(place).city_at(&data, side), neighbors[side as usize])
            else {
                continue;
            };
            if let Some(other) = self.spot(neighbor).city_at(&data, side.across()) {
                self.join(own, other);
            }
        }
        place
    }

    /// The place beside a new tile is open now, with or without rails that arrive there.
    fn open_beside(&mut self, at: Cell, side: Side, place: Place, rails: bool) {
        let beside = at.beside(side);
        let known = self.open.iter().position(|open| open.at == beside);
        let index = known.unwrap_or_else(|| {
            self.open.push(Open::empty(beside));
            self.open.len() - 1
        });
        let open = &mut self.open[index];
        let back = side.across();
        open.neighbors[back as usize] = Some(place);
        let sides = if rails { &mut open.must } else { &mut open.must_not };
        *sides = sides.with(back);
    }

    /// Two cities become one, under the number of the one with a station.
    fn join(&mut self, one: CityId, other: CityId) {
        if one == other {
            return;
        }
        let stays = if self.city(one).station.is_some() { one } else { other };
        let goes = if stays == one { other } else { one };
        let gone = std::mem::take(&mut self.cities[goes.index()]);
        let city = &mut self.cities[stays.index()];
        city.houses += gone.houses;
        city.guests += gone.guests;
        for spot in &mut self.spots {
            for city in &mut spot.cities {
                if *city == goes {
                    *city = stays;
                }
            }
        }
    }

    /// Puts `seat`'s station on a tile.
    pub(crate) fn build(&mut self, place: Place, seat: Seat) {
        self.spots[place.index()].owner = Some(seat);
        if let Some(city) = self.spot(place).station_city(&self.data) {
            self.cities[city.index()].station = Some(place);
        }
    }

    /// Puts `seat`'s passenger into the first free house of a city (Q36).
    pub(crate) fn take_in(&mut self, id: CityId, seat: Seat) {
        self.cities[id.index()].guests += 1;
        let house = self.houses(id).find(|&(place, house)| self.guest(place, house).is_none());
        if let Some((place, house)) = house {
            self.spots[place.index()].guests[house] = seat.into();
        }
    }

    /// Takes one passenger of `seat` out of a city, the latest house first.
    pub(crate) fn let_go(&mut self, id: CityId, seat: Seat) {
        let lives = |&(place, house): &(Place, usize)| self.guest(place, house) == Some(seat);
        if let Some((place, house)) = self.houses(id).filter(lives).last() {
            self.spots[place.index()].guests[house] = Guest::default();
            self.cities[id.index()].guests -= 1;
        }
    }

    /// The houses of a city: tile, and number on the tile.
    pub fn houses(&self, id: CityId) -> impl Iterator<Item = (Place, usize)> {
        let of_spot = move |place: Place| {
            let spot = self.spot(place);
            let print = spot.print(self.data());
            let inside = move |&house: &usize| spot.cities[print.area_of(house)] == id;
            (0..print.houses()).filter(inside).map(move |house| (place, house))
        };
        self.places().flat_map(of_spot)
    }

    /// Whose passenger is in a house of a tile.
    pub fn guest(&self, place: Place, house: usize) -> Option<Seat> {
        self.spot(place).guests[house].seat()
    }

    /// How many passengers of `seat` a city houses.
    pub fn guests_of(&self, id: CityId, seat: Seat) -> u8 {
        if self.city(id).guests == 0 {
            return 0;
        }
        let guests =
            self.houses(id).filter(|&(place, house)| self.guest(place, house) == Some(seat));
        u8::try_from(guests.count()).unwrap_or(0)
    }

    /// The tiles on which `seat`'s stations stand.
    pub fn stations_of(&self, seat: Seat) -> impl Iterator<Item = Place> {
        let own = move |&place: &Place| {
            let spot = self.spot(place);
            spot.owner == Some(seat) && spot.has_station(&self.data)
        };
        self.places().filter(own)
    }

    /// The number of a city whose station stands at `place`.
    pub fn city_of_station(&self, place: Place) -> Option<CityId> {
        let spot = self.spot(place);
        spot.station_city(&self.data).filter(|_| spot.has_station(&self.data))
    }
}

impl Open {
    const fn empty(at: Cell) -> Open {
        Open { at, must: Sides::NONE, must_not: Sides::NONE, neighbors: [None; 4] }
    }

    /// Whether rails arrive here, so that a tile may be laid.
    pub const fn is_joined(&self) -> bool {
        !self.must.is_empty()
    }
}

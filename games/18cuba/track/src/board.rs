//! A board in play: tiles laid, stations placed. A small plain value.

use arrayvec::ArrayVec;
use tabletop::Printed;

use crate::{
    area::Area,
    chart::Chart,
    company::{Companies, Company},
    hex::Hex,
    hexes::CITIES,
    map::Map,
    pattern::{Gauge, MOST_STOPS, Pattern},
    tile::{BROWN_MILL, PIECES, Tile},
};

/// A tile on the map.
#[derive(Copy, Clone, PartialEq, Eq, Hash, Debug)]
pub struct Laid {
    /// Which tile.
    pub tile: Tile,
    /// By how many steps of 60 degrees it is turned clockwise, 0 to 5.
    pub rotation: u8,
}

/// What lies on the map. Cheap to copy; it points at nothing but what is printed.
#[derive(Copy, Clone, PartialEq, Eq, Debug)]
pub struct Board {
    chart: Printed<Chart>,
    area: Area,
    brown_mills: u8,
    tiles: [Option<Laid>; Hex::COUNT],
    /// How many of each piece are on the map.
    used: [u8; PIECES],
    stations: [[Companies; MOST_STOPS]; CITIES],
    edges: [[Companies; MOST_STOPS]; CITIES],
}

impl Board {
    /// The empty map of `area`, as it is printed in a box.
    pub fn new(chart: &'static Chart, area: Area) -> Board {
        Board {
            chart: Printed::new(chart),
            area,
            brown_mills: u8::MAX,
            tiles: [None; Hex::COUNT],
            used: [0; PIECES],
            stations: Default::default(),
            edges: Default::default(),
        }
    }

    /// This board with at most `count` pieces L72/L73 in the supply (§II.3).
    #[must_use]
    pub fn with_brown_mills(mut self, count: u8) -> Board {
        self.brown_mills = count;
        self
    }

    /// The part of the map in play.
    pub fn area(&self) -> Area {
        self.area
    }

    /// What is printed on map and tiles.
    pub fn chart(&self) -> &'static Chart {
        self.chart.data()
    }

    /// The map in play.
    pub fn map(&self) -> &'static Map {
        self.chart.data().map(self.area)
    }

    /// The tile on `hex`.
    pub fn tile(&self, hex: Hex) -> Option<Laid> {
        self.tiles[hex.index()]
    }

    /// The track on `hex`: of the tile there or as printed.
    pub fn pattern(&self, hex: Hex) -> Option<&'static Pattern> {
        match self.tiles[hex.index()] {
            Some(laid) => Some(self.chart().pattern(laid.tile, laid.rotation)),
            None => self.map().printed(hex),
        }
    }

    /// Puts a tile on `hex`, in place of the one there. Stations move with their track.
    ///
    /// No rule is checked here; see [`fn@crate::lay`].
    pub fn lay(&mut self, hex: Hex, laid: Laid) {
        let before = self.pattern(hex);
        if let Some(old) = self.tiles[hex.index()].replace(laid) {
            self.used[old.tile.piece()] -= 1;
        }
        self.used[laid.tile.piece()] += 1;
        let (Some(before), Some(city)) = (before, hex.city()) else { return };
        let after = self.chart().pattern(laid.tile, laid.rotation);
        // Ruling C65: a token follows the old track, not its stop's number.
        let moved = |places: [Companies; MOST_STOPS]| {
            let mut new = [Companies::NONE; MOST_STOPS];
            for (stop, companies) in (0..).zip(places) {
                let side = before.sides_of_stop(stop, Gauge::Standard).iter().next();
                let target = side.and_then(|side| after.stop_at(side)).unwrap_or(0);
                let place = &mut new[usize::from(target)];
                *place = place.or(companies);
            }
            new
        };
        self.stations[city] = moved(self.stations[city]);
        self.edges[city] = moved(self.edges[city]);
    }

    /// Places a station of `company` in a city. No rule is checked here.
    pub fn place(&mut self, hex: Hex, stop: u8, company: Company) {
        if let Some(city) = hex.city() {
            let place = &mut self.stations[city][usize::from(stop)];
            *place = place.with(company);
        }
    }

    /// Takes the station of `company` off a city, as if it were not there.
    pub fn remove(&mut self, hex: Hex, company: Company) {
        if let Some(city) = hex.city() {
            for place in &mut self.stations[city] {
                *place = place.without(company);
            }
        }
    }

    /// Places a station at the edge of a full city, where it takes no slot (§VII.4).
    pub fn place_at_edge(&mut self, hex: Hex, stop: u8, company: Company) {
        if let Some(city) = hex.city() {
            let place = &mut self.edges[city][usize::from(stop)];
            *place = place.with(company);
        }
    }

    /// Moves a station from the edge of a city into one of its slots (§VII.4).
    pub fn move_in(&mut self, hex: Hex, stop: u8, company: Company) {
        if let Some(city) = hex.city() {
            for place in &mut self.edges[city] {
                *place = place.without(company);
            }
        }
        self.place(hex, stop, company);
    }

    /// The companies with a slot of this stop.
    pub fn stations(&self, hex: Hex, stop: u8) -> Companies {
        hex.city().map_or(Companies::NONE, |city| self.stations[city][usize::from(stop)])
    }

    /// The companies whose station lies at the edge of this stop.
    pub fn at_edge(&self, hex: Hex, stop: u8) -> Companies {
        hex.city().map_or(Companies::NONE, |city| self.edges[city][usize::from(stop)])
    }

    /// Whether `company` has a station in this stop, be it at its edge.
    pub fn has_station(&self, hex: Hex, stop: u8, company: Company) -> bool {
        self.stations(hex, stop).or(self.at_edge(hex, stop)).contains(company)
    }

    /// The companies with a station anywhere in `hex`.
    pub fn companies_in(&self, hex: Hex) -> Companies {
        let Some(city) = hex.city() else { return Companies::NONE };
        let places = self.stations[city].iter().chain(&self.edges[city]);
        places.fold(Companies::NONE, |companies, &more| companies.or(more))
    }

    /// How many slots a stop has.
    ///
    /// A city without a tile has the printed circle; where a mill waits, it
    /// has the two slots that its tile will have (§VI.7, §VII.4).
    pub fn slots(&self, hex: Hex, stop: u8) -> u8 {
        match self.pattern(hex) {
            Some(pattern) => pattern.stops().get(usize::from(stop)).map_or(0, |stop| stop.slots),
            None if stop > 0 || hex.city().is_none() => 0,
            None => 1 + u8::from(self.mill(hex).is_some()),
        }
    }

    /// How many stops a hex has, counting the circle of a city without a tile.
    pub fn stop_count(&self, hex: Hex) -> usize {
        match self.pattern(hex) {
            Some(pattern) => pattern.stops().len(),
            None => usize::from(hex.city().is_some()),
        }
    }

    /// The minor whose mill is in `hex`.
    pub fn mill(&self, hex: Hex) -> Option<Company> {
        self.companies_in(hex).and(Companies::MINORS).iter().next()
    }

    /// How many pieces with `tile` on a side are left.
    pub fn left(&self, tile: Tile) -> u8 {
        let count = self.chart().count(tile);
        let limited = tile.piece() == BROWN_MILL;
        let count = if limited { count.min(self.brown_mills) } else { count };
        count.saturating_sub(self.used[tile.piece()])
    }

    /// The hexes with a station of `company`, and the stop it is in.
    pub fn stations_of(&self, company: Company) -> ArrayVec<(Hex, u8), CITIES> {
        let mut found = ArrayVec::new();
        for (city, &hex) in Hex::cities().iter().enumerate() {
            let places = self.stations[city].iter().zip(&self.edges[city]);
            let stop =
                places.map(|(slot, edge)| slot.or(*edge)).position(|at| at.contains(company));
            // A company has one station in a city at most.
            found.extend(stop.and_then(|stop| u8::try_from(stop).ok()).map(|stop| (hex, stop)));
        }
        found
    }

    /// Whether a route of `company` may run into this stop and out again, and at
    /// what price (§VII.2, §VII.15).
    pub fn passage(&self, hex: Hex, stop: u8, company: Company) -> Passage {
        if self.has_station(hex, stop, company) {
            return Passage::Free;
        }
        let stations = self.stations(hex, stop);
        if stations.len() < u32::from(self.slots(hex, stop)) {
            Passage::Free
        } else if stations.contains(Company::Fc) {
            Passage::Rental
        } else {
            Passage::Blocked
        }
    }

    /// Whether this hex is a city in which `company`'s routes have no business:
    /// a minor enters no city but its own (§VII.2).
    pub(crate) fn is_barred(&self, hex: Hex, company: Company) -> bool {
        company.is_minor() && hex.city().is_some() && !self.companies_in(hex).contains(company)
    }
}

/// How a route may pass a city.
#[derive(Copy, Clone, PartialEq, Eq, Debug)]
pub enum Passage {
    /// A slot is free, or a station is one's own.
    Free,
    /// The city is full, but one of its stations is the FC's.
    Rental,
    /// The city is full: a route may end here but not pass.
    Blocked,
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::scenario::built_in;

    fn hex(id: &str) -> Hex {
        Hex::from_id(id).unwrap()
    }

    fn laid(number: &str, rotation: u8) -> Laid {
        Laid { tile: Tile::from_number(number).unwrap(), rotation }
    }

    /// A position is at most 4 kB; the board is a small part of it.
    #[test]
    fn a_board_is_small() {
        assert_eq!(size_of::<Board>(), 344);
    }

    /// Either side of the last piece makes the other unavailable.
    #[test]
    fn a_piece_serves_either_side() {
        let mut board = Board::new(built_in(), Area::Full);
        let [front, back] = ["201", "621"].map(|number| Tile::from_number(number).unwrap());
        assert_eq!((board.left(front), board.left(back)), (1, 1));
        board.lay(hex("E24"), Laid { tile: front, rotation: 0 });
        assert_eq!((board.left(front), board.left(back)), (0, 0));
        board.lay(hex("E24"), laid("207", 0));
        assert_eq!((board.left(front), board.left(back)), (1, 1));
        assert_eq!(board.with_brown_mills(1).left(Tile::from_number("L73").unwrap()), 1);
    }

    /// Ruling C65: stations of La Habana follow their track.
    #[test]
    fn stations_of_la_habana_follow_their_track() {
        let mut board = Board::new(built_in(), Area::Full);
        board.place(hex("B7"), 0, Company::Oe);
        board.place(hex("B7"), 1, Company::Fc);
        let mut straight = board;
        straight.lay(hex("B7"), laid("L45", 0));
        assert!(straight.has_station(hex("B7"), 0, Company::Oe));
        assert!(straight.has_station(hex("B7"), 1, Company::Fc));
        let mut turned = board;
        turned.lay(hex("B7"), laid("L45", 1));
        assert!(turned.has_station(hex("B7"), 2, Company::Oe));
        assert!(turned.has_station(hex("B7"), 1, Company::Fc));
        turned.lay(hex("B7"), laid("L46", 0));
        assert_eq!(turned.stations(hex("B7"), 0).len(), 2);
        assert_eq!(turned.passage(hex("B7"), 0, Company::Ms), Passage::Free);
    }

    /// Who passes a full city, and how.
    #[test]
    fn a_full_city_is_passed_by_rental_or_not_at_all() {
        let mut board = Board::new(built_in(), Area::Full);
        board.lay(hex("B9"), laid("14", 0));
        board.place(hex("B9"), 0, Company::Ms);
        assert_eq!(board.passage(hex("B9"), 0, Company::Oe), Passage::Free);
        let mut central = board;
        central.place(hex("B9"), 0, Company::Fc);
        assert_eq!(central.passage(hex("B9"), 0, Company::Oe), Passage::Rental);
        assert_eq!(central.passage(hex("B9"), 0, Company::Ms), Passage::Free);
        board.place(hex("B9"), 0, Company::Cvc);
        assert_eq!(board.passage(hex("B9"), 0, Company::Oe), Passage::Blocked);
        board.place_at_edge(hex("B9"), 0, Company::Fec);
        assert_eq!(board.passage(hex("B9"), 0, Company::Fec), Passage::Free);
        assert_eq!(board.slots(hex("B9"), 0), 2);
    }
}

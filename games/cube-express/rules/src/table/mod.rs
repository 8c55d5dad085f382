//! What lies on the table in plain sight, whatever the phase.

#[cfg(test)]
mod audits;

use serde::Serialize;
use tabletop::{Digest, PerSeat, Printed, Seat};

use crate::components::{Data, Goal, Loco, PerResource, Resource, Side, Tile, Tiles, Track};
use crate::map::{Map, Place};
use crate::{Ending, Readings, Terms};

/// The components in plain sight.
#[derive(Clone, PartialEq, Eq, Debug, Serialize)]
pub struct Table {
    /// Tiles, stations, passengers, deliveries.
    pub map: Map,
    /// The player boards, and the players' rows of the central board.
    pub players: PerSeat<Player>,
    /// The open tiles; a gap is filled at once while the pile lasts.
    pub market: [Option<Tile>; 4],
    /// The goals above them.
    pub goals: [Goal; 4],
    /// Tiles put back into the box because they fitted nowhere (Q02).
    pub boxed: Tiles,
    /// The markers worth nine points that are left.
    pub nines: u8,
    /// Who starts every round.
    pub start: Seat,
    /// What ends the game, once that is settled.
    pub finale: Option<Finale>,
    /// How contested rules are read; told with what was agreed.
    #[serde(skip)]
    pub readings: Readings,
}

/// The game is about to end.
#[derive(Copy, Clone, PartialEq, Eq, Debug, Serialize)]
pub struct Finale {
    /// Why.
    pub ending: Ending,
    /// How many turns are still to begin.
    pub turns: u8,
}

/// What belongs to one player, tiles in hand apart.
#[derive(Copy, Clone, PartialEq, Eq, Debug, Default, Serialize)]
pub struct Player {
    /// Markers in the reserve.
    pub reserve: u8,
    /// Markers in the dividend area.
    pub dividends: u8,
    /// Markers in the three stores.
    pub store: PerResource<u8>,
    /// The field of the disc on the share track.
    pub disc: u8,
    /// Which of the bonus fields still hold a marker, as bits.
    pub bonuses: u8,
    /// Whether the disc has reached the end of the track.
    pub topped: bool,
    /// Stations left on the technology track.
    pub stations: u8,
    /// Markers worth nine points.
    pub nines: u8,
    /// Markers on each goal.
    pub bets: [u8; 4],
    /// Where the first loco stands.
    loco: Option<Place>,
    /// Where the second stands, once it is built.
    second: Option<Place>,
    /// The rail of its tile on which each of them stands.
    rails: [u8; 2],
}

impl Player {
    fn new(data: &Data, track: &Track) -> Player {
        let bonuses = (0..track.bonus_fields.len()).fold(0, |bits, nth| bits | 1 << nth);
        let on_track = u8::try_from(track.bonus_fields.len()).unwrap_or(0);
        Player {
            reserve: data.markers - data.dividends - on_track,
            dividends: data.dividends,
            disc: track.start,
            bonuses,
            stations: data.stations_to_build(),
            ..Player::default()
        }
    }

    /// The technology level: movement points, room in the stores, price of a station.
    pub fn level(&self, data: &Data) -> u8 {
        let built = data.stations_to_build() - self.stations;
        data.technology[usize::from(built)]
    }

    /// How many resources are stored.
    pub fn stored(&self) -> u8 {
        self.store.iter().sum()
    }

    pub(crate) fn digest(&self, out: &mut Digest) {
        let Player {
            reserve,
            dividends,
            store,
            disc,
            bonuses,
            topped,
            stations,
            nines,
            bets,
            loco,
            second,
            rails,
        } = self;
        [reserve, dividends, disc, bonuses, stations]
            .into_iter()
            .for_each(|&number| out.number(number));
        store.iter().for_each(|&count| out.number(count));
        out.number(*topped);
        out.number(*nines);
        bets.iter().for_each(|&bet| out.number(bet));
        for (place, &rail) in [loco, second].into_iter().zip(rails) {
            let place = place.and_then(|place| i64::try_from(place.index()).ok());
            // No map has so many tiles; on the first rail it is the tile alone.
            out.number(place.map_or(-1, |place| place + 64 * i64::from(rail)));
        }
    }

    /// Where a loco stands.
    pub const fn loco(&self, loco: Loco) -> Option<Place> {
        match loco {
            Loco::First => self.loco,
            Loco::Second => self.second,
        }
    }

    /// The rail of its tile on which a loco stands.
    pub const fn rail(&self, loco: Loco) -> u8 {
        self.rails[loco as usize]
    }

    pub(crate) const fn put_loco(&mut self, loco: Loco, place: Place, rail: u8) {
        match loco {
            Loco::First => self.loco = Some(place),
            Loco::Second => self.second = Some(place),
        }
        self.rails[loco as usize] = rail;
    }

    /// Moves up to `count` markers from the reserve to the dividends (Q15).
    pub(crate) fn earn(&mut self, count: u8) -> u8 {
        let count = count.min(self.reserve);
        self.reserve -= count;
        self.dividends += count;
        count
    }

    /// Moves dividends back to the reserve; the planner has seen that they are there.
    pub(crate) const fn pay(&mut self, count: u8) {
        self.dividends -= count;
        self.reserve += count;
    }

    /// Moves a marker from the reserve into a store; the planner has seen that it is there.
    pub(crate) fn gain(&mut self, resource: Resource) {
        self.reserve -= 1;
        self.store[resource] += 1;
    }

    /// Moves markers from a store to the reserve, where they can be used at once (Q16);
    /// the planner has seen that they are there.
    pub(crate) fn use_up(&mut self, resource: Resource, count: u8) {
        self.store[resource] -= count;
        self.reserve += count;
    }
}

impl Table {
    /// The table before anything is dealt (§1).
    pub(crate) fn new(terms: Terms, data: Printed<Data>) -> Table {
        let track = data.track(terms.players);
        let mut table = Table {
            map: Map::new(data),
            players: PerSeat::from_fn(terms.players, |_| Player::new(&data, track)),
            market: [None; 4],
            goals: [Goal::default(); 4],
            boxed: Tiles::default(),
            nines: data.nines,
            start: Seat::new(0),
            finale: None,
            readings: terms.readings,
        };
        for seat in table.players.seats() {
            let place = table.map.start(home(seat, terms.players));
            table.map.build(place, seat);
            table.players[seat].put_loco(Loco::First, place, 0);
        }
        table
    }

    /// What is printed in the box.
    pub const fn data(&self) -> &'static Data {
        self.map.data()
    }

    /// The share track of this table.
    pub fn track(&self) -> &'static Track {
        self.data().track(self.players.len())
    }

    /// The technology level of `seat`.
    pub fn level(&self, seat: Seat) -> u8 {
        self.players[seat].level(self.data())
    }

    /// What belongs to `seat`.
    pub fn player(&self, seat: Seat) -> &Player {
        &self.players[seat]
    }

    /// How many markers of `seat` lie where, in all.
    pub fn markers(&self, seat: Seat) -> u32 {
        let player = &self.players[seat];
        let board = u32::from(player.reserve) + u32::from(player.dividends);
        let central = player.bonuses.count_ones()
            + player.bets.iter().map(|&bet| u32::from(bet)).sum::<u32>();
        board + u32::from(player.stored()) + central + self.markers_on_map(seat)
    }

    fn markers_on_map(&self, seat: Seat) -> u32 {
        let on_spot = |spot: &crate::Spot| {
            let guests = spot.guests.iter().filter(|guest| guest.seat() == Some(seat)).count();
            // A station is no marker; the owner of a site and the first deliverer have one there.
            let owns = spot.owner == Some(seat) && !spot.has_station(self.data());
            let later = spot.later.get(seat.index()).copied().unwrap_or(0);
            u32::try_from(guests).unwrap_or(0) + u32::from(owns) + u32::from(later)
        };
        self.map.spots().iter().map(on_spot).sum()
    }

    /// What must hold in every position.
    pub(crate) fn audit(&self) -> Vec<String> {
        let mut breaches = Vec::new();
        for seat in self.players.seats() {
            self.audit_player(seat, &mut breaches);
        }
        let given: u8 = self.players.iter().map(|player| player.nines).sum();
        if given + self.nines != self.data().nines {
            breaches.push(format!("{given} nines given, {} left", self.nines));
        }
        self.audit_cities(&mut breaches);
        breaches
    }

    fn audit_player(&self, seat: Seat, breaches: &mut Vec<String>) {
        let player = &self.players[seat];
        let mut expect = |holds: bool, what: &str| {
            if !holds {
                breaches.push(format!("{seat:?}: {what}: {player:?}"));
            }
        };
        let data = self.data();
        expect(self.markers(seat) == u32::from(data.markers), "markers were lost or found");
        let built = self.map.stations_of(seat).count();
        expect(built + usize::from(player.stations) == usize::from(data.stations), "stations");
        expect(player.disc <= self.track().last(), "the disc is off its track");
        expect(player.bets.iter().all(|&bet| bet <= data.most_bets), "too many on one goal");
        expect(player.loco.is_some(), "the first loco is lost");
    }

    /// Every city has at most one station, and its counts are those of its houses.
    fn audit_cities(&self, breaches: &mut Vec<String>) {
        for place in self.map.places() {
            let spot = self.map.spot(place);
            for area in 0..spot.print(self.data()).areas.len() {
                let id = spot.city_of(area);
                let houses = self.map.houses(id);
                let (mut count, mut guests) = (0, 0);
                for (place, house) in houses {
                    count += 1;
                    guests += u8::from(self.map.guest(place, house).is_some());
                }
                let city = self.map.city(id);
                if (city.houses, city.guests) != (count, guests) {
                    breaches.push(format!("{id:?}: {city:?}, not {count} and {guests}"));
                }
                if guests > 0 && city.station.is_none() {
                    breaches.push(format!("{id:?} has guests and no station"));
                }
            }
            let city = self.map.city_of_station(place).map(|id| self.map.city(id));
            if city.is_some_and(|city| city.station != Some(place)) {
                breaches.push(format!("two stations in one city, {:?}", spot.at));
            }
        }
    }
}

/// The side of the start crossing on which `seat` begins (Q34).
pub(crate) const fn home(seat: Seat, players: u8) -> Side {
    match (players, seat.index()) {
        (_, 0) => Side::North,
        (2, _) | (_, 2) => Side::South,
        (_, 1) => Side::East,
        (_, _) => Side::West,
    }
}

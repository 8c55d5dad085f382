//! §10 The final scoring, in the order of the rulebook.

use serde::Serialize;
use tabletop::{Key, PerSeat, Seat, Standing};

use crate::components::{Asks, Counts, Goal, Kind, Loco, PerResource, Resource};
use crate::map::Place;
use crate::{Spot, Table};

/// A column of the score pad.
#[derive(Copy, Clone, PartialEq, Eq, Debug, Default, Serialize)]
pub struct Sheet {
    /// Markers on goals that are met.
    pub goals: u16,
    /// Passengers on the map.
    pub passengers: u16,
    /// Markers on factories.
    pub factories: u16,
    /// Stations, for the houses of their cities.
    pub stations: u16,
    /// The field of the disc.
    pub shares: u16,
    /// Markers in the dividend area.
    pub dividends: u16,
    /// Markers worth nine points.
    pub nines: u16,
}

impl Sheet {
    /// All of it.
    pub const fn total(&self) -> u16 {
        let on_map = self.passengers + self.factories + self.stations;
        self.goals + on_map + self.shares + self.dividends + self.nines
    }
}

/// What everybody would score if the game ended now.
pub fn sheets(table: &Table) -> PerSeat<Sheet> {
    let on_map = on_map(table);
    PerSeat::from_fn(table.players.len(), |seat| {
        let (player, data) = (table.player(seat), table.data());
        Sheet {
            goals: goals(table, seat),
            shares: table.track().worth(player.disc).into(),
            dividends: u16::from(data.dividend_points) * u16::from(player.dividends),
            nines: u16::from(data.nine_points) * u16::from(player.nines),
            ..on_map[seat]
        }
    })
}

/// What everybody has on the map. Bots ask for it all the time, so each tile is looked at once.
fn on_map(table: &Table) -> PerSeat<Sheet> {
    let data = table.data();
    let mut sheets = PerSeat::from_fn(table.players.len(), |_| Sheet::default());
    for (place, spot) in table.map.places().zip(table.map.spots()) {
        for seat in spot.guests.iter().filter_map(|guest| guest.seat()) {
            sheets[seat].passengers += u16::from(data.passenger_points);
        }
        match spot.print(data).kind {
            Kind::Factory(factory) => {
                if let Some(seat) = spot.owner {
                    sheets[seat].factories += u16::from(factory.first);
                }
                for seat in table.players.seats() {
                    let later = u16::from(spot.later[seat.index()]);
                    sheets[seat].factories += later * u16::from(factory.later);
                }
            }
            Kind::Station | Kind::Start => {
                if let Some(seat) = spot.owner {
                    let houses = u16::from(houses(table, place));
                    sheets[seat].stations += u16::from(data.house_points) * houses;
                }
            }
            Kind::Plain | Kind::StartCrossing(_) | Kind::Crossing | Kind::Production(_) => {}
        }
    }
    sheets
}

/// Who comes where: points, then stations on the map (Q33), then the disc; else shared.
pub fn standings(table: &Table) -> PerSeat<Standing> {
    let sheets = sheets(table);
    let merits = PerSeat::from_fn(table.players.len(), |seat| {
        let built = table.map.stations_of(seat).count();
        (i32::from(sheets[seat].total()), built, table.player(seat).disc)
    });
    Standing::rank(&merits, |merit| merit.0)
}

/// Goals are scored from left to right; who missed one gets nothing for it (Q28).
fn goals(table: &Table, seat: Seat) -> u16 {
    (0..table.goals.len()).map(|column| goal_points(table, seat, column)).sum()
}

/// What `seat`'s markers on a goal are worth (§10).
///
/// Among those who have met the goal, whoever has most markers gets the higher
/// value for each, also several at once. With two players the neutral markers
/// compete: they always meet the goal and never score (Q27).
fn goal_points(table: &Table, seat: Seat, column: usize) -> u16 {
    let goal = table.goals[column];
    let bets = |seat: Seat| table.player(seat).bets[column];
    let mine = bets(seat);
    if mine == 0 || !is_met(table, seat, goal) {
        return 0;
    }
    let players = table.players.len();
    let neutral = if players == 2 { table.data().neutral } else { 0 };
    // Whether somebody has met a goal takes long to find out: only those are looked at who matter.
    let is_ahead = |other: Seat| bets(other) > mine && is_met(table, other, goal);
    let is_beaten = neutral > mine || table.players.seats().any(is_ahead);
    let [majority, other] = table.data().values(players)[column];
    u16::from(mine) * u16::from(if is_beaten { other } else { majority })
}

/// Whether `seat` has met a goal.
pub fn is_met(table: &Table, seat: Seat, goal: Goal) -> bool {
    let card = table.data().card(goal);
    let have = counted(table, seat, card.counts);
    match card.asks {
        Asks::Least(least) => have >= least,
        Asks::Exactly(exactly) => have == exactly,
        // Those who tie for the most all have met it.
        Asks::Most => have > 0 && have >= most_of_others(table, seat, card.counts),
    }
}

/// How many of what a goal counts the best of the other players has.
pub fn most_of_others(table: &Table, seat: Seat, counts: Counts) -> u8 {
    let others = table.players.seats().filter(|&other| other != seat);
    others.map(|other| counted(table, other, counts)).max().unwrap_or(0)
}

/// How many of what a goal counts `seat` has.
pub fn counted(table: &Table, seat: Seat, counts: Counts) -> u8 {
    let map = &table.map;
    let player = table.player(seat);
    let cities = || map.stations_of(seat).map(|place| houses(table, place));
    let spots = || map.spots().iter();
    let sites = || spots().filter_map(|spot| site_of(table, spot, seat));
    let count = |number: usize| u8::try_from(number).unwrap_or(u8::MAX);
    match counts {
        Counts::Stations => count(map.stations_of(seat).count()),
        Counts::LargestCity => cities().max().unwrap_or(0),
        Counts::GrownCities => count(cities().filter(|&houses| houses >= 2).count()),
        Counts::Houses => cities().sum(),
        Counts::Sites => count(sites().count()),
        Counts::SiteKinds => {
            let mut seen = PerResource::from_fn(|_| false);
            sites().for_each(|resource| seen[resource] = true);
            count(Resource::ALL.iter().filter(|&&resource| seen[resource]).count())
        }
        Counts::FirstDeliveries => {
            count(spots().filter(|spot| is_first(table, spot, seat)).count())
        }
        Counts::Deliveries => spots().map(|spot| deliveries(table, spot, seat)).sum(),
        Counts::Factories => {
            count(spots().filter(|spot| deliveries(table, spot, seat) > 0).count())
        }
        Counts::Passengers => passengers(table, seat),
        Counts::PassengersAbroad => {
            let own: u8 = map
                .stations_of(seat)
                .filter_map(|place| map.city_of_station(place))
                .map(|city| map.guests_of(city, seat))
                .sum();
            passengers(table, seat) - own
        }
        Counts::SharePoints => table.track().worth(player.disc),
        Counts::Dividends => player.dividends,
        Counts::LocosAtStations => {
            let [first, second] = [Loco::First, Loco::Second].map(|loco| player.loco(loco));
            let stands = |place: Option<Place>| {
                place.is_some_and(|at| map.spot(at).has_station(table.data()))
            };
            if second.is_some() { u8::from(stands(first)) + u8::from(stands(second)) } else { 0 }
        }
    }
}

/// The houses of the city of a station.
fn houses(table: &Table, station: Place) -> u8 {
    table.map.city_of_station(station).map_or(0, |city| table.map.city(city).houses)
}

fn passengers(table: &Table, seat: Seat) -> u8 {
    let guests = table.map.spots().iter().flat_map(|spot| spot.guests);
    u8::try_from(guests.filter(|guest| guest.seat() == Some(seat)).count()).unwrap_or(u8::MAX)
}

fn site_of(table: &Table, spot: &Spot, seat: Seat) -> Option<Resource> {
    match spot.print(table.data()).kind {
        Kind::Production(resource) if spot.owner == Some(seat) => Some(resource),
        Kind::Production(_)
        | Kind::Plain
        | Kind::StartCrossing(_)
        | Kind::Start
        | Kind::Station
        | Kind::Crossing
        | Kind::Factory(_) => None,
    }
}

fn is_first(table: &Table, spot: &Spot, seat: Seat) -> bool {
    spot.owner == Some(seat) && matches!(spot.print(table.data()).kind, Kind::Factory(_))
}

fn deliveries(table: &Table, spot: &Spot, seat: Seat) -> u8 {
    u8::from(is_first(table, spot, seat)) + spot.later[seat.index()]
}

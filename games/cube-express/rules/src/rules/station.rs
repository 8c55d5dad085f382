//! §5 Building a station: where it may stand, and how it is paid.

use tabletop::{Seat, Sink};

use crate::components::{Kind, Side};
use crate::map::{CityId, Place};
use crate::rules::any_time;
use crate::rules::laying::Laying;
use crate::{Event, Need, Refusal, Table, Waste};

/// A station that can be built: worked out, not yet paid.
#[derive(Copy, Clone, PartialEq, Eq, Debug)]
pub struct Building {
    /// The dividends paid at once.
    pub dividends: u8,
    /// What passengers pay.
    pub rest: u8,
}

/// Whether a station of `seat` may stand on the tile just laid (§5).
///
/// Built stations next door and in the same city forbid it, whosever they are;
/// places without a station do not (Q05, Q06).
pub fn site(table: &Table, seat: Seat, place: Place) -> Result<(), Refusal> {
    let (spot, data) = (table.map.spot(place), table.data());
    // An empty start tile never gets a station: only a tile just laid does (Q07).
    let (Kind::Station, Some(city)) = (spot.print(data).kind, spot.station_city(data)) else {
        return Err(Refusal::NotInCenter);
    };
    if table.player(seat).stations == 0 {
        return Err(Refusal::NoStationLeft);
    }
    let is_station = |side: Side| {
        spot.neighbor(side).is_some_and(|neighbor| table.map.spot(neighbor).has_station(data))
    };
    if Side::FOUR.into_iter().any(is_station) {
        return Err(Refusal::StationNextDoor);
    }
    // A city without houses will do (Q31).
    if table.map.city(city).station.is_some() {
        return Err(Refusal::CityHasStation);
    }
    Ok(())
}

/// Why no station can ever stand on a station tile laid there, if so: building is possible only
/// at the moment of laying (§4, Q05).
pub fn waste(table: &Table, laying: Laying) -> Option<Waste> {
    let Laying { seat, face, at, top, .. } = laying;
    if table.data().print(face).kind != Kind::Station {
        return None;
    }
    let mut after = table.clone();
    let place = after.map.lay(at, face, top);
    wasted(&after, seat, place)
}

/// Why no station can ever stand on the tile just laid, if it is one for stations.
pub(crate) fn wasted(table: &Table, seat: Seat, place: Place) -> Option<Waste> {
    match site(table, seat, place) {
        Err(Refusal::NoStationLeft) => Some(Waste::NoneLeft),
        Err(Refusal::StationNextDoor) => Some(Waste::NextDoor),
        Err(Refusal::CityHasStation) => Some(Waste::SameCity),
        Ok(()) if !may_be_paid(table, seat) => Some(Waste::TooDear),
        Ok(()) | Err(_) => None,
    }
}

/// Whether `seat` could pay for a station, if need be after a sale or a conversion (§2).
fn may_be_paid(table: &Table, seat: Seat) -> bool {
    is_affordable(table, seat) || any_time::is_possible(table, seat)
}

/// Works out the price of a station: the technology level, in any mix of
/// dividends and passengers (§5, Q29).
pub fn building(
    table: &Table,
    seat: Seat,
    place: Place,
    dividends: u8,
) -> Result<Building, Refusal> {
    site(table, seat, place)?;
    let player = table.player(seat);
    let cost = table.level(seat);
    if dividends > player.dividends {
        return Err(Refusal::TooFewDividends {
            need: Need::Station,
            needed: dividends,
            held: player.dividends,
        });
    }
    let Some(rest) = cost.checked_sub(dividends) else {
        return Err(Refusal::PaysTooMuch { cost });
    };
    let passengers = if rest == 0 { 0 } else { passengers(table, seat) };
    if passengers < rest {
        return Err(Refusal::PaysTooLittle { cost, passengers });
    }
    Ok(Building { dividends, rest })
}

/// Whether `seat` could pay for a station in some way.
pub(crate) fn is_affordable(table: &Table, seat: Seat) -> bool {
    let (player, level) = (table.player(seat), table.level(seat));
    player.dividends >= level || player.dividends + passengers(table, seat) >= level
}

/// The passengers in cities with a station of `seat` (Q30).
pub fn passengers(table: &Table, seat: Seat) -> u8 {
    own_cities(table, seat).map(|(city, _)| table.map.city(city).guests).sum()
}

/// The cities with a station of `seat`, and where it stands.
fn own_cities(table: &Table, seat: Seat) -> impl Iterator<Item = (CityId, Place)> {
    let stations = table.map.stations_of(seat);
    stations.filter_map(|place| Some((table.map.city_of_station(place)?, place)))
}

/// How many passengers of `owners` are at stations of `seat`.
fn waiting(table: &Table, seat: Seat, owners: impl Fn(Seat) -> bool) -> u8 {
    let guests = |(city, _): (CityId, Place)| -> u8 {
        let seats = table.players.seats().filter(|&other| owners(other));
        seats.map(|other| table.map.guests_of(city, other)).sum()
    };
    own_cities(table, seat).map(guests).sum()
}

/// Whether `seat` can pay with `owner`'s passenger in the city of `station` (§5).
pub fn release(table: &Table, seat: Seat, owner: Seat, station: Place) -> Result<CityId, Refusal> {
    let own = table.map.spot(station).owner == Some(seat);
    let city = table.map.city_of_station(station).filter(|_| own);
    let lives = |&city: &CityId| {
        owner.index() < usize::from(table.players.len()) && table.map.guests_of(city, owner) > 0
    };
    let city = city.filter(lives).ok_or(Refusal::NoSuchPassenger)?;
    if owner == seat && waiting(table, seat, |other| other != seat) > 0 {
        return Err(Refusal::OthersFirst);
    }
    Ok(city)
}

/// Every passenger that `seat` can pay with: whose, and at which station (Q37).
pub fn releases(table: &Table, seat: Seat) -> impl Iterator<Item = (Seat, Place)> {
    own_cities(table, seat).flat_map(move |(_, station)| {
        let owners = table.players.seats();
        let pays = move |&owner: &Seat| release(table, seat, owner, station).is_ok();
        owners.filter(pays).map(move |owner| (owner, station))
    })
}

/// The passenger that leaves without a question, since all must go or all are alike (Q37).
pub(crate) fn forced_release(table: &Table, seat: Seat, due: u8) -> Option<(Seat, Place)> {
    let mut all = releases(table, seat);
    let first = all.next()?;
    if all.next().is_none() {
        return Some(first);
    }
    let others = waiting(table, seat, |other| other != seat);
    let in_line = if others > 0 { others } else { waiting(table, seat, |other| other == seat) };
    (in_line <= due).then_some(first)
}

/// A passenger leaves: another's becomes a dividend of theirs, the own one goes to the reserve (§5).
pub(crate) fn let_go(
    table: &mut Table,
    seat: Seat,
    (owner, station): (Seat, Place),
    log: &mut impl Sink<Event>,
) {
    let Some(city) = table.map.city_of_station(station) else { return };
    table.map.let_go(city, owner);
    let player = &mut table.players[owner];
    if owner == seat {
        player.reserve += 1;
    } else {
        player.dividends += 1;
    }
    log.record(Event::Released { seat, owner, at: table.map.spot(station).at });
}

//! §4 The action in the center of the tile just laid: now or never.

use tabletop::{Seat, Sink};

use crate::components::Kind;
use crate::map::Place;
use crate::rules::station;
use crate::{Event, Need, Refusal, Resource, Table};

/// What a tile just laid gives (§4).
#[derive(Copy, Clone, PartialEq, Eq, Debug)]
pub enum Gain {
    /// A crossing's dividends.
    Dividends(u8),
    /// A factory's resource.
    Resource(Resource),
}

/// Works out what `seat` takes from the tile just laid (§4).
///
/// A crossing pays for each of its rails that joins a neighbor's at this moment, or for
/// each that is printed (Q01), as far as the reserve goes (Q15).
pub fn gain(table: &Table, seat: Seat, place: Place) -> Result<Gain, Refusal> {
    let (spot, data) = (table.map.spot(place), table.data());
    let gain = match spot.print(data).kind {
        Kind::Crossing if table.readings.printed_rails => Gain::Dividends(
            data.crossing_dividends * spot.rails(data).len().try_into().unwrap_or(0),
        ),
        Kind::Crossing => Gain::Dividends(data.crossing_dividends * spot.joined_rails(data)),
        Kind::Factory(factory) => Gain::Resource(factory.center),
        Kind::Plain
        | Kind::StartCrossing(_)
        | Kind::Start
        | Kind::Station
        | Kind::Production(_) => return Err(Refusal::NotInCenter),
    };
    if table.player(seat).reserve == 0 { Err(Refusal::ReserveEmpty) } else { Ok(gain) }
}

impl Gain {
    /// Moves the markers out of the reserve.
    pub(crate) fn carry_out(self, table: &mut Table, seat: Seat, log: &mut impl Sink<Event>) {
        let player = &mut table.players[seat];
        match self {
            Gain::Dividends(count) => {
                let count = player.earn(count);
                log.record(Event::CrossingPaid { seat, count });
            }
            Gain::Resource(resource) => {
                player.gain(resource);
                log.record(Event::Took { seat, resource });
            }
        }
    }
}

/// Whether `seat` can own the production site just laid, for a dividend (§4).
pub fn claim(table: &Table, seat: Seat, place: Place) -> Result<(), Refusal> {
    let Kind::Production(_) = table.map.spot(place).print(table.data()).kind else {
        return Err(Refusal::NotInCenter);
    };
    let held = table.player(seat).dividends;
    let needed = table.data().claim;
    if held < needed {
        return Err(Refusal::TooFewDividends { need: Need::Site, needed, held });
    }
    Ok(())
}

/// Puts a dividend on the tile; if it costs more, the others go to the reserve.
pub(crate) fn own(table: &mut Table, seat: Seat, place: Place, log: &mut impl Sink<Event>) {
    let claim = table.data().claim;
    let player = &mut table.players[seat];
    player.pay(claim - 1);
    player.dividends -= 1;
    let spot = table.map.spot_mut(place);
    spot.owner = Some(seat);
    log.record(Event::Claimed { seat, at: spot.at });
}

/// Whether the center of the tile just laid leaves anything to decide.
///
/// What only lacks markers may still become possible by selling or converting.
pub(crate) fn is_worth_asking(table: &Table, seat: Seat, place: Place, any_time: bool) -> bool {
    match table.map.spot(place).print(table.data()).kind {
        Kind::Plain | Kind::StartCrossing(_) | Kind::Start => false,
        Kind::Crossing | Kind::Factory(_) => gain(table, seat, place).is_ok() || any_time,
        Kind::Production(_) => claim(table, seat, place).is_ok() || any_time,
        Kind::Station => {
            station::site(table, seat, place).is_ok()
                && (any_time || station::is_affordable(table, seat))
        }
    }
}

//! §7 What a loco may do on a tile it has entered; room in the stores.
//!
//! One action per entry, also when a tile is entered again (Q11); none on the
//! tile where the trip begins (Q10). All of it is optional (Q32).

use tabletop::{Key, Seat, Sink};

use crate::components::{Data, Factory, Kind, Resource};
use crate::map::{CityId, Place};
use crate::phase::Driving;
use crate::{Event, Need, Refusal, Table};

/// A delivery that can be made: worked out, not yet made.
#[derive(Copy, Clone, PartialEq, Eq, Debug)]
pub struct Delivery {
    place: Place,
    factory: Factory,
    goal: Option<u8>,
    first: bool,
}

/// So many markers a delivery has that brings a dividend.
const FOR_A_DIVIDEND: u8 = 2;
/// So many it has that puts one on a goal.
const FOR_A_GOAL: u8 = 3;

/// The tile that a loco of `seat` has just entered, if it has not acted there yet.
pub fn stop(table: &Table, seat: Seat, driving: &Driving) -> Result<Place, Refusal> {
    let loco = driving.fresh.and_then(|loco| table.player(seat).loco(loco));
    loco.ok_or(Refusal::NothingHere)
}

/// What `seat` can take at a production site or the start crossing (§7).
///
/// Without a marker in the reserve there is nothing to take, and so nothing for
/// the owner (Q15).
pub fn resource(table: &Table, seat: Seat, place: Place) -> Result<Resource, Refusal> {
    let resource = match table.map.spot(place).print(table.data()).kind {
        Kind::Production(resource) | Kind::StartCrossing(resource) => resource,
        Kind::Plain | Kind::Start | Kind::Station | Kind::Crossing | Kind::Factory(_) => {
            return Err(Refusal::NothingHere);
        }
    };
    if table.player(seat).reserve == 0 { Err(Refusal::ReserveEmpty) } else { Ok(resource) }
}

/// Works out a delivery to the factory that was entered (§7).
///
/// Of its markers the first goes on the factory, the second to the dividends and
/// the third on a goal of choice that has room; if none has, and what is left of
/// a larger delivery, to the reserve (Q25).
pub fn delivery(
    table: &Table,
    seat: Seat,
    place: Place,
    goal: Option<u8>,
) -> Result<Delivery, Refusal> {
    let spot = table.map.spot(place);
    let Kind::Factory(factory) = spot.print(table.data()).kind else {
        return Err(Refusal::NothingHere);
    };
    let player = table.player(seat);
    for &resource in Resource::ALL {
        let [needed, held] = [factory.wants[resource], player.store[resource]];
        if held < needed {
            return Err(Refusal::TooFewResources { need: Need::Store, resource, needed, held });
        }
    }
    let bets = factory.load() >= FOR_A_GOAL;
    match goal {
        Some(_) if !bets => return Err(Refusal::NoGoalMarker),
        Some(goal) => has_room(table, seat, goal)?,
        None => {
            let most = table.data().most_bets;
            if bets && player.bets.iter().any(|&bet| bet < most) {
                return Err(Refusal::GoalHasRoom);
            }
        }
    }
    Ok(Delivery { place, factory, goal, first: spot.owner.is_none() })
}

/// Whether `seat` may put another marker on a goal, counted from 1 (§8).
pub fn has_room(table: &Table, seat: Seat, goal: u8) -> Result<(), Refusal> {
    let index = usize::from(goal).checked_sub(1).ok_or(Refusal::NoSuchGoal)?;
    let bet = table.player(seat).bets.get(index).ok_or(Refusal::NoSuchGoal)?;
    let most = table.data().most_bets;
    if *bet >= most { Err(Refusal::GoalFull { most }) } else { Ok(()) }
}

impl Delivery {
    /// By how many fields the deliverer's shares rise.
    pub const fn rise(&self, data: &Data) -> u8 {
        if self.first { data.first_delivery } else { data.later_delivery }
    }

    /// The markers leave the stores for the factory, the dividends and the goal.
    pub(crate) fn carry_out(self, table: &mut Table, seat: Seat, log: &mut impl Sink<Event>) {
        let Delivery { place, factory, goal, first } = self;
        let player = &mut table.players[seat];
        for &resource in Resource::ALL {
            player.use_up(resource, factory.wants[resource]);
        }
        if factory.load() >= FOR_A_DIVIDEND {
            player.earn(1);
        }
        player.reserve -= 1;
        if let Some(goal) = goal {
            player.reserve -= 1;
            player.bets[usize::from(goal) - 1] += 1;
        }
        let spot = table.map.spot_mut(place);
        if first {
            spot.owner = Some(seat);
        } else {
            spot.later[seat.index()] += 1;
        }
        let points = if first { factory.first } else { factory.later };
        let (at, load) = (spot.at, factory.wants);
        log.record(Event::Delivered { seat, at, load, first, points, goal });
    }
}

/// The city in which a passenger of `seat` can get off (§7).
///
/// A station must stand on the tile that was entered, whosever it is, and a
/// house of its city must be free.
pub fn passenger(table: &Table, seat: Seat, place: Place) -> Result<CityId, Refusal> {
    let city = table.map.city_of_station(place).ok_or(Refusal::NothingHere)?;
    let room = table.map.city(city);
    if room.guests >= room.houses {
        return Err(Refusal::CityFull);
    }
    if table.player(seat).reserve == 0 { Err(Refusal::ReserveEmpty) } else { Ok(city) }
}

/// A marker of the reserve becomes a passenger.
pub(crate) fn get_off(
    table: &mut Table,
    seat: Seat,
    (place, city): (Place, CityId),
    log: &mut impl Sink<Event>,
) {
    table.players[seat].reserve -= 1;
    table.map.take_in(city, seat);
    let spot = table.map.spot(place);
    log.record(Event::GotOff { seat, at: spot.at, host: spot.owner });
}

/// Whether a loco that has just entered `place` can do anything there.
pub(crate) fn is_possible(table: &Table, seat: Seat, place: Place) -> bool {
    let goals = [Some(1), Some(2), Some(3), Some(4), None];
    resource(table, seat, place).is_ok()
        || passenger(table, seat, place).is_ok()
        || goals.iter().any(|&goal| delivery(table, seat, place, goal).is_ok())
}

/// Whether `seat` has more stored than there is room for at the end of a turn (§7).
pub fn has_surplus(table: &Table, seat: Seat) -> bool {
    table.player(seat).stored() > table.level(seat)
}

/// Whether `seat` can give up a resource for lack of room (§7, Q38).
pub fn drop_off(table: &Table, seat: Seat, resource: Resource) -> Result<(), Refusal> {
    if !has_surplus(table, seat) {
        return Err(Refusal::RoomEnough);
    }
    let held = table.player(seat).store[resource];
    if held == 0 {
        Err(Refusal::TooFewResources { need: Need::Store, resource, needed: 1, held })
    } else {
        Ok(())
    }
}

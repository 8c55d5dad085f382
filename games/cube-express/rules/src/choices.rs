//! Lists the actions of a seat: nothing but calls to the rules.

use arrayvec::ArrayVec;
use tabletop::{Choices, Key, Seat};

use crate::components::{Conversion, Face, Kind, Loco, Resource, Side, Tiles};
use crate::map::{Cell, MOST_OPEN, Place};
use crate::phase::{Driving, Step};
use crate::rules::{any_time, center, driving, laying, market, station, stops};
use crate::{Action, Table};

/// Lists what `seat`, whose decision it is, may do in `step` with `hand`.
pub(crate) fn list(
    table: &Table,
    seat: Seat,
    (step, hand): (&Step, Tiles),
    into: &mut Choices<Action>,
) {
    match *step {
        Step::Lay => list_lays(table, hand, into),
        Step::Center { place } => list_center(table, seat, place, into),
        Step::Pay { .. } => {
            for (owner, station) in station::releases(table, seat) {
                into.push(Action::Release { seat: owner, at: table.map.spot(station).at });
            }
            // A payment is one act: nothing else happens in between (Q40).
            return;
        }
        Step::Drive(ref driving) => list_drive(table, seat, driving, into),
        Step::Market => {
            for column in 1..=4 {
                for bet in [true, false] {
                    if market::purchase(table, seat, column, bet).is_ok() {
                        into.push(Action::Market { column, bet });
                    }
                }
            }
        }
        Step::Store { .. } => {
            for &resource in Resource::ALL {
                if stops::drop_off(table, seat, resource).is_ok() {
                    into.push(Action::Drop { resource });
                }
            }
        }
        Step::Refill { .. } => return,
    }
    for &conversion in Conversion::ALL {
        if any_time::conversion(table, seat, conversion).is_ok() {
            into.push(Action::Convert { conversion });
        }
    }
    if any_time::sale(table, seat).is_ok() {
        into.push(Action::Sell {});
    }
}

/// The ways to lay a side of a tile at most: its top points to any side on any open place.
const MOST_WAYS: usize = 4 * MOST_OPEN;

fn list_lays(table: &Table, hand: Tiles, into: &mut Choices<Action>) {
    let mut possible = false;
    // All backs look the same (Q39): where one fits is looked for once.
    let backs: ArrayVec<(Cell, Side), MOST_WAYS> = laying::ways(table, Face::BACK).collect();
    for tile in hand.iter() {
        let fronts = laying::ways(table, tile.front()).map(|way| (false, way));
        for (back, (at, top)) in fronts.chain(backs.iter().map(|&way| (true, way))) {
            possible = true;
            into.push(Action::Lay { tile, back, at, top });
        }
    }
    if !possible {
        hand.iter().for_each(|tile| into.push(Action::Discard { tile }));
    }
}

fn list_center(table: &Table, seat: Seat, place: Place, into: &mut Choices<Action>) {
    match table.map.spot(place).print(table.data()).kind {
        Kind::Plain | Kind::StartCrossing(_) | Kind::Start => {}
        Kind::Crossing | Kind::Factory(_) => {
            if center::gain(table, seat, place).is_ok() {
                into.push(Action::Take {});
            }
        }
        Kind::Production(_) => {
            if center::claim(table, seat, place).is_ok() {
                into.push(Action::Claim {});
            }
        }
        Kind::Station => {
            let player = table.player(seat);
            for dividends in (0..=player.dividends.min(table.level(seat))).rev() {
                if station::building(table, seat, place, dividends).is_ok() {
                    into.push(Action::Build { dividends });
                }
            }
        }
    }
    into.push(Action::Skip {});
}

fn list_drive(table: &Table, seat: Seat, driving: &Driving, into: &mut Choices<Action>) {
    if let Ok(place) = stops::stop(table, seat, driving) {
        list_stop(table, seat, place, into);
    }
    for &loco in Loco::ALL {
        for to in driving::advances(table, seat, driving, loco) {
            into.push(Action::Drive { loco, to });
        }
    }
    if driving::burning(table, seat, driving).is_ok() {
        into.push(Action::Burn {});
    }
    if driving::second_loco(table, seat).is_ok() {
        for place in table.map.stations_of(seat) {
            into.push(Action::BuildLoco { at: table.map.spot(place).at });
        }
    }
    into.push(Action::Done {});
}

fn list_stop(table: &Table, seat: Seat, place: Place, into: &mut Choices<Action>) {
    if stops::resource(table, seat, place).is_ok() {
        into.push(Action::Take {});
    }
    for goal in [Some(1), Some(2), Some(3), Some(4), None] {
        if stops::delivery(table, seat, place, goal).is_ok() {
            into.push(Action::Deliver { goal });
        }
    }
    if stops::passenger(table, seat, place).is_ok() {
        into.push(Action::Passenger {});
    }
}

/// Whether `seat` can do anything in step II but end it.
pub(crate) fn has_more_than_done(table: &Table, seat: Seat, driving: &Driving) -> bool {
    let drives = |&loco: &Loco| driving::advances(table, seat, driving, loco).next().is_some();
    let stops_here = || {
        stops::stop(table, seat, driving).is_ok_and(|place| stops::is_possible(table, seat, place))
    };
    Loco::ALL.iter().any(drives)
        || stops_here()
        || driving::burning(table, seat, driving).is_ok()
        || driving::second_loco(table, seat).is_ok()
        || any_time::is_possible(table, seat)
}

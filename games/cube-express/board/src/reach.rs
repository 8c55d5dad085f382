//! How far a loco could drive, and what it could do where.

use cube_express_rules::rules::stops;
use cube_express_rules::{Driving, Kind, Loco, Place, Resource, Side, Table, Trip};
use tabletop::Seat;

/// What a stop would give.
#[derive(Copy, Clone, PartialEq, Eq, Debug)]
pub(crate) enum Gives {
    Resource(Resource),
    Passenger,
    Delivery { points: u8 },
}

/// What `seat` could do on a tile if a loco entered it now.
pub(crate) fn gives(table: &Table, seat: Seat, place: Place) -> Option<Gives> {
    if let Ok(resource) = stops::resource(table, seat, place) {
        return Some(Gives::Resource(resource));
    }
    if stops::passenger(table, seat, place).is_ok() {
        return Some(Gives::Passenger);
    }
    let spot = table.map.spot(place);
    let Kind::Factory(factory) = spot.print(table.data()).kind else { return None };
    let goals = [Some(1), Some(2), Some(3), Some(4), None];
    let points = if spot.owner.is_none() { factory.first } else { factory.later };
    let ready = goals.iter().any(|&goal| stops::delivery(table, seat, place, goal).is_ok());
    ready.then_some(Gives::Delivery { points })
}

/// The tiles that a loco can reach with its points, and what each costs.
pub(crate) fn reached(
    table: &Table,
    seat: Seat,
    driving: &Driving,
    loco: Loco,
) -> Vec<(Place, u8)> {
    let Some(start) = table.player(seat).loco(loco) else { return Vec::new() };
    let from = match driving.trip(loco) {
        Trip::Waiting => None,
        Trip::UnderWay { from } => Some(from),
        Trip::Over => return Vec::new(),
    };
    let data = table.data();
    let rail = table.player(seat).rail(loco);
    let mut seen: Vec<(Place, u8, Option<Side>)> = vec![(start, rail, from)];
    let mut edge = seen.clone();
    let mut found: Vec<(Place, u8)> = Vec::new();
    for cost in 1..=driving.points {
        let mut next = Vec::new();
        for &(place, rail, from) in &edge {
            let spot = table.map.spot(place);
            for side in Side::FOUR.into_iter().filter(|&side| Some(side) != from) {
                let Some(to) = spot.track(data, rail, side) else { continue };
                let rail = table.map.spot(to).rail_at(data, side.across());
                let state = (to, rail, Some(side.across()));
                if !seen.contains(&state) {
                    seen.push(state);
                    next.push(state);
                }
                if to != start && !found.iter().any(|&(place, _)| place == to) {
                    found.push((to, cost));
                }
            }
        }
        edge = next;
    }
    found
}

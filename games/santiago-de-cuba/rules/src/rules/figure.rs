//! §6 Walking to a building.

use tabletop::{Seat, Sink};

use crate::components::{Building, Flower, Item};
use crate::rules::cubans::hand_out;
use crate::{Event, Refusal, Table, Town};

/// Whether `seat`'s figure may walk to `building` under `flower` (§6).
///
/// It must be another building than the one it stands on, also if that one has
/// the right flower (Q06), and no other figure may stand there.
pub fn walk(town: &Town, seat: Seat, flower: Flower, building: Building) -> Result<(), Refusal> {
    if town.flower_of(building) != flower {
        return Err(Refusal::WrongFlower { building, flower });
    }
    match town.visitor(building) {
        Some(visitor) if visitor == seat => Err(Refusal::MustMoveOn),
        Some(_) => Err(Refusal::Occupied { building }),
        None => Ok(()),
    }
}

/// The buildings that `seat`'s figure may walk to.
pub fn walks(town: &Town, seat: Seat, flower: Flower) -> impl Iterator<Item = Building> {
    town.quarter(flower).filter(move |&building| walk(town, seat, flower, building).is_ok())
}

/// Pays the owner of the building under `seat`'s figure at the end of the turn (§6).
pub(crate) fn pay_owner(table: &mut Table, seat: Seat, log: &mut impl Sink<Event>) {
    let Some(building) = table.town.figures[seat] else { return };
    let Some(owner) = table.town.owner(building).filter(|&owner| owner != seat) else { return };
    let points = table.data.owner_points;
    log.record(Event::OwnerPaid { owner, visitor: seat, building, points });
    hand_out(table, owner, Item::Point, points, log);
}

//! §6 The architect: building, or points for not building.

use tabletop::{Key, Seat, Sink};

use crate::components::{Act, Building, Favor, Field, Material};
use crate::{Event, Need, Refusal, Table};

/// A building about to be built: worked out, not yet carried out.
#[derive(Copy, Clone, PartialEq, Eq, Debug)]
#[expect(missing_docs, reason = "the fields say what they are")]
pub struct Construction {
    pub seat: Seat,
    pub building: Building,
    pub field: Field,
    pub pesos: u16,
}

/// Works out whether `seat` can pay for `building` (§6); says how many pesos
/// the building act asks for, without which nothing is built (Q19).
///
/// One player may build both tiles of a factory (Q18).
pub fn price(table: &Table, seat: Seat, building: Building) -> Result<u16, Refusal> {
    if table.buildings[building] == 0 {
        return Err(Refusal::NoTile { building });
    }
    for (&material, &count) in Material::ALL.iter().zip(&table.printed.buildings[building].cost) {
        let held = table.held(seat, material.item());
        if held < count {
            return Err(Refusal::NotEnough {
                need: Need::Construction,
                item: material.item(),
                held,
            });
        }
    }
    let pesos = if table.parliament.has(Act::BuildingAct) { table.printed.building_act } else { 0 };
    let held = table.players[seat].pesos;
    if held < pesos {
        return Err(Refusal::TooDear { need: Need::Construction, cost: pesos, held });
    }
    Ok(pesos)
}

/// Whether `seat` may build on `field`: anywhere, also on the lake or under the
/// pawn, but neither in the warehouse nor on another building (§6, Q20).
pub fn site(table: &Table, seat: Seat, field: Field) -> Result<(), Refusal> {
    if table.players[seat].built_on(field).is_some() {
        return Err(Refusal::BuiltOn { field });
    }
    Ok(())
}

/// Works out a construction.
pub fn construction(
    table: &Table,
    seat: Seat,
    (building, field): (Building, Field),
) -> Result<Construction, Refusal> {
    site(table, seat, field)?;
    Ok(Construction { seat, building, field, pesos: price(table, seat, building)? })
}

impl Construction {
    /// Pays and lays the tile. Building never triggers what the tile does (Q21).
    pub(crate) fn carry_out(self, table: &mut Table, log: &mut impl Sink<Event>) {
        let Construction { seat, building, field, pesos } = self;
        let cost = table.printed.buildings[building].cost;
        for (&material, count) in Material::ALL.iter().zip(cost) {
            table.hand_in(seat, material.item(), count);
        }
        table.buildings[building] -= 1;
        let player = &mut table.players[seat];
        player.pesos -= pesos;
        player.lots[field as usize] = Some(building);
        log.record(Event::Built { seat, building, field, pesos });
    }
}

/// Whether `seat` can build anything.
pub fn can_build(table: &Table, seat: Seat) -> bool {
    let can = |building: &Building| price(table, seat, *building).is_ok();
    Building::ALL.iter().any(can) && Field::ALL.iter().any(|&f| site(table, seat, f).is_ok())
}

/// What building nothing brings now: the first of the round gets more than the
/// second (Q16), whoever comes later gets nothing (Q17).
pub fn consolation(table: &Table) -> Option<(Favor, u16)> {
    let favors = [Favor::FirstArchitect, Favor::SecondArchitect];
    let mut open = favors.into_iter().zip(table.printed.architect);
    open.find(|&(favor, _)| !table.is_covered(favor)).map(|(favor, points)| (favor, points.into()))
}

/// Builds nothing.
pub(crate) fn forgo(table: &mut Table, seat: Seat, log: &mut impl Sink<Event>) {
    let mut scored = 0;
    if let Some((favor, points)) = consolation(table) {
        table.markers = table.markers.with(favor);
        table.players[seat].points += points;
        scored = points;
    }
    log.record(Event::BuiltNothing { seat, points: scored });
}

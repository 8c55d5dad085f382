//! §7 The foreman: which buildings may be used.

use tabletop::{Key, Seat};

use crate::components::{Building, Field};
use crate::rules::uses;
use crate::sets::Fields;
use crate::{Refusal, Table};

/// Where `seat` may use `building` in a foreman's turn in which the buildings
/// on `used` have been used (§7).
///
/// Either all buildings in the pawn's row or column, in any order and each once
/// (Q22), or any single one (Q23). So the first may lie anywhere; after it, only
/// those of the cross. The printed warehouse is a building like the others.
pub fn place(
    table: &Table,
    seat: Seat,
    used: Fields,
    building: Building,
) -> Result<Field, Refusal> {
    let player = &table.players[seat];
    let lots = player.lots_of(building);
    if lots.is_empty() {
        return Err(Refusal::NotOwned { building });
    }
    let left = lots.except(used);
    if left.is_empty() {
        return Err(Refusal::UsedAlready { building });
    }
    let cross = Fields::cross(player.pawn);
    let first = if used.is_empty() { left.iter().next() } else { None };
    left.and(cross).iter().next().or(first).ok_or(Refusal::NotInCross { building })
}

/// The buildings that may be used next.
pub fn places(table: &Table, seat: Seat, used: Fields) -> impl Iterator<Item = Building> {
    Building::ALL.iter().copied().filter(move |&b| place(table, seat, used, b).is_ok())
}

/// Whether `seat` can use any building in any way.
pub fn can_use(table: &Table, seat: Seat, used: Fields) -> bool {
    places(table, seat, used).any(|building| uses::is_usable(table, seat, building))
}

/// Whether the turn ends with the use of a building on `field`: outside the
/// cross it was the only one (§7).
pub fn is_last(table: &Table, seat: Seat, field: Field) -> bool {
    !Fields::cross(table.players[seat].pawn).contains(field)
}

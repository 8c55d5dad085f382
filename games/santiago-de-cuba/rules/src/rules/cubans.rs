//! §3 The nine Cubans.

use tabletop::{Key, Seat, Sink};

use crate::components::{Building, Good, Item};
use crate::{Event, Gift, Refusal, Table, Town};

/// Gives `seat` what the supply has of `count` pieces of `item` (§1, Q22).
pub(crate) fn hand_out(
    table: &mut Table,
    seat: Seat,
    item: Item,
    count: u16,
    log: &mut impl Sink<Event>,
) {
    let received = table.receive(seat, item, count);
    if received > 0 {
        log.record(Event::Received { seat, item, count: received });
    }
    if received < count {
        log.record(Event::WentShort { seat, item, missing: count - received });
    }
}

/// Whether Pablo can get hold of `good` (§3): only what the supply has (§1).
pub fn from_pablo(table: &Table, good: Good) -> Result<(), Refusal> {
    let item = good.item();
    if table.supply().count(item) == 0 {
        return Err(Refusal::NotInSupply { item });
    }
    Ok(())
}

/// Whether Pablo can get hold of anything at all.
pub(crate) fn pablo_has_goods(table: &Table) -> bool {
    Good::ALL.iter().any(|&good| from_pablo(table, good).is_ok())
}

/// Whether `giver` may give `gift` to El Zorro's visitor (§3).
///
/// The giver chooses, but who has something to give must give it (Q10).
pub fn gift(table: &Table, giver: Seat, gift: Gift) -> Result<(), Refusal> {
    match gift.item() {
        Some(item) if table.held(giver, item) == 0 => Err(Refusal::NotEnough { item, held: 0 }),
        None if has_gifts(table, giver) => Err(Refusal::MustGive),
        Some(_) | None => Ok(()),
    }
}

/// Whether `giver` has anything that El Zorro takes.
pub(crate) fn has_gifts(table: &Table, giver: Seat) -> bool {
    let items = Gift::ALL.iter().filter_map(|gift| gift.item());
    items.into_iter().any(|item| table.held(giver, item) > 0)
}

/// Whether `seat` may put a marker on `building` at Alonso's (§3).
///
/// Any building that nobody owns, also one that a figure stands on (Q12).
pub fn claim(table: &Table, seat: Seat, building: Building) -> Result<(), Refusal> {
    if table.town.markers_left(&table.data, seat) == 0 {
        return Err(Refusal::NoMarkers);
    }
    if table.town.owner(building).is_some() {
        return Err(Refusal::Owned { building });
    }
    Ok(())
}

/// Whether `seat` may use `building` through Alonso (§3): only their own,
/// whoever stands on it, also their own figure (Q13).
pub fn through_alonso(town: &Town, seat: Seat, building: Building) -> Result<(), Refusal> {
    if town.owner(building) == Some(seat) {
        return Ok(());
    }
    Err(Refusal::NotOwned { building })
}

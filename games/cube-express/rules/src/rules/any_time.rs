//! §2 What a player may do at any time in the own turn.

use tabletop::{Key, Seat, Sink};

use crate::components::Conversion;
use crate::{Event, Refusal, Table};

/// So many markers leave a store: one for another store, one for the reserve or the dividends.
const CONVERTED: u8 = 2;

/// Whether `seat` can convert resources like this (§2).
pub fn conversion(table: &Table, seat: Seat, conversion: Conversion) -> Result<(), Refusal> {
    let (resource, ..) = conversion.terms();
    let held = table.player(seat).store[resource];
    if held < CONVERTED { Err(Refusal::CannotConvert { resource, held }) } else { Ok(()) }
}

/// Markers of one store become one of another, and a marker of the reserve or a dividend.
pub(crate) fn convert(
    table: &mut Table,
    seat: Seat,
    conversion: Conversion,
    log: &mut impl Sink<Event>,
) {
    let (from, to, dividend) = conversion.terms();
    let player = &mut table.players[seat];
    player.use_up(from, CONVERTED);
    player.gain(to);
    if dividend {
        player.earn(1);
    }
    log.record(Event::Converted { seat, conversion });
}

/// Whether `seat` can sell a share: a field back, for a marker of the reserve (§2, Q15).
///
/// Only whose turn it is can be asked, so nobody sells after the last turn (Q24).
pub fn sale(table: &Table, seat: Seat) -> Result<(), Refusal> {
    let player = table.player(seat);
    if player.disc == 0 {
        return Err(Refusal::NoShares);
    }
    if player.reserve == 0 { Err(Refusal::ReserveEmpty) } else { Ok(()) }
}

/// The disc goes back one field and a marker becomes a dividend.
///
/// Whoever was at the top keeps the marker worth nine points (Q18).
pub(crate) fn sell(table: &mut Table, seat: Seat, log: &mut impl Sink<Event>) {
    let player = &mut table.players[seat];
    player.disc -= 1;
    player.earn(1);
    let to = player.disc;
    log.record(Event::Sold { seat, to, points: table.track().worth(to) });
}

/// Whether `seat` can do anything of this chapter.
pub fn is_possible(table: &Table, seat: Seat) -> bool {
    let converts = |&with: &Conversion| conversion(table, seat, with).is_ok();
    sale(table, seat).is_ok() || Conversion::ALL.iter().any(converts)
}

//! The rules, one module per chapter.
//!
//! A planner looks at the table and works out a move or refuses it; what it
//! returns is carried out without fail. The README maps our chapter numbers to
//! the headings of the rulebook.

pub mod architect;
pub mod buildings;
pub mod foreman;
pub mod laws;
pub mod parliament;
pub mod scoring;
pub mod shipping;
pub mod tradeswoman;
pub mod uses;
pub mod worker;

use tabletop::{Seat, Sink};

use crate::components::Item;
use crate::{Event, Table};

/// Gives `seat` what the supply has of `count` pieces of `item` (Q01).
pub(crate) fn hand_out(
    table: &mut Table,
    seat: Seat,
    item: Item,
    count: u8,
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

/// Takes `count` pieces of `item` back into the supply.
pub(crate) fn hand_in(
    table: &mut Table,
    seat: Seat,
    item: Item,
    count: u8,
    log: &mut impl Sink<Event>,
) {
    table.hand_in(seat, item, count);
    log.record(Event::HandedIn { seat, item, count });
}

/// Marks points at once (§3).
pub(crate) fn score(table: &mut Table, seat: Seat, points: u16, log: &mut impl Sink<Event>) {
    table.players[seat].points += points;
    log.record(Event::Scored { seat, points });
}

/// Pays out pesos; the bank never runs out (Q02).
pub(crate) fn pay_out(table: &mut Table, seat: Seat, pesos: u16, log: &mut impl Sink<Event>) {
    table.players[seat].pesos += pesos;
    log.record(Event::Earned { seat, pesos });
}

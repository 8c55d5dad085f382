//! Whose moves are counted.

use store::{Entry, Kind};
use tabletop::Seat;

use super::super::inside::Inside;
use crate::metrics::Mover;

/// Whose move an entry is, if it is one.
pub(super) fn mover(inside: &Inside, entry: &Entry) -> Option<Mover> {
    match entry.kind {
        Kind::Chance => Some(Mover::Chance),
        Kind::Move => {
            let bot = entry.seat.and_then(|seat| inside.bot(Seat::new(seat)));
            Some(if bot.is_some() { Mover::Bot } else { Mover::Person })
        }
        Kind::Opened
        | Kind::Seated
        | Kind::Undo
        | Kind::Redo
        | Kind::Withdraw
        | Kind::Closed
        | Kind::Among(_) => None,
    }
}

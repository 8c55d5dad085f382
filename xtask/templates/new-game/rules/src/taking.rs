//! §2 Taking pebbles.

use tabletop::{Seat, Sink};

use crate::event::Event;
use crate::refusal::Refusal;
use crate::table::Table;

/// Pebbles about to be taken.
#[derive(Copy, Clone, PartialEq, Eq, Debug)]
pub struct Taking {
    seat: Seat,
    count: u8,
}

/// Works out whether `seat` may take `count` pebbles (§2).
pub fn taking(table: &Table, seat: Seat, count: u8) -> Result<Taking, Refusal> {
    let most = table.data.most;
    if count == 0 || count > most {
        return Err(Refusal::BadCount { most });
    }
    // Ruling Q01.
    if count > table.heap {
        return Err(Refusal::HeapTooSmall { left: table.heap });
    }
    Ok(Taking { seat, count })
}

impl Taking {
    /// Moves the pebbles. Cannot fail: [`taking`] has checked it all.
    pub fn carry_out(self, table: &mut Table, log: &mut impl Sink<Event>) {
        let Taking { seat, count } = self;
        table.heap -= count;
        table.held[seat] += count;
        log.record(Event::Took { seat, count });
    }
}

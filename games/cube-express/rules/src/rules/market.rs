//! §8 The market: a tile must be taken, a dividend may be bet on the goal above.

use tabletop::{Seat, Sink};

use crate::components::Tile;
use crate::rules::stops::has_room;
use crate::{Event, Need, Refusal, Table};

/// A tile that can be taken: worked out, not yet taken.
#[derive(Copy, Clone, PartialEq, Eq, Debug)]
#[expect(missing_docs, reason = "the fields say what they are")]
pub struct Purchase {
    pub column: u8,
    pub tile: Tile,
    pub bet: bool,
}

/// Works out the taking of the tile in `column`, counted from 1 (§8).
///
/// The bet is optional, comes from the dividends and goes on the goal of that
/// column alone (Q26).
pub fn purchase(table: &Table, seat: Seat, column: u8, bet: bool) -> Result<Purchase, Refusal> {
    let index = usize::from(column).checked_sub(1).ok_or(Refusal::NoSuchColumn)?;
    let tile = table.market.get(index).copied().flatten().ok_or(Refusal::NoSuchColumn)?;
    if bet {
        has_room(table, seat, column)?;
        let held = table.player(seat).dividends;
        if held == 0 {
            return Err(Refusal::TooFewDividends { need: Need::Bet, needed: 1, held });
        }
    }
    Ok(Purchase { column, tile, bet })
}

/// Whether step III follows when the locos have arrived: not in a last turn, nor in the one
/// that settles the end if so agreed (§9, Q20).
pub const fn follows(table: &Table, last: bool) -> bool {
    !(last || table.readings.no_last_market && table.finale.is_some())
}

impl Purchase {
    /// Empties the column and places the bet; the hand is not in plain sight.
    pub(crate) fn carry_out(self, table: &mut Table, seat: Seat, log: &mut impl Sink<Event>) {
        let Purchase { column, tile, bet } = self;
        let index = usize::from(column) - 1;
        table.market[index] = None;
        log.record(Event::Bought { seat, tile, sort: table.data().sort(tile) });
        if bet {
            let player = &mut table.players[seat];
            player.dividends -= 1;
            player.bets[index] += 1;
            log.record(Event::Bet { seat, goal: column });
        }
    }
}

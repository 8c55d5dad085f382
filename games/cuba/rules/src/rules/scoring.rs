//! §12 The end of the game.

use tabletop::{PerSeat, Sink, Standing};

use crate::{Event, Table};

/// Points for each own building (§12, Q10); the rest of the last round
/// changes no score and is left out (Q45).
pub(crate) fn final_scoring(table: &mut Table, log: &mut impl Sink<Event>) {
    for seat in table.start.round(table.terms.players) {
        let points = table.buildings_of(seat) * table.printed.end_building;
        table.players[seat].points += points;
        log.record(Event::BuildingsScored { seat, points });
    }
}

/// The final ranking: points, then pesos; who ties to the last shares a place (Q46).
pub fn standings(table: &Table) -> PerSeat<Standing> {
    let merits = table.players.map(|player| (player.points, player.pesos));
    Standing::rank(&merits, |merit| i32::from(merit.0))
}

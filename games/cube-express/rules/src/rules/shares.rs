//! §7 The share track: how shares rise, and what that brings.

use tabletop::{Seat, Sink};

use crate::{Ending, Event, Table};

/// Moves `seat`'s disc forward, in whosever turn it is; says whether it came to the end.
///
/// Steps beyond the end are lost (Q18). A marker on a bonus field becomes a dividend when
/// the disc passes it: landing there is not enough, unless so agreed (Q17).
pub(crate) fn rise(table: &mut Table, seat: Seat, steps: u8, log: &mut impl Sink<Event>) -> bool {
    let (track, reached) = (table.track(), table.readings.bonus_reached);
    let player = &mut table.players[seat];
    let from = player.disc;
    let to = (from + steps).min(track.last());
    if to == from {
        return false;
    }
    player.disc = to;
    log.record(Event::SharesRose { seat, to, points: track.worth(to) });
    for (index, &field) in track.bonus_fields.iter().enumerate() {
        let taken = if reached { from < field && field <= to } else { from <= field && field < to };
        if taken && player.bonuses & (1 << index) != 0 {
            player.bonuses &= !(1 << index);
            player.dividends += 1;
            log.record(Event::Bonus { seat });
        }
    }
    let first_time = to == track.last() && !player.topped;
    player.topped |= first_time;
    first_time
}

/// Gives `seat` a marker worth nine points, as long as there are any (Q23, Q43).
pub(crate) fn give_nine(table: &mut Table, seat: Seat, ending: Ending, log: &mut impl Sink<Event>) {
    let points = table.data().nine_points;
    if table.nines == 0 {
        return log.record(Event::NoNine { seat, points });
    }
    table.nines -= 1;
    table.players[seat].nines += 1;
    log.record(Event::Nine { seat, ending, points });
}

//! Who is to be told of what happens at a table.

use store::{About, Entry, Kind, NewNotice, Occupant};
use tabletop::{Seat, Seats, Turn};

use super::super::inside::Inside;

/// What people are to be told of these entries: those who are asked and were not before, and all
/// when the game is over. Whoever has just decided knows, also where chance came in between: so
/// there is one notice a turn, however many moves it has.
pub(super) fn notices(before: &Inside, after: &Inside, entries: &[Entry]) -> Vec<NewNotice> {
    let (about, seats) = match after.course.turn() {
        Some(Turn::Decide(asked)) => (About::Turn, newly(before, asked)),
        Some(Turn::Over) if before.course.turn() != Some(Turn::Over) => {
            (About::Over, (0..after.seats.len()).filter_map(number).map(Seat::new).collect())
        }
        Some(Turn::Over | Turn::Chance) | None => return Vec::new(),
    };
    let people = |seat: &Seat| match after.seats.get(seat.index()).map(|seat| &seat.occupant) {
        // Whoever lets a bot play has no turn; how it ended they want to know all the same.
        Some(Occupant::Person | Occupant::Guest) => {
            about == About::Over || after.bot(*seat).is_none()
        }
        Some(Occupant::Bot(_) | Occupant::Open(_)) | None => false,
    };
    let seats: Vec<Seat> = seats.iter().filter(people).collect();
    if seats.is_empty() {
        return Vec::new();
    }
    let mover = mover(after, entries);
    let notice = |seat: Seat| Some(NewNotice { seat: number(seat.index())?, about, mover });
    seats.into_iter().filter_map(notice).collect()
}

/// Those of the seats that were not asked before.
fn newly(before: &Inside, asked: Seats) -> Seats {
    let known = match before.course.turn() {
        Some(Turn::Decide(known)) => known,
        Some(Turn::Over | Turn::Chance) | None => Seats::NONE,
    };
    asked.iter().filter(|&seat| !known.contains(seat)).collect()
}

/// Whoever has decided last, or taken something back; not for whom they did.
fn mover(after: &Inside, entries: &[Entry]) -> Option<u8> {
    let decides = |entry: &&Entry| match entry.kind {
        Kind::Move | Kind::Undo | Kind::Redo | Kind::Withdraw | Kind::Seated => true,
        Kind::Opened | Kind::Chance | Kind::Closed | Kind::Among(_) => false,
    };
    let here = entries.iter().rev().find(decides).and_then(|entry| entry.seat);
    let by = after.course.house().made_by().and_then(|by| number(by.index()));
    let earlier = || number(after.course.deciders().flatten().last()?.index());
    by.or(here).or_else(earlier)
}

fn number(index: usize) -> Option<u8> {
    u8::try_from(index).ok()
}

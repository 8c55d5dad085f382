//! Who is to be told of what happens at a table.

use store::{About, Entry, Kind, NewNotice, Occupant};
use tabletop::{Seat, Seats, Turn};

use super::super::inside::Inside;

/// What people are to be told of these entries: that it is their turn, that the others ask them
/// something, and that it is over.
pub(super) fn notices(before: &Inside, after: &Inside, entries: &[Entry]) -> Vec<NewNotice> {
    let mut all = course(before, after, entries);
    all.extend(answers(before, after, entries));
    all.extend(told(About::Replaced, replaced(before, after), None));
    all.extend(told(About::Absent, absent(before, after), None));
    all
}

/// Those whom the others vote about from now on.
fn absent(before: &Inside, after: &Inside) -> Seats {
    let is_voted_about = |inside: &Inside, seat| inside.course.house().ballot(seat).is_some();
    let newly = |&seat: &Seat| is_voted_about(after, seat) && !is_voted_about(before, seat);
    people(after).filter(newly).collect()
}

/// Those for whom a bot plays from now on although they did not want it so.
fn replaced(before: &Inside, after: &Inside) -> Seats {
    let is_replaced = |inside: &Inside, seat: Seat| {
        let house = inside.course.house();
        house.is_gone(seat) && !house.has_left(seat) && !house.has_say(seat)
    };
    people(after).filter(|&seat| is_replaced(after, seat) && !is_replaced(before, seat)).collect()
}

/// Who is told of the game: those who are asked and were not before, and all when it is over, or
/// closed before its end. Whoever has just decided knows, also where chance came in between: so
/// there is one notice a turn, however many moves it has.
fn course(before: &Inside, after: &Inside, entries: &[Entry]) -> Vec<NewNotice> {
    if before.course.is_running() && after.course.is_closed() {
        return told(About::Closed, people(after).collect(), speaker(entries)).collect();
    }
    let (about, seats) = match after.course.turn() {
        Some(Turn::Decide(asked)) => (About::Turn, newly(before, asked)),
        Some(Turn::Over) if before.course.turn() != Some(Turn::Over) => {
            (About::Over, Seats::all(8))
        }
        Some(Turn::Over | Turn::Chance) | None => return Vec::new(),
    };
    // Whoever lets a bot play has no turn; how it ended they want to know all the same.
    let is_told = |seat: &Seat| about == About::Over || after.bot(*seat).is_none();
    let seats: Seats = people(after).filter(|&seat| seats.contains(seat)).filter(is_told).collect();
    if seats.is_empty() {
        return Vec::new();
    }
    told(about, seats, mover(after, entries)).collect()
}

/// Who is told that the others ask them something: those who were not asked the same before.
fn answers(before: &Inside, after: &Inside, entries: &[Entry]) -> Vec<NewNotice> {
    let asked = |inside: &Inside| inside.course.summary().asked.to_le_bytes();
    let (known, asked) = (asked(before), asked(after));
    let kinds = [About::Vote, About::Back, About::Close];
    let newly = kinds.into_iter().zip(known.into_iter().zip(asked).skip(1));
    let speaker = speaker(entries);
    newly
        .flat_map(|(about, (known, asked))| {
            let seats =
                Seats::all(8).iter().filter(|seat| (asked & !known) >> seat.index() & 1 == 1);
            told(about, seats.collect(), speaker)
        })
        .collect()
}

fn told(about: About, seats: Seats, mover: Option<u8>) -> impl Iterator<Item = NewNotice> {
    let notice = move |seat: Seat| Some(NewNotice { seat: number(seat.index())?, about, mover });
    seats.iter().filter_map(notice)
}

/// Those who sit at the table, whether they are there or not.
fn people(inside: &Inside) -> impl Iterator<Item = Seat> {
    let people = inside.seats.iter().filter(|record| match record.occupant {
        Occupant::Person | Occupant::Guest => true,
        Occupant::Bot(_) | Occupant::Open(_) => false,
    });
    people.map(|record| Seat::new(record.seat))
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

/// Whoever has said something to the others last, and knows what follows from it.
fn speaker(entries: &[Entry]) -> Option<u8> {
    entries.iter().rev().find_map(|entry| entry.seat)
}

fn number(index: usize) -> Option<u8> {
    u8::try_from(index).ok()
}

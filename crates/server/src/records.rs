//! Tables as pages are drawn from them: plain records of what the hub and the store hold.

use pages::{Made, Past, Place, Record, State, Terms};
use store::{Occupant, SeatRecord};
use tabletop::Seat;

use crate::hub::{Inside, Noted, Room};

/// Who looks at a table, and from where.
#[derive(Copy, Clone, Debug)]
pub(crate) struct Onlooker<'r> {
    /// The seats for which they may act.
    pub(crate) held: &'r [Seat],
    /// Whether they made the table.
    pub(crate) maker: bool,
    /// An earlier position.
    pub(crate) ply: Option<usize>,
}

/// What was agreed at a table.
pub(crate) fn terms(room: &Room) -> Terms<'_> {
    let agreed = &room.agreed;
    Terms { id: &agreed.id, title: room.title, setup: &room.setup, aids: agreed.aids }
}

/// A table as it stands, for whoever looks at it.
pub(crate) fn record<'r>(room: &'r Room, inside: &'r Inside, onlooker: Onlooker<'r>) -> Record<'r> {
    let course = &inside.course;
    let Onlooker { held, maker, ply } = onlooker;
    let past = ply.filter(|&ply| ply < course.ply());
    let past = past.map(|ply| Past { ply, table: course.at(ply) });
    let state = state(course.summary().state);
    // Nobody turns back from the past, nor from the end.
    let undoes = past.is_none() && state != State::Over;
    let redoes = past.is_none();
    Record {
        terms: terms(room),
        state,
        seq: course.seq(),
        table: course.table(),
        moves: course.moves().map(made).collect(),
        lately: course.lately(past.as_ref().map_or(course.ply(), |past| past.ply)),
        past,
        chapters: course.chapters(),
        places: inside.seats.iter().map(|seat| place(inside, seat, maker)).collect(),
        held,
        may_close: maker && !course.has_moved() && state != State::Closed,
        may_undo: undoes && held.iter().any(|&seat| course.undo(seat, 0).is_some()),
        may_redo: redoes && held.iter().any(|&seat| course.redo(seat, 0).is_some()),
    }
}

/// A line of the list of tables.
pub(crate) fn listing(table: store::Listing) -> pages::Listing {
    pages::Listing {
        is_my_turn: table.summary.asked & table.mine != 0,
        id: table.id,
        game: table.game,
        names: table.names,
        state: state(table.summary.state),
    }
}

const fn state(state: store::State) -> State {
    match state {
        store::State::Waiting => State::Waiting,
        store::State::Playing => State::Playing,
        store::State::Over => State::Over,
        store::State::Closed => State::Closed,
    }
}

fn made(noted: &Noted) -> Made<'_> {
    Made { seat: noted.entry.seat.map(Seat::new), happened: noted.happened.as_deref() }
}

/// A seat; only the maker hands out links to open ones.
fn place<'r>(inside: &'r Inside, record: &'r SeatRecord, maker: bool) -> Place<'r> {
    let seat = Seat::new(record.seat);
    let (to_fill, invite) = match &record.occupant {
        Occupant::Open(invite) if maker => (true, invite.as_deref()),
        Occupant::Open(_) | Occupant::Person | Occupant::Guest | Occupant::Bot(_) => (false, None),
    };
    let question = inside.course.question(seat);
    Place { name: &record.name, to_fill, invite, question, intent: inside.intent(seat) }
}

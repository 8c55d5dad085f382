//! What follows beyond the table: how a game has ended, for the lists of those who played and for
//! how well they play, and which seats anybody may take.

use store::{EndedSeat, Ending, Follows, Occupant};
use tabletop::Seat;

use super::super::inside::Inside;

/// What follows from what has happened between these.
pub(super) fn follows(game: &str, (before, after): (&Inside, &Inside)) -> Follows {
    let ending = (after.is_over() && !before.is_over()).then(|| ending(game, after)).flatten();
    let vacant = after.vacancies();
    Follows { ending, vacant: (vacant != before.vacancies()).then_some(vacant) }
}

/// How a game has ended; nothing before that, nor of one that was not played here from its start:
/// that is nobody's result. If nobody who sat there is left, it says nothing of anybody.
fn ending(game: &str, inside: &Inside) -> Option<Ending> {
    let ended = inside.outcome().filter(|_| inside.course.origin().is_none())?;
    let house = inside.course.house();
    let all = inside.seats.iter().zip(ended.places.iter().zip(&ended.scores));
    let seat = |(record, (&place, &score)): (&store::SeatRecord, (&u8, &i32))| {
        let bot = match &record.occupant {
            Occupant::Bot(level) => Some(level.clone()),
            Occupant::Person | Occupant::Guest | Occupant::Open(_) => None,
        };
        let taken_over = house.is_taken_over(Seat::new(record.seat));
        EndedSeat { place, score: score.into(), bot, taken_over }
    };
    let stays = inside.people().any(|seat| !house.is_gone(seat));
    let rated = house.accord().rated && stays;
    Some(Ending { game: game.to_owned(), rated, seats: all.map(seat).collect() })
}

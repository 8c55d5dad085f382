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
/// that is nobody's result. Whoever has gone comes after all who have not, so
/// that nobody is lifted by a bot; if nobody is left, it says nothing of anybody.
fn ending(game: &str, inside: &Inside) -> Option<Ending> {
    let ended = inside.course.table().outcome()?;
    if inside.course.origin().is_some() {
        return None;
    }
    let house = inside.course.house();
    let last = ended.places.iter().copied().max().unwrap_or_default() + 1;
    let all = inside.seats.iter().zip(ended.places.iter().zip(&ended.scores));
    let seat = |(record, (&place, &score)): (&store::SeatRecord, (&u8, &i32))| {
        let bot = match &record.occupant {
            Occupant::Bot(level) => Some(level.clone()),
            Occupant::Person | Occupant::Guest | Occupant::Open(_) => None,
        };
        let seat = Seat::new(record.seat);
        let place = if house.is_gone(seat) { last } else { place };
        EndedSeat { place, score: score.into(), bot, taken_over: house.is_taken_over(seat) }
    };
    let stays = inside.people().any(|seat| !house.is_gone(seat));
    let rated = house.accord().rated && stays;
    Some(Ending { game: game.to_owned(), rated, seats: all.map(seat).collect() })
}

//! How a game has ended, for the lists of those who played and for how well they play.

use store::{EndedSeat, Ending, Occupant};
use tabletop::Seat;

use super::super::inside::Inside;

/// How a game has ended; nothing before that, nor of one that was not played here from its start:
/// that is nobody's result. Whoever gave up comes after all who did not.
pub(super) fn ending(game: &str, inside: &Inside) -> Option<Ending> {
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
        let left = house.has_left(Seat::new(record.seat));
        EndedSeat { place: if left { last } else { place }, score: score.into(), bot }
    };
    let rated = house.accord().rated;
    Some(Ending { game: game.to_owned(), rated, seats: all.map(seat).collect() })
}

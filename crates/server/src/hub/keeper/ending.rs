//! How a game has ended, for the lists of those who played and for how well they play.

use store::{EndedSeat, Ending, Occupant};

use super::super::inside::Inside;

/// How a game has ended; nothing before that.
pub(super) fn ending(game: &str, inside: &Inside) -> Option<Ending> {
    let ended = inside.outcome()?;
    let all = inside.seats.iter().zip(ended.places.iter().zip(&ended.scores));
    let seat = |(record, (&place, &score)): (&store::SeatRecord, (&u8, &i32))| {
        let bot = match &record.occupant {
            Occupant::Bot(level) => Some(level.clone()),
            Occupant::Person | Occupant::Guest | Occupant::Open(_) => None,
        };
        EndedSeat { place, score: score.into(), bot }
    };
    let rated = inside.course.house().accord().rated;
    Some(Ending { game: game.to_owned(), rated, seats: all.map(seat).collect() })
}

//! How a game has ended, for the lists of those who played and for how well they play.

use store::{EndedSeat, Ending, Occupant};
use tabletop::Seat;

use super::super::inside::Inside;

/// How a game has ended; nothing before that. Whoever has gone comes after all who have not, so
/// that nobody is lifted by a bot; if nobody is left, it says nothing of anybody.
pub(super) fn ending(game: &str, inside: &Inside) -> Option<Ending> {
    let ended = inside.course.table().outcome()?;
    let house = inside.course.house();
    let last = ended.places.iter().copied().max().unwrap_or_default() + 1;
    let all = inside.seats.iter().zip(ended.places.iter().zip(&ended.scores));
    let seat = |(record, (&place, &score)): (&store::SeatRecord, (&u8, &i32))| {
        let bot = match &record.occupant {
            Occupant::Bot(level) => Some(level.clone()),
            Occupant::Person | Occupant::Guest | Occupant::Open(_) => None,
        };
        let gone = house.is_gone(Seat::new(record.seat));
        EndedSeat { place: if gone { last } else { place }, score: score.into(), bot }
    };
    let stays = inside.people().any(|seat| !house.is_gone(seat));
    let rated = house.accord().rated && stays;
    Some(Ending { game: game.to_owned(), rated, seats: all.map(seat).collect() })
}

//! How the tests play: a path for every decision.

use santiago_de_cuba_rules::{Chance, Item, Phase, Santiago, Step};
use tabletop::{Game, Seat, Seats, Turn};
pub(crate) use testkit::paths::{choices, play, refused};

pub(crate) const ANNA: Seat = Seat::new(0);
pub(crate) const BERTA: Seat = Seat::new(1);
pub(crate) const CARLO: Seat = Seat::new(2);
pub(crate) const DORA: Seat = Seat::new(3);

/// The dice show `faces`, in the order sugar, citrus, tobacco, rum, cigars.
pub(crate) fn roll(game: &mut Santiago, faces: [u8; 5]) {
    let rolled = game.resolve(&Chance::Dice { faces }, &mut tabletop::Mute);
    assert_eq!(rolled, Ok(()));
}

pub(crate) fn held(game: &Santiago, seat: Seat, item: Item) -> u16 {
    game.table().held(seat, item)
}

/// The step of the turn, and whose turn it is.
pub(crate) fn step(game: &Santiago) -> (Seat, Step) {
    let phase = game.phase();
    let Phase::Turn { active, step } = phase else { panic!("no turn: {phase:?}") };
    (active, step)
}

/// Asserts that `seat` alone is asked.
pub(crate) fn is_asked(game: &Santiago, seat: Seat) {
    assert_eq!(game.turn(), Turn::Decide(Seats::only(seat)), "{:?}", game.phase());
}

/// Asserts that the turn is over and `seat` drives next.
pub(crate) fn drives_next(game: &Santiago, seat: Seat) {
    assert_eq!(step(game), (seat, Step::Drive));
}

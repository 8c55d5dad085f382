//! How the tests play: a path for every decision.

use cuba_rules::{Chance, Cuba, Item, Phase, Step};
use tabletop::{Game, Mute, Seat, Seats, Turn};
pub(crate) use testkit::paths::{action, choices, play, play_all as plays, refused};

pub(crate) const ANNA: Seat = Seat::new(0);
pub(crate) const BERTA: Seat = Seat::new(1);
pub(crate) const CARLO: Seat = Seat::new(2);
pub(crate) const DORA: Seat = Seat::new(3);

/// What chance brings.
pub(crate) fn draw(game: &mut Cuba, chance: Chance) {
    assert_eq!(game.resolve(&chance, &mut Mute), Ok(()));
    assert_eq!(game.audit(), Vec::<String>::new());
}

/// The fists are opened.
pub(crate) fn open_bids(game: &mut Cuba) {
    let chance = game.draw(&mut tabletop::SeededDice::new(1));
    assert!(matches!(chance, Chance::Bids { .. }), "{chance:?}");
    draw(game, chance);
}

pub(crate) fn held(game: &Cuba, seat: Seat, item: Item) -> u8 {
    game.table().held(seat, item)
}

pub(crate) fn points(game: &Cuba, seat: Seat) -> u16 {
    game.table().players[seat].points
}

pub(crate) fn pesos(game: &Cuba, seat: Seat) -> u16 {
    game.table().players[seat].pesos
}

/// The step of the turn, and whose turn it is.
pub(crate) fn step(game: &Cuba) -> (Seat, Step) {
    let phase = game.current();
    let Phase::Actions { active, step, .. } = phase else { panic!("no turn: {phase:?}") };
    (active, step)
}

/// Asserts that `seat` plays the next card.
pub(crate) fn plays_next(game: &Cuba, seat: Seat) {
    assert_eq!(step(game), (seat, Step::Play));
}

/// Asserts that these seats are asked, and nobody else.
pub(crate) fn are_asked(game: &Cuba, seats: &[Seat]) {
    let seats: Seats = seats.iter().copied().collect();
    assert_eq!(game.turn(), Turn::Decide(seats), "{:?}", game.current());
}

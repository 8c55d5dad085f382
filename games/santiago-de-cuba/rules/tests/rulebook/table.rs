//! How the tests play: a path for every decision.

use santiago_de_cuba_rules::{Action, Chance, Event, Item, Phase, Refusal, Santiago, Step};
use tabletop::{Choices, Game, Log, Reading, Seat, Seats, Turn, read, spelled};

pub(crate) const ANNA: Seat = Seat::new(0);
pub(crate) const BERTA: Seat = Seat::new(1);
pub(crate) const CARLO: Seat = Seat::new(2);
pub(crate) const DORA: Seat = Seat::new(3);

fn action(path: &str) -> Action {
    match read(path) {
        Ok(Reading::Whole(action)) => action,
        other => panic!("{path}: {other:?}"),
    }
}

/// `seat` does what `path` spells; returns what happened.
pub(crate) fn play(game: &mut Santiago, seat: Seat, path: &str) -> Vec<Event> {
    let mut log = Log::default();
    if let Err(refusal) = game.apply(seat, &action(path), &mut log) {
        panic!("{path}: {refusal}");
    }
    assert_eq!(game.audit(), Vec::<String>::new());
    log.0
}

/// Why `seat` may not do what `path` spells.
pub(crate) fn refused(game: &Santiago, seat: Seat, path: &str) -> Refusal {
    match game.check(seat, &action(path)) {
        Err(refusal) => refusal,
        Ok(()) => panic!("{path} is allowed"),
    }
}

/// The dice show `faces`, in the order sugar, citrus, tobacco, rum, cigars.
pub(crate) fn roll(game: &mut Santiago, faces: [u8; 5]) {
    let rolled = game.resolve(&Chance::Dice { faces }, &mut tabletop::Mute);
    assert_eq!(rolled, Ok(()));
}

pub(crate) fn held(game: &Santiago, seat: Seat, item: Item) -> u16 {
    game.table().held(seat, item)
}

/// Everything `seat` may do, as paths.
pub(crate) fn choices(game: &Santiago, seat: Seat) -> Vec<String> {
    let mut choices = Choices::default();
    game.actions(seat, &mut choices);
    choices.ones().iter().map(|action| spelled(action).to_string()).collect()
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

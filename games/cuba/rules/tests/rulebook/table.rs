//! How the tests play: a path for every decision.

use cuba_rules::{Action, Chance, Cuba, Event, Item, Phase, Refusal, Step};
use tabletop::{Choices, Game, Log, Mute, Reading, Seat, Seats, Turn, read, spelled};

pub(crate) const ANNA: Seat = Seat::new(0);
pub(crate) const BERTA: Seat = Seat::new(1);
pub(crate) const CARLO: Seat = Seat::new(2);
pub(crate) const DORA: Seat = Seat::new(3);

pub(crate) fn action(path: &str) -> Action {
    match read(path) {
        Ok(Reading::Whole(action)) => action,
        other => panic!("{path}: {other:?}"),
    }
}

/// `seat` does what `path` spells; returns what happened.
pub(crate) fn play(game: &mut Cuba, seat: Seat, path: &str) -> Vec<Event> {
    let mut log = Log::default();
    if let Err(refusal) = game.apply(seat, &action(path), &mut log) {
        panic!("{path}: {refusal}");
    }
    assert_eq!(game.audit(), Vec::<String>::new());
    log.0
}

/// `seat` does one thing after another.
pub(crate) fn plays(game: &mut Cuba, seat: Seat, paths: &[&str]) {
    paths.iter().for_each(|path| drop(play(game, seat, path)));
}

/// Why `seat` may not do what `path` spells; nothing has changed over it.
pub(crate) fn refused(game: &Cuba, seat: Seat, path: &str) -> Refusal {
    let mut copy = *game;
    let mut log = Log::default();
    let Err(refusal) = copy.apply(seat, &action(path), &mut log) else {
        panic!("{path} is allowed")
    };
    assert_eq!(copy, *game, "{path} was refused and changed something");
    assert!(log.0.is_empty(), "{path} was refused and told something");
    assert_eq!(game.check(seat, &action(path)), Err(refusal));
    refusal
}

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

/// Everything `seat` may do, as paths.
pub(crate) fn choices(game: &Cuba, seat: Seat) -> Vec<String> {
    let mut choices = Choices::default();
    game.actions(seat, &mut choices);
    choices.ones().iter().map(|action| spelled(action).to_string()).collect()
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

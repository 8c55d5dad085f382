//! How the tests play: a path for every decision.

use boxes::Contents;
use cuba18_rules::components::Data;
use cuba18_rules::round::{Purchases, Step, Track};
use cuba18_rules::{Action, Cuba18, Event, Refusal};
use cuba18_track::{Company, LayRefusal};
use tabletop::{Choices, Game, Log, Reading, Seat, Seats, Turn, read, spelled};

pub(crate) const ANNA: Seat = Seat::new(0);
pub(crate) const BERTA: Seat = Seat::new(1);
pub(crate) const CARLO: Seat = Seat::new(2);
pub(crate) const DORA: Seat = Seat::new(3);

/// What is printed in our box.
pub(crate) fn built_in() -> &'static Data {
    Data::shelf().built_in()
}

pub(crate) fn action(path: &str) -> Action {
    match read(path) {
        Ok(Reading::Whole(action)) => action,
        other => panic!("{path}: {other:?}"),
    }
}

/// `seat` does what `path` spells; returns what happened.
pub(crate) fn play(game: &mut Cuba18, seat: Seat, path: &str) -> Vec<Event> {
    let mut log = Log::default();
    if let Err(refusal) = game.apply(seat, &action(path), &mut log) {
        panic!("{path}: {refusal}");
    }
    assert_eq!(game.audit(), Vec::<String>::new(), "after {path}");
    log.0
}

/// Whoever is asked passes.
pub(crate) fn pass(game: &mut Cuba18) -> Vec<Event> {
    play(game, asked(game), "pass")
}

/// Everybody passes until the stock round is over.
pub(crate) fn end_stock(game: &mut Cuba18) -> Vec<Event> {
    let mut events = Vec::new();
    while !events.iter().any(|event| matches!(event, Event::SetBegan { .. })) {
        events.extend(pass(game));
    }
    events
}

/// Why `seat` may not do what `path` spells.
pub(crate) fn refused(game: &Cuba18, seat: Seat, path: &str) -> Refusal {
    match game.check(seat, &action(path)) {
        Err(refusal) => refusal,
        Ok(()) => panic!("{path} is allowed"),
    }
}

/// Why a tile may not be laid.
pub(crate) fn lay_refused(game: &Cuba18, path: &str) -> LayRefusal {
    let refusal = refused(game, asked(game), path);
    let Refusal::Track { refusal, .. } = refusal else { panic!("{path}: {refusal}") };
    refusal
}

/// Whether `seat` may do what `path` spells.
pub(crate) fn may(game: &Cuba18, seat: Seat, path: &str) -> bool {
    game.check(seat, &action(path)).is_ok()
}

/// Everything `seat` may do, as paths.
pub(crate) fn choices(game: &Cuba18, seat: Seat) -> Vec<String> {
    let mut choices = Choices::default();
    game.actions(seat, &mut choices);
    choices.ones().iter().map(|action| spelled(action).to_string()).collect()
}

/// Who is asked.
pub(crate) fn asked(game: &Cuba18) -> Seat {
    let Turn::Decide(seats) = game.turn() else { panic!("nobody is asked") };
    seats.iter().next().expect("somebody is asked")
}

/// Asserts that `seat` alone is asked.
pub(crate) fn is_asked(game: &Cuba18, seat: Seat) {
    assert_eq!(game.turn(), Turn::Decide(Seats::only(seat)), "{:?}", game.round());
}

pub(crate) fn cash(game: &Cuba18, seat: Seat) -> u32 {
    game.table().cash(seat).coins()
}

pub(crate) fn treasury(game: &Cuba18, company: Company) -> u32 {
    game.table().charter(company).treasury.coins()
}

pub(crate) fn price(game: &Cuba18, company: Company) -> u32 {
    game.table().price(company).coins()
}

pub(crate) fn trains(game: &Cuba18, company: Company) -> Vec<&'static str> {
    game.table().charter(company).each_train().map(tabletop::Key::key).collect()
}

/// The company whose turn it is, and the step.
pub(crate) fn step(game: &Cuba18) -> (Company, Step) {
    let turn = game.operating().unwrap_or_else(|| panic!("{:?}", game.round()));
    (turn.company, turn.step)
}

pub(crate) const TRACK: Step = Step::Track(Track {
    laid: false,
    commissioned: false,
    fresh_home: false,
    rented: cuba18_rules::rent::Rent::NONE,
});

pub(crate) fn buying() -> Step {
    Step::Trains(Purchases::default())
}

/// Whoever is asked does as little as the rules allow: passes, keeps, runs the best run.
pub(crate) fn idle(game: &mut Cuba18) -> Vec<Event> {
    let seat = asked(game);
    let paths = choices(game, seat);
    let wanted = ["pass", "keep"].into_iter().find(|path| paths.iter().any(|one| one == path));
    let path = wanted.map_or_else(|| paths[0].clone(), str::to_owned);
    play(game, seat, &path)
}

/// Idles until the set of operating rounds is over; returns what happened.
pub(crate) fn end_set(game: &mut Cuba18) -> Vec<Event> {
    let mut events = Vec::new();
    while game.operating().is_some() {
        events.extend(idle(game));
    }
    events
}

/// A position is copied for every click and every thought of a bot.
#[test]
fn a_position_is_small() {
    assert!(size_of::<Cuba18>() < 4096, "{} bytes", size_of::<Cuba18>());
}

//! How tests play: a path for every decision.

use tabletop::{Choices, Game, Log, Reading, Seat, Spell, read, spelled};

/// The action that `path` spells.
///
/// # Panics
///
/// Panics if it spells none.
pub fn action<A: Spell>(path: &str) -> A {
    match read(path) {
        Ok(Reading::Whole(action)) => action,
        Ok(Reading::Prefix) => panic!("{path} is the beginning of an action"),
        Err(wrong) => panic!("{wrong}"),
    }
}

/// `seat` does what `path` spells; returns what happened.
///
/// # Panics
///
/// Panics if it is against the rules, or something is lost over it.
pub fn play<G: Game>(game: &mut G, seat: Seat, path: &str) -> Vec<G::Event> {
    let mut log = Log::default();
    if let Err(refusal) = game.apply(seat, &action(path), &mut log) {
        panic!("{path}: {refusal}");
    }
    assert_eq!(game.audit(), Vec::<String>::new());
    log.0
}

/// `seat` does one thing after another.
///
/// # Panics
///
/// Panics if one of them is against the rules, or something is lost over it.
pub fn play_all<G: Game>(game: &mut G, seat: Seat, paths: &[&str]) {
    paths.iter().for_each(|path| drop(play(game, seat, path)));
}

/// Why `seat` may not do what `path` spells; trying it changes nothing.
///
/// # Panics
///
/// Panics if it is allowed, or leaves a trace.
pub fn refused<G: Game>(game: &G, seat: Seat, path: &str) -> G::Refusal {
    let mut copy = game.clone();
    let mut log = Log::default();
    let Err(refusal) = copy.apply(seat, &action(path), &mut log) else {
        panic!("{path} is allowed")
    };
    assert_eq!(copy, *game, "{path} was refused and changed something");
    assert!(log.0.is_empty(), "{path} was refused and told something");
    assert_eq!(game.check(seat, &action(path)), Err(refusal.clone()));
    refusal
}

/// Everything `seat` may do, as paths.
pub fn choices<G: Game>(game: &G, seat: Seat) -> Vec<String> {
    let mut choices = Choices::default();
    game.actions(seat, &mut choices);
    choices.ones().iter().map(|action| spelled(action).to_string()).collect()
}

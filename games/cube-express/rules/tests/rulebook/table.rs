//! How the tests play: a path for every decision.

use cube_express_rules::{
    Action, CubeExpress, Event, Phase, Player, Refusal, Resource, Side, Spot, Step,
};
use tabletop::{Choices, Game, Log, Reading, Seat, Seats, Turn, read, spelled};

pub(crate) const ANNA: Seat = Seat::new(0);
pub(crate) const BERTA: Seat = Seat::new(1);
pub(crate) const CARLO: Seat = Seat::new(2);
pub(crate) const DORA: Seat = Seat::new(3);

pub(crate) const N: Side = Side::North;
pub(crate) const E: Side = Side::East;
pub(crate) const S: Side = Side::South;
pub(crate) const W: Side = Side::West;

fn action(path: &str) -> Action {
    match read(path) {
        Ok(Reading::Whole(action)) => action,
        other => panic!("{path}: {other:?}"),
    }
}

/// `seat` does what `path` spells; returns what happened.
pub(crate) fn play(game: &mut CubeExpress, seat: Seat, path: &str) -> Vec<Event> {
    let mut log = Log::default();
    if let Err(refusal) = game.apply(seat, &action(path), &mut log) {
        panic!("{path}: {refusal}");
    }
    assert_eq!(game.audit(), Vec::<String>::new());
    log.0
}

/// `seat` does all that, one after another.
pub(crate) fn play_all(game: &mut CubeExpress, seat: Seat, paths: &[&str]) {
    for path in paths {
        play(game, seat, path);
    }
}

/// Why `seat` may not do what `path` spells; trying it changes nothing.
pub(crate) fn refused(game: &CubeExpress, seat: Seat, path: &str) -> Refusal {
    let mut copy = game.clone();
    let mut log = Log::default();
    match copy.apply(seat, &action(path), &mut log) {
        Err(refusal) => {
            assert_eq!((&copy, log.0.len()), (game, 0), "{path} left a trace");
            assert_eq!(game.check(seat, &action(path)), Err(refusal));
            refusal
        }
        Ok(()) => panic!("{path} is allowed"),
    }
}

/// The host draws what chance must decide.
pub(crate) fn draw(game: &mut CubeExpress) -> Vec<Event> {
    let chance = game.draw(&mut tabletop::SeededDice::new(1));
    let mut log = Log::default();
    game.resolve(&chance, &mut log).expect("what is drawn is possible");
    assert_eq!(game.audit(), Vec::<String>::new());
    log.0
}

pub(crate) fn player(game: &CubeExpress, seat: Seat) -> Player {
    *game.table().player(seat)
}

/// Coal, wood and iron of `seat`.
pub(crate) fn stored(game: &CubeExpress, seat: Seat) -> [u8; 3] {
    let store = player(game, seat).store;
    [Resource::Coal, Resource::Wood, Resource::Iron].map(|resource| store[resource])
}

/// The tile on a square.
pub(crate) fn spot(game: &CubeExpress, x: i8, y: i8) -> Spot {
    let place = game.table().map.find(cube_express_rules::Cell(x, y)).expect("a tile");
    *game.table().map.spot(place)
}

/// Everything `seat` may do, as paths.
pub(crate) fn choices(game: &CubeExpress, seat: Seat) -> Vec<String> {
    let mut choices = Choices::default();
    game.actions(seat, &mut choices);
    choices.ones().iter().map(|action| spelled(action).to_string()).collect()
}

/// Everything `seat` may do whose path begins like this.
pub(crate) fn choices_of(game: &CubeExpress, seat: Seat, begin: &str) -> Vec<String> {
    choices(game, seat).into_iter().filter(|path| path.starts_with(begin)).collect()
}

/// The step of the turn, and whose turn it is.
pub(crate) fn step(game: &CubeExpress) -> (Seat, Step) {
    let phase = game.phase();
    let Phase::Turn { active, step, .. } = phase else { panic!("no turn: {phase:?}") };
    (active, step)
}

/// Asserts that `seat` alone is asked.
pub(crate) fn is_asked(game: &CubeExpress, seat: Seat) {
    assert_eq!(game.turn(), Turn::Decide(Seats::only(seat)), "{:?}", game.phase());
}

//! How the tests play: a path for every decision.

use cube_express_rules::{CubeExpress, Event, Phase, Player, Resource, Side, Spot, Step};
use tabletop::{Game, Log, Seat, Seats, Turn};
pub(crate) use testkit::paths::{choices, play, play_all, refused};

pub(crate) const ANNA: Seat = Seat::new(0);
pub(crate) const BERTA: Seat = Seat::new(1);
pub(crate) const CARLO: Seat = Seat::new(2);
pub(crate) const DORA: Seat = Seat::new(3);

pub(crate) const N: Side = Side::North;
pub(crate) const E: Side = Side::East;
pub(crate) const S: Side = Side::South;
pub(crate) const W: Side = Side::West;

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

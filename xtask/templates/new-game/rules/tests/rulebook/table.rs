//! Tables to begin a test with.

use std::collections::BTreeMap;

use boxes::Contents;
use tabletop::{Game, Log, Seat};
use {{snake}}_rules::components::Data;
use {{snake}}_rules::{Action, Chance, Event, Refusal, {{type}}};

pub(crate) const ANNA: Seat = Seat::new(0);
pub(crate) const BERTA: Seat = Seat::new(1);

/// A table before chance has spoken.
pub(crate) fn fresh(players: u8) -> {{type}} {
    let setup = {{type}}::PROFILE.setup(players, None, BTreeMap::new());
    {{type}}::new(&setup.expect("it exists"), Data::shelf().built_in()).expect("it exists")
}

/// A table at which Anna is to move.
pub(crate) fn started(players: u8) -> {{type}} {
    let mut game = fresh(players);
    let start = Chance::Start { seat: ANNA };
    game.resolve(&start, &mut Log::default()).expect("chance is asked");
    game
}

/// Takes pebbles and tells what happened.
pub(crate) fn take(game: &mut {{type}}, seat: Seat, count: u8) -> Result<Vec<Event>, Refusal> {
    let mut log = Log::default();
    game.apply(seat, &Action::Take { count }, &mut log)?;
    Ok(log.0)
}

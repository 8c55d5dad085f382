//! Who decides, and who looks.

use cuba18_rules::View;
use tabletop::{Game, Seat, Turn, Viewer};

use crate::Stage;

/// Whom the table waits for.
pub(crate) fn decider(view: &View) -> Option<Seat> {
    match view.game().turn() {
        Turn::Decide(seats) => seats.iter().next(),
        Turn::Chance | Turn::Over => None,
    }
}

/// The seat of whoever looks.
pub(crate) const fn own(stage: &Stage<'_>) -> Option<Seat> {
    match stage.viewer {
        Viewer::Player(seat) => Some(seat),
        Viewer::Public => None,
    }
}

/// The cash of whoever looks.
pub(crate) fn cash(view: &View, stage: &Stage<'_>) -> u32 {
    own(stage).map_or(0, |seat| view.table().cash(seat).coins())
}

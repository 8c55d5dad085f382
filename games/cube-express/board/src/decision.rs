//! What decisions are about, as far as drawing them needs to know.

use cube_express_rules::{Action, Cell, Loco, Tile};
use tabletop::Seat;

use crate::Stage;

/// Whether everything that is settled leads to decisions of one kind.
pub(crate) fn all(stage: &Stage<'_>, is_of_kind: impl Fn(&Action) -> bool) -> bool {
    stage.offer.agreed(|action| is_of_kind(action).then_some(())).is_some()
}

/// The tile that is laid, and whether its back shows.
pub(crate) const fn laid(action: &Action) -> Option<(Tile, bool)> {
    if let Action::Lay { tile, back, .. } = action { Some((*tile, *back)) } else { None }
}

/// The place on the map that a click on it would mean.
pub(crate) const fn place(action: &Action) -> Option<Cell> {
    if let Action::Lay { at, .. }
    | Action::Drive { to: at, .. }
    | Action::BuildLoco { at }
    | Action::Release { at, .. } = action
    {
        return Some(*at);
    }
    None
}

/// The loco that drives.
pub(crate) const fn loco(action: &Action) -> Option<Loco> {
    if let Action::Drive { loco, .. } = action { Some(*loco) } else { None }
}

/// Whose passenger pays.
pub(crate) const fn released(action: &Action) -> Option<Seat> {
    if let Action::Release { seat, .. } = action { Some(*seat) } else { None }
}

/// The goal that gets a marker.
pub(crate) const fn goal(action: &Action) -> Option<u8> {
    if let Action::Deliver { goal } = action { *goal } else { None }
}

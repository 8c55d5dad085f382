//! What would come of a decision, tried on a copy of the game.

use cuba18_rules::{Action, Event, View};
use tabletop::{Game, Log};

use crate::Stage;
use crate::seat::{cash, own};

/// The table after a decision of the viewer's, and what would be announced.
pub(crate) fn outcome(view: &View, stage: &Stage<'_>, action: &Action) -> (View, Vec<Event>) {
    let mut game = *view.game();
    let mut log = Log::default();
    if let Some(seat) = own(stage) {
        // What is listed is not refused.
        let _ = game.apply(seat, action, &mut log);
    }
    (game.view(stage.viewer), log.0)
}

/// What would be announced.
pub(crate) fn events(view: &View, stage: &Stage<'_>, action: &Action) -> Vec<Event> {
    outcome(view, stage, action).1
}

/// What a decision costs the player, and what is left of the cash.
pub(crate) fn cost(view: &View, stage: &Stage<'_>, action: &Action) -> (u32, u32) {
    let left = cash(&outcome(view, stage, action).0, stage);
    (cash(view, stage).saturating_sub(left), left)
}

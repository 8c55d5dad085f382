//! Where the game stands: the ship, what it pays, whether it is being loaded.

use maud::{Markup, html};
use santiago_de_cuba_rules::{Phase, Step, View};

use crate::Stage;

/// The ship and the value of a good; the last ship ends the game.
pub(crate) fn status(view: &View, stage: &Stage<'_>) -> Vec<Markup> {
    let words = stage.words;
    let ships = view.data.ships;
    let ship = [("ship", view.town.ship.min(ships).into()), ("ships", ships.into())];
    let value = [("value", view.data.flag_points(view.town.flag).into())];
    let loading = matches!(view.phase, Phase::Turn { step: Step::Deliver { .. }, .. });
    let mut status = vec![
        html! { b { (words.with("ship-title", &ship)) } },
        html! { (words.with("status-value", &value)) },
    ];
    if loading {
        status.push(html! { (words.text("status-delivery")) });
    }
    status
}

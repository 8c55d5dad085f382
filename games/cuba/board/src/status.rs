//! Where the game stands: the round and its part.

use cuba_rules::{Phase, View};
use maud::{Markup, html};

use crate::Stage;

/// The round, and what is done in it now.
pub(crate) fn status(view: &View, stage: &Stage<'_>) -> Vec<Markup> {
    let words = stage.words;
    let round = [("round", view.table.round.into()), ("rounds", view.table.printed.rounds.into())];
    let part = match view.phase {
        Phase::Opening | Phase::Deal | Phase::Choose { .. } | Phase::Equip { .. } => "part-start",
        Phase::Bills => "part-bills",
        Phase::Delegates { .. } => "part-delegates",
        Phase::Actions { .. } => "part-actions",
        Phase::Vote(_) | Phase::Enact { .. } => "part-parliament",
        Phase::Levy { .. } => "part-laws",
        Phase::Arrivals => "part-ships",
        Phase::Over => return vec![html! { (words.text("game-over")) }],
    };
    vec![html! { b { (words.with("round", &round)) } }, html! { (words.text(part)) }]
}

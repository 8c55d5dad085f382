//! Where the game stands: the round, the step of the turn, how many tiles are left.

use cube_express_rules::{Phase, Step, View};
use maud::{Markup, html};
use tabletop::Message;

use crate::{Stage, say};

/// The round, its step, the pile, whose end is one way to the end, and the last turns.
pub(crate) fn status(view: &View, stage: &Stage<'_>) -> Vec<Markup> {
    let words = stage.words;
    let pile = words.with("pile", &[("count", view.pile.into())]);
    let mut status = Vec::new();
    if let Phase::Turn { step, .. } = view.phase {
        let round = words.with("round-number", &[("number", round(view, &step).into())]);
        status.push(html! { b { (round) } });
        status.push(steps(stage, &step));
    }
    status.push(html! { (pile) });
    if let Some(finale) = view.table.finale {
        let last = Message::new("last-turns").word("ending", finale.ending);
        status.push(html! { (say::said(stage, &last)) });
    }
    status
}

/// Everybody lays a tile a turn, or puts one back: so many turns have begun.
fn round(view: &View, step: &Step) -> usize {
    let laid = view.table.map.spots().len() - START + view.table.boxed.iter().count();
    let turns = if matches!(step, Step::Lay) { laid } else { laid.saturating_sub(1) };
    turns / usize::from(view.terms.players) + 1
}

/// So many tiles lie on the table from the start.
const START: usize = 5;

/// The three steps of a turn, the one that is played now among them.
fn steps(stage: &Stage<'_>, step: &Step) -> Markup {
    let now = match step {
        Step::Lay | Step::Center { .. } | Step::Pay { .. } => 0,
        Step::Drive(_) => 1,
        Step::Market | Step::Store { .. } | Step::Refill { .. } => 2,
    };
    html! {
        @for (nth, id) in ["step-lay", "step-drive", "step-market"].into_iter().enumerate() {
            @if nth > 0 { span class="then" aria-hidden="true" { "›" } }
            @if nth == now { b aria-current="step" { (stage.words.text(id)) } }
            @else { span class="other-step" { (stage.words.text(id)) } }
        }
    }
}

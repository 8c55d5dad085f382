//! Where the game stands: how many tiles are left, and the last turns.

use cube_express_rules::View;
use maud::{Markup, html};
use tabletop::Message;

use crate::{Stage, say};

/// The pile, whose end is one way to the end, and what has brought the last turns.
pub(crate) fn status(view: &View, stage: &Stage<'_>) -> Vec<Markup> {
    let pile = stage.words.with("status-left", &[("count", view.pile.into())]);
    let mut status = vec![html! { b { (pile) } }];
    if let Some(finale) = view.table.finale {
        let last = Message::new("last-turns").word("ending", finale.ending);
        status.push(html! { (say::said(stage, &last)) });
    }
    status
}

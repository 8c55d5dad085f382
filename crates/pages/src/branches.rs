//! Trials that are kept under a name, with a note. They are the visitor's own business: the browser
//! keeps them, nobody else is told, and the server is never asked for them.

use maud::{Markup, html};

use crate::scene::Scene;

/// Lines worth keeping are long ones: of games that keep accounts.
pub(crate) fn is_offered(scene: &Scene<'_>) -> bool {
    scene.table().ledger().is_some()
}

/// What keeps the trial that is shown.
pub(crate) fn keep(scene: &Scene<'_>) -> Markup {
    let words = scene.words;
    let trial = scene.trial.as_ref().filter(|trial| !trial.moves.is_empty());
    let Some(trial) = trial.filter(|_| is_offered(scene)) else { return html! {} };
    html! {
        form.keep data-keep data-from-ply=(scene.ply()) data-moves=(trial.written()) {
            input name="name" required maxlength="40" placeholder=(words.text("branch-name"))
                aria-label=(words.text("branch-name")) autocomplete="off";
            input name="note" maxlength="200" placeholder=(words.text("branch-note"))
                aria-label=(words.text("branch-note")) autocomplete="off";
            button { (words.text("branch-keep")) }
        }
        (kept(scene))
    }
}

/// Where the script lists what is kept of this table.
pub(crate) fn kept(scene: &Scene<'_>) -> Markup {
    let words = scene.words;
    html! {
        @if is_offered(scene) {
            details.branches data-branches=(scene.record.terms.id) hidden {
                summary { (words.text("branches")) }
                ul data-remove=(words.text("branch-remove")) {}
            }
        }
    }
}

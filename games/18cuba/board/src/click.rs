//! What a click does: it begins some decisions, or makes one.

use art::Pick;
use cuba18_rules::Action;
use cuba18_track::Hex;
use maud::{Markup, html};

use crate::Stage;

/// What everything has in common that goes on with what was picked; nothing
/// before the first click.
pub(crate) fn picked<T: PartialEq>(
    stage: &Stage<'_>,
    of: impl Fn(&Action) -> Option<T>,
) -> Option<T> {
    stage.offer.agreed(of).filter(|_| !stage.offer.picked().is_empty())
}

/// Whether there is a decision like this.
pub(crate) fn offers(stage: &Stage<'_>, is_meant: impl Fn(&Action) -> bool) -> bool {
    stage.offer.actions().any(is_meant)
}

/// A button that makes a decision.
pub(crate) fn decision(stage: &Stage<'_>, action: &Action, class: &str, inner: Markup) -> Markup {
    button(stage.offer.adds(action), class, inner)
}

/// A button that begins some decisions, if there are any.
pub(crate) fn beginning(
    stage: &Stage<'_>,
    is_meant: impl Fn(&Action) -> bool,
    class: &str,
    inner: Markup,
) -> Markup {
    button(stage.offer.begin(is_meant), class, inner)
}

/// A button that adds something to what was picked.
pub(crate) fn button(adds: Option<String>, class: &str, inner: Markup) -> Markup {
    html! {
        @if let Some(adds) = adds {
            button type="button" class={ "choice may " (class) } data-pick=(adds) { (inner) }
        }
    }
}

/// A button for what a director or player looks for here, if it is not open: it says why.
pub(crate) fn gone(
    stage: &Stage<'_>,
    attempt: &Action,
    stands_for: impl Fn(&Action) -> bool,
    inner: Markup,
) -> Markup {
    Pick::gone(stage, attempt, stands_for).button("gone", inner)
}

/// A hex that can be clicked, and what the click adds to what was picked.
pub(crate) struct Site {
    pub(crate) hex: Hex,
    pub(crate) adds: String,
}

/// The hexes that decisions are about, each once.
pub(crate) fn sites(stage: &Stage<'_>, of: impl Fn(&Action) -> Option<Hex>) -> Vec<Site> {
    let mut found: Vec<Site> = Vec::new();
    for hex in stage.offer.actions().filter_map(&of) {
        if found.iter().any(|site| site.hex == hex) {
            continue;
        }
        if let Some(adds) = stage.offer.begin(|action| of(action) == Some(hex)) {
            found.push(Site { hex, adds });
        }
    }
    found
}

//! The choices that are best made by a button beside the board.

use art::{Pick, Stage, Thing, icon};
use cuba_rules::{Character, Good, Group, View};
use maud::{Markup, html};
use tabletop::Key;

use crate::label;
use crate::say;

/// A button for every word that may be clicked, passing last.
///
/// Bills and market rows, which lie at the top of the board, have a button only
/// where the board is too large to be seen at once: `echo`.
pub(crate) fn choices(view: &View, stage: &Stage<'_>) -> Markup {
    let words = stage.ways.iter().map(|way| way.word.as_str());
    let (passes, others): (Vec<&str>, Vec<&str>) = words.partition(|&word| word == "pass");
    html! {
        @for word in others.into_iter().chain(passes) {
            @let class = class(stage.picked, word);
            (Pick::only(stage, word).button(class, inner(view, stage, word)))
        }
    }
}

fn class(picked: &str, word: &str) -> &'static str {
    match word {
        "pass" => "quiet",
        word if is_in_sight(picked, word) => "echo",
        _ => "",
    }
}

/// Whether `word` is something at the top of the board that can be clicked itself.
fn is_in_sight(picked: &str, word: &str) -> bool {
    match picked {
        "buy" | "sell" => Good::from_key(word).is_some(),
        "enact" => Group::from_key(word).is_some(),
        _ => false,
    }
}

fn inner(view: &View, stage: &Stage<'_>, word: &str) -> Markup {
    let thing = Thing::from_key(word).or_else(|| label::counted(stage.picked).map(say::thing));
    html! {
        @if let Some(card) = Character::from_key(word) {
            svg class="icon" viewBox="0 0 32 32" aria-hidden="true" {
                use href={ "#cuba-" (card.key()) } {}
            }
        } @else if let Some(thing) = thing { (icon(thing)) }
        span { (label::text(view, stage, word)) }
    }
}

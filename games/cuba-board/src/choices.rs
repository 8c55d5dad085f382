//! The choices that are best made by a button beside the board.

use art::{Pick, Stage, Thing, icon};
use cuba::{Building, Character, Field, Good, Group, View};
use maud::{Markup, html};
use tabletop::Key;

use crate::label;
use crate::say;

/// A button for every word that may be clicked, passing last.
///
/// What can be clicked on the board has a button only where the board is too
/// large to be seen at once: `echo`.
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
        word if is_on_board(picked, word) => "echo",
        _ => "",
    }
}

/// Whether `word` is something on the board that can be clicked itself.
fn is_on_board(picked: &str, word: &str) -> bool {
    match picked {
        "move" | "harvest" => Field::from_key(word).is_some(),
        "build" | "use" => Building::from_key(word).is_some(),
        "buy" | "sell" => Good::from_key(word).is_some(),
        "enact" | "use/church" => Group::from_key(word).is_some(),
        picked if picked.starts_with("build/") => Field::from_key(word).is_some(),
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

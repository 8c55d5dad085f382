//! The rules in our own words, by the chapters that refusals cite.

use cuba_rules::components::{Act, Building};
use cuba_rules::data::BOX;
use locale::Words;
use maud::{Markup, html};
use tabletop::Key as _;

use crate::say;

/// The chapters that list acts and buildings.
const LAWS: u8 = 10;
const BUILDINGS: u8 = 13;

/// The whole summary.
pub(crate) fn summary(words: &Words) -> Markup {
    let args = [("pesos", BOX.pesos.into()), ("rounds", BOX.rounds.into())];
    html! {
        div class="rules" {
            @for chapter in 1..=14u8 {
                section {
                    h3 { span class="paragraph" { "§" (chapter) } " " (words.text(&format!("rules-{chapter}"))) }
                    p { (words.with(&format!("rules-{chapter}-text"), &args)) }
                    @if chapter == LAWS { (acts(words)) }
                    @if chapter == BUILDINGS { (buildings(words)) }
                }
            }
        }
    }
}

fn acts(words: &Words) -> Markup {
    html! {
        dl {
            @for &act in Act::ALL {
                dt { (words.text(&format!("act-{}", act.key()))) }
                dd { (words.text(&format!("explains-{}", act.key()))) }
            }
        }
    }
}

fn buildings(words: &Words) -> Markup {
    html! {
        dl {
            @for &building in Building::ALL {
                dt { (say::building(words, building)) }
                dd { (say::does(words, building)) " (" (say::cost(words, building)) ")" }
            }
        }
    }
}

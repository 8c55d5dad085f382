//! The rules in our own words, by the chapters that refusals cite.

use locale::Words;
use maud::{Markup, html};
use santiago_de_cuba_rules::components::BOX;
use santiago_de_cuba_rules::{Building, Item};
use tabletop::Key as _;

use crate::say;

/// The chapter about the buildings, which lists them.
const BUILDINGS: u8 = 7;

/// The whole summary.
pub(crate) fn summary(words: &Words) -> Markup {
    let start = |item| BOX.start[item].into();
    let args = [("pesos", start(Item::Peso)), ("points", start(Item::Point))];
    html! {
        div class="rules" {
            @for chapter in 1..=9u8 {
                section {
                    h3 { span class="paragraph" { "§" (chapter) } " " (words.text(&format!("rules-{chapter}"))) }
                    p { (words.with(&format!("rules-{chapter}-text"), &args)) }
                    @if chapter == BUILDINGS { (buildings(words)) }
                }
            }
        }
    }
}

fn buildings(words: &Words) -> Markup {
    html! {
        dl {
            @for &building in Building::ALL {
                dt { (say::building(words, building)) }
                dd { (say::does(words, building)) }
            }
        }
        p { (words.text("rules-7-more")) }
    }
}

//! The rules in our own words, by the chapters of the rulebook.

use locale::Words;
use maud::{Markup, html};

const CHAPTERS: u8 = 10;

/// The whole summary.
pub(crate) fn summary(words: &Words) -> Markup {
    html! {
        div class="rules" {
            @for chapter in 1..=CHAPTERS {
                section {
                    h3 { (words.text(&format!("rules-{chapter}"))) }
                    p { (words.text(&format!("rules-{chapter}-text"))) }
                }
            }
        }
    }
}

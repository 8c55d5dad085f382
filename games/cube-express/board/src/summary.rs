//! The rules in our own words, by the chapters that refusals cite.

use cube_express_rules::components::BOX;
use locale::Words;
use maud::{Markup, html};

/// The whole summary.
pub(crate) fn summary(words: &Words) -> Markup {
    let args = [("dividends", BOX.dividends.into()), ("bets", BOX.most_bets.into())];
    html! {
        div class="rules" {
            @for chapter in 1..=10u8 {
                section {
                    h3 { span class="paragraph" { "§" (chapter) } " " (words.text(&format!("rules-{chapter}"))) }
                    p { (words.with(&format!("rules-{chapter}-text"), &args)) }
                }
            }
            p class="quiet" { (words.text("rules-data")) }
        }
    }
}

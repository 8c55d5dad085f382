//! What the chance of a table is drawn from: sealed before the game, opened after it.

use maud::{Markup, html};

use crate::frame::frame;
use crate::preferences::Preferences;

/// The seal of the dice of table `id`, unless some chance was drawn elsewhere; and their seed once it
/// may be known.
pub fn dice(id: &str, seal: Option<&str>, seed: Option<&str>, preferences: &Preferences) -> Markup {
    let words = preferences.words();
    let heading = words.text("dice-head");
    let page = html! {
        main #main.card.values {
            h1 { (heading) }
            @if let Some(seal) = seal {
                p { (words.text("dice-text")) }
                dl {
                    dt { (words.text("dice-seal")) }
                    dd { code { (seal) } }
                    dt { (words.text("dice-seed")) }
                    dd {
                        @match seed {
                            Some(seed) => code { (seed) },
                            None => (words.text("dice-later")),
                        }
                    }
                }
            } @else {
                p { (words.text("dice-unsealed")) }
            }
            @if seed.is_some() {
                p { (words.text("dice-check")) }
                p { code { "ingenio replay --dice FILE" } }
            }
            p.links {
                @if seed.is_some() {
                    a href={ "/tables/" (id) "/transcript.jsonl" } download { (words.text("transcript")) }
                }
                a href={ "/tables/" (id) } { (words.text("back-to-table")) }
            }
        }
    };
    frame(preferences, &heading, &[], page)
}

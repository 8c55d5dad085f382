//! What the chance of a table is drawn from: sealed before the game, opened after it.

use maud::{Markup, html};

use crate::frame::frame;
use crate::preferences::Preferences;

/// What is known of a table's dice.
#[derive(Copy, Clone, Debug)]
pub struct Dice<'r> {
    /// Their seal, unless some chance was drawn from others.
    pub seal: Option<&'r str>,
    /// Their seed, once it may be known.
    pub seed: Option<&'r str>,
    /// Whether they are those of another table, which were opened in a file.
    pub brought: bool,
}

/// What the chance of table `id` was drawn from.
pub fn dice(id: &str, dice: &Dice<'_>, preferences: &Preferences) -> Markup {
    let &Dice { seal, seed, brought } = dice;
    let about = if brought { "dice-brought" } else { "dice-text" };
    let words = preferences.words();
    let heading = words.text("dice-head");
    let page = html! {
        main #main.card.values {
            h1 { (heading) }
            @if let Some(seal) = seal {
                p { (words.text(about)) }
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

//! What this is and where to begin, for whoever has no table yet.

use locale::Words;
use maud::{Markup, html};
use title::Title;

use crate::assets;
use crate::picture;
use crate::preferences::Preferences;
use crate::shelf::shelf;

/// What this is and where to begin, beside a board as it looks in play.
pub(crate) fn welcome(preferences: &Preferences) -> Markup {
    let words = preferences.words();
    let titles = shelf();
    let learnt = titles.iter().find(|title| title.lesson().is_some());
    let named = |title: &dyn Title| [("game", title.profile().name.into())];
    html! {
        section.welcome {
            div {
                div.promise {
                    h1 { (words.text("welcome")) }
                    p { (words.text("welcome-text")) }
                    div.actions {
                        @if let Some(&first) = titles.first() {
                            (quick_start(first, words, &words.text("play-now")))
                        }
                        @if let Some(&title) = learnt {
                            a.button href={ "/learn/" (title.profile().id) } {
                                (words.with("learn-now", &named(title)))
                            }
                        }
                    }
                    @if let Some(&first) = titles.first() {
                        p.quiet { (words.with("play-now-game", &named(first))) }
                    }
                }
                @if let Some(&first) = titles.first() {
                    figure {
                        img src=[assets::address(&picture::file(preferences.language))]
                            width="800" height="620" alt=(words.with("board-picture", &named(first)));
                    }
                }
            }
        }
    }
}

/// One click to a table: the visitor, and bots in the other seats.
pub(crate) fn quick_start(title: &dyn Title, words: &Words, text: &str) -> Markup {
    let profile = title.profile();
    let (least, most) = (profile.players().min(), profile.players().max());
    let bot = title.usual_bot();
    let bots = most.unwrap_or(2).saturating_sub(1).min(2).max(least.unwrap_or(2) - 1);
    html! {
        form method="post" action="/tables" {
            input type="hidden" name="game" value=(profile.id);
            input type="hidden" name="seat-0" value="me";
            @for seat in 1..=bots {
                input type="hidden" name={ "seat-" (seat) } value={ "bot:" (bot) };
            }
            button.main title=(words.with("quick-start", &[("bots", bots.into())])) {
                (text) span.aloud { ": " (profile.name) }
            }
        }
    }
}

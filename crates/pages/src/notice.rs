//! What the host says to everybody, on every page.

use std::hash::{DefaultHasher, Hash, Hasher};

use maud::{Markup, html};

use crate::preferences::Preferences;

/// What a message is known by, so that whoever has read it can put it away.
pub fn mark(said: &str) -> String {
    let mut hasher = DefaultHasher::new();
    said.hash(&mut hasher);
    format!("{:016x}", hasher.finish())
}

/// What the host says; an empty place if it is nothing. A script asks for it again and puts it in
/// its own place.
pub fn notice(preferences: &Preferences) -> Markup {
    html! {
        div.said aria-live="polite" {
            @if let Some(said) = &preferences.notice {
                @let put_away = preferences.words().text("host-heard");
                p { strong { (preferences.words().text("host-says")) } " " (said) }
                form method="post" action="/settings" {
                    input type="hidden" name="back" value=(preferences.here);
                    button.plain name="heard" value=(mark(said)) title=(put_away) aria-label=(put_away) { "×" }
                }
            }
        }
    }
}

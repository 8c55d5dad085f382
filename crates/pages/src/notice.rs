//! What the host says to everybody, on every page.

use maud::{Markup, html};

use crate::preferences::Preferences;

/// What the host says; an empty place if it is nothing. A script asks for it again and puts it in
/// its own place.
pub fn notice(preferences: &Preferences) -> Markup {
    html! {
        div.said aria-live="polite" {
            @if let Some(said) = &preferences.notice {
                p { strong { (preferences.words().text("host-says")) } " " (said) }
            }
        }
    }
}

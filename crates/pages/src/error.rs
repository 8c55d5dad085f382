//! What went wrong, on a page of its own.

use maud::{Markup, html};

use crate::frame::frame;
use crate::preferences::Preferences;

/// A page that says what went wrong, in a sentence.
pub fn error(sentence: &str, preferences: &Preferences) -> Markup {
    let words = preferences.words();
    frame(
        preferences,
        &words.text("page-error"),
        &[],
        html! {
            main #main.card.narrow {
                h1 { (words.text("page-error")) }
                p.sentence { (sentence) }
                p { a.button.main href="/" { (words.text("go-home")) } }
            }
        },
    )
}

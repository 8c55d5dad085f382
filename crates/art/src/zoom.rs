//! Drawings that can be looked at more closely.

use locale::Words;
use maud::{Markup, html};

/// A drawing, an `svg` with `data-zoom`, with the buttons that bring it nearer.
pub fn zoomed(words: &Words, drawing: &Markup) -> Markup {
    html! {
        div class="zoom" {
            (drawing)
            div class="zoom-keys" {
                @for (key, sign, id) in [("+", "+", "zoom-in"), ("-", "−", "zoom-out"), ("0", "⤢", "zoom-whole")] {
                    button type="button" data-nearer=(key) title=(words.text(id)) aria-label=(words.text(id)) {
                        (sign)
                    }
                }
            }
        }
    }
}

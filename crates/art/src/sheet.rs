//! The sheet of symbols that drawings use.

use maud::{Markup, PreEscaped, html};

const GOODS: &str = include_str!("../svg/goods.svg");
const SEATS: &str = include_str!("../svg/seats.svg");

/// The shared symbols and a game's own, to stand once on every page that draws.
///
/// It takes no room; it is not hidden, since gradients in hidden drawings do
/// not paint.
pub fn sheet(own: &[&str]) -> Markup {
    html! {
        svg class="sheet" width="0" height="0" aria-hidden="true" {
            defs {
                (PreEscaped(GOODS))
                (PreEscaped(SEATS))
                @for symbols in own { (PreEscaped(symbols)) }
            }
        }
    }
}

/// A drawing that needs nothing else: its styles inside, generic fonts.
pub fn poster(class: &str, (width, height): (i32, i32), css: &str, drawing: Markup) -> Markup {
    let fonts = "svg{--sans:sans-serif;--serif:serif}";
    html! {
        svg xmlns="http://www.w3.org/2000/svg" class={ "poster " (class) }
            viewBox={ "0 0 " (width) " " (height) } width=(width) height=(height) {
            style { (PreEscaped(crate::CSS)) (PreEscaped(css)) (PreEscaped(fonts)) }
            (drawing)
        }
    }
}

//! Companies as discs and signs: a color and letters, never a color alone.

use cuba18_track::Company;
use locale::Words;
use maud::{Markup, html};
use tabletop::Key;

/// The class that gives its elements the colors of a company.
pub(crate) fn class(company: Company) -> String {
    format!("co co-{}", company.key())
}

/// A company's token round a place of the map: majors are discs, the mills of
/// minors are square.
pub(crate) fn token(company: Company, (x, y): (i32, i32)) -> Markup {
    html! {
        g class={ "token " (class(company)) } {
            @if company.is_minor() {
                rect class="disc" x=(x - 16) y=(y - 16) width="32" height="32" rx="5" {}
            } @else {
                circle class="disc" cx=(x) cy=(y) r="16.5" {}
            }
            (letters("letters", company, (x, y + 6)))
        }
    }
}

/// A company's token where several lie close together: a plate as wide as is given, round its middle.
pub(crate) fn plate(company: Company, width: i32) -> Markup {
    let round = if company.is_minor() { "4" } else { "11" };
    let long = company.key().len() > 2 && width < 40;
    html! {
        g class={ "token " (class(company)) } {
            rect class="disc" x=(-width / 2) y="-11" width=(width) height="23" rx=(round) {}
            text class="letters" y="8" textLength=[long.then_some("26")]
                lengthAdjust=[long.then_some("spacingAndGlyphs")] { (company.key()) }
        }
    }
}

/// The letters of a company; more than two are drawn closer, so that they stay as large.
pub(crate) fn letters(class: &str, company: Company, (x, y): (i32, i32)) -> Markup {
    let long = company.key().len() > 2;
    html! {
        text class=(class) x=(x) y=(y) textLength=[long.then_some("29")]
            lengthAdjust=[long.then_some("spacingAndGlyphs")] { (company.key()) }
    }
}

/// A company in a line of text or on a button.
pub(crate) fn sign(company: Company) -> Markup {
    let shape = if company.is_minor() { "sign minor" } else { "sign" };
    html! { b class={ (shape) " " (class(company)) } { (company.key()) } }
}

/// The full name of a company.
pub(crate) fn name(words: &Words, company: Company) -> String {
    words.text(&format!("name-{}", company.key()))
}

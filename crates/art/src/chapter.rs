//! The chapters of the rules in short.

use maud::{Markup, html};

/// What refusals cite that one chapter answers, such as `§4`.
pub type Cited = &'static [&'static str];

/// Where the chapter with this number stands on the page of the rules, counted from one.
pub fn chapter_place(number: usize) -> String {
    format!("chapter-{number}")
}

/// All chapters, each with what it tells; nothing if there are none.
pub(crate) fn drawn(chapters: &[Cited], told: &[Markup]) -> Markup {
    html! {
        @if !chapters.is_empty() {
            div class="rules" {
                @for (number, (cited, body)) in (1..).zip(chapters.iter().zip(told)) {
                    section id=(chapter_place(number)) data-cites=(cited.join(" ")) { (body) }
                }
            }
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_chapter_names_all_that_it_answers() {
        let told = [html! { h3 { "Trains" } }, html! { h3 { "End" } }];
        insta::assert_snapshot!(drawn(&[&["V", "IX"], &["§4"]], &told).into_string(), @r#"<div class="rules"><section id="chapter-1" data-cites="V IX"><h3>Trains</h3></section><section id="chapter-2" data-cites="§4"><h3>End</h3></section></div>"#);
        assert_eq!(drawn(&[], &[]).into_string(), "");
    }
}

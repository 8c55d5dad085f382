//! The rules in our own words, by the chapters of the rulebook.

use cuba18_rules::Rulings;
use cuba18_rules::components::Data;
use locale::Words;
use maud::{Markup, html};
use tabletop::{Key as _, Setup};

/// Where each section is found in the rulebook.
const CHAPTERS: [&str; 10] = [
    "§V, §IX",
    "§IV, §VI.6-7",
    "§VI.1-5, §VI.8-9",
    "§VII.1-3",
    "§VII.6-7",
    "§VII.8",
    "§VII.9-10",
    "§VII.11, §VIII",
    "§VII.12-13, §VII.17",
    "§VII.15-16",
];

/// The whole summary, with the numbers of a box and as a set-up settles it.
pub(crate) fn summary(words: &Words, data: &Data, setup: &Setup) -> Markup {
    let mut starts = data.market.starts();
    let low = starts.next().unwrap_or(0);
    let [second, third, fourth] = data.cards.stations;
    let args = [
        ("eights", data.phases.eights.into()),
        ("director", data.shares.director.into()),
        ("low", low.into()),
        ("high", starts.last().unwrap_or(low).into()),
        ("floats", (u32::from(data.shares.floats) * 10).into()),
        ("second", second.into()),
        ("third", third.into()),
        ("fourth", fourth.into()),
        ("rental", data.cards.rental.into()),
        ("rented-for", Rulings::of(setup).rental.key().into()),
        ("cube", data.track.numbers().cube.into()),
    ];
    html! {
        div class="rules" {
            @for (chapter, cited) in (1_u8..).zip(CHAPTERS) {
                section {
                    h3 { (words.text(&format!("rules-{chapter}"))) " " span class="paragraph" { "(" (cited.replace('§', "")) ")" } }
                    p { (words.with(&format!("rules-{chapter}-text"), &args)) }
                }
            }
        }
    }
}

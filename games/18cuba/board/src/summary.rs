//! The rules in our own words, by the chapters of the rulebook.

use art::Cited;
use cuba18_rules::Rulings;
use cuba18_rules::components::Data;
use locale::Words;
use maud::{Markup, html};
use tabletop::{Key as _, Setup};

/// What refusals cite of the rulebook, by the sections that tell it.
pub(crate) const CITED: &[Cited] = &[
    &["V", "IX"],
    &["IV", "VI.6", "VI.7"],
    &["VI.1", "VI.2", "VI.3", "VI.4", "VI.5", "VI.8", "VI.9"],
    &["VII.1", "VII.2", "VII.3", "VII.4", "VII.5", "VII.14"],
    &["VII.6", "VII.7"],
    &["VII.8"],
    &["VII.9", "VII.10"],
    &["VII.11", "VIII"],
    &["VII.12", "VII.13", "VII.17"],
    &["VII.15", "VII.16"],
];

/// Where each section is found in the rulebook.
const FOUND: [&str; 10] = [
    "§V, §IX",
    "§IV, §VI.6-7",
    "§VI.1-5, §VI.8-9",
    "§VII.1-5, §VII.14",
    "§VII.6-7",
    "§VII.8",
    "§VII.9-10",
    "§VII.11, §VIII",
    "§VII.12-13, §VII.17",
    "§VII.15-16",
];

/// What each section tells, with the numbers of a box and as a set-up settles it.
pub(crate) fn chapters(words: &Words, data: &Data, setup: &Setup) -> Vec<Markup> {
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
    let told = |(section, found): (u8, &str)| {
        html! {
            h3 { (words.text(&format!("rules-{section}"))) " " span class="paragraph" { "(" (found.replace('§', "")) ")" } }
            p { (words.with(&format!("rules-{section}-text"), &args)) }
        }
    };
    (1..).zip(FOUND).map(told).collect()
}

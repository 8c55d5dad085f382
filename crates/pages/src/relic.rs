//! A table that cannot be played here.

use maud::{Markup, html};
use title::Title;

use crate::frame::frame;
use crate::preferences::Preferences;

/// A table that was begun with printed data that are not known here.
#[derive(Clone)]
#[expect(missing_debug_implementations, reason = "a title is a list of functions")]
pub struct Relic<'r> {
    /// What the table is called in addresses.
    pub id: &'r str,
    /// The game.
    pub title: &'r dyn Title,
    /// The names at the table, in order; empty where a seat is open.
    pub names: Vec<String>,
    /// How many things were written down there.
    pub entries: usize,
    /// The hash of the built-in data.
    pub known: &'r str,
    /// The hash of the table's data.
    pub named: &'r str,
}

/// What is still known of such a table.
pub fn relic(preferences: &Preferences, relic: &Relic<'_>) -> Markup {
    let words = relic.title.words(preferences.language);
    let game = relic.title.profile().name;
    let names: Vec<&str> =
        relic.names.iter().map(String::as_str).filter(|name| !name.is_empty()).collect();
    let hashes = [("known", relic.known.into()), ("named", relic.named.into())];
    frame(
        preferences,
        game,
        &[],
        html! {
            main #main.card.narrow {
                h1 { (game) }
                p.sentence { (words.with("error-other-data", &hashes)) }
                p { (words.with("relic-names", &[("names", names.join(", ").into())])) }
                p.quiet { (words.with("relic-entries", &[("count", relic.entries.into())])) }
                p { a href="/" { (words.text("go-home")) } }
            }
        },
    )
}

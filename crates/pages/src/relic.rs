//! A table that cannot be played here.

use std::borrow::Cow;

use locale::Words;
use maud::{Markup, html};
use title::Title;

use crate::called::called;
use crate::frame::frame;
use crate::log::LATEST;
use crate::preferences::Preferences;
use crate::when;

/// A table whose box is not known here, or cannot be played with.
#[derive(Clone)]
#[expect(missing_debug_implementations, reason = "a title is a list of functions")]
pub struct Relic<'r> {
    /// What the table is called in addresses.
    pub id: &'r str,
    /// The game.
    pub title: &'r dyn Title,
    /// The names at the table, in order; empty where a seat is open.
    pub names: Vec<String>,
    /// When it was made, in milliseconds since 1970.
    pub began: i64,
    /// How many moves the game has as it stands.
    pub moves: i64,
    /// What was written down there, in order.
    pub entries: Vec<Written>,
    /// Whether anybody may know all of it.
    pub is_open: bool,
    /// Whether the whole log is shown, not only its end.
    pub whole_log: bool,
    /// Why it cannot be played.
    pub why: String,
    /// Whether the file with its box is all it takes.
    pub needs_file: bool,
}

/// Something that was written down at a table.
#[derive(Clone, Debug)]
pub struct Written {
    /// Its number.
    pub seq: i64,
    /// The word for its kind, as in events.
    pub kind: &'static str,
    /// Whose it was.
    pub seat: Option<usize>,
    /// When, in milliseconds since 1970.
    pub at: i64,
    /// What was decided or drawn, as it was written; nothing if it is hidden.
    pub body: Option<String>,
}

/// What is still known of such a table.
pub fn relic(preferences: &Preferences, relic: &Relic<'_>) -> Markup {
    let words = relic.title.words(preferences.language);
    let game = relic.title.profile().name;
    let vacant = words.text("open-seat");
    let names = relic.names.iter().map(|name| if name.is_empty() { &vacant } else { name });
    let names: Vec<_> = names.map(|name| called(words, name)).collect();
    let last = relic.entries.last().map_or(relic.began, |entry| entry.at);
    let [began, last] = [relic.began, last].map(when::text);
    frame(
        preferences,
        game,
        &[],
        html! {
            main #main.card.narrow {
                h1 { (game) }
                p.sentence { (relic.why) }
                @if relic.needs_file { p { (words.text("relic-hope")) } }
                p { (words.with("relic-names", &[("names", names.join(", ").into())])) }
                p { (words.with("relic-when", &[("began", began.into()), ("last", last.into())])) " "
                    (words.with("relic-moves", &[("count", relic.moves.into())])) }
                (log(words, relic, &names))
                p { a href="/" { (words.text("go-home")) } }
            }
        },
    )
}

/// What was written down, the latest first.
fn log(words: &Words, relic: &Relic<'_>, names: &[Cow<'_, str>]) -> Markup {
    let count = relic.entries.len();
    let shown = if relic.whole_log { count } else { count.min(LATEST) };
    html! {
        h2 { (words.text("relic-log")) }
        @if relic.is_open {
            p { a href={ "/tables/" (relic.id) "/entries.jsonl" } download { (words.text("relic-download")) } }
        } @else {
            p.quiet { (words.text("relic-hidden")) }
        }
        ul.written {
            @for entry in relic.entries.iter().rev().take(shown) { (line(words, entry, names)) }
        }
        @if shown < count {
            p { a href="?log=all" { (words.with("relic-all", &[("count", count.into())])) } }
        }
    }
}

fn line(words: &Words, entry: &Written, names: &[Cow<'_, str>]) -> Markup {
    let name = entry.seat.and_then(|seat| names.get(seat)).map(AsRef::as_ref).unwrap_or_default();
    let sentence = words.with(&format!("entry-{}", entry.kind), &[("name", name.into())]);
    html! {
        li {
            (entry.seq) ". " (sentence) " "
            @if let Some(body) = &entry.body { code { (body) } " " }
            span.quiet { (when::moment(entry.at)) }
        }
    }
}

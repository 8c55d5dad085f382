//! What a viewer sees of a game.

use art::Parts;
use cuba18_board::Island;
use cuba18_rules::{Cuba18, Event};
use locale::Language;
use tabletop::{Seat, Viewer};
use testkit::Seen;

/// What `seat` sees of `game` after picking `picked`, in English.
pub(crate) fn seen(game: &Cuba18, seat: Seat, picked: &str) -> Parts {
    seen_in(Language::En, game, seat, picked)
}

/// What `seat` sees of `game` in a language.
pub(crate) fn seen_in(language: Language, game: &Cuba18, seat: Seat, picked: &str) -> Parts {
    drawn(&Seen { picked, language, ..Seen::by(Viewer::Player(seat)) }, game, &[])
}

/// What `seat` sees of `game` at a table without aids.
pub(crate) fn unaided(game: &Cuba18, seat: Seat, picked: &str) -> Parts {
    drawn(&Seen { picked, aids: false, ..Seen::by(Viewer::Player(seat)) }, game, &[])
}

/// What everybody sees of `game` after these events.
pub(crate) fn watched(game: &Cuba18, lately: &[Event]) -> Parts {
    drawn(&Seen::by(Viewer::Public), game, lately)
}

/// What is drawn, in which no sentence lacks an argument.
fn drawn(seen: &Seen<'_>, game: &Cuba18, lately: &[Event]) -> Parts {
    let parts = seen.parts::<Cuba18, Island>(game, lately);
    for part in [&parts.board, &parts.question, &parts.choices, &parts.players] {
        assert!(!part.0.contains("{$"), "an argument is missing: {}", part.0);
    }
    parts
}

/// The text of a piece of a page, without its markup, a line for each element.
pub(crate) fn text(part: maud::Markup) -> String {
    let html = part.into_string();
    let mut text = String::new();
    for piece in html.split('<').skip(1) {
        let (tag, words) = piece.split_once('>').unwrap_or((piece, ""));
        let breaks = ["/li", "/p", "/button", "/h3", "/tr", "br", "/div"];
        text.push_str(words);
        if breaks.contains(&tag) && !text.ends_with('\n') {
            text.push('\n');
        } else if tag.starts_with('/') && !text.ends_with([' ', '\n']) {
            text.push(' ');
        }
    }
    let lines = text.lines().map(str::trim).filter(|line| !line.is_empty());
    lines.collect::<Vec<_>>().join("\n").replace("&quot;", "\"")
}

/// The values of an attribute, in order.
pub(crate) fn values(html: &str, attribute: &str) -> Vec<String> {
    let start = format!("{attribute}=\"");
    let parts = html.split(&start).skip(1);
    parts.map(|part| part.split('"').next().unwrap_or_default().to_owned()).collect()
}

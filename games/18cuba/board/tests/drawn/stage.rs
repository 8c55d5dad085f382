//! What a viewer sees of a game.

use art::{Board, Parts, Stage, Way};
use cuba18_board::Island;
use cuba18_rules::{Cuba18, Event};
use locale::{Language, Words};
use tabletop::{Game, Next, Seat, Viewer};

/// The words of a language.
pub(crate) fn words(language: Language) -> Words {
    Words::new(language, &[art::locale(language), cuba18_board::locale(language)])
}

fn names() -> Vec<String> {
    ["Anna", "Berta", "Carlo", "Dora"].map(str::to_owned).to_vec()
}

/// What `seat` sees of `game` after picking `picked`, in English.
pub(crate) fn seen(game: &Cuba18, seat: Seat, picked: &str) -> Parts {
    seen_in(Language::En, game, seat, picked)
}

/// What `seat` sees of `game` in a language.
pub(crate) fn seen_in(language: Language, game: &Cuba18, seat: Seat, picked: &str) -> Parts {
    staged(language, game, seat, picked, true)
}

/// What `seat` sees of `game` at a table without aids.
pub(crate) fn unaided(game: &Cuba18, seat: Seat, picked: &str) -> Parts {
    staged(Language::En, game, seat, picked, false)
}

/// What everybody sees of `game` after these events.
pub(crate) fn watched(game: &Cuba18, lately: &[Event]) -> Parts {
    let (words, names) = (words(Language::En), names());
    let view = game.view(Viewer::Public);
    let trace = &Island::trace(&view, lately);
    Island::parts(&view, &Stage { trace, ..Stage::still(Viewer::Public, &words, &names) })
}

fn staged(language: Language, game: &Cuba18, seat: Seat, picked: &str, aids: bool) -> Parts {
    let (words, names) = (words(language), names());
    let next: Next = tabletop::next(game, seat, picked);
    let ways: Vec<Way> =
        next.words.iter().map(|word| Way { word: word.clone(), pick: word.clone() }).collect();
    let viewer = Viewer::Player(seat);
    let why = |_: &str| None;
    let stage = Stage {
        picked,
        next: &next,
        ways: &ways,
        why: &why,
        aids,
        ..Stage::still(viewer, &words, &names)
    };
    Island::parts(&game.view(viewer), &stage)
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

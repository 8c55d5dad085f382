//! What was picked so far, a word at a time.

use cuba18_track::Hex;
use locale::Words;
use tabletop::Key as _;

use crate::say;

/// A picked word for the crumbs.
pub(crate) fn crumb(picked: &str, word: &str, words: &Words) -> String {
    let before: Vec<&str> = picked.split('/').filter(|word| !word.is_empty()).collect();
    let sum = |amount: &str| format!("${amount}");
    let said = |id: &str, name: &'static str| words.with(id, &[(name, word.to_owned().into())]);
    if let Some(hex) = Hex::from_id(word) {
        return say::place(words, hex);
    }
    match before.as_slice() {
        [] => {
            let id = format!("crumb-{word}");
            if words.has(&id) { words.text(&id) } else { word.to_owned() }
        }
        ["bid"] | ["found", _] | ["convert" | "deal", _, _] => sum(word),
        ["concession" | "convert" | "commission"] => said("crumb-card", "card"),
        ["lay", _] | ["commission", _, _] => said("crumb-tile", "tile"),
        ["sell", _] => said("crumb-shares", "count"),
        ["buy", _] => words.text(&format!("source-{word}")),
        ["run", ..] if word.starts_with('~') => words.text("crumb-by-hand"),
        ["run", ..] => run(word),
        _ if word == "rent" => words.text("crumb-rent"),
        _ => word.to_owned(),
    }
}

/// A route by its train and its ends.
fn run(word: &str) -> String {
    let mut parts = word.split(',');
    let train = parts.next().unwrap_or_default();
    let train = cuba18_track::Train::from_key(train).map_or("", say::train);
    let path = parts.nth(1).unwrap_or_default();
    let ends = [path.split('-').next(), path.rsplit('-').next()].map(Option::unwrap_or_default);
    format!("{train} {}–{}", ends[0], ends[1])
}

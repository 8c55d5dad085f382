//! What was done in a game, as its paths say it.

use std::collections::BTreeSet;

use title::{Contest, Line, Title, Transcript};

/// What was done in a game: how the paths of its decisions begin, up to what is not a number.
pub(super) fn used(
    title: &'static dyn Title,
    contest: &Contest,
    moves: &Transcript,
) -> Vec<String> {
    let Ok(table) = title.open(&contest.setup, &contest.data) else { return Vec::new() };
    let actions = lines(moves).filter_map(|line| line.action);
    let paths = actions.filter_map(|action| table.path(&action).ok());
    let begun: BTreeSet<String> = paths.map(|path| begin(&path)).collect();
    begun.into_iter().collect()
}

/// The moves of a game.
pub(super) fn lines(moves: &Transcript) -> impl Iterator<Item = Line> {
    moves.as_str().lines().skip(1).filter_map(|line| serde_json::from_str(line).ok())
}

/// The first two words of a path, as far as they are words.
pub(super) fn begin(path: &str) -> String {
    let is_word = |word: &&str| word.contains(char::is_alphabetic);
    path.split('/').take(2).take_while(is_word).collect::<Vec<_>>().join("/")
}

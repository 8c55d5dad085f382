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
    // A route or a bid is one of very many; that one of them never came up says nothing.
    let is_word = |word: &&str| {
        let fits = |letter: char| letter.is_alphanumeric() || letter == '_' || letter == '+';
        word.contains(char::is_alphabetic) && word.chars().all(fits)
    };
    path.split('/').take(2).take_while(is_word).collect::<Vec<_>>().join("/")
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_part_is_named_by_words() {
        let begun = [
            ("use/sawmill/2", "use/sawmill"),
            ("lay/T05/0,1/n", "lay/T05"),
            ("drive/0,-1", "drive"),
            ("bid/25", "bid"),
            ("run/B7-B9.E", "run"),
            ("pass", "pass"),
        ];
        for (path, part) in begun {
            assert_eq!(begin(path), part);
        }
    }
}

//! How a click continues a choice.

use crate::{Choices, Game, Path, Reading, Seat, Spell, read, spelled};

/// How a choice that has been begun may go on.
#[derive(Clone, PartialEq, Eq, Debug, Default)]
pub struct Next {
    /// The words that may follow, each once, in the order of the actions.
    pub words: Vec<String>,
    /// The numbers that may follow: lowest, highest, step.
    pub numbers: Vec<(u32, u32, u32)>,
    /// Whether what has been picked is already a whole, legal action.
    pub whole: bool,
    /// Whether more may follow than is listed: the kind is marked as open.
    pub open: bool,
}

/// How `seat` may continue the path `prefix`.
///
/// Page, interface and tooltip all ask this one function, so that no click
/// leads into a dead end.
pub fn next<G: Game>(game: &G, seat: Seat, prefix: &str) -> Next {
    let mut choices = Choices::default();
    game.actions(seat, &mut choices);
    next_among(&choices, prefix, |action| game.check(seat, action).is_ok())
}

/// How the path `prefix` may continue to one of `choices`, of which `is_legal` knows all.
pub fn next_among<A: Spell>(
    choices: &Choices<A>,
    prefix: &str,
    is_legal: impl Fn(&A) -> bool,
) -> Next {
    let mut found = Next::default();
    // A number inside a run and an unlisted action of an open kind are whole as well.
    if let Ok(Reading::Whole(action)) = read(prefix) {
        found.whole = is_legal(&action);
    }
    for action in choices.ones() {
        match after(&spelled(action), prefix) {
            Some("") | None => {}
            Some(rest) => found.add(rest),
        }
    }
    for range in choices.ranges() {
        let path = spelled(&range.at(0));
        match after(&path, prefix) {
            Some("") | None => {}
            Some(rest) if !rest.contains('/') => found.numbers.push(range.numbers()),
            Some(rest) => found.add(rest),
        }
    }
    for word in choices.open() {
        match prefix.split('/').next() {
            Some("") | None => found.add(word),
            Some(first) => found.open |= first == *word,
        }
    }
    found
}

/// What follows `prefix` in `path`, if it begins with it.
fn after<'p>(path: &'p Path, prefix: &str) -> Option<&'p str> {
    let rest = path.as_str().strip_prefix(prefix)?;
    if prefix.is_empty() || rest.is_empty() { Some(rest) } else { rest.strip_prefix('/') }
}

impl Next {
    fn add(&mut self, rest: &str) {
        let word = rest.split('/').next().unwrap_or(rest);
        if !self.words.iter().any(|known| known == word) {
            self.words.push(word.to_owned());
        }
    }
}

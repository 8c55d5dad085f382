//! How an action is written as a path of words, such as `sell/sugar/2`.
//!
//! Spelling is not legality: a path is read without looking at the position,
//! and `sell/sugar/9` is a well-spelled action that `Game::check` refuses.

use std::fmt::{self, Write as _};

use crate::Key;

/// An action, or the beginning of one, as words joined by slashes.
#[derive(Clone, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, Default)]
pub struct Path {
    text: String,
    terms: Vec<Term>,
}

/// What kind of thing a word of a path names, so that it can be put into words.
#[derive(Copy, Clone, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub enum Term {
    /// What is done, such as `sell`, or one word that says how.
    Verb,
    /// A member of a set, such as `sugar`, by the name of the set.
    Of(&'static str),
    /// A number.
    Number,
}

impl Path {
    /// The path with a word added that says what is done.
    pub fn word(&mut self, word: &str) -> &mut Path {
        self.push(Term::Verb, word)
    }

    /// The path with a number added.
    pub fn number(&mut self, number: impl fmt::Display) -> &mut Path {
        self.push(Term::Number, number)
    }

    /// The path with the name of a member of a closed set added.
    pub fn key<K: Key>(&mut self, member: K) -> &mut Path {
        self.push(Term::Of(K::SET), member.key())
    }

    /// The path with the name of something of `set` added, such as a hex.
    pub fn of(&mut self, set: &'static str, name: impl fmt::Display) -> &mut Path {
        self.push(Term::Of(set), name)
    }

    /// The path as text.
    pub fn as_str(&self) -> &str {
        &self.text
    }

    /// The words, each with what it names.
    pub fn terms(&self) -> impl Iterator<Item = (&str, Term)> {
        self.text.split('/').zip(self.terms.iter().copied())
    }

    fn push(&mut self, term: Term, word: impl fmt::Display) -> &mut Path {
        if !self.text.is_empty() {
            self.text.push('/');
        }
        // Writing to a `String` cannot fail.
        let _ = write!(self.text, "{word}");
        self.terms.push(term);
        self
    }
}

impl From<Path> for String {
    fn from(path: Path) -> String {
        path.text
    }
}

impl fmt::Display for Path {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(&self.text)
    }
}

/// An action that can be written as a path and read from one.
pub trait Spell: Sized {
    /// Adds the action's words to `path`.
    fn write(&self, path: &mut Path);

    /// Reads an action from `words`, whatever the position.
    fn read(words: &mut Words<'_>) -> Result<Self, Stop>;
}

/// The words of a path that is being read.
#[derive(Clone, Debug)]
pub struct Words<'p> {
    rest: Option<&'p str>,
}

impl<'p> Words<'p> {
    /// The words of `path`; the empty path has none.
    pub fn new(path: &'p str) -> Words<'p> {
        Words { rest: Some(path).filter(|path| !path.is_empty()) }
    }

    /// Whether all words have been read; how an action that ends in a list ends.
    pub const fn is_empty(&self) -> bool {
        self.rest.is_none()
    }

    /// The next word.
    pub fn word(&mut self) -> Result<&'p str, Stop> {
        let rest = self.rest.ok_or(Stop::Short)?;
        let (word, rest) = match rest.split_once('/') {
            Some((word, rest)) => (word, Some(rest)),
            None => (rest, None),
        };
        self.rest = rest;
        Ok(word)
    }

    /// The next word as a member of a closed set.
    pub fn key<K: Key>(&mut self) -> Result<K, Stop> {
        let word = self.word()?;
        K::from_key(word).ok_or_else(|| Stop::unknown(word))
    }

    /// The next word as a number, spelled without sign or leading zeros.
    pub fn number<N: std::str::FromStr + fmt::Display>(&mut self) -> Result<N, Stop> {
        let word = self.word()?;
        let number = word.parse().ok().filter(|number: &N| number.to_string() == word);
        number.ok_or_else(|| Stop::unknown(word))
    }
}

/// Why no action could be read.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Stop {
    /// The path ended early: it is the beginning of an action.
    Short,
    /// This word means nothing here.
    Unknown(String),
}

impl Stop {
    /// A word that means nothing here.
    pub fn unknown(word: &str) -> Stop {
        Stop::Unknown(word.to_owned())
    }
}

/// What a path spells.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Reading<A> {
    /// This action.
    Whole(A),
    /// The beginning of an action.
    Prefix,
}

/// A path that spells nothing.
#[derive(Clone, PartialEq, Eq, Debug, thiserror::Error)]
#[error("the path {path:?} spells no action: {word:?} means nothing there")]
pub struct BadPath {
    path: String,
    word: String,
}

/// Reads `path` as an action of the game.
pub fn read<A: Spell>(path: &str) -> Result<Reading<A>, BadPath> {
    let bad = |word: &str| BadPath { path: path.to_owned(), word: word.to_owned() };
    let mut words = Words::new(path);
    match A::read(&mut words) {
        Ok(action) => match words.word() {
            Ok(extra) => Err(bad(extra)),
            Err(_) => Ok(Reading::Whole(action)),
        },
        Err(Stop::Short) => Ok(Reading::Prefix),
        Err(Stop::Unknown(word)) => Err(bad(&word)),
    }
}

/// The path of `action`.
pub fn spelled(action: &impl Spell) -> Path {
    let mut path = Path::default();
    action.write(&mut path);
    path
}

#[cfg(test)]
mod tests {
    use super::*;

    #[derive(Clone, PartialEq, Eq, Debug)]
    enum Toy {
        Sell(u8),
        Pass,
    }

    impl Spell for Toy {
        fn write(&self, path: &mut Path) {
            match self {
                Toy::Sell(count) => path.word("sell").number(count),
                Toy::Pass => path.word("pass"),
            };
        }

        fn read(words: &mut Words<'_>) -> Result<Toy, Stop> {
            match words.word()? {
                "sell" => Ok(Toy::Sell(words.number()?)),
                "pass" => Ok(Toy::Pass),
                other => Err(Stop::unknown(other)),
            }
        }
    }

    #[test]
    fn what_is_written_is_read_back() {
        for action in [Toy::Sell(9), Toy::Pass] {
            assert_eq!(read(spelled(&action).as_str()), Ok(Reading::Whole(action)));
        }
        assert_eq!(read::<Toy>("sell"), Ok(Reading::Prefix));
        assert_eq!(read::<Toy>(""), Ok(Reading::Prefix));
    }

    #[test]
    fn only_one_spelling_is_right() {
        for path in ["sell/09", "sell/+9", "sell/9/9", "/pass", "pass/", "sell/300", "sel"] {
            assert!(read::<Toy>(path).is_err(), "{path}");
        }
        let refusal = read::<Toy>("sell/x").unwrap_err().to_string();
        assert_eq!(refusal, r#"the path "sell/x" spells no action: "x" means nothing there"#);
    }
}

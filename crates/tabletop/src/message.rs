//! Something to be said, before it is put into words.

use crate::{Key, Seat};

/// A sentence without a language: an id of the locale files and its arguments.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Message {
    /// The sentence's id in the locale files.
    pub id: &'static str,
    /// What to put into it, by name.
    pub args: Vec<(&'static str, Arg)>,
}

/// What is put into a sentence.
#[derive(Copy, Clone, PartialEq, Eq, Debug)]
pub enum Arg {
    /// A number.
    Number(i64),
    /// A player, by name.
    Seat(Seat),
    /// A thing of a closed set: its set and its key, such as `item` and `rum`.
    Word(&'static str, &'static str),
}

impl Message {
    /// A sentence with nothing to put into it yet.
    pub const fn new(id: &'static str) -> Message {
        Message { id, args: Vec::new() }
    }

    /// The sentence with a number.
    #[must_use]
    pub fn number(mut self, name: &'static str, number: impl Into<i64>) -> Message {
        self.args.push((name, Arg::Number(number.into())));
        self
    }

    /// The sentence with a player.
    #[must_use]
    pub fn seat(mut self, name: &'static str, seat: Seat) -> Message {
        self.args.push((name, Arg::Seat(seat)));
        self
    }

    /// The sentence with a thing; `name` is also the prefix of its message id.
    #[must_use]
    pub fn word(self, name: &'static str, thing: impl Key) -> Message {
        self.of(name, name, thing)
    }

    /// The sentence with a thing of `set`, the prefix of its message id.
    #[must_use]
    pub fn of(mut self, name: &'static str, set: &'static str, thing: impl Key) -> Message {
        self.args.push((name, Arg::Word(set, thing.key())));
        self
    }
}

/// Something that can be said: an event or a refusal.
pub trait Tell {
    /// The sentence to say.
    fn message(&self) -> Message;
}

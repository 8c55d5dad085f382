//! Bots in the places of people.

use std::sync::Arc;

/// A bot that plays for a person.
#[derive(Clone, PartialEq, Eq, Debug)]
pub(crate) struct Stand {
    pub(crate) bot: Arc<str>,
    pub(crate) until: Until,
    /// Whether it passes where it may.
    pub(crate) passes: bool,
    /// Whether the person wanted it so.
    pub(crate) wanted: bool,
}

/// Until when a bot plays.
#[derive(Copy, Clone, PartialEq, Eq, Debug)]
pub(crate) enum Until {
    /// Until the turn is over.
    Turn,
    /// Until the person returns.
    Return,
    /// Until the end of the game.
    End,
}

impl Until {
    /// The word for it.
    pub(crate) const fn key(self) -> &'static str {
        match self {
            Until::Turn => "turn",
            Until::Return => "return",
            Until::End => "end",
        }
    }
}

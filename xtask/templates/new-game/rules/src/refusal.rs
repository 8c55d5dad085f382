//! Why a move is against the rules.

use tabletop::{Cites, Message, Tell};

/// One variant per broken rule.
#[derive(Copy, Clone, PartialEq, Eq, Debug, thiserror::Error)]
pub enum Refusal {
    /// Somebody else is to move (§1).
    #[error("it is not this player's turn")]
    NotYourTurn,
    /// Chance does not say this now (§1).
    #[error("chance does not decide this now")]
    NoChance,
    /// Too many pebbles, or none (§2).
    #[error("one to {most} pebbles are taken")]
    BadCount {
        /// The most that may be taken.
        most: u8,
    },
    /// More than there are (Q01).
    #[error("only {left} pebbles are left")]
    HeapTooSmall {
        /// What is left.
        left: u8,
    },
}

impl Cites for Refusal {
    fn cites(&self) -> &'static str {
        match self {
            Refusal::NotYourTurn | Refusal::NoChance => "§1",
            Refusal::BadCount { .. } => "§2",
            Refusal::HeapTooSmall { .. } => "Q01",
        }
    }
}

impl Tell for Refusal {
    fn message(&self) -> Message {
        let say = Message::new;
        match *self {
            Refusal::NotYourTurn => say("refusal-not-your-turn"),
            Refusal::NoChance => say("refusal-no-chance"),
            Refusal::BadCount { most } => say("refusal-bad-count").number("most", most),
            Refusal::HeapTooSmall { left } => say("refusal-heap-too-small").number("count", left),
        }
    }
}

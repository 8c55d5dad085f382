//! What a data file states, and how certain it is.

use serde::{Deserialize, Serialize};

/// How certain something is that a data file states.
#[derive(Copy, Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Label {
    /// Somebody has seen it on a copy of the game.
    Printed,
    /// It is in the rulebook.
    Rules,
    /// It was read on public pages.
    Public,
    /// It follows from what is known.
    Inferred,
    /// It is ours.
    Proposal,
}

impl Label {
    /// What the labels mean, word by word as the head of every box file says it.
    pub const MEANINGS: &'static str = "\
# Labels say how certain a value is:
#   printed   you have seen it on your own copy: set this where you have looked
#   rules     it is in the rulebook
#   public    it was read on public pages
#   inferred  it follows from what is known
#   proposal  it is ours, so that the game can be played: look at these first
# Labels and notes are for readers alone; nothing is played with them.
";
}

/// One fact of a data file, with where it comes from.
#[derive(Clone, Debug, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Fact<T> {
    /// The fact itself.
    pub value: T,
    /// How certain it is.
    pub label: Label,
    /// Where it comes from, or why it is so.
    pub note: String,
}

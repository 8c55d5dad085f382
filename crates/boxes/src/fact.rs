//! What a data file states, and how certain it is.

use serde::{Deserialize, Serialize};

/// How certain something is that a data file states.
#[derive(Copy, Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Label {
    /// It is in the rulebook.
    Rules,
    /// It was read on public pages.
    Public,
    /// It follows from what is known.
    Inferred,
    /// It is ours.
    Proposal,
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

//! What a viewer may or may not see.

use serde::Serialize;

use crate::{Seat, Viewer};

/// Something that lies behind a screen for some viewers.
#[derive(Copy, Clone, PartialEq, Eq, Debug, Default, Serialize)]
#[serde(rename_all = "snake_case")]
pub enum Known<T> {
    /// In plain sight.
    Seen(T),
    /// Behind a screen.
    #[default]
    Hidden,
}

impl<T> Known<T> {
    /// Shows `value` to its owner alone.
    pub fn to_owner(viewer: Viewer, owner: Seat, value: T) -> Known<T> {
        if viewer == Viewer::Player(owner) { Known::Seen(value) } else { Known::Hidden }
    }

    /// The value, if it is in plain sight.
    pub fn seen(self) -> Option<T> {
        match self {
            Known::Seen(value) => Some(value),
            Known::Hidden => None,
        }
    }
}

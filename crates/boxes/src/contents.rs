//! What a game makes of a box.

use std::fmt;

use serde::de::DeserializeOwned;

use crate::{Complaint, Shelf};

/// What is printed in a game's box, in the shape that its rules use.
pub trait Contents: fmt::Debug + Sized + Send + Sync + 'static {
    /// The sections of a box file as they are written: serde structs that
    /// refuse unknown and missing keys.
    type File: DeserializeOwned;

    /// The built-in box: files that make one when they are put together, the head first.
    const FILES: &'static [&'static str];
    /// The hashes by which earlier releases named what is still the built-in box.
    const ALIASES: &'static [&'static str];
    /// Built-in boxes of earlier releases, each as one whole file: what has
    /// shipped stays known.
    const EARLIER: &'static [&'static str];

    /// The contents of a file, or everything that keeps it from being a game.
    fn of(file: Self::File) -> Result<Self, Vec<Complaint>>;

    /// Where the boxes in use are kept.
    fn shelf() -> &'static Shelf<Self>;
}

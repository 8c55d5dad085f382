//! What is printed in a game's box, as a value.
//!
//! A box is one TOML file: a head (`[box]`) and the game's own sections, each
//! number with a label that says how certain it is ([`Fact`]). An owner of the
//! box corrects a copy and plays with it; nothing is rebuilt.
//!
//! - [`Contents`]: what a game makes of such a file
//! - [`Boxed`]: contents that were read and checked, with their hash
//! - [`Complaint`]: what is wrong with a file; all of it is told at once
//! - [`Shelf`]: the boxes in use, kept for good, found by their hash

mod boxed;
mod complaint;
mod fact;
mod hash;
mod head;
mod likeness;
mod mending;
mod name;
mod plain;
mod sheet;
mod slips;
mod stated;
mod written;

pub use boxed::{Boxed, Contents, Full, MOST_BOXES, Shelf, game, located};
pub use complaint::Complaint;
pub use fact::{Fact, Label, labels};
pub use head::{FORMAT, Head};
pub use likeness::resembling;
pub use name::{is_invisible, quoted};
pub use sheet::MOST_BYTES;
pub use stated::Stated;

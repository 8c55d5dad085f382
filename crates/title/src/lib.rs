//! What a game hands to a host, and where its types are forgotten.
//!
//! A [`Title`] is a game on the shelf, a [`Table`] one in progress. Both speak
//! in strings and JSON, so that servers and commands need no game's types. A
//! table has small parts: what every table needs, what is [`Drawn`] of it, and
//! what only some games have, [`Help`], a [`Ledger`] and a [`Chronicle`]. What is
//! printed in a box is known by its hash ([`Boxes`]).
//!
//! A game makes its title of its rules, its board and its bots with [`Listed`].

mod aids;
mod bench;
mod chronicle;
mod contest;
mod count;
mod crumbs;
mod dice;
mod erased;
mod hosted;
mod listed;
mod mind;
mod objection;
mod once;
mod outside;
mod printed;
mod table;
mod thought;
mod title;
mod told;
mod transcript;

pub use aids::is_over;
pub use art::{Gain, Lesson, Named, Part, Tool};
pub use bench::{Figure, each};
pub use bots::{Budget, Clock, Numbered};
pub use boxes::Stated;
pub use contest::{Bout, Contest, Detail};
pub use count::Count;
pub use dice::{Opened, SecretDice, commitment};
pub use listed::{Aids, Hire, Level, Listed};
pub use mind::{Mind, Place};
pub use objection::Objection;
pub use outside::{Outside, Outsider};
pub use printed::{Boxes, Imprint, Printed, Unkept, Unopened, short};
pub use table::{Chapter, Chronicle, Drawn, Ended, Eyes, Happened, Help, Ledger, Run, Table, Tale};
pub use title::Title;
pub use transcript::{Closing, FORMAT, Header, Line, Transcript};

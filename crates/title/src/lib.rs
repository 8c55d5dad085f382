//! What a game hands to a host, and where its types are forgotten.
//!
//! A [`Title`] is a game on the shelf, a [`Table`] one in progress. Both speak
//! in strings and JSON, so that servers and commands need no game's types. A
//! game makes its title of its rules, its board and its bots with [`Listed`].

mod bench;
mod contest;
mod hosted;
mod table;
mod transcript;
mod ways;

pub use bench::Figure;
pub use contest::{Bout, Contest};
pub use hosted::{Hire, Listed};
pub use table::{Chapter, Ended, Eyes, Happened, Objection, Table, Title};
pub use transcript::{Closing, FORMAT, Header, Line, Transcript};

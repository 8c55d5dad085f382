//! The only crate that knows every game, and where their types are forgotten.
//!
//! A [`Title`] is a game on the shelf, a [`Table`] one in progress. Both speak
//! in strings and JSON, so that servers and commands need no game's types. A
//! new game is one folder and one line in [`GAMES`].

mod bench;
mod contest;
mod hosted;
mod runs;
mod shelf;
mod table;
mod transcript;
mod ways;

pub use bench::Figure;
pub use contest::{Bout, Contest};
pub use runs::best_runs;
pub use shelf::{GAMES, UnknownGame, find};
pub use table::{Chapter, Ended, Eyes, Happened, Objection, Table, Title};
pub use transcript::{Fault, Header, Replay, Transcript, replay, replay_to};

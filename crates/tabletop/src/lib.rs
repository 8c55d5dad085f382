//! The vocabulary that every board game at this table shares.
//!
//! Start with [`Game`]: a game *is* its position, and everything else here is
//! what its methods speak in. Games share words, not behavior: there is no
//! base game and no method with a default.
//!
//! - who plays: [`Seat`], [`Seats`], [`PerSeat`], [`Viewer`]
//! - how a position reaches what is printed in its box: [`Printed`]
//! - what is agreed before the first move: [`Setup`], checked against a [`Profile`]
//! - what a player may do: [`Choices`], spelled as a [`Path`] ([`Spell`])
//! - what happened: events, told to a [`Sink`] and put into words by [`Tell`]
//! - what chance brings: [`Dice`]
//! - how it ends: [`Outcome`]

mod choices;
mod closed_set;
mod dice;
mod digest;
mod fingerprint;
mod game;
mod known;
mod message;
mod money;
mod next;
mod outcome;
mod printed;
mod seat;
mod setup;
mod sink;
mod spell;

pub use choices::{Choices, Range};
pub use closed_set::Key;
pub use dice::{Dice, SeededDice, fair_roll};
pub use digest::Digest;
pub use fingerprint::fingerprint;
pub use game::{Cites, Game, Move, Turn, Viewer};
pub use known::Known;
pub use message::{Arg, Message, Tell};
pub use money::Money;
pub use next::{Next, next, next_among};
pub use outcome::{Outcome, Standing};
pub use printed::Printed;
pub use seat::{MOST_SEATS, PerSeat, Seat, Seats};
pub use setup::{BadSetup, Profile, Setup, Switch};
pub use sink::{Log, Mute, Sink};
pub use spell::{BadPath, Path, Reading, Spell, Stop, Term, Words, read, spelled};

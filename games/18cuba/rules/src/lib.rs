//! 18Cuba, for two to six players.
//!
//! Players auction commissioners, convert concessions into narrow-gauge minors
//! with a sugar mill, found standard-gauge majors that carry the sugar to the
//! harbors, and trade their shares. All is open: there is nothing to hide.
//!
//! Read in this order: [`components`] (what is in the box), [`table`],
//! [`charter`] and [`depot`] (what lies where), [`round`] (whose turn it is and
//! what is pending), [`action`] (what players decide), `rules` (one module per
//! part of the rulebook), `plan` (which rule a decision asks), `course` (what
//! follows from it), `game` (the glue). Map, tiles, reach and the best run are
//! the crate `cuba18-track`.

pub mod action;
pub mod charter;
mod choices;
pub mod components;
mod course;
pub mod depot;
mod digest;
mod event;
mod game;
pub mod haggle;
mod plan;
mod position;
mod refusal;
pub mod rent;
pub mod round;
mod rules;
pub mod rulings;
#[cfg(feature = "scenario")]
pub mod scenario;
mod setup;
mod spelling;
pub mod table;
mod view;
mod words;

pub use action::{Action, Chance};
pub use event::Event;
pub use position::Cuba18;
pub use refusal::Refusal;
pub use round::{Ending, Round};
pub use rulings::Rulings;
pub use setup::{Terms, Unsold};
pub use table::Table;
pub use view::View;

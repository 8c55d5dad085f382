//! Santiago de Cuba, for two to four players.
//!
//! One car drives round a street of nine Cubans and the harbor. Whoever drives
//! it takes what the Cuban at its end offers and then walks to a building whose
//! flower matches. Goods are loaded on ships, whose demand is rolled on dice;
//! the game ends when the seventh ship leaves.
//!
//! Read in this order: [`components`] (what is in the box), [`table`] (what
//! lies where), [`phase`] (whose turn it is and what is pending), [`action`]
//! (what players decide), [`rules`] (one module per chapter), [`view`] (who may
//! see what), `game` (the glue). `README.md` holds sources and rulings.

pub mod action;
mod choices;
pub mod components;
mod course;
mod digest;
mod event;
mod game;
pub mod phase;
mod position;
mod refusal;
pub mod rules;
#[cfg(feature = "scenario")]
pub mod scenario;
mod setup;
pub mod source;
pub mod table;
pub mod view;
mod words;

pub use action::{Action, Chance, Gift, Load, Purchase, Step as FlagStep, Use};
pub use components::{Building, Cuban, Flower, Good, Item, Station};
pub use event::Event;
pub use phase::{Ending, Phase, Step};
pub use position::Santiago;
pub use refusal::Refusal;
pub use setup::Terms;
pub use table::{Stock, Table, Town};
pub use view::View;

//! Cuba, for two to five players.
//!
//! Six rounds long the players send five characters to work: the worker
//! harvests a row and a column of the plantation, the tradeswoman trades on
//! the market, the architect builds, the foreman uses buildings, the mayor
//! loads ships. The character not played goes to parliament, where votes decide
//! which two bills become acts; taxes, duties and subsidies follow.
//!
//! Read in this order: [`components`] (what is in every box), [`data`] (what is
//! printed there), [`table`] and [`harbor`] (what lies where), [`phase`] (whose turn it
//! is and what is pending), [`action`] (what players decide), [`rules`] (one
//! module per chapter), [`view`] (who may see what), `game` (the glue).
//! `README.md` holds sources and rulings.

pub mod action;
mod choices;
pub mod components;
mod course;
pub mod data;
mod digest;
mod event;
mod game;
pub mod harbor;
pub mod phase;
mod plan;
mod position;
mod refusal;
mod round;
pub mod rules;
#[cfg(feature = "scenario")]
pub mod scenario;
pub mod sets;
mod setup;
mod ship;
mod spelling;
pub mod table;
pub mod view;
mod words;

pub use action::{Action, Chance, Use};
pub use components::{Act, Berth, Building, Character, Field, Good, Group, Item, Material, Raw};
pub use course::PLAYED;
pub use event::Event;
pub use harbor::{Docked, Harbor};
pub use phase::{Ending, Phase, Step};
pub use position::Cuba;
pub use refusal::{Need, Refusal};
pub use setup::{Plantations, Terms};
pub use ship::Ship;
pub use table::{Player, Stock, Table};
pub use view::View;

//! Cube Express, for two to four players.
//!
//! Players lay square tiles with rails and roads, build stations in the cities
//! that grow, and drive two locos over the common network: for resources, to
//! deliver them to factories, to let passengers off. Nearly everything is a
//! wooden marker, of which each player has twenty-five, and what a marker is
//! depends on where it lies.
//!
//! Read in this order: [`components`] (what is in the box), [`map`] (tiles and
//! cities), [`table`] (what lies where), [`phase`] (whose turn it is and what
//! is pending), [`action`] (what players decide), [`rules`] (one module per
//! chapter), [`view`] (who may see what), `game` (the glue). `README.md` holds
//! sources and rulings.

pub mod action;
mod choices;
pub mod components;
mod course;
mod deal;
mod digest;
mod event;
mod game;
pub mod map;
pub mod phase;
mod place;
mod position;
mod refusal;
pub mod rules;
#[cfg(feature = "scenario")]
pub mod scenario;
mod setup;
pub mod table;
pub mod view;
mod waste;
mod words;

pub use action::{Action, Chance};
pub use components::{Conversion, Face, Goal, Kind, Loco, Resource, Side, Tile, Tiles};
pub use event::{Event, Stop};
pub use map::{Cell, City, Map, Place, Spot};
pub use phase::{Driving, Ending, Phase, Step, Trip};
pub use position::CubeExpress;
pub use refusal::{Need, Refusal};
pub use setup::{Readings, Terms};
pub use table::{Finale, Player, Table};
pub use view::View;
pub use waste::Waste;

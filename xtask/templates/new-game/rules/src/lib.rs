//! {{name}}, for two to four players.
//!
//! A heap of pebbles lies on the table. In turn everybody takes a few; whoever holds most when the
//! heap is gone wins. Read on in this order: `components` (the numbers), `table` (what lies on the
//! table, and whose turn it is), `action`, `taking` (the one rule), `event`, `refusal`, `game`.

pub mod action;
pub mod components;
pub mod event;
pub mod game;
pub mod refusal;
pub mod table;
pub mod taking;

pub use action::{Action, Chance};
pub use event::{Ending, Event};
pub use game::{{type}};
pub use refusal::Refusal;
pub use table::{Phase, Table, View};

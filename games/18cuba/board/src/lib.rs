//! 18Cuba, drawn: the island with its railways, the market, the charters.
//!
//! What may be done is offered by the stage, and what would come of it is tried
//! on a copy of the game (`trial`), so that no number here is worked out twice.
//! Read `geometry`, `track`, `tile`, `map` and `labels` for how the island looks, `lay`,
//! `stations`, `routes`, `hand`, `trains`, `deal`, `emergency`, `stock` and `operating` for what is
//! decided and how it is clicked (`click`, `together`), `upon` for what all of them put on
//! the map, `market`, `charters`, `ledger`, `opening`, `bank` and `players` for what lies beside it, `why`
//! for what can be asked of everything that cannot be clicked now, `layout` for a board that people
//! lay out elsewhere.

mod accounts;
mod bank;
mod board;
mod charters;
mod choices;
mod chronicle;
mod click;
mod deal;
mod emergency;
mod geometry;
mod hand;
mod labels;
mod lay;
mod layout;
mod ledger;
mod lesson;
mod link;
mod map;
mod market;
mod opening;
mod operating;
mod paper;
mod phases;
mod players;
mod question;
mod routes;
mod say;
mod seat;
mod sketch;
mod standing;
mod stations;
mod status;
mod stock;
mod summary;
mod tile;
mod together;
mod token;
mod told;
mod track;
mod trains;
mod trial;
mod upon;
mod why;

pub use accounts::{Books, compare};
pub use board::Island;
pub use chronicle::Rounds;
pub use layout::best_run;
pub use lesson::OPENING;
pub use say::hint;

/// What this board is told before it draws.
pub(crate) type Stage<'s> = art::Stage<'s, cuba18_rules::Cuba18>;

//! The rules, one module per part of the rulebook.
//!
//! A planner looks at the position and works out a move or refuses it; what it
//! returns is carried out without fail.

mod auction;
mod benefits;
mod central;
mod deals;
mod dividend;
mod emergency;
mod ending;
mod founding;
mod home;
mod issue;
mod machines;
mod operating;
mod phases;
mod run;
mod shares;
mod stations;
mod stock;
mod track;
mod trains;

pub(crate) use auction::shuffle;
pub(crate) use benefits::Grant;
pub(crate) use emergency::Raising;
pub(crate) use founding::{Conversion, Founding, mill_sites};
pub(crate) use issue::Issue;
pub(crate) use phases::Discard;
pub(crate) use run::routes_of;
pub(crate) use shares::{Buying, Sale};
pub(crate) use stations::StationPlan;
pub(crate) use track::TrackPlan;
pub(crate) use trains::Purchase;

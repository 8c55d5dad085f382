//! The rules, one module per chapter.
//!
//! A planner looks at the table and works out a move or refuses it; what it
//! returns is carried out without fail. The README maps our chapter numbers to
//! the headings of the rulebook.

pub mod buildings;
pub mod cubans;
pub mod delivery;
pub mod driving;
pub mod figure;
pub mod scoring;
pub mod ship;

//! The rules, one module per chapter.
//!
//! A planner looks at the table and works out a move or refuses it; what it
//! returns is carried out without fail. The README maps our chapter numbers to
//! the headings of the rulebook.

pub mod any_time;
pub mod center;
pub mod driving;
pub mod laying;
pub mod market;
pub mod scoring;
pub mod shares;
pub mod station;
pub mod stops;

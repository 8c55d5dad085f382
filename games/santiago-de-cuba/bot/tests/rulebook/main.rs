//! The rulebook told a second time, naively, as a ledger that is kept by what is announced.

mod books;
mod buildings;
mod course;
mod ending;
mod entries;
mod ledger;

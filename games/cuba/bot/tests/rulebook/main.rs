//! The rulebook told a second time, naively, as a ledger that is kept by what is announced.

mod books;
mod buildings;
mod characters;
mod compare;
mod course;
mod entries;
mod estate;
mod harbor;
mod laws;
mod ledger;
mod parliament;

//! The rulebook told a second time, naively, as a ledger that is kept by what is announced.

mod books;
mod company;
mod entries;
mod ledger;
mod printed;
mod trains;

//! The rulebook told a second time, naively, as a ledger that is kept by what is announced.

mod any_time;
mod baron;
mod books;
mod center;
mod compare;
mod course;
mod driving;
mod entries;
mod ledger;
mod network;
mod scoring;

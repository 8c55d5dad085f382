//! The rails crate, seen from outside.

mod best;
mod brute;
mod examples;
mod facts;
mod lays;
mod random;
mod reach;

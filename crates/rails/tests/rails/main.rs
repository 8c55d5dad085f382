//! The rails crate, seen from outside.

mod best;
mod brute;
mod examples;
mod facts;
mod random;
mod reach;

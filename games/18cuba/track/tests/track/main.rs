//! The crate seen from outside.

#![expect(clippy::unwrap_used, reason = "a test fails by panicking")]

mod best;
mod brute;
mod chart;
mod examples;
mod facts;
mod lays;
mod random;
mod reach;
mod running;
mod ties;

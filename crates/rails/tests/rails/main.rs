//! The rails crate, seen from outside.

mod examples;
mod facts;

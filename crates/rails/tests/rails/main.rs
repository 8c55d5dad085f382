//! The rails crate, seen from outside.

mod facts;

//! What is drawn and what is said.

mod boards;
mod words;

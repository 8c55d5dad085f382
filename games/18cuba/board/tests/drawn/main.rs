//! The words and the drawings of 18Cuba.

mod boards;
mod boxed;
mod decisions;
mod hand;
mod print;
mod samples;
mod stage;
mod words;

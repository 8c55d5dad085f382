//! The words and the drawings of Cuba.

mod aids;
mod boards;
mod course;
mod words;

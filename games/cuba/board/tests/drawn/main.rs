//! The words and the drawings of Cuba.

mod boards;
mod words;

//! The words and the drawings of Santiago de Cuba.

mod boards;
mod words;

//! The words and the drawings of 18Cuba.

mod bargains;
mod boards;
mod books;
mod boxed;
mod decisions;
mod hand;
mod layout;
mod print;
mod samples;
mod stage;
mod texts;
mod words;

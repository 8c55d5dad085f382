//! The words and the drawings of 18Cuba.

mod samples;
mod words;

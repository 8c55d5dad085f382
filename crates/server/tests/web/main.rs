//! The server through its router, as browsers and programs meet it.

#![expect(clippy::unwrap_used, reason = "a test that cannot go on has failed")]

mod bad_input;
mod house;
mod playing;
mod sealed;
mod seats;
mod secrets;
mod speed;
mod words;

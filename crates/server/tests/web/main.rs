//! The server through its router, as browsers and programs meet it.

mod bad_input;
mod house;
mod playing;
mod seats;
mod secrets;
mod speed;
mod words;

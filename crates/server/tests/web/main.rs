//! The server through its router, as browsers and programs meet it.

#![expect(clippy::unwrap_used, reason = "a test that cannot go on has failed")]

mod accounts;
mod admin;
mod agreed;
mod ahead;
mod back;
mod bad_input;
mod boxes;
mod clock;
mod cube_express;
mod dice;
mod differ;
mod documented;
mod faults;
mod hang_up;
mod home;
mod house;
mod leaving;
mod legal;
mod lesson;
mod limits;
mod lobby;
mod mail;
mod nodes;
mod notices;
mod over;
mod pace;
mod pairs;
mod party;
mod people;
mod playing;
mod push;
mod relics;
mod rulings;
mod runs;
mod sealed;
mod seats;
mod secrets;
mod sitting;
mod speed;
mod thinking;
mod tools;
mod trial;
mod why;
mod words;

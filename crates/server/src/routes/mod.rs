//! Requests in, answers out.

pub(crate) mod admin;
pub(crate) mod api;
pub(crate) mod assets;
mod guests;
pub(crate) mod learn;
pub(crate) mod legal;
pub(crate) mod lobby;
mod names;
pub(crate) mod open;
pub(crate) mod people;
pub(crate) mod relics;
pub(crate) mod rules;
pub(crate) mod seats;
pub(crate) mod table;
pub(crate) mod together;
pub(crate) mod tools;

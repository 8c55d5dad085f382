//! Requests in, answers out.

pub(crate) mod admin;
pub(crate) mod api;
pub(crate) mod assets;
pub(crate) mod company;
pub(crate) mod forking;
mod guests;
pub(crate) mod learn;
pub(crate) mod legal;
pub(crate) mod lobby;
mod looking;
pub(crate) mod mine;
mod names;
pub(crate) mod open;
pub(crate) mod people;
pub(crate) mod relics;
pub(crate) mod rules;
pub(crate) mod seats;
pub(crate) mod settings;
mod sleeping;
pub(crate) mod table;
pub(crate) mod talk;
pub(crate) mod together;
pub(crate) mod tools;
pub(crate) mod uploads;

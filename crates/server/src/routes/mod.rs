//! Requests in, answers out.

pub(crate) mod api;
pub(crate) mod assets;
pub(crate) mod lobby;
pub(crate) mod seats;
pub(crate) mod table;

//! The table in the browser: pages for people, the same as JSON for programs.
//!
//! Each module uses only those that stand before it:
//!
//! - `answer` sends a page of the crate `pages`
//! - `error` is everything that can go wrong for a visitor, in a sentence each
//! - [`Clock`] is where the time is read from
//! - `why` is why something could not be told, [`Mail`] takes letters to where they go
//! - `metrics` is what happens, in numbers
//! - [`Admin`] is the host's sign-in, `notice` what the host says to everybody
//! - `limits` are how much of everything there may be, `options` what whoever runs
//!   the server decides
//! - `boxes` are the printed data that may be chosen at set-up
//! - `secret` makes what must not be guessed
//! - `telling` tells people of their tables where they want it
//! - `pictures` are letters that are shown as one, `alike` tells names that look the same,
//!   `reserved` are those that are nobody's
//! - `hub` keeps the open tables: a cache over the store
//! - `state` is what every handler shares, `extract` what it takes from a request
//! - `records` are tables as pages are drawn from them
//! - `routes` read requests and answer them
//! - [`app()`] is the whole server as a router, for tests as well
//! - `patience` ends connections whose other end takes nothing
//! - [`serve`] and [`serve_until`] answer connections with it
//! - [`serve_metrics`] tells what happens in numbers
//! - [`bench()`] measures it

mod admin;
mod alike;
mod answer;
mod app;
mod bench;
mod boxes;
mod clock;
mod error;
mod exposition;
mod extract;
mod faulty;
mod hub;
mod limits;
mod listen;
mod mail;
mod metrics;
mod notice;
mod options;
mod passwords;
mod patience;
mod pictures;
mod records;
mod reserved;
mod routes;
mod secret;
mod state;
mod streaming;
mod telling;
mod why;

pub use admin::Admin;
pub use app::app;
pub use bench::{bench, bench_shared};
pub use clock::Clock;
pub use error::AppError;
pub use exposition::serve_metrics;
pub use limits::{Limits, Rate};
pub use listen::{serve, serve_until};
pub use mail::Mail;
pub use options::{Contact, Options, PublicUrl};
pub use routes::api::api_document;
pub use state::AppState;

//! The table in the browser: pages for people, the same as JSON for programs.
//!
//! - [`app`] is the whole server as a router, for tests as well
//! - `hub` keeps the open tables: a cache over the store, one lock each
//! - `routes` read requests, `pages` write HTML
//! - `error` is everything that can go wrong for a visitor, in a sentence each

mod app;
mod bench;
mod error;
mod extract;
mod hub;
mod pages;
mod routes;
mod secret;
mod words;

use std::io;

use tokio::net::TcpListener;

pub use app::{AppState, app};
pub use bench::bench;
pub use error::AppError;

/// Serves until the listener fails.
pub async fn serve(listener: TcpListener, state: AppState) -> io::Result<()> {
    axum::serve(listener, app(state)).await
}

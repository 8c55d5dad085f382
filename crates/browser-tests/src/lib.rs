//! A real Chromium at a real server, for tests that click.
//!
//! A [`Stage`] is a server on a free port with its own database and a driver
//! on another; [`Browser`]s are opened on it, each with a fresh profile. The
//! driver is ended by its id when the stage is dropped, also if a test fails.

mod browser;
mod driver;

use std::net::SocketAddr;

use anyhow::Context as _;
use server::AppState;
use store::Store;
use tempfile::TempDir;
use tokio::net::TcpListener;

pub use browser::{Browser, Seen};
use driver::Driver;

/// A server and a driver.
#[derive(Debug)]
pub struct Stage {
    address: SocketAddr,
    driver: Driver,
    folder: TempDir,
}

impl Stage {
    /// Starts both.
    pub async fn open() -> anyhow::Result<Stage> {
        let folder = tempfile::tempdir()?;
        let store = Store::open(&folder.path().join("data")).await?;
        let listener = TcpListener::bind("127.0.0.1:0").await?;
        let address = listener.local_addr()?;
        tokio::spawn(server::serve(listener, AppState::new(store)));
        Ok(Stage { address, driver: Driver::start()?, folder })
    }

    /// The address of a page.
    pub fn page(&self, path: &str) -> String {
        format!("http://{}{path}", self.address)
    }

    /// Opens a browser with a profile of its own that wishes for `language`.
    pub async fn browser(&self, name: &str, language: &str) -> anyhow::Result<Browser> {
        let profile = self.folder.path().join(format!("profile-{name}"));
        let opened = Browser::open(self.driver.address(), &profile, language).await;
        opened.context("the browser does not open")
    }
}

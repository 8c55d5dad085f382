//! A real Chromium at a real server, for tests that click.
//!
//! A [`Stage`] is a server on a free port with its own database and a driver
//! on another; [`Browser`]s are opened on it, each with a fresh profile. The
//! driver is ended by its id when the stage is dropped, also if a test fails.

mod accessible;
mod browser;
mod driver;
mod notified;
mod pointing;
mod tabs;

use std::net::SocketAddr;

use anyhow::Context as _;
use server::{Admin, AppState, Limits, Options};
use store::Store;
use tempfile::TempDir;
use tokio::net::TcpListener;
use tokio::runtime::Runtime;

pub use accessible::Spoken;
pub use browser::{Browser, Seen};
use driver::Driver;

/// A server and a driver.
#[derive(Debug)]
pub struct Stage {
    address: SocketAddr,
    server: Option<Runtime>,
    driver: Driver,
    folder: TempDir,
}

impl Stage {
    /// What the host signs in with.
    pub const PASSWORD: &str = "open, sesame!";

    /// Starts both.
    pub async fn open() -> anyhow::Result<Stage> {
        let address = SocketAddr::from(([127, 0, 0, 1], 0));
        let (driver, folder) = (Driver::start()?, tempfile::tempdir()?);
        let mut stage = Stage { address, server: None, driver, folder };
        stage.start_server().await?;
        Ok(stage)
    }

    /// Starts the server, on the same port as before if it was stopped.
    pub async fn start_server(&mut self) -> anyhow::Result<()> {
        // With threads of its own, so that it can be ended like a program.
        let runtime = Runtime::new()?;
        let (folder, wanted) = (self.folder.path().join("data"), self.address);
        let listening = runtime.spawn(async move {
            let store = Store::open(&folder).await?;
            let listener = TcpListener::bind(wanted).await?;
            let address = listener.local_addr()?;
            let admin = Some(Admin::new(Stage::PASSWORD).map_err(anyhow::Error::msg)?);
            let contact =
                Some("Anna Muster, anna@example.org".parse().map_err(anyhow::Error::msg)?);
            let options = Options::with(Limits::none());
            // The push service of tests is on this machine.
            let options = Options {
                admin,
                contact,
                public_lobby: true,
                allow_private_targets: true,
                ..options
            };
            tokio::spawn(server::serve(listener, AppState::with(store, options)));
            anyhow::Ok(address)
        });
        self.address = listening.await??;
        self.server = Some(runtime);
        Ok(())
    }

    /// Ends the server in the middle of whatever it does.
    pub fn stop_server(&mut self) {
        if let Some(runtime) = self.server.take() {
            runtime.shutdown_background();
        }
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

    /// Sets a table up as its form does, with these fields; where it is then shown.
    pub async fn table(&self, browser: &Browser, fields: &str) -> anyhow::Result<String> {
        browser.goto(&self.page("/")).await?;
        let script = "const form = document.createElement('form');
                      form.method = 'post'; form.action = '/tables';
                      for (const [name, value] of new URLSearchParams(arguments[0])) {
                          const field = document.createElement('input');
                          field.name = name; field.value = value; form.append(field);
                      }
                      document.body.append(form); form.submit();";
        browser.run(script, vec![fields.into()]).await?;
        browser.until(|seen| seen.count("seq") > 0).await?;
        let address = browser.address().await?;
        let start = address.find("/tables/").context("a table")?;
        Ok(address[start..].to_owned())
    }
}

impl Drop for Stage {
    fn drop(&mut self) {
        self.stop_server();
    }
}

//! The program that drives the browser.

use std::io::{BufRead as _, BufReader, Read as _, Write as _};
use std::net::TcpStream;
use std::process::{Child, Command, Stdio};
use std::time::Duration;

use anyhow::Context as _;

/// A driver on a free port of its own.
#[derive(Debug)]
pub(crate) struct Driver {
    child: Child,
    address: String,
}

/// It takes its port for two families of addresses, and ends if another has the second one.
const TRIES: usize = 5;

impl Driver {
    /// Starts a driver and waits until it listens.
    pub(crate) fn start() -> anyhow::Result<Driver> {
        for _ in 0..TRIES {
            if let Some(driver) = Driver::listening()? {
                return Ok(driver);
            }
        }
        anyhow::bail!("chromedriver ended before it listened")
    }

    /// A driver that has said on which port it listens, unless it ended before that.
    fn listening() -> anyhow::Result<Option<Driver>> {
        let mut child = Command::new("chromedriver")
            .arg("--port=0")
            .stdout(Stdio::piped())
            .stderr(Stdio::null())
            .spawn()
            .context("chromedriver does not start; `cargo xtask test` installs it")?;
        let lines = child.stdout.take().context("no output")?;
        let mut driver = Driver { child, address: String::new() };
        let mut lines = BufReader::new(lines).lines();
        for line in lines.by_ref() {
            if let Some((_, port)) = line?.split_once("successfully on port ") {
                driver.address = format!("http://127.0.0.1:{}", port.trim_end_matches('.'));
                // Whatever else it says is read and forgotten, or it would block.
                std::thread::spawn(move || lines.for_each(drop));
                return Ok(Some(driver));
            }
        }
        Ok(None)
    }

    pub(crate) fn address(&self) -> &str {
        &self.address
    }
}

impl Drop for Driver {
    fn drop(&mut self) {
        // Asked to shut down it closes its browsers too, also those of a test that failed.
        let asked = self.shut_down();
        for _ in 0..300 {
            if asked.is_err() || matches!(self.child.try_wait(), Ok(Some(_)) | Err(_)) {
                break;
            }
            std::thread::sleep(Duration::from_millis(10));
        }
        // It may have ended by itself; then there is nothing to end.
        let _ = self.child.kill();
        let _ = self.child.wait();
    }
}

impl Driver {
    fn shut_down(&self) -> std::io::Result<()> {
        let host = self.address.trim_start_matches("http://");
        let mut line = TcpStream::connect(host)?;
        write!(line, "GET /shutdown HTTP/1.1\r\nHost: {host}\r\nConnection: close\r\n\r\n")?;
        line.set_read_timeout(Some(Duration::from_secs(3)))?;
        line.read_to_end(&mut Vec::new()).map(drop)
    }
}

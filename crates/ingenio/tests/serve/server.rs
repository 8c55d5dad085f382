//! A server as a process.

use std::io::{BufRead as _, BufReader, Read as _, Write as _};
use std::net::TcpStream;
use std::path::Path;
use std::process::{Child, ChildStderr, Command, Stdio};
use std::time::{Duration, Instant};

pub(crate) const PROGRAM: &str = env!("CARGO_BIN_EXE_ingenio");

/// A server under way.
pub(crate) struct Server {
    pub(crate) child: Child,
    pub(crate) address: String,
    /// What it says is read by somebody as long as it runs.
    pub(crate) said: BufReader<ChildStderr>,
}

impl Server {
    /// Starts a server by `command`, which is followed by what it is to do.
    pub(crate) fn start(mut command: Command, data: &Path) -> Server {
        command.args(["serve", "--listen", "127.0.0.1:0", "--data"]).arg(data);
        Server::begin(command)
    }

    /// Starts a server by a command that says it all.
    pub(crate) fn begin(command: Command) -> Server {
        Server::begin_at(command, "http://")
    }

    /// The same where its address is told after `lead`.
    pub(crate) fn begin_at(mut command: Command, lead: &str) -> Server {
        let mut child = command.stderr(Stdio::piped()).spawn().unwrap();
        let mut line = String::new();
        let mut said = BufReader::new(child.stderr.take().unwrap());
        said.read_line(&mut line).unwrap();
        let address = line.split(lead).nth(1).unwrap_or_else(|| panic!("no address: {line}"));
        let address = address.split([' ', '"', '\n']).next().unwrap().to_owned();
        Server { child, address, said }
    }

    pub(crate) fn get(&self, path: &str) -> String {
        self.get_as(path, "")
    }

    /// Asks for a page with a cookie.
    pub(crate) fn get_as(&self, path: &str, cookie: &str) -> String {
        let mut socket = TcpStream::connect(&self.address).unwrap();
        let head = "Host: here\r\nConnection: close";
        write!(socket, "GET {path} HTTP/1.1\r\n{head}\r\nCookie: {cookie}\r\n\r\n").unwrap();
        let mut answer = String::new();
        socket.read_to_string(&mut answer).unwrap();
        answer
    }

    /// Asks for a table by a form.
    pub(crate) fn order(&self, form: &str) -> String {
        self.post("/tables", "", form)
    }

    /// Sends a form by somebody with a cookie.
    pub(crate) fn post(&self, path: &str, cookie: &str, form: &str) -> String {
        let mut socket = TcpStream::connect(&self.address).unwrap();
        let length = form.len();
        let head = format!(
            "POST {path} HTTP/1.1\r\nHost: here\r\nConnection: close\r\nCookie: {cookie}\r\n\
             Content-Type: application/x-www-form-urlencoded\r\n"
        );
        write!(socket, "{head}Content-Length: {length}\r\n\r\n{form}").unwrap();
        let mut answer = String::new();
        socket.read_to_string(&mut answer).unwrap();
        answer
    }

    /// Makes a table by a form, and says what it is called.
    pub(crate) fn make(&self, form: &str) -> String {
        let answer = self.order(form);
        let table = answer.split("location: /tables/").nth(1);
        let table = table.unwrap_or_else(|| panic!("no table: {answer}"));
        table.lines().next().unwrap().to_owned()
    }

    /// Waits for the end, which is to come soon and well.
    pub(crate) fn ends(mut self) {
        let start = Instant::now();
        loop {
            if let Some(status) = self.child.try_wait().unwrap() {
                assert!(status.success(), "{status}");
                return;
            }
            assert!(start.elapsed() < Duration::from_secs(20), "it does not end");
            std::thread::sleep(Duration::from_millis(20));
        }
    }
}

impl Drop for Server {
    fn drop(&mut self) {
        // Whatever went wrong, it does not stay behind.
        let _ = self.child.kill();
        let _ = self.child.wait();
    }
}

pub(crate) fn terminate(process: u32) {
    let sent = Command::new("kill").args(["-TERM", &process.to_string()]).status().unwrap();
    assert!(sent.success());
}

//! `ingenio serve` as a process: it owns its folder, and stops when it is asked to.
#![cfg(unix)]
#![expect(clippy::unwrap_used, reason = "a test that cannot go on has failed")]

use std::io::{BufRead as _, BufReader, Read as _, Write as _};
use std::net::TcpStream;
use std::path::Path;
use std::process::{Child, ChildStderr, Command, Stdio};
use std::time::{Duration, Instant};

const PROGRAM: &str = env!("CARGO_BIN_EXE_ingenio");

/// A server under way.
struct Server {
    child: Child,
    address: String,
    /// What it says is read by somebody as long as it runs.
    _said: BufReader<ChildStderr>,
}

impl Server {
    /// Starts a server by `command`, which is followed by what it is to do.
    fn start(mut command: Command, data: &Path) -> Server {
        command.args(["serve", "--listen", "127.0.0.1:0", "--data"]).arg(data);
        let mut child = command.stderr(Stdio::piped()).spawn().unwrap();
        let mut line = String::new();
        let mut said = BufReader::new(child.stderr.take().unwrap());
        said.read_line(&mut line).unwrap();
        let address = line.split("http://").nth(1).unwrap_or_else(|| panic!("no address: {line}"));
        let address = address.split(' ').next().unwrap().to_owned();
        Server { child, address, _said: said }
    }

    fn get(&self, path: &str) -> String {
        let mut socket = TcpStream::connect(&self.address).unwrap();
        write!(socket, "GET {path} HTTP/1.1\r\nHost: here\r\nConnection: close\r\n\r\n").unwrap();
        let mut answer = String::new();
        socket.read_to_string(&mut answer).unwrap();
        answer
    }

    /// Waits for the end, which is to come soon and well.
    fn ends(mut self) {
        let start = Instant::now();
        loop {
            if let Some(status) = self.child.try_wait().unwrap() {
                assert!(status.success(), "{status}");
                return;
            }
            if start.elapsed() > Duration::from_secs(20) {
                self.child.kill().unwrap();
                panic!("it does not end");
            }
            std::thread::sleep(Duration::from_millis(20));
        }
    }
}

fn terminate(process: u32) {
    let sent = Command::new("kill").args(["-TERM", &process.to_string()]).status().unwrap();
    assert!(sent.success());
}

#[test]
fn a_second_server_on_the_same_folder_is_told_so() {
    let folder = tempfile::tempdir().unwrap();
    let data = folder.path().join("data");
    let first = Server::start(Command::new(PROGRAM), &data);
    assert!(first.get("/readyz").starts_with("HTTP/1.1 200 "));
    let mut second = Command::new(PROGRAM);
    second.args(["serve", "--listen", "127.0.0.1:0", "--data"]).arg(&data);
    let second = second.output().unwrap();
    let said = String::from_utf8_lossy(&second.stderr).into_owned();
    assert!(!second.status.success(), "{said}");
    assert!(said.contains("another Ingenio uses this folder already"), "{said}");
    assert!(first.get("/healthz").starts_with("HTTP/1.1 200 "), "the first is not disturbed");
    terminate(first.child.id());
    first.ends();
    let third = Server::start(Command::new(PROGRAM), &data);
    terminate(third.child.id());
    third.ends();
}

/// In a container it is process 1, to which a signal means nothing unless it listens.
#[test]
fn it_stops_as_process_1() {
    let able = Command::new("unshare").args(["--pid", "--fork", "true"]).status();
    if !able.is_ok_and(|status| status.success()) {
        eprintln!("no process 1 can be made here");
        return;
    }
    let folder = tempfile::tempdir().unwrap();
    let mut command = Command::new("unshare");
    command.args(["--pid", "--fork", "--kill-child", PROGRAM]);
    let server = Server::start(command, &folder.path().join("data"));
    assert!(server.get("/healthz").starts_with("HTTP/1.1 200 "));
    let outer = server.child.id();
    let children = format!("/proc/{outer}/task/{outer}/children");
    let inner = std::fs::read_to_string(children).unwrap();
    terminate(inner.trim().parse().unwrap());
    server.ends();
}

#[test]
fn a_public_address_that_is_none_is_refused() {
    let mut wrong = Command::new(PROGRAM);
    let wrong = wrong.args(["serve", "--public-url", "play.example.org"]).output().unwrap();
    assert_eq!(wrong.status.code(), Some(2));
    assert!(String::from_utf8_lossy(&wrong.stderr).contains("--public-url"));
}

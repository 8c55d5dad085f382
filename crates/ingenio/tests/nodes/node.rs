//! A node as a process, and what spreads requests over several.

use std::io::{self, BufRead as _, BufReader};
use std::net::{Shutdown, TcpListener, TcpStream};
use std::process::{Child, Command, ExitStatus, Stdio};
use std::sync::atomic::{AtomicUsize, Ordering};
use std::sync::{Arc, Mutex};
use std::thread;

const PROGRAM: &str = env!("CARGO_BIN_EXE_ingenio");

/// A server under way.
pub(crate) struct Node {
    child: Child,
    pub(crate) address: String,
    /// What it has said.
    pub(crate) said: Arc<Mutex<Vec<String>>>,
}

impl Node {
    /// Starts a server on a database, at whichever port is free.
    pub(crate) fn start(database: &str, data: &std::path::Path) -> Node {
        let mut command = Node::command(data);
        command.env("INGENIO_DATABASE", database);
        Node::begin(command)
    }

    /// What starts a server at whichever port is free: on a file of its own unless more is said.
    pub(crate) fn command(data: &std::path::Path) -> Command {
        let mut command = Command::new(PROGRAM);
        command.args(["serve", "--listen", "127.0.0.1:0", "--trusted-proxy", "127.0.0.1"]);
        command.arg("--data").arg(data);
        command.env("INGENIO_ADMIN_PASSWORD_FILE", password(data));
        command.env("RUST_LOG", "warn,server=debug");
        command
    }

    /// Starts it.
    pub(crate) fn begin(mut command: Command) -> Node {
        command.stderr(Stdio::piped());
        let child = command.spawn().unwrap();
        // From now on it is ended whatever happens.
        let mut node = Node { child, address: String::new(), said: Arc::default() };
        let mut lines = BufReader::new(node.child.stderr.take().unwrap()).lines();
        let line = lines.next().unwrap().unwrap();
        let address = line.split("http://").nth(1).unwrap_or_else(|| panic!("no address: {line}"));
        address.split(' ').next().unwrap().clone_into(&mut node.address);
        let heard = Arc::clone(&node.said);
        thread::spawn(move || {
            for line in lines.map_while(Result::ok) {
                heard.lock().unwrap().push(line);
            }
        });
        node
    }

    /// Sends it a signal: one of those that `kill` knows by name.
    pub(crate) fn signal(&self, name: &str) {
        let id = self.child.id().to_string();
        assert!(Command::new("kill").args(["-s", name, &id]).status().unwrap().success());
    }

    /// Has it end in good order.
    pub(crate) fn stop(&mut self) {
        let ended = self.ends();
        assert!(ended.success(), "{ended}: {:?}", self.said.lock().unwrap());
    }

    /// Has it end, however it does.
    pub(crate) fn ends(&mut self) -> ExitStatus {
        self.signal("TERM");
        self.child.wait().unwrap()
    }

    /// Kills it, without a word.
    pub(crate) fn kill(&mut self) {
        let ended = self.child.try_wait().unwrap();
        assert!(ended.is_none(), "it has ended by itself: {:?}", self.said.lock().unwrap());
        self.child.kill().unwrap();
        self.child.wait().unwrap();
    }
}

/// The host's password, the same for all nodes.
pub(crate) const PASSWORD: &str = "open-sesame-123";

fn password(data: &std::path::Path) -> std::path::PathBuf {
    let file = data.join("password");
    std::fs::write(&file, PASSWORD).unwrap();
    file
}

impl Drop for Node {
    fn drop(&mut self) {
        // Whatever went wrong, it does not stay behind, nor what the library leaves that moves its
        // clock if it is killed.
        let _ = self.child.kill();
        let _ = self.child.wait();
        let id = self.child.id();
        for left in [format!("faketime_shm_{id}"), format!("sem.faketime_sem_{id}")] {
            let _ = std::fs::remove_file(std::path::Path::new("/dev/shm").join(left));
        }
    }
}

/// Spreads connections over nodes at random; one that is not there is passed over.
pub(crate) struct Balancer {
    pub(crate) address: String,
    nodes: Arc<Mutex<Vec<String>>>,
}

impl Balancer {
    pub(crate) fn over(nodes: &[Node]) -> Balancer {
        let listener = TcpListener::bind("127.0.0.1:0").unwrap();
        let address = listener.local_addr().unwrap().to_string();
        let nodes = nodes.iter().map(|node| node.address.clone()).collect();
        let nodes: Arc<Mutex<Vec<String>>> = Arc::new(Mutex::new(nodes));
        let (known, turn) = (Arc::clone(&nodes), AtomicUsize::new(1));
        thread::spawn(move || {
            for near in listener.incoming().map_while(Result::ok) {
                let nodes = known.lock().unwrap().clone();
                // Any mixing will do.
                let first = turn.fetch_add(1, Ordering::Relaxed).wrapping_mul(0x9e37_79b9) >> 7;
                thread::spawn(move || drop(pass(&near, &nodes, first)));
            }
        });
        Balancer { address, nodes }
    }

    /// Where a node is reached from now on.
    pub(crate) fn replace(&self, number: usize, node: &Node) {
        self.nodes.lock().unwrap()[number].clone_from(&node.address);
    }
}

/// Passes a connection on to the first node that takes it.
fn pass(near: &TcpStream, nodes: &[String], first: usize) -> io::Result<()> {
    let order = (0..nodes.len()).map(|step| &nodes[(first + step) % nodes.len()]);
    let Some(far) = order.map(TcpStream::connect).find_map(Result::ok) else {
        return near.shutdown(Shutdown::Both);
    };
    let (mut back, mut to) = (far.try_clone()?, near.try_clone()?);
    let returning = thread::spawn(move || {
        let _ = io::copy(&mut back, &mut to);
        let _ = to.shutdown(Shutdown::Both);
    });
    let (mut from, mut on) = (near, &far);
    let _ = io::copy(&mut from, &mut on);
    let _ = far.shutdown(Shutdown::Write);
    let _ = returning.join();
    Ok(())
}

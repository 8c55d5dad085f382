//! Somebody who takes messages, and remembers when.

use std::io::{Read as _, Write as _};
use std::net::{TcpListener, TcpStream};
use std::sync::{Arc, Mutex, Weak};
use std::thread;
use std::time::Instant;

use super::hands::Hands;

/// A message that has arrived.
#[derive(Clone, Debug)]
pub(crate) struct Taken {
    /// Whose it is, by the path that was asked.
    pub(crate) person: usize,
    pub(crate) key: String,
    pub(crate) when: Instant,
    /// What the moved hands showed.
    pub(crate) at: i64,
}

/// Where messages arrive.
pub(crate) struct Hook {
    pub(crate) address: String,
    taken: Arc<Mutex<Vec<Taken>>>,
}

impl Hook {
    pub(crate) fn open(hands: &Arc<Hands>) -> Hook {
        let listener = TcpListener::bind("127.0.0.1:0").unwrap();
        let address = listener.local_addr().unwrap().to_string();
        let hook = Hook { address, taken: Arc::default() };
        let taken = Arc::clone(&hook.taken);
        // It listens longer than there is a clock, which does not stay behind.
        let hands = Arc::downgrade(hands);
        thread::spawn(move || {
            for socket in listener.incoming().flatten() {
                let (taken, hands) = (Arc::clone(&taken), Weak::clone(&hands));
                thread::spawn(move || take(socket, &taken, &hands));
            }
        });
        hook
    }

    pub(crate) fn taken(&self) -> Vec<Taken> {
        self.taken.lock().unwrap().clone()
    }
}

fn take(mut socket: TcpStream, taken: &Mutex<Vec<Taken>>, hands: &Weak<Hands>) -> Option<()> {
    let mut read = Vec::new();
    let mut part = [0; 4096];
    // The body ends with its only brace.
    while !read.ends_with(b"}") {
        let count = socket.read(&mut part).ok().filter(|count| *count > 0)?;
        read.extend(&part[..count]);
    }
    let text = String::from_utf8_lossy(&read).into_owned();
    let person = text.split(' ').nth(1).unwrap().trim_start_matches('/').parse().unwrap();
    let key = text.split("idempotency-key: ").nth(1).unwrap().lines().next().unwrap().to_owned();
    let at = hands.upgrade()?.now();
    taken.lock().unwrap().push(Taken { person, key, when: Instant::now(), at });
    socket.write_all(b"HTTP/1.1 204 Yes\r\nContent-Length: 0\r\n\r\n").ok()
}

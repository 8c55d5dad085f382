//! Somebody who plays at several tables, and remembers what was acknowledged.

use std::io::{self, BufRead as _, BufReader, Lines, Read as _, Write as _};
use std::net::TcpStream;
use std::sync::atomic::{AtomicBool, Ordering};
use std::thread;
use std::time::{Duration, Instant};

use serde_json::{Value, json};

/// A table that asks nobody for so long stands still.
const STILL: Duration = Duration::from_secs(40);
/// Nobody waits longer for an answer.
const PATIENCE: Duration = Duration::from_secs(15);

const FORM: &str = "application/x-www-form-urlencoded";

/// A move that was acknowledged.
#[derive(Clone, Debug)]
pub(crate) struct Done {
    pub(crate) table: String,
    pub(crate) seat: u64,
    pub(crate) id: String,
    pub(crate) seq: i64,
}

/// Somebody who plays.
pub(crate) struct Client {
    number: usize,
    random: u64,
    address: String,
    cookie: String,
    pub(crate) tables: Vec<String>,
    pub(crate) done: Vec<Done>,
    /// How often something had to be asked again.
    pub(crate) again: usize,
    sent: usize,
}

/// An answer that arrived whole.
#[derive(Debug)]
pub(crate) struct Answer {
    pub(crate) status: u16,
    head: String,
    pub(crate) text: String,
}

impl Answer {
    pub(crate) fn header(&self, name: &str) -> Option<&str> {
        let line = self.head.lines().find_map(|line| line.strip_prefix(name)?.strip_prefix(": "));
        line.map(str::trim)
    }

    pub(crate) fn json(&self) -> Value {
        serde_json::from_str(&self.text).unwrap_or_default()
    }
}

impl Client {
    pub(crate) fn new(number: usize, address: &str) -> Client {
        let (random, address) = (number as u64 * 7919 + 1, address.to_owned());
        let (cookie, tables, done) = (String::new(), Vec::new(), Vec::new());
        Client { number, random, address, cookie, tables, done, again: 0, sent: 0 }
    }

    /// Some number below another.
    pub(crate) fn below(&mut self, most: usize) -> usize {
        self.random = self.random.wrapping_mul(6_364_136_223_846_793_005).wrapping_add(1);
        usize::try_from(self.random >> 33).unwrap() % most
    }

    fn try_once(&self, method: &str, path: &str, kind: &str, body: &str) -> io::Result<Answer> {
        let mut socket = TcpStream::connect(&self.address)?;
        socket.set_read_timeout(Some(PATIENCE))?;
        let (length, number) = (body.len(), self.number);
        let cookie = if self.cookie.is_empty() {
            String::new()
        } else {
            format!("Cookie: {}\r\n", self.cookie)
        };
        write!(
            socket,
            "{method} {path} HTTP/1.0\r\nHost: here\r\nX-Forwarded-For: 192.0.2.{number}\r\n{cookie}\
             Content-Type: {kind}\r\nContent-Length: {length}\r\n\r\n{body}"
        )?;
        let mut text = String::new();
        socket.read_to_string(&mut text)?;
        let cut = || io::Error::from(io::ErrorKind::UnexpectedEof);
        let (head, text) = text.split_once("\r\n\r\n").ok_or_else(cut)?;
        let status = head.split(' ').nth(1).and_then(|status| status.parse().ok());
        let answer = Answer {
            status: status.ok_or_else(cut)?,
            head: head.to_owned(),
            text: text.to_owned(),
        };
        let length = answer.header("content-length").and_then(|length| length.parse().ok());
        // Only what has arrived whole is an acknowledgment.
        if length.is_some_and(|length: usize| length != answer.text.len()) {
            return Err(cut());
        }
        Ok(answer)
    }

    /// Asks until there is an answer, whatever is killed meanwhile.
    pub(crate) fn ask(&mut self, method: &str, path: &str, kind: &str, body: &str) -> Answer {
        let start = Instant::now();
        loop {
            let wait = match self.try_once(method, path, kind, body) {
                Ok(answer) if answer.status == 429 => 50,
                Ok(answer) if answer.status == 503 => 100,
                Ok(answer) => {
                    assert!(answer.status < 500, "{path} is answered {answer:?}");
                    return answer;
                }
                Err(_) => 20,
            };
            self.again += 1;
            assert!(start.elapsed() < STILL, "{path} is not answered");
            thread::sleep(Duration::from_millis(wait));
        }
    }

    /// Sends a form to a node; the cookie that comes is kept.
    pub(crate) fn fill(&mut self, node: &str, path: &str, form: &str) -> String {
        node.clone_into(&mut self.address);
        let answer = self.ask("POST", path, FORM, form);
        self.keep(&answer);
        answer.head
    }

    /// Keeps the cookie that comes with an answer.
    fn keep(&mut self, answer: &Answer) {
        if let Some(cookie) = answer.header("set-cookie") {
            cookie.split(';').next().unwrap().clone_into(&mut self.cookie);
        }
    }

    /// Sends a form to where requests are spread from.
    pub(crate) fn send(&mut self, path: &str, form: &str) -> Answer {
        let answer = self.ask("POST", path, FORM, form);
        self.keep(&answer);
        answer
    }

    /// A page of a node.
    pub(crate) fn page(&mut self, node: &str, path: &str) -> String {
        node.clone_into(&mut self.address);
        self.ask("GET", path, "text/html", "").text
    }

    /// Makes a table.
    pub(crate) fn make(&mut self, form: &str) {
        let answer = self.send("/tables", form);
        let table = answer.header("location").and_then(|to| to.strip_prefix("/tables/"));
        self.tables.push(table.unwrap_or_else(|| panic!("no table: {answer:?}")).to_owned());
    }

    /// A table with the eyes of a seat.
    pub(crate) fn view(&mut self, table: &str, seat: u64) -> Value {
        let path = format!("/api/v1/tables/{table}?seat={seat}");
        let answer = self.ask("GET", &path, "text/plain", "");
        assert_eq!(answer.status, 200, "a table is gone: {answer:?}");
        answer.json()
    }

    /// The seat that is asked and what it sees; nothing if the game is over.
    fn question(&mut self, table: &str) -> Option<(u64, Value)> {
        let start = Instant::now();
        loop {
            let view = self.view(table, 0);
            if view["turn"] == "over" {
                return None;
            }
            let mine = view["seats"].as_array().cloned().unwrap_or_default();
            let asked = view["turn"]["decide"].as_array().into_iter().flatten();
            for seat in asked.filter(|seat| mine.contains(seat)).filter_map(Value::as_u64) {
                let view = self.view(table, seat);
                if !view["decision"].is_null() {
                    return Some((seat, view));
                }
            }
            assert!(start.elapsed() < STILL, "{table} stands still: {}", view["turn"]);
            thread::sleep(Duration::from_millis(10));
        }
    }

    /// Makes some move at a table; `false` if the game is over.
    pub(crate) fn step(&mut self, table: &str) -> bool {
        let Some((seat, view)) = self.question(table) else { return false };
        let answer = self.answer(table, seat, &view);
        assert_eq!(answer.status, 200, "{table} is answered {answer:?}");
        true
    }

    /// Answers the question of a view with some choice; what was acknowledged is remembered.
    pub(crate) fn answer(&mut self, table: &str, seat: u64, view: &Value) -> Answer {
        let choices = view["choices"].as_array().unwrap();
        let path = &choices[self.below(choices.len())];
        self.sent += 1;
        let id = format!("{}-{}", self.number, self.sent);
        let body = json!({"seat": seat, "decision": view["decision"], "path": path, "id": id});
        let to = format!("/api/v1/tables/{table}/moves");
        let answer = self.ask("POST", &to, "application/json", &body.to_string());
        if answer.status == 200 {
            let seq = answer.json()["seq"].as_i64().unwrap();
            self.done.push(Done { table: table.to_owned(), seat, id, seq });
        }
        answer
    }

    /// Plays here and there until it is enough.
    pub(crate) fn play(&mut self, enough: &AtomicBool) {
        let mut playing = self.tables.clone();
        while !enough.load(Ordering::SeqCst) && !playing.is_empty() {
            let which = self.below(playing.len());
            let table = playing[which].clone();
            if !self.step(&table) {
                playing.swap_remove(which);
            }
        }
    }
}

impl Client {
    /// How somebody who asks once is answered.
    pub(crate) fn status(address: &str, path: &str) -> u16 {
        let stranger = Client::new(99, address);
        stranger.try_once("GET", path, "text/plain", "").map_or(0, |answer| answer.status)
    }

    /// What is told of a table at a node.
    pub(crate) fn listen(&self, address: &str, table: &str) -> Lines<BufReader<TcpStream>> {
        let mut socket = TcpStream::connect(address).unwrap();
        socket.set_read_timeout(Some(PATIENCE)).unwrap();
        let cookie = &self.cookie;
        let path = format!("/api/v1/tables/{table}/events");
        write!(socket, "GET {path} HTTP/1.0\r\nHost: here\r\nCookie: {cookie}\r\n\r\n").unwrap();
        BufReader::new(socket).lines()
    }
}

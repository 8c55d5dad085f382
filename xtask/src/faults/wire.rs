//! Requests over real sockets, one connection each.

use std::fmt::Write as _;
use std::io::{self, BufRead as _, BufReader, Read as _, Write as _};
use std::net::TcpStream;
use std::time::Duration;

use serde_json::Value;

/// Nobody waits longer for anything.
const PATIENCE: Duration = Duration::from_secs(10);

/// A request: how, where to, what kind, what is in it.
#[derive(Clone, Debug)]
pub(super) struct Request {
    method: &'static str,
    path: String,
    kind: &'static str,
    body: String,
}

impl Request {
    pub(super) fn get(path: String) -> Request {
        Request { method: "GET", path, kind: "text/plain", body: String::new() }
    }

    pub(super) fn form(path: String, form: &str) -> Request {
        let kind = "application/x-www-form-urlencoded";
        Request { method: "POST", path, kind, body: form.to_owned() }
    }

    pub(super) fn json(path: String, body: &Value) -> Request {
        Request { method: "POST", path, kind: "application/json", body: body.to_string() }
    }

    fn text(&self, address: &str, cookie: &str) -> String {
        let Request { method, path, kind, body } = self;
        let mut text = format!("{method} {path} HTTP/1.0\r\nHost: {address}\r\n");
        if !cookie.is_empty() {
            let _ = write!(text, "Cookie: {cookie}\r\n");
        }
        let length = body.len();
        let _ = write!(text, "Content-Type: {kind}\r\nContent-Length: {length}\r\n\r\n{body}");
        text
    }
}

/// An answer that arrived whole.
#[derive(Debug)]
pub(super) struct Answer {
    pub(super) status: u16,
    pub(super) headers: Vec<(String, String)>,
    pub(super) text: String,
}

impl Answer {
    pub(super) fn header(&self, name: &str) -> Option<&str> {
        let found = self.headers.iter().find(|(known, _)| known == name);
        found.map(|(_, value)| value.as_str())
    }

    pub(super) fn json(&self) -> Value {
        serde_json::from_str(&self.text).unwrap_or_default()
    }
}

fn connect(address: &str) -> io::Result<TcpStream> {
    let socket = TcpStream::connect(address)?;
    socket.set_read_timeout(Some(PATIENCE))?;
    socket.set_write_timeout(Some(PATIENCE))?;
    Ok(socket)
}

fn broken(what: &str) -> io::Error {
    io::Error::new(io::ErrorKind::UnexpectedEof, what.to_owned())
}

/// Reads the head of an answer.
fn head(from: &mut impl io::BufRead) -> io::Result<Answer> {
    let mut line = String::new();
    from.read_line(&mut line)?;
    let status = line.split(' ').nth(1).and_then(|status| status.parse().ok());
    let status = status.ok_or_else(|| broken("no status"))?;
    let mut headers = Vec::new();
    loop {
        let mut line = String::new();
        from.read_line(&mut line)?;
        let Some(line) = line.strip_suffix("\r\n") else {
            return Err(broken("the head is cut"));
        };
        if line.is_empty() {
            break;
        }
        let (name, value) = line.split_once(':').ok_or_else(|| broken("no header"))?;
        headers.push((name.to_ascii_lowercase(), value.trim().to_owned()));
    }
    Ok(Answer { status, headers, text: String::new() })
}

/// Sends a request and reads the whole of the answer.
pub(super) fn send(address: &str, cookie: &str, request: &Request) -> io::Result<Answer> {
    let mut socket = connect(address)?;
    socket.write_all(request.text(address, cookie).as_bytes())?;
    let mut from = BufReader::new(socket);
    let mut answer = head(&mut from)?;
    from.read_to_string(&mut answer.text)?;
    let length = answer.header("content-length").and_then(|length| length.parse().ok());
    if length.is_some_and(|length: usize| length != answer.text.len()) {
        return Err(broken("the answer is cut"));
    }
    Ok(answer)
}

/// Sends so much of a request, waits, and hangs up.
pub(super) fn hang_up(
    address: &str,
    cookie: &str,
    request: &Request,
    part: usize,
    after: Duration,
) -> io::Result<()> {
    let text = request.text(address, cookie);
    let mut socket = connect(address)?;
    socket.write_all(&text.as_bytes()[..part.min(text.len())])?;
    std::thread::sleep(after);
    Ok(())
}

/// The entries of a table from `after` up to `last`, as one seat is told them.
pub(super) fn entries(
    address: &str,
    cookie: &str,
    path: String,
    last: u64,
) -> io::Result<Vec<Value>> {
    let mut socket = connect(address)?;
    socket.write_all(Request::get(path).text(address, cookie).as_bytes())?;
    let mut from = BufReader::new(socket);
    let answer = head(&mut from)?;
    if answer.status != 200 {
        return Err(broken("no entries are told"));
    }
    let mut told = Vec::new();
    let mut line = String::new();
    while from.read_line(&mut line)? > 0 {
        if let Some(data) = line.strip_prefix("data: ") {
            let entry: Value =
                serde_json::from_str(data).map_err(|error| broken(&error.to_string()))?;
            let seq = entry["seq"].as_u64();
            told.push(entry);
            if seq >= Some(last) {
                return Ok(told);
            }
        }
        line.clear();
    }
    Err(broken("not all entries are told"))
}

#[cfg(test)]
mod tests {
    use std::net::TcpListener;

    use super::*;

    /// What comes of a request that is answered so.
    fn answered(with: &'static str) -> io::Result<Answer> {
        let listener = TcpListener::bind("127.0.0.1:0").unwrap();
        let address = listener.local_addr().unwrap().to_string();
        let server = std::thread::spawn(move || {
            let (mut socket, _) = listener.accept().unwrap();
            let mut asked = [0; 1024];
            let length = socket.read(&mut asked).unwrap();
            socket.write_all(with.as_bytes()).unwrap();
            String::from_utf8_lossy(&asked[..length]).into_owned()
        });
        let request = Request::json("/moves".to_owned(), &Value::Null);
        let answer = send(&address, "a=b", &request);
        let asked = server.join().unwrap();
        assert!(asked.starts_with("POST /moves HTTP/1.0\r\n") && asked.contains("Cookie: a=b\r\n"));
        answer
    }

    /// Only what has arrived whole is an acknowledgment.
    #[test]
    fn an_answer_that_is_cut_is_none() {
        let whole = "HTTP/1.0 200 OK\r\nContent-Length: 9\r\n\r\n{\"seq\":7}";
        let answer = answered(whole).unwrap();
        assert_eq!((answer.status, answer.json()["seq"].as_u64()), (200, Some(7)));
        for length in [0, 5, 15, 20, whole.len() - 4, whole.len() - 1] {
            assert!(answered(&whole[..length]).is_err(), "{}", &whole[..length]);
        }
    }
}

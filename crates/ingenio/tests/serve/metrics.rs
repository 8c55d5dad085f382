//! Numbers for the host's instruments, as they read them.

use std::collections::{BTreeMap, BTreeSet};
use std::io::{BufRead as _, BufReader, Read as _, Write as _};
use std::net::TcpStream;
use std::process::Command;
use std::time::{Duration, Instant};

use crate::server::{PROGRAM, Server, terminate};

/// The samples by name and labels, if everything is written as it is to be.
fn read(text: &str) -> BTreeMap<String, f64> {
    let (mut samples, mut families) = (BTreeMap::new(), BTreeMap::new());
    let mut helped = BTreeSet::new();
    for line in text.lines() {
        if let Some(help) = line.strip_prefix("# HELP ") {
            let (name, sentence) = help.split_once(' ').unwrap();
            assert!(!sentence.is_empty() && helped.insert(name.to_owned()), "{line}");
        } else if let Some(kind) = line.strip_prefix("# TYPE ") {
            let (name, kind) = kind.split_once(' ').unwrap();
            assert!(["counter", "gauge", "histogram"].contains(&kind), "{line}");
            assert!(helped.contains(name), "{line}");
            assert!(families.insert(name.to_owned(), kind.to_owned()).is_none(), "{line}");
        } else {
            let (name, value) = line.rsplit_once(' ').unwrap();
            let bare = name.split('{').next().unwrap();
            assert!(bare.bytes().all(|letter| letter.is_ascii_lowercase() || letter == b'_'));
            let histogram = ["_bucket", "_sum", "_count"]
                .iter()
                .filter_map(|end| bare.strip_suffix(end))
                .any(|of| families.get(of).is_some_and(|kind| kind == "histogram"));
            assert!(histogram || families.contains_key(bare), "no type: {line}");
            assert!(name == bare || name.ends_with("\"}"), "{line}");
            let value: f64 = value.parse().unwrap_or_else(|_| panic!("no number: {line}"));
            assert!(samples.insert(name.to_owned(), value).is_none(), "twice: {line}");
        }
    }
    for (name, kind) in families {
        let of = |end: &str| {
            let start = format!("{name}{end}");
            samples.iter().filter(move |(sample, _)| sample.split('{').next() == Some(&*start))
        };
        if kind != "histogram" {
            assert!(of("").next().is_some(), "{name} has no value");
            continue;
        }
        let last: f64 = of("_bucket").filter(|(name, _)| name.contains("+Inf")).map(|s| s.1).sum();
        let count: f64 = of("_count").map(|sample| sample.1).sum();
        assert!((last - count).abs() < f64::EPSILON, "{name}: {last} of {count}");
    }
    samples
}

struct Host {
    server: Server,
    metrics: String,
}

impl Host {
    fn start() -> (Host, tempfile::TempDir) {
        let folder = tempfile::tempdir().unwrap();
        let mut command = Command::new(PROGRAM);
        command.env("INGENIO_METRICS", "127.0.0.1:0");
        let mut server = Server::start(command, &folder.path().join("data"));
        let metrics = loop {
            let mut line = String::new();
            assert_ne!(server.said.read_line(&mut line).unwrap(), 0, "nobody tells where");
            if let Some((_, address)) = line.split_once("numbers at /metrics address=") {
                break address.trim().to_owned();
            }
        };
        (Host { server, metrics }, folder)
    }

    fn asked(address: &str) -> String {
        let mut socket = TcpStream::connect(address).unwrap();
        write!(socket, "GET /metrics HTTP/1.1\r\nHost: x\r\nConnection: close\r\n\r\n").unwrap();
        let mut answer = String::new();
        socket.read_to_string(&mut answer).unwrap();
        answer
    }

    fn numbers(&self) -> BTreeMap<String, f64> {
        let answer = Host::asked(&self.metrics);
        let (head, text) = answer.split_once("\r\n\r\n").unwrap();
        assert!(head.contains("content-type: text/plain; version=0.0.4"), "{head}");
        read(text)
    }
}

/// A game changes the numbers; players cannot ask for them.
#[test]
fn what_happens_is_counted_where_players_do_not_look() {
    let (host, _folder) = Host::start();
    let before = host.numbers();
    for (name, value) in &before {
        let constant = ["ingenio_info", "ingenio_uptime"].iter().any(|one| name.starts_with(one));
        assert!(constant || *value == 0.0, "{name} is {value} before anybody has come");
    }
    assert!(Host::asked(&host.server.address).starts_with("HTTP/1.1 404 "));
    let form = "game=santiago-de-cuba&variant=open&seat-0=me&seat-1=bot:greedy";
    let made = host.server.order(form);
    let table = made.split("location: /tables/").nth(1).unwrap().lines().next().unwrap();
    let cookie = made.split("set-cookie: ").nth(1).unwrap().split(';').next().unwrap().to_owned();
    let mut stream = TcpStream::connect(&host.server.address).unwrap();
    write!(stream, "GET /api/v1/tables/{table}/events HTTP/1.1\r\nHost: x\r\n\r\n").unwrap();
    let mut line = String::new();
    BufReader::new(stream.try_clone().unwrap()).read_line(&mut line).unwrap();
    // Decisions are made until a bot has had its turn.
    let (begun, mut made) = (Instant::now(), 0.0);
    let after = loop {
        let view = host.server.get_as(&format!("/api/v1/tables/{table}"), &cookie);
        let view: serde_json::Value =
            serde_json::from_str(view.split_once("\r\n\r\n").unwrap().1).unwrap();
        if let (Some(decision), Some(choice)) = (view["decision"].as_i64(), view["choices"].get(0))
        {
            let body = format!("{{\"decision\":{decision},\"path\":{choice}}}");
            let path = format!("/api/v1/tables/{table}/moves");
            let answer = host.server.post(&path, &cookie, &body);
            assert!(answer.starts_with("HTTP/1.1 200 "), "{answer}\n{body}");
            made += 1.0;
        }
        let numbers = host.numbers();
        if numbers["ingenio_moves_total{by=\"bot\"}"] > 0.0 {
            break numbers;
        }
        assert!(begun.elapsed() < Duration::from_secs(30), "no bot moves: {numbers:?}");
    };
    let is = |name: &str| after[name];
    assert!(made > 0.0 && (is("ingenio_moves_total{by=\"person\"}") - made).abs() < f64::EPSILON);
    assert!((is("ingenio_answer_seconds_count{to=\"move\"}") - made).abs() < f64::EPSILON);
    assert!(is("ingenio_tables_open") >= 1.0 && is("ingenio_tables_made_total") >= 1.0);
    assert!(is("ingenio_thinking_seconds_count") > 0.0);
    assert!(is("ingenio_answer_seconds_count{to=\"page\"}") >= 0.0);
    assert!((is("ingenio_streams_open") - 1.0).abs() < f64::EPSILON);
    assert_eq!(is("ingenio_store_errors_total").to_bits(), 0.0f64.to_bits());
    drop(stream);
    let begun = Instant::now();
    while host.numbers()["ingenio_streams_open"] > 0.0 {
        assert!(begun.elapsed() < Duration::from_secs(30), "a stream is never closed");
        std::thread::sleep(Duration::from_millis(20));
    }
    host.server.get(&format!("/tables/{table}"));
    assert!(host.numbers()["ingenio_answer_seconds_count{to=\"page\"}"] >= 1.0);
    terminate(host.server.child.id());
    host.server.ends();
}

/// A store that cannot be written to is counted.
#[test]
fn what_the_store_refuses_is_counted() {
    let (host, folder) = Host::start();
    let file = folder.path().join("data/ingenio.sqlite");
    let away = folder.path().join("away");
    std::fs::rename(&file, &away).unwrap();
    for _ in 0..3 {
        assert!(host.server.get("/readyz").starts_with("HTTP/1.1 503 "));
    }
    assert!(host.numbers()["ingenio_store_errors_total"] >= 3.0);
    std::fs::rename(&away, &file).unwrap();
    terminate(host.server.child.id());
    host.server.ends();
}

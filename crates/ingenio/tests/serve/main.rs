//! `ingenio serve` as a process: it owns its folder, and stops when it is asked to.
#![cfg(unix)]
#![expect(clippy::unwrap_used, reason = "a test that cannot go on has failed")]

mod hosting;
mod legal;
mod metrics;
mod post;
mod proxy;
mod server;

use std::io::{BufRead as _, BufReader, Read as _};
use std::net::TcpStream;
use std::path::Path;
use std::process::{Command, Stdio};
use std::time::{Duration, Instant};

use server::{PROGRAM, Server, terminate};

#[test]
fn what_is_no_folder_is_refused_with_a_way_out() {
    let folder = tempfile::tempdir().unwrap();
    let data = folder.path().join("data");
    std::fs::write(&data, "a letter").unwrap();
    let mut server = Command::new(PROGRAM);
    server.args(["serve", "--listen", "127.0.0.1:0", "--data"]).arg(&data);
    let ended = server.output().unwrap();
    let said = String::from_utf8_lossy(&ended.stderr).into_owned();
    assert!(!ended.status.success(), "{said}");
    assert!(said.contains("choose another --data, or make this one a folder"), "{said}");
    assert_eq!(said.matches("os error").count(), 1, "{said}");
    assert_eq!(std::fs::read_to_string(&data).unwrap(), "a letter");
}

/// What cannot be used in a folder is named, and why is said once.
#[test]
fn a_file_that_cannot_be_used_is_named() {
    for name in ["lock", "ingenio.sqlite"] {
        let folder = tempfile::tempdir().unwrap();
        let file = folder.path().join(name);
        std::fs::create_dir(&file).unwrap();
        let mut server = Command::new(PROGRAM);
        server.args(["serve", "--listen", "127.0.0.1:0", "--data"]).arg(folder.path());
        let ended = server.output().unwrap();
        let said = String::from_utf8_lossy(&ended.stderr).into_owned();
        assert_eq!(ended.status.code(), Some(2), "{said}");
        assert!(said.contains(&format!("{}: Is a directory", file.display())), "{said}");
        assert_eq!(said.matches("Is a directory").count(), 1, "{said}");
    }
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

/// A box file of Santiago de Cuba with so many pesos at the start.
fn a_box(name: &str, pesos: u8) -> String {
    let new = Command::new(PROGRAM).args(["box", "new", "santiago-de-cuba"]).output().unwrap();
    let text = String::from_utf8(new.stdout).unwrap();
    let (before, start) = text.split_once("\n[start]\n").unwrap();
    let start = start.replacen("pesos = { value = 3,", &format!("pesos = {{ value = {pesos},"), 1);
    let text = format!("{before}\n[start]\n{start}");
    assert!(text.contains(&format!("pesos = {{ value = {pesos},")));
    let name = format!("\nname = \"{name}\" # ");
    text.replacen("\nname = ", &name, 1)
}

/// The tables of a folder in a store of their own, without the boxes that they use.
fn without_boxes(data: &Path, table: &str, into: &Path) {
    let runtime = tokio::runtime::Runtime::new().unwrap();
    runtime.block_on(async {
        let [from, to] = [data, into].map(store::Store::open);
        let (from, to) = (from.await.unwrap(), to.await.unwrap());
        let (found, entries) = (from.load(table).await.unwrap(), from.entries(table, 0).await);
        let guest = to.add_guest(b"nobody", "Nobody", 1).await.unwrap();
        let seats: Vec<store::NewSeat> = found
            .seats
            .into_iter()
            .map(|record| store::NewSeat { record, holder: Some(guest.id) })
            .collect();
        let created = to.create(&found.agreed, &seats, &entries.unwrap(), found.summary).await;
        created.unwrap();
    });
}

/// What an owner does who has moved house and forgotten the box: the file is all it takes.
#[test]
fn a_table_revives_when_its_box_is_put_into_the_folder() {
    let folder = tempfile::tempdir().unwrap();
    let [data, other] = ["data", "other"].map(|name| folder.path().join(name));
    for data in [&data, &other] {
        std::fs::create_dir_all(data.join("boxes")).unwrap();
    }
    let text = a_box("Mine", 9);
    std::fs::write(data.join("boxes/mine.toml"), &text).unwrap();
    let server = Server::start(Command::new(PROGRAM), &data);
    let page = server.get("/new/santiago-de-cuba");
    let option = page.split("<option value=\"").find(|option| option.contains("Mine")).unwrap();
    let hash = option.split('"').next().unwrap().to_owned();
    let form = format!("game=santiago-de-cuba&variant=open&seat-0=me&seat-1=here&box={hash}");
    let table = server.make(&form);
    terminate(server.child.id());
    server.ends();
    without_boxes(&data, &table, &other);
    let server = Server::start(Command::new(PROGRAM), &other);
    let page = server.get(&format!("/tables/{table}"));
    assert!(page.starts_with("HTTP/1.1 200 ") && page.contains("not known here"), "{page}");
    let asked = server.get(&format!("/api/v1/tables/{table}"));
    assert!(asked.starts_with("HTTP/1.1 409 "), "{asked}");
    std::fs::write(other.join("boxes/found.toml"), &text).unwrap();
    let page = server.get(&format!("/tables/{table}"));
    assert!(page.contains("Printed as in: Mine") && page.contains(&hash), "{page}");
    let asked = server.get(&format!("/api/v1/tables/{table}"));
    assert!(asked.contains("\"peso\":9") && asked.contains("\"name\":\"Mine\""), "{asked}");
    std::fs::remove_file(other.join("boxes/found.toml")).unwrap();
    terminate(server.child.id());
    server.ends();
    let server = Server::start(Command::new(PROGRAM), &other);
    let asked = server.get(&format!("/api/v1/tables/{table}"));
    assert!(asked.contains("\"peso\":9"), "it lies in the store now: {asked}");
    terminate(server.child.id());
    server.ends();
}

/// The log says which files are no boxes, at the start and when that has changed; a pipe,
/// which nobody writes to, holds nothing up.
#[test]
fn the_log_tells_of_files_that_are_not_offered() {
    let folder = tempfile::tempdir().unwrap();
    let data = folder.path().join("data");
    let boxes = data.join("boxes");
    std::fs::create_dir_all(&boxes).unwrap();
    let pipe = Command::new("mkfifo").arg(boxes.join("pipe.toml")).status().unwrap();
    assert!(pipe.success());
    std::fs::write(boxes.join("cut.toml"), "[box").unwrap();
    std::fs::write(boxes.join("one.toml"), a_box("One", 8)).unwrap();
    let mut server = Server::start(Command::new(PROGRAM), &data);
    let page = server.get("/new/santiago-de-cuba");
    for told in [
        "2 files in the host’s folder “boxes” are not offered:",
        "cut.toml: “ingenio box check” says what is wrong with it.",
        "pipe.toml cannot be read; the log says why.",
    ] {
        assert!(page.contains(told), "{told}: {page}");
    }
    std::fs::write(boxes.join("two.toml"), a_box("Two", 8)).unwrap();
    for _ in 0..3 {
        assert!(server.get("/new/santiago-de-cuba").contains("3 files"));
    }
    terminate(server.child.id());
    let mut said = String::new();
    server.said.read_to_string(&mut said).unwrap();
    let told: Vec<&str> = said.lines().filter(|line| line.contains("not offered")).collect();
    assert_eq!(told.len(), 3, "each once: {said}");
    for (line, [file, why]) in told.iter().zip([
        ["cut.toml", "line 1: "],
        ["pipe.toml", "it is no plain file"],
        ["two.toml", "it has the same values as one.toml"],
    ]) {
        assert!(line.contains(file) && line.contains(why), "{line}");
    }
    server.ends();
}

#[test]
fn two_default_boxes_of_one_game_are_refused() {
    let folder = tempfile::tempdir().unwrap();
    let [one, two] = ["one.toml", "two.toml"].map(|name| folder.path().join(name));
    std::fs::write(&one, a_box("One", 8)).unwrap();
    std::fs::write(&two, a_box("Two", 9)).unwrap();
    let mut server = Command::new(PROGRAM);
    server.args(["serve", "--listen", "127.0.0.1:0", "--data"]).arg(folder.path().join("data"));
    server.arg("--default-box").arg(&one).arg("--default-box").arg(&two);
    let refused = server.output().unwrap();
    let said = String::from_utf8_lossy(&refused.stderr).into_owned();
    assert_eq!(refused.status.code(), Some(2), "{said}");
    assert!(said.contains("one.toml") && said.contains("two.toml"), "{said}");
    assert!(said.contains("Santiago de Cuba") && said.lines().count() == 1, "{said}");
}

/// What cannot be saved is said once and not for every click, without colors in a file; and
/// when it can be saved again, that is said.
#[test]
fn a_file_that_is_gone_is_told_once() {
    let folder = tempfile::tempdir().unwrap();
    let data = folder.path().join("data");
    let mut server = Server::start(Command::new(PROGRAM), &data);
    let form = "game=santiago-de-cuba&seat-0=me&seat-1=bot:greedy";
    server.make(form);
    let [file, away] = ["ingenio.sqlite", "away"].map(|name| data.join(name));
    std::fs::rename(&file, &away).unwrap();
    for _ in 0..20 {
        assert!(server.get("/readyz").starts_with("HTTP/1.1 503 "));
    }
    std::fs::rename(&away, &file).unwrap();
    assert!(server.get("/readyz").starts_with("HTTP/1.1 200 "));
    // It is over when nothing has failed for five seconds.
    std::thread::sleep(Duration::from_millis(5_500));
    server.make(form);
    terminate(server.child.id());
    let mut said = String::new();
    server.said.read_to_string(&mut said).unwrap();
    assert_eq!(said.matches("saved").count(), 2, "{said}");
    assert!(said.contains("was deleted, moved or replaced"), "{said}");
    assert!(said.contains("saved again refused=20"), "{said}");
    assert!(!said.contains('\u{1b}'), "{said}");
    server.ends();
}

/// What a stop could not fold in is said to be safe only if it is.
#[test]
fn a_stop_without_its_file_says_what_to_do() {
    let folder = tempfile::tempdir().unwrap();
    let data = folder.path().join("data");
    let mut server = Server::start(Command::new(PROGRAM), &data);
    let table = server.make("game=santiago-de-cuba&seat-0=me&seat-1=here");
    let [file, away] = ["ingenio.sqlite", "away"].map(|name| data.join(name));
    std::fs::rename(&file, &away).unwrap();
    terminate(server.child.id());
    let mut said = String::new();
    server.said.read_to_string(&mut said).unwrap();
    assert!(said.contains("put back what is missing before the next start"), "{said}");
    assert!(!said.contains("it is safe"), "{said}");
    assert_eq!(server.child.wait().unwrap().code(), Some(1));
    std::fs::rename(&away, &file).unwrap();
    let again = Server::start(Command::new(PROGRAM), &data);
    assert!(again.get(&format!("/tables/{table}")).starts_with("HTTP/1.1 200 "));
    terminate(again.child.id());
    again.ends();
}

/// A file that was damaged while it was open is not said to be saved when the server stops.
#[test]
fn a_stop_on_a_damaged_file_is_no_success() {
    let folder = tempfile::tempdir().unwrap();
    let data = folder.path().join("data");
    let first = Server::start(Command::new(PROGRAM), &data);
    let table = first.make("game=santiago-de-cuba&seat-0=me&seat-1=here");
    terminate(first.child.id());
    first.ends();
    let mut server = Server::start(Command::new(PROGRAM), &data);
    let file = data.join("ingenio.sqlite");
    let mut bytes = std::fs::read(&file).unwrap();
    bytes[4096..].fill(0xa5);
    std::fs::write(&file, &bytes).unwrap();
    assert!(!server.get(&format!("/tables/{table}")).starts_with("HTTP/1.1 200 "));
    assert!(server.get("/readyz").starts_with("HTTP/1.1 503 "));
    terminate(server.child.id());
    let mut said = String::new();
    server.said.read_to_string(&mut said).unwrap();
    assert!(!said.contains("is saved again"), "{said}");
    assert_eq!(server.child.wait().unwrap().code(), Some(1), "{said}");
}

/// Where files may not grow, nothing is acknowledged that is not saved, and the server stays.
#[test]
fn a_file_that_may_not_grow_ends_nothing() {
    let folder = tempfile::tempdir().unwrap();
    let mut command = Command::new("bash");
    command.args(["-c", "ulimit -f 400 && exec \"$0\" \"$@\"", PROGRAM]);
    let mut server = Server::start(command, &folder.path().join("data"));
    let form = "game=santiago-de-cuba&seat-0=me&seat-1=here";
    let mut answers = (0..60).map(|_| server.order(form));
    let refused = answers.find(|answer| !answer.starts_with("HTTP/1.1 303 ")).unwrap();
    assert!(refused.starts_with("HTTP/1.1 503 "), "{refused}");
    // What is smaller than a table may still find room, or something is tidied up; soon not even
    // that helps.
    let mut ready = (0..200).map(|_| {
        std::thread::sleep(Duration::from_millis(50));
        server.order(form);
        server.get("/readyz")
    });
    assert!(ready.any(|ready| ready.starts_with("HTTP/1.1 503 ")), "it says that it takes writes");
    assert!(server.get("/").starts_with("HTTP/1.1 200 "), "pages are there");
    assert!(server.child.try_wait().unwrap().is_none(), "it goes on");
}

/// A damaged file is refused in one sentence, and left as it is.
#[test]
fn a_damaged_file_is_refused_in_a_sentence() {
    let folder = tempfile::tempdir().unwrap();
    let file = folder.path().join("ingenio.sqlite");
    std::fs::write(&file, "x".repeat(10_000)).unwrap();
    let mut command = Command::new(PROGRAM);
    command.args(["serve", "--listen", "127.0.0.1:0", "--data"]).arg(folder.path());
    let refused = command.output().unwrap();
    let said = String::from_utf8_lossy(&refused.stderr).into_owned();
    assert_eq!(refused.status.code(), Some(2), "{said}");
    assert_eq!(said.matches("not a database").count(), 1, "{said}");
    assert!(said.contains("Nothing was changed: put back a copy"), "{said}");
    assert_eq!(std::fs::read_to_string(&file).unwrap(), "x".repeat(10_000));
}

#[test]
fn the_public_address_is_announced() {
    let folder = tempfile::tempdir().unwrap();
    let mut command = Command::new(PROGRAM);
    command.args(["serve", "--listen", "127.0.0.1:0", "--public-url", "https://play.example.org"]);
    let mut child =
        command.arg("--data").arg(folder.path()).stderr(Stdio::piped()).spawn().unwrap();
    let mut line = String::new();
    BufReader::new(child.stderr.take().unwrap()).read_line(&mut line).unwrap();
    terminate(child.id());
    child.wait().unwrap();
    assert!(line.starts_with("Open https://play.example.org in your browser"), "{line}");
}

/// Where the system has few files to open, the host is told how many can visit; whoever comes
/// beyond that is turned away in a sentence, and nobody else is disturbed.
#[test]
fn few_open_files_are_told_of_and_lived_with() {
    let folder = tempfile::tempdir().unwrap();
    let mut command = Command::new("sh");
    command.args(["-c", "ulimit -n 96 && exec \"$0\" \"$@\"", PROGRAM]);
    let mut server = Server::start(command, &folder.path().join("data"));
    let connect = || TcpStream::connect(&server.address).unwrap();
    let idle: Vec<TcpStream> = (0..32).map(|_| connect()).collect();
    let mut one_more = connect();
    let mut answer = String::new();
    one_more.read_to_string(&mut answer).unwrap();
    assert!(answer.starts_with("HTTP/1.1 503 ") && answer.contains("Retry-After"), "{answer}");
    drop(idle);
    let start = Instant::now();
    while !server.get("/healthz").starts_with("HTTP/1.1 200 ") {
        assert!(start.elapsed() < Duration::from_secs(10), "nobody gets in any more");
        std::thread::sleep(Duration::from_millis(20));
    }
    terminate(server.child.id());
    let mut said = String::new();
    server.said.read_to_string(&mut said).unwrap();
    let told = "only 32 connections at once, not ";
    assert!(said.contains(told) && said.contains("96 open files (ulimit -n)"), "{said}");
    server.ends();
}

/// Whoever comes by finds a damaged table again; the host's log is told of it once.
#[test]
fn a_damaged_table_is_logged_once() {
    let folder = tempfile::tempdir().unwrap();
    let data = folder.path().join("data");
    let first = Server::start(Command::new(PROGRAM), &data);
    let table = first.make("game=santiago-de-cuba&seat-0=me&seat-1=bot:greedy");
    terminate(first.child.id());
    first.ends();
    spoil(&data, &table);
    let mut second = Server::start(Command::new(PROGRAM), &data);
    for _ in 0..5 {
        let page = second.get(&format!("/tables/{table}"));
        assert!(page.starts_with("HTTP/1.1 500 ") && page.contains("cannot be read"), "{page}");
    }
    terminate(second.child.id());
    let mut said = String::new();
    second.said.read_to_string(&mut said).unwrap();
    assert_eq!(said.matches("a table cannot be read; others can").count(), 1, "{said}");
    second.ends();
}

/// Writes an entry behind a table's last one that no program would have written.
fn spoil(data: &Path, table: &str) {
    let runtime = tokio::runtime::Runtime::new().unwrap();
    runtime.block_on(async {
        let store = store::Store::open(data).await.unwrap();
        let entries = store.entries(table, 0).await.unwrap();
        let mut entry = entries.last().unwrap().clone();
        entry.seq += 1;
        entry.kind = store::Kind::Move;
        entry.body = serde_json::json!("no move");
        let summary = store.load(table).await.unwrap().summary;
        store.append(table, vec![entry], summary).await.unwrap();
    });
}

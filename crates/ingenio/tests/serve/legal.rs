//! What a host has to say to visitors, and what is kept of these.

use std::fs;
use std::io::Read as _;
use std::path::Path;
use std::process::Command;

use crate::server::{PROGRAM, Server, terminate};

#[test]
fn a_public_lobby_needs_a_contact() {
    let folder = tempfile::tempdir().unwrap();
    let data = folder.path().join("data");
    let serve = || {
        let mut command = Command::new(PROGRAM);
        command.args(["serve", "--listen", "127.0.0.1:0", "--data"]).arg(&data);
        command
    };
    for (arguments, variable) in [(&["--public-lobby"][..], "false"), (&[], "true")] {
        let ended = serve().args(arguments).env("INGENIO_PUBLIC_LOBBY", variable).output().unwrap();
        let said = String::from_utf8_lossy(&ended.stderr).into_owned();
        assert!(!ended.status.success(), "{said}");
        assert!(said.contains("--public-lobby needs --contact"), "{said}");
        assert!(!data.exists(), "nothing was begun");
    }
    let mut command = Command::new(PROGRAM);
    command.env("INGENIO_CONTACT", "Anna Muster, anna@example.org");
    command.env("INGENIO_PUBLIC_LOBBY", "true");
    let server = Server::start(command, &data);
    assert!(server.get("/lobby").starts_with("HTTP/1.1 200 "));
    assert!(server.get("/about/contact").contains("mailto:anna@example.org"));
    terminate(server.child.id());
    server.ends();
    let mut server = Server::start(Command::new(PROGRAM), &data);
    assert!(server.get("/lobby").starts_with("HTTP/1.1 404 "));
    terminate(server.child.id());
    let mut said = String::new();
    server.said.read_to_string(&mut said).unwrap();
    server.ends();
    assert!(said.contains("no tables are listed for everybody"), "{said}");
}

/// All that is in a folder, file by file.
fn files(folder: &Path) -> Vec<(String, Vec<u8>)> {
    let mut all = Vec::new();
    for entry in fs::read_dir(folder).unwrap() {
        let path = entry.unwrap().path();
        if path.is_dir() {
            all.extend(files(&path));
        } else {
            all.push((path.display().to_string(), fs::read(&path).unwrap()));
        }
    }
    all
}

/// What the page on privacy says of addresses: a visitor plays, errs, signs up and in; then no file
/// of the store, no backup and no line of the loudest log has the address.
#[test]
fn of_a_visitor_s_address_nothing_is_kept() {
    let folder = tempfile::tempdir().unwrap();
    let [data, copy] = ["data", "copy"].map(|name| folder.path().join(name));
    let mut command = Command::new(PROGRAM);
    command.env("INGENIO_TRUSTED_PROXY", "127.0.0.1").env("RUST_LOG", "trace");
    command.env("INGENIO_LOG", "json");
    let mut server = Server::start(command, &data);
    // More heads than one fit where the cookie stands.
    let from = |cookie: &str| {
        let agent = "User-Agent: Peculiar/7.0 (Firefox/143.0)";
        format!("{cookie}\r\nX-Forwarded-For: 203.0.113.77\r\n{agent}")
    };
    let cookie = |answer: &str| {
        let set = answer.split("set-cookie: ").nth(1);
        let set = set.unwrap_or_else(|| panic!("no cookie: {answer}"));
        set.split(';').next().unwrap().to_owned()
    };
    let form = "game=santiago-de-cuba&seat-0=me&name-0=Anna&seat-1=bot:greedy";
    let made = server.post("/tables", &from("a=b"), form);
    let anna = from(&cookie(&made));
    let table = made.split("location: ").nth(1).unwrap().lines().next().unwrap().to_owned();
    assert!(server.get_as(&table, &anna).starts_with("HTTP/1.1 200 "));
    assert!(server.get_as("/nowhere", &anna).starts_with("HTTP/1.1 404 "));
    server.post(&format!("{table}/undo"), &from("ingenio=forged"), "");
    let up = server.post("/me/sign-up", &anna, "name=Anna&password=correct+horse");
    let anna = from(&cookie(&up));
    for _ in 0..30 {
        // Too many, so that it is counted.
        server.post("/me/sign-in", &from("a=b"), "name=Anna&password=wrong+horse");
    }
    assert!(server.get_as("/me", &anna).contains("Firefox"));
    let backup = Command::new(PROGRAM).arg("backup").arg(&copy).arg("--data").arg(&data).output();
    assert!(backup.unwrap().status.success());
    terminate(server.child.id());
    let mut said = String::new();
    server.said.read_to_string(&mut said).unwrap();
    server.ends();
    let mut kept = files(folder.path());
    kept.push(("the log".to_owned(), said.into_bytes()));
    let has =
        |bytes: &[u8], text: &str| bytes.windows(text.len()).any(|part| part == text.as_bytes());
    assert!(kept.iter().any(|(_, bytes)| has(bytes, "Firefox")), "what is kept is looked at");
    for (file, bytes) in &kept {
        for told in ["203.0.113", "Peculiar"] {
            assert!(!has(bytes, told), "{told} is in {file}");
        }
    }
    // Nor is there a column for an address, or for mail: the tables of the store are these.
    let backup = kept.iter().find(|(file, _)| file.ends_with("tables.jsonl")).unwrap();
    let backup = String::from_utf8_lossy(&backup.1).into_owned();
    for column in ["\"address\"", "\"ip\"", "\"mail\"", "\"email\"", "\"agent\""] {
        assert!(!backup.contains(column), "{column}");
    }
}

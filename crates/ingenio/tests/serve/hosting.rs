//! What a host relies on: options from the environment, the log, no secret in either, the browser
//! on a desktop.

use std::fs;
use std::io::Read as _;
use std::os::unix::fs::PermissionsExt;
use std::path::Path;
use std::process::{Command, Stdio};
use std::time::{Duration, Instant};

use serde_json::Value;

use crate::server::{PROGRAM, Server, terminate};

const EXAMPLE: &str = include_str!("../../../../packaging/ingenio.env");

/// The name of an option's variable and the option itself.
fn options() -> Vec<(String, String)> {
    let command = ingenio::command();
    let serve = command.find_subcommand("serve").unwrap();
    let named = serve.get_arguments().filter(|option| option.get_id() != "help");
    let of = |option: &clap::Arg| {
        let variable = option.get_env().unwrap_or_else(|| panic!("{option} has no variable"));
        (variable.to_str().unwrap().to_owned(), option.get_long().unwrap().to_owned())
    };
    named.map(of).collect()
}

/// The file for hosts names every option, and nothing else; each of its lines is understood.
#[test]
fn every_option_is_in_the_example_file() {
    let lines = EXAMPLE.lines().filter_map(|line| line.strip_prefix("#INGENIO_"));
    let lines: Vec<(String, &str)> = lines
        .map(|line| line.split_once('=').unwrap())
        .map(|(name, value)| (format!("INGENIO_{name}"), value))
        .collect();
    let options = options();
    let names = |of: Vec<&String>| {
        let mut names: Vec<String> = of.into_iter().cloned().collect();
        names.sort();
        names
    };
    assert_eq!(
        names(lines.iter().map(|(name, _)| name).collect()),
        names(options.iter().map(|(name, _)| name).collect())
    );
    let mut arguments = vec!["ingenio".to_owned(), "serve".to_owned()];
    for (name, value) in &lines {
        let (_, option) = options.iter().find(|(known, _)| known == name).unwrap();
        arguments.extend([format!("--{option}"), (*value).to_owned()]);
    }
    ingenio::command().try_get_matches_from(&arguments).unwrap();
    arguments[3] = "nowhere".to_owned();
    assert!(ingenio::command().try_get_matches_from(&arguments).is_err(), "a value is looked at");
}

#[test]
fn options_are_taken_from_the_environment_and_the_command_line_counts_more() {
    let folder = tempfile::tempdir().unwrap();
    let [data, other] = ["data", "other"].map(|name| folder.path().join(name));
    let mut command = Command::new(PROGRAM);
    command.arg("serve").env("INGENIO_LISTEN", "127.0.0.1:0").env("INGENIO_DATA", &data);
    command.env("INGENIO_PUBLIC_URL", "https://play.example.org");
    command.env("INGENIO_TRUSTED_PROXY", "127.0.0.1, ::1");
    let server = Server::begin_at(command, "listening at http://");
    let page = server.get("/");
    assert!(page.contains("https://play.example.org/"), "{page}");
    assert!(data.join("ingenio.sqlite").exists());
    terminate(server.child.id());
    server.ends();
    let mut command = Command::new(PROGRAM);
    command.env("INGENIO_DATA", &data).env("INGENIO_LISTEN", "nowhere");
    let server = Server::start(command, &other);
    assert!(other.join("ingenio.sqlite").exists());
    terminate(server.child.id());
    server.ends();
}

/// Whatever goes wrong, and whatever is asked for help, the password is not said.
#[test]
fn the_password_of_the_database_is_never_said() {
    for arguments in [
        &["serve", "--help"][..],
        &["backup", "--help"],
        &["serve", "--nonsense"],
        &["serve", "--listen", "nowhere"],
        &["serve", "--listen", "127.0.0.1:0"],
        &["migrate"],
        &["backup", "/nowhere/at/all"],
    ] {
        let mut command = Command::new(PROGRAM);
        command.args(arguments).env("RUST_LOG", "trace").env("INGENIO_LOG", "json");
        command.env("INGENIO_DATABASE", "postgres://anna:sesame@127.0.0.1:1/tables");
        let ended = command.output().unwrap();
        let said = [ended.stdout, ended.stderr].map(|said| String::from_utf8(said).unwrap());
        assert!(!said.concat().is_empty(), "{arguments:?}");
        assert!(!said.concat().contains("sesame"), "{arguments:?}: {said:?}");
    }
}

/// The value of a cookie that an answer sets.
fn cookie(answer: &str) -> String {
    let set = answer.split("set-cookie: ").nth(1).unwrap_or_else(|| panic!("no cookie: {answer}"));
    set.split(';').next().unwrap().to_owned()
}

/// A run in which cookies, links and a forged token are used, told as loudly as our own words go:
/// every line is an object, start and stop are told, and no secret is among it.
#[test]
fn the_log_is_json_and_holds_no_secret() {
    let folder = tempfile::tempdir().unwrap();
    let mut command = Command::new(PROGRAM);
    command.env("INGENIO_LOG", "json");
    command.env("RUST_LOG", "warn,ingenio=trace,server=trace,store=trace");
    let mut server = Server::start(command, &folder.path().join("data"));
    let made = server.order("game=santiago-de-cuba&seat-0=me&seat-1=open&seat-2=bot:greedy");
    let anna = cookie(&made);
    let table = made.split("location: /tables/").nth(1).unwrap().lines().next().unwrap().to_owned();
    let page = server.get_as(&format!("/tables/{table}"), &anna);
    let invite = page.split("/join/").nth(1).unwrap_or_else(|| panic!("no link: {page}"));
    let invite: String = invite.chars().take_while(char::is_ascii_alphanumeric).collect();
    assert_eq!(invite.len(), 32);
    let shown = server.get(&format!("/join/{invite}"));
    let berta = cookie(&shown);
    let sat = server.post(&format!("/join/{invite}"), &berta, "name=Berta");
    assert!(sat.contains("location: /tables/"), "{sat}");
    let link = server.post(&format!("/tables/{table}/link"), &berta, "seat=1");
    let private = link.split("/join/").nth(1).unwrap_or_else(|| panic!("no link: {link}"));
    let private: String = private.chars().take_while(char::is_ascii_alphanumeric).collect();
    assert!(server.get(&format!("/join/{private}")).starts_with("HTTP/1.1 200 "));
    let forged = "ingenio=aaaabbbbccccddddeeeeffffgggghhhh";
    server.post(&format!("/tables/{table}/undo"), forged, "");
    server.get(&format!("/join/{}", "z".repeat(32)));
    terminate(server.child.id());
    let mut said = String::new();
    server.said.read_to_string(&mut said).unwrap();
    server.ends();
    let lines: Vec<Value> = said
        .lines()
        .map(|line| serde_json::from_str(line).unwrap_or_else(|_| panic!("no JSON: {line}")))
        .collect();
    let told = |message: &str| lines.iter().find(|line| line["message"] == message);
    assert_eq!(told("started").unwrap()["store"], "SQLite");
    assert!(told("stopped").is_some(), "{said}");
    let request = told("a request").unwrap_or_else(|| panic!("{said}"));
    assert!(request["route"].is_string() && request["status"].is_u64(), "{request}");
    for secret in [&anna, &berta, &invite, &private, forged, &"z".repeat(32)] {
        let secret = secret.split_once('=').map_or(secret as &str, |(_, value)| value);
        assert!(secret.len() >= 32 && !said.contains(secret), "{secret}: {said}");
    }
    // Whoever comes is told nowhere; the one address is the server's own.
    assert_eq!(said.matches("127.0.0.1").count(), 1, "{said}");
}

/// A program that is found before any other of its name, and writes down what it is asked.
fn fake_opener(folder: &Path) -> std::ffi::OsString {
    let file = folder.join("xdg-open");
    let asked = folder.join("asked").display().to_string();
    fs::write(&file, format!("#!/bin/sh\necho \"$1\" > {asked}.new\nmv {asked}.new {asked}\n"))
        .unwrap();
    fs::set_permissions(&file, PermissionsExt::from_mode(0o755)).unwrap();
    let mut path = folder.as_os_str().to_owned();
    path.push(":");
    path.push(std::env::var_os("PATH").unwrap());
    path
}

fn waits_for(file: &Path) -> String {
    let begun = Instant::now();
    while !file.exists() {
        assert!(begun.elapsed() < Duration::from_secs(20), "no browser is opened");
        std::thread::sleep(Duration::from_millis(20));
    }
    fs::read_to_string(file).unwrap().trim().to_owned()
}

/// Whoever clicks twice, or comes back while it still runs, is led to what runs.
#[test]
fn a_second_start_on_a_desktop_opens_the_first() {
    let folder = tempfile::tempdir().unwrap();
    let (path, data) = (fake_opener(folder.path()), folder.path().join("d"));
    let asked = folder.path().join("asked");
    let command = |arguments: &[&str]| {
        let mut command = Command::new(PROGRAM);
        command.args(arguments).env("PATH", &path).env("DISPLAY", ":0").env("INGENIO_DATA", &data);
        command.env_remove("SSH_CONNECTION").env_remove("SSH_TTY").stdin(Stdio::null());
        command.env("INGENIO_LISTEN", "127.0.0.1:0");
        command
    };
    let first = Server::begin(command(&[]));
    let opened = waits_for(&asked);
    fs::remove_file(&asked).unwrap();
    let second = command(&[]).output().unwrap();
    assert_eq!(second.status.code(), Some(0), "{second:?}");
    assert!(String::from_utf8_lossy(&second.stdout).contains(&opened), "{second:?}");
    assert_eq!(waits_for(&asked), opened);
    fs::remove_file(&asked).unwrap();
    for arguments in [&["--no-open"][..], &["serve"]] {
        let refused = command(arguments).output().unwrap();
        assert_eq!(refused.status.code(), Some(2), "{refused:?}");
    }
    assert!(!asked.exists());
    // Where a killed one was reached nobody is led to.
    let mut killed = first;
    killed.child.kill().unwrap();
    killed.child.wait().unwrap();
    assert!(data.join("address").exists());
    let third = Server::begin(command(&["serve"]));
    assert!(third.get("/healthz").starts_with("HTTP/1.1 200 "));
    let now = fs::read_to_string(data.join("address")).unwrap();
    assert_eq!(now, format!("http://{}", third.address));
    terminate(third.child.id());
    third.ends();
    assert!(!data.join("address").exists());
}

/// A variable that is there but empty says nothing; one that is to say where the tables are has to.
#[test]
fn an_empty_variable_counts_as_none() {
    let folder = tempfile::tempdir().unwrap();
    let mut command = Command::new(PROGRAM);
    for (name, _) in options() {
        if !["INGENIO_LISTEN", "INGENIO_DATA", "INGENIO_DATABASE"].contains(&&*name) {
            command.env(name, "");
        }
    }
    let data = folder.path().join("data");
    let server = Server::start(command, &data);
    assert!(data.join("ingenio.sqlite").exists());
    terminate(server.child.id());
    server.ends();
}

#[test]
fn an_empty_database_is_refused() {
    let folder = tempfile::tempdir().unwrap();
    for arguments in [&["serve", "--listen", "127.0.0.1:0"][..], &["migrate"], &["backup", "copy"]]
    {
        let mut command = Command::new(PROGRAM);
        command.args(arguments).env("INGENIO_DATABASE", "").current_dir(folder.path());
        let ended = command.output().unwrap();
        let said = String::from_utf8(ended.stderr).unwrap();
        assert_eq!(ended.status.code(), Some(2), "{arguments:?}: {said}");
        assert!(said.contains("its address is empty"), "{arguments:?}: {said}");
        assert!(!folder.path().join("ingenio-data").exists());
    }
}

/// What is wrong with an option is said in words that lead on.
#[test]
fn what_is_wrong_with_an_option_is_said_in_a_sentence() {
    let folder = tempfile::tempdir().unwrap();
    let [missing, binary] = ["missing", "binary"].map(|name| folder.path().join(name));
    fs::write(&binary, [0xff, 0xfe]).unwrap();
    let database = "postgres://anna@127.0.0.1:1/tables";
    let not_a_name = "it takes an address such as 127.0.0.1:8018, not a name";
    let password = "the host's password cannot be taken from ";
    for (name, value, sentence) in [
        ("INGENIO_LISTEN", "localhost:18222", not_a_name),
        ("INGENIO_METRICS", "localhost:9018", not_a_name),
        ("INGENIO_PUBLIC_URL", "play.example.org", "it has the form https://play.example.org"),
        ("INGENIO_ADMIN_PASSWORD_FILE", missing.to_str().unwrap(), password),
        ("INGENIO_ADMIN_PASSWORD_FILE", binary.to_str().unwrap(), password),
        ("PGOPTIONS", "-c work_mem=1", "the variable PGOPTIONS is set and must not be"),
        ("PGSSLKEY", "sesame", "the variable PGSSLKEY is set and must not be"),
    ] {
        let mut command = Command::new(PROGRAM);
        command.args(["serve", "--database", database]).env(name, value);
        let ended = command.current_dir(folder.path()).output().unwrap();
        let said = String::from_utf8(ended.stderr).unwrap();
        assert_eq!(ended.status.code(), Some(2), "{said}");
        assert!(said.contains(sentence) && !said.contains("sesame"), "{name}: {said}");
    }
}

/// Whoever reads the log by a program reads also why nothing has started.
#[test]
fn why_it_does_not_start_is_json_where_the_log_is() {
    let folder = tempfile::tempdir().unwrap();
    let said = |log: &str, filter: &str| {
        let mut command = Command::new(PROGRAM);
        command.args(["serve", "--log", log, "--database", "postgres://anna@127.0.0.1:1/tables"]);
        let ended = command.env("RUST_LOG", filter).current_dir(folder.path()).output().unwrap();
        assert_eq!(ended.status.code(), Some(2));
        String::from_utf8(ended.stderr).unwrap()
    };
    let why = "the database cannot be used: Connection refused";
    let line: Value = serde_json::from_str(&said("json", "info")).unwrap();
    assert_eq!(line["level"], "ERROR");
    assert!(line["message"].as_str().unwrap().starts_with(why), "{line}");
    for said in [said("text", "info"), said("json", "off")] {
        assert!(said.starts_with(&format!("ingenio: {why}")), "{said}");
    }
}

/// Where nobody can listen nothing is begun.
#[test]
fn a_port_that_is_taken_leaves_no_folder() {
    let folder = tempfile::tempdir().unwrap();
    let taken = std::net::TcpListener::bind("127.0.0.1:0").unwrap();
    let mut command = Command::new(PROGRAM);
    command.args(["serve", "--listen", &taken.local_addr().unwrap().to_string()]);
    let ended = command.current_dir(folder.path()).output().unwrap();
    let said = String::from_utf8(ended.stderr).unwrap();
    assert!(ended.status.code() == Some(2) && said.contains("nobody can listen"), "{said}");
    assert_eq!(fs::read_dir(folder.path()).unwrap().count(), 0);
}

/// The log says what runs, over which tables, and what was set for nothing.
#[test]
fn the_log_says_what_runs_and_over_which_tables() {
    let folder = tempfile::tempdir().unwrap();
    let data = folder.path().join("data");
    let mut command = Command::new(PROGRAM);
    command.env("INGENIO_LOG", "json").env("INGENIO_TYPO", "1").env("INGENIO_OPEN", "never");
    let mut server = Server::start(command, &data);
    let document = server.get("/api/v1/openapi.json");
    terminate(server.child.id());
    let mut said = String::new();
    server.said.read_to_string(&mut said).unwrap();
    server.ends();
    let lines: Vec<Value> = said.lines().map(|line| serde_json::from_str(line).unwrap()).collect();
    let started = lines.iter().find(|line| line["message"] == "started").unwrap();
    assert_eq!(started["place"], data.to_str().unwrap());
    let version = started["version"].as_str().unwrap();
    assert!(version.starts_with(concat!(env!("CARGO_PKG_VERSION"), "+")), "{version}");
    assert!(document.contains(&format!("\"version\":\"{version}\"")), "{version}");
    let unknown = |line: &&Value| line["message"] == "nothing is known of this variable";
    let unknown: Vec<&Value> = lines.iter().filter(unknown).map(|line| &line["name"]).collect();
    // Whoever runs the tests may have set others.
    let is_named = |name: &str| unknown.iter().any(|known| **known == name);
    assert!(is_named("INGENIO_TYPO") && !is_named("INGENIO_OPEN"), "{unknown:?}");
    assert!(!is_named("INGENIO_LOG"), "{unknown:?}");
}

/// Without a word on the command line the browser is opened, where there is a screen.
#[test]
fn on_a_desktop_the_browser_is_opened() {
    let folder = tempfile::tempdir().unwrap();
    let path = fake_opener(folder.path());
    let asked = folder.path().join("asked");
    let start = |arguments: &[&str], screen: &str| {
        let mut command = Command::new(PROGRAM);
        command.args(arguments).env("PATH", &path).env("DISPLAY", screen);
        command.env_remove("SSH_CONNECTION").env_remove("SSH_TTY").stdin(Stdio::null());
        command.env("INGENIO_LISTEN", "127.0.0.1:0").env("INGENIO_DATA", folder.path().join("d"));
        Server::begin(command)
    };
    let server = start(&[], ":0");
    let opened = waits_for(&asked);
    assert_eq!(opened, format!("http://{}", server.address.trim_end_matches(['/', '.'])));
    terminate(server.child.id());
    server.ends();
    fs::remove_file(&asked).unwrap();
    for (arguments, screen) in [(&["--no-open"][..], ":0"), (&["serve"], ":0"), (&[], "")] {
        let server = start(arguments, screen);
        // It would have been asked before anybody is answered, or soon after.
        assert!(server.get("/healthz").starts_with("HTTP/1.1 200 "));
        std::thread::sleep(Duration::from_millis(300));
        terminate(server.child.id());
        server.ends();
        assert!(!asked.exists(), "{arguments:?} {screen:?}");
    }
}

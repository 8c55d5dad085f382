//! Tables move from one store to another, and what an earlier program wrote is opened.
#![cfg(unix)]
#![expect(clippy::unwrap_used, reason = "a test that cannot go on has failed")]

use std::path::{Path, PathBuf};
use std::process::{Command, Output};

use cluster::Cluster;
use store::Store;

/// What programs wrote whose schema was this, and those before.
const KEPT: &str = concat!(env!("CARGO_MANIFEST_DIR"), "/tests/kept/schema-16");
const BEFORE: [&str; 8] = [
    concat!(env!("CARGO_MANIFEST_DIR"), "/tests/kept/schema-8"),
    concat!(env!("CARGO_MANIFEST_DIR"), "/tests/kept/schema-9"),
    concat!(env!("CARGO_MANIFEST_DIR"), "/tests/kept/schema-10"),
    concat!(env!("CARGO_MANIFEST_DIR"), "/tests/kept/schema-11"),
    concat!(env!("CARGO_MANIFEST_DIR"), "/tests/kept/schema-12"),
    concat!(env!("CARGO_MANIFEST_DIR"), "/tests/kept/schema-13"),
    concat!(env!("CARGO_MANIFEST_DIR"), "/tests/kept/schema-14"),
    concat!(env!("CARGO_MANIFEST_DIR"), "/tests/kept/schema-15"),
];

fn ingenio(arguments: &[&str]) -> Output {
    let mut command = Command::new(env!("CARGO_BIN_EXE_ingenio"));
    command.env_remove("INGENIO_DATABASE").args(arguments).output().unwrap()
}

fn well(arguments: &[&str]) {
    let ended = ingenio(arguments);
    assert!(ended.status.success(), "{arguments:?}: {}", String::from_utf8_lossy(&ended.stderr));
}

fn refused(arguments: &[&str]) -> String {
    let ended = ingenio(arguments);
    assert_eq!(ended.status.code(), Some(2), "{arguments:?}");
    String::from_utf8_lossy(&ended.stderr).into_owned()
}

fn lines(folder: &Path) -> String {
    std::fs::read_to_string(folder.join("tables.jsonl")).unwrap()
}

/// A store file that was kept, where it may be written to.
fn kept(from: &str, into: &Path) -> PathBuf {
    let data = into.join("data");
    std::fs::create_dir(&data).unwrap();
    std::fs::copy(Path::new(from).join("ingenio.sqlite"), data.join("ingenio.sqlite")).unwrap();
    data
}

/// From a file to a database, and back into another file: each backup is like the first.
#[test]
fn tables_move_between_both_stores_without_losing_an_entry() {
    let folder = tempfile::tempdir().unwrap();
    let at = |name: &str| folder.path().join(name).to_str().unwrap().to_owned();
    let data = kept(KEPT, folder.path());
    let (data, cluster) = (data.to_str().unwrap(), Cluster::start().unwrap());
    let url = cluster.url();
    well(&["backup", &at("first"), "--data", data]);
    well(&["restore", &at("first"), "--database", &url]);
    well(&["backup", &at("second"), "--database", &url]);
    well(&["restore", &at("second"), "--data", &at("other")]);
    well(&["backup", &at("third"), "--data", &at("other")]);
    let first = lines(&folder.path().join("first"));
    assert!(first.lines().filter(|line| line.starts_with("{\"entries\":")).count() > 20);
    for copy in ["second", "third"] {
        assert_eq!(lines(&folder.path().join(copy)), first);
    }
    assert!(refused(&["restore", &at("first"), "--database", &url]).contains("is not empty"));
    assert!(refused(&["restore", &at("first"), "--data", data]).contains("is not empty"));
    assert!(refused(&["backup", &at("first"), "--data", data]).contains("is not empty"));
    assert!(refused(&["backup", &at("x"), "--data", &at("nowhere")]).contains("no tables"));
    // Whoever comes later is somebody else.
    let runtime = tokio::runtime::Runtime::new().unwrap();
    runtime.block_on(async {
        let store = Store::connect(&url).await.unwrap();
        let [anna, berta] = [b"new-1", b"new-2"].map(|hash| store.add_guest(hash, "Anna", 1));
        assert_ne!(anna.await.unwrap().id, berta.await.unwrap().id);
    });
}

/// Ratings can be reckoned again at any time, and come to the same.
#[test]
fn ratings_are_reckoned_again_from_the_results() {
    let folder = tempfile::tempdir().unwrap();
    let data = kept(KEPT, folder.path());
    let data = data.to_str().unwrap();
    well(&["rate", "--data", data]);
    let again = folder.path().join("again");
    well(&["backup", again.to_str().unwrap(), "--data", data]);
    assert_eq!(lines(&again), lines(Path::new(KEPT)));
    assert!(refused(&["rate", "--data", "/nowhere/at/all"]).contains("no tables"));
}

/// A cut, changed or foreign backup is put back nowhere.
#[test]
fn a_damaged_backup_is_refused_whole() {
    let folder = tempfile::tempdir().unwrap();
    let (backup, data) = (folder.path().join("backup"), folder.path().join("new"));
    std::fs::create_dir(&backup).unwrap();
    let [from, to] = [&backup, &data].map(|path| path.to_str().unwrap());
    let whole = lines(Path::new(KEPT));
    let all: Vec<&str> = whole.lines().collect();
    let cut = all[..all.len() / 2].join("\n");
    let last = all.len() - 1;
    let short = [&all[..last - 1], &all[last..]].concat().join("\n");
    for (text, why) in [
        (cut.as_str(), "the backup is cut"),
        (&short, "the backup is cut"),
        (&whole.replacen("\"token_hash\"", "\"hash\"", 1), "line 2 is no line"),
        ("{}", "line 1 is no line"),
        ("", "the backup is cut"),
    ] {
        std::fs::write(backup.join("tables.jsonl"), text).unwrap();
        let said = refused(&["restore", from, "--data", to]);
        assert!(said.contains(why), "{said}");
    }
    std::fs::write(backup.join("tables.jsonl"), &whole).unwrap();
    well(&["restore", from, "--data", to]);
}

/// What was written by this schema and by those before is opened, and every entry is read.
#[test]
fn a_store_and_a_backup_of_before_are_opened() {
    for from in BEFORE.into_iter().chain([KEPT]) {
        let folder = tempfile::tempdir().unwrap();
        let data = kept(from, folder.path());
        well(&["migrate", "--data", data.to_str().unwrap()]);
        let again = folder.path().join("again");
        well(&["backup", again.to_str().unwrap(), "--data", data.to_str().unwrap()]);
        assert_eq!(lines(&again), lines(Path::new(from)));
        let restored = folder.path().join("restored");
        well(&["restore", from, "--data", restored.to_str().unwrap()]);
    }
    let people = ["accounts", "sessions", "codes", "channels", "outbox", "hours"];
    let post = ["addresses", "letters", "pushes", "vapid"];
    let tables = ["notices", "lobby", "vacancies", "clocks", "alive", "gaps"];
    let company = ["results", "ratings", "archived", "invitations", "rematches", "messages"];
    let talk = ["reports", "mutes", "silenced", "jottings", "sleeping"];
    let all = people.into_iter().chain(post).chain(tables).chain(company).chain(talk);
    for table in all {
        assert!(lines(Path::new(KEPT)).contains(&format!("{{\"{table}\":")), "{table} are kept");
    }
}

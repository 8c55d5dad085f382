//! Tables move from one store to another, and what an earlier program wrote is opened.
#![cfg(unix)]
#![expect(clippy::unwrap_used, reason = "a test that cannot go on has failed")]

use std::path::{Path, PathBuf};
use std::process::{Command, Output, Stdio};
use std::thread;

use cluster::Cluster;
use store::Store;

/// What programs wrote whose schema was this, and those before.
const KEPT: &str = concat!(env!("CARGO_MANIFEST_DIR"), "/tests/kept/schema-17");
const BEFORE: [&str; 9] = [
    concat!(env!("CARGO_MANIFEST_DIR"), "/tests/kept/schema-8"),
    concat!(env!("CARGO_MANIFEST_DIR"), "/tests/kept/schema-9"),
    concat!(env!("CARGO_MANIFEST_DIR"), "/tests/kept/schema-10"),
    concat!(env!("CARGO_MANIFEST_DIR"), "/tests/kept/schema-11"),
    concat!(env!("CARGO_MANIFEST_DIR"), "/tests/kept/schema-12"),
    concat!(env!("CARGO_MANIFEST_DIR"), "/tests/kept/schema-13"),
    concat!(env!("CARGO_MANIFEST_DIR"), "/tests/kept/schema-14"),
    concat!(env!("CARGO_MANIFEST_DIR"), "/tests/kept/schema-15"),
    concat!(env!("CARGO_MANIFEST_DIR"), "/tests/kept/schema-16"),
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

/// What is said on the command line counts more than what is set in the environment, and which
/// store it was is said.
#[test]
fn a_place_that_is_named_counts_more_than_one_that_is_set() {
    let folder = tempfile::tempdir().unwrap();
    let data = kept(KEPT, folder.path());
    let (data, cluster) = (data.to_str().unwrap(), Cluster::start().unwrap());
    let url = cluster.url();
    let set = |arguments: &[&str]| {
        let mut command = Command::new(env!("CARGO_BIN_EXE_ingenio"));
        let ended = command.env("INGENIO_DATABASE", &url).args(arguments).output().unwrap();
        let [said, wrong] = [ended.stdout, ended.stderr];
        (ended.status.code(), String::from_utf8_lossy(&[said, wrong].concat()).into_owned())
    };
    let at = |name: &str| folder.path().join(name).to_str().unwrap().to_owned();
    let (code, said) = set(&["backup", &at("copy"), "--data", data]);
    assert!(code == Some(0) && said.contains(data), "{said}");
    assert_eq!(lines(&folder.path().join("copy")), lines(Path::new(KEPT)));
    let (code, said) = set(&["restore", &at("copy"), "--data", &at("new")]);
    assert!(code == Some(0) && said.contains(&at("new")), "{said}");
    assert!(folder.path().join("new/ingenio.sqlite").exists());
    let (code, said) = set(&["migrate", "--data", data]);
    assert!(code == Some(0) && said.contains(data), "{said}");
    // Without a word it is what is set: nothing has been put there yet.
    let (code, said) = set(&["restore", &at("copy")]);
    assert!(code == Some(0) && said.contains("in the database"), "{said}");
    let (code, said) = set(&["backup", &at("other"), "--data", data, "--database", &url]);
    assert!(code == Some(2) && said.contains("--data or --database, not both"), "{said}");
    assert!(!folder.path().join("other").exists());
}

/// A backup that fails leaves nothing that looks like one, and does not stand in the way of the next.
#[test]
fn a_backup_that_fails_leaves_nothing_behind() {
    let folder = tempfile::tempdir().unwrap();
    let data = kept(KEPT, folder.path());
    let (file, copy) = (data.join("ingenio.sqlite"), folder.path().join("copy"));
    std::fs::write(&file, "x".repeat(10_000)).unwrap();
    let words = ["backup", copy.to_str().unwrap(), "--data", data.to_str().unwrap()];
    assert!(refused(&words).contains("nothing was copied"));
    assert_eq!(std::fs::read_dir(&copy).unwrap().count(), 0);
    std::fs::copy(Path::new(KEPT).join("ingenio.sqlite"), &file).unwrap();
    well(&words);
    assert_eq!(lines(&copy), lines(Path::new(KEPT)));
    let mode = std::fs::metadata(copy.join("tables.jsonl")).unwrap().permissions();
    assert_eq!(std::os::unix::fs::PermissionsExt::mode(&mode) & 0o777, 0o600);
}

/// A backup that is killed leaves what it had begun, which is no backup and goes with the next.
#[test]
fn a_backup_that_is_killed_stands_in_nobodys_way() {
    let folder = tempfile::tempdir().unwrap();
    let data = kept(KEPT, folder.path());
    let copy = folder.path().join("copy");
    let words = ["backup", copy.to_str().unwrap(), "--data", data.to_str().unwrap()];
    let inside = || std::fs::read_dir(&copy).map_or(0, Iterator::count);
    let is_killed = || {
        let mut child = Command::new(env!("CARGO_BIN_EXE_ingenio"))
            .args(words)
            .stdout(Stdio::null())
            .spawn()
            .unwrap();
        while inside() == 0 {
            thread::yield_now();
        }
        child.kill().unwrap();
        child.wait().unwrap();
        let is_whole = copy.join("tables.jsonl").exists();
        if is_whole {
            std::fs::remove_dir_all(&copy).unwrap();
        }
        !is_whole
    };
    assert!((0..20).any(|_| is_killed()), "it is always quicker than the kill");
    assert_eq!(inside(), 1);
    well(&words);
    assert_eq!((inside(), lines(&copy)), (1, lines(Path::new(KEPT))));
    assert!(refused(&words).contains("is not empty"));
}

/// What is set for other programs of the database does not lead elsewhere.
#[test]
fn an_address_means_the_same_whatever_else_is_set() {
    let cluster = Cluster::start().unwrap();
    let mut migrate = Command::new(env!("CARGO_BIN_EXE_ingenio"));
    migrate.args(["migrate", "--database", &cluster.url()]);
    for (name, value) in [
        ("PGHOST", "192.0.2.1"),
        ("PGPORT", "1"),
        ("PGUSER", "nobody"),
        ("PGDATABASE", "nowhere"),
        ("PGSSLMODE", "verify-full"),
        ("PGSSLROOTCERT", "/nowhere/ca.pem"),
    ] {
        migrate.env(name, value);
    }
    let ended = migrate.output().unwrap();
    assert!(ended.status.success(), "{}", String::from_utf8_lossy(&ended.stderr));
    let said = refused(&["migrate", "--database", "postgres://anna:sesame@127.0.0.1"]);
    assert!(said.contains("names no database; it has the form postgres://"), "{said}");
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
    let twice = [&all[..2], &all[1..]].concat().join("\n");
    let lacking = whole.lines().filter(|line| !line.starts_with("{\"matches\":"));
    let lacking = lacking.collect::<Vec<_>>().join("\n");
    for (text, why) in [
        (lacking.as_str(), "belongs to a row that is missing: the backup is cut or damaged"),
        (cut.as_str(), "the backup is cut"),
        (&short, "the backup is cut"),
        (&whole.replacen("\"token_hash\"", "\"hash\"", 1), "line 2 is no line"),
        (&twice, "line 3 is a row of \"guests\" that is in the backup already"),
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
    let tables = ["notices", "lobby", "vacancies", "succeeded", "clocks", "alive", "gaps"];
    let company = ["results", "ratings", "archived", "invitations", "rematches", "messages"];
    let talk = ["reports", "mutes", "silenced", "jottings", "sleeping"];
    let all = people.into_iter().chain(post).chain(tables).chain(company).chain(talk);
    for table in all {
        assert!(lines(Path::new(KEPT)).contains(&format!("{{\"{table}\":")), "{table} are kept");
    }
}

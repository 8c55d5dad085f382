//! The steps of the container file, carried out in a folder that looks like a machine of its own.
#![cfg(target_os = "linux")]
#![expect(clippy::unwrap_used, reason = "a test that cannot go on has failed")]

use std::fmt::Write as _;
use std::process::Command;

const PROGRAM: &str = env!("CARGO_BIN_EXE_ingenio");
const CONTAINER: &str = include_str!("../../../packaging/Containerfile");

/// A step of the file: what is done, and with what.
fn steps(stage: usize) -> Vec<(String, String)> {
    let whole = CONTAINER.replace("\\\n", " ");
    let stage = whole.split("\nFROM ").nth(stage).unwrap().to_owned();
    let lines = stage.lines().skip(1).filter(|line| !line.starts_with('#') && !line.is_empty());
    let split = lines.map(|line| line.split_once(' ').unwrap_or_else(|| panic!("{line}")));
    let words = |text: &str| text.split_whitespace().collect::<Vec<_>>().join(" ");
    split.map(|(what, with)| (what.to_owned(), words(with))).collect()
}

fn quoted(word: &str) -> String {
    format!("'{}'", word.replace('\'', r"'\''"))
}

/// Begins what the image begins with, and asks it whether it is ready; then ends it as containers
/// are ended.
const ASK: &str = r#"
ip link set lo up
COMMAND > "$work/said" 2>&1 & server=$!
for try in $(seq 100); do
    answer=$(curl --silent --max-time 5 http://127.0.0.1:8018/readyz) && break
    sleep 0.1
done
echo "ready: $answer"
curl --silent http://127.0.0.1:8018/ | grep --only-matching '<title>.*</title>'
echo "tables: $(ls "$root/var/lib/ingenio" | tr '\n' ' ')"
echo "whose: $(chroot "$root" stat --format '%U %a' /var/lib/ingenio)"
for process in $(pgrep --parent $server) $server; do kill -TERM "$process"; done
wait $server; echo "ended: $?"
cat "$work/said"
"#;

/// How the image gets the certificates of those who vouch for others.
const INSTALL: &str = "apt-get update && apt-get install --yes --no-install-recommends \
    ca-certificates && rm --recursive /var/lib/apt/lists";
/// What the package that is named there brings.
const VOUCHED: &str = "dpkg-query --listfiles ca-certificates | grep --quiet \
    '^/etc/ssl/certs$' && test -s \"$root/etc/ssl/certs/ca-certificates.crt\"\n";

/// What runs in the image runs here too, as the user and with the variables that the file names.
/// In the place of Debian there is this machine, seen through a layer that takes what is changed;
/// in the place of the program that the first stage builds there is the one under test.
#[test]
fn the_image_does_what_its_file_says() {
    let able =
        Command::new("unshare").args(["--mount", "--net", "--pid", "--fork", "true"]).status();
    if !able.is_ok_and(|status| status.success()) {
        eprintln!("no machine of one's own can be made here: tried elsewhere");
        return;
    }
    let mut script = "set -eu\nwork=$1 root=$1/root\nmount -t tmpfs tmpfs \"$work\"\n\
        mkdir \"$work/upper\" \"$work/work\" \"$root\"\nmount -t overlay overlay \
        -o \"lowerdir=/,upperdir=$work/upper,workdir=$work/work\" \"$root\"\n\
        mount --bind /dev \"$root/dev\"\n"
        .to_owned();
    let (mut user, mut variables, mut begin) = (String::new(), String::new(), Vec::new());
    let (mut volume, mut port) = (String::new(), String::new());
    for (what, with) in steps(2) {
        match what.as_str() {
            // What is installed comes from elsewhere; here it is looked whether it is there.
            "RUN" if with == INSTALL => script.push_str(VOUCHED),
            "RUN" => writeln!(script, "chroot \"$root\" /bin/sh -c {}", quoted(&with)).unwrap(),
            "COPY" => {
                let (from, into) = with.rsplit_once(' ').unwrap();
                assert_eq!(from, "--from=build /ingenio/target/release/ingenio");
                writeln!(script, "cp {} \"$root\"{into}", quoted(PROGRAM)).unwrap();
            }
            "USER" => user = with,
            "ENV" => variables = with,
            "ENTRYPOINT" | "CMD" => {
                let words: Vec<String> = serde_json::from_str(&with).unwrap();
                begin.extend(words);
            }
            "VOLUME" => volume = with,
            "EXPOSE" => port = with,
            other => panic!("{other} is not known here"),
        }
    }
    assert!(variables.contains(&format!("INGENIO_DATA={volume} ")), "{volume}");
    assert!(variables.contains(&format!("INGENIO_LISTEN=0.0.0.0:{port} ")), "{port}");
    let begin = begin.join(" ");
    let command = format!("chroot --userspec={user} \"$root\" env -i {variables} {begin}");
    script.push_str(&ASK.replace("COMMAND", &command));
    let folder = tempfile::tempdir().unwrap();
    let mut alone = Command::new("unshare");
    alone.args(["--mount", "--net", "--pid", "--fork", "--kill-child", "sh", "-c", &script, "sh"]);
    let done = alone.arg(folder.path()).output().unwrap();
    let said = String::from_utf8_lossy(&done.stdout).into_owned();
    let wrong = String::from_utf8_lossy(&done.stderr);
    assert!(done.status.success(), "{said}{wrong}");
    for told in ["ready: ", "<title>", "ingenio.sqlite", "whose: ingenio 700", "ended: 0"] {
        assert!(said.contains(told), "{told}: {said}{wrong}");
    }
    // The log is one object a line, as the variable says.
    assert!(said.lines().any(|line| line.starts_with('{') && line.contains("8018")), "{said}");
}

/// What is asked for over TLS is vouched for: the second stage has certificates, and installs them
/// before anything else.
#[test]
fn the_image_has_certificates() {
    assert_eq!(steps(2)[0], ("RUN".to_owned(), INSTALL.to_owned()));
}

/// What is built and what was written down is not sent along.
#[test]
fn what_is_built_stays_outside_of_the_image() {
    let left = include_str!("../../../.dockerignore");
    for folder in ["/target", "/.git", "/ingenio-data"] {
        assert!(left.lines().any(|line| line == folder), "{folder}");
    }
}

/// The first stage builds what the second takes, by a command that this project has.
#[test]
fn the_image_is_built_from_the_sources() {
    let steps = steps(1);
    let build = &steps.last().unwrap().1;
    let (cargo, strip) = build.split_once(" && ").unwrap();
    assert_eq!(strip, "strip target/release/ingenio");
    let words: Vec<&str> = cargo.split(' ').collect();
    assert_eq!(words[..2], ["cargo", "build"]);
    assert!(words.contains(&"--release") && words.contains(&"--locked"), "{cargo}");
    let version = CONTAINER.split("FROM rust:").nth(1).unwrap().split('-').next().unwrap();
    let wanted = include_str!("../../../Cargo.toml").split("rust-version = \"").nth(1).unwrap();
    assert_eq!(version, wanted.split('"').next().unwrap());
}

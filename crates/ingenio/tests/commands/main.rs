//! The commands as scripts use them: output, exit codes, sentences.

mod boxes;
mod games;

use std::path::{Path, PathBuf};
use std::process::{Command, Output};

use serde_json::Value;

fn ingenio(arguments: &[&str]) -> Output {
    let program = env!("CARGO_BIN_EXE_ingenio");
    Command::new(program).args(arguments).output().expect("the program starts")
}

/// Standard output of a command that must succeed.
fn printed(arguments: &[&str]) -> String {
    let output = ingenio(arguments);
    let error = String::from_utf8_lossy(&output.stderr);
    assert_eq!(output.status.code(), Some(0), "{arguments:?}: {error}");
    String::from_utf8(output.stdout).expect("text")
}

fn json(arguments: &[&str]) -> Value {
    serde_json::from_str(&printed(arguments)).expect("one JSON object")
}

/// Exit code and the one sentence on standard error.
fn complaint(arguments: &[&str]) -> (Option<i32>, String) {
    let output = ingenio(arguments);
    assert!(output.stdout.is_empty(), "{arguments:?}");
    (output.status.code(), String::from_utf8(output.stderr).expect("text"))
}

/// A fresh folder for one test.
fn folder(name: &str) -> PathBuf {
    let folder = Path::new(env!("CARGO_TARGET_TMPDIR")).join(name);
    if folder.exists() {
        std::fs::remove_dir_all(&folder).expect("a folder of ours");
    }
    folder
}

fn text(path: &Path) -> &str {
    path.to_str().expect("a plain path")
}

/// Whoever reports something, or has several nodes, can say which build it is.
#[test]
fn the_program_says_of_which_commit_it_is() {
    let said = printed(&["--version"]);
    let (version, commit) = said.trim().split_once('+').expect("a version and a commit");
    assert_eq!(version, concat!("ingenio ", env!("CARGO_PKG_VERSION")));
    if commit != "unknown" {
        assert_eq!(commit.len(), 8, "{commit}");
        let mut git = Command::new("git");
        let known = git.current_dir(env!("CARGO_MANIFEST_DIR")).args(["cat-file", "-e", commit]);
        assert!(known.status().expect("git").success(), "{commit}");
    }
}

#[test]
fn games_are_listed() {
    let listed = json(&["games", "--json"]);
    let game = &listed["games"][0];
    assert_eq!(game["id"], "santiago-de-cuba");
    assert_eq!(game["players"], serde_json::json!([2, 3, 4]));
    assert_eq!(game["variants"]["4"], serde_json::json!(["hidden", "open"]));
    assert_eq!(game["rules"][0]["name"], "new-dice");
    assert_eq!(game["rules"][0]["default"], "active");
    assert_eq!(game["bots"], serde_json::json!(["random", "beginner", "greedy", "medium", "hard"]));
    assert!(printed(&["games"]).contains("Santiago de Cuba"));
}

#[test]
fn bad_use_is_refused_in_a_sentence() {
    let simulate = |more: &[&str]| complaint(&[&["simulate"], more].concat());
    let cases: [(&[&str], &str); 7] = [
        (&["havana"], "there is no game \"havana\""),
        (&["santiago-de-cuba", "--players", "7"], "2, 3 or 4 players"),
        (&["santiago-de-cuba", "--variant", "ajar"], "hidden or open"),
        (&["santiago-de-cuba", "--rule", "luck=yes"], "no rule \"luck\""),
        (&["santiago-de-cuba", "--rule", "new-dice"], "NAME=VALUE"),
        (&["santiago-de-cuba", "--bots", "clever"], "no bot \"clever\""),
        (&["santiago-de-cuba", "--bots", "random,greedy"], "2 bots for 4 players"),
    ];
    for (arguments, sentence) in cases {
        let (code, said) = simulate(arguments);
        assert_eq!(code, Some(2), "{arguments:?}");
        assert!(said.contains(sentence), "{arguments:?}: {said}");
        assert_eq!(said.lines().count(), 1, "one sentence: {said}");
    }
    assert_eq!(ingenio(&["fly"]).status.code(), Some(2));
}

#[test]
fn every_command_explains_itself_with_an_example() {
    for command in ["games", "simulate", "replay", "bench"] {
        let help = printed(&[command, "--help"]);
        assert!(help.contains("Example: "), "{command}");
    }
}

/// The figures of one game; those of the server are tested beside it.
#[test]
fn the_bench_reports_its_figures() {
    let report = json(&["bench", "--only", "santiago-de-cuba", "--runs", "1", "--json"]);
    let figures = report["figures"].as_array().expect("a list");
    let playout = figures.iter().find(|figure| figure["name"] == "playout/santiago-de-cuba/4");
    let playout = playout.expect("random playouts");
    assert_eq!(playout["unit"], "actions/s");
    assert!(playout["value"].as_f64().expect("a number") > 0.0);
    for field in ["name", "value", "unit", "runs", "lowest", "highest"] {
        assert!(figures.iter().all(|figure| figure.get(field).is_some()), "{field}");
    }
}

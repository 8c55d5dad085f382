//! Sizes, module documents, unfinished work, required files.

use std::path::Path;

use super::{files_below, games, shown};

/// No source file is longer; tests and data are.
const LONGEST: usize = 500;

/// The client script is kept shorter still.
const LONGEST_SCRIPT: usize = 400;

/// What every game's folder holds.
const REQUIRED: [&str; 6] =
    ["README.md", "data", "src/lib.rs", "src/game.rs", "tests/rulebook/main.rs", "tests/perft.txt"];

/// Everything that is wrong with the files.
pub(crate) fn check(root: &Path) -> anyhow::Result<Vec<String>> {
    let mut wrong = Vec::new();
    for folder in ["crates", "games", "xtask"] {
        for path in files_below(&root.join(folder), "rs")? {
            let text = std::fs::read_to_string(&path)?;
            wrong.extend(source(&shown(root, &path), &text));
        }
    }
    if root.join("web").exists() {
        for path in files_below(&root.join("web"), "js")? {
            let lines = std::fs::read_to_string(&path)?.lines().count();
            if lines > LONGEST_SCRIPT {
                wrong.push(format!("{}: {lines} lines, not {LONGEST_SCRIPT}", shown(root, &path)));
            }
        }
    }
    for game in games(root)? {
        for required in REQUIRED.iter().filter(|required| !game.join(required).exists()) {
            wrong.push(format!("{} has no {required}", shown(root, &game)));
        }
    }
    Ok(wrong)
}

/// Everything that is wrong with one source file.
fn source(name: &str, text: &str) -> Vec<String> {
    let mut wrong = Vec::new();
    let is_test = name.contains("/tests/");
    let lines = text.lines().count();
    if lines > LONGEST && !is_test {
        wrong.push(format!("{name}: {lines} lines, not {LONGEST}"));
    }
    if !text.starts_with("//!") {
        wrong.push(format!("{name} does not say what it is about"));
    }
    // Spelled in halves, so that this file does not name what it forbids.
    for mark in [["todo", "!("], ["unimplemented", "!("], ["#[ig", "nore"], ["dbg", "!("]] {
        if text.contains(&mark.concat()) {
            wrong.push(format!("{name} contains {}", mark.concat()));
        }
    }
    wrong
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn long_silent_and_unfinished_files_are_found() {
        let long = format!("//! Long.\n{}", "\n".repeat(LONGEST));
        assert_eq!(source("crates/a/src/lib.rs", &long).len(), 1);
        assert_eq!(source("crates/a/tests/all.rs", &long).len(), 0);
        assert_eq!(source("crates/a/src/lib.rs", "fn silent() {}").len(), 1);
        let unfinished = ["//! Soon.\nfn later() { to", "do!() }"].concat();
        assert_eq!(source("crates/a/src/lib.rs", &unfinished).len(), 1);
    }
}

//! Sizes, module documents, unfinished work, required files.

use std::collections::BTreeSet;
use std::path::Path;

use super::languages::languages;
use super::tree::{files_below, games, is_test, shown};

/// No source file is longer; tests and data are.
const LONGEST: usize = 500;

/// Scripts are kept shorter still.
const LONGEST_SCRIPT: usize = 400;

/// What every game's folder holds, besides a locale file for every language.
const REQUIRED: [&str; 17] = [
    "README.md",
    "Cargo.toml",
    "src/lib.rs",
    "rules/Cargo.toml",
    "rules/data",
    "rules/src/lib.rs",
    "rules/src/game.rs",
    "rules/tests/rulebook/main.rs",
    "rules/tests/perft.txt",
    "rules/tests/second-box.toml",
    "rules/tests/transcripts",
    "board/Cargo.toml",
    "board/src/lib.rs",
    "board/style.css",
    "board/svg/cover.svg",
    "bot/Cargo.toml",
    "bot/src/lib.rs",
];

/// Everything that is wrong with the files.
pub(crate) fn check(root: &Path) -> anyhow::Result<Vec<String>> {
    let mut wrong = Vec::new();
    for folder in ["crates", "games", "xtask/src"] {
        for path in files_below(&root.join(folder), "rs")? {
            let text = std::fs::read_to_string(&path)?;
            wrong.extend(source(&shown(root, &path), &text));
        }
    }
    for path in files_below(root, "js")? {
        let lines = std::fs::read_to_string(&path)?.lines().count();
        if lines > LONGEST_SCRIPT {
            wrong.push(format!("{}: {lines} lines, not {LONGEST_SCRIPT}", shown(root, &path)));
        }
    }
    let languages = languages(root)?;
    for game in games(root)? {
        wrong.extend(lacking(&shown(root, &game), &game, &languages));
    }
    Ok(wrong)
}

/// What a game's folder lacks.
fn lacking(name: &str, game: &Path, languages: &BTreeSet<String>) -> Vec<String> {
    let locales = languages.iter().map(|language| format!("board/locale/{language}.ftl"));
    let required = REQUIRED.iter().map(|path| (*path).to_owned()).chain(locales);
    let missing = required.filter(|path| !game.join(path).exists());
    missing.map(|path| format!("{name}/{path} is missing")).collect()
}

/// Everything that is wrong with one source file.
fn source(name: &str, text: &str) -> Vec<String> {
    let mut wrong = Vec::new();
    let lines = text.lines().count();
    if lines > LONGEST && !is_test(name) {
        wrong.push(format!("{name}: {lines} lines, not {LONGEST}"));
    }
    if !text.starts_with("//!") {
        wrong.push(format!("{name}:1: does not say what it is about"));
    }
    // Spelled in halves, so that this file does not name what it forbids.
    for mark in [["todo", "!("], ["unimplemented", "!("], ["#[ig", "nore"], ["dbg", "!("]] {
        let mark = mark.concat();
        let marked = (1..).zip(text.lines()).filter(|(_, line)| line.contains(&mark));
        wrong.extend(marked.map(|(line, _)| format!("{name}:{line}: contains {mark}")));
    }
    wrong
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::tidy::tree::made_up;

    #[test]
    fn long_silent_and_unfinished_files_are_found() {
        let long = format!("//! Long.\n{}", "\n".repeat(LONGEST));
        assert_eq!(
            source("crates/a/src/lib.rs", &long),
            ["crates/a/src/lib.rs: 501 lines, not 500"]
        );
        assert_eq!(source("crates/a/tests/all.rs", &long), [""; 0]);
        assert_eq!(source("crates/a/src/lib.rs", "fn silent() {}").len(), 1);
        let unfinished = ["//! Soon.\nfn later() { to", "do!() }"].concat();
        let wrong = source("crates/a/src/lib.rs", &unfinished);
        assert_eq!(wrong, [["crates/a/src/lib.rs:2: contains to", "do!("].concat()]);
        let root = made_up(&[("web/a.js", &"\n".repeat(401)), ("games/clippy.toml", "")]);
        assert_eq!(check(root.path()).unwrap(), ["web/a.js: 401 lines, not 400"]);
    }

    #[test]
    fn what_a_game_lacks_is_named() {
        let whole: Vec<String> = REQUIRED
            .iter()
            .map(|path| match *path {
                folder @ ("rules/data" | "rules/tests/transcripts") => format!("{folder}/a"),
                file => file.to_owned(),
            })
            .chain(["board/locale/en.ftl".to_owned()])
            .map(|path| format!("games/a/{path}"))
            .collect();
        let mut files: Vec<(&str, &str)> =
            whole.iter().map(|path| (path.as_str(), "//! A.\n")).collect();
        files.push(("crates/art/locale/en.ftl", ""));
        assert_eq!(check(made_up(&files).path()).unwrap(), [""; 0]);
        files.push(("crates/art/locale/fr.ftl", ""));
        files.retain(|(path, _)| *path != "games/a/rules/tests/perft.txt");
        let wrong = check(made_up(&files).path()).unwrap();
        let expected =
            ["games/a/rules/tests/perft.txt is missing", "games/a/board/locale/fr.ftl is missing"];
        assert_eq!(wrong, expected);
    }
}

//! Where a game is named: in its folder, in the catalog, in documents and in tests.

use std::collections::BTreeSet;
use std::path::Path;

use super::tree::{all_below, ending, files_below, games, is_test, name, shown};
use crate::rust::tokens;

/// A game and everything it is called, in lower case.
struct Named {
    id: String,
    /// How code spells it (the id and the names of its crates) and how people call it.
    names: BTreeSet<String>,
}

/// Files outside the games that may name one: the list of them, and what answers for one alone.
const MAY_NAME: [&str; 5] = [
    "Cargo.lock",
    "crates/catalog/Cargo.toml",
    "crates/catalog/src/lib.rs",
    "crates/ingenio/Cargo.toml",
    "crates/ingenio/src/route.rs",
];

/// Every place where a game is named that should not know it.
pub(crate) fn check(root: &Path) -> anyhow::Result<Vec<String>> {
    let mut wrong = Vec::new();
    let known = games(root)?.iter().map(|game| Named::of(game)).collect::<Result<Vec<_>, _>>()?;
    for path in all_below(root)? {
        let file = shown(root, &path);
        let home = file.strip_prefix("games/").and_then(|file| Some(file.split_once('/')?.0));
        if home.is_none() && may_name(&file) || is_test(&file) {
            continue;
        }
        // What is no text, such as a picture, names nothing.
        let Ok(text) = std::fs::read_to_string(&path) else { continue };
        let found = match home {
            None => mentions(&file, &text, &known, |_| true),
            Some(home) if speaks_code(&file) => {
                let own = words_of(&root.join("games").join(home))?;
                mentions(&file, &text, &known, |name| find(&own, name).is_none())
            }
            Some(_) => Vec::new(),
        };
        let foreign = found.into_iter().filter(|(_, id)| Some(id.as_str()) != home);
        wrong.extend(foreign.map(|(line, id)| format!("{file}:{line}: names the game {id}")));
    }
    Ok(wrong)
}

/// Documents, and the files that list the games.
fn may_name(file: &str) -> bool {
    let is_document = file.starts_with("docs/") || !file.contains('/') && ending(file) == "md";
    is_document || MAY_NAME.contains(&file)
}

/// What of a game is held against the names of others; its README and its words may speak of them.
fn speaks_code(file: &str) -> bool {
    matches!(ending(file), "rs" | "toml" | "css")
}

/// What a game's board says, in every language: places such as a town may be called like a game.
fn words_of(game: &Path) -> anyhow::Result<String> {
    let files = files_below(game, "ftl")?;
    let texts = files.iter().map(std::fs::read_to_string).collect::<Result<Vec<_>, _>>()?;
    Ok(texts.concat().to_lowercase())
}

impl Named {
    fn of(game: &Path) -> anyhow::Result<Named> {
        let mut names = BTreeSet::from([name(game).to_lowercase()]);
        for manifest in files_below(game, "toml")?.iter().filter(|path| name(path) == "Cargo.toml")
        {
            let text = std::fs::read_to_string(manifest)?;
            let package = text.lines().find_map(|line| line.strip_prefix("name = "));
            names.extend(package.map(|package| package.trim_matches('"').to_lowercase()));
        }
        // A crate `a-b` is also `a_b` in code, a type is `AB`.
        for name in names.clone() {
            names.extend([name.replace('-', "_"), name.replace('-', "")]);
        }
        let readme = std::fs::read_to_string(game.join("README.md")).unwrap_or_default();
        let title = readme.lines().find_map(|line| line.strip_prefix("# "));
        let title = title.unwrap_or(name(game)).to_lowercase();
        // A town `X de Y` is called X for short.
        names.extend(title.split_once(" de ").map(|(short, _)| short.to_owned()));
        names.insert(title);
        Ok(Named { id: name(game).to_owned(), names })
    }
}

/// The games that a text names outside its tests, by line; a name counts if `is_name` says so.
fn mentions(
    file: &str,
    text: &str,
    known: &[Named],
    is_name: impl Fn(&str) -> bool,
) -> Vec<(usize, String)> {
    let mut names: Vec<(&str, &str)> = Vec::new();
    for game in known {
        let counted = game.names.iter().filter(|name| is_name(name));
        names.extend(counted.map(|name| (name.as_str(), game.id.as_str())));
    }
    // The longest first: a name may hold another game's.
    names.sort_by_key(|(name, _)| std::cmp::Reverse(name.len()));
    let for_tests = lines_for_tests(file, text);
    let mut found = Vec::new();
    for (line, text) in (1..).zip(text.lines()).filter(|(line, _)| !for_tests.contains(line)) {
        let mut text = text.to_lowercase();
        for &(name, id) in &names {
            while let Some(at) = find(&text, name) {
                found.push((line, id.to_owned()));
                // What is found is wiped out, so that no shorter name is found in it.
                text.replace_range(at..at + name.len(), &" ".repeat(name.len()));
            }
        }
    }
    found.dedup();
    found
}

/// Where a whole word, or several, begins in a text.
fn find(text: &str, word: &str) -> Option<usize> {
    text.match_indices(word).map(|(at, _)| at).find(|&at| {
        let before = text[..at].chars().next_back();
        let after = text[at + word.len()..].chars().next();
        !before.is_some_and(char::is_alphanumeric) && !after.is_some_and(char::is_alphanumeric)
    })
}

/// The lines of a Rust source that are compiled for tests only.
fn lines_for_tests(file: &str, text: &str) -> BTreeSet<usize> {
    if ending(file) != "rs" {
        return BTreeSet::new();
    }
    tokens(text).iter().filter(|token| token.for_tests).map(|token| token.line).collect()
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::tidy::tree::made_up;

    fn complaints(file: &str, text: &str) -> Vec<String> {
        let root = made_up(&[
            ("games/18isla/README.md", "# 18Isla\n"),
            ("games/18isla/Cargo.toml", "[package]\nname = \"isla18\"\n"),
            ("games/18isla/rules/Cargo.toml", "[package]\nname = \"isla18-rules\"\n"),
            ("games/18isla/board/locale/en.ftl", "town = Puerto de Isla\n"),
            ("games/isla/README.md", "# Isla\n"),
            ("games/isla/Cargo.toml", "[package]\nname = \"isla\"\n"),
            ("games/puerto-de-isla/README.md", "# Puerto de Isla\n"),
            (file, text),
        ]);
        check(root.path()).unwrap()
    }

    #[test]
    fn a_game_is_named_in_its_folder_only() {
        for text in ["// as in Isla", "isla_board::X", "const ISLA: u8;", "\"isla\"", "isla-bot"] {
            let wrong = complaints("crates/a/src/lib.rs", text);
            assert_eq!(wrong, ["crates/a/src/lib.rs:1: names the game isla"], "{text}");
        }
        let wrong = complaints("web/a.css", "\n.isla18 {}");
        assert_eq!(wrong, ["web/a.css:2: names the game 18isla"]);
        let wrong = complaints("Cargo.toml", "isla18-rules = { path = \"games/18isla/rules\" }");
        assert_eq!(wrong, ["Cargo.toml:1: names the game 18isla"]);
        let wrong = complaints("crates/a/locale/en.ftl", "score-18isla = Worth");
        assert_eq!(wrong, ["crates/a/locale/en.ftl:1: names the game 18isla"]);
        let wrong =
            complaints("crates/a/src/lib.rs", "//! Puerto is short for it; Puerto de Isla.");
        assert_eq!(wrong, ["crates/a/src/lib.rs:1: names the game puerto-de-isla"]);
    }

    #[test]
    fn other_words_are_no_names() {
        let text = "// Islanders and islas are no games; nor is crisla.";
        assert!(complaints("crates/a/src/lib.rs", text).is_empty());
    }

    #[test]
    fn documents_the_catalog_and_tests_name_games() {
        for file in ["README.md", "docs/b.md", "crates/catalog/src/lib.rs", "crates/a/tests/b.rs"] {
            assert!(complaints(file, "18Isla").is_empty(), "{file}");
        }
        let tests = "//! A.\n#[cfg(test)]\nmod tests {\n    // 18Isla\n}\n";
        assert!(complaints("crates/a/src/lib.rs", tests).is_empty());
        assert_eq!(complaints("crates/catalog/src/replay.rs", "18Isla").len(), 1);
    }

    #[test]
    fn a_game_does_not_name_another() {
        let file = "games/isla/rules/src/lib.rs";
        assert_eq!(
            complaints(file, "// as in 18Isla"),
            [format!("{file}:1: names the game 18isla")]
        );
        assert_eq!(complaints(file, "isla18_rules::X").len(), 1);
        assert!(complaints(file, "// Isla as ever").is_empty());
        let file = "games/18isla/track/src/lib.rs";
        // A town on its map bears the name of a game, as its words show.
        assert!(complaints(file, "/// At home in Puerto de Isla.").is_empty());
        assert_eq!(complaints(file, "puerto_de_isla::X").len(), 1);
    }
}

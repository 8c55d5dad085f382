//! A language is one file per game and one for the frame: what each lacks, and what has no words.

mod outline;
mod said;

use std::collections::{BTreeMap, BTreeSet};
use std::path::{Path, PathBuf};

use super::tree::{files_below, games, is_test, name, shown};
use outline::{Outline, outline};
use said::{looks_said, said};

/// The language that the others are held against.
const FIRST: &str = "en";

/// Where a sentence stands, and what it asks for.
#[derive(Debug)]
struct Place {
    /// File and line.
    at: String,
    asks: BTreeSet<String>,
}

/// The ids of sentences, each with a place that has it.
type Ids = BTreeMap<String, Place>;

/// The languages that the frame speaks.
pub(super) fn languages(root: &Path) -> anyhow::Result<BTreeSet<String>> {
    let mut found = BTreeSet::new();
    for folder in frame(root)? {
        found.extend(files_below(&folder, "ftl")?.iter().map(|file| language(file)));
    }
    Ok(found)
}

fn language(file: &Path) -> String {
    file.file_stem().and_then(|stem| stem.to_str()).unwrap_or_default().to_owned()
}

/// The folders with words that all games share.
fn frame(root: &Path) -> anyhow::Result<Vec<PathBuf>> {
    let crates = root.join("crates");
    let mut found = Vec::new();
    if crates.is_dir() {
        for entry in crates.read_dir()? {
            found.push(entry?.path().join("locale"));
        }
    }
    found.retain(|folder| folder.is_dir());
    found.sort();
    Ok(found)
}

/// Everything that is wrong with the words.
pub(crate) fn check(root: &Path) -> anyhow::Result<Vec<String>> {
    let mut wrong = Vec::new();
    let languages = languages(root)?;
    let mut shared = Ids::new();
    for folder in frame(root)? {
        shared.extend(compare(root, &folder, &languages, &mut wrong)?);
    }
    let frame_says: BTreeSet<String> = shared.keys().cloned().collect();
    // What every game says, a page may ask any of them for.
    let mut by_all: Option<BTreeSet<String>> = None;
    for game in games(root)? {
        let folder = game.join("board/locale");
        if folder.is_dir() {
            let own = compare(root, &folder, &languages, &mut wrong)?;
            wrong.extend(replacing(&shared, &own));
            let own: BTreeSet<String> = own.into_keys().collect();
            unsaid(root, &game, &(&frame_says | &own), &mut wrong)?;
            by_all = Some(by_all.map_or_else(|| own.clone(), |all| &all & &own));
        }
    }
    unsaid(root, &root.join("crates"), &(&frame_says | &by_all.unwrap_or_default()), &mut wrong)?;
    Ok(wrong)
}

/// A game's words lie over the frame's: a page that shows the game says them in their place. So a
/// game may call its score otherwise, but not mean something else by the same id.
fn replacing(shared: &Ids, own: &Ids) -> Vec<String> {
    let both = own.iter().filter_map(|(id, mine)| shared.get(id).map(|frames| (id, mine, frames)));
    let other = both.filter(|(_, mine, frames)| mine.asks != frames.asks);
    let told = |(id, mine, frames): (&String, &Place, &Place)| {
        let Place { at: frames, .. } = frames;
        format!("{}: {id} replaces the frame's, {frames}, and asks for something else", mine.at)
    };
    other.map(told).collect()
}

/// Holds the files of a folder against one another; gives the ids of all, with a place each.
fn compare(
    root: &Path,
    folder: &Path,
    languages: &BTreeSet<String>,
    wrong: &mut Vec<String>,
) -> anyhow::Result<Ids> {
    let mut outlines = BTreeMap::new();
    for language in languages {
        let path = folder.join(format!("{language}.ftl"));
        let file = shown(root, &path);
        if path.exists() {
            let outline = outline(&std::fs::read_to_string(&path)?);
            wrong.extend(outline.wrong.iter().map(|(line, what)| format!("{file}:{line}: {what}")));
            outlines.insert(language.clone(), (file, outline));
        } else {
            wrong.push(format!("{file} is missing"));
        }
    }
    for path in files_below(folder, "ftl")? {
        if !languages.contains(&language(&path)) {
            wrong.push(format!("{}: the frame does not speak it", shown(root, &path)));
        }
    }
    if let Some((first, english)) = outlines.get(FIRST) {
        let others = outlines.iter().filter(|(language, _)| *language != FIRST);
        for (_, (file, other)) in others {
            wrong.extend(differences(first, english, file, other));
        }
    }
    let mut ids = Ids::new();
    for (file, outline) in outlines.into_values() {
        for (id, sentence) in outline.sentences {
            ids.insert(id, Place { at: format!("{file}:{}", sentence.line), asks: sentence.asks });
        }
    }
    Ok(ids)
}

/// What a language lacks against the first, and what it has too much.
fn differences(first: &str, english: &Outline, file: &str, other: &Outline) -> Vec<String> {
    let mut wrong = Vec::new();
    for (id, sentence) in &english.sentences {
        let Some(found) = other.sentences.get(id) else {
            wrong.push(format!("{file}: lacks {id}, see {first}:{}", sentence.line));
            continue;
        };
        let missing = sentence.asks.difference(&found.asks);
        wrong.extend(missing.map(|what| format!("{file}:{}: {id} lacks {what}", found.line)));
        let more = found.asks.difference(&sentence.asks);
        wrong.extend(
            more.map(|what| {
                format!("{file}:{}: {id} has {what}, which {first} has not", found.line)
            }),
        );
    }
    let more = other.sentences.iter().filter(|(id, _)| !english.sentences.contains_key(*id));
    wrong.extend(more.map(|(id, sentence)| {
        format!("{file}:{}: has {id}, which {first} has not", sentence.line)
    }));
    wrong
}

/// Ids that sources name and that no locale file has.
fn unsaid(
    root: &Path,
    folder: &Path,
    known: &BTreeSet<String>,
    wrong: &mut Vec<String>,
) -> anyhow::Result<()> {
    for path in files_below(folder, "rs")? {
        let file = shown(root, &path);
        if is_test(&file) || name(&path) == "build.rs" {
            continue;
        }
        let source = std::fs::read_to_string(&path)?;
        let mut ids: BTreeSet<(String, usize)> = said(&source).into_iter().collect();
        let is_words = file.ends_with("/rules/src/words.rs");
        if ["/rules/src/", "/board/src/"].iter().any(|part| file.contains(part)) {
            ids.extend(looks_said(&source, is_words));
        }
        for (id, line) in ids {
            if !known.contains(&id) {
                wrong.push(format!("{file}:{line}: says {id}, which no locale file has"));
            }
        }
    }
    Ok(())
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::tidy::tree::made_up;

    fn complaints(en: &str, de: &str, code: &str) -> Vec<String> {
        let root = made_up(&[
            ("crates/art/locale/en.ftl", "shared = All\n"),
            ("crates/art/locale/de.ftl", "shared = Alle\n"),
            ("games/a/board/locale/en.ftl", en),
            ("games/a/board/locale/de.ftl", de),
            ("games/a/board/src/lib.rs", code),
        ]);
        check(root.path()).unwrap()
    }

    #[test]
    fn a_language_lacks_nothing_and_has_no_more() {
        assert_eq!(complaints("a = A { $b }\n", "a = Ä { $b }\n", ""), [""; 0]);
        let wrong = complaints("a = A { $b }\nc = C\n", "\na = Ä { $d }\ne = E\n", "");
        let expected = [
            "games/a/board/locale/de.ftl:2: a lacks $b",
            "games/a/board/locale/de.ftl:2: a has $d, which games/a/board/locale/en.ftl has not",
            "games/a/board/locale/de.ftl: lacks c, see games/a/board/locale/en.ftl:2",
            "games/a/board/locale/de.ftl:3: has e, which games/a/board/locale/en.ftl has not",
        ];
        assert_eq!(wrong, expected);
    }

    #[test]
    fn a_game_means_the_same_as_the_frame() {
        assert_eq!(complaints("shared = Mine\n", "shared = Meins\n", ""), [""; 0]);
        let wrong = complaints("a = A\nshared = { $b }\n", "a = A\nshared = { $b }\n", "");
        let expected = "games/a/board/locale/en.ftl:2: shared replaces the frame's, \
            crates/art/locale/en.ftl:1, and asks for something else";
        assert_eq!(wrong, [expected]);
    }

    #[test]
    fn what_is_said_has_words() {
        let code = "\nfn f() { words.text(\"shared\"); words.text(\"a\"); words.text(\"b\") }";
        let wrong = complaints("a = A\n", "a = A\n", code);
        assert_eq!(wrong, ["games/a/board/src/lib.rs:2: says b, which no locale file has"]);
        let code =
            "fn f() {\n    let id = if yes { \"a\" } else { \"ask-b\" };\n    words.text(id) }";
        let wrong = complaints("a = A\n", "a = A\n", code);
        assert_eq!(wrong, ["games/a/board/src/lib.rs:2: says ask-b, which no locale file has"]);
    }

    #[test]
    fn a_page_may_say_what_every_game_says() {
        let mut files = vec![
            ("games/a/board/locale/en.ftl", "about = A\nmore = M\n"),
            ("games/b/board/locale/en.ftl", "about = B\n"),
            ("crates/art/locale/en.ftl", ""),
            ("crates/pages/src/lib.rs", "fn f() { words.text(\"about\") }"),
        ];
        assert_eq!(check(made_up(&files).path()).unwrap(), [""; 0]);
        files.push(("crates/pages/src/more.rs", "fn f() { words.text(\"more\") }"));
        let wrong = check(made_up(&files).path()).unwrap();
        assert_eq!(wrong, ["crates/pages/src/more.rs:1: says more, which no locale file has"]);
    }

    #[test]
    fn a_language_that_is_missing_or_strange_is_named() {
        let root = made_up(&[
            ("crates/art/locale/en.ftl", ""),
            ("crates/art/locale/de.ftl", ""),
            ("crates/a/src/lib.rs", "fn f() { Message::new(\"b\") }"),
            ("games/a/board/locale/en.ftl", ""),
            ("games/a/board/locale/fr.ftl", ""),
        ]);
        let expected = [
            "games/a/board/locale/de.ftl is missing",
            "games/a/board/locale/fr.ftl: the frame does not speak it",
            "crates/a/src/lib.rs:1: says b, which no locale file has",
        ];
        assert_eq!(check(root.path()).unwrap(), expected);
    }
}

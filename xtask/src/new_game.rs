//! `cargo xtask new-game NAME`: a folder with a tiny, playable, lawful game to begin with.

use std::path::{Path, PathBuf};

use anyhow::{Context, ensure};

use crate::run::{cargo, run};
use crate::tidy::{all_below, metadata, root, shown};

/// What the new game is called, in every spelling that its files need.
#[derive(Clone, PartialEq, Eq, Debug)]
struct Names {
    /// The folder's name.
    id: String,
    /// How the names of its crates begin: with a letter.
    package: String,
    /// The name on the box.
    title: String,
}

/// Words that Rust keeps for itself, and names that the folder has for other things.
const TAKEN: [&str; 49] = [
    "abstract", "action", "as", "async", "await", "become", "box", "break", "const", "continue",
    "crate", "data", "do", "dyn", "else", "enum", "event", "extern", "eye", "false", "final", "fn",
    "for", "heap", "if", "impl", "in", "let", "loop", "macro", "match", "mod", "move", "mut",
    "phase", "pub", "ref", "return", "static", "struct", "table", "trait", "true", "type", "use",
    "view", "where", "while", "yield",
];

impl Names {
    fn of(id: &str) -> anyhow::Result<Names> {
        let is_plain = |letter: char| letter.is_ascii_lowercase() || letter.is_ascii_digit();
        let is_word = |word: &str| !word.is_empty() && word.chars().all(is_plain);
        let is_name =
            id.split('-').all(is_word) && id.contains(|letter: char| !letter.is_ascii_digit());
        ensure!(is_name, "{id:?} is no name: words of a-z and 0-9, joined by hyphens");
        let is_letter = |letter: char| letter.is_ascii_lowercase();
        let letters = id.find(is_letter).map_or("", |first| &id[first..]);
        ensure!(!letters.is_empty(), "{id:?} is no name: it has no letter");
        let digits = id[..id.len() - letters.len()].replace('-', "");
        let package = format!("{letters}{digits}");
        let taken = TAKEN.contains(&package.as_str());
        ensure!(!taken, "{id:?} would be confused with a word of the language or of the folder");
        let title: Vec<String> = id.split('-').map(capital).collect();
        Ok(Names { id: id.to_owned(), package, title: title.join(" ") })
    }

    /// A template with its places filled in.
    fn fill(&self, template: &str) -> String {
        let Names { id, package, title } = self;
        let camel: String = package.split('-').map(capital).collect();
        let places = [
            ("{{id}}", id),
            ("{{crate}}", package),
            ("{{snake}}", &package.replace('-', "_")),
            ("{{type}}", &camel),
            ("{{name}}", title),
        ];
        places.iter().fold(template.to_owned(), |text, (place, name)| text.replace(place, name))
    }
}

fn capital(word: &str) -> String {
    let mut letters = word.chars();
    let first = letters.next().map(|letter| letter.to_ascii_uppercase());
    first.into_iter().chain(letters).collect()
}

/// Writes the folder and the two lines of the catalog.
pub(crate) fn new_game(name: &str) -> anyhow::Result<()> {
    let root = root();
    write(&root, name)?;
    eprintln!("xtask: games/{name} is there; CONTRIBUTING.md walks through it");
    Ok(())
}

fn write(root: &Path, name: &str) -> anyhow::Result<()> {
    let names = Names::of(name)?;
    let folder = root.join("games").join(&names.id);
    ensure!(!folder.exists(), "games/{name} is there already");
    ensure!(!is_taken(root, &names.package)?, "there is a crate {} already", names.package);
    let templates = root.join("xtask/templates/new-game");
    for template in all_below(&templates)? {
        let file = folder.join(shown(&templates, &template));
        let text = std::fs::read_to_string(&template)?;
        std::fs::create_dir_all(file.parent().unwrap_or(&folder))?;
        std::fs::write(&file, names.fill(&text))?;
    }
    edit(&root.join("crates/catalog/Cargo.toml"), |text| depend(text, &names))?;
    edit(&root.join("crates/catalog/src/lib.rs"), |text| list(text, &names))?;
    // The order of imports and the length of lines depend on the name.
    run(cargo(&["fmt", "--all"]).current_dir(root))
}

/// Whether a crate of ours, or one that the catalog uses, has that name.
fn is_taken(root: &Path, package: &str) -> anyhow::Result<bool> {
    let metadata = metadata(root)?;
    let packages = || metadata["packages"].as_array().into_iter().flatten();
    let used = packages().flat_map(|one| one["dependencies"].as_array().into_iter().flatten());
    Ok(packages().chain(used).any(|one| one["name"] == package))
}

fn edit(path: &PathBuf, change: impl Fn(&str) -> Option<String>) -> anyhow::Result<()> {
    let text = std::fs::read_to_string(path)?;
    let changed =
        change(&text).with_context(|| format!("{}: no list to add to", path.display()))?;
    Ok(std::fs::write(path, changed)?)
}

/// The catalog's manifest with the game among its dependencies.
fn depend(manifest: &str, names: &Names) -> Option<String> {
    let (before, after) = manifest.split_once("[dependencies]\n")?;
    let line = format!("{} = {{ path = \"../../games/{}\" }}", names.package, names.id);
    let (listed, rest) = after.split_once("\n\n")?;
    let mut lines: Vec<&str> = listed.lines().chain([line.as_str()]).collect();
    lines.sort_unstable();
    Some(format!("{before}[dependencies]\n{}\n\n{rest}", lines.join("\n")))
}

/// The catalog's source with the game at the end of its list.
fn list(source: &str, names: &Names) -> Option<String> {
    let start = source.find("pub static GAMES")?;
    let end = start + source[start..].find("];")?;
    let listed = source[..end].trim_end().trim_end_matches(',');
    let title = format!("&{}::TITLE", names.package.replace('-', "_"));
    Some(format!("{listed}, {title}{}", &source[end..]))
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::tidy::{complaints, made_up};

    #[test]
    fn a_name_has_every_spelling() {
        let names = Names::of("18-pebble-heap").unwrap();
        assert_eq!(names.package, "pebble-heap18");
        assert_eq!(names.title, "18 Pebble Heap");
        let filled = names.fill("{{id}} {{crate}} {{snake}} {{type}} {{name}}");
        let expected = "18-pebble-heap pebble-heap18 pebble_heap18 PebbleHeap18 18 Pebble Heap";
        assert_eq!(filled, expected);
        assert_eq!(Names::of("7-2-wonders").unwrap().package, "wonders72");
        let bad = ["", "Heap", "a--b", "-a", "a/b", "1848", "../a", "ä", "18-46", "heap", "move"];
        for bad in bad {
            assert!(Names::of(bad).is_err(), "{bad}");
        }
    }

    #[test]
    fn the_catalog_gets_two_lines() {
        let names = Names::of("pile").unwrap();
        let manifest =
            "[package]\n\n[dependencies]\na.workspace = true\nz.workspace = true\n\n[lints]\n";
        let expected = "[package]\n\n[dependencies]\na.workspace = true\n\
            pile = { path = \"../../games/pile\" }\nz.workspace = true\n\n[lints]\n";
        assert_eq!(depend(manifest, &names).unwrap(), expected);
        let source = "pub static GAMES: &[&dyn Title] = &[&a::TITLE];\nconst B: [u8; 0] = [];\n";
        let expected = "pub static GAMES: &[&dyn Title] = &[&a::TITLE, &pile::TITLE];\nconst B: [u8; 0] = [];\n";
        assert_eq!(list(source, &names).unwrap(), expected);
        assert_eq!(list("no list", &names), None);
        assert_eq!(depend("no list", &names), None);
    }

    #[test]
    fn a_game_that_is_there_is_not_written_over() {
        let root = made_up(&[("games/pile/README.md", "# Mine\n")]);
        assert!(write(root.path(), "pile").unwrap_err().to_string().contains("already"));
        assert!(is_taken(&crate::tidy::root(), "tabletop").unwrap());
        assert!(is_taken(&crate::tidy::root(), "serde").unwrap());
    }

    const NAME: &str = "18-pebble-heap";
    const PACKAGE: &str = "pebble-heap18";

    /// A copy of the workspace with a new game, whose crates have a version of their own. The
    /// target folder is shared so that what others wrote is not built again; but a crate of ours
    /// with the same version would be taken for that of the checkout, which would then no longer
    /// be built when it changes.
    fn with_new_game(version: &str) -> tempfile::TempDir {
        let (root, copy) = (root(), tempfile::tempdir().unwrap());
        for file in all_below(&root).unwrap() {
            let place = copy.path().join(shown(&root, &file));
            std::fs::create_dir_all(place.parent().unwrap()).unwrap();
            std::fs::copy(file, place).unwrap();
        }
        let own = format!("version = \"{version}\"");
        edit(&copy.path().join("Cargo.toml"), |text| {
            let (before, package) = text.split_once("[workspace.package]\n")?;
            let (_, after) = package.split_once('\n')?;
            package.starts_with("version = ").then_some(())?;
            Some(format!("{before}[workspace.package]\n{own}\n{after}"))
        })
        .unwrap();
        write(copy.path(), NAME).unwrap();
        copy
    }

    /// Lays a copy beside what is built. A file that has not changed is left alone, so that
    /// nothing is built again without need.
    fn laid(copy: &Path, target: &Path, version: &str) -> PathBuf {
        let packages = metadata(copy).unwrap()["packages"].clone();
        assert!(packages.as_array().unwrap().iter().all(|one| one["version"] == version));
        let place = target.join(version);
        let files = all_below(copy).unwrap();
        let files: Vec<String> = files.iter().map(|path| shown(copy, path)).collect();
        for file in all_below(&place).unwrap() {
            if !files.contains(&shown(&place, &file)) {
                std::fs::remove_file(file).unwrap();
            }
        }
        for file in files {
            let bytes = std::fs::read(copy.join(&file)).unwrap();
            let file = place.join(&file);
            if std::fs::read(&file).is_ok_and(|there| there == bytes) {
                continue;
            }
            std::fs::create_dir_all(file.parent().unwrap()).unwrap();
            std::fs::write(file, bytes).unwrap();
        }
        place
    }

    fn target() -> PathBuf {
        metadata(&root()).unwrap()["target_directory"].as_str().unwrap().into()
    }

    #[test]
    fn a_new_game_compiles_among_the_others_and_is_tidy() {
        const VERSION: &str = "0.0.0-new-game";
        let (copy, target) = (with_new_game(VERSION), target());
        let copy = laid(copy.path(), &target, VERSION);
        let check = ["check", "--package", "catalog"];
        run(cargo(&check).current_dir(&copy).env("CARGO_TARGET_DIR", &target)).unwrap();
        let before = complaints(&root()).unwrap();
        let after = complaints(&copy).unwrap();
        let new: Vec<_> = after.iter().filter(|complaint| !before.contains(complaint)).collect();
        assert!(new.is_empty(), "{new:#?}");
    }

    #[test]
    fn a_new_game_pleases_clippy_and_keeps_the_laws() {
        const VERSION: &str = "0.0.0-new-game-alone";
        let (copy, target) = (with_new_game(VERSION), target());
        alone(copy.path());
        let copy = laid(copy.path(), &target, VERSION);
        let in_copy = |arguments: &[&str]| {
            let mut command = cargo(arguments);
            run(command.current_dir(&copy).env("CARGO_TARGET_DIR", &target)).unwrap();
        };
        let parts = ["rules", "board", "bot"].map(|part| format!("{PACKAGE}-{part}"));
        let parts: Vec<&str> = parts.iter().flat_map(|part| ["--package", part]).collect();
        let lints = [&["clippy", "--all-targets"], &parts[..], &["--", "-D", "warnings"]];
        in_copy(&lints.concat());
        in_copy(&[&["test", "--quiet"], &parts[..]].concat());
        let tests = ["boards", "bots", "covers", "posters"].map(|test| ["--test", test]).concat();
        in_copy(&[&["test", "--quiet", "--package", "catalog"], &tests[..]].concat());
        let golden = "every_golden_transcript_holds_and_every_ending_has_one";
        in_copy(&["test", "--quiet", "--package", "catalog", "--test", "transcripts", golden]);
    }

    /// Leaves nothing in the catalog of the copy but the new game: what is asked of every game is
    /// then asked of this one, and the others need not be built for it.
    fn alone(copy: &Path) {
        let manifest = copy.join("crates/catalog/Cargo.toml");
        let text = std::fs::read_to_string(&manifest).unwrap();
        let is_other = |line: &&str| line.contains("/games/") && !line.starts_with(PACKAGE);
        let kept: Vec<&str> = text.lines().filter(|line| !is_other(line)).collect();
        std::fs::write(&manifest, kept.join("\n") + "\n").unwrap();
        let title = format!("&{}::TITLE", PACKAGE.replace('-', "_"));
        edit(&copy.join("crates/catalog/src/lib.rs"), |text| {
            let (before, list) = text.split_once("pub static GAMES")?;
            let (_, after) = list.split_once("];")?;
            Some(format!("{before}pub static GAMES: &[&dyn Title] = &[{title}];{after}"))
        })
        .unwrap();
    }
}

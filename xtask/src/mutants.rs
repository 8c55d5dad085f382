//! `cargo xtask mutants`: small faults put into a game's rules, to see whether its tests notice.

use std::path::{Path, PathBuf};
use std::process::Command;

use anyhow::{Context, bail, ensure};
use serde_json::Value;

use crate::chance::Chance;
use crate::run::{cargo, is_there, run};
use crate::tidy::{metadata, root};

/// What is asked for.
#[derive(Clone, PartialEq, Eq, Debug)]
pub(crate) struct Order {
    game: String,
    sample: usize,
    seed: u64,
}

impl Order {
    /// Reads `--game ID --sample N [--seed S]`.
    pub(crate) fn read(arguments: &[&str]) -> anyhow::Result<Order> {
        let (mut game, mut sample, mut seed) = (None, None, 1);
        for pair in arguments.chunks(2) {
            match *pair {
                ["--game", id] => game = Some(id.to_owned()),
                ["--sample", count] => sample = Some(count.parse().context("--sample")?),
                ["--seed", number] => seed = number.parse().context("--seed")?,
                _ => bail!("mutants does not know {}", pair.join(" ")),
            }
        }
        let game = game.context("which game? --game ID")?;
        Ok(Order { game, sample: sample.context("how many? --sample N")?, seed })
    }
}

/// Files whose faults the rulebook's tests cannot notice: what only tests use, and what is said,
/// which the board's tests hold against its words.
const LEFT_OUT: [&str; 2] = ["**/scenario.rs", "**/words.rs"];

/// Tries a sample of faults and tells which nobody noticed.
pub(crate) fn mutants(order: &Order) -> anyhow::Result<()> {
    let metadata = metadata(&root())?;
    let package = package(&metadata, &order.game)?;
    install()?;
    let listed = list(&package)?;
    let chosen = sample(&listed, order.sample, order.seed);
    eprintln!(
        "xtask: {} of {} mutants of {package}, seed {}",
        chosen.len(),
        listed.len(),
        order.seed
    );
    ensure!(!chosen.is_empty(), "there is nothing to try");
    let target = metadata["target_directory"].as_str().context("cargo names its target folder")?;
    let folder = Path::new(target).join("mutants");
    std::fs::create_dir_all(&folder)?;
    let status = try_out(&package, &chosen, &folder).status().context("cargo mutants")?;
    // 2: some were missed; 3: some ran out of time.
    ensure!(matches!(status.code(), Some(0 | 2 | 3)), "cargo mutants failed: {status}");
    report(&folder.join("mutants.out"), chosen.len())
}

/// The crate of a game's rules.
fn package(metadata: &Value, game: &str) -> anyhow::Result<String> {
    let manifest = format!("/games/{game}/rules/Cargo.toml");
    let packages = metadata["packages"].as_array().into_iter().flatten();
    let mut fitting = packages.filter(|package| {
        package["manifest_path"].as_str().is_some_and(|path| path.ends_with(&manifest))
    });
    let package = fitting.next().with_context(|| format!("there is no game {game:?}"))?;
    Ok(package["name"].as_str().context("a package has a name")?.to_owned())
}

fn install() -> anyhow::Result<()> {
    if is_there(&mut cargo(&["mutants"])) {
        return Ok(());
    }
    run(&mut cargo(&["install", "cargo-mutants", "--locked"]))
}

/// The names of all mutants of a package.
fn list(package: &str) -> anyhow::Result<Vec<String>> {
    let mut command = cargo(&["mutants", "--list", "--json", "--package", package]);
    for glob in LEFT_OUT {
        command.args(["--exclude", glob]);
    }
    let output = command.current_dir(root()).output().context("cargo mutants --list")?;
    ensure!(output.status.success(), "{}", String::from_utf8_lossy(&output.stderr));
    names(&output.stdout)
}

/// The names in what `cargo mutants --list --json` prints.
fn names(json: &[u8]) -> anyhow::Result<Vec<String>> {
    let list: Vec<Value> = serde_json::from_slice(json).context("a list of mutants")?;
    let name = |one: &Value| one["name"].as_str().map(str::to_owned).context("a mutant's name");
    list.iter().map(name).collect()
}

/// So many of the names, the same for the same seed, in their order.
fn sample(names: &[String], count: usize, seed: u64) -> Vec<&str> {
    let mut left: Vec<usize> = (0..names.len()).collect();
    let mut chance = Chance::new(seed);
    let mut chosen = Vec::new();
    while chosen.len() < count && !left.is_empty() {
        let at = chance.place(left.len());
        chosen.push(left.swap_remove(at));
    }
    chosen.sort_unstable();
    chosen.into_iter().map(|index| names[index].as_str()).collect()
}

/// Tries the chosen mutants in a copy of the sources: an interrupted run leaves no fault behind.
fn try_out(package: &str, chosen: &[&str], folder: &Path) -> Command {
    let mut command = cargo(&["mutants", "--package", package, "--jobs", "1", "--no-shuffle"]);
    // A fault may send a game round for ever.
    command.args(["--timeout", "240", "--caught", "--output"]).arg(folder);
    for name in chosen {
        command.args(["--re", &format!("^{}$", escaped(name))]);
    }
    // The tests of the rules: the rulebook's, and those of secrets and data beside the code.
    command.args(["--", "--lib", "--test", "rulebook"]);
    // What is built for one mutant serves the next, and the next run.
    command.current_dir(root()).env("CARGO_TARGET_DIR", folder.join("build"));
    command
}

/// A name as a regular expression that fits nothing else.
fn escaped(name: &str) -> String {
    let mut escaped = String::new();
    for letter in name.chars() {
        // Not all punctuation: an escaped `<` is the border of a word.
        if r"\.+*?()|[]{}^$#&-~".contains(letter) {
            escaped.push('\\');
        }
        escaped.push(letter);
    }
    escaped
}

/// Tells what became of the mutants; one that nobody noticed is an error.
fn report(out: &Path, chosen: usize) -> anyhow::Result<()> {
    let lines = |name: &str| -> anyhow::Result<Vec<String>> {
        let path: PathBuf = out.join(name);
        let text = std::fs::read_to_string(&path).with_context(|| path.display().to_string())?;
        Ok(text.lines().map(str::to_owned).collect())
    };
    let (caught, missed) = (lines("caught.txt")?, lines("missed.txt")?);
    let (late, unviable) = (lines("timeout.txt")?, lines("unviable.txt")?);
    eprintln!(
        "xtask: {} caught, {} ran out of time, {} do not compile, {} survived",
        caught.len(),
        late.len(),
        unviable.len(),
        missed.len()
    );
    let tried = caught.len() + missed.len() + late.len() + unviable.len();
    // Two faults of one place may have one name.
    ensure!(tried >= chosen, "{tried} mutants were tried, not {chosen}");
    late.iter().for_each(|name| eprintln!("out of time: {name}"));
    ensure!(missed.is_empty(), "survivors:\n{}", missed.join("\n"));
    Ok(())
}

#[cfg(test)]
mod tests {
    use serde_json::json;

    use super::*;
    use crate::tidy::made_up;

    #[test]
    fn an_order_is_read() {
        let order = Order::read(&["--sample", "40", "--game", "a", "--seed", "7"]).unwrap();
        assert_eq!(order, Order { game: "a".to_owned(), sample: 40, seed: 7 });
        assert_eq!(Order::read(&["--game", "a", "--sample", "3"]).unwrap().seed, 1);
        for bad in [&["--game", "a"][..], &["--sample", "3"], &["--game"], &["--sample", "few"]] {
            assert!(Order::read(bad).is_err(), "{bad:?}");
        }
    }

    #[test]
    fn a_sample_depends_on_its_seed_alone() {
        let names: Vec<String> = (0..100).map(|number| format!("{number:03}")).collect();
        let chosen = sample(&names, 40, 1);
        assert_eq!(chosen.len(), 40);
        assert!(chosen.is_sorted());
        assert!(chosen.windows(2).all(|pair| pair[0] != pair[1]));
        assert_eq!(chosen, sample(&names, 40, 1));
        assert_ne!(chosen, sample(&names, 40, 2));
        assert_eq!(sample(&names, 1000, 1).len(), 100);
        assert!(sample(&[], 3, 1).is_empty());
    }

    #[test]
    fn lists_are_read_and_names_fit_themselves_alone() {
        let json = br#"[{ "name": "a.rs:1:2: replace f -> u8 with 0", "package": "a" }]"#;
        assert_eq!(names(json).unwrap(), ["a.rs:1:2: replace f -> u8 with 0"]);
        assert!(names(b"[{}]").is_err());
        assert!(names(b"no list").is_err());
        assert_eq!(escaped("a.rs:1: Vec<(b)> é"), r"a\.rs:1: Vec<\(b\)> é");
    }

    #[test]
    fn rules_are_found_by_the_folder() {
        let package_at = |name: &str, path: &str| json!({ "name": name, "manifest_path": path });
        let metadata = json!({ "packages": [
            package_at("a-board", "/top/games/a/board/Cargo.toml"),
            package_at("letters-a", "/top/games/a/rules/Cargo.toml"),
        ] });
        assert_eq!(package(&metadata, "a").unwrap(), "letters-a");
        assert!(package(&metadata, "b").is_err());
    }

    #[test]
    fn survivors_are_told() {
        let files = [("caught.txt", "a\n"), ("timeout.txt", ""), ("unviable.txt", "")];
        let mut files = files.to_vec();
        files.push(("missed.txt", ""));
        report(made_up(&files).path(), 1).unwrap();
        let error = report(made_up(&files).path(), 2).unwrap_err();
        assert_eq!(error.to_string(), "1 mutants were tried, not 2");
        files.pop();
        files.push(("missed.txt", "b.rs: replace > with >=\n"));
        let error = report(made_up(&files).path(), 2).unwrap_err();
        assert_eq!(error.to_string(), "survivors:\nb.rs: replace > with >=");
    }
}

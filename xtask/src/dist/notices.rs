//! The licenses of everything that the program holds, in one text.

use std::collections::{BTreeMap, BTreeSet, VecDeque};
use std::fmt::Write as _;
use std::path::Path;

use anyhow::Context;
use serde_json::Value;

/// How the files begin that a package's license stands in.
const NAMES: [&str; 6] = ["LICENSE", "LICENCE", "COPYING", "NOTICE", "UNLICENSE", "COPYRIGHT"];

/// What each package says of its license, and then every text of one, once.
pub(super) fn collected(metadata: &Value, program: &str) -> anyhow::Result<String> {
    let packages = held(metadata, program)?;
    let mut text = String::from(
        "Ingenio holds these packages, each under its own license. The texts follow.\n\n",
    );
    let mut texts: BTreeMap<String, Vec<String>> = BTreeMap::new();
    for package in packages {
        let field = |name: &str| package[name].as_str().unwrap_or_default();
        let name = format!("{} {}", field("name"), field("version"));
        writeln!(text, "{name}: {}; {}", field("license"), field("repository"))?;
        let folder = Path::new(field("manifest_path")).parent().context("a package has a place")?;
        for license in licenses(folder)? {
            texts.entry(license).or_default().push(name.clone());
        }
    }
    for (license, packages) in texts {
        write!(text, "\n{}\n{}\n\n{license}\n", "-".repeat(72), packages.join(", "))?;
    }
    Ok(text)
}

/// The packages from outside that a program is built of, in order; not what only its tests use.
fn held<'m>(metadata: &'m Value, program: &str) -> anyhow::Result<Vec<&'m Value>> {
    let list = |value: &'m Value| value.as_array().into_iter().flatten();
    let packages: BTreeMap<&str, &Value> = list(&metadata["packages"])
        .filter_map(|package| Some((package["id"].as_str()?, package)))
        .collect();
    let first = packages.iter().find(|(_, package)| package["name"] == program);
    let (&first, _) = first.with_context(|| format!("no package {program}"))?;
    let (mut found, mut queue) = (BTreeSet::from([first]), VecDeque::from([first]));
    while let Some(id) = queue.pop_front() {
        let node = list(&metadata["resolve"]["nodes"]).find(|node| node["id"] == id);
        let used = node.into_iter().flat_map(|node| list(&node["deps"]));
        let used = used.filter(|used| list(&used["dep_kinds"]).any(|kind| kind["kind"] != "dev"));
        for id in used.filter_map(|used| used["pkg"].as_str()) {
            if found.insert(id) {
                queue.push_back(id);
            }
        }
    }
    let mut held: Vec<&Value> = found.iter().filter_map(|id| packages.get(id).copied()).collect();
    held.retain(|package| !package["source"].is_null());
    held.sort_by_key(|package| (package["name"].as_str(), package["version"].as_str()));
    Ok(held)
}

/// The texts of the licenses in a package's folder.
fn licenses(folder: &Path) -> anyhow::Result<Vec<String>> {
    let mut files = Vec::new();
    for entry in folder.read_dir().with_context(|| folder.display().to_string())? {
        let path = entry?.path();
        let name = path.file_name().unwrap_or_default().to_string_lossy().to_uppercase();
        if path.is_file() && NAMES.iter().any(|start| name.starts_with(start)) {
            files.push(path);
        }
    }
    files.sort();
    let text = |path: &std::path::PathBuf| Ok(std::fs::read_to_string(path)?.trim().to_owned());
    files.iter().map(text).collect()
}

#[cfg(test)]
mod tests {
    use serde_json::json;

    use super::*;
    use crate::tidy;

    #[test]
    fn what_the_program_holds_is_named_and_what_only_tests_use_is_not() {
        let metadata = tidy::metadata_of_all(&tidy::root()).unwrap();
        let text = collected(&metadata, "ingenio").unwrap();
        for held in ["axum ", "sqlx ", "mimalloc ", "libsqlite3-sys "] {
            assert!(text.contains(&format!("\n{held}")), "{held}");
        }
        assert!(!text.contains("\nwebdriver ") && !text.contains("\nclap_mangen "));
        assert!(text.contains("Permission is hereby granted"), "the texts are missing");
        assert!(text == collected(&metadata, "ingenio").unwrap());
        assert!(collected(&json!({}), "ingenio").is_err());
    }
}

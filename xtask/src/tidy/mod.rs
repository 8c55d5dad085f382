//! What no compiler checks: who depends on whom, sizes, citations, required files.

mod citations;
mod dependencies;
mod files;

use std::path::{Path, PathBuf};
use std::process::Command;

use anyhow::{Context, bail};
use serde_json::Value;

/// Runs every check and reports all that is wrong.
pub(crate) fn check() -> anyhow::Result<()> {
    let root = root();
    let mut wrong = dependencies::check(&metadata()?);
    wrong.extend(files::check(&root)?);
    wrong.extend(citations::check(&root)?);
    if !wrong.is_empty() {
        bail!("tidy:\n{}", wrong.join("\n"));
    }
    eprintln!("xtask: tidy");
    Ok(())
}

/// The top of the checkout.
pub(crate) fn root() -> PathBuf {
    Path::new(env!("CARGO_MANIFEST_DIR")).join("..")
}

/// What cargo knows about the workspace.
pub(crate) fn metadata() -> anyhow::Result<Value> {
    let mut cargo = Command::new(std::env::var_os("CARGO").unwrap_or_else(|| "cargo".into()));
    cargo.args(["metadata", "--format-version", "1", "--no-deps"]).current_dir(root());
    let output = cargo.output().context("cargo metadata")?;
    serde_json::from_slice(&output.stdout).context("cargo metadata prints JSON")
}

/// The folders of the games' rules: those that hold a rulebook.
fn games(root: &Path) -> anyhow::Result<Vec<PathBuf>> {
    let mut games = Vec::new();
    for entry in root.join("games").read_dir()? {
        let folder = entry?.path();
        if folder.join("README.md").exists() {
            games.push(folder);
        }
    }
    games.sort();
    Ok(games)
}

/// Every file below `folder` that ends in `.extension`.
fn files_below(folder: &Path, extension: &str) -> anyhow::Result<Vec<PathBuf>> {
    let mut found = Vec::new();
    for entry in folder.read_dir()? {
        let path = entry?.path();
        if path.is_dir() && path.file_name().is_some_and(|name| name != "target") {
            found.extend(files_below(&path, extension)?);
        } else if path.extension().is_some_and(|ending| ending == extension) {
            found.push(path);
        }
    }
    found.sort();
    Ok(found)
}

/// A path as it is named to people.
fn shown(root: &Path, path: &Path) -> String {
    path.strip_prefix(root).unwrap_or(path).display().to_string()
}

#[cfg(test)]
mod tests {
    #[test]
    fn the_checkout_is_tidy() {
        super::check().unwrap();
    }
}

//! What no compiler checks: who depends on whom, names, circles, citations, files, languages,
//! boxes, the program, licenses.

mod boxes;
mod circles;
mod citations;
mod dependencies;
mod files;
mod languages;
mod licenses;
mod names;
mod program;
mod tree;

use std::path::{Path, PathBuf};

use anyhow::{Context, bail};
use serde_json::Value;

use crate::run::cargo;
#[cfg(test)]
pub(crate) use tree::made_up;
pub(crate) use tree::{all_below, shown};

/// A check: everything that is wrong with a checkout, a line each.
type Check = fn(&Path) -> anyhow::Result<Vec<String>>;

const CHECKS: [(&str, Check); 9] = [
    ("dependencies", dependencies::check),
    ("names", names::check),
    ("circles", circles::check),
    ("citations", citations::check),
    ("files", files::check),
    ("languages", languages::check),
    ("boxes", boxes::check),
    ("program", program::check),
    ("licenses", licenses::check),
];

/// Runs every check and reports all that is wrong.
pub(crate) fn check() -> anyhow::Result<()> {
    let root = root();
    let mut wrong = Vec::new();
    for (name, check) in CHECKS {
        wrong.extend(check(&root).with_context(|| format!("tidy {name}"))?);
    }
    report(&wrong)
}

/// What all checks find in a tree.
#[cfg(test)]
pub(crate) fn complaints(root: &Path) -> anyhow::Result<Vec<String>> {
    let found = CHECKS.iter().map(|(_, check)| check(root)).collect::<Result<Vec<_>, _>>()?;
    Ok(found.concat())
}

/// Runs one check.
pub(crate) fn check_one(wanted: &str) -> anyhow::Result<()> {
    let Some((_, check)) = CHECKS.iter().find(|(name, _)| *name == wanted) else {
        bail!("there is no check {wanted:?}; there is {}", names());
    };
    report(&check(&root())?)
}

/// What the checks are called.
pub(crate) fn names() -> String {
    CHECKS.map(|(name, _)| name).join(", ")
}

fn report(wrong: &[String]) -> anyhow::Result<()> {
    if !wrong.is_empty() {
        bail!("tidy:\n{}", wrong.join("\n"));
    }
    eprintln!("xtask: tidy");
    Ok(())
}

/// The top of the checkout.
pub(crate) fn root() -> PathBuf {
    let here = Path::new(env!("CARGO_MANIFEST_DIR"));
    here.parent().unwrap_or(here).to_path_buf()
}

/// What cargo knows about the workspace at `root`.
pub(crate) fn metadata(root: &Path) -> anyhow::Result<Value> {
    asked(root, &["--no-deps"])
}

/// The same with everything that comes from outside, as far as it is used on Linux.
pub(crate) fn metadata_of_all(root: &Path) -> anyhow::Result<Value> {
    asked(root, &["--filter-platform", "x86_64-unknown-linux-gnu"])
}

fn asked(root: &Path, arguments: &[&str]) -> anyhow::Result<Value> {
    let mut cargo = cargo(&["metadata", "--format-version", "1"]);
    let output = cargo.args(arguments).current_dir(root).output().context("cargo metadata")?;
    if !output.status.success() {
        bail!("cargo metadata:\n{}", String::from_utf8_lossy(&output.stderr).trim_end());
    }
    serde_json::from_slice(&output.stdout).context("cargo metadata prints JSON")
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_checkout_is_tidy() {
        check().unwrap();
    }

    #[test]
    fn a_check_must_exist() {
        assert!(check_one("unheard-of").is_err());
    }

    #[test]
    fn what_cargo_says_is_passed_on() {
        let root = made_up(&[("Cargo.toml", "[workspace]\nmembers = [\"nowhere\"]\n")]);
        let error = metadata(root.path()).unwrap_err().to_string();
        assert!(error.contains("nowhere/Cargo.toml"), "{error}");
    }
}

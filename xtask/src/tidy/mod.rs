//! What no compiler checks: who depends on whom, names, circles, citations, files, languages.

mod circles;
mod citations;
mod dependencies;
mod files;
mod languages;
mod names;
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

const CHECKS: [(&str, Check); 6] = [
    ("dependencies", dependencies::check),
    ("names", names::check),
    ("circles", circles::check),
    ("citations", citations::check),
    ("files", files::check),
    ("languages", languages::check),
];

/// Checks that the checkout does not pass yet: their complaints are counted, and fail nothing.
/// `cargo xtask tidy NAME` lists them. Emptying this list makes them binding.
const LATER: &[&str] = &["names", "circles", "citations", "languages"];

/// Runs every check and reports all that is wrong.
pub(crate) fn check() -> anyhow::Result<()> {
    let root = root();
    let mut wrong = Vec::new();
    for (name, check) in CHECKS {
        let found = check(&root).with_context(|| format!("tidy {name}"))?;
        if !LATER.contains(&name) {
            wrong.extend(found);
        } else if !found.is_empty() {
            eprintln!("xtask: {} complaints of {name}, not binding yet", found.len());
        }
    }
    report(&wrong)
}

/// What every check finds, binding or not.
#[cfg(test)]
pub(crate) fn complaints(root: &Path) -> anyhow::Result<Vec<String>> {
    let found = CHECKS.iter().map(|(_, check)| check(root)).collect::<Result<Vec<_>, _>>()?;
    Ok(found.concat())
}

/// Runs one check.
pub(crate) fn check_one(wanted: &str) -> anyhow::Result<()> {
    let Some((_, check)) = CHECKS.iter().find(|(name, _)| *name == wanted) else {
        let known: Vec<&str> = CHECKS.iter().map(|(name, _)| *name).collect();
        bail!("there is no check {wanted:?}; there is {}", known.join(", "));
    };
    report(&check(&root())?)
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
    let mut cargo = cargo(&["metadata", "--format-version", "1", "--no-deps"]);
    let output = cargo.current_dir(root).output().context("cargo metadata")?;
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
    fn what_comes_later_is_a_check() {
        assert!(LATER.iter().all(|later| CHECKS.iter().any(|(name, _)| name == later)));
        assert!(check_one("unheard-of").is_err());
    }
}

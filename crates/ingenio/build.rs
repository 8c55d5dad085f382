//! What the program calls itself: its version, and the commit that it is built from.

use std::env;
use std::path::{Path, PathBuf};
use std::process::Command;

/// So many letters tell commits apart.
const SHORT: usize = 8;

fn main() {
    println!("cargo::rerun-if-env-changed=INGENIO_COMMIT");
    let root = Path::new(env!("CARGO_MANIFEST_DIR")).join("../..");
    // What is built of an archive of the sources can be told the commit; it may lie in somebody
    // else's repository.
    let told = env::var("INGENIO_COMMIT").ok().filter(|commit| !commit.is_empty());
    let is_ours = root.join(".git").exists();
    let commit = told.or_else(|| is_ours.then(|| head(&root)).flatten());
    let commit =
        commit.as_deref().map_or("unknown", |commit| commit.get(..SHORT).unwrap_or(commit));
    println!("cargo::rustc-env=INGENIO_VERSION={}+{commit}", env!("CARGO_PKG_VERSION"));
}

/// The commit that lies there; looked up again when another does.
fn head(root: &Path) -> Option<String> {
    for file in ["HEAD", "refs/heads", "packed-refs"] {
        let file = root.join(PathBuf::from(git(root, &["rev-parse", "--git-path", file])?));
        // What is named and missing would count as changed each time.
        if file.exists() {
            println!("cargo::rerun-if-changed={}", file.display());
        }
    }
    git(root, &["rev-parse", "HEAD"])
}

/// What git says, if it is there and knows.
fn git(root: &Path, arguments: &[&str]) -> Option<String> {
    let said = Command::new("git").arg("-C").arg(root).args(arguments).output().ok()?;
    let said = String::from_utf8(said.stdout).ok().filter(|_| said.status.success())?;
    Some(said.trim().to_owned())
}

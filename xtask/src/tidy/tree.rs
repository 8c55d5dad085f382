//! Finding one's way through a checkout.

use std::path::{Path, PathBuf};
use std::process::Command;

/// The folders of the games.
pub(crate) fn games(root: &Path) -> anyhow::Result<Vec<PathBuf>> {
    let mut games = Vec::new();
    for entry in root.join("games").read_dir()? {
        let folder = entry?.path();
        if folder.is_dir() {
            games.push(folder);
        }
    }
    games.sort();
    Ok(games)
}

/// Every file below `folder` that belongs to the checkout: what git keeps or would keep. Where git
/// keeps nothing, everything but what is built.
pub(crate) fn all_below(folder: &Path) -> anyhow::Result<Vec<PathBuf>> {
    let mut found = if folder.is_dir() { kept_below(folder) } else { Vec::new() };
    if found.is_empty() {
        walk(folder, &mut found)?;
    }
    found.sort();
    Ok(found)
}

/// What git keeps below `folder`, and what it does not know yet but would not ignore.
fn kept_below(folder: &Path) -> Vec<PathBuf> {
    let mut git = Command::new("git");
    git.args(["ls-files", "-z", "--cached", "--others", "--exclude-standard"]);
    let output = git.current_dir(folder).output();
    let Some(output) = output.ok().filter(|output| output.status.success()) else {
        return Vec::new();
    };
    let listed = String::from_utf8_lossy(&output.stdout);
    let files = listed.split('\0').filter(|file| !file.is_empty()).map(|file| folder.join(file));
    // What has just been deleted is still listed.
    files.filter(|path| path.is_file()).collect()
}

fn walk(folder: &Path, found: &mut Vec<PathBuf>) -> anyhow::Result<()> {
    if !folder.is_dir() {
        return Ok(());
    }
    for entry in folder.read_dir()? {
        let path = entry?.path();
        if matches!(name(&path), "target" | ".git") {
            continue;
        }
        if path.is_dir() {
            walk(&path, found)?;
        } else {
            found.push(path);
        }
    }
    Ok(())
}

/// Every file below `folder` that ends in `.extension`.
pub(crate) fn files_below(folder: &Path, extension: &str) -> anyhow::Result<Vec<PathBuf>> {
    let mut found = all_below(folder)?;
    found.retain(|path| path.extension().is_some_and(|ending| ending == extension));
    Ok(found)
}

/// The last part of a path.
pub(crate) fn name(path: &Path) -> &str {
    path.file_name().and_then(|name| name.to_str()).unwrap_or_default()
}

/// What a file's name ends in, behind its last dot.
pub(crate) fn ending(file: &str) -> &str {
    Path::new(file).extension().and_then(|ending| ending.to_str()).unwrap_or_default()
}

/// A path as it is named to people.
pub(crate) fn shown(root: &Path, path: &Path) -> String {
    path.strip_prefix(root).unwrap_or(path).display().to_string()
}

/// Whether a file, named as people are told, holds nothing but tests.
pub(crate) fn is_test(shown: &str) -> bool {
    shown.contains("/tests/") || shown.contains("/benches/")
}

/// A small made-up checkout, for tests: each file with its text.
#[cfg(test)]
pub(crate) fn made_up(files: &[(&str, &str)]) -> tempfile::TempDir {
    let root = tempfile::tempdir().unwrap();
    for (path, text) in files {
        let path = root.path().join(path);
        std::fs::create_dir_all(path.parent().unwrap()).unwrap();
        std::fs::write(path, text).unwrap();
    }
    root
}

#[cfg(test)]
mod tests {
    use super::*;

    fn found(root: &Path) -> Vec<String> {
        all_below(root).unwrap().iter().map(|path| shown(root, path)).collect()
    }

    /// What a player saved is no part of the checkout, and a file that is about to be added is.
    #[test]
    fn what_git_ignores_is_not_judged() {
        let files =
            [(".gitignore", "/saved\n"), ("a/new.rs", ""), ("saved/game", ""), ("target/b", "")];
        let root = made_up(&files);
        assert_eq!(found(root.path()), [".gitignore", "a/new.rs", "saved/game"]);
        let git = |arguments: &[&str]| {
            let status = Command::new("git").args(arguments).current_dir(root.path()).status();
            assert!(status.unwrap().success(), "git {arguments:?}");
        };
        git(&["init", "--quiet"]);
        git(&["add", "a/new.rs"]);
        assert_eq!(found(root.path()), [".gitignore", "a/new.rs", "target/b"]);
        assert_eq!(found(&root.path().join("a")), ["new.rs"]);
        // A copy of the workspace lies where git ignores everything.
        assert_eq!(found(&root.path().join("saved")), ["game"]);
        std::fs::remove_file(root.path().join("a/new.rs")).unwrap();
        assert_eq!(found(root.path()), [".gitignore", "target/b"]);
        assert_eq!(found(&root.path().join("nowhere")), [""; 0]);
    }
}

//! Finding one's way through a checkout.

use std::path::{Path, PathBuf};

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

/// Every file below `folder`, but what is built and what git keeps.
pub(crate) fn all_below(folder: &Path) -> anyhow::Result<Vec<PathBuf>> {
    let mut found = Vec::new();
    if !folder.is_dir() {
        return Ok(found);
    }
    for entry in folder.read_dir()? {
        let path = entry?.path();
        if matches!(name(&path), "target" | ".git") {
            continue;
        }
        if path.is_dir() {
            found.extend(all_below(&path)?);
        } else {
            found.push(path);
        }
    }
    found.sort();
    Ok(found)
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

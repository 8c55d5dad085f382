//! The modules of a crate, read lightly: what each declares, imports and names.

use std::collections::{BTreeMap, BTreeSet};
use std::path::{Path, PathBuf};

use super::paths::{Import, imports, paths};
use crate::rust::{Kind, Token, tokens};

/// One module that is a file.
#[derive(Debug)]
pub(super) struct Module {
    /// Its file.
    pub(super) file: PathBuf,
    /// The module in which it lies; the root lies in itself.
    pub(super) parent: usize,
    /// Modules in files of their own, by name.
    pub(super) children: BTreeMap<String, usize>,
    /// What it imports, as it is spelled.
    pub(super) imports: Vec<Import>,
    /// Paths of at least two segments that its code names, with their lines.
    pub(super) paths: Vec<(Vec<String>, usize)>,
    /// Names of the items it defines.
    pub(super) defines: BTreeSet<String>,
}

/// The modules of the crate whose root is `file`, the root first.
pub(super) fn modules(file: &Path) -> anyhow::Result<Vec<Module>> {
    let mut found = Vec::new();
    read(file, 0, true, &mut found)?;
    Ok(found)
}

/// Reads one file and those of its modules; gives its index.
fn read(
    file: &Path,
    parent: usize,
    is_root: bool,
    found: &mut Vec<Module>,
) -> anyhow::Result<usize> {
    let text = std::fs::read_to_string(file)?;
    let is_code = |token: &Token<'_>| !token.for_tests && token.kind != Kind::Comment;
    let tokens: Vec<Token<'_>> = tokens(&text).into_iter().filter(is_code).collect();
    let index = found.len();
    found.push(Module {
        file: file.to_path_buf(),
        parent,
        children: BTreeMap::new(),
        imports: imports(&tokens),
        paths: paths(&tokens),
        defines: defined(&tokens),
    });
    let folder = folder_of_modules(file, is_root);
    for name in declared(&tokens) {
        let places = [folder.join(format!("{name}.rs")), folder.join(&name).join("mod.rs")];
        if let Some(place) = places.iter().find(|place| place.exists()) {
            let child = read(place, index, false, found)?;
            found[index].children.insert(name, child);
        }
    }
    Ok(index)
}

/// Where the files of a module's modules lie.
fn folder_of_modules(file: &Path, is_root: bool) -> PathBuf {
    let is_folder = is_root || file.file_name().is_some_and(|name| name == "mod.rs");
    if is_folder { file.with_file_name("") } else { file.with_extension("") }
}

/// The modules that a file declares in files of their own: `mod name;`.
fn declared(tokens: &[Token<'_>]) -> Vec<String> {
    let is_declared = |three: &&[Token<'_>]| three[0].is("mod") && three[2].is(";");
    tokens.windows(3).filter(is_declared).map(|three| three[1].text.to_owned()).collect()
}

/// The items that a file defines.
fn defined(tokens: &[Token<'_>]) -> BTreeSet<String> {
    const KEYWORDS: [&str; 8] =
        ["fn", "struct", "enum", "trait", "type", "const", "static", "union"];
    let mut names = BTreeSet::new();
    for (at, token) in tokens.iter().enumerate() {
        let behind = |steps: usize| tokens.get(at + steps).map(|token| token.text.to_owned());
        if KEYWORDS.iter().any(|keyword| token.is(keyword)) {
            names.extend(behind(1));
        } else if token.is("macro_rules") {
            names.extend(behind(2));
        }
    }
    names
}

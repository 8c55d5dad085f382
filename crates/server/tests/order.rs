//! The modules of the server stand in one order: each uses only those before it.

#![expect(clippy::unwrap_used, reason = "a test that cannot go on has failed")]

use std::collections::{BTreeMap, BTreeSet};
use std::path::{Path, PathBuf};

/// Which modules each module of `src` names in a path that begins with `crate::`.
fn uses() -> BTreeMap<String, BTreeSet<String>> {
    let src = Path::new(env!("CARGO_MANIFEST_DIR")).join("src");
    let mut uses = BTreeMap::<String, BTreeSet<String>>::new();
    let mut open: Vec<PathBuf> = vec![src.clone()];
    while let Some(path) = open.pop() {
        if path.is_dir() {
            open.extend(std::fs::read_dir(&path).unwrap().map(|entry| entry.unwrap().path()));
            continue;
        }
        let inside = path.strip_prefix(&src).unwrap();
        let first = inside.iter().next().unwrap().to_string_lossy();
        let module = first.trim_end_matches(".rs").to_owned();
        let text = std::fs::read_to_string(&path).unwrap();
        uses.entry(module).or_default().extend(named(&text));
    }
    uses
}

/// The modules that a source names, one by one or in braces.
fn named(text: &str) -> Vec<String> {
    let parts = text.split("crate::").skip(1);
    let word = |part: &str| {
        part.chars().take_while(|c| c.is_ascii_lowercase() || *c == '_').collect::<String>()
    };
    let names = parts.flat_map(|part| match part.strip_prefix('{') {
        Some(list) => {
            list.split('}').next().unwrap_or_default().split(',').map(str::trim).collect()
        }
        None => vec![part],
    });
    names.map(word).filter(|name| !name.is_empty()).collect()
}

#[test]
fn no_module_uses_another_in_a_loop() {
    let mut left = uses();
    left.remove("lib");
    assert!(left.len() > 8 && left["routes"].contains("records"), "the sources are read: {left:?}");
    // Whoever uses nobody that is left stands next in the order.
    while !left.is_empty() {
        let known: BTreeSet<String> = left.keys().cloned().collect();
        let free = |(name, used): &(&String, &BTreeSet<String>)| {
            used.iter().all(|used| used == *name || !known.contains(used))
        };
        let next = left.iter().find(free).map(|(name, _)| name.clone());
        let Some(next) = next else { panic!("a loop among {left:?}") };
        left.remove(&next);
    }
}

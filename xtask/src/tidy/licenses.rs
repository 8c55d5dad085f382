//! What comes from outside: under licenses that go with ours, from the registry alone, and once.

use std::collections::{BTreeMap, BTreeSet};
use std::path::Path;

use serde_json::Value;

/// Licenses under which something may come with the program.
const ALLOWED: &[&str] = &[
    "0BSD",
    "Apache-2.0",
    "Apache-2.0 WITH LLVM-exception",
    "BSD-2-Clause",
    "BSD-3-Clause",
    "BSL-1.0",
    "ISC",
    "MIT",
    "Unicode-3.0",
    "Unlicense",
    "Zlib",
];

/// Where packages may come from, besides the workspace.
const REGISTRY: &str = "registry+https://github.com/rust-lang/crates.io-index";

/// Packages under another license, which the program does not hold.
const TOOLS: &[(&str, &str)] = &[
    // Of `fantoccini`, which clicks in the browser tests.
    ("webdriver", "MPL-2.0"),
];

/// Packages that are there in two versions, and why.
const TWICE: &[(&str, &str)] = &[
    ("block-buffer", HASH),
    ("cookie", BROWSER),
    ("cpufeatures", HASH),
    ("crypto-common", HASH),
    ("digest", HASH),
    ("getrandom", "ring has not followed the rest yet"),
    ("hashbrown", "governor and sqlx have not followed indexmap yet"),
    ("http", BROWSER),
    ("icu_collections", BROWSER),
    ("icu_provider", BROWSER),
    ("litemap", BROWSER),
    ("sha2", HASH),
    ("syn", "macros are moving from 2 to 3"),
    ("synstructure", "macros are moving from 2 to 3 of syn"),
    ("thiserror", BROWSER),
    ("thiserror-impl", BROWSER),
    ("tinystr", BROWSER),
    ("writeable", BROWSER),
    ("yoke", BROWSER),
    ("yoke-derive", BROWSER),
    ("zerovec", BROWSER),
    ("zerovec-derive", BROWSER),
];

const BROWSER: &str = "webdriver, of the browser tests, is behind the rest";
const HASH: &str = "sqlx-core hashes with 0.10 of sha2, everybody else with 0.11";

/// Whatever comes under another license, from elsewhere or twice.
pub(crate) fn check(root: &Path) -> anyhow::Result<Vec<String>> {
    Ok(complaints(&super::metadata_of_all(root)?, TOOLS, TWICE))
}

fn complaints(metadata: &Value, tools: &[(&str, &str)], twice: &[(&str, &str)]) -> Vec<String> {
    let mut wrong = Vec::new();
    let mut versions: BTreeMap<&str, BTreeSet<&str>> = BTreeMap::new();
    for package in metadata["packages"].as_array().into_iter().flatten() {
        let text = |field: &str| package[field].as_str().unwrap_or_default();
        let (name, license) = (text("name"), text("license"));
        versions.entry(name).or_default().insert(text("version"));
        if !package["source"].is_null() && text("source") != REGISTRY {
            wrong.push(format!("Cargo.lock: {name} comes from {}", text("source")));
        }
        if !is_allowed(license) && !tools.contains(&(name, license)) {
            wrong.push(format!("Cargo.lock: {name} is under {license:?}, which is not allowed"));
        }
    }
    for (name, versions) in &versions {
        let several = versions.len() > 1;
        let known = twice.iter().any(|(known, _)| known == name);
        let all: Vec<&str> = versions.iter().copied().collect();
        if several && !known {
            wrong.push(format!("Cargo.lock: {name} is there as {}", all.join(" and ")));
        }
    }
    for (name, _) in twice {
        if versions.get(name).is_none_or(|versions| versions.len() < 2) {
            wrong.push(format!("xtask/src/tidy/licenses.rs: {name} is no longer there twice"));
        }
    }
    wrong
}

/// Whether what an expression demands can be met by what is allowed: any of what stands between
/// `OR`, all of what stands between `AND`. Old ones have a stroke for `OR`.
fn is_allowed(license: &str) -> bool {
    let spaced = license.replace('(', " ( ").replace(')', " ) ").replace('/', " OR ");
    let words: Vec<&str> = spaced.split_whitespace().collect();
    let mut rest = words.as_slice();
    any(&mut rest) && rest.is_empty()
}

fn any(rest: &mut &[&str]) -> bool {
    let mut met = all(rest);
    while let ["OR", after @ ..] = *rest {
        *rest = after;
        met |= all(rest);
    }
    met
}

fn all(rest: &mut &[&str]) -> bool {
    let mut met = one(rest);
    while let ["AND", after @ ..] = *rest {
        *rest = after;
        met &= one(rest);
    }
    met
}

fn one(rest: &mut &[&str]) -> bool {
    match *rest {
        ["(", after @ ..] => {
            *rest = after;
            let met = any(rest);
            let [")", after @ ..] = *rest else { return false };
            *rest = after;
            met
        }
        [name, "WITH", exception, after @ ..] => {
            *rest = after;
            ALLOWED.contains(&format!("{name} WITH {exception}").as_str())
        }
        [name, after @ ..] => {
            *rest = after;
            ALLOWED.contains(name)
        }
        [] => false,
    }
}

#[cfg(test)]
mod tests {
    use serde_json::json;

    use super::*;

    #[test]
    fn a_license_is_met_by_what_is_allowed() {
        for fine in [
            "MIT",
            "MIT/Apache-2.0",
            "Apache-2.0 OR GPL-2.0-only",
            "(MIT OR GPL-3.0) AND Unicode-3.0",
            "Apache-2.0 WITH LLVM-exception OR Apache-2.0 OR MIT",
        ] {
            assert!(is_allowed(fine), "{fine}");
        }
        let others =
            ["", "GPL-3.0", "MIT AND GPL-3.0", "(MIT", "MIT)", "Apache-2.0 WITH Other", "MIT Zlib"];
        for other in others {
            assert!(!is_allowed(other), "{other}");
        }
    }

    #[test]
    fn what_comes_from_elsewhere_or_twice_is_told() {
        let package = |name: &str, version: &str, license: &str, source: Value| json!({ "name": name, "version": version, "license": license, "source": source });
        let metadata = json!({ "packages": [
            package("ours", "0.0.0", "MIT", Value::Null),
            package("a", "1.0.0", "MIT", json!(REGISTRY)),
            package("a", "2.0.0", "MIT", json!(REGISTRY)),
            package("b", "1.0.0", "MPL-2.0", json!(REGISTRY)),
            package("c", "1.0.0", "MIT", json!("git+https://example.org/c")),
        ] });
        let wrong = complaints(&metadata, &[], &[]);
        assert_eq!(
            wrong,
            [
                "Cargo.lock: b is under \"MPL-2.0\", which is not allowed",
                "Cargo.lock: c comes from git+https://example.org/c",
                "Cargo.lock: a is there as 1.0.0 and 2.0.0",
            ]
        );
        let known = complaints(&metadata, &[("b", "MPL-2.0")], &[("a", ""), ("ours", "")]);
        assert_eq!(
            known,
            [
                "Cargo.lock: c comes from git+https://example.org/c",
                "xtask/src/tidy/licenses.rs: ours is no longer there twice",
            ]
        );
    }
}

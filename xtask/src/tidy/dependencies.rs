//! Who may depend on whom.

use std::fmt;
use std::path::Path;

use serde_json::Value;

/// A crate of ours, known by where it lies.
#[derive(Copy, Clone, PartialEq, Eq, Debug)]
enum Place<'a> {
    /// `crates/<name>`.
    Shared(&'a str),
    /// `games/<id>`: the title that joins a game's parts.
    Title(&'a str),
    /// `games/<id>/<part>`.
    Part(&'a str, &'a str),
    /// The chores.
    Chores,
    /// Where no crate belongs.
    Astray(&'a str),
}

impl Place<'_> {
    fn of(folder: &str) -> Place<'_> {
        match folder.split('/').collect::<Vec<_>>().as_slice() {
            ["crates", name] => Place::Shared(name),
            ["games", game] => Place::Title(game),
            ["games", game, part] => Place::Part(game, part),
            ["xtask"] => Place::Chores,
            _ => Place::Astray(folder),
        }
    }

    /// The game to which it belongs.
    fn game(&self) -> Option<&str> {
        match self {
            Place::Title(game) | Place::Part(game, _) => Some(game),
            Place::Shared(_) | Place::Chores | Place::Astray(_) => None,
        }
    }
}

impl fmt::Display for Place<'_> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Place::Shared(name) => write!(f, "crates/{name}"),
            Place::Title(game) => write!(f, "games/{game}"),
            Place::Part(game, part) => write!(f, "games/{game}/{part}"),
            Place::Chores => write!(f, "xtask"),
            Place::Astray(folder) => write!(f, "{folder}"),
        }
    }
}

/// What a crate may use of the field.
enum Field {
    Only(&'static [&'static str]),
    AllBut(&'static [&'static str]),
}

/// What a crate may use: of the shared crates and of the field.
struct Allowed {
    shared: &'static [&'static str],
    field: Field,
}

const RULES: Allowed = Allowed {
    shared: &["boxes", "tabletop"],
    field: Field::Only(&["arrayvec", "serde", "thiserror"]),
};

/// Who may use what. A new edge is a change to this table.
fn allowed(place: Place<'_>) -> Option<Allowed> {
    let line = |shared, field| Some(Allowed { shared, field });
    match place {
        Place::Part(_, "rules" | "track") => Some(RULES),
        Place::Part(_, "board") => {
            line(&["art", "boxes", "locale", "tabletop"], Field::Only(&["maud"]))
        }
        Place::Part(_, "bot") => line(&["bots", "boxes", "tabletop"], Field::Only(&[])),
        Place::Title(_) => line(&["bots", "boxes", "tabletop", "title"], Field::Only(&[])),
        Place::Chores => line(&[], Field::AllBut(&[])),
        Place::Part(..) | Place::Astray(_) => None,
        Place::Shared(name) => shared(name),
    }
}

/// The lines of the table for the shared crates, from below upwards.
fn shared(name: &str) -> Option<Allowed> {
    let (shared, field): (&[&str], Field) = match name {
        "tabletop" => (&[], Field::Only(&["arrayvec", "serde", "thiserror"])),
        "boxes" => {
            (&[], Field::Only(&["serde", "serde_json", "serde_path_to_error", "sha2", "toml"]))
        }
        "testkit" => {
            (&["art", "bots", "boxes", "locale", "tabletop"], Field::Only(&["serde", "serde_json"]))
        }
        "bots" => (&["tabletop"], Field::Only(&["serde", "serde_json"])),
        "locale" => {
            (&["tabletop"], Field::Only(&["fluent-bundle", "fluent-syntax", "unic-langid"]))
        }
        "art" => (&["locale", "tabletop"], Field::Only(&["maud"])),
        "title" => (
            &["art", "bots", "boxes", "locale", "tabletop"],
            Field::Only(&["maud", "rand_chacha", "serde", "serde_json", "sha2", "thiserror"]),
        ),
        "catalog" => {
            (&["boxes", "tabletop", "title"], Field::Only(&["serde", "serde_json", "thiserror"]))
        }
        "pages" => (
            &["art", "catalog", "locale", "tabletop", "title"],
            Field::AllBut(&["axum", "sqlx", "tokio"]),
        ),
        "cluster" => (&[], Field::Only(&["tempfile"])),
        "postbox" => (&[], Field::Only(&["base64", "ring", "tempfile"])),
        "store" => (&["tabletop"], Field::AllBut(&["axum"])),
        "server" => (
            &["art", "boxes", "catalog", "locale", "pages", "store", "tabletop", "title"],
            Field::AllBut(&["sqlx"]),
        ),
        "ingenio" => (
            &["boxes", "catalog", "locale", "pages", "server", "store", "tabletop", "title"],
            Field::AllBut(&["axum", "sqlx"]),
        ),
        "fuzz" => (
            &["catalog", "ingenio", "server", "store", "tabletop", "title"],
            Field::AllBut(&["sqlx"]),
        ),
        "browser-tests" => (&["catalog", "locale", "server", "store", "title"], Field::AllBut(&[])),
        _ => return None,
    };
    Some(Allowed { shared, field })
}

/// Every dependency that the table does not allow.
pub(crate) fn check(root: &Path) -> anyhow::Result<Vec<String>> {
    Ok(complaints(&super::metadata(root)?))
}

fn complaints(metadata: &Value) -> Vec<String> {
    let mut wrong = Vec::new();
    let root = metadata["workspace_root"].as_str().unwrap_or_default();
    let below = |path: &str| path.strip_prefix(root).map(|path| path[1..].to_owned());
    for package in metadata["packages"].as_array().into_iter().flatten() {
        let manifest = package["manifest_path"].as_str().unwrap_or_default();
        let Some(manifest) = below(manifest) else { continue };
        let who = Place::of(manifest.trim_end_matches("/Cargo.toml"));
        if allowed(who).is_none() {
            wrong.push(format!("{manifest}: the table of dependencies has no line for {who}"));
            continue;
        }
        for dependency in package["dependencies"].as_array().into_iter().flatten() {
            let folder = dependency["path"].as_str().and_then(below);
            let name = dependency["name"].as_str().unwrap_or_default();
            let for_tests = dependency["kind"] == "dev";
            let is_fine = match folder.as_deref().map(Place::of) {
                Some(used) if for_tests => may_test_with(who, used),
                Some(used) => may_use(who, used),
                None => for_tests || may_use_of_field(who, name),
            };
            if !is_fine {
                let used = folder.as_deref().unwrap_or(name);
                let tests = if for_tests { ", not even in tests" } else { "" };
                wrong.push(format!("{manifest}: {who} may not use {used}{tests}"));
            }
        }
    }
    wrong
}

/// Tests use what they like, but no game another.
fn may_test_with(who: Place<'_>, used: Place<'_>) -> bool {
    who.game().is_none() || used.game().is_none() || who.game() == used.game()
}

fn may_use(who: Place<'_>, used: Place<'_>) -> bool {
    match used {
        // Tests use it, or somebody who looks for faults; nothing that is shipped does.
        Place::Shared("fuzz" | "testkit") | Place::Chores | Place::Astray(_) => false,
        Place::Shared(name) => allowed(who).is_some_and(|line| line.shared.contains(&name)),
        // The command `route` answers for a track on its own, with the title's built-in map.
        Place::Title(_) => matches!(who, Place::Shared("catalog" | "ingenio")),
        Place::Part(game, part) => match who {
            Place::Title(of) => game == of,
            Place::Part(of, "rules") => game == of && part == "track",
            Place::Part(of, "board" | "bot") => game == of && matches!(part, "rules" | "track"),
            Place::Shared("ingenio") => part == "track",
            Place::Part(..) | Place::Shared(_) | Place::Chores | Place::Astray(_) => false,
        },
    }
}

fn may_use_of_field(who: Place<'_>, name: &str) -> bool {
    allowed(who).is_some_and(|line| match line.field {
        Field::Only(names) => names.contains(&name),
        Field::AllBut(names) => !names.contains(&name),
    })
}

#[cfg(test)]
mod tests {
    use serde_json::json;

    use super::*;

    /// A workspace of one crate that uses another of ours or of the field.
    fn using(who: &str, used: &str, kind: Value) -> Vec<String> {
        let path = used.contains('/').then(|| format!("/top/{used}"));
        let dependency = json!({ "name": used, "path": path, "kind": kind });
        let package = json!({
            "manifest_path": format!("/top/{who}/Cargo.toml"),
            "dependencies": [dependency],
        });
        complaints(&json!({ "workspace_root": "/top", "packages": [package] }))
    }

    fn is_fine(who: &str, used: &str) -> bool {
        using(who, used, Value::Null).is_empty()
    }

    #[test]
    fn a_game_may_not_use_another_nor_a_random_number_generator() {
        assert!(is_fine("games/a/rules", "crates/tabletop"));
        assert!(is_fine("games/a/rules", "games/a/track"));
        assert!(!is_fine("games/a/rules", "games/b/rules"));
        assert!(!is_fine("games/a/rules", "games/a/board"));
        assert!(!is_fine("games/a/rules", "rand"));
        assert!(!is_fine("games/a/rules", "maud"));
        assert!(is_fine("games/a/board", "games/a/rules"));
        assert!(!is_fine("games/a/board", "games/b/rules"));
        assert!(!is_fine("games/a/bot", "crates/server"));
        assert!(!using("games/a/rules", "games/b", json!("dev")).is_empty());
    }

    #[test]
    fn only_the_catalog_uses_titles() {
        assert!(is_fine("games/a", "games/a/bot"));
        assert!(!is_fine("games/a", "games/b/bot"));
        assert!(is_fine("crates/catalog", "games/a"));
        assert!(!is_fine("crates/catalog", "games/a/rules"));
        assert!(!is_fine("crates/server", "games/a"));
        assert!(!is_fine("crates/title", "games/a/rules"));
        assert!(is_fine("crates/ingenio", "games/a/track"));
        assert!(!is_fine("crates/ingenio", "games/a/rules"));
    }

    #[test]
    fn layers_are_kept() {
        assert!(!is_fine("crates/tabletop", "crates/bots"));
        assert!(!is_fine("crates/pages", "axum"));
        assert!(!is_fine("crates/pages", "crates/store"));
        assert!(!is_fine("crates/catalog", "sqlx"));
        assert!(!is_fine("crates/store", "axum"));
        assert!(!is_fine("crates/unheard-of", "serde"));
        assert!(!is_fine("games/a/extras", "serde"));
    }

    #[test]
    fn the_kit_is_for_tests() {
        assert!(!is_fine("games/a/rules", "crates/testkit"));
        assert!(!using("crates/server", "crates/testkit", json!("build")).is_empty());
        assert!(using("games/a/rules", "crates/testkit", json!("dev")).is_empty());
        assert!(!is_fine("crates/ingenio", "crates/fuzz"));
        assert!(is_fine("crates/fuzz", "crates/ingenio"));
        let wrong = using("games/a/bot", "crates/testkit", Value::Null);
        assert_eq!(wrong, ["games/a/bot/Cargo.toml: games/a/bot may not use crates/testkit"]);
    }
}

//! Who may depend on whom.

use serde_json::Value;

/// What a crate of ours may use; the first fitting line counts.
struct Allowed {
    crates: fn(&str) -> bool,
    may_use: &'static [&'static str],
}

const FIELD_OF_RULES: [&str; 5] = ["arrayvec", "serde", "tabletop", "thiserror", "toml"];

/// The table of ARCHITECTURE.md. A new edge is a change to this table.
const TABLE: &[Allowed] = &[
    Allowed { crates: |name| name == "tabletop", may_use: &["arrayvec", "serde", "thiserror"] },
    Allowed { crates: |name| name == "rails", may_use: &FIELD_OF_RULES },
    Allowed {
        crates: |name| name == "cuba18",
        may_use: &["arrayvec", "rails", "serde", "tabletop", "thiserror", "toml"],
    },
    Allowed {
        crates: |name| name == "testkit",
        may_use: &["tabletop", "locale", "serde", "serde_json"],
    },
    Allowed { crates: |name| name == "bots", may_use: &["tabletop", "serde", "serde_json"] },
    Allowed {
        crates: |name| name == "locale",
        may_use: &["tabletop", "fluent-bundle", "fluent-syntax", "unic-langid"],
    },
    Allowed { crates: |name| name == "art", may_use: &["tabletop", "locale", "maud"] },
    Allowed {
        crates: |name| name == "cuba18-board",
        may_use: &["tabletop", "art", "locale", "maud", "rails", GAME],
    },
    Allowed {
        crates: |name| name.ends_with("-board"),
        may_use: &["tabletop", "art", "locale", "maud", GAME],
    },
    Allowed { crates: |name| name == "cuba18-bot", may_use: &["tabletop", "bots", "rails", GAME] },
    Allowed { crates: |name| name.ends_with("-bot"), may_use: &["tabletop", "bots", GAME] },
];

/// Stands for the game that a board or a bot belongs to.
const GAME: &str = "(its game)";

/// The crates on top, which use what they need of the field; but only the catalog knows the games.
const TOP: [&str; 6] = ["browser-tests", "catalog", "ingenio", "server", "store", "xtask"];

/// Every dependency that the table does not allow.
pub(crate) fn check(metadata: &Value) -> Vec<String> {
    let mut wrong = Vec::new();
    let packages = || metadata["packages"].as_array().into_iter().flatten();
    let is_of_game = |package: &Value| {
        package["manifest_path"].as_str().is_some_and(|path| path.contains("/games/"))
    };
    let of_games: Vec<&str> =
        packages().filter(|one| is_of_game(one)).filter_map(|one| one["name"].as_str()).collect();
    for package in packages() {
        let name = package["name"].as_str().unwrap_or_default();
        let is_rules = is_of_game(package);
        for dependency in package["dependencies"].as_array().into_iter().flatten() {
            let used = dependency["name"].as_str().unwrap_or_default();
            let for_tests = dependency["kind"] == "dev";
            let names_a_game = TOP.contains(&name) && name != "catalog" && of_games.contains(&used);
            if !for_tests && (names_a_game || !is_allowed(name, is_rules, used)) {
                wrong.push(format!("{name} may not use {used}"));
            }
        }
    }
    wrong
}

fn is_allowed(name: &str, is_rules: bool, used: &str) -> bool {
    // Tests use it; nothing that is shipped does.
    if used == "testkit" {
        return false;
    }
    if let Some(line) = TABLE.iter().find(|line| (line.crates)(name)) {
        let game = name.trim_end_matches("-board").trim_end_matches("-bot");
        return line.may_use.contains(&used) || line.may_use.contains(&GAME) && used == game;
    }
    if is_rules {
        return FIELD_OF_RULES.contains(&used);
    }
    TOP.contains(&name)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_game_may_not_use_another_nor_a_random_number_generator() {
        assert!(is_allowed("cuba", true, "tabletop"));
        assert!(!is_allowed("cuba", true, "santiago"));
        assert!(!is_allowed("cuba", true, "rand"));
        assert!(is_allowed("cuba-board", true, "cuba"));
        assert!(!is_allowed("cuba-board", true, "santiago"));
        assert!(!is_allowed("tabletop", false, "bots"));
        assert!(!is_allowed("server", false, "testkit"));
        assert!(!is_allowed("unheard-of", false, "serde"));
    }
}

//! What is printed is reached through a table's own box: no part of a game keeps it elsewhere.

use std::path::Path;

use super::tree::{files_below, games, is_test, name, shown};
use crate::rust::{Kind, tokens};

/// The parts that play, draw and judge a table.
const PARTS: [&str; 4] = ["rules", "track", "board", "bot"];

/// How code reaches what every table would share.
const SHARED: [&str; 3] = ["LazyLock", "OnceLock", "built_in"];

/// What only tests use.
const FOR_TESTS: [&str; 3] = ["scenario.rs", "bench.rs", "tests.rs"];

/// Every place where a game's code asks for printed data that are not the table's.
pub(crate) fn check(root: &Path) -> anyhow::Result<Vec<String>> {
    let mut wrong = Vec::new();
    for game in games(root)? {
        for part in PARTS {
            for path in files_below(&game.join(part).join("src"), "rs")? {
                let file = shown(root, &path);
                if is_test(&file) || FOR_TESTS.contains(&name(&path)) {
                    continue;
                }
                let text = std::fs::read_to_string(&path)?;
                let found = tokens(&text).into_iter().filter(|token| {
                    token.kind == Kind::Word && !token.for_tests && SHARED.contains(&token.text)
                });
                wrong.extend(found.map(|token| {
                    format!("{file}:{}: {} is the same for every table", token.line, token.text)
                }));
            }
        }
    }
    Ok(wrong)
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::tidy::made_up;

    #[test]
    fn printed_data_that_all_tables_share_are_found() {
        let shared = "//! A file.\nfn f() { Data::shelf().built_in(); }\n";
        let tested =
            "//! A file.\n#[cfg(test)]\nmod tests { fn f() { Data::shelf().built_in(); } }\n";
        let root = made_up(&[
            ("games/a/rules/src/rule.rs", shared),
            ("games/a/rules/src/scenario.rs", shared),
            ("games/a/board/src/lib.rs", tested),
            ("games/a/board/tests/drawn.rs", shared),
            ("games/a/src/lib.rs", shared),
        ]);
        let wrong = check(root.path()).unwrap();
        assert_eq!(wrong, ["games/a/rules/src/rule.rs:2: built_in is the same for every table"]);
    }
}

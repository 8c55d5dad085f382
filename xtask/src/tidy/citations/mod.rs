//! Every rule that a game cites is in its README, and every ruling there is cited.

mod cited;
mod readme;

use std::collections::BTreeSet;
use std::path::Path;

use super::tree::{all_below, ending, games, is_test, name, shown};
use crate::rust::{Kind, tokens};
use cited::{cited, cited_whole, is_chapter, is_ruling, parent};
use readme::{Defined, defined};

/// Where something is cited.
#[derive(Copy, Clone, PartialEq, Eq, Debug)]
enum Place {
    /// Where it is coded: sources and data.
    Code,
    /// Where it is tested.
    Test,
    /// Where it is told: words and the README.
    Words,
}

/// A rule that is cited somewhere.
struct Citation {
    line: usize,
    rule: String,
    place: Place,
}

/// Everything that is wrong with the citations.
pub(crate) fn check(root: &Path) -> anyhow::Result<Vec<String>> {
    let mut wrong = Vec::new();
    for game in games(root)? {
        let path = game.join("README.md");
        if path.exists() {
            let readme = shown(root, &path);
            let defined = defined(&std::fs::read_to_string(&path)?);
            wrong.extend(
                defined
                    .twice
                    .iter()
                    .map(|(line, rule)| format!("{readme}:{line}: defines {rule} a second time")),
            );
            wrong.extend(of_game(root, &game, &readme, &defined)?);
        }
    }
    Ok(wrong)
}

/// Everything that is wrong with the citations of one game.
fn of_game(
    root: &Path,
    game: &Path,
    readme: &str,
    defined: &Defined,
) -> anyhow::Result<Vec<String>> {
    let mut wrong = Vec::new();
    let (mut in_code, mut in_tests) = (BTreeSet::new(), BTreeSet::new());
    for path in all_below(game)? {
        let Ok(text) = std::fs::read_to_string(&path) else { continue };
        let file = shown(root, &path);
        let mut told = BTreeSet::new();
        for Citation { line, rule, place } in citations(&file, &text) {
            if !defined.resolves(&rule) && told.insert((line, rule.clone())) {
                wrong.push(format!("{file}:{line}: cites {rule}, which {readme} does not define"));
            }
            let rules = parent(&rule).map(str::to_owned).into_iter().chain([rule]);
            match place {
                Place::Code => in_code.extend(rules),
                Place::Test => in_tests.extend(rules),
                Place::Words => {}
            }
        }
    }
    for (rule, line) in &defined.rules {
        if !is_ruling(rule) && !is_chapter(rule) {
            continue;
        }
        if !in_code.contains(rule) {
            wrong.push(format!("{readme}:{line}: {rule} is not cited where it is coded"));
        }
        if !in_tests.contains(rule) {
            wrong.push(format!("{readme}:{line}: {rule} has no test that cites it"));
        }
    }
    Ok(wrong)
}

/// What a file cites.
fn citations(file: &str, text: &str) -> Vec<Citation> {
    match ending(file) {
        "rs" => of_source(file, text),
        // Numbers are coded in data files: their comments and notes say by which ruling.
        "toml" => {
            let place = if is_test(file) { Place::Test } else { Place::Code };
            let said = text.lines().map(|line| match line.split_once('#') {
                Some((_, comment)) => comment,
                None => line.split_once("note = ").map_or("", |(_, note)| note),
            });
            of_lines(said, place)
        }
        "ftl" => of_lines(text.lines(), Place::Words),
        "md" if name(Path::new(file)) == "README.md" => of_lines(text.lines(), Place::Words),
        _ => Vec::new(),
    }
}

fn of_lines<'a>(lines: impl Iterator<Item = &'a str>, place: Place) -> Vec<Citation> {
    let rules = (1..).zip(lines).flat_map(|(line, text)| {
        cited(text).into_iter().map(move |rule| Citation { line, rule, place })
    });
    rules.collect()
}

/// What comments and strings of a source cite.
fn of_source(file: &str, text: &str) -> Vec<Citation> {
    let mut found = Vec::new();
    for token in tokens(text) {
        let for_tests = token.for_tests || is_test(file);
        let place = if for_tests { Place::Test } else { Place::Code };
        let rules = match token.kind {
            Kind::Comment => cited(token.text),
            Kind::Text => cited_whole(token.text),
            Kind::Word | Kind::Sign => continue,
        };
        // In the strings of a test `C14` is a hex of the map.
        let is_hex = |rule: &String| {
            token.kind == Kind::Text && place == Place::Test && rule.starts_with('C')
        };
        let rules = rules.into_iter().filter(|rule| !is_hex(rule));
        found.extend(rules.map(|rule| Citation { line: token.line, rule, place }));
    }
    found
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::tidy::tree::made_up;

    const README: &str = "# A\n\n| chapter | module |\n|---|---|\n| §1 | `a` |\n\n\
        | no. | ruling |\n|---|---|\n| Q01 | as in C01 |\n| C01 | yes |\n";
    const CODE: &str = "//! §1 of A, Q01.\nfn cites() -> &'static str { \"C01\" }\n";
    const TESTS: &str = "//! §1\n/// Q01, C01: as it is.\nfn a() {}\n";

    fn complaints(readme: &str, code: &str, tests: &str, words: &str) -> Vec<String> {
        let root = made_up(&[
            ("games/a/README.md", readme),
            ("games/a/rules/src/lib.rs", code),
            ("games/a/rules/tests/rulebook/main.rs", tests),
            ("games/a/board/locale/en.ftl", words),
        ]);
        check(root.path()).unwrap()
    }

    #[test]
    fn what_is_cited_is_defined() {
        assert_eq!(complaints(README, CODE, TESTS, ""), [""; 0]);
        let code = format!("{CODE}// Ruling Q99, R001.\n");
        let wrong = complaints(README, &code, TESTS, "a = see VI.6\n");
        let expected = [
            "games/a/board/locale/en.ftl:1: cites VI.6, which games/a/README.md does not define",
            "games/a/rules/src/lib.rs:3: cites Q99, which games/a/README.md does not define",
            "games/a/rules/src/lib.rs:3: cites R001, which games/a/README.md does not define",
        ];
        assert_eq!(wrong, expected);
        let tests = format!("{TESTS}const B: &str = \"C77\";\n// §7\n");
        let wrong = complaints(README, CODE, &tests, "");
        let expected = "games/a/rules/tests/rulebook/main.rs:5: cites §7, \
            which games/a/README.md does not define";
        assert_eq!(wrong, [expected]);
    }

    #[test]
    fn every_ruling_is_coded_and_tested() {
        let code = CODE.replace("C01", "");
        let wrong = complaints(README, &code, "//! §1, Q01\n", "");
        let expected = [
            "games/a/README.md:10: C01 is not cited where it is coded",
            "games/a/README.md:10: C01 has no test that cites it",
        ];
        assert_eq!(wrong, expected);
        // The tests in a source's tail are tests; data are code.
        let code = format!("{code}#[cfg(test)]\nmod tests {{\n    /// C01.\n    fn a() {{}}\n}}\n");
        let wrong = complaints(README, &code, "//! §1, Q01\n", "");
        assert_eq!(wrong, ["games/a/README.md:10: C01 is not cited where it is coded"]);
    }

    #[test]
    fn a_rule_is_defined_once() {
        let wrong = complaints(&format!("{README}| C01 | no |\n"), CODE, TESTS, "");
        assert_eq!(wrong, ["games/a/README.md:11: defines C01 a second time"]);
    }
}

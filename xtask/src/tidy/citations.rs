//! Every rule that code or tests cite is in the game's README, and every ruling there is cited.

use std::collections::BTreeSet;
use std::path::Path;

use super::{files_below, games, shown};

/// Everything that is wrong with the citations.
pub(crate) fn check(root: &Path) -> anyhow::Result<Vec<String>> {
    let mut wrong = Vec::new();
    for game in games(root)? {
        let readme = std::fs::read_to_string(game.join("README.md"))?;
        let named = first_column(&readme);
        let (mut in_code, mut in_tests) = (BTreeSet::new(), BTreeSet::new());
        for path in files_below(&game, "rs")? {
            let text = std::fs::read_to_string(&path)?;
            let found = cited(&text);
            let unknown = found.difference(&named);
            let file = shown(root, &path);
            wrong.extend(unknown.map(|rule| format!("{file} cites {rule}, which is not there")));
            let is_test = file.contains("/tests/");
            if is_test { in_tests.extend(found) } else { in_code.extend(found) }
        }
        let game = shown(root, &game);
        for rule in &named {
            if !in_code.contains(rule) {
                wrong.push(format!("{game}: {rule} is not cited where it is coded"));
            }
            if !in_tests.contains(rule) {
                wrong.push(format!("{game}: {rule} has no test that cites it"));
            }
        }
    }
    Ok(wrong)
}

/// The rules that a README's tables name in their first column.
fn first_column(readme: &str) -> BTreeSet<String> {
    let cells = readme.lines().filter_map(|line| line.strip_prefix("| ")?.split(" |").next());
    cells.flat_map(|cell| cited(cell).into_iter()).collect()
}

/// Chapters (`§4`) and rulings (`Q07`) in a text.
fn cited(text: &str) -> BTreeSet<String> {
    let mut found = BTreeSet::new();
    for (sign, digits) in [('§', 1), ('Q', 2)] {
        for (at, _) in text.match_indices(sign) {
            let rest = &text[at + sign.len_utf8()..];
            let number: String = rest.chars().take_while(char::is_ascii_digit).collect();
            let inside_word = text[..at].chars().next_back().is_some_and(char::is_alphanumeric);
            if number.len() >= digits && !inside_word {
                found.insert(format!("{sign}{number}"));
            }
        }
    }
    found
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn chapters_and_rulings_are_found() {
        let found = cited("§4, Q07: see §12; not FAQ99, Q or Q1");
        assert_eq!(found.into_iter().collect::<Vec<_>>(), ["Q07", "§12", "§4"]);
        let named = first_column("| no. | question |\n|---|---|\n| Q01 | as in Q02? |\n");
        assert_eq!(named.into_iter().collect::<Vec<_>>(), ["Q01"]);
    }
}

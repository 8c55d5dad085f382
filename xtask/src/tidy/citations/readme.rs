//! What a game's README defines: the first columns of its tables.

use std::collections::BTreeMap;
use std::collections::btree_map::Entry;

use super::cited::{chapters, cited, parent};

/// The rules that may be cited.
#[derive(Debug, Default)]
pub(super) struct Defined {
    /// Each with the line that defines it.
    pub(super) rules: BTreeMap<String, usize>,
    /// Lines that define a rule again.
    pub(super) twice: Vec<(usize, String)>,
}

/// Reads the tables of a README.
pub(super) fn defined(readme: &str) -> Defined {
    let mut defined = Defined::default();
    let mut heading: Option<&str> = None;
    for (line, text) in (1..).zip(readme.lines()) {
        let Some(cell) = first_cell(text) else {
            heading = None;
            continue;
        };
        let rules = match heading {
            None => {
                heading = Some(cell);
                continue;
            }
            Some("chapter") => chapters(cell),
            Some(_) => cited(cell),
        };
        for rule in rules {
            match defined.rules.entry(rule) {
                Entry::Occupied(there) => defined.twice.push((line, there.key().clone())),
                Entry::Vacant(free) => {
                    free.insert(line);
                }
            }
        }
    }
    defined
}

fn first_cell(line: &str) -> Option<&str> {
    line.strip_prefix('|')?.split('|').next().map(str::trim)
}

impl Defined {
    /// Whether a rule may be cited: itself, a chapter by its sections, or a section of a chapter
    /// that lists none.
    pub(super) fn resolves(&self, rule: &str) -> bool {
        let has_sections =
            |chapter: &str| self.rules.keys().any(|defined| parent(defined) == Some(chapter));
        self.rules.contains_key(rule)
            || has_sections(rule)
            || parent(rule)
                .is_some_and(|chapter| self.rules.contains_key(chapter) && !has_sections(chapter))
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn tables_define_rules() {
        let readme = "| chapter | heading |\n|---|---|\n| II, V | set-up |\n| VI.1-2 | stock |\n\n\
            Q09 is no table.\n\n| no. | question |\n|---|---|\n| Q01 | as in Q02? |\n";
        let defined = defined(readme);
        for rule in ["II", "II.3", "V", "VI", "VI.1", "VI.2", "Q01"] {
            assert!(defined.resolves(rule), "{rule}");
        }
        for rule in ["I", "VI.3", "VII", "Q02", "Q09"] {
            assert!(!defined.resolves(rule), "{rule}");
        }
        assert_eq!(defined.rules["Q01"], 10);
    }
}

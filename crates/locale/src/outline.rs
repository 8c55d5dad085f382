//! What a locale file holds, for tests: its sentences and what each asks for.

use std::collections::{BTreeMap, BTreeSet};

use fluent_syntax::ast::{Entry, Expression, InlineExpression, Pattern, PatternElement};
use fluent_syntax::parser;

/// The ids of a file's sentences, each with the arguments it uses.
///
/// # Panics
///
/// Panics if the file is malformed or says something twice.
pub fn outline(file: &str) -> BTreeMap<String, BTreeSet<String>> {
    let resource = parser::parse(file).unwrap_or_else(|(_, errors)| panic!("{errors:?}"));
    let mut sentences = BTreeMap::new();
    for entry in &resource.body {
        let Entry::Message(message) = entry else { continue };
        let mut used = BTreeSet::new();
        if let Some(pattern) = &message.value {
            collect(pattern, &mut used);
        }
        let id = message.id.name.to_owned();
        assert!(sentences.insert(id, used).is_none(), "{} is said twice", message.id.name);
    }
    sentences
}

fn collect(pattern: &Pattern<&str>, used: &mut BTreeSet<String>) {
    for element in &pattern.elements {
        let PatternElement::Placeable { expression } = element else { continue };
        match expression {
            Expression::Inline(inline) => variable(inline, used),
            Expression::Select { selector, variants } => {
                variable(selector, used);
                variants.iter().for_each(|variant| collect(&variant.value, used));
            }
        }
    }
}

fn variable(inline: &InlineExpression<&str>, used: &mut BTreeSet<String>) {
    if let InlineExpression::VariableReference { id } = inline {
        used.insert(id.name.to_owned());
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn an_outline_names_every_argument() {
        let file = "a = { $x ->\n    [one] one\n   *[other] { $y } more\n}\n# note\nb = plain\n";
        let found = outline(file);
        assert_eq!(found["a"].iter().collect::<Vec<_>>(), ["x", "y"]);
        assert!(found["b"].is_empty());
    }
}

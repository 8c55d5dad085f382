//! What a locale file holds: its sentences, each with its line and what it asks for.

use std::collections::{BTreeMap, BTreeSet};

use fluent_syntax::ast::{Entry, Expression, InlineExpression, Pattern, PatternElement};
use fluent_syntax::parser;

/// The sentences of a file.
#[derive(Debug, Default)]
pub(super) struct Outline {
    pub(super) sentences: BTreeMap<String, Sentence>,
    /// What is wrong with the file itself, by line.
    pub(super) wrong: Vec<(usize, String)>,
}

/// One sentence.
#[derive(Debug)]
pub(super) struct Sentence {
    pub(super) line: usize,
    /// Its arguments (`$count`) and attributes (`.title`).
    pub(super) asks: BTreeSet<String>,
}

/// Reads a file.
pub(super) fn outline(file: &str) -> Outline {
    let mut outline = Outline::default();
    let resource = parser::parse(file).unwrap_or_else(|(resource, errors)| {
        let line = |at: usize| 1 + file[..at.min(file.len())].matches('\n').count();
        outline.wrong =
            errors.iter().map(|error| (line(error.pos.start), error.to_string())).collect();
        resource
    });
    for entry in &resource.body {
        let Entry::Message(message) = entry else { continue };
        let mut asks = BTreeSet::new();
        if let Some(pattern) = &message.value {
            collect(pattern, &mut asks);
        }
        for attribute in &message.attributes {
            asks.insert(format!(".{}", attribute.id.name));
            collect(&attribute.value, &mut asks);
        }
        let id = message.id.name.to_owned();
        let lines = lines_of(file, &id);
        let line = lines.first().copied().unwrap_or(1);
        if outline.sentences.insert(id.clone(), Sentence { line, asks }).is_some() {
            let again = lines.last().copied().unwrap_or(line);
            outline.wrong.push((again, format!("says {id} a second time")));
        }
    }
    outline
}

/// The lines on which a sentence begins.
fn lines_of(file: &str, id: &str) -> Vec<usize> {
    let begins =
        |text: &str| text.strip_prefix(id).is_some_and(|rest| rest.trim_start().starts_with('='));
    (1..).zip(file.lines()).filter(|(_, text)| begins(text)).map(|(line, _)| line).collect()
}

fn collect(pattern: &Pattern<&str>, asks: &mut BTreeSet<String>) {
    for element in &pattern.elements {
        let PatternElement::Placeable { expression } = element else { continue };
        of_expression(expression, asks);
    }
}

fn of_expression(expression: &Expression<&str>, asks: &mut BTreeSet<String>) {
    match expression {
        Expression::Inline(inline) => of_inline(inline, asks),
        Expression::Select { selector, variants } => {
            of_inline(selector, asks);
            variants.iter().for_each(|variant| collect(&variant.value, asks));
        }
    }
}

fn of_inline(inline: &InlineExpression<&str>, asks: &mut BTreeSet<String>) {
    match inline {
        InlineExpression::VariableReference { id } => {
            asks.insert(format!("${}", id.name));
        }
        InlineExpression::FunctionReference { arguments, .. } => {
            arguments.positional.iter().for_each(|inner| of_inline(inner, asks));
        }
        InlineExpression::Placeable { expression } => of_expression(expression, asks),
        InlineExpression::StringLiteral { .. }
        | InlineExpression::NumberLiteral { .. }
        | InlineExpression::MessageReference { .. }
        | InlineExpression::TermReference { .. } => {}
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn an_outline_names_lines_arguments_and_attributes() {
        let file = "# note\na = { $x ->\n    [one] one\n   *[other] { NUMBER($y) } more\n}\n    .tip = { $z }\nb = plain\n";
        let found = outline(file);
        let asks: Vec<_> = found.sentences["a"].asks.iter().map(String::as_str).collect();
        assert_eq!(asks, ["$x", "$y", "$z", ".tip"]);
        assert_eq!(found.sentences["a"].line, 2);
        assert_eq!(found.sentences["b"].line, 7);
        assert!(found.sentences["b"].asks.is_empty() && found.wrong.is_empty());
    }

    #[test]
    fn malformed_and_repeated_sentences_are_told() {
        assert_eq!(outline("a = A\nb = { $x ]\nc = C\n").wrong[0].0, 2);
        let twice = outline("a = A\nb = B\na = C\n");
        assert_eq!(twice.wrong, [(3, "says a a second time".to_owned())]);
    }
}

//! What a data file states, and how certain it is.

use std::collections::BTreeMap;

use serde::{Deserialize, Serialize};
use serde_json::{Value, json};

/// How certain something is that a data file states.
#[derive(Copy, Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Label {
    /// Somebody has seen it on a copy of the game.
    Printed,
    /// It is in the rulebook.
    Rules,
    /// It was read on public pages.
    Public,
    /// It follows from what is known.
    Inferred,
    /// It is ours.
    Proposal,
}

impl Label {
    /// What the labels mean, word by word as the head of every box file says it.
    pub const MEANINGS: &'static str = "\
# Labels say how certain a value is:
#   printed   you have seen it on your own copy: set this where you have looked
#   rules     it is in the rulebook
#   public    it was read on public pages
#   inferred  it follows from what is known
#   proposal  it is ours, so that the game can be played: look at these first
# Labels and notes are for readers alone; nothing is played with them.
";
}

/// How many values of a box have which label, by the labels' names.
pub fn labels(value: &Value) -> BTreeMap<&str, usize> {
    let mut found = BTreeMap::new();
    let mut open = vec![value];
    while let Some(value) = open.pop() {
        match value {
            Value::Object(fields) => {
                if let Some(label) = fields.get("label").and_then(Value::as_str) {
                    *found.entry(label).or_default() += 1;
                }
                open.extend(fields.values());
            }
            Value::Array(items) => open.extend(items),
            Value::Null | Value::Bool(_) | Value::Number(_) | Value::String(_) => {}
        }
    }
    found
}

/// Makes facts of the values that stand alone where `sound`, a box without faults, has a fact:
/// whoever writes `sugar = 8` has seen it on a copy of the game.
pub(crate) fn complete(here: &mut Value, sound: &Value) {
    let Value::Object(sections) = sound else { return };
    if !PARTS.iter().all(|part| sections.contains_key(*part)) {
        let Value::Object(fields) = here else { return };
        for (key, value) in fields {
            complete(value, sections.get(key).unwrap_or(&Value::Null));
        }
        return;
    }
    let is_fact =
        here.as_object().is_some_and(|it| PARTS.iter().any(|part| it.contains_key(*part)));
    if !is_fact && !here.is_null() {
        *here = json!({ "value": here.take() });
    }
    if let Value::Object(fields) = here {
        fields.entry("label").or_insert_with(|| json!(Label::Printed));
        fields.entry("note").or_insert_with(|| json!(""));
    }
}

/// The parts of a fact.
const PARTS: [&str; 3] = ["value", "label", "note"];

/// One fact of a data file, with where it comes from.
#[derive(Clone, Debug, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Fact<T> {
    /// The fact itself.
    pub value: T,
    /// How certain it is.
    pub label: Label,
    /// Where it comes from, or why it is so.
    pub note: String,
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_value_that_stands_alone_was_seen() {
        let fact = |value: Value| json!({"value": value, "label": "printed", "note": ""});
        let ours = json!({"value": 8, "label": "public", "note": "x"});
        let rate = json!({"value": {"give": 1}, "label": "public", "note": "x"});
        let sound =
            json!({"supply": {"rum": ours, "wood": ours, "sugar": ours}, "mill": {"rate": rate}});
        let mut here = json!({
            "supply": {"rum": 7, "wood": {"value": 6}, "sugar": {"value": 5, "label": "rules", "note": "y"}},
            "mill": {"rate": {"give": 2}, "more": 3},
            "other": 4,
        });
        complete(&mut here, &sound);
        let right = json!({
            "supply": {
                "rum": fact(json!(7)),
                "wood": fact(json!(6)),
                "sugar": {"value": 5, "label": "rules", "note": "y"},
            },
            "mill": {"rate": fact(json!({"give": 2})), "more": 3},
            "other": 4,
        });
        assert_eq!(here, right);
    }
}

//! The values of a box, one by one, as a reader is told them.

use std::collections::BTreeMap;

use serde_json::{Map, Value};

/// A value of a box with what is said of it.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Stated {
    /// The section it stands in.
    pub section: String,
    /// What it is called there.
    pub name: String,
    /// How certain it is, if it has a label of its own.
    pub label: Option<String>,
    /// The value itself.
    pub value: String,
    /// Where it comes from, or why it is so.
    pub note: String,
}

/// All values of a box in the order of the sections in `order`; those with the label of a
/// whole entry are told with it.
pub(crate) fn stated(value: &Value, order: &[String]) -> Vec<Stated> {
    let mut found = Vec::new();
    let sections = order.iter().filter(|section| *section != "box");
    for (section, value) in sections.filter_map(|section| Some((section, value.get(section)?))) {
        walk(section, &[], value, &mut found);
    }
    found
}

/// By section what the comments before it say in files of ours.
pub(crate) fn explained(files: &str) -> BTreeMap<String, String> {
    let mut found = BTreeMap::new();
    let mut said: Vec<&str> = Vec::new();
    for line in files.lines() {
        let head = line.strip_prefix('[').map(|head| head.trim_matches(['[', ']']));
        if let Some(comment) = line.strip_prefix('#') {
            said.push(comment.strip_prefix(' ').unwrap_or(comment));
        } else if let Some(head) = head {
            let section = head.split('.').next().unwrap_or(head).to_owned();
            found.entry(section).or_insert_with(|| said.join("\n").trim().to_owned());
            said.clear();
        } else if !line.is_empty() {
            said.clear();
        }
    }
    found
}

fn walk(section: &str, names: &[&str], value: &Value, found: &mut Vec<Stated>) {
    match value {
        Value::Object(fields) if !fields.contains_key("label") => {
            // What is numbered comes in the order of its numbers.
            let mut fields: Vec<(&String, &Value)> = fields.iter().collect();
            fields.sort_by_key(|(name, _)| name.parse::<u32>().ok());
            for (name, value) in fields {
                walk(section, &[names, &[name]].concat(), value, found);
            }
        }
        Value::Array(entries) if entries.iter().any(Value::is_object) => {
            for (nth, entry) in (1..).zip(entries) {
                entry_of(section, names, &nth.to_string(), entry, found);
            }
        }
        Value::Object(_)
        | Value::Array(_)
        | Value::Null
        | Value::Bool(_)
        | Value::Number(_)
        | Value::String(_) => found.push(one(section, names, value)),
    }
}

/// An entry of a list; what has a label of its own in it is told after it.
fn entry_of(section: &str, names: &[&str], nth: &str, entry: &Value, found: &mut Vec<Stated>) {
    let name = own_name(entry).and_then(Value::as_str).unwrap_or(nth);
    let names = [names, &[name]].concat();
    found.push(one(section, &names, entry));
    for (key, inner) in entry.as_object().into_iter().flatten() {
        let lists = inner.as_array().into_iter().flatten();
        for (nth, inner) in (1..).zip(lists).filter(|(_, inner)| inner.get("label").is_some()) {
            entry_of(section, &[&names[..], &[key]].concat(), &nth.to_string(), inner, found);
        }
    }
}

/// What entries of lists call themselves by.
const NAMES: [&str; 4] = ["id", "number", "name", "hex"];

/// What an entry calls itself.
fn own_name(entry: &Value) -> Option<&Value> {
    NAMES.iter().find_map(|name| entry.get(name))
}

fn one(section: &str, names: &[&str], value: &Value) -> Stated {
    let said = |part: &str| value.get(part).and_then(Value::as_str).map(str::to_owned);
    Stated {
        section: section.to_owned(),
        name: names.join(" "),
        label: said("label"),
        value: value.get("value").map_or_else(|| told(value, own_name(value)), |it| told(it, None)),
        note: said("note").unwrap_or_default(),
    }
}

/// A value in plain letters, but for the part that names it.
fn told(value: &Value, name: Option<&Value>) -> String {
    match value {
        Value::Null => String::new(),
        Value::Bool(is) => is.to_string(),
        Value::Number(number) => number.to_string(),
        Value::String(text) => text.clone(),
        Value::Array(items) => {
            let is_plain = items.iter().all(|item| !item.is_array() && !item.is_object());
            let items: Vec<String> = items.iter().map(|item| told(item, None)).collect();
            items.join(if is_plain { " " } else { "; " })
        }
        Value::Object(fields) => fields_told(fields, name),
    }
}

fn fields_told(fields: &Map<String, Value>, name: Option<&Value>) -> String {
    let about = |key: &&String| !matches!(key.as_str(), "label" | "note");
    let is_name = |value: &Value| name.is_some_and(|name| std::ptr::eq(name, value));
    let fields = fields.iter().filter(|(key, value)| about(key) && !is_name(value));
    let fields = fields.map(|(key, value)| match value {
        Value::Object(_) => format!("{key} ({})", told(value, None)),
        Value::Null | Value::Bool(_) | Value::Number(_) | Value::String(_) | Value::Array(_) => {
            format!("{key} {}", told(value, None))
        }
    });
    fields.collect::<Vec<_>>().join(", ")
}

#[cfg(test)]
mod tests {
    use serde_json::json;

    use super::*;
    use crate::labels;

    #[test]
    fn comments_explain_the_section_after_them() {
        let files = "# All.\n\n[box]\nname = \"x\"\n# inside\nmore = 1\n\n# S is sugar,\n#   T tobacco.\n\n[ships]\n10 = 1\n[[tile]]\n# Not this.\n[[tile]]\n";
        let found = explained(files);
        assert_eq!(found["ships"], "S is sugar,\n  T tobacco.");
        assert_eq!((&*found["box"], &*found["tile"]), ("All.", ""));
        let ships = json!({"ships": {"10": 1, "2": 3, "1": 5}});
        let names: Vec<String> =
            stated(&ships, &["ships".to_owned()]).into_iter().map(|it| it.name).collect();
        assert_eq!(names, ["1", "2", "10"]);
    }

    #[test]
    fn values_are_told_one_by_one() {
        let value = json!({
            "box": {"name": "x"},
            "pieces": {
                "markers": {"value": 25, "label": "rules", "note": "of each color"},
                "rate": {"value": {"give": 1, "take": 2}, "label": "proposal", "note": ""},
            },
            "settings": {"four": {"bank": 10000, "narrow": [7, 6]}},
            "tile": [
                {"id": "T1", "rails": [["n", "s"], ["e", "w"]], "kind": {"factory": {"wants": [2, 0], "first": 5}}, "label": "proposal"},
                {"front": "8", "back": "9"},
            ],
            "area": [{"name": "medium", "red": [{"hex": "B7", "values": [30, 40], "label": "proposal"}], "label": "proposal", "note": "by geography"}],
        });
        let order = ["box", "tile", "area", "pieces", "settings", "gone"].map(str::to_owned);
        let found = stated(&value, &order);
        let told: Vec<String> = found
            .iter()
            .map(|it| {
                let label = it.label.as_deref().unwrap_or("-");
                format!("{}/{}/{label}/{}/{}", it.section, it.name, it.value, it.note)
            })
            .collect();
        let right = [
            "tile/T1/proposal/kind (factory (first 5, wants 2 0)), rails n s; e w/",
            "tile/2/-/back 9, front 8/",
            "area/medium/proposal/red hex B7, values 30 40/by geography",
            "area/medium red B7/proposal/values 30 40/",
            "pieces/markers/rules/25/of each color",
            "pieces/rate/proposal/give 1, take 2/",
            "settings/four bank/-/10000/",
            "settings/four narrow/-/7 6/",
        ];
        assert_eq!(told, right);
        let proposals = found.iter().filter(|it| it.label.as_deref() == Some("proposal"));
        assert_eq!(Some(&proposals.count()), labels(&value).get("proposal"));
    }
}

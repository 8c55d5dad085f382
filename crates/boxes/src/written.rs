//! A box written as a file again.

use std::collections::BTreeMap;

use serde_json::{Map, Value};

use crate::Label;

/// A box as transcripts and stores hold it, as a file: the head first, then the sections in
/// the order of `order`, each after what is `explained` of it.
pub(crate) fn written(
    value: &Value,
    order: &[String],
    explained: &BTreeMap<String, String>,
) -> String {
    let sections: Vec<(&String, &Value)> = value.as_object().into_iter().flatten().collect();
    let place = |name: &str| {
        let known = order.iter().position(|known| known == name);
        (name != "box", known.unwrap_or(order.len()))
    };
    let mut sections = sections;
    sections.sort_by_key(|(name, _)| place(name));
    let mut file = Label::MEANINGS.to_owned();
    // What is no section stands before all of them.
    let (plain, sections): (Vec<_>, Vec<_>) =
        sections.into_iter().partition(|(_, value)| !is_table(value) && !is_tables(value));
    for (name, value) in plain {
        file += &line(name, value);
    }
    for (name, value) in sections {
        let said = explained.get(name).filter(|said| name != "box" && !said.is_empty());
        if let Some(said) = said {
            file += "\n";
            file.extend(said.lines().map(|line| format!("{}\n", format!("# {line}").trim_end())));
        }
        match value {
            Value::Object(fields) => table(&mut file, &format!("[{}]", key(name)), fields),
            Value::Array(entries) => {
                for fields in entries.iter().filter_map(Value::as_object) {
                    table(&mut file, &format!("[[{}]]", key(name)), fields);
                }
            }
            Value::Null | Value::Bool(_) | Value::Number(_) | Value::String(_) => {}
        }
    }
    file
}

fn is_table(value: &Value) -> bool {
    value.is_object()
}

fn is_tables(value: &Value) -> bool {
    value.as_array().is_some_and(|entries| !entries.is_empty() && entries.iter().all(is_table))
}

fn table(file: &mut String, head: &str, fields: &Map<String, Value>) {
    let (groups, lines): (Vec<_>, Vec<_>) =
        ordered(fields).into_iter().partition(|(_, value)| is_group(value));
    if !lines.is_empty() || groups.is_empty() {
        file.extend(["\n", head, "\n"]);
    }
    for (name, value) in lines {
        *file += &line(name, value);
    }
    // Groups of an entry of a list stay in its line: their names would not tell whose they are.
    for (name, value) in groups {
        match value.as_object().filter(|_| !head.starts_with("[[")) {
            Some(inner) => {
                let outer = head.trim_end_matches(']');
                table(file, &format!("{outer}.{}]", key(name)), inner);
            }
            None => *file += &line(name, value),
        }
    }
}

/// Whether a value is nothing but values of several parts.
fn is_group(value: &Value) -> bool {
    let fields = value.as_object();
    fields.is_some_and(|fields| !fields.is_empty() && fields.values().all(is_table))
}

fn line(name: &str, value: &Value) -> String {
    format!("{} = {}\n", key(name), inline(value))
}

/// What an entry is called comes first, what explains it last.
fn ordered(fields: &Map<String, Value>) -> Vec<(&String, &Value)> {
    let rank = |name: &str| match name {
        "id" | "number" | "front" | "hex" => 0,
        "label" => 2,
        "note" => 3,
        _ => 1,
    };
    let mut fields: Vec<(&String, &Value)> = fields.iter().collect();
    fields.sort_by_key(|(name, _)| rank(name));
    fields
}

fn inline(value: &Value) -> String {
    match value {
        Value::Object(fields) => {
            let fields: Vec<String> = ordered(fields)
                .into_iter()
                .map(|(name, value)| format!("{} = {}", key(name), inline(value)))
                .collect();
            format!("{{ {} }}", fields.join(", "))
        }
        Value::Array(items) => {
            let items: Vec<String> = items.iter().map(inline).collect();
            format!("[{}]", items.join(", "))
        }
        Value::String(text) => quoted(text),
        // No box holds nothing: what cannot be read as a value is refused.
        Value::Null | Value::Bool(_) | Value::Number(_) => value.to_string(),
    }
}

fn key(name: &str) -> String {
    let is_bare = |letter: char| letter.is_ascii_alphanumeric() || "_-".contains(letter);
    if !name.is_empty() && name.chars().all(is_bare) { name.to_owned() } else { quoted(name) }
}

/// A text as TOML writes it: as JSON does, but for one control character that JSON lets stand.
fn quoted(text: &str) -> String {
    Value::from(text).to_string().replace('\u{7f}', "\\u007f")
}

#[cfg(test)]
mod tests {
    use serde_json::json;

    use super::*;
    use crate::sheet::Sheet;

    #[test]
    fn what_is_written_is_read_as_the_same() {
        let value = json!({
            "box": {"game": "toy", "format": 1, "name": "My \"box\"\u{7f}\n\\ §"},
            "ship": {"most": {"value": [1, -2], "label": "printed", "note": "it's"}},
            "tile": [{"id": "T01", "way": {"a": {"b": 1}}, "open": true}, {"id": "T02"}],
            "house": {"church": {"cost": {"value": {"give": 1}, "label": "rules", "note": ""}}},
            "none": [],
            "a b": {"": {}},
            "mixed": [1, {"x": "y"}],
        });
        let order = ["box", "tile", "ship"].map(str::to_owned);
        let explained = BTreeMap::from([("ship".to_owned(), "How many:\n\n  1 to 9.".to_owned())]);
        let file = written(&value, &order, &explained);
        let sheet = Sheet::of_text(&file);
        assert_eq!(sheet.wrong, [], "{file}");
        assert_eq!(sheet.value, value, "{file}");
        let lines = [
            "\n[box]\n",
            "\n[[tile]]\nid = \"T01\"\nopen = true\nway = { a = { b = 1 } }\n",
            "\n# How many:\n#\n#   1 to 9.\n\n[ship]\nmost = { value = [1, -2], label = \"printed\", note = \"it's\" }\n",
            "\n[house.church]\ncost = { value = { give = 1 }, label = \"rules\", note = \"\" }\n",
        ];
        let places: Vec<usize> = lines.iter().map(|line| file.find(line).expect(line)).collect();
        assert!(places.is_sorted(), "{file}");
    }
}

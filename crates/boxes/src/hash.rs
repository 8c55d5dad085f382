//! The name of a box's values.

use std::fmt::Write as _;

use serde_json::{Map, Value};
use sha2::{Digest, Sha256};

/// Bytes of the hash that are written.
const WRITTEN: usize = 16;

/// How many letters a hash has: those of today, and those that earlier releases wrote.
pub(crate) const LENGTHS: [usize; 2] = [2 * WRITTEN, WRITTEN];

/// The hash of what is played with: all values, but neither the head nor what
/// only explains them (labels and notes).
pub(crate) fn of(file: &Value) -> String {
    let mut values = file.clone();
    if let Value::Object(sections) = &mut values {
        sections.remove("box");
    }
    strip(&mut values);
    // Objects are written in the order of their keys, so equal values are equal texts.
    let hash = Sha256::digest(values.to_string().as_bytes());
    hash.iter().take(WRITTEN).fold(String::new(), |mut text, byte| {
        // Writing to a `String` cannot fail.
        let _ = write!(text, "{byte:02x}");
        text
    })
}

/// Takes out what only explains; a fact whose explanation is gone is its value.
fn strip(value: &mut Value) {
    match value {
        Value::Object(fields) => {
            fields.retain(|key, _| key != "label" && key != "note");
            fields.values_mut().for_each(strip);
            if let Some(only) = lone_value(fields) {
                *value = only;
            }
        }
        Value::Array(items) => items.iter_mut().for_each(strip),
        Value::Null | Value::Bool(_) | Value::Number(_) | Value::String(_) => {}
    }
}

fn lone_value(fields: &mut Map<String, Value>) -> Option<Value> {
    if fields.len() == 1 { fields.remove("value") } else { None }
}

#[cfg(test)]
mod tests {
    use serde_json::json;

    use super::*;

    #[test]
    fn explanations_do_not_count_and_values_do() {
        let plain = json!({"box": {"name": "a"}, "ship": {"most": {"value": 3, "label": "rules", "note": "x"}}});
        let told = json!({"box": {"name": "b"}, "ship": {"most": {"value": 3, "label": "proposal", "note": "y"}}});
        let other = json!({"box": {"name": "a"}, "ship": {"most": {"value": 4, "label": "rules", "note": "x"}}});
        assert_eq!(of(&plain), of(&told));
        assert_ne!(of(&plain), of(&other));
        assert_eq!(of(&plain).len(), 2 * WRITTEN);
    }
}

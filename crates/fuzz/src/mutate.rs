//! Small changes to what is real.

use serde_json::{Map, Value, json};
use tabletop::{Dice as _, SeededDice};

/// No input is longer than this many bytes.
const LONGEST: usize = 200_000;

/// One of `of`, which is not empty.
pub(crate) fn any<'a, T>(dice: &mut SeededDice, of: &'a [T]) -> &'a T {
    &of[below(dice, of.len())]
}

/// A number below `most`; 0 if there is none.
pub(crate) fn below(dice: &mut SeededDice, most: usize) -> usize {
    match u32::try_from(most) {
        Ok(0) | Err(_) => 0,
        Ok(most) => dice.roll(most) as usize,
    }
}

/// Whether one of so many rolls comes up.
pub(crate) fn one_in(dice: &mut SeededDice, sides: u32) -> bool {
    dice.roll(sides) == 0
}

/// Pieces that readers stumble over.
const ODD: [&str; 24] = [
    "",
    "\0",
    "\n",
    "\r\n",
    " ",
    "/",
    "//",
    "..",
    "%",
    "%00",
    "%ff",
    "&",
    "=",
    "\u{feff}",
    "\u{202e}",
    "ß",
    "🂡",
    "-1",
    "0",
    "255",
    "256",
    "4294967296",
    "-9223372036854775808",
    "1e999",
];

/// A text with some of its bytes changed; what is then no text is replaced.
pub(crate) fn bytes(dice: &mut SeededDice, text: &str, other: &str) -> String {
    let mut bytes = text.as_bytes().to_vec();
    for _ in 0..=dice.roll(3) {
        let at = below(dice, bytes.len() + 1);
        let end = (at + below(dice, 16)).min(bytes.len());
        match dice.roll(6) {
            0 => drop(bytes.drain(at..end)),
            1 => {
                let piece = bytes[at..end].to_vec();
                drop(bytes.splice(at..at, piece));
            }
            2 => drop(bytes.splice(at..end, any(dice, &ODD).bytes())),
            3 => bytes.truncate(at),
            4 => {
                let from = below(dice, other.len() + 1);
                let to = (from + below(dice, 64)).min(other.len());
                drop(bytes.splice(at..end, other.as_bytes()[from..to].iter().copied()));
            }
            _ => {
                if let Some(byte) = bytes.get_mut(at) {
                    *byte ^= 1 << dice.roll(8);
                }
            }
        }
    }
    bytes.truncate(LONGEST);
    String::from_utf8_lossy(&bytes).into_owned()
}

/// A text of lines with some of them left out, repeated, exchanged or changed.
pub(crate) fn lines(dice: &mut SeededDice, text: &str, other: &str) -> String {
    let mut lines: Vec<String> = text.lines().map(str::to_owned).collect();
    let others: Vec<&str> = other.lines().collect();
    for _ in 0..=dice.roll(2) {
        if lines.is_empty() {
            break;
        }
        let (at, with) = (below(dice, lines.len()), below(dice, lines.len()));
        match dice.roll(7) {
            0 => drop(lines.remove(at)),
            1 => lines.insert(with, lines[at].clone()),
            2 => lines.swap(at, with),
            3 if !others.is_empty() => (*any(dice, &others)).clone_into(&mut lines[at]),
            4 => lines[at] = bytes(dice, &lines[at].clone(), other),
            _ => {
                lines[at] = match serde_json::from_str(&lines[at]) {
                    Ok(value) => json_value(dice, &value).to_string(),
                    Err(_) => bytes(dice, &lines[at].clone(), other),
                };
            }
        }
    }
    let mut text = lines.join("\n");
    if text.len() > LONGEST {
        text = text.chars().take(LONGEST / 4).collect();
    }
    text
}

/// A value in whose place nobody expects it.
fn odd(dice: &mut SeededDice) -> Value {
    let all = [
        Value::Null,
        json!(true),
        json!(-1),
        json!(0),
        json!(7),
        json!(255),
        json!(256),
        json!(65_536),
        json!(u32::MAX),
        json!(i64::MIN),
        json!(u64::MAX),
        json!(0.5),
        json!(1e300),
        json!(""),
        json!("\0"),
        json!("nonsense"),
        json!("x".repeat(5_000)),
        json!([]),
        json!({}),
        json!([[[[]]]]),
        json!({"seen": null}),
    ];
    any(dice, &all).clone()
}

/// Where every value in a value stands, as pointers.
pub(crate) fn places(value: &Value) -> Vec<String> {
    let mut found = Vec::new();
    let mut open = vec![(String::new(), value)];
    while let Some((path, value)) = open.pop() {
        match value {
            Value::Object(fields) => open.extend(fields.iter().map(|(key, value)| {
                (format!("{path}/{}", key.replace('~', "~0").replace('/', "~1")), value)
            })),
            Value::Array(items) => open.extend(
                items.iter().enumerate().map(|(at, value)| (format!("{path}/{at}"), value)),
            ),
            Value::Null | Value::Bool(_) | Value::Number(_) | Value::String(_) => {}
        }
        found.push(path);
    }
    found
}

/// A value with some of the values in it changed.
pub(crate) fn json_value(dice: &mut SeededDice, value: &Value) -> Value {
    let mut changed = value.clone();
    for _ in 0..=dice.roll(2) {
        let all = places(&changed);
        let (at, from) = (any(dice, &all), any(dice, &all));
        let copied = changed.pointer(from).cloned().unwrap_or_default();
        let kind = dice.roll(5);
        let odd = odd(dice);
        let number = dice.roll(4);
        let Some(here) = changed.pointer_mut(at) else { continue };
        match (kind, &mut *here) {
            (0, _) => *here = odd,
            // No deeper than it is: a copy of the whole in itself grows without end.
            (1, _) if !at.starts_with(from.as_str()) => *here = copied,
            (2, Value::Array(items)) => {
                let at = number as usize % (items.len() + 1);
                items.insert(at, copied_shallow(copied));
            }
            (3, Value::Array(items)) if !items.is_empty() => {
                let last = items.len() - 1;
                items.swap_remove((number as usize).min(last));
            }
            (_, Value::Object(fields)) => remove_or_add(fields, number as usize, odd),
            (_, Value::Number(old)) => {
                let old = old.as_i64().unwrap_or_default();
                *here = json!(old.wrapping_add([-1, 1, 10, -10][number as usize % 4]));
            }
            (_, Value::Null | Value::Bool(_) | Value::String(_) | Value::Array(_)) => *here = odd,
        }
    }
    changed
}

fn copied_shallow(value: Value) -> Value {
    if value.to_string().len() > 2_000 { Value::Null } else { value }
}

fn remove_or_add(fields: &mut Map<String, Value>, which: usize, odd: Value) {
    let key = fields.keys().nth(which).cloned();
    match key {
        Some(key) => drop(fields.remove(&key)),
        None => drop(fields.insert("nonsense".to_owned(), odd)),
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn changes_are_reproducible_and_change_something() {
        let value = json!({"a": [1, 2, {"b": "c"}], "d/e": null});
        let all = |seed| {
            let mut dice = SeededDice::new(seed);
            (
                bytes(&mut dice, "some text", "other"),
                lines(&mut dice, "{\"a\":1}\nb\nc", "d\ne"),
                json_value(&mut dice, &value),
            )
        };
        let mut changed = [0; 3];
        for seed in 0..200 {
            let (bytes, lines, value_now) = all(seed);
            assert_eq!((bytes.clone(), lines.clone(), value_now.clone()), all(seed));
            changed[0] += u32::from(bytes != "some text");
            changed[1] += u32::from(lines != "{\"a\":1}\nb\nc");
            changed[2] += u32::from(value_now != value);
        }
        assert!(changed.iter().all(|&count| count > 120), "{changed:?}");
    }

    #[test]
    fn every_place_can_be_pointed_at() {
        let value = json!({"a": [1, {"b": "c"}], "d/e~": null});
        let all = places(&value);
        assert_eq!(all.len(), 6);
        assert!(all.iter().all(|place| value.pointer(place).is_some()), "{all:?}");
    }
}

//! What serde says of a value, in words of our own.

use serde_json::Value;

use crate::complaint::bounds;
use crate::name::quoted;

/// Longer values are not repeated in a sentence.
const SHORT: usize = 40;

/// What is wrong with a value, as far as its type tells.
#[derive(Debug)]
pub(crate) enum Kind {
    /// It should be a number, `most` at most.
    Number {
        /// The least and the most that its type holds.
        least: i64,
        most: i64,
    },
    /// Something that should be there is not.
    Missing(String),
    /// Something is there that has no place here.
    Unknown(String),
    /// Anything else.
    Other,
}

impl Kind {
    /// What an error of serde's is about.
    pub(crate) fn of(error: &str) -> Kind {
        if let Some(field) = named(error, "missing field `") {
            return Kind::Missing(field.to_owned());
        }
        if let Some(field) = named(error, "unknown field `") {
            return Kind::Unknown(field.to_owned());
        }
        let number = error.rsplit_once(", expected ").and_then(|(_, expected)| limits(expected));
        number.map_or(Kind::Other, |(least, most)| Kind::Number { least, most })
    }
}

/// The least and the most that a type of numbers holds, as far as a file can write it.
fn limits(name: &str) -> Option<(i64, i64)> {
    Some(match name {
        "u8" => (0, u8::MAX.into()),
        "u16" => (0, u16::MAX.into()),
        "u32" => (0, u32::MAX.into()),
        "u64" | "usize" => (0, i64::MAX),
        "i32" => (i32::MIN.into(), i32::MAX.into()),
        _ => return None,
    })
}

/// The name in an error of serde's.
fn named<'e>(error: &'e str, before: &str) -> Option<&'e str> {
    error.strip_prefix(before)?.split('`').next()
}

/// What is wrong with the value `here`, where `sound` stands in a box without faults.
///
/// `range` is what its game says of a number at this place.
pub(crate) fn sentence(
    error: &str,
    here: Option<&Value>,
    sound: Option<&Value>,
    range: Option<&str>,
) -> String {
    let not = here.map_or_else(String::new, |here| format!(", not {}", shown(here)));
    match Kind::of(error) {
        Kind::Missing(field) => missing(&field, sound.and_then(|sound| sound.get(&field))),
        Kind::Unknown(field) => {
            let known = choices(error);
            let known = known.map_or_else(String::new, |known| format!("; there are {known}"));
            format!("nothing here is called {}{known}", quoted(&field))
        }
        Kind::Number { least, most } => match range {
            Some(range) if range.starts_with("must be") => format!("{range}{not}"),
            Some(range) => format!("must be a whole number{not}: {range}"),
            None => format!("{}{not}", bounds(least, most)),
        },
        Kind::Other => other(error, &not, sound),
    }
}

fn missing(field: &str, sound: Option<&Value>) -> String {
    let value = sound.map(|sound| sound.get("value").unwrap_or(sound));
    match value {
        Some(Value::Object(_) | Value::Array(_)) | None => format!("{field} is missing"),
        Some(value) => {
            format!("{field} is missing; ours is {}", shown(value))
        }
    }
}

fn other(error: &str, not: &str, sound: Option<&Value>) -> String {
    let list = sound.and_then(Value::as_array);
    if let (Some(rest), Some(list)) = (error.strip_prefix("invalid length "), list) {
        let (there, wanted) = (rest.split(',').next().unwrap_or_default(), list.len());
        return format!("there are {there} in this list; there must be {wanted}");
    }
    if let (Some(name), Some(choices)) = (named(error, "unknown variant `"), choices(error)) {
        return format!("must be one of {choices}, not {}", quoted(name));
    }
    if error.starts_with("invalid ") {
        let kind = match sound {
            Some(Value::Bool(_)) => "true or false".to_owned(),
            Some(Value::Number(_)) => "a whole number".to_owned(),
            Some(Value::Array(_)) => "a list in [ ]".to_owned(),
            Some(Value::Object(fields)) => {
                let names: Vec<&str> = fields.keys().map(String::as_str).collect();
                let names = names.join(" = …, ");
                format!("written as {{ {names} = … }}")
            }
            Some(Value::String(text)) => {
                format!("a text in quotation marks, such as {}", quoted(text))
            }
            Some(Value::Null) | None => return format!("something else must stand here{not}"),
        };
        return format!("must be {kind}{not}");
    }
    error.to_owned()
}

/// The names that serde would have understood.
fn choices(error: &str) -> Option<String> {
    let (_, expected) = error.rsplit_once(", expected ")?;
    let names: Vec<&str> = expected.split('`').skip(1).step_by(2).collect();
    (!names.is_empty()).then(|| names.join(", "))
}

/// A value as its writer knows it.
fn shown(value: &Value) -> String {
    match value {
        Value::Array(items) if value.to_string().len() > SHORT => {
            format!("a list of {}", items.len())
        }
        Value::Object(_) => "several values in { }".to_owned(),
        Value::String(text) if text.chars().count() > SHORT => {
            let begun: String = text.chars().take(SHORT).collect();
            quoted(&format!("{begun}…"))
        }
        Value::String(text) => quoted(text),
        Value::Null => "nothing".to_owned(),
        Value::Bool(_) | Value::Number(_) | Value::Array(_) => value.to_string(),
    }
}

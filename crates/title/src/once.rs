//! JSON in which no name stands twice.

use std::fmt;

use serde::de::{self, Deserialize, Deserializer, MapAccess, SeqAccess, Visitor};
use serde_json::{Map, Number, Value};

/// Reads a value, and refuses it if somewhere in it a name stands twice: of two values nobody
/// knows which is meant.
pub(crate) fn value<'de, D: Deserializer<'de>>(from: D) -> Result<Option<Value>, D::Error> {
    let Once(value) = Once::deserialize(from)?;
    Ok((!value.is_null()).then_some(value))
}

struct Once(Value);

impl<'de> Deserialize<'de> for Once {
    fn deserialize<D: Deserializer<'de>>(from: D) -> Result<Once, D::Error> {
        from.deserialize_any(Reader).map(Once)
    }
}

struct Reader;

impl<'de> Visitor<'de> for Reader {
    type Value = Value;

    fn expecting(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str("JSON")
    }

    fn visit_unit<E: de::Error>(self) -> Result<Value, E> {
        Ok(Value::Null)
    }

    fn visit_bool<E: de::Error>(self, is: bool) -> Result<Value, E> {
        Ok(is.into())
    }

    fn visit_i64<E: de::Error>(self, number: i64) -> Result<Value, E> {
        Ok(number.into())
    }

    fn visit_u64<E: de::Error>(self, number: u64) -> Result<Value, E> {
        Ok(number.into())
    }

    fn visit_f64<E: de::Error>(self, number: f64) -> Result<Value, E> {
        Ok(Number::from_f64(number).map_or(Value::Null, Value::Number))
    }

    fn visit_str<E: de::Error>(self, text: &str) -> Result<Value, E> {
        Ok(text.into())
    }

    fn visit_seq<A: SeqAccess<'de>>(self, mut items: A) -> Result<Value, A::Error> {
        let mut all = Vec::new();
        while let Some(Once(item)) = items.next_element()? {
            all.push(item);
        }
        Ok(Value::Array(all))
    }

    fn visit_map<A: MapAccess<'de>>(self, mut fields: A) -> Result<Value, A::Error> {
        let mut all = Map::new();
        while let Some((name, Once(value))) = fields.next_entry::<String, Once>()? {
            if all.contains_key(&name) {
                return Err(de::Error::custom(format!("{name:?} stands twice in the box")));
            }
            all.insert(name, value);
        }
        Ok(Value::Object(all))
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn read(text: &str) -> Result<Value, String> {
        let value = value(&mut serde_json::Deserializer::from_str(text));
        value.map(Option::unwrap_or_default).map_err(|error| error.to_string())
    }

    #[test]
    fn a_name_stands_once_at_every_depth() {
        let whole = r#"{"a":{"b":[1,-2,{"c":"d","e":null}],"c":true},"b":0.5}"#;
        assert_eq!(read(whole).unwrap().to_string(), whole);
        for twice in [r#"{"a":1,"a":1}"#, r#"{"b":[{"c":{"a":1,"x":2,"a":3}}]}"#] {
            let error = read(twice).unwrap_err();
            assert!(error.contains("\"a\" stands twice in the box"), "{error}");
        }
    }
}

//! A box file as a tree of values, and which line each came from.

use std::collections::BTreeMap;

use serde_json::{Map, Value};
use toml::Spanned;
use toml::de::{DeInteger, DeTable, DeValue};

use crate::Complaint;

/// No box file is longer than this.
pub const MOST_BYTES: usize = 256 * 1024;

/// Values nest no deeper than this.
const DEEPEST: usize = 16;

/// A box as it was written, before any game has read it.
#[derive(Clone, Debug, Default)]
pub(crate) struct Sheet {
    pub(crate) value: Value,
    lines: BTreeMap<String, usize>,
}

impl Sheet {
    /// Reads TOML as far as it goes; what is wrong with it is told.
    pub(crate) fn of_text(text: &str, wrong: &mut Vec<Complaint>) -> Sheet {
        if let Some(complaint) = too_long(text.len()) {
            wrong.push(complaint);
            return Sheet::default();
        }
        let lines = LineEnds::of(text);
        let (table, errors) = DeTable::parse_recoverable(text);
        for error in errors {
            let line = error.span().map(|span| lines.at(span.start));
            wrong.push(Complaint { line, ..Complaint::at("", error.message()) });
        }
        let mut reading = Reading { ends: lines, lines: BTreeMap::new(), wrong };
        let value = Value::Object(reading.table(table.get_ref(), "", 0));
        Sheet { lines: reading.lines, value }
    }

    /// A box as transcripts and stores hold it.
    pub(crate) fn of_value(value: Value, wrong: &mut Vec<Complaint>) -> Sheet {
        if let Some(complaint) = too_long(value.to_string().len()) {
            wrong.push(complaint);
            return Sheet::default();
        }
        Sheet { value, lines: BTreeMap::new() }
    }

    /// The complaint with its line: that of its place, or of what is nearest around it.
    pub(crate) fn located(&self, complaint: Complaint) -> Complaint {
        if complaint.line.is_some() {
            return complaint;
        }
        let mut place = complaint.place.as_str();
        loop {
            if let Some(&line) = self.lines.get(place) {
                return Complaint { line: Some(line), ..complaint };
            }
            let Some(end) = place.rfind(['.', '[']) else { return complaint };
            place = &place[..end];
        }
    }
}

fn too_long(bytes: usize) -> Option<Complaint> {
    let what = || format!("{bytes} bytes; a box file has at most {MOST_BYTES}");
    (bytes > MOST_BYTES).then(|| Complaint::at("", what()))
}

/// Where each line of a text ends.
struct LineEnds(Vec<usize>);

impl LineEnds {
    fn of(text: &str) -> LineEnds {
        LineEnds(text.match_indices('\n').map(|(end, _)| end).collect())
    }

    /// The line of a place, counted from 1.
    fn at(&self, offset: usize) -> usize {
        self.0.partition_point(|&end| end < offset) + 1
    }
}

struct Reading<'r> {
    ends: LineEnds,
    lines: BTreeMap<String, usize>,
    wrong: &'r mut Vec<Complaint>,
}

impl Reading<'_> {
    fn table(&mut self, table: &DeTable<'_>, place: &str, depth: usize) -> Map<String, Value> {
        let mut fields = Map::new();
        for (key, value) in table {
            let name = key.get_ref().to_string();
            let inner = if place.is_empty() { name.clone() } else { format!("{place}.{name}") };
            self.lines.insert(inner.clone(), self.ends.at(key.span().start));
            fields.insert(name, self.value(value, &inner, depth + 1));
        }
        fields
    }

    fn value(&mut self, value: &Spanned<DeValue<'_>>, place: &str, depth: usize) -> Value {
        if depth > DEEPEST {
            self.complain(place, "values lie too deep in each other");
            return Value::Null;
        }
        match value.get_ref() {
            DeValue::String(text) => Value::String(text.to_string()),
            DeValue::Integer(digits) => self.integer(digits, place),
            DeValue::Boolean(is) => Value::Bool(*is),
            DeValue::Array(items) => {
                let items = items.iter().enumerate().map(|(index, item)| {
                    let inner = format!("{place}[{index}]");
                    self.lines.insert(inner.clone(), self.ends.at(item.span().start));
                    self.value(item, &inner, depth + 1)
                });
                Value::Array(items.collect())
            }
            DeValue::Table(table) => Value::Object(self.table(table, place, depth)),
            DeValue::Float(_) => {
                self.complain(place, "a fraction; numbers are whole");
                Value::Null
            }
            DeValue::Datetime(_) => {
                self.complain(place, "a date; write it in quotation marks");
                Value::Null
            }
        }
    }

    fn integer(&mut self, digits: &DeInteger<'_>, place: &str) -> Value {
        if let Ok(number) = i64::from_str_radix(digits.as_str(), digits.radix()) {
            return number.into();
        }
        self.complain(place, "no number that anybody would print");
        Value::Null
    }

    fn complain(&mut self, place: &str, what: &str) {
        let line = self.lines.get(place).copied();
        self.wrong.push(Complaint { line, ..Complaint::at(place, what) });
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn every_value_knows_its_line() {
        let text = "[a]\nb = 1\n\n[[c]]\nd = { e = [\n 1,\n 2 ] }\n[[c]]\nd = 0x10\n";
        let mut wrong = Vec::new();
        let sheet = Sheet::of_text(text, &mut wrong);
        assert_eq!(wrong, []);
        let written = r#"{"a":{"b":1},"c":[{"d":{"e":[1,2]}},{"d":16}]}"#;
        assert_eq!(sheet.value.to_string(), written);
        let line = |place: &str| sheet.located(Complaint::at(place, "")).line;
        let lines = ["a.b", "c[0].d.e[1]", "c[1].d", "c[1].unknown", "c[7]", "nowhere"].map(line);
        assert_eq!(lines, [Some(2), Some(7), Some(9), Some(8), Some(4), None]);
    }

    #[test]
    fn every_slip_of_the_pen_is_told_with_its_line() {
        let text = "[a]\nb = 1\nb = 2\nc = 1.5\nd = 2020-01-01\ne = 99999999999999999999\nf = [1\n";
        let mut wrong = Vec::new();
        Sheet::of_text(text, &mut wrong);
        let lines: Vec<_> = wrong.iter().filter_map(|complaint| complaint.line).collect();
        for line in [3, 4, 5, 6] {
            assert!(lines.contains(&line), "{line}: {wrong:#?}");
        }
    }

    #[test]
    fn a_huge_file_is_refused_unread() {
        let mut wrong = Vec::new();
        Sheet::of_text(&"x".repeat(10_000_000), &mut wrong);
        assert_eq!(wrong.len(), 1);
        assert!(wrong[0].to_string().contains("262144"), "{wrong:?}");
    }
}

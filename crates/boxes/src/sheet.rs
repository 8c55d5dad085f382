//! A box file as a tree of values, and which line each came from.

use std::collections::{BTreeMap, BTreeSet};

use serde_json::{Map, Value};
use toml::Spanned;
use toml::de::{DeInteger, DeTable, DeValue};

use crate::{Complaint, slips};

/// No box file is longer than this.
pub const MOST_BYTES: usize = 256 * 1024;

/// Values nest no deeper than this.
const DEEPEST: usize = 16;

/// A box as it was written, before any game has read it.
#[derive(Clone, Debug, Default)]
pub(crate) struct Sheet {
    pub(crate) value: Value,
    /// What cannot be read at all.
    pub(crate) wrong: Vec<Complaint>,
    lines: BTreeMap<String, usize>,
    /// Lines that are not written as TOML is.
    slips: BTreeSet<usize>,
    /// From this line on nothing is sure.
    unsure: Option<usize>,
    /// The last line with anything on it.
    last: usize,
    /// Whether somebody wrote it by hand, and can correct it.
    pub(crate) is_file: bool,
}

impl Sheet {
    /// Reads TOML as far as it goes; what is wrong with it is told.
    pub(crate) fn of_text(text: &str) -> Sheet {
        if let Some(complaint) = too_long(text.len()) {
            return Sheet { wrong: vec![complaint], ..Sheet::default() };
        }
        let ends = LineEnds::of(text);
        let last = ends.at(text.trim_end().len().saturating_sub(1));
        let (table, errors) = DeTable::parse_recoverable(text);
        let mut reading = Reading { ends, lines: BTreeMap::new(), wrong: Vec::new() };
        let value = Value::Object(reading.table(table.get_ref(), "", 0));
        let Reading { ends, lines, mut wrong } = reading;
        let slips = slips::slips(text, errors, &lines, |offset| ends.at(offset));
        let spoiled = slips.told.iter().filter_map(|slip| slip.line).collect();
        wrong.extend(slips.told);
        Sheet { value, wrong, lines, slips: spoiled, unsure: slips.unsure, last, is_file: true }
    }

    /// A box as transcripts and stores hold it.
    pub(crate) fn of_value(value: Value) -> Sheet {
        match too_long(value.to_string().len()) {
            Some(complaint) => Sheet { wrong: vec![complaint], ..Sheet::default() },
            None => Sheet { value, ..Sheet::default() },
        }
    }

    /// The names of the sections, in the order in which they were written.
    pub(crate) fn sections(&self) -> Vec<String> {
        let sections = self.value.as_object().into_iter().flatten().map(|(name, _)| name);
        let mut sections: Vec<String> = sections.cloned().collect();
        sections.sort_by_key(|section| self.lines.get(section));
        sections
    }

    /// All complaints with their lines, in their order; `order` is that of the sections in
    /// a box without faults.
    pub(crate) fn report(&self, wrong: Vec<Complaint>, order: &[String]) -> Vec<Complaint> {
        let end = self.missing_end(order);
        let unread = end.is_some() || !self.slips.is_empty();
        let told = wrong.into_iter().filter(|complaint| !(complaint.missing && unread));
        let told = told.map(|complaint| self.located(complaint));
        // Of a line that cannot be read, nothing else is known.
        let sure = |complaint: &Complaint| {
            let is_read = |line: usize| {
                !self.slips.contains(&line) && self.unsure.is_none_or(|unsure| line < unsure)
            };
            complaint.place.is_empty() || complaint.line.is_none_or(is_read)
        };
        let mut told: Vec<Complaint> = told.filter(sure).chain(end).collect();
        told.sort();
        told.dedup();
        told
    }

    /// That the file seems to be cut, if all sections after some place are missing.
    fn missing_end(&self, order: &[String]) -> Option<Complaint> {
        if !self.slips.is_empty() {
            return None;
        }
        let stands = |section: &&String| self.value.get(section.as_str()).is_some();
        let found = order.iter().rposition(|section| stands(&section))?;
        let (before, after) = order.split_at(found + 1);
        if self.lines.is_empty() || after.is_empty() || !before.iter().all(|name| stands(&name)) {
            return None;
        }
        let names: Vec<String> = after.iter().map(|section| format!("[{section}]")).collect();
        let what = format!("{}; what is missing is {}", slips::cut(self.last), names.join(", "));
        Some(Complaint { line: Some(self.last), ..Complaint::at("", what) })
    }

    /// The complaint with its line: that of its place, or of what is nearest around it.
    fn located(&self, complaint: Complaint) -> Complaint {
        let line = complaint.line.or_else(|| self.line(&complaint.place));
        let called = self.called(&complaint.place);
        let first = complaint.first.as_deref().and_then(|first| self.line(first));
        let what = match first {
            Some(first) => format!("{}; the first is in line {first}", complaint.what),
            None => complaint.what.clone(),
        };
        Complaint { line, what, called, ..complaint }
    }

    fn line(&self, place: &str) -> Option<usize> {
        let mut place = place;
        loop {
            if let Some(&line) = self.lines.get(place) {
                return Some(line);
            }
            place = &place[..place.rfind(['.', '['])?];
        }
    }

    /// A place as it is said: `tile T04, rails` for `tile[3].rails`.
    fn called(&self, place: &str) -> String {
        let mut said = String::new();
        let mut value = Some(&self.value);
        let mut dot = "";
        for step in place.split(['.', '[']).filter(|step| !step.is_empty()) {
            let index = step.strip_suffix(']').and_then(|index| index.parse::<usize>().ok());
            if let Some(index) = index {
                value = value.and_then(|value| value.get(index));
                let name = value.and_then(name_of).map(|name| format!(" {name}"));
                said += &name.unwrap_or_else(|| format!(", number {}", index + 1));
                dot = ", ";
                continue;
            }
            // Of a fact it is clear that its value is meant.
            let is_fact = value.is_some_and(|value| value.get("label").is_some());
            value = value.and_then(|value| value.get(step));
            if !(is_fact && step == "value") {
                said.push_str(dot);
                said.push_str(step);
                dot = ".";
            }
        }
        said
    }
}

/// What entries of lists are called by.
pub(crate) const NAMES: [&str; 5] = ["id", "number", "name", "front", "hex"];

/// What an entry of a list is called.
fn name_of(entry: &Value) -> Option<&str> {
    NAMES.iter().find_map(|key| entry.get(key)?.as_str())
}

/// What is too long to be kept, although its file is not: the complaint about it.
pub(crate) fn too_long_to_keep(value: &Value) -> Option<Complaint> {
    let bytes = value.to_string().len();
    let what = || {
        format!(
            "{bytes} bytes as it is kept, where a quotation mark takes two; a box has at most \
             {MOST_BYTES}: shorten its notes"
        )
    };
    (bytes > MOST_BYTES).then(|| Complaint::at("", what()))
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

struct Reading {
    ends: LineEnds,
    lines: BTreeMap<String, usize>,
    wrong: Vec<Complaint>,
}

impl Reading {
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
            self.complain(place, "there are too many brackets inside each other");
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
                self.complain(place, "must be a whole number, not a fraction");
                Value::Null
            }
            DeValue::Datetime(_) => {
                self.complain(place, "this is a date; write it in quotation marks");
                Value::Null
            }
        }
    }

    fn integer(&mut self, digits: &DeInteger<'_>, place: &str) -> Value {
        if let Ok(number) = i64::from_str_radix(digits.as_str(), digits.radix()) {
            return number.into();
        }
        self.complain(place, "nobody prints so large a number");
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
        let sheet = Sheet::of_text(text);
        assert_eq!(sheet.wrong, []);
        let written = r#"{"a":{"b":1},"c":[{"d":{"e":[1,2]}},{"d":16}]}"#;
        assert_eq!(sheet.value.to_string(), written);
        let line = |place: &str| sheet.located(Complaint::at(place, "")).line;
        let lines = ["a.b", "c[0].d.e[1]", "c[1].d", "c[1].unknown", "c[7]", "nowhere"].map(line);
        assert_eq!(lines, [Some(2), Some(7), Some(9), Some(8), Some(4), None]);
    }

    #[test]
    fn a_place_is_said_as_its_owner_knows_it() {
        let text =
            "[a]\nb = { value = [1, 2], label = \"rules\" }\n[[tile]]\nid = \"T01\"\nd = [7]\n";
        let sheet = Sheet::of_text(text);
        let said = |place: &str| sheet.called(place);
        assert_eq!(said("a.b.value[1]"), "a.b, number 2");
        assert_eq!(said("a.b.note"), "a.b.note");
        assert_eq!(said("tile[0].d[0]"), "tile T01, d, number 1");
        assert_eq!(said("tile[4].d.e"), "tile, number 5, d.e");
    }

    #[test]
    fn every_slip_of_the_pen_is_told_with_its_line() {
        let text = "[a]\nb = 1\nb = 2\nc = 1.5\nd = 2020-01-01\ne = 99999999999999999999\nf = yes\ng = 1\n";
        let sheet = Sheet::of_text(text);
        let told: Vec<String> =
            sheet.report(sheet.wrong.clone(), &[]).iter().map(ToString::to_string).collect();
        assert_eq!(
            told,
            [
                "line 3: b stands here a second time; the first is in line 2",
                "line 4: a.c: must be a whole number, not a fraction",
                "line 5: a.d: this is a date; write it in quotation marks",
                "line 6: a.e: nobody prints so large a number",
                "line 7: text stands in straight quotation marks: \"…\"",
            ]
        );
    }

    #[test]
    fn a_huge_file_is_refused_unread() {
        let wrong = Sheet::of_text(&"x".repeat(10_000_000)).wrong;
        assert_eq!(wrong.len(), 1);
        assert!(wrong[0].to_string().contains("262144"), "{wrong:?}");
    }
}

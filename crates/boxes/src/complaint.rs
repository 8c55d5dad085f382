//! What is wrong with a box.

use std::fmt;

/// One thing that is wrong with a box.
#[derive(Clone, PartialEq, Eq, PartialOrd, Ord, Debug)]
pub struct Complaint {
    /// The line of the file, counted from 1, where it has one.
    pub line: Option<usize>,
    /// What it is about, such as `tile[3].rails`.
    pub place: String,
    /// What is wrong, and what would be right.
    pub what: String,
}

impl Complaint {
    /// A complaint about the value at `place`, such as `tile[3].rails`.
    pub fn at(place: impl Into<String>, what: impl Into<String>) -> Complaint {
        Complaint { line: None, place: place.into(), what: what.into() }
    }

    /// The complaint `what` about `place`, unless it `holds`.
    pub fn unless(holds: bool, place: &str, what: &str) -> Option<Complaint> {
        (!holds).then(|| Complaint::at(place, what))
    }
}

impl fmt::Display for Complaint {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        if let Some(line) = self.line {
            write!(f, "line {line}: ")?;
        }
        if !self.place.is_empty() {
            write!(f, "{}: ", self.place)?;
        }
        f.write_str(&self.what)
    }
}

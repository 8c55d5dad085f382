//! What is wrong with a box.

use std::fmt::{self, Display};
use std::ops::RangeInclusive;

/// How a sentence begins that names the bounds of a number.
const BOUNDS: &str = "must be ";

/// One thing that is wrong with a box.
#[derive(Clone, PartialEq, Eq, PartialOrd, Ord, Debug)]
pub struct Complaint {
    /// Whether it is told after all others.
    pub(crate) last: bool,
    /// The line of the file, counted from 1, where it has one.
    pub line: Option<usize>,
    /// What it is about, such as `tile[3].rails`.
    pub place: String,
    /// What is wrong, and what would be right.
    pub what: String,
    /// The place as it is said, such as `tile T04, rails`; empty while nobody has looked it up.
    pub(crate) called: String,
    /// The place of what stands there already.
    pub(crate) first: Option<String>,
    /// Whether it says that something is not there.
    pub(crate) missing: bool,
}

impl Complaint {
    /// A complaint about the value at `place`, such as `tile[3].rails`.
    pub fn at(place: impl Into<String>, what: impl Into<String>) -> Complaint {
        let (place, what) = (place.into(), what.into());
        let (called, first) = (String::new(), None);
        Complaint { last: false, line: None, place, what, called, first, missing: false }
    }

    /// The complaint `what` about `place`, unless it `holds`.
    pub fn unless(holds: bool, place: &str, what: &str) -> Option<Complaint> {
        (!holds).then(|| Complaint::at(place, what))
    }

    /// A complaint about the number at `place`, unless it is in its range.
    pub fn within<N: PartialOrd + Display>(
        place: &str,
        number: N,
        range: &RangeInclusive<N>,
    ) -> Option<Complaint> {
        let what = || format!("{}, not {number}", bounds(range.start(), range.end()));
        (!range.contains(&number)).then(|| Complaint::at(place, what()))
    }

    /// That more is wrong than is told.
    pub(crate) fn more(told: usize) -> Complaint {
        let what = format!(
            "more than {told} things are wrong; correct these first, and check again for the others"
        );
        Complaint { last: true, ..Complaint::at("", what) }
    }

    /// Something that should stand at `place` does not. It is not told of a file whose end is
    /// missing or cannot be read: it may stand there.
    pub fn missing(place: impl Into<String>, what: impl Into<String>) -> Complaint {
        Complaint { missing: true, ..Complaint::at(place, what) }
    }

    /// What is called `name` stands at `place`, although it stands at `first` already.
    pub fn twice(
        place: impl Into<String>,
        first: impl Into<String>,
        name: impl Display,
    ) -> Complaint {
        let what = format!("{name} stands here a second time");
        Complaint { first: Some(first.into()), ..Complaint::at(place, what) }
    }

    /// What may stand there, if that is what the complaint tells.
    pub(crate) fn range(&self) -> Option<&str> {
        let (range, _) = self.what.split_once(", not ")?;
        range.starts_with(BOUNDS).then_some(range)
    }
}

/// What a number must be.
pub(crate) fn bounds<N: Display + PartialEq>(least: N, most: N) -> String {
    if least == most {
        return format!("{BOUNDS}{least}");
    }
    format!("{BOUNDS}a whole number from {least} to {most}")
}

impl fmt::Display for Complaint {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        if let Some(line) = self.line {
            write!(f, "line {line}: ")?;
        }
        let place = if self.called.is_empty() { &self.place } else { &self.called };
        if !place.is_empty() {
            write!(f, "{place}: ")?;
        }
        f.write_str(&self.what)
    }
}

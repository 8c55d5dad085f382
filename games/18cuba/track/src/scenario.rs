//! The charts that tests play with.

use std::sync::OnceLock;

use crate::{Chart, file::FILES};

/// The built-in chart.
pub fn built_in() -> &'static Chart {
    static CHART: OnceLock<Chart> = OnceLock::new();
    CHART.get_or_init(|| read(&FILES.concat()))
}

/// The chart of a box whose numbers are other than ours.
pub fn second() -> &'static Chart {
    static CHART: OnceLock<Chart> = OnceLock::new();
    CHART.get_or_init(|| read(SECOND))
}

/// A whole box, of which only the sections that tell of track are read.
const SECOND: &str = include_str!("../../rules/tests/second-box.toml");

/// The chart in a file.
///
/// # Panics
///
/// Panics if anything is wrong with it: tests read nothing else.
pub fn read(text: &str) -> Chart {
    let mut file: toml::Table = text.parse().unwrap_or_else(|error| panic!("{error}"));
    file.retain(|section, _| SECTIONS.contains(&section));
    let file = file.try_into().unwrap_or_else(|error| panic!("{error}"));
    Chart::of(file).unwrap_or_else(|wrong| panic!("{wrong:#?}"))
}

const SECTIONS: [&str; 7] = ["track", "map", "hex", "habana", "area", "piece", "tile"];

//! The charts that tests play with.

use std::sync::OnceLock;

use boxes::{Boxed, Complaint, Contents, Shelf};

use crate::{
    chart::Chart,
    file::{ChartFile, FILES},
};

/// The built-in chart.
pub fn built_in() -> &'static Chart {
    &TrackBox::shelf().built_in().0
}

/// The chart of a box whose numbers are other than ours.
///
/// # Panics
///
/// Panics if anything is wrong with it.
pub fn second() -> &'static Chart {
    static SECOND: OnceLock<Boxed<TrackBox>> = OnceLock::new();
    let second = SECOND.get_or_init(|| {
        let boxed = Boxed::read(GAME, include_str!("../../rules/tests/second-box.toml"));
        boxed.unwrap_or_else(|wrong| panic!("{wrong:#?}"))
    });
    &second.0
}

const GAME: &str = "18cuba";

/// A box of which only the sections that tell of track are read.
#[derive(Debug)]
struct TrackBox(Chart);

impl Contents for TrackBox {
    type File = ChartFile;

    const FILES: &'static [&'static str] =
        &["[box]\ngame = \"18cuba\"\nformat = 1\nname = \"Track\"\n", FILES[0], FILES[1], FILES[2]];
    const ALIASES: &'static [&'static str] = &[];
    const EARLIER: &'static [&'static str] = &[];

    fn of(file: ChartFile) -> Result<TrackBox, Vec<Complaint>> {
        Chart::of(file).map(TrackBox)
    }

    fn shelf() -> &'static Shelf<TrackBox> {
        static SHELF: Shelf<TrackBox> = Shelf::new();
        &SHELF
    }
}

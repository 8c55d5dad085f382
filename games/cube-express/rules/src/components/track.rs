//! The tracks of the boards.

use arrayvec::ArrayVec;

use super::file::TrackFacts;

/// A share track of one side of the central board.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Track {
    /// The points on each field; never empty.
    pub points: ArrayVec<u8, MOST_FIELDS>,
    /// The fields that hold a marker at first.
    pub bonus_fields: ArrayVec<u8, MOST_BONUSES>,
    /// Where the discs begin, counted from 0.
    pub start: u8,
}

/// Stations of a color at most.
pub const MOST_STATIONS: usize = 8;
/// Fields of a share track at most.
pub const MOST_FIELDS: usize = 32;
/// Fields of a share track with a marker at most.
pub const MOST_BONUSES: usize = 8;

impl Track {
    pub(super) fn of(file: &TrackFacts) -> Track {
        Track {
            points: file.points.value.iter().copied().take(MOST_FIELDS).collect(),
            bonus_fields: file.bonus_fields.value.iter().copied().take(MOST_BONUSES).collect(),
            start: file.start.value,
        }
    }

    /// The last field, counted from 0.
    pub fn last(&self) -> u8 {
        u8::try_from(self.points.len() - 1).unwrap_or(u8::MAX)
    }

    /// The points on a field.
    pub fn worth(&self, field: u8) -> u8 {
        self.points[usize::from(field)]
    }
}

//! Squares, tiles and cities of the map, by their names and numbers.

use std::fmt;
use std::num::NonZeroU8;

use serde::{Deserialize, Serialize, Serializer};
use tabletop::Seat;

use crate::components::{MOST_AREAS, Side};

/// A square of the endless table: steps to the east and to the north of the start crossing.
#[derive(
    Copy, Clone, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, Default, Serialize, Deserialize,
)]
pub struct Cell(pub i8, pub i8);

/// A tile on the map, by its number in the order of laying, counted from 1 so
/// that no place takes no room.
#[derive(Copy, Clone, PartialEq, Eq, PartialOrd, Ord, Debug)]
pub struct Place(NonZeroU8);

/// Whose passenger is in a house, if any: the seat in one byte, counted from 1.
#[derive(Copy, Clone, PartialEq, Eq, Debug, Default)]
pub struct Guest(Option<NonZeroU8>);

/// A city, by the number of one of its areas.
#[derive(Copy, Clone, PartialEq, Eq, PartialOrd, Ord, Debug, Default, Serialize)]
pub struct CityId(u8);

impl Cell {
    /// The square next to this one.
    #[must_use]
    pub const fn beside(self, side: Side) -> Cell {
        match side {
            Side::North => Cell(self.0, self.1 + 1),
            Side::East => Cell(self.0 + 1, self.1),
            Side::South => Cell(self.0, self.1 - 1),
            Side::West => Cell(self.0 - 1, self.1),
        }
    }

    /// The square that `word` spells.
    pub fn from_word(word: &str) -> Option<Cell> {
        let (x, y) = word.split_once(',')?;
        let cell = Cell(x.parse().ok()?, y.parse().ok()?);
        Some(cell).filter(|cell| cell.to_string() == word)
    }
}

impl fmt::Display for Cell {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{},{}", self.0, self.1)
    }
}

impl Place {
    pub(crate) const fn new(index: u8) -> Place {
        Place(NonZeroU8::MIN.saturating_add(index))
    }

    /// Its number, counted from 0.
    pub const fn index(self) -> usize {
        self.0.get() as usize - 1
    }
}

impl Default for Place {
    fn default() -> Place {
        Place::new(0)
    }
}

impl Serialize for Place {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        self.index().serialize(serializer)
    }
}

impl Guest {
    /// Whose it is.
    pub fn seat(self) -> Option<Seat> {
        self.0.map(|place| Seat::new(place.get() - 1))
    }
}

impl From<Seat> for Guest {
    fn from(seat: Seat) -> Guest {
        let place = u8::try_from(seat.index() + 1).ok();
        Guest(place.and_then(NonZeroU8::new))
    }
}

impl Serialize for Guest {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        self.seat().serialize(serializer)
    }
}

impl CityId {
    pub(crate) fn new(place: Place, area: usize) -> CityId {
        CityId(u8::try_from(MOST_AREAS * place.index() + area).unwrap_or(u8::MAX))
    }

    pub(crate) const fn index(self) -> usize {
        self.0 as usize
    }
}

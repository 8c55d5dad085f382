//! Hexes, their sides, and how they lie against each other.

use serde::Deserialize;
use tabletop::{Key, closed_set};

closed_set! {
    /// A side of a pointy-top hex, clockwise; spelled as the compass is.
    pub enum Side {
        /// Side 0.
        NorthEast = "NE",
        /// Side 1.
        East = "E",
        /// Side 2.
        SouthEast = "SE",
        /// Side 3.
        SouthWest = "SW",
        /// Side 4.
        West = "W",
        /// Side 5.
        NorthWest = "NW",
    }
}

impl Side {
    /// The side with this number, counted clockwise from north-east and round again.
    pub const fn new(number: u8) -> Side {
        match number % 6 {
            0 => Side::NorthEast,
            1 => Side::East,
            2 => Side::SouthEast,
            3 => Side::SouthWest,
            4 => Side::West,
            _ => Side::NorthWest,
        }
    }

    /// The number of this side.
    pub const fn number(self) -> u8 {
        self as u8
    }

    /// The side of the neighbor that this side touches.
    #[must_use]
    pub const fn opposite(self) -> Side {
        Side::new(self.number() + 3)
    }

    /// Where this side comes to lie when its tile is turned by `rotation`.
    #[must_use]
    pub const fn turned(self, rotation: u8) -> Side {
        Side::new(self.number() + rotation % 6)
    }

    /// How far row and column change over this side.
    pub(crate) const fn step(self) -> (i8, i8) {
        match self {
            Side::NorthEast => (-1, 1),
            Side::East => (0, 2),
            Side::SouthEast => (1, 1),
            Side::SouthWest => (1, -1),
            Side::West => (0, -2),
            Side::NorthWest => (-1, -1),
        }
    }
}

/// A set of sides of one hex.
#[derive(Copy, Clone, Default, PartialEq, Eq, Hash, Debug, Deserialize)]
#[serde(try_from = "Vec<Side>")]
pub struct Sides(u8);

impl Sides {
    /// No side.
    pub const NONE: Sides = Sides(0);
    /// All six sides.
    pub const ALL: Sides = Sides(0b11_1111);

    /// Whether `side` is one of these.
    pub const fn contains(self, side: Side) -> bool {
        self.0 & (1 << side.number()) != 0
    }

    /// These and `side`.
    #[must_use]
    pub const fn with(self, side: Side) -> Sides {
        Sides(self.0 | (1 << side.number()))
    }

    /// The sides in both sets.
    #[must_use]
    pub const fn and(self, other: Sides) -> Sides {
        Sides(self.0 & other.0)
    }

    /// The sides in either set.
    #[must_use]
    pub const fn or(self, other: Sides) -> Sides {
        Sides(self.0 | other.0)
    }

    /// The sides that are not in `other`.
    #[must_use]
    pub const fn without(self, other: Sides) -> Sides {
        Sides(self.0 & !other.0)
    }

    /// These sides after a turn by `rotation`.
    #[must_use]
    pub fn turned(self, rotation: u8) -> Sides {
        self.iter().map(|side| side.turned(rotation)).collect()
    }

    /// Whether there is none.
    pub const fn is_empty(self) -> bool {
        self.0 == 0
    }

    /// How many there are.
    pub const fn len(self) -> u32 {
        self.0.count_ones()
    }

    /// The sides in order.
    pub fn iter(self) -> impl Iterator<Item = Side> {
        let mut left = self.0;
        std::iter::from_fn(move || {
            let side = (left != 0).then(|| Side::ALL[left.trailing_zeros() as usize])?;
            left &= left - 1;
            Some(side)
        })
    }
}

impl FromIterator<Side> for Sides {
    fn from_iter<I: IntoIterator<Item = Side>>(sides: I) -> Sides {
        sides.into_iter().fold(Sides::NONE, Sides::with)
    }
}

impl TryFrom<Vec<Side>> for Sides {
    type Error = String;

    fn try_from(listed: Vec<Side>) -> Result<Sides, String> {
        let mut sides = Sides::NONE;
        for side in listed {
            if sides.contains(side) {
                return Err(format!("{} stands here twice", side.key()));
            }
            sides = sides.with(side);
        }
        Ok(sides)
    }
}

/// A hex of the map, land or harbor, as an index into it.
#[derive(Copy, Clone, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub struct Hex(u8);

impl Hex {
    /// How many hexes the map has: 44 on land and 14 harbors.
    pub const COUNT: usize = 58;
    /// The same as a small number.
    pub(crate) const COUNT_U8: u8 = 58;

    /// Every hex, from north to south and west to east.
    pub fn all() -> impl DoubleEndedIterator<Item = Hex> {
        (0..Hex::COUNT_U8).map(Hex)
    }

    /// The place of this hex in [`Hex::all`].
    pub const fn index(self) -> usize {
        self.0 as usize
    }

    pub(crate) const fn from_index(index: u8) -> Hex {
        Hex(index)
    }

    /// This hex as one of 64 bits.
    pub(crate) const fn bit(self) -> u64 {
        1 << self.0
    }
}

impl serde::Serialize for Hex {
    fn serialize<S: serde::Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        serializer.serialize_str(self.id())
    }
}

impl<'de> Deserialize<'de> for Hex {
    fn deserialize<D: serde::Deserializer<'de>>(deserializer: D) -> Result<Hex, D::Error> {
        let id = String::deserialize(deserializer)?;
        Hex::from_id(&id).ok_or_else(|| serde::de::Error::custom(format!("there is no hex {id}")))
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn six_turns_bring_every_side_home() {
        for &side in Side::ALL {
            assert_eq!(side.opposite().opposite(), side);
            assert_eq!(side.turned(6), side);
            let (row, column) = side.step();
            assert_eq!(side.opposite().step(), (-row, -column));
        }
        assert_eq!(Sides::ALL.iter().collect::<Sides>(), Sides::ALL);
    }
}

//! The track tiles, whatever is printed on them.
//!
//! Which tiles there are is the same in every box, so that moves can be written
//! and read without one; what is printed on them is the box's.

use std::fmt;

use arrayvec::ArrayVec;
use serde::{Deserialize, Deserializer, Serialize, Serializer};

/// How many track tiles there are, the five at the start apart.
pub const TILES: u8 = 44;

/// A track tile, by its place in the box file.
#[derive(Copy, Clone, PartialEq, Eq, PartialOrd, Ord, Debug, Default)]
pub struct Tile(u8);

/// What lies face up on a place of the map.
#[derive(Copy, Clone, PartialEq, Eq, Debug)]
pub struct Face(u8);

/// What the tiles are called, in the order of the box file.
#[rustfmt::skip]
pub(super) const NAMES: [&str; TILES as usize] = [
    "T01", "T02", "T03", "T04", "T05", "T06", "T07", "T08", "T09", "T10", "T11",
    "T12", "T13", "T14", "T15", "T16", "T17", "T18", "T19", "T20", "T21", "T22",
    "T23", "T24", "T25", "T26", "T27", "T28", "T29", "T30", "T31", "T32", "T33",
    "T34", "T35", "T36", "T37", "T38", "T39", "T40", "T41", "T42", "T43", "T44",
];

/// What the same rows of the file were called in earlier releases: their moves are still read.
#[rustfmt::skip]
const EARLIER: [&str; TILES as usize] = [
    "ST01", "ST02", "ST03", "ST04", "ST05", "ST06", "ST07", "ST08", "ST09", "ST10", "ST11",
    "ST12", "ST13", "ST14", "ST15", "ST16", "PC1", "PC2", "PC3", "PC4", "PW1", "PW2",
    "PW3", "PW4", "PW5", "PI1", "PI2", "PI3", "PI4", "FA1", "FA2", "FA3", "FA4",
    "FA5", "FA6", "FA7", "FA8", "FA9", "KR1", "KR2", "KR3", "KR4", "KR5", "KR6",
];

impl Face {
    /// The back of every tile.
    pub const BACK: Face = Face(TILES);
    /// The crossing in the middle.
    pub const START_CROSSING: Face = Face(TILES + 1);
    /// A player's start tile.
    pub const START: Face = Face(TILES + 2);

    /// Its place in the list of what is printed.
    pub(super) const fn index(self) -> usize {
        self.0 as usize
    }

    /// The tile whose front this is.
    pub const fn tile(self) -> Option<Tile> {
        if self.0 < TILES { Some(Tile(self.0)) } else { None }
    }

    /// The face as a number, for fingerprints.
    pub(crate) const fn number(self) -> u8 {
        self.0
    }
}

impl Tile {
    /// Every tile, in the order of the data file.
    pub fn all() -> impl Iterator<Item = Tile> {
        (0..TILES).map(Tile)
    }

    /// Its front.
    pub const fn front(self) -> Face {
        Face(self.0)
    }

    /// Its short name.
    pub const fn id(self) -> &'static str {
        NAMES[self.0 as usize]
    }

    /// The tile called `id`, now or in earlier releases.
    pub fn from_id(id: &str) -> Option<Tile> {
        let known = |names: &[&str]| names.iter().position(|&name| name == id);
        let index = known(&NAMES).or_else(|| known(&EARLIER))?;
        u8::try_from(index).ok().map(Tile)
    }
}

impl fmt::Display for Tile {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(self.id())
    }
}

impl Serialize for Tile {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        serializer.serialize_str(self.id())
    }
}

impl<'de> Deserialize<'de> for Tile {
    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<Tile, D::Error> {
        let id = String::deserialize(deserializer)?;
        let unknown = || serde::de::Error::custom(format!("there is no tile {id:?}"));
        Tile::from_id(&id).ok_or_else(unknown)
    }
}

impl Serialize for Face {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        serializer.serialize_str(match (self.tile(), *self) {
            (Some(tile), _) => tile.id(),
            (None, Face::BACK) => "back",
            (None, Face::START_CROSSING) => "start_crossing",
            (None, _) => "start",
        })
    }
}

/// A set of tiles.
#[derive(Copy, Clone, PartialEq, Eq, Debug, Default)]
pub struct Tiles(u64);

impl Tiles {
    /// The set with `tile` added.
    #[must_use]
    pub const fn with(self, tile: Tile) -> Tiles {
        Tiles(self.0 | 1 << tile.0)
    }

    /// The set with `tile` taken out.
    #[must_use]
    pub const fn without(self, tile: Tile) -> Tiles {
        Tiles(self.0 & !(1 << tile.0))
    }

    /// The set without those of `others`.
    #[must_use]
    pub const fn less(self, others: Tiles) -> Tiles {
        Tiles(self.0 & !others.0)
    }

    /// The tiles of both sets.
    #[must_use]
    pub const fn or(self, others: Tiles) -> Tiles {
        Tiles(self.0 | others.0)
    }

    /// Whether `tile` is in the set.
    pub const fn contains(self, tile: Tile) -> bool {
        self.0 & (1 << tile.0) != 0
    }

    /// Whether the sets have a tile in common.
    pub const fn meets(self, others: Tiles) -> bool {
        self.0 & others.0 != 0
    }

    /// Whether there is none.
    pub const fn is_empty(self) -> bool {
        self.0 == 0
    }

    /// How many there are.
    pub const fn len(self) -> u32 {
        self.0.count_ones()
    }

    /// The set as bits, for fingerprints.
    pub(crate) const fn bits(self) -> u64 {
        self.0
    }

    /// The tiles in order.
    pub fn iter(self) -> impl Iterator<Item = Tile> + Clone {
        let mut rest = self.0;
        std::iter::from_fn(move || {
            let lowest = u8::try_from(rest.trailing_zeros()).ok().filter(|&bit| bit < 64)?;
            rest &= rest - 1;
            Some(Tile(lowest))
        })
    }
}

impl FromIterator<Tile> for Tiles {
    fn from_iter<I: IntoIterator<Item = Tile>>(tiles: I) -> Tiles {
        tiles.into_iter().fold(Tiles::default(), Tiles::with)
    }
}

impl Serialize for Tiles {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        serializer.collect_seq(self.iter())
    }
}

impl<'de> Deserialize<'de> for Tiles {
    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<Tiles, D::Error> {
        let tiles = ArrayVec::<Tile, { TILES as usize }>::deserialize(deserializer)?;
        Ok(tiles.into_iter().collect())
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    /// What is in both sets is in their union once.
    #[test]
    fn sets_are_joined_and_taken_apart() {
        let [a, b, c] = [1, 2, 5].map(|nth| Tile::all().nth(nth).expect("there are so many"));
        let (first, second) = (Tiles::default().with(a).with(b), Tiles::default().with(b).with(c));
        let all = first.or(second);
        assert_eq!(all.len(), 3);
        assert!([a, b, c].into_iter().all(|tile| all.contains(tile)));
        assert!(first.meets(second) && !first.meets(Tiles::default().with(c)));
        assert_eq!(all.less(second), Tiles::default().with(a));
    }
}

//! Track tiles: the numbered sides of the pieces, which every box has.

use std::num::NonZeroU8;

use serde::Deserialize;
use tabletop::closed_set;

closed_set! {
    /// A tile's color; those of the supply in the order of upgrades.
    pub enum Color {
        /// Laid on empty hexes.
        Yellow = "yellow",
        /// The second.
        Green = "green",
        /// The third.
        Brown = "brown",
        /// The last.
        Gray = "gray",
        /// The red place of the short games.
        Red = "red",
        /// The sugar field of the short games.
        DarkGreen = "dark_green",
    }
}

closed_set! {
    /// What a tile is, which an upgrade must not change (§VII.7).
    pub enum TileKind {
        /// Track only.
        Plain = "plain",
        /// A city for standard gauge.
        City = "city",
        /// A city of both gauges, for a mill.
        Mill = "mill",
        /// A city marked Y.
        Y = "y",
        /// A tile marked H, for La Habana.
        Habana = "habana",
        /// A sugar field.
        Sugar = "sugar",
        /// The red place.
        Red = "red",
        /// The dark green sugar field.
        DarkGreen = "dark_green",
    }
}

/// A numbered side of a piece, as its place in the list of numbers.
#[derive(Copy, Clone, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub struct Tile(NonZeroU8);

/// The numbers, in the order of the chart.
#[rustfmt::skip]
const NUMBERS: [&str; Tile::COUNT] = [
    "7", "8", "9", "77", "78", "79", "5", "6", "57", "201", "202", "621", "L48", "L49", "L50",
    "L52", "L53", "L54", "L55", "L56", "L57", "L58", "L59", "L60", "L61", "16", "18", "19",
    "20", "23", "24", "25", "26", "27", "28", "29", "30", "31", "710", "711", "712", "713",
    "714", "715", "IR26", "IR27", "IR28", "IR29", "IR30", "IR31", "IR32", "IR33", "IR34",
    "IR35", "14", "15", "619", "207", "208", "622", "L44", "L45", "L62", "L63", "L64", "L65",
    "L66", "L67", "39", "40", "41", "42", "43", "44", "45", "46", "47", "70", "611", "216",
    "L46", "L68", "L69", "L70", "L71", "L72", "L73", "455", "512", "L47", "L74", "L75", "L76",
    "L77", "RED", "DKGREEN",
];

/// How many kinds of pieces there are.
pub(crate) const PIECES: usize = 55;

/// The numbers on both sides of each kind of piece; both share one supply.
#[rustfmt::skip]
const SIDES: [(&str, &str); PIECES] = [
    ("7", "7"), ("8", "9"), ("5", "57"), ("6", "6"), ("201", "621"), ("202", "202"),
    ("L52", "L53"), ("L54", "L55"), ("L56", "L57"), ("L58", "L59"), ("L60", "L61"),
    ("77", "L50"), ("78", "79"), ("L48", "L49"), ("16", "18"), ("19", "20"), ("23", "24"),
    ("25", "25"), ("26", "27"), ("28", "29"), ("30", "31"), ("619", "619"), ("14", "15"),
    ("L44", "L45"), ("622", "622"), ("208", "207"), ("L66", "L67"), ("710", "712"),
    ("713", "711"), ("714", "715"), ("IR26", "IR27"), ("IR28", "IR34"), ("IR33", "IR35"),
    ("IR29", "IR30"), ("IR31", "IR32"), ("L62", "L63"), ("L64", "L65"), ("39", "40"),
    ("41", "42"), ("43", "70"), ("44", "47"), ("45", "46"), ("611", "611"), ("216", "216"),
    ("L46", "L46"), ("L68", "L69"), ("L70", "L71"), ("L72", "L73"), ("455", "455"),
    ("512", "512"), ("L47", "L47"), ("L74", "L75"), ("L76", "L77"), ("RED", "RED"),
    ("DKGREEN", "DKGREEN"),
];

/// The piece L72/L73, whose supply depends on the minors.
pub(crate) const BROWN_MILL: usize = 47;

/// The piece of each tile.
static PIECE_OF: [u8; Tile::COUNT] = pieces();

impl Tile {
    /// How many numbers there are.
    pub const COUNT: usize = 96;

    /// Every tile, in the order of the chart.
    pub fn all() -> impl Iterator<Item = Tile> {
        (1..=Tile::COUNT).filter_map(|place| u8::try_from(place).ok()?.try_into().ok()).map(Tile)
    }

    /// The tile with this number.
    pub fn from_number(number: &str) -> Option<Tile> {
        Tile::all().find(|tile| tile.number() == number)
    }

    /// Its number, such as `L72`.
    pub const fn number(self) -> &'static str {
        NUMBERS[self.index()]
    }

    /// The place of this tile in [`Tile::all`].
    pub const fn index(self) -> usize {
        self.0.get() as usize - 1
    }

    /// The place of the piece that it is a side of.
    pub(crate) fn piece(self) -> usize {
        usize::from(PIECE_OF[self.index()])
    }

    /// This tile as one of 128 bits.
    pub(crate) const fn bit(self) -> u128 {
        1 << self.index()
    }
}

impl serde::Serialize for Tile {
    fn serialize<S: serde::Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        serializer.serialize_str(self.number())
    }
}

impl<'de> Deserialize<'de> for Tile {
    fn deserialize<D: serde::Deserializer<'de>>(deserializer: D) -> Result<Tile, D::Error> {
        let number = String::deserialize(deserializer)?;
        let tile = Tile::from_number(&number);
        tile.ok_or_else(|| serde::de::Error::custom(format!("no tile {number}")))
    }
}

/// The color after this one; none may be skipped (§VII.7).
pub fn next_color(color: Color) -> Option<Color> {
    match color {
        Color::Yellow => Some(Color::Green),
        Color::Green => Some(Color::Brown),
        Color::Brown => Some(Color::Gray),
        Color::Gray | Color::Red | Color::DarkGreen => None,
    }
}

const fn pieces() -> [u8; Tile::COUNT] {
    let mut found = [u8::MAX; Tile::COUNT];
    let mut piece = 0;
    while piece < PIECES {
        let (front, back) = SIDES[piece];
        let mut tile = 0;
        while tile < Tile::COUNT {
            if is_same(NUMBERS[tile], front) || is_same(NUMBERS[tile], back) {
                #[expect(clippy::cast_possible_truncation, reason = "there are 55")]
                {
                    found[tile] = piece as u8;
                }
            }
            tile += 1;
        }
        piece += 1;
    }
    found
}

const fn is_same(one: &str, other: &str) -> bool {
    let (one, other) = (one.as_bytes(), other.as_bytes());
    let mut at = 0;
    while at < one.len() && at < other.len() && one[at] == other[at] {
        at += 1;
    }
    at == one.len() && at == other.len()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn both_sides_of_a_piece_share_one_supply() {
        for (piece, (front, back)) in SIDES.into_iter().enumerate() {
            for number in [front, back] {
                assert_eq!(Tile::from_number(number).unwrap().piece(), piece, "{number}");
            }
        }
        assert!(Tile::all().all(|tile| tile.piece() < PIECES));
        assert!(Tile::all().all(|tile| Tile::from_number(tile.number()) == Some(tile)));
        assert_eq!(size_of::<Option<Tile>>(), 1);
        assert_eq!(SIDES[BROWN_MILL], ("L72", "L73"));
    }
}

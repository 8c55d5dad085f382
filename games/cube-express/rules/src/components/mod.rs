//! What is in the box: closed sets, and what is printed on the pieces.

mod checks;
mod data;
mod file;
mod goals;
mod print;
mod tile;
mod track;

pub use data::Data;
pub use goals::{Asks, Card, Counts, GOALS, Goal, Values};
pub use print::{Area, Factory, Kind, MOST_AREAS, Print};
pub use tile::{Face, TILES, Tile, Tiles};
pub use track::{MOST_BONUSES, MOST_FIELDS, MOST_STATIONS, Track};

use tabletop::closed_set;

closed_set! {
    /// What is kept in the stores of a player board.
    pub enum Resource per PerResource {
        /// Fuel, and the easiest to get.
        Coal = "coal",
        /// Timber.
        Wood = "wood",
        /// The dearest.
        Iron = "iron",
    }
}

closed_set! {
    /// A side of a tile on the map, or where the top of a tile points to.
    pub enum Side {
        /// Up.
        North = "n",
        /// To the right.
        East = "e",
        /// Down.
        South = "s",
        /// To the left.
        West = "w",
    }
}

closed_set! {
    /// A player's two locos.
    pub enum Loco {
        /// On the map from the start.
        First = "first",
        /// To be built.
        Second = "second",
    }
}

closed_set! {
    /// The four arrows on a player board (§2).
    pub enum Conversion {
        /// Two coal into one wood; the other marker goes to the reserve.
        CoalToWood = "coal-wood",
        /// Two wood into one iron; the other marker goes to the reserve.
        WoodToIron = "wood-iron",
        /// Two iron into one wood and one dividend.
        IronToWood = "iron-wood",
        /// Two wood into one coal and one dividend.
        WoodToCoal = "wood-coal",
    }
}

closed_set! {
    /// What a tile is, in a word.
    pub enum Sort {
        /// A station tile.
        Station = "station",
        /// A crossing.
        Crossing = "crossing",
        /// A coal mine.
        Coal = "coal",
        /// A sawmill.
        Wood = "wood",
        /// An iron mine.
        Iron = "iron",
        /// A factory.
        Factory = "factory",
        /// Rails only.
        Plain = "plain",
    }
}

impl Side {
    /// The four sides, clockwise from the north.
    pub const FOUR: [Side; 4] = [Side::North, Side::East, Side::South, Side::West];

    /// The side across.
    #[must_use]
    pub const fn across(self) -> Side {
        self.turned(Side::South)
    }

    /// Where this side comes to lie when a tile's top points to `top`.
    #[must_use]
    pub const fn turned(self, top: Side) -> Side {
        Side::FOUR[(self as usize + top as usize) % 4]
    }
}

impl Conversion {
    /// What two markers are taken of, what one of them becomes, and whether the
    /// other becomes a dividend instead of going to the reserve.
    pub const fn terms(self) -> (Resource, Resource, bool) {
        match self {
            Conversion::CoalToWood => (Resource::Coal, Resource::Wood, false),
            Conversion::WoodToIron => (Resource::Wood, Resource::Iron, false),
            Conversion::IronToWood => (Resource::Iron, Resource::Wood, true),
            Conversion::WoodToCoal => (Resource::Wood, Resource::Coal, true),
        }
    }
}

/// A set of sides.
#[derive(Copy, Clone, PartialEq, Eq, Debug, Default)]
pub struct Sides(u8);

impl Sides {
    /// No side.
    pub const NONE: Sides = Sides(0);

    /// The set with `side` added.
    #[must_use]
    pub const fn with(self, side: Side) -> Sides {
        Sides(self.0 | 1 << side as u8)
    }

    /// Whether `side` is in the set.
    pub const fn contains(self, side: Side) -> bool {
        self.0 & (1 << side as u8) != 0
    }

    /// Whether no side is in the set.
    pub const fn is_empty(self) -> bool {
        self.0 == 0
    }

    /// How many sides are in the set.
    pub const fn len(self) -> u32 {
        self.0.count_ones()
    }

    /// The sides that are in both sets.
    #[must_use]
    pub const fn and(self, other: Sides) -> Sides {
        Sides(self.0 & other.0)
    }

    /// The sides that are in either set.
    #[must_use]
    pub const fn or(self, other: Sides) -> Sides {
        Sides(self.0 | other.0)
    }

    /// The set after its tile has been turned.
    #[must_use]
    pub fn turned(self, top: Side) -> Sides {
        self.iter().map(|side| side.turned(top)).collect()
    }

    /// The sides in order.
    pub fn iter(self) -> impl Iterator<Item = Side> {
        Side::FOUR.into_iter().filter(move |&side| self.contains(side))
    }
}

impl FromIterator<Side> for Sides {
    fn from_iter<I: IntoIterator<Item = Side>>(sides: I) -> Sides {
        sides.into_iter().fold(Sides::default(), Sides::with)
    }
}

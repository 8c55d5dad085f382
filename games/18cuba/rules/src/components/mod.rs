//! What is in the box: set-ups, market, cards, with map and tiles of `cuba18-track`.

mod checks;
mod data;
mod space;

pub use data::{Cards, Data, File, Phases, SettingNumbers, Shares, WHOLE};
pub use space::{Market, Space};

use std::ops::RangeInclusive;

use cuba18_track::{Area, Color, Company, Train};
use tabletop::closed_set;

closed_set! {
    /// How many play, and which version (§II.1).
    pub enum Setting {
        /// Two on the western half.
        TwoShortWest = "two-short-west",
        /// Two on the eastern half.
        TwoShortEast = "two-short-east",
        /// Two on the back of the board.
        TwoMedium = "two-medium",
        /// Two on the whole map.
        TwoLong = "two-long",
        /// Three with one concession each.
        ThreeShort = "three-short",
        /// Three with two concessions each.
        ThreeLong = "three-long",
        /// Four.
        Four = "four",
        /// Five.
        Five = "five",
        /// Six.
        Six = "six",
    }
}

impl Setting {
    /// The setting of a set-up.
    pub fn of(players: u8, variant: &str) -> Option<Setting> {
        match (players, variant) {
            (2, "short-west") => Some(Setting::TwoShortWest),
            (2, "short-east") => Some(Setting::TwoShortEast),
            (2, "medium") => Some(Setting::TwoMedium),
            (2, "long") => Some(Setting::TwoLong),
            (3, "short") => Some(Setting::ThreeShort),
            (3, "long") => Some(Setting::ThreeLong),
            (4, "standard") => Some(Setting::Four),
            (5, "standard") => Some(Setting::Five),
            (6, "standard") => Some(Setting::Six),
            _ => None,
        }
    }

    /// The part of the map in play.
    pub const fn area(self) -> Area {
        match self {
            Setting::TwoShortWest => Area::West,
            Setting::TwoShortEast => Area::East,
            Setting::TwoMedium => Area::Medium,
            Setting::TwoLong
            | Setting::ThreeShort
            | Setting::ThreeLong
            | Setting::Four
            | Setting::Five
            | Setting::Six => Area::Full,
        }
    }

    /// Whether `major` is in play (§X, §XI).
    pub const fn has_major(self, major: Company) -> bool {
        match self {
            Setting::TwoShortWest => {
                matches!(major, Company::Oe | Company::Ms | Company::Cvc | Company::Stsp)
            }
            Setting::TwoShortEast => {
                matches!(major, Company::Npp | Company::Tss | Company::Sdc | Company::Fec)
            }
            Setting::TwoMedium => !matches!(major, Company::Oe | Company::Fec),
            Setting::TwoLong
            | Setting::ThreeShort
            | Setting::ThreeLong
            | Setting::Four
            | Setting::Five
            | Setting::Six => true,
        }
    }
}

/// The numbers of the commissioners, and of the concessions.
pub const CARDS: RangeInclusive<u8> = 1..=6;

/// The bit of a card in a hand, if there is such a card.
pub(crate) fn card_bit(card: u8) -> Option<u8> {
    CARDS.contains(&card).then(|| 1 << (card - 1))
}

/// The color of a commissioner's tile, and whether it is a city (table 3).
pub(crate) fn commission(card: u8) -> Option<(Color, bool)> {
    let tiles =
        [Color::Yellow, Color::Green, Color::Brown].map(|color| [(color, false), (color, true)]);
    CARDS
        .zip(tiles.into_iter().flatten())
        .find_map(|(number, tile)| (number == card).then_some(tile))
}

/// The generations of machines.
pub const GENERATIONS: RangeInclusive<u8> = 1..=3;

/// The standard trains in the order of the stack (R007), by what they are bought as.
pub const STACK: [&[Train]; 6] = [
    &[Train::Two],
    &[Train::Three, Train::ThreePlus],
    &[Train::Four, Train::FourPlus],
    &[Train::Five, Train::FivePlus],
    &[Train::Six, Train::SixPlus],
    &[Train::EightPlus, Train::FourDouble],
];

/// The narrow trains in their order.
pub const NARROW: [Train; 4] =
    [Train::TwoNarrow, Train::ThreeNarrow, Train::FourNarrow, Train::FiveNarrow];

/// Which layer of the stack a standard train is from.
pub fn layer_of(train: Train) -> Option<usize> {
    STACK.iter().position(|layer| layer.contains(&train))
}

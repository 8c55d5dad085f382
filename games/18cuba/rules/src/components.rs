//! What is in the box besides map and tiles: set-ups, market, cards.

use std::sync::LazyLock;

use cuba18_track::{Area, Company, PerTrain, Phase, Train};
use serde::Deserialize;
use tabletop::{Money, closed_set};

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

    /// The numbers of the set-up.
    pub fn numbers(self) -> &'static SettingNumbers {
        let settings = &BOX.settings;
        match self {
            Setting::TwoShortWest | Setting::TwoShortEast => &settings.two_short,
            Setting::TwoMedium => &settings.two_medium,
            Setting::TwoLong => &settings.two_long,
            Setting::ThreeShort => &settings.three_short,
            Setting::ThreeLong => &settings.three_long,
            Setting::Four => &settings.four,
            Setting::Five => &settings.five,
            Setting::Six => &settings.six,
        }
    }
}

/// What the tables say about a set-up.
#[derive(Debug, Deserialize)]
#[serde(deny_unknown_fields)]
#[expect(missing_docs, reason = "the data file says what each number is")]
pub struct SettingNumbers {
    pub bank: i32,
    pub cash: u32,
    pub certificates: u8,
    pub concessions: u8,
    pub standard: [u8; 5],
    pub narrow: [u8; 4],
}

#[derive(Debug, Deserialize)]
#[serde(deny_unknown_fields, rename_all = "kebab-case")]
struct Settings {
    two_short: SettingNumbers,
    two_medium: SettingNumbers,
    two_long: SettingNumbers,
    three_short: SettingNumbers,
    three_long: SettingNumbers,
    four: SettingNumbers,
    five: SettingNumbers,
    six: SettingNumbers,
}

#[derive(Debug, Deserialize)]
#[serde(deny_unknown_fields)]
struct MarketFile {
    prices: Vec<u16>,
    starts: Vec<u16>,
    central: u16,
}

/// Cards and machines.
#[derive(Debug, Deserialize)]
#[serde(deny_unknown_fields)]
#[expect(missing_docs, reason = "the data file says what each number is")]
pub struct Cards {
    pub commissioners: [u32; 6],
    pub concessions: [u32; 6],
    pub credit: u32,
    pub discount: u32,
    pub mail: [u32; 7],
    trains: [u32; 16],
    pub dear_3n: u32,
    pub wagon_prices: [u32; 3],
    pub wagons: [u8; 3],
    pub machine_bonus: [u16; 3],
    pub machine_prices: [[u32; 4]; 3],
    pub machines: [[u8; 4]; 3],
    pub machines_each: u8,
    pub stations: [u32; 3],
    pub rental: u32,
    pub central_cube: u32,
    pub cubes: [u16; 3],
    pub cube_supply: u32,
}

/// Everything the data files say.
#[derive(Debug)]
pub struct Components {
    settings: Settings,
    market: MarketFile,
    /// Cards and machines.
    pub cards: Cards,
    prices: PerTrain<u32>,
}

/// The data files, word by word.
pub const DATA: [&str; 3] = [
    include_str!("../data/settings.toml"),
    include_str!("../data/market.toml"),
    include_str!("../data/cards.toml"),
];

/// What is in the box.
pub static BOX: LazyLock<Components> = LazyLock::new(|| {
    let cards: Cards = toml::from_str(DATA[2]).expect("read by a test");
    let prices = PerTrain::from_fn(|train| cards.trains[train as usize]);
    Components {
        settings: toml::from_str(DATA[0]).expect("read by a test"),
        market: toml::from_str(DATA[1]).expect("read by a test"),
        cards,
        prices,
    }
});

impl Components {
    /// What a train costs, unless a switch says otherwise.
    pub fn price(&self, train: Train) -> Money {
        Money::new(self.prices[train])
    }
}

/// Spaces of the share price board.
pub const SPACES: u8 = 36;

/// A space of the share price board, counted in the order of prices (§VIII).
#[derive(Copy, Clone, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, Default)]
pub struct Space(u8);

impl Space {
    /// The space with this price.
    pub fn with_price(price: u16) -> Option<Space> {
        let index = BOX.market.prices.iter().position(|&other| other == price)?;
        u8::try_from(index).ok().map(Space)
    }

    /// The starting prices (§VI.7).
    pub fn starts() -> impl Iterator<Item = u16> {
        BOX.market.starts.iter().copied()
    }

    /// Where the FC's token starts (§II.3).
    pub fn of_central() -> Space {
        Space::with_price(BOX.market.central).unwrap_or_default()
    }

    /// The price of a share here.
    pub fn price(self) -> Money {
        Money::new(self.amount().into())
    }

    /// The number printed here.
    pub fn amount(self) -> u16 {
        BOX.market.prices[usize::from(self.0)]
    }

    /// The place in the order of prices.
    pub const fn index(self) -> u8 {
        self.0
    }

    /// One space to the right (R228).
    #[must_use]
    pub fn right(self) -> Space {
        Space((self.0 + 2).min(SPACES - 1))
    }

    /// One space to the left (R228).
    #[must_use]
    pub const fn left(self) -> Space {
        Space(self.0.saturating_sub(2))
    }

    /// One space diagonally up.
    #[must_use]
    pub fn up(self) -> Space {
        Space((self.0 + 1).min(SPACES - 1))
    }

    /// So many spaces diagonally down.
    #[must_use]
    pub const fn down(self, steps: u8) -> Space {
        Space(self.0.saturating_sub(steps))
    }
}

/// The standard trains in the order of the stack (R007), by what they are bought as.
pub const STACK: [&[Train]; 6] = [
    &[Train::Two],
    &[Train::Three, Train::ThreePlus],
    &[Train::Four, Train::FourPlus],
    &[Train::Five, Train::FivePlus],
    &[Train::Six, Train::SixPlus],
    &[Train::EightPlus, Train::FourDouble],
];

/// The narrow trains in their order, and the phase that opens them (§VII.17).
pub const NARROW: [(Train, u8); 4] = [
    (Train::TwoNarrow, 1),
    (Train::ThreeNarrow, 3),
    (Train::FourNarrow, 4),
    (Train::FiveNarrow, 5),
];

/// The phase whose first train scraps `train`, if one does (R222, R224, R226; C22: the
/// English (3-1)n is a slip).
pub const fn scrapped_in(train: Train) -> Option<u8> {
    match train {
        Train::Two | Train::TwoNarrow => Some(4),
        Train::Three | Train::ThreePlus | Train::ThreeNarrow => Some(6),
        Train::Four | Train::FourPlus => Some(7),
        Train::Five
        | Train::FivePlus
        | Train::Six
        | Train::SixPlus
        | Train::EightPlus
        | Train::FourDouble
        | Train::FourNarrow
        | Train::FourNarrowAged
        | Train::FiveNarrow => None,
    }
}

/// The phase that opens each wagon (§VII.17).
pub const WAGON_PHASES: [u8; 3] = [2, 4, 6];

/// The phase that opens each generation of machines (§VII.14).
pub const MACHINE_PHASES: [u8; 3] = [1, 3, 5];

/// Which layer of the stack a standard train is from.
pub fn layer_of(train: Train) -> Option<usize> {
    STACK.iter().position(|layer| layer.contains(&train))
}

/// How many operating rounds follow a stock round that ends in `phase` (R082).
pub const fn operating_rounds(phase: Phase) -> u8 {
    match phase.number() {
        1 | 2 => 1,
        3 | 4 => 2,
        _ => 3,
    }
}

#[cfg(test)]
mod tests {
    use tabletop::Key;

    use super::*;

    #[test]
    fn prices_rise_along_the_board_and_there_are_36() {
        let prices = &BOX.market.prices;
        assert_eq!(prices.len(), usize::from(SPACES));
        assert!(prices.windows(2).all(|pair| pair[0] < pair[1]));
        assert!(Space::starts().all(|price| Space::with_price(price).is_some()));
        assert!(Space::starts().is_sorted(), "lists of prices end at the first that is too dear");
    }

    /// Facts, section 5: moves on the market.
    #[test]
    fn the_moves_of_the_facts() {
        let space = |price| Space::with_price(price).unwrap();
        let price = |space: Space| space.price().coins();
        for (from, to) in [(50, 60), (100, 110), (120, 132), (126, 138), (151, 165), (260, 290)] {
            assert_eq!(price(space(from).right()), to);
        }
        for (from, to) in [(275, 300), (290, 300), (300, 300)] {
            assert_eq!(price(space(from).right()), to);
        }
        for (from, to) in [(55, 50), (60, 50), (50, 50), (100, 90), (172, 158), (300, 275)] {
            assert_eq!(price(space(from).left()), to);
        }
        assert_eq!(price(space(50).up()), 55);
        assert_eq!(price(space(100).down(3)), 85);
        assert_eq!(price(space(60).down(5)), 50);
    }

    /// Table 14 and the component list: 10, 8 and 4 machines; 18 wagons.
    #[test]
    fn machines_and_wagons_are_counted() {
        let machines = BOX.cards.machines.map(|spaces| spaces.iter().sum::<u8>());
        assert_eq!(machines, [10, 8, 4]);
        assert_eq!(BOX.cards.wagons.iter().sum::<u8>(), 18);
    }

    /// The box has 30 standard trains besides 8+/4D, and 31 narrow ones.
    #[test]
    fn no_set_up_needs_more_trains_than_the_box_has() {
        for &setting in Setting::ALL {
            let numbers = setting.numbers();
            assert!(numbers.standard.iter().sum::<u8>() <= 30, "{setting:?}");
            assert!(numbers.narrow.iter().sum::<u8>() <= 31, "{setting:?}");
        }
    }
}

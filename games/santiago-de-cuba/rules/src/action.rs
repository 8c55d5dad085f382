//! What players decide, what chance brings, and how decisions are spelled.

use serde::{Deserialize, Serialize};
use tabletop::{Key, Path, Seat, Spell, Stop, Words, closed_set};

use crate::components::{Building, Cuban, Good, Item, SPACES, Station};

/// Everything a player can decide, whole and self-contained.
///
/// This is the transcript format: adding a variant is free, changing one needs
/// a migration.
#[derive(Copy, Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(rename_all = "snake_case", deny_unknown_fields)]
pub enum Action {
    /// Set one of the five dice aside (§8): `aside/rum`.
    SetAside {
        /// The good that the new ship does not want.
        die: Good,
    },
    /// Drive the car (§2): `drive/maria`.
    Drive {
        /// Where the drive ends.
        to: Station,
    },
    /// Take a good from Pablo (§3): `take/rum`.
    Take {
        /// Which good.
        good: Good,
    },
    /// Give El Zorro's visitor something (§3): `give/peso`.
    Give {
        /// What.
        gift: Gift,
    },
    /// Put a marker on a building, at Alonso's (§3): `claim/bank`.
    Claim {
        /// Which.
        building: Building,
    },
    /// Walk to a building (§6): `walk/bank`.
    Walk {
        /// Which.
        building: Building,
    },
    /// Use a building (§7): `use/casino/point/2`.
    Use(Use),
    /// Load the ship in a delivery round (§4): `deliver/rum/2`.
    Deliver(Load),
    /// Leave a building unused, Alonso's offer declined or the ship unloaded: `pass`.
    ///
    /// The braces make it an object in transcripts, as all actions are.
    Pass {},
}

/// The use of a building (§7).
#[derive(Copy, Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(rename_all = "snake_case", deny_unknown_fields)]
pub enum Use {
    /// Take pesos: `bank`.
    Bank,
    /// Change pesos and points: `casino/point/2` buys points twice.
    Casino {
        /// What is bought.
        buy: Purchase,
        /// How many times.
        count: u8,
    },
    /// Take points: `church`.
    Church,
    /// Turn sugar cane into rum: `distillery/3`.
    Distillery {
        /// How many times.
        count: u8,
    },
    /// Move the value marker: `port_authority/raise`.
    PortAuthority {
        /// Which way.
        step: Step,
    },
    /// Turn tobacco into cigars: `cigar_factory/3`.
    CigarFactory {
        /// How many times.
        count: u8,
    },
    /// Swap a good for another: `black_market/sugar/rum`.
    BlackMarket {
        /// What is handed in.
        give: Good,
        /// What is taken.
        take: Good,
    },
    /// Load the ship at once: `trading_office/rum/2`.
    TradingOffice(Load),
    /// Sell wood for points: `sawmill/2`.
    Sawmill {
        /// How many times.
        count: u8,
    },
    /// Take a peso and turn a Cuban face down: `newspaper/pedro`.
    Newspaper {
        /// Whom; nobody if all lie face down already (Q15).
        cuban: Option<Cuban>,
    },
    /// Sell rum and cigars for points: `cafe/2/1`.
    Cafe {
        /// How much rum.
        rum: u8,
        /// How many cigars.
        cigars: u8,
    },
    /// Strike one demand of the ship: `customs_office/rum`.
    CustomsOffice {
        /// Which.
        good: Good,
    },
}

/// A delivery: one kind of good, or wood in place of one (§4, §5).
#[derive(Copy, Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(rename_all = "snake_case", deny_unknown_fields)]
pub enum Load {
    /// What the ship wants: `rum/2`.
    Goods {
        /// Which good.
        good: Good,
        /// How many.
        count: u8,
    },
    /// Wood instead: `wood/rum/2`.
    Wood {
        /// The good whose demand it meets.
        instead_of: Good,
        /// How much.
        count: u8,
    },
}

closed_set! {
    /// What a player may give to El Zorro's visitor: never wood.
    pub enum Gift {
        /// A peso.
        Peso = "peso",
        /// A victory point.
        Point = "point",
        /// Sugar cane.
        Sugar = "sugar",
        /// Citrus fruit.
        Citrus = "citrus",
        /// Tobacco.
        Tobacco = "tobacco",
        /// Rum.
        Rum = "rum",
        /// Cigars.
        Cigars = "cigars",
        /// Nothing, for who has none of these.
        Nothing = "nothing",
    }
}

closed_set! {
    /// What the casino sells.
    pub enum Purchase {
        /// Points, for pesos.
        Point = "point",
        /// Pesos, for points.
        Peso = "peso",
    }
}

closed_set! {
    /// Which way the value marker goes.
    pub enum Step {
        /// To the right, up.
        Raise = "raise",
        /// To the left, down.
        Lower = "lower",
    }
}

impl Gift {
    /// The thing that changes hands.
    pub const fn item(self) -> Option<Item> {
        match self {
            Gift::Peso => Some(Item::Peso),
            Gift::Point => Some(Item::Point),
            Gift::Sugar => Some(Item::Sugar),
            Gift::Citrus => Some(Item::Citrus),
            Gift::Tobacco => Some(Item::Tobacco),
            Gift::Rum => Some(Item::Rum),
            Gift::Cigars => Some(Item::Cigars),
            Gift::Nothing => None,
        }
    }
}

impl Purchase {
    /// What is handed in, and what is bought.
    pub const fn items(self) -> [Item; 2] {
        match self {
            Purchase::Point => [Item::Peso, Item::Point],
            Purchase::Peso => [Item::Point, Item::Peso],
        }
    }
}

impl Use {
    /// The building that is used.
    pub const fn building(&self) -> Building {
        match self {
            Use::Bank => Building::Bank,
            Use::Casino { .. } => Building::Casino,
            Use::Church => Building::Church,
            Use::Distillery { .. } => Building::Distillery,
            Use::PortAuthority { .. } => Building::PortAuthority,
            Use::CigarFactory { .. } => Building::CigarFactory,
            Use::BlackMarket { .. } => Building::BlackMarket,
            Use::TradingOffice(_) => Building::TradingOffice,
            Use::Sawmill { .. } => Building::Sawmill,
            Use::Newspaper { .. } => Building::Newspaper,
            Use::Cafe { .. } => Building::Cafe,
            Use::CustomsOffice { .. } => Building::CustomsOffice,
        }
    }
}

impl Load {
    /// The good whose demand the delivery meets.
    pub const fn meets(&self) -> Good {
        match *self {
            Load::Goods { good, .. } => good,
            Load::Wood { instead_of, .. } => instead_of,
        }
    }

    /// What is loaded, and how much.
    pub const fn cargo(&self) -> (Item, u8) {
        match *self {
            Load::Goods { good, count } => (good.item(), count),
            Load::Wood { count, .. } => (Item::Wood, count),
        }
    }
}

/// What a shuffle, a roll or an opened secret came to. Transcript format, too.
#[derive(Copy, Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(rename_all = "snake_case", deny_unknown_fields)]
pub enum Chance {
    /// How the buildings and Cubans lie, and who starts (§1).
    Layout {
        /// The buildings, by space.
        houses: [Building; SPACES],
        /// The Cubans, clockwise from the harbor.
        street: [Cuban; Cuban::ALL.len()],
        /// The starting player.
        start: Seat,
    },
    /// What the five dice show, in the order of the goods (§8).
    Dice {
        /// The faces.
        faces: [u8; Good::ALL.len()],
    },
    /// The screens are lifted (§9).
    Screens {},
}

const NOBODY: &str = "nobody";
const WOOD: &str = "wood";

impl Spell for Action {
    fn write(&self, path: &mut Path) {
        match self {
            Action::SetAside { die } => path.word("aside").key(*die),
            Action::Drive { to } => path.word("drive").key(*to),
            Action::Take { good } => path.word("take").key(*good),
            Action::Give { gift } => path.word("give").key(*gift),
            Action::Claim { building } => path.word("claim").key(*building),
            Action::Walk { building } => path.word("walk").key(*building),
            Action::Use(using) => {
                using.write(path.word("use"));
                path
            }
            Action::Deliver(load) => {
                load.write(path.word("deliver"));
                path
            }
            Action::Pass {} => path.word("pass"),
        };
    }

    fn read(words: &mut Words<'_>) -> Result<Action, Stop> {
        Ok(match words.word()? {
            "aside" => Action::SetAside { die: words.key()? },
            "drive" => Action::Drive { to: words.key()? },
            "take" => Action::Take { good: words.key()? },
            "give" => Action::Give { gift: words.key()? },
            "claim" => Action::Claim { building: words.key()? },
            "walk" => Action::Walk { building: words.key()? },
            "use" => Action::Use(Use::read(words)?),
            "deliver" => Action::Deliver(Load::read(words)?),
            "pass" => Action::Pass {},
            other => return Err(Stop::unknown(other)),
        })
    }
}

impl Spell for Use {
    fn write(&self, path: &mut Path) {
        path.key(self.building());
        match *self {
            Use::Bank | Use::Church => path,
            Use::Casino { buy, count } => path.key(buy).number(count),
            Use::Distillery { count } | Use::CigarFactory { count } | Use::Sawmill { count } => {
                path.number(count)
            }
            Use::PortAuthority { step } => path.key(step),
            Use::BlackMarket { give, take } => path.key(give).key(take),
            Use::TradingOffice(load) => {
                load.write(path);
                path
            }
            Use::Newspaper { cuban: Some(cuban) } => path.key(cuban),
            Use::Newspaper { cuban: None } => path.word(NOBODY),
            Use::Cafe { rum, cigars } => path.number(rum).number(cigars),
            Use::CustomsOffice { good } => path.key(good),
        };
    }

    fn read(words: &mut Words<'_>) -> Result<Use, Stop> {
        Ok(match words.key()? {
            Building::Bank => Use::Bank,
            Building::Casino => Use::Casino { buy: words.key()?, count: words.number()? },
            Building::Church => Use::Church,
            Building::Distillery => Use::Distillery { count: words.number()? },
            Building::PortAuthority => Use::PortAuthority { step: words.key()? },
            Building::CigarFactory => Use::CigarFactory { count: words.number()? },
            Building::BlackMarket => Use::BlackMarket { give: words.key()?, take: words.key()? },
            Building::TradingOffice => Use::TradingOffice(Load::read(words)?),
            Building::Sawmill => Use::Sawmill { count: words.number()? },
            Building::Newspaper => Use::Newspaper {
                cuban: match words.word()? {
                    NOBODY => None,
                    name => Some(Cuban::from_key(name).ok_or_else(|| Stop::unknown(name))?),
                },
            },
            Building::Cafe => Use::Cafe { rum: words.number()?, cigars: words.number()? },
            Building::CustomsOffice => Use::CustomsOffice { good: words.key()? },
        })
    }
}

impl Spell for Load {
    fn write(&self, path: &mut Path) {
        match *self {
            Load::Goods { good, count } => path.key(good).number(count),
            Load::Wood { instead_of, count } => path.word(WOOD).key(instead_of).number(count),
        };
    }

    fn read(words: &mut Words<'_>) -> Result<Load, Stop> {
        Ok(match words.word()? {
            WOOD => Load::Wood { instead_of: words.key()?, count: words.number()? },
            name => Load::Goods {
                good: Good::from_key(name).ok_or_else(|| Stop::unknown(name))?,
                count: words.number()?,
            },
        })
    }
}

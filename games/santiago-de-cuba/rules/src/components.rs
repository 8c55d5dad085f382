//! What is in the box: closed sets, and the numbers printed on the pieces.

use std::{collections::BTreeMap, sync::LazyLock};

use serde::Deserialize;
use tabletop::{Fact, Key, closed_set};

closed_set! {
    /// The five goods a ship may ask for, in the order of the dice.
    pub enum Good per PerGood {
        /// White: sugar cane.
        Sugar = "sugar",
        /// Orange: citrus fruit.
        Citrus = "citrus",
        /// Green: tobacco.
        Tobacco = "tobacco",
        /// Red: rum.
        Rum = "rum",
        /// Black: cigars.
        Cigars = "cigars",
    }
}

closed_set! {
    /// Everything that is kept behind a screen or in the supply.
    pub enum Item per PerItem {
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
        /// Wood, which no ship asks for and every ship takes.
        Wood = "wood",
        /// Pesos.
        Peso = "peso",
        /// Victory points.
        Point = "point",
    }
}

closed_set! {
    /// The nine people along the street.
    pub enum Cuban per PerCuban {
        /// Deals in tobacco.
        Pedro = "pedro",
        /// Grows sugar cane.
        Jose = "jose",
        /// Sells fruit.
        Conchita = "conchita",
        /// Fells trees.
        Miguel = "miguel",
        /// Gets hold of any good.
        Pablo = "pablo",
        /// Dances, for points.
        Maria = "maria",
        /// Makes music, for pesos.
        Martinez = "martinez",
        /// Picks everybody's pocket.
        ElZorro = "el_zorro",
        /// Puts buildings in one's name.
        Alonso = "alonso",
    }
}

closed_set! {
    /// Where the car can stop.
    pub enum Station {
        /// At Pedro's.
        Pedro = "pedro",
        /// At José's.
        Jose = "jose",
        /// At Conchita's.
        Conchita = "conchita",
        /// At Miguel's.
        Miguel = "miguel",
        /// At Pablo's.
        Pablo = "pablo",
        /// At Maria's.
        Maria = "maria",
        /// At Martinez's.
        Martinez = "martinez",
        /// At El Zorro's.
        ElZorro = "el_zorro",
        /// At Alonso's.
        Alonso = "alonso",
        /// In the harbor.
        Harbor = "harbor",
    }
}

closed_set! {
    /// The four quarters of the town, three building spaces each.
    pub enum Flower {
        /// Yellow flowers.
        Yellow = "yellow",
        /// Blue flowers.
        Blue = "blue",
        /// Red flowers.
        Red = "red",
        /// White flowers.
        White = "white",
    }
}

closed_set! {
    /// The twelve buildings.
    pub enum Building per PerBuilding {
        /// Gives pesos.
        Bank = "bank",
        /// Changes pesos for points or points for pesos.
        Casino = "casino",
        /// Gives points.
        Church = "church",
        /// Turns sugar cane into rum.
        Distillery = "distillery",
        /// Moves the value marker.
        PortAuthority = "port_authority",
        /// Turns tobacco into cigars.
        CigarFactory = "cigar_factory",
        /// Swaps a good for another.
        BlackMarket = "black_market",
        /// Loads goods on the ship at once.
        TradingOffice = "trading_office",
        /// Buys wood for points.
        Sawmill = "sawmill",
        /// Gives a peso and turns a Cuban face down.
        Newspaper = "newspaper",
        /// Buys rum and cigars for points.
        Cafe = "cafe",
        /// Strikes one demand of the ship.
        CustomsOffice = "customs_office",
    }
}

impl Good {
    /// The good as a thing one can own.
    pub const fn item(self) -> Item {
        match self {
            Good::Sugar => Item::Sugar,
            Good::Citrus => Item::Citrus,
            Good::Tobacco => Item::Tobacco,
            Good::Rum => Item::Rum,
            Good::Cigars => Item::Cigars,
        }
    }
}

impl Cuban {
    /// The station where this Cuban stands.
    pub const fn station(self) -> Station {
        match self {
            Cuban::Pedro => Station::Pedro,
            Cuban::Jose => Station::Jose,
            Cuban::Conchita => Station::Conchita,
            Cuban::Miguel => Station::Miguel,
            Cuban::Pablo => Station::Pablo,
            Cuban::Maria => Station::Maria,
            Cuban::Martinez => Station::Martinez,
            Cuban::ElZorro => Station::ElZorro,
            Cuban::Alonso => Station::Alonso,
        }
    }

    /// The flower on this Cuban's tile; El Zorro has none (§6).
    pub fn flower(self) -> Option<Flower> {
        BOX.flowers[self]
    }
}

/// Building spaces on the board; the flower belongs to the space (§6).
pub const SPACES: usize = Building::ALL.len();

/// The flower above building space `space`.
pub const fn flower_of(space: usize) -> Flower {
    Flower::ALL[space / (SPACES / Flower::ALL.len())]
}

/// The data file as it is written: sections of named facts.
#[derive(Debug, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct DataFile {
    supply: Section,
    start: Section,
    street: Section,
    ship: Section,
    dice: BTreeMap<Good, Fact<[u8; 6]>>,
    owner: Section,
    end: Section,
    cubans: BTreeMap<Cuban, Fact<u8>>,
    flowers: BTreeMap<Cuban, Fact<Flower>>,
    buildings: Section,
}

type Section = BTreeMap<String, Fact<u8>>;

/// The data file, word by word.
pub const DATA: &str = include_str!("../data/santiago.toml");

/// The numbers of the game, ready for use.
#[derive(Debug)]
#[expect(missing_docs, reason = "the data file says what each number is")]
pub struct Numbers {
    pub whole: PerItem<u16>,
    pub start: PerItem<u16>,
    pub markers: u8,
    pub further_station: u16,
    pub ships: u8,
    pub first_flag: u8,
    pub last_flag: u8,
    pub wood_points: u16,
    pub dice: PerGood<[u8; 6]>,
    pub owner_points: u16,
    pub goods_for_a_point: u16,
    pub cubans: PerCuban<u16>,
    pub flowers: PerCuban<Option<Flower>>,
    pub bank_pesos: u16,
    pub casino_most: u8,
    pub church_points: u16,
    pub distillery_most: u8,
    pub cigar_factory_most: u8,
    pub port_authority_steps: u8,
    pub black_market_goods: u8,
    pub sawmill_points: u16,
    pub sawmill_most: u8,
    pub newspaper_pesos: u16,
    pub cafe_points: u16,
    pub cafe_most: u8,
}

/// What is in the box.
pub static BOX: LazyLock<Numbers> = LazyLock::new(|| {
    let file: DataFile = toml::from_str(DATA).expect("the data file is read by a test");
    Numbers::from_file(&file).expect("the data file is complete, as a test shows")
});

impl Numbers {
    fn from_file(file: &DataFile) -> Result<Numbers, String> {
        let of = number;
        let [building, ship] = [&file.buildings, &file.ship];
        let die = |good| file.dice.get(&good).map_or([0; 6], |fact| fact.value);
        Ok(Numbers {
            whole: whole(&file.supply)?,
            start: opening(&file.start),
            markers: of(&file.supply, "markers")?,
            further_station: of(&file.street, "further_station")?.into(),
            ships: of(ship, "ships")?,
            first_flag: of(ship, "first_flag")?,
            last_flag: of(ship, "last_flag")?,
            wood_points: of(ship, "wood_points")?.into(),
            dice: PerGood::from_fn(die),
            owner_points: of(&file.owner, "points")?.into(),
            goods_for_a_point: of(&file.end, "goods_for_a_point")?.into(),
            cubans: PerCuban::from_fn(|cuban| {
                file.cubans.get(&cuban).map_or(0, |fact| fact.value.into())
            }),
            flowers: PerCuban::from_fn(|cuban| file.flowers.get(&cuban).map(|fact| fact.value)),
            bank_pesos: of(building, "bank_pesos")?.into(),
            casino_most: of(building, "casino_most")?,
            church_points: of(building, "church_points")?.into(),
            distillery_most: of(building, "distillery_most")?,
            cigar_factory_most: of(building, "cigar_factory_most")?,
            port_authority_steps: of(building, "port_authority_steps")?,
            black_market_goods: of(building, "black_market_goods")?,
            sawmill_points: of(building, "sawmill_points")?.into(),
            sawmill_most: of(building, "sawmill_most")?,
            newspaper_pesos: of(building, "newspaper_pesos")?.into(),
            cafe_points: of(building, "cafe_points")?.into(),
            cafe_most: of(building, "cafe_most")?,
        })
    }
}

fn number(section: &Section, name: &str) -> Result<u8, String> {
    section.get(name).map(|fact| fact.value).ok_or_else(|| format!("no {name} in the data file"))
}

/// How many of each item the box holds.
fn whole(supply: &Section) -> Result<PerItem<u16>, String> {
    let [goods, wood] = [number(supply, "goods_each")?, number(supply, "wood")?];
    let [points, pesos] = [number(supply, "points")?, number(supply, "pesos")?];
    Ok(PerItem::from_fn(|item| match item {
        Item::Wood => wood.into(),
        Item::Peso => pesos.into(),
        Item::Point => points.into(),
        Item::Sugar | Item::Citrus | Item::Tobacco | Item::Rum | Item::Cigars => goods.into(),
    }))
}

/// What each player begins with.
fn opening(start: &Section) -> PerItem<u16> {
    PerItem::from_fn(|item| {
        let name = match item {
            Item::Peso => "pesos",
            Item::Point => "points",
            Item::Sugar | Item::Citrus | Item::Tobacco | Item::Rum | Item::Cigars | Item::Wood => {
                item.key()
            }
        };
        number(start, name).map_or(0, u16::from)
    })
}

#[cfg(test)]
mod tests {
    use super::*;

    fn file() -> DataFile {
        toml::from_str(DATA).unwrap()
    }

    #[test]
    fn the_data_file_is_complete() {
        Numbers::from_file(&file()).unwrap();
    }

    #[test]
    fn every_number_says_where_it_comes_from() {
        let file = file();
        let sections =
            [&file.supply, &file.start, &file.street, &file.ship, &file.owner, &file.end];
        let facts = sections.into_iter().chain([&file.buildings]).flat_map(BTreeMap::iter);
        let silent: Vec<_> = facts.filter(|(_, fact)| fact.note.is_empty()).collect();
        assert!(silent.is_empty(), "{silent:?}");
        assert!(file.dice.values().all(|fact| !fact.note.is_empty()));
        assert!(file.cubans.values().all(|fact| !fact.note.is_empty()));
        assert!(file.flowers.values().all(|fact| !fact.note.is_empty()));
    }

    /// A die is turned down to 0 as its demand is met, so it shows every number up to its highest.
    #[test]
    fn dice_show_every_number_up_to_their_highest() {
        for good in Good::ALL {
            let faces = BOX.dice[*good];
            let highest = faces.into_iter().max().unwrap();
            assert!((0..=highest).all(|face| faces.contains(&face)), "{good:?}: {faces:?}");
            assert!(highest > 0, "{good:?}");
        }
    }

    #[test]
    fn every_cuban_but_el_zorro_has_a_flower_and_each_flower_two_cubans() {
        assert_eq!(BOX.flowers[Cuban::ElZorro], None);
        for &flower in Flower::ALL {
            let count = BOX.flowers.iter().filter(|&&of| of == Some(flower)).count();
            assert_eq!(count, 2, "{flower:?}");
        }
    }

    #[test]
    fn each_flower_has_three_building_spaces() {
        for &flower in Flower::ALL {
            assert_eq!((0..SPACES).filter(|&space| flower_of(space) == flower).count(), 3);
        }
    }

    #[test]
    fn the_box_holds_what_the_players_start_with() {
        for &item in Item::ALL {
            assert!(BOX.start[item] * 4 <= BOX.whole[item], "{item:?}");
        }
        assert!(BOX.first_flag < BOX.last_flag);
    }

    #[test]
    fn stations_are_the_cubans_and_the_harbor() {
        for &cuban in Cuban::ALL {
            assert_eq!(cuban.station().key(), cuban.key());
        }
        assert_eq!(Station::ALL.len(), Cuban::ALL.len() + 1);
    }
}

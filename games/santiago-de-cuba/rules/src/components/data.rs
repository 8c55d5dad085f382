//! The numbers of `data/santiago.toml`.

use std::{collections::BTreeMap, sync::LazyLock};

use serde::Deserialize;
use tabletop::{Fact, Key};

use super::{Cuban, Flower, Good, Item, PerCuban, PerGood, PerItem};

/// The data file as it is written: sections of named facts, none missing and none unknown.
#[derive(Debug, Deserialize)]
#[serde(deny_unknown_fields)]
struct DataFile {
    supply: SupplyFacts,
    start: StartFacts,
    street: StreetFacts,
    ship: ShipFacts,
    dice: BTreeMap<Good, Fact<[u8; 6]>>,
    owner: OwnerFacts,
    end: EndFacts,
    cubans: BTreeMap<Cuban, Fact<u8>>,
    flowers: BTreeMap<Cuban, Fact<Flower>>,
    buildings: BuildingFacts,
}

#[derive(Debug, Deserialize)]
#[serde(deny_unknown_fields)]
struct SupplyFacts {
    goods_each: Fact<u8>,
    wood: Fact<u8>,
    points: Fact<u8>,
    pesos: Fact<u8>,
    markers: Fact<u8>,
}

#[derive(Debug, Deserialize)]
#[serde(deny_unknown_fields)]
struct StartFacts {
    pesos: Fact<u8>,
    points: Fact<u8>,
    sugar: Fact<u8>,
    citrus: Fact<u8>,
    tobacco: Fact<u8>,
}

#[derive(Debug, Deserialize)]
#[serde(deny_unknown_fields)]
struct StreetFacts {
    further_station: Fact<u8>,
}

#[derive(Debug, Deserialize)]
#[serde(deny_unknown_fields)]
struct ShipFacts {
    ships: Fact<u8>,
    first_flag: Fact<u8>,
    last_flag: Fact<u8>,
    wood_points: Fact<u8>,
}

#[derive(Debug, Deserialize)]
#[serde(deny_unknown_fields)]
struct OwnerFacts {
    points: Fact<u8>,
}

#[derive(Debug, Deserialize)]
#[serde(deny_unknown_fields)]
struct EndFacts {
    goods_for_a_point: Fact<u8>,
}

#[derive(Debug, Deserialize)]
#[serde(deny_unknown_fields)]
struct BuildingFacts {
    bank_pesos: Fact<u8>,
    casino_most: Fact<u8>,
    church_points: Fact<u8>,
    distillery_most: Fact<u8>,
    cigar_factory_most: Fact<u8>,
    port_authority_steps: Fact<u8>,
    black_market_goods: Fact<u8>,
    sawmill_points: Fact<u8>,
    sawmill_most: Fact<u8>,
    newspaper_pesos: Fact<u8>,
    cafe_points: Fact<u8>,
    cafe_most: Fact<u8>,
}

/// The data file, word by word.
pub const DATA: &str = include_str!("../../data/santiago.toml");

/// What the data file says, ready for use.
#[derive(Debug)]
#[expect(missing_docs, reason = "the data file says what each number is")]
pub struct Data {
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
pub static BOX: LazyLock<Data> = LazyLock::new(|| {
    Data::read(DATA).unwrap_or_else(|wrong| panic!("a test reads the data file: {wrong:?}"))
});

impl Data {
    /// Reads a data file, or says everything that is wrong with it.
    pub fn read(text: &str) -> Result<Data, Vec<String>> {
        // Read from text, an error names its line; only values count the elements of a list.
        let file = toml::from_str::<DataFile>(text)
            .and_then(|_| text.parse::<toml::Table>()?.try_into::<DataFile>());
        let file = file.map_err(|error| vec![error.to_string()])?;
        let wrong = file.gaps();
        if wrong.is_empty() { Ok(Data::of(&file)) } else { Err(wrong) }
    }

    fn of(file: &DataFile) -> Data {
        let DataFile { supply, start, street, ship, owner, end, buildings, .. } = file;
        Data {
            whole: supply.whole(),
            start: start.each(),
            markers: supply.markers.value,
            further_station: street.further_station.value.into(),
            ships: ship.ships.value,
            first_flag: ship.first_flag.value,
            last_flag: ship.last_flag.value,
            wood_points: ship.wood_points.value.into(),
            dice: PerGood::from_fn(|good| file.dice[&good].value),
            owner_points: owner.points.value.into(),
            goods_for_a_point: end.goods_for_a_point.value.into(),
            // El Zorro and Alonso give nothing that is counted.
            cubans: PerCuban::from_fn(|cuban| {
                file.cubans.get(&cuban).map_or(0, |fact| fact.value.into())
            }),
            flowers: PerCuban::from_fn(|cuban| file.flowers.get(&cuban).map(|fact| fact.value)),
            bank_pesos: buildings.bank_pesos.value.into(),
            casino_most: buildings.casino_most.value,
            church_points: buildings.church_points.value.into(),
            distillery_most: buildings.distillery_most.value,
            cigar_factory_most: buildings.cigar_factory_most.value,
            port_authority_steps: buildings.port_authority_steps.value,
            black_market_goods: buildings.black_market_goods.value,
            sawmill_points: buildings.sawmill_points.value.into(),
            sawmill_most: buildings.sawmill_most.value,
            newspaper_pesos: buildings.newspaper_pesos.value.into(),
            cafe_points: buildings.cafe_points.value.into(),
            cafe_most: buildings.cafe_most.value,
        }
    }
}

impl DataFile {
    /// Dice, Cubans and flowers that are missing, or too many.
    fn gaps(&self) -> Vec<String> {
        let mut wrong = Vec::new();
        for good in Good::ALL.iter().filter(|good| !self.dice.contains_key(good)) {
            wrong.push(format!("dice: there is no {}", good.key()));
        }
        for &cuban in Cuban::ALL {
            let gives = !matches!(cuban, Cuban::ElZorro | Cuban::Alonso);
            let blooms = cuban != Cuban::ElZorro;
            let found = [
                ("cubans", gives, self.cubans.contains_key(&cuban)),
                ("flowers", blooms, self.flowers.contains_key(&cuban)),
            ];
            let unlike = found.into_iter().filter(|(_, wanted, there)| wanted != there);
            let complaint = |section: &str, wanted| {
                format!("{section}: {} is {}", cuban.key(), if wanted { "missing" } else { "none" })
            };
            wrong.extend(unlike.map(|(section, wanted, _)| complaint(section, wanted)));
        }
        wrong
    }
}

impl SupplyFacts {
    /// How many of each item the box holds.
    fn whole(&self) -> PerItem<u16> {
        PerItem::from_fn(|item| match item {
            Item::Wood => self.wood.value.into(),
            Item::Peso => self.pesos.value.into(),
            Item::Point => self.points.value.into(),
            Item::Sugar | Item::Citrus | Item::Tobacco | Item::Rum | Item::Cigars => {
                self.goods_each.value.into()
            }
        })
    }
}

impl StartFacts {
    /// What each player begins with.
    fn each(&self) -> PerItem<u16> {
        PerItem::from_fn(|item| match item {
            Item::Peso => self.pesos.value.into(),
            Item::Point => self.points.value.into(),
            Item::Sugar => self.sugar.value.into(),
            Item::Citrus => self.citrus.value.into(),
            Item::Tobacco => self.tobacco.value.into(),
            Item::Rum | Item::Cigars | Item::Wood => 0,
        })
    }
}

impl Cuban {
    /// The flower on this Cuban's tile; El Zorro has none (§6).
    pub fn flower(self) -> Option<Flower> {
        BOX.flowers[self]
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_data_file_is_complete() {
        Data::read(DATA).unwrap();
    }

    /// Whatever is spoiled is refused, and named.
    #[test]
    fn a_spoiled_file_is_refused() {
        let spoiled = [
            ("[street]\n", "[street]\nlast_station = 1\n", "last_station"),
            ("casino_most", "casino_least", "casino_least"),
            ("wood_points = {", "#", "wood_points"),
            ("[0, 1, 1, 2, 2, 3]", "[0, 1, 1, 2, 2, 3, 4]", "length 7"),
            ("[0, 1, 1, 2, 2, 3]", "[0, 1, 1, 2, 2]", "length 5"),
            ("rum = {", "#", "dice: there is no rum"),
            ("pedro = { value = 2", "carlos = { value = 2", "carlos"),
            ("maria = { value = 2", "#", "cubans: maria is missing"),
            ("alonso = { value = \"white\"", "el_zorro = { value = \"white\"", "el_zorro is none"),
            ("value = \"red\"", "value = \"green\"", "green"),
            ("value = 8,", "value = 800,", "800"),
            ("label = \"rules\"", "label = \"rumor\"", "rumor"),
        ];
        for (sound, wrong, named) in spoiled {
            let text = DATA.replacen(sound, wrong, 1);
            assert_ne!(text, DATA, "{sound}");
            let complaints = Data::read(&text).expect_err(wrong);
            assert!(complaints.iter().any(|one| one.contains(named)), "{wrong}: {complaints:?}");
        }
    }

    #[test]
    fn every_number_says_where_it_comes_from() {
        let file: toml::Table = DATA.parse().unwrap();
        let sections = file.values().filter_map(toml::Value::as_table);
        let facts: Vec<_> = sections.flat_map(toml::Table::iter).collect();
        let is_told = |fact: &toml::Value| !fact["note"].as_str().unwrap_or_default().is_empty();
        let silent: Vec<_> = facts.iter().filter(|(_, fact)| !is_told(fact)).collect();
        assert!(facts.len() > 40 && silent.is_empty(), "{silent:?}");
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
    fn the_box_holds_what_the_players_start_with() {
        for &item in Item::ALL {
            assert!(BOX.start[item] * 4 <= BOX.whole[item], "{item:?}");
        }
        assert!(BOX.first_flag < BOX.last_flag);
    }
}

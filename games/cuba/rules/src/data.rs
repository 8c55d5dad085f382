//! The numbers printed on the pieces: the data files, read and checked.

use std::{collections::BTreeMap, sync::LazyLock};

use serde::Deserialize;
use tabletop::{Fact, Key};

use crate::components::{
    Berth, Building, Field, Good, Ground, Item, Material, PerAct, PerBerth, PerBuilding, PerGood,
    PerItem, PerSide, Raw, Side,
};
use crate::sets::Fields;

/// How many ship cards there are.
pub const SHIPS: usize = 15;

/// A file or a section of one: facts by name.
type Section<T = u8> = BTreeMap<String, Fact<T>>;

/// The data files, word by word.
pub const DATA: &[&str] = &[SETTINGS, MARKET, BUILDINGS, ACTS, SHIP_CARDS, PLANTATIONS];
const SETTINGS: &str = include_str!("../data/settings.toml");
const MARKET: &str = include_str!("../data/market.toml");
const BUILDINGS: &str = include_str!("../data/buildings.toml");
const ACTS: &str = include_str!("../data/acts.toml");
const SHIP_CARDS: &str = include_str!("../data/ships.toml");
const PLANTATIONS: &str = include_str!("../data/plantations.toml");

#[derive(Debug, Deserialize)]
#[serde(deny_unknown_fields)]
struct MarketFile {
    prices: Section<Vec<u8>>,
    start: Section,
    edges: Section,
}

#[derive(Debug, Deserialize)]
#[serde(deny_unknown_fields)]
struct Tile {
    tiles: Fact<u8>,
    cost: Fact<[u8; 3]>,
    most: Fact<u8>,
    gain: Fact<u8>,
}

/// The longest price ladder.
pub const LADDER: usize = 5;

/// What a good costs and brings on the market (§5).
#[derive(Copy, Clone, Debug, Default)]
pub struct Ladder {
    prices: [u8; LADDER],
    /// How many spaces there are.
    pub spaces: u8,
    /// How many units lie there at the start.
    pub start: u8,
    /// The price of a unit from the supply when none lies there.
    pub empty: u8,
    /// What the supply pays when all spaces are filled.
    pub full: u8,
}

impl Ladder {
    /// What the next unit costs while `units` lie there.
    pub const fn buys_at(&self, units: u8) -> u8 {
        if units == 0 { self.empty } else { self.prices[units as usize - 1] }
    }

    /// What the next unit brings while `units` lie there.
    pub const fn sells_at(&self, units: u8) -> u8 {
        if units < self.spaces { self.prices[units as usize] } else { self.full }
    }

    /// The prices of the spaces, the dearest first.
    pub fn prices(&self) -> &[u8] {
        &self.prices[..usize::from(self.spaces)]
    }
}

/// A plantation board (§1).
#[derive(Copy, Clone, Debug)]
pub struct Plantation {
    grounds: [Ground; 12],
    /// The material fields.
    pub materials: Fields,
    /// The raw fields.
    pub raws: Fields,
}

impl Default for Plantation {
    fn default() -> Plantation {
        Plantation { grounds: [Ground::Warehouse; 12], materials: Fields::NONE, raws: Fields::NONE }
    }
}

impl Plantation {
    /// What `field` is.
    pub const fn ground(&self, field: Field) -> Ground {
        self.grounds[field as usize]
    }

    fn read(text: &str) -> Result<Plantation, String> {
        let grounds: Option<Vec<Ground>> =
            text.chars().filter(|letter| *letter != ' ').map(ground).collect();
        let grounds = grounds.and_then(|grounds| grounds.try_into().ok());
        let grounds: [Ground; 12] = grounds.ok_or_else(|| format!("no plantation: {text}"))?;
        let fields = |wanted: fn(Ground) -> bool| {
            Field::ALL.iter().copied().filter(|&field| wanted(grounds[field as usize])).collect()
        };
        Ok(Plantation {
            grounds,
            materials: fields(|ground| matches!(ground, Ground::Material(_))),
            raws: fields(|ground| matches!(ground, Ground::Raw(_))),
        })
    }
}

const fn ground(letter: char) -> Option<Ground> {
    Some(match letter {
        'W' => Ground::Warehouse,
        'L' => Ground::Material(Material::Water),
        'M' => Ground::Material(Material::Stone),
        'F' => Ground::Material(Material::Wood),
        'T' => Ground::Raw(Raw::Tobacco),
        'S' => Ground::Raw(Raw::Sugar),
        'C' => Ground::Raw(Raw::Citrus),
        _ => return None,
    })
}

/// A building tile.
#[derive(Copy, Clone, Debug, Default)]
pub struct Printed {
    /// How many tiles there are.
    pub tiles: u8,
    /// Wood, stone, water.
    pub cost: [u8; 3],
    /// How many pieces a use takes.
    pub most: u8,
    /// What each of them, or the use, brings.
    pub gain: u8,
}

/// The numbers of the game, ready for use.
#[derive(Debug)]
#[expect(missing_docs, reason = "the data files say what each number is")]
pub struct Numbers {
    pub whole: PerItem<u8>,
    pub pesos: u16,
    pub materials: u8,
    pub raws: u8,
    pub rounds: u8,
    pub cards: u8,
    pub enacted: u8,
    pub worker_raws: u8,
    pub drought_raws: u8,
    pub architect: [u8; 2],
    pub mayor: [u8; 2],
    pub berths: PerBerth<u8>,
    pub law_paid: u16,
    pub law_both: u16,
    pub building_act: u16,
    pub market_act: u8,
    pub end_building: u16,
    pub market: PerGood<Ladder>,
    pub buildings: PerBuilding<Printed>,
    pub acts: PerAct<u8>,
    pub pesos_for_a_point: u16,
    pub ships: [PerGood<u8>; SHIPS],
    pub plantations: PerSide<Plantation>,
}

/// What is in the box.
pub static BOX: LazyLock<Numbers> =
    LazyLock::new(|| Numbers::read().expect("the data files are complete, as a test shows"));

impl Numbers {
    fn read() -> Result<Numbers, String> {
        let settings: BTreeMap<String, Section> = parsed(SETTINGS)?;
        let of = |section: &str, name: &str| number(settings.get(section), name);
        let acts: BTreeMap<String, Section> = parsed(ACTS)?;
        Ok(Numbers {
            whole: tried(|item: Item| of("supply", item.key()), |of| PerItem::from_fn(of))?,
            pesos: of("start", "pesos")?.into(),
            materials: of("start", "materials")?,
            raws: of("start", "raws")?,
            rounds: of("course", "rounds")?,
            cards: of("course", "cards")?,
            enacted: of("course", "enacted")?,
            worker_raws: of("worker", "raws")?,
            drought_raws: of("worker", "raws_in_drought")?,
            architect: [of("favors", "architect_first")?, of("favors", "architect_second")?],
            mayor: [of("favors", "mayor_first")?, of("favors", "mayor_second")?],
            berths: tried(|berth: Berth| of("berths", berth.key()), |of| PerBerth::from_fn(of))?,
            law_paid: of("laws", "paid")?.into(),
            law_both: of("laws", "both")?.into(),
            building_act: of("laws", "building_act")?.into(),
            market_act: of("laws", "market_act")?,
            end_building: of("end", "building")?.into(),
            market: market()?,
            buildings: buildings()?,
            acts: PerAct::from_fn(|act| {
                number(acts.get(act.group().key()), act.key()).unwrap_or(0)
            }),
            pesos_for_a_point: number(acts.get("subsidies"), "pesos_for_a_point")?.into(),
            ships: ships()?,
            plantations: plantations()?,
        })
    }
}

fn parsed<T: for<'de> Deserialize<'de>>(file: &str) -> Result<T, String> {
    toml::from_str(file).map_err(|error| error.to_string())
}

fn number(section: Option<&Section>, name: &str) -> Result<u8, String> {
    let fact = section.and_then(|section| section.get(name));
    fact.map(|fact| fact.value).ok_or_else(|| format!("no {name} in the data files"))
}

/// A table whose entries may be missing.
fn tried<K, T: Default, P>(
    value: impl Fn(K) -> Result<T, String>,
    table: impl FnOnce(&mut dyn FnMut(K) -> T) -> P,
) -> Result<P, String> {
    let mut missing = None;
    let read = table(&mut |key| {
        value(key).unwrap_or_else(|error| {
            missing = Some(error);
            T::default()
        })
    });
    missing.map_or(Ok(read), Err)
}

fn market() -> Result<PerGood<Ladder>, String> {
    let file: MarketFile = parsed(MARKET)?;
    let ladder = |good: Good| {
        let (kind, full) =
            if good.is_raw() { ("raws", "full_raw") } else { ("wares", "full_ware") };
        let listed = file.prices.get(kind).ok_or("no prices")?;
        let spaces = u8::try_from(listed.value.len()).map_err(|error| error.to_string())?;
        let mut prices = [0; LADDER];
        prices
            .get_mut(..listed.value.len())
            .ok_or("too many prices")?
            .copy_from_slice(&listed.value);
        Ok(Ladder {
            prices,
            spaces,
            start: number(Some(&file.start), kind)?,
            empty: number(Some(&file.edges), "empty")?,
            full: number(Some(&file.edges), full)?,
        })
    };
    tried(ladder, |of| PerGood::from_fn(of))
}

fn buildings() -> Result<PerBuilding<Printed>, String> {
    let file: BTreeMap<String, Tile> = parsed(BUILDINGS)?;
    let printed = |building: Building| {
        let tile = file.get(building.key()).ok_or_else(|| format!("no {}", building.key()))?;
        Ok(Printed {
            tiles: tile.tiles.value,
            cost: tile.cost.value,
            most: tile.most.value,
            gain: tile.gain.value,
        })
    };
    tried(printed, |of| PerBuilding::from_fn(of))
}

fn ships() -> Result<[PerGood<u8>; SHIPS], String> {
    let file: BTreeMap<String, Section<String>> = parsed(SHIP_CARDS)?;
    let cards = file.get("ships").ok_or("no ships")?;
    let mut ships = [PerGood::from_fn(|_| 0); SHIPS];
    for (index, ship) in ships.iter_mut().enumerate() {
        let card = cards.get(&(index + 1).to_string()).ok_or("a ship is missing")?;
        for letter in card.value.chars() {
            let good = match letter {
                'S' => Good::Sugar,
                'C' => Good::Citrus,
                'T' => Good::Tobacco,
                'R' => Good::Rum,
                'G' => Good::Cigars,
                _ => return Err(format!("no good: {letter}")),
            };
            ship[good] += 1;
        }
    }
    Ok(ships)
}

fn plantations() -> Result<PerSide<Plantation>, String> {
    let file: BTreeMap<String, Section<String>> = parsed(PLANTATIONS)?;
    let boards = file.get("plantations").ok_or("no plantations")?;
    let board = |side: Side| {
        let fact = boards.get(side.key()).ok_or_else(|| format!("no {}", side.key()))?;
        Plantation::read(&fact.value)
    };
    tried(board, |of| PerSide::from_fn(of))
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::components::{Act, Group};

    #[test]
    fn the_data_files_are_complete() {
        Numbers::read().unwrap();
    }

    #[test]
    fn every_number_says_where_it_comes_from() {
        for file in DATA {
            let (mut values, mut notes) = (0, 0);
            for line in file.lines().filter(|line| !line.starts_with('#')) {
                values += usize::from(line.contains("value = "));
                notes += usize::from(line.contains("label = ") && !line.contains("note = \"\""));
            }
            assert!(values > 0 && values == notes, "{file}");
        }
    }

    /// The rulebook counts them: 25 tiles of 23 kinds.
    #[test]
    fn there_are_twenty_five_building_tiles() {
        assert_eq!(BOX.buildings.iter().map(|printed| printed.tiles).sum::<u8>(), 25);
        assert!(BOX.buildings.iter().all(|printed| printed.cost.iter().sum::<u8>() >= 2));
    }

    #[test]
    fn all_ships_differ_carry_five_and_favor_no_good() {
        let mut spaces = PerGood::from_fn(|_| 0);
        for (index, ship) in BOX.ships.iter().enumerate() {
            assert_eq!(ship.iter().sum::<u8>(), 5, "ship {}", index + 1);
            assert!(!BOX.ships[..index].contains(ship), "ship {} is another's twin", index + 1);
            Good::ALL.iter().for_each(|&good| spaces[good] += ship[good]);
        }
        assert!(spaces.iter().all(|&count| count == 15), "{spaces:?}");
    }

    /// The rulebook: one warehouse, one lake, two of everything else.
    #[test]
    fn every_plantation_has_the_same_fields() {
        for &side in Side::ALL {
            let board = &BOX.plantations[side];
            let count = |ground| Field::ALL.iter().filter(|&&f| board.ground(f) == ground).count();
            assert_eq!(board.ground(Field::A1), Ground::Warehouse, "{side:?}");
            assert_eq!(count(Ground::Warehouse), 1, "{side:?}");
            assert_eq!(count(Ground::Material(Material::Water)), 1, "{side:?}");
            for material in [Material::Wood, Material::Stone] {
                assert_eq!(count(Ground::Material(material)), 2, "{side:?}");
            }
            for &raw in Raw::ALL {
                assert_eq!(count(Ground::Raw(raw)), 2, "{side:?}");
            }
            assert_eq!((board.materials.len(), board.raws.len()), (5, 6));
        }
    }

    /// The picture in the rulebook: 1 stone, 2 wood, 1 citrus fruit, 1 tobacco.
    #[test]
    fn the_common_plantation_allows_the_rulebooks_example() {
        let board = &BOX.plantations[Side::Common];
        let cross = Fields::cross(Field::A3);
        let found: Vec<Ground> = cross.iter().map(|field| board.ground(field)).collect();
        let times = |ground| found.iter().filter(|&&other| other == ground).count();
        assert_eq!(times(Ground::Material(Material::Stone)), 1);
        assert_eq!(times(Ground::Material(Material::Wood)), 2);
        assert_eq!(times(Ground::Raw(Raw::Citrus)), 1);
        assert_eq!(times(Ground::Raw(Raw::Tobacco)), 1);
    }

    /// One unbroken ladder: the edges are the steps above and below.
    #[test]
    fn the_market_is_one_ladder() {
        for &good in Good::ALL {
            let ladder = BOX.market[good];
            assert!(ladder.prices().windows(2).all(|pair| pair[0] == pair[1] + 1), "{good:?}");
            assert_eq!(ladder.prices()[0] + 1, ladder.empty);
            assert_eq!(ladder.sells_at(ladder.spaces - 1) - 1, ladder.full, "{good:?}");
            assert!(ladder.start <= ladder.spaces);
        }
    }

    #[test]
    fn every_tax_and_duty_has_its_amount() {
        let taxes: Vec<u8> = Act::of(Group::Tax).iter().map(|&act| BOX.acts[act]).collect();
        assert_eq!(taxes, [1, 2, 3, 4, 5, 0]);
        let duties: Vec<u8> = Act::of(Group::Duty).iter().map(|&act| BOX.acts[act]).collect();
        assert_eq!(duties, [1, 1, 1, 1, 2, 2]);
        assert_eq!((BOX.acts[Act::SubsidyWater], BOX.acts[Act::SubsidyPesos]), (7, 7));
    }
}

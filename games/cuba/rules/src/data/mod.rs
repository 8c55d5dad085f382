//! The numbers printed on the pieces: the data files, read and checked.

use std::{collections::BTreeMap, sync::LazyLock};

use serde::Deserialize;
use tabletop::{Fact, Key};

use crate::components::{
    Act, Berth, Building, Field, Good, Ground, Group, Item, Material, PerAct, PerBerth,
    PerBuilding, PerGood, PerItem, PerSide, Raw, Side,
};
use crate::sets::Fields;

/// How many ship cards there are.
pub const SHIPS: usize = 15;

/// The data files, word by word.
pub const DATA: [&str; FILES] = [SETTINGS, MARKET, BUILDINGS, ACTS, SHIP_CARDS, PLANTATIONS];
const FILES: usize = 6;
const SETTINGS: &str = include_str!("../../data/settings.toml");
const MARKET: &str = include_str!("../../data/market.toml");
const BUILDINGS: &str = include_str!("../../data/buildings.toml");
const ACTS: &str = include_str!("../../data/acts.toml");
const SHIP_CARDS: &str = include_str!("../../data/ships.toml");
const PLANTATIONS: &str = include_str!("../../data/plantations.toml");

/// A file of facts as it is written: none may be missing, none unknown.
macro_rules! facts {
    ($($name:ident { $($field:ident: $type:ty,)+ })+) => {
        $(
            #[derive(Debug, Deserialize)]
            #[serde(deny_unknown_fields)]
            struct $name {
                $($field: $type,)+
            }
        )+
    };
}

facts! {
    SettingsFile {
        supply: BTreeMap<Item, Fact<u8>>,
        start: StartFacts,
        course: CourseFacts,
        worker: WorkerFacts,
        favors: FavorFacts,
        berths: BTreeMap<Berth, Fact<u8>>,
        laws: LawFacts,
        end: EndFacts,
    }
    StartFacts {
        pesos: Fact<u8>,
        materials: Fact<u8>,
        raws: Fact<u8>,
    }
    CourseFacts {
        rounds: Fact<u8>,
        cards: Fact<u8>,
        enacted: Fact<u8>,
    }
    WorkerFacts {
        raws: Fact<u8>,
        raws_in_drought: Fact<u8>,
    }
    FavorFacts {
        architect_first: Fact<u8>,
        architect_second: Fact<u8>,
        mayor_first: Fact<u8>,
        mayor_second: Fact<u8>,
    }
    LawFacts {
        paid: Fact<u8>,
        both: Fact<u8>,
        building_act: Fact<u8>,
        market_act: Fact<u8>,
    }
    EndFacts {
        building: Fact<u8>,
    }
    MarketFile {
        prices: PriceFacts,
        start: StockFacts,
        edges: EdgeFacts,
    }
    PriceFacts {
        raws: Fact<[u8; LADDER]>,
        wares: Fact<[u8; 3]>,
    }
    StockFacts {
        raws: Fact<u8>,
        wares: Fact<u8>,
    }
    EdgeFacts {
        empty: Fact<u8>,
        full_raw: Fact<u8>,
        full_ware: Fact<u8>,
    }
    Tile {
        tiles: Fact<u8>,
        cost: Fact<[u8; 3]>,
        most: Fact<u8>,
        gain: Fact<u8>,
    }
    ActsFile {
        tax: BTreeMap<Act, Fact<u8>>,
        duty: BTreeMap<Act, Fact<u8>>,
        subsidy: BTreeMap<Act, Fact<u8>>,
        subsidies: SubsidyFacts,
    }
    SubsidyFacts {
        pesos_for_a_point: Fact<u8>,
    }
    ShipsFile {
        ships: BTreeMap<String, Fact<String>>,
    }
    PlantationsFile {
        plantations: BTreeMap<Side, Fact<String>>,
    }
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

/// What the data files say, ready for use.
#[derive(Debug)]
#[expect(missing_docs, reason = "the data files say what each number is")]
pub struct Data {
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
pub static BOX: LazyLock<Data> = LazyLock::new(|| {
    Data::read(DATA).unwrap_or_else(|wrong| panic!("a test reads the data files: {wrong:?}"))
});

impl Data {
    /// Reads the data files, in the order of [`DATA`], or says everything that is wrong with them.
    pub fn read(files: [&str; FILES]) -> Result<Data, Vec<String>> {
        let [settings, market, buildings, acts, ships, plantations] = files;
        let mut wrong = Vec::new();
        let settings = parsed::<SettingsFile>("settings", settings, &mut wrong);
        let market = parsed::<MarketFile>("market", market, &mut wrong);
        let buildings = parsed::<BTreeMap<Building, Tile>>("buildings", buildings, &mut wrong);
        let acts = parsed::<ActsFile>("acts", acts, &mut wrong);
        let ships = parsed::<ShipsFile>("ships", ships, &mut wrong);
        let plantations = parsed::<PlantationsFile>("plantations", plantations, &mut wrong);
        let (
            Some(settings),
            Some(market),
            Some(buildings),
            Some(acts),
            Some(ships),
            Some(plantations),
        ) = (settings, market, buildings, acts, ships, plantations)
        else {
            return Err(wrong);
        };
        has_all("settings: supply", &settings.supply, Item::ALL, &mut wrong);
        has_all("settings: berths", &settings.berths, Berth::ALL, &mut wrong);
        has_all("buildings", &buildings, Building::ALL, &mut wrong);
        has_all("plantations", &plantations.plantations, Side::ALL, &mut wrong);
        let amounts = acts.amounts(&mut wrong);
        let ships = read_ships(&ships.ships, &mut wrong);
        let boards = read_plantations(&plantations.plantations, &mut wrong);
        if !wrong.is_empty() {
            return Err(wrong);
        }
        let SettingsFile { supply, start, course, worker, favors, berths, laws, end } = settings;
        Ok(Data {
            whole: PerItem::from_fn(|item| supply[&item].value),
            pesos: start.pesos.value.into(),
            materials: start.materials.value,
            raws: start.raws.value,
            rounds: course.rounds.value,
            cards: course.cards.value,
            enacted: course.enacted.value,
            worker_raws: worker.raws.value,
            drought_raws: worker.raws_in_drought.value,
            architect: [favors.architect_first.value, favors.architect_second.value],
            mayor: [favors.mayor_first.value, favors.mayor_second.value],
            berths: PerBerth::from_fn(|berth| berths[&berth].value),
            law_paid: laws.paid.value.into(),
            law_both: laws.both.value.into(),
            building_act: laws.building_act.value.into(),
            market_act: laws.market_act.value,
            end_building: end.building.value.into(),
            market: PerGood::from_fn(|good| market.ladder(good)),
            buildings: PerBuilding::from_fn(|building| buildings[&building].printed()),
            acts: amounts,
            pesos_for_a_point: acts.subsidies.pesos_for_a_point.value.into(),
            ships,
            plantations: boards,
        })
    }
}

/// A file as a value of its type; what is wrong with it is told.
fn parsed<T: for<'de> Deserialize<'de>>(
    name: &str,
    text: &str,
    wrong: &mut Vec<String>,
) -> Option<T> {
    // Read from text, an error names its line; only values count the elements of a list.
    let read = toml::from_str::<T>(text).and_then(|_| text.parse::<toml::Table>()?.try_into());
    read.map_err(|error| wrong.push(format!("{name}: {error}"))).ok()
}

/// Tells which members of a set are missing.
fn has_all<K: Key + Ord, T>(
    section: &str,
    found: &BTreeMap<K, T>,
    all: &[K],
    wrong: &mut Vec<String>,
) {
    let missing = all.iter().filter(|key| !found.contains_key(key));
    wrong.extend(missing.map(|key| format!("{section}: there is no {}", key.key())));
}

impl MarketFile {
    fn ladder(&self, good: Good) -> Ladder {
        let MarketFile { prices: listed, start, edges } = self;
        let mut prices = [0; LADDER];
        let (listed, start, full) = if good.is_raw() {
            (&listed.raws.value[..], &start.raws, &edges.full_raw)
        } else {
            (&listed.wares.value[..], &start.wares, &edges.full_ware)
        };
        prices[..listed.len()].copy_from_slice(listed);
        Ladder {
            prices,
            spaces: u8::try_from(listed.len()).unwrap_or(u8::MAX),
            start: start.value,
            empty: edges.empty.value,
            full: full.value,
        }
    }
}

impl Tile {
    const fn printed(&self) -> Printed {
        Printed {
            tiles: self.tiles.value,
            cost: self.cost.value,
            most: self.most.value,
            gain: self.gain.value,
        }
    }
}

impl ActsFile {
    /// The amount of each tax, duty and subsidy; other acts have none.
    fn amounts(&self, wrong: &mut Vec<String>) -> PerAct<u8> {
        let sections = [(Group::Tax, &self.tax), (Group::Duty, &self.duty)];
        let sections = sections.into_iter().chain([(Group::Subsidy, &self.subsidy)]);
        let mut amounts = PerAct::from_fn(|_| 0);
        for (group, section) in sections {
            has_all(&format!("acts: {}", group.key()), section, Act::of(group), wrong);
            for (&act, fact) in section {
                amounts[act] = fact.value;
                if act.group() != group {
                    wrong.push(format!("acts: {} is no {}", act.key(), group.key()));
                }
            }
        }
        amounts
    }
}

fn read_ships(
    cards: &BTreeMap<String, Fact<String>>,
    wrong: &mut Vec<String>,
) -> [PerGood<u8>; SHIPS] {
    let mut ships = [PerGood::from_fn(|_| 0); SHIPS];
    let numbers = (1..=SHIPS).map(|number| number.to_string());
    for (ship, number) in ships.iter_mut().zip(numbers) {
        let card = cards.get(&number).map_or("", |fact| fact.value.as_str());
        if card.is_empty() {
            wrong.push(format!("ships: there is no ship {number}"));
        }
        for letter in card.chars() {
            match good(letter) {
                Some(good) => ship[good] += 1,
                None => wrong.push(format!("ships: ship {number} carries {letter:?}")),
            }
        }
    }
    if cards.len() > SHIPS {
        wrong.push(format!("ships: {} of them, not {SHIPS}", cards.len()));
    }
    ships
}

const fn good(letter: char) -> Option<Good> {
    Some(match letter {
        'S' => Good::Sugar,
        'C' => Good::Citrus,
        'T' => Good::Tobacco,
        'R' => Good::Rum,
        'G' => Good::Cigars,
        _ => return None,
    })
}

fn read_plantations(
    boards: &BTreeMap<Side, Fact<String>>,
    wrong: &mut Vec<String>,
) -> PerSide<Plantation> {
    PerSide::from_fn(|side| {
        let board = boards
            .get(&side)
            .map_or(Ok(Plantation::default()), |fact| Plantation::read(&fact.value));
        board.unwrap_or_else(|error| {
            wrong.push(format!("plantations: {}: {error}", side.key()));
            Plantation::default()
        })
    })
}

#[cfg(test)]
mod tests;

//! What is printed in a box, ready for use.
//!
//! `file` is how a box file is written, `checks` what must hold of one, `odd` what looks like a slip.

mod checks;
mod file;
mod odd;

use boxes::{Complaint, Contents, Shelf};

use crate::components::{
    Act, Field, Ground, Material, PerAct, PerBerth, PerBuilding, PerGood, PerGroup, PerItem,
    PerSide, Raw,
};
use crate::sets::Fields;
use crate::ship::{MOST_SHIPS, Ship};

/// As many spaces a row of the market may have.
pub const MOST_SPACES: usize = 8;
/// As many pieces the duties of any kinds ask for: the decision names both.
pub const ANY_KINDS: u8 = 2;

/// What a good costs and brings on the market (§5).
#[derive(Copy, Clone, Debug, Default)]
pub struct Ladder {
    prices: [u8; MOST_SPACES],
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
    /// The printed warehouse.
    pub warehouse: Field,
    /// The material fields.
    pub materials: Fields,
    /// The raw fields.
    pub raws: Fields,
}

impl Plantation {
    /// What `field` is.
    pub const fn ground(&self, field: Field) -> Ground {
        self.grounds[field as usize]
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
pub struct Tile {
    /// How many tiles there are.
    pub tiles: u8,
    /// Wood, stone, water.
    pub cost: [u8; 3],
    /// How many pieces a use takes.
    pub most: u8,
    /// What each of them, or the use, brings.
    pub gain: u8,
}

/// What is printed in a box.
#[derive(Debug)]
#[expect(missing_docs, reason = "the data files say what each number is")]
pub struct Data {
    pub whole: PerItem<u8>,
    pub pesos: u16,
    pub materials: u8,
    pub raws: u8,
    pub rounds: u8,
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
    pub buildings: PerBuilding<Tile>,
    pub acts: PerAct<u8>,
    pub pesos_for_a_point: u16,
    pub first_acts: PerGroup<Option<Act>>,
    ships: Vec<PerGood<u8>>,
    pub plantations: PerSide<Plantation>,
}

impl Data {
    /// Every ship card of the box.
    pub fn ships(&self) -> impl Iterator<Item = Ship> + Clone + use<> {
        Ship::all().take(self.ships.len())
    }

    /// The spaces of a card by good; a card that is not in the box has none.
    pub fn spaces(&self, ship: Ship) -> PerGood<u8> {
        let index = usize::from(ship.number()).checked_sub(1);
        let card = index.and_then(|index| self.ships.get(index));
        card.copied().unwrap_or_default()
    }
}

impl Contents for Data {
    type File = file::File;

    const FILES: &'static [&'static str] = &[
        include_str!("../../data/settings.toml"),
        include_str!("../../data/market.toml"),
        include_str!("../../data/buildings.toml"),
        include_str!("../../data/acts.toml"),
        include_str!("../../data/ships.toml"),
        include_str!("../../data/plantations.toml"),
    ];
    const ALIASES: &'static [&'static str] = &["793b64cb111f6e56"];
    const EARLIER: &'static [&'static str] = &[];

    fn of(file: file::File) -> Result<Data, Vec<Complaint>> {
        checks::checked(&file)
    }

    fn oddities(&self) -> Vec<String> {
        odd::oddities(self)
    }

    fn shelf() -> &'static Shelf<Data> {
        static SHELF: Shelf<Data> = Shelf::new();
        &SHELF
    }
}

#[cfg(test)]
mod tests;

//! What lies on the table, whatever the phase.

#[cfg(test)]
mod audits;

use std::num::NonZeroU8;

use serde::{Serialize, Serializer};
use tabletop::{Digest, Key, PerSeat, Printed, Seat};

use crate::components::{
    Building, Cuban, Data, Good, Item, PerBuilding, PerCuban, PerGood, PerItem, SPACES, Station,
    flower_of,
};
use crate::{Flower, Terms};

/// The components as they lie on the table.
#[derive(Copy, Clone, PartialEq, Eq, Debug)]
pub struct Table {
    /// What is printed in the box.
    pub data: Printed<Data>,
    /// What each player keeps behind their screen.
    stores: PerSeat<Stock>,
    /// What nobody owns.
    supply: Stock,
    /// The board, which everybody sees.
    pub town: Town,
}

/// A number of each item.
#[derive(Copy, Clone, PartialEq, Eq, Debug, Serialize)]
pub struct Stock(PerItem<u16>);

impl Default for Stock {
    fn default() -> Stock {
        Stock(PerItem::from_fn(|_| 0))
    }
}

impl Stock {
    /// A stock with as many of each item as `count` says.
    pub fn from_fn(count: impl FnMut(Item) -> u16) -> Stock {
        Stock(PerItem::from_fn(count))
    }

    /// How many of `item` there are.
    pub fn count(&self, item: Item) -> u16 {
        self.0[item]
    }

    fn digest(&self, out: &mut Digest) {
        let Stock(items) = self;
        items.iter().for_each(|&count| out.number(count));
    }

    /// How many goods there are, wood included.
    pub fn goods(&self) -> u16 {
        let wares = Item::ALL.iter().filter(|&&item| item != Item::Peso && item != Item::Point);
        wares.map(|&item| self.0[item]).sum()
    }
}

/// The board: street, buildings, figures, ship.
#[derive(Copy, Clone, PartialEq, Eq, Debug, Serialize)]
pub struct Town {
    /// The Cubans, clockwise from the station after the harbor.
    pub street: [Cuban; Cuban::ALL.len()],
    /// Which way up each Cuban lies.
    pub faces: PerCuban<Face>,
    /// Where the car stands: 0 is the harbor, then the street.
    pub car: u8,
    /// The building on each space; three spaces to a flower.
    pub houses: [Building; SPACES],
    /// Whose marker lies on each building.
    pub owners: PerBuilding<Owner>,
    /// Where each figure stands; off the board at first.
    pub figures: PerSeat<Option<Building>>,
    /// The ship in the harbor, counted from 1.
    pub ship: u8,
    /// The flag of the value marker, counted from 0; the box says what each is worth.
    pub flag: u8,
    /// What the ship still wants; `None` for the die set aside.
    pub demand: PerGood<Option<u8>>,
    /// Turns ended since the last ship left (Q02).
    pub waiting: u8,
}

/// Whose marker lies somewhere, if any: the seat in one byte, counted from 1.
#[derive(Copy, Clone, PartialEq, Eq, Debug, Default)]
pub struct Owner(Option<NonZeroU8>);

impl Owner {
    /// The seat whose marker it is.
    pub fn seat(self) -> Option<Seat> {
        self.0.map(|place| Seat::new(place.get() - 1))
    }
}

impl From<Seat> for Owner {
    fn from(seat: Seat) -> Owner {
        let place = u8::try_from(seat.index() + 1).ok();
        Owner(place.and_then(NonZeroU8::new))
    }
}

impl Serialize for Owner {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        self.seat().serialize(serializer)
    }
}

/// Which way up a Cuban tile lies.
#[derive(Copy, Clone, PartialEq, Eq, Debug, Default, Serialize)]
#[serde(rename_all = "snake_case")]
pub enum Face {
    /// Open for visits.
    #[default]
    Up,
    /// Turned down until the car has passed.
    Down,
    /// Turned down while the car stood there: leaving does not count as
    /// passing, the next lap does (Q14).
    DownUnderCar,
}

impl Table {
    /// The table before anything is shuffled (§1).
    pub(crate) fn new(terms: Terms, data: Printed<Data>) -> Table {
        let players = u16::from(terms.players);
        Table {
            data,
            stores: PerSeat::from_fn(terms.players, |_| Stock(data.start)),
            supply: Stock::from_fn(|item| data.whole[item] - players * data.start[item]),
            town: Town {
                street: std::array::from_fn(|space| Cuban::ALL[space]),
                faces: PerCuban::default(),
                car: 0,
                houses: std::array::from_fn(|space| Building::ALL[space]),
                owners: PerBuilding::default(),
                figures: PerSeat::from_fn(terms.players, |_| None),
                ship: 1,
                flag: 0,
                demand: PerGood::default(),
                waiting: 0,
            },
        }
    }

    /// A table from its parts, as a view or a scenario imagines it.
    pub(crate) const fn from_parts(
        data: Printed<Data>,
        stores: PerSeat<Stock>,
        supply: Stock,
        town: Town,
    ) -> Table {
        Table { data, stores, supply, town }
    }

    /// What `seat` owns.
    pub fn store(&self, seat: Seat) -> &Stock {
        &self.stores[seat]
    }

    /// What everybody owns.
    pub const fn stores(&self) -> &PerSeat<Stock> {
        &self.stores
    }

    pub(crate) fn digest(&self, out: &mut Digest) {
        // The hash of the box stands before the game.
        let Table { data: _, stores, supply, town } = self;
        supply.digest(out);
        stores.iter().for_each(|store| store.digest(out));
        town.digest(out);
    }

    /// What nobody owns.
    pub const fn supply(&self) -> &Stock {
        &self.supply
    }

    /// The points that each good brings now.
    pub fn flag_points(&self) -> u8 {
        self.data.flag_points(self.town.flag)
    }

    /// How many of `item` `seat` owns.
    pub fn held(&self, seat: Seat, item: Item) -> u16 {
        self.stores[seat].0[item]
    }

    /// Gives `seat` up to `count` of `item`, as far as the supply lasts (§1).
    pub(crate) fn receive(&mut self, seat: Seat, item: Item, count: u16) -> u16 {
        let count = count.min(self.supply.0[item]);
        self.supply.0[item] -= count;
        self.stores[seat].0[item] += count;
        count
    }

    /// Puts `count` of `item` back into the supply; the planner has seen that they are there.
    pub(crate) fn hand_in(&mut self, seat: Seat, item: Item, count: u16) {
        self.stores[seat].0[item] -= count;
        self.supply.0[item] += count;
    }

    /// Hands one `item` from one player to another.
    pub(crate) fn hand_over(&mut self, from: Seat, to: Seat, item: Item) {
        self.stores[from].0[item] -= 1;
        self.stores[to].0[item] += 1;
    }

    /// What must hold in every position.
    pub(crate) fn audit(&self) -> Vec<String> {
        let mut breaches = Vec::new();
        for &item in Item::ALL {
            let held: u16 = self.stores.iter().map(|store| store.0[item]).sum();
            let whole = self.data.whole[item];
            if held + self.supply.0[item] != whole {
                let supply = self.supply.0[item];
                breaches.push(format!("{item:?}: {held} held, {supply} in supply, not {whole}"));
            }
        }
        self.town.audit(&self.data, &mut breaches);
        breaches
    }
}

impl Town {
    /// The station at `place`: 0 is the harbor, then the street.
    pub fn station(&self, place: u8) -> Station {
        self.cuban_at(place).map_or(Station::Harbor, Cuban::station)
    }

    /// The Cuban at `place`, unless it is the harbor.
    pub fn cuban_at(&self, place: u8) -> Option<Cuban> {
        let index = usize::from(place).checked_sub(1)?;
        self.street.get(index).copied()
    }

    /// Where on the street `station` is.
    pub fn place_of(&self, station: Station) -> u8 {
        let places = 0..u8::try_from(Station::ALL.len()).unwrap_or(u8::MAX);
        places.into_iter().find(|&place| self.station(place) == station).unwrap_or(0)
    }

    /// The flower above `building` in this game.
    pub fn flower_of(&self, building: Building) -> Flower {
        let space = self.houses.iter().position(|&house| house == building).unwrap_or(0);
        flower_of(space)
    }

    /// The three buildings under `flower`.
    pub fn quarter(&self, flower: Flower) -> impl Iterator<Item = Building> {
        (0..SPACES).filter(move |&space| flower_of(space) == flower).map(|space| self.houses[space])
    }

    /// Who stands on `building`.
    pub fn visitor(&self, building: Building) -> Option<Seat> {
        self.figures.seats().find(|&seat| self.figures[seat] == Some(building))
    }

    /// Whose marker lies on `building`.
    pub fn owner(&self, building: Building) -> Option<Seat> {
        self.owners[building].seat()
    }

    /// How many buildings `seat` owns.
    pub fn owned(&self, seat: Seat) -> usize {
        self.owners.iter().filter(|owner| owner.seat() == Some(seat)).count()
    }

    /// How many ownership markers `seat` has not yet placed.
    pub fn markers_left(&self, data: &Data, seat: Seat) -> u8 {
        let placed = self.owned(seat);
        data.markers.saturating_sub(u8::try_from(placed).unwrap_or(u8::MAX))
    }

    /// How many of `good` the ship still wants.
    pub fn wanted(&self, good: Good) -> u8 {
        self.demand[good].unwrap_or(0)
    }

    /// Whether the ship wants nothing more.
    pub fn is_satisfied(&self) -> bool {
        Good::ALL.iter().all(|&good| self.wanted(good) == 0)
    }

    fn audit(&self, data: &Data, breaches: &mut Vec<String>) {
        for &building in Building::ALL {
            let visitors = self.figures.iter().filter(|&&place| place == Some(building)).count();
            if visitors > 1 {
                breaches.push(format!("{visitors} figures stand on {building:?}"));
            }
            if !self.houses.contains(&building) {
                breaches.push(format!("{building:?} is missing"));
            }
        }
        for &cuban in Cuban::ALL {
            if !self.street.contains(&cuban) {
                breaches.push(format!("{cuban:?} is missing"));
            }
        }
        for seat in self.figures.seats() {
            let owned = self.owned(seat);
            if owned > usize::from(data.markers) {
                breaches.push(format!("{seat:?} owns {owned} buildings"));
            }
        }
        if !(1..=data.ships + 1).contains(&self.ship) {
            breaches.push(format!("ship {} of {}", self.ship, data.ships));
        }
        if self.flag > data.last_flag() {
            breaches.push(format!("the value marker is on {}", self.flag));
        }
    }
}

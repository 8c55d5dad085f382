//! The ledger: what everybody owns and how the town looks, entered as it is announced and held
//! against the table after every decision. It knows the rules by itself and asks the game for
//! nothing; of the box it reads the printed numbers.

use std::collections::{BTreeMap, BTreeSet, VecDeque};

use santiago_de_cuba_rules::components::Data;
use santiago_de_cuba_rules::table::Face;
use santiago_de_cuba_rules::{Building, Cuban, Event, Good, Item, Stock, Town, View};
use tabletop::{Key, Seat, Setup, Viewer};
use testkit::ledger::{Entry, sure};

use crate::course::Stage;

/// Nine Cubans and the harbor.
pub(crate) const STATIONS: usize = 10;

/// How many there are of each thing, by its word.
pub(crate) type Counts = BTreeMap<&'static str, i64>;

/// Everything that is written down. Seats are numbers, everything else goes by its word.
#[derive(Clone, Debug)]
pub(crate) struct Books {
    pub(crate) data: &'static Data,
    pub(crate) is_open: bool,
    pub(crate) deliverer_chooses: bool,
    /// Turns that a ship waits at most.
    pub(crate) patience: i64,
    pub(crate) supply: Counts,
    pub(crate) stores: Vec<Counts>,
    /// The Cubans clockwise, from the first after the harbor.
    pub(crate) street: Vec<Cuban>,
    /// The building on each space.
    pub(crate) houses: Vec<Building>,
    /// Who lies face down, and whether the car must leave them once more before they rise (Q14).
    pub(crate) down: BTreeMap<&'static str, bool>,
    /// Stations from the harbor to the car.
    pub(crate) car: usize,
    pub(crate) owners: BTreeMap<&'static str, usize>,
    pub(crate) figures: Vec<Option<Building>>,
    pub(crate) ship: u8,
    /// The flag of the value marker, from 0.
    pub(crate) flag: usize,
    /// The four dice on the ship.
    pub(crate) demand: BTreeMap<&'static str, i64>,
    /// Turns since the last ship left.
    pub(crate) waited: i64,
    pub(crate) active: usize,
    pub(crate) stage: Stage,
    /// What must be announced next, since it follows from what was decided.
    pub(crate) due: VecDeque<Event>,
}

impl Books {
    pub(crate) fn new(setup: &Setup, data: &'static Data) -> Books {
        let players = usize::from(setup.players);
        let switch = |name: &str| setup.switches.get(name).map(String::as_str);
        let rounds: i64 = switch("stalled-ship").unwrap_or("40").parse().expect("a number");
        let start = |item: Item| (item.key(), i64::from(data.start[item]));
        let store: Counts = Item::ALL.iter().copied().map(start).collect();
        let left = |item: Item| {
            let everybodys = i64::from(setup.players) * store[item.key()];
            (item.key(), i64::from(data.whole[item]) - everybodys)
        };
        Books {
            data,
            is_open: setup.variant == "open",
            deliverer_chooses: switch("new-dice") == Some("deliverer"),
            patience: rounds * i64::from(setup.players),
            supply: Item::ALL.iter().copied().map(left).collect(),
            stores: vec![store; players],
            street: Vec::new(),
            houses: Vec::new(),
            down: BTreeMap::new(),
            car: 0,
            owners: BTreeMap::new(),
            figures: vec![None; players],
            ship: 1,
            flag: 0,
            demand: BTreeMap::new(),
            waited: 0,
            active: 0,
            stage: Stage::Layout,
            due: VecDeque::new(),
        }
    }

    /// How many play.
    pub(crate) fn players(&self) -> usize {
        self.stores.len()
    }

    /// Whoever sits to the left.
    pub(crate) fn left(&self, seat: usize) -> usize {
        (seat + 1) % self.players()
    }

    pub(crate) fn has(&self, seat: usize, item: &str) -> i64 {
        self.stores[seat][item]
    }

    /// Who stands at the car, unless it is in the harbor.
    pub(crate) fn visited(&self) -> Option<Cuban> {
        self.car.checked_sub(1).map(|place| self.street[place])
    }

    pub(crate) fn is_occupied(&self, building: Building) -> bool {
        self.figures.contains(&Some(building))
    }

    /// What is still wanted of a good.
    pub(crate) fn wanted(&self, good: &str) -> i64 {
        self.demand.get(good).copied().unwrap_or(0)
    }

    pub(crate) fn is_satisfied(&self) -> bool {
        self.demand.values().all(|&wanted| wanted == 0)
    }

    /// `seat` puts something back into the supply.
    pub(crate) fn put_back(&mut self, seat: usize, item: &'static str, count: i64) -> Entry {
        let held = self.has(seat, item);
        sure(count <= held, || format!("{count} {item} handed in by who has {held}"))?;
        *self.stores[seat].get_mut(item).expect("every thing is listed") -= count;
        *self.supply.get_mut(item).expect("every thing is listed") += count;
        Ok(())
    }

    /// `seat` puts something back into the supply, which is announced.
    pub(crate) fn hand_in(&mut self, seat: usize, item: Item, count: i64) -> Entry {
        self.put_back(seat, item.key(), count)?;
        if count > 0 {
            self.expect(Event::HandedIn { seat: seated(seat), item, count: amount(count) });
        }
        Ok(())
    }

    /// `seat` gets something from the supply, as far as it is there, and goes without the rest
    /// (§1, Q22).
    pub(crate) fn hand_out(&mut self, seat: usize, item: Item, count: i64) {
        let there = self.supply[item.key()].min(count);
        *self.supply.get_mut(item.key()).expect("every thing is listed") -= there;
        *self.stores[seat].get_mut(item.key()).expect("every thing is listed") += there;
        let seat = seated(seat);
        if there > 0 {
            self.expect(Event::Received { seat, item, count: amount(there) });
        }
        if there < count {
            self.expect(Event::WentShort { seat, item, missing: amount(count - there) });
        }
    }

    pub(crate) fn expect(&mut self, event: Event) {
        self.due.push_back(event);
    }

    /// Holds the ledger against the table.
    pub(crate) fn hold_against(&self, see: &dyn Fn(Viewer) -> View) -> Entry {
        let late = self.due.front();
        sure(late.is_none(), || format!("{late:?} was due"))?;
        let public = see(Viewer::Public);
        let supply = counts(&public.supply);
        sure(supply == self.supply, || format!("supply {supply:?}, not {:?}", self.supply))?;
        let are_lifted = self.is_open || matches!(self.stage, Stage::Over { .. });
        for (seat, store) in self.stores.iter().enumerate() {
            let own = see(Viewer::Player(seated(seat))).stores[seated(seat)].seen();
            let own = own.as_ref().map(counts);
            sure(own.as_ref() == Some(store), || format!("{seat} has {own:?}, not {store:?}"))?;
            let shown = public.stores[seated(seat)].seen();
            sure(shown.is_some() == are_lifted, || format!("all see {shown:?} of {seat}"))?;
            let differs = shown.is_some_and(|shown| counts(&shown) != *store);
            sure(!differs, || format!("all see {shown:?} of {seat}, not {store:?}"))?;
        }
        self.compare_town(&public.town)?;
        self.stage.compare(&public.phase, self.active)
    }

    fn compare_town(&self, town: &Town) -> Entry {
        let demand: BTreeMap<&str, i64> = Good::ALL
            .iter()
            .filter_map(|&good| Some((good.key(), i64::from(town.demand[good]?))))
            .collect();
        let ship = (town.ship, usize::from(town.flag), i64::from(town.waiting));
        let own = (self.ship, self.flag, self.waited);
        sure(demand == self.demand, || format!("demand {demand:?}, not {:?}", self.demand))?;
        sure(ship == own, || format!("ship, flag and waiting are {ship:?}, not {own:?}"))?;
        let figures: Vec<_> = town.figures.iter().copied().collect();
        sure(figures == self.figures, || format!("figures {figures:?}, not {:?}", self.figures))?;
        let owner =
            |&building: &Building| Some((building.key(), town.owners[building].seat()?.index()));
        let owners: BTreeMap<_, _> = Building::ALL.iter().filter_map(owner).collect();
        sure(owners == self.owners, || format!("owners {owners:?}, not {:?}", self.owners))?;
        let car = usize::from(town.car);
        sure(car == self.car, || format!("the car is at {car}, not at {}", self.car))?;
        let face = |&cuban: &Cuban| match town.faces[cuban] {
            Face::Up => None,
            Face::Down => Some((cuban.key(), false)),
            Face::DownUnderCar => Some((cuban.key(), true)),
        };
        let down: BTreeMap<_, _> = Cuban::ALL.iter().filter_map(face).collect();
        sure(down == self.down, || format!("face down {down:?}, not {:?}", self.down))?;
        if self.stage == Stage::Layout {
            return Ok(());
        }
        let lies = town.houses.as_slice() == self.houses && town.street.as_slice() == self.street;
        sure(lies, || "the town lies otherwise than it was announced".to_owned())
    }
}

/// Whether these are all of a kind, each once.
pub(crate) fn are_all<T: Key>(tiles: &[T]) -> bool {
    let words: BTreeSet<_> = tiles.iter().map(|tile| tile.key()).collect();
    words.len() == T::ALL.len() && tiles.len() == T::ALL.len()
}

pub(crate) fn seated(seat: usize) -> Seat {
    Seat::new(u8::try_from(seat).expect("few play"))
}

pub(crate) fn amount(count: i64) -> u16 {
    u16::try_from(count).expect("few things")
}

fn counts(stock: &Stock) -> Counts {
    Item::ALL.iter().map(|&item| (item.key(), i64::from(stock.count(item)))).collect()
}

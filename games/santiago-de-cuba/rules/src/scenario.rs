//! Positions built by hand, for tests that read like the rulebook.
//!
//! Buildings and Cubans lie in the order of [`Building::ALL`] and
//! [`Cuban::ALL`]: bank, casino, church under yellow flowers; distillery, port
//! authority, cigar factory under blue; black market, trading office, sawmill
//! under red; newspaper, café, customs office under white. The car stands in
//! the harbor, the ship wants two of everything but cigars.

use std::sync::OnceLock;

use boxes::{Boxed, Contents};
use tabletop::{Game as _, Key, PerSeat, Printed, Seat};

use crate::components::{Building, Cuban, Data, Flower, Good, Item, PerGood, Station};
use crate::table::Face;
use crate::{Ending, Event, Gift, Load, Phase, Refusal, Santiago, Step, Stock, Table, Terms, Use};

/// A whole second box, which differs from the built-in one wherever it can.
///
/// # Panics
///
/// Panics if the file is wrong; every test that plays with it reads it.
pub fn second() -> &'static Data {
    static SECOND: OnceLock<&'static Boxed<Data>> = OnceLock::new();
    SECOND.get_or_init(|| {
        let boxed = Boxed::read(Santiago::PROFILE.id, SECOND_BOX);
        let boxed = boxed.unwrap_or_else(|wrong| panic!("the second box: {wrong:#?}"));
        Data::shelf().keep(boxed).expect("a shelf holds more than one box")
    })
}

/// The second box as its file.
pub const SECOND_BOX: &str = include_str!("../tests/second-box.toml");

/// A position in the making.
#[derive(Clone, Debug)]
pub struct Scenario {
    terms: Terms,
    table: Table,
    holdings: Vec<(Seat, Item, u16)>,
    phase: Phase,
}

impl Scenario {
    /// A table for `players` with screens and the built-in box, seat 0 about to drive.
    pub fn players(players: u8) -> Scenario {
        Scenario::with(players, Data::shelf().built_in())
    }

    /// The same with another box.
    pub fn with(players: u8, data: &'static Data) -> Scenario {
        let terms = Terms { players, open: false, deliverer_chooses: false, patience: 40 };
        let mut table = Table::new(terms, Printed::new(data));
        for &good in Good::ALL {
            table.town.demand[good] = (good != Good::Cigars).then_some(2);
        }
        let phase = Phase::Turn { active: Seat::new(0), step: Step::Drive };
        Scenario { terms, table, holdings: Vec::new(), phase }
    }

    /// Everybody sees what everybody owns.
    #[must_use]
    pub fn open(mut self) -> Scenario {
        self.terms.open = true;
        self
    }

    /// Whoever makes the last delivery chooses the new dice.
    #[must_use]
    pub fn deliverer_chooses(mut self) -> Scenario {
        self.terms.deliverer_chooses = true;
        self
    }

    /// `seat` owns exactly `count` of `item`; the rest is in the supply.
    #[must_use]
    pub fn owns(mut self, seat: Seat, item: Item, count: u16) -> Scenario {
        self.holdings.push((seat, item, count));
        self
    }

    /// The car stands at `station`.
    #[must_use]
    pub fn car_at(mut self, station: Station) -> Scenario {
        self.table.town.car = self.table.town.place_of(station);
        self
    }

    /// `cuban` lies face down.
    #[must_use]
    pub fn face_down(mut self, cuban: Cuban) -> Scenario {
        self.table.town.faces[cuban] = Face::Down;
        self
    }

    /// `seat`'s figure stands on `building`.
    #[must_use]
    pub fn figure(mut self, seat: Seat, building: Building) -> Scenario {
        self.table.town.figures[seat] = Some(building);
        self
    }

    /// `seat`'s marker lies on `building`.
    #[must_use]
    pub fn owner(mut self, seat: Seat, building: Building) -> Scenario {
        self.table.town.owners[building] = seat.into();
        self
    }

    /// This ship lies in the harbor.
    #[must_use]
    pub fn ship(mut self, ship: u8) -> Scenario {
        self.table.town.ship = ship;
        self
    }

    /// The value marker is on the first flag with so many points per good; on none, it stays.
    #[must_use]
    pub fn flag(mut self, points: u8) -> Scenario {
        let flags = self.table.data.flags.iter().position(|&flag| flag == points);
        let found = flags.and_then(|flag| u8::try_from(flag).ok());
        self.table.town.flag = found.unwrap_or(self.table.town.flag);
        self
    }

    /// The ship wants this and nothing else.
    #[must_use]
    pub fn wants(mut self, demand: &[(Good, u8)]) -> Scenario {
        for &good in Good::ALL {
            let wanted = demand.iter().find(|&&(of, _)| of == good);
            self.table.town.demand[good] = Some(wanted.map_or(0, |&(_, count)| count));
        }
        self
    }

    /// So many turns have ended since the last ship left.
    #[must_use]
    pub fn waiting(mut self, turns: u8) -> Scenario {
        self.table.town.waiting = turns;
        self
    }

    /// It is `active`'s turn, in this step.
    #[must_use]
    pub fn step(mut self, active: Seat, step: Step) -> Scenario {
        self.phase = Phase::Turn { active, step };
        self
    }

    /// The position.
    pub fn build(&self) -> Santiago {
        let owned = |seat: Seat, item: Item| {
            let last = self.holdings.iter().rev().find(|&&(s, i, _)| (s, i) == (seat, item));
            last.map_or(self.table.data.start[item], |&(_, _, count)| count)
        };
        let stores =
            PerSeat::from_fn(self.terms.players, |seat| Stock::from_fn(|item| owned(seat, item)));
        let supply = Stock::from_fn(|item| {
            let held: u16 = stores.iter().map(|store: &Stock| store.count(item)).sum();
            self.table.data.whole[item] - held
        });
        let table = Table::from_parts(self.table.data, stores, supply, self.table.town);
        Santiago { terms: self.terms, table, phase: self.phase }
    }
}

/// One of each event, for tests of the words.
pub fn events() -> Vec<Event> {
    let [seat, other] = [Seat::new(0), Seat::new(1)];
    let (item, building, good) = (Item::Peso, Building::Casino, Good::Citrus);
    let wood = Load::Wood { instead_of: good, count: 2 };
    vec![
        Event::LaidOut {
            houses: std::array::from_fn(|space| Building::ALL[space]),
            street: std::array::from_fn(|space| Cuban::ALL[space]),
            start: seat,
        },
        Event::Rolled { seat, faces: PerGood::from_fn(|_| 2) },
        Event::SetAside { seat, die: good },
        Event::Drove { seat, to: Station::Harbor, paid: 2 },
        Event::FlagMoved { to: 3 },
        Event::Received { seat, item, count: 1 },
        Event::WentShort { seat, item, missing: 2 },
        Event::HandedIn { seat, item, count: 2 },
        Event::Gave { from: other, to: seat, gift: Gift::Cigars },
        Event::Gave { from: other, to: seat, gift: Gift::Nothing },
        Event::Claimed { seat, building },
        Event::Walked { seat, building },
        Event::Stayed { seat },
        Event::Used { seat, using: Use::Bank },
        Event::Delivered { seat, load: Load::Goods { good, count: 1 }, points: 3 },
        Event::Delivered { seat, load: wood, points: 2 },
        Event::Passed { seat },
        Event::TurnedDown { cuban: Cuban::Pedro },
        Event::TurnedUp { cuban: Cuban::Pedro },
        Event::Struck { good },
        Event::OwnerPaid { owner: other, visitor: seat, building, points: 1 },
        Event::ShipLeft { ship: 2, cause: Ending::Loaded },
        Event::ScreensLifted,
        Event::Ended { ending: Ending::Loaded },
    ]
}

/// One of each refusal, for tests of the words.
pub fn refusals() -> Vec<Refusal> {
    let (item, building, good) = (Item::Cigars, Building::Casino, Good::Citrus);
    vec![
        Refusal::NotYourTurn,
        Refusal::NotThisStep,
        Refusal::NotInSupply { item },
        Refusal::DriveTooDear { cost: 3, held: 1 },
        Refusal::MustGive,
        Refusal::NotEnough { item, held: 1 },
        Refusal::Owned { building },
        Refusal::NoMarkers,
        Refusal::NotOwned { building },
        Refusal::WrongFlower { building, flower: Flower::Red },
        Refusal::Occupied { building },
        Refusal::MustMoveOn,
        Refusal::NotHere { building },
        Refusal::Nothing,
        Refusal::TooMany { most: 3 },
        Refusal::SameGood,
        Refusal::FlagAtEnd,
        Refusal::FaceDown { cuban: Cuban::Pedro },
        Refusal::MustTurnDown,
        Refusal::NotWanted { good, wanted: 1 },
        Refusal::EmptyShip,
        Refusal::NoChance,
        Refusal::ImpossibleLayout,
        Refusal::ImpossibleDice,
    ]
}

impl Santiago {
    /// What lies on the table.
    pub const fn table(&self) -> &Table {
        &self.table
    }

    /// Whose turn it is and what is pending.
    pub const fn phase(&self) -> Phase {
        self.phase
    }
}

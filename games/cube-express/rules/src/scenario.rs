//! Positions built by hand, for tests that read like the rulebook.
//!
//! The five start tiles lie in the middle, seat 0 is about to lay a tile, the
//! market and the other hands hold whatever tiles are left, in the order of the
//! data file, and every marker that is not placed is in its owner's reserve.
//!
//! The builders panic at what is not in the box: a slip of the test's author.

#![expect(clippy::missing_panics_doc, reason = "said above, once for all")]

use std::sync::OnceLock;

use boxes::{Boxed, Contents};
use tabletop::{Game, Known, PerSeat, Printed, Seat};

use crate::components::{
    Conversion, Data, Face, Goal, Loco, PerResource, Resource, Side, Sort, Tile, Tiles,
};
use crate::deal::Secrets;
use crate::map::{Cell, Place};
use crate::phase::{Driving, Step};
use crate::waste::Waste;
use crate::{
    CubeExpress, Ending, Event, Finale, Need, Phase, Readings, Refusal, Stop, Table, Terms,
};

/// A whole second box, which differs from the built-in one wherever it can.
pub fn second() -> &'static Data {
    static SECOND: OnceLock<&'static Boxed<Data>> = OnceLock::new();
    SECOND.get_or_init(|| {
        let boxed = Boxed::read(CubeExpress::PROFILE.id, SECOND_BOX);
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
    hands: PerSeat<Tiles>,
    market: Vec<Tile>,
    backs: u32,
    pile: Option<u32>,
    phase: Phase,
}

fn tile(id: &str) -> Tile {
    Tile::from_id(id).unwrap_or_else(|| panic!("there is no tile {id}"))
}

impl Scenario {
    /// A table for `players` with the built-in box, seat 0 about to lay a tile.
    pub fn players(players: u8) -> Scenario {
        Scenario::with(players, Data::shelf().built_in())
    }

    /// The same with another box.
    pub fn with(players: u8, data: &'static Data) -> Scenario {
        let terms = Terms { players, readings: Readings::default() };
        let mut table = Table::new(terms, Printed::new(data));
        table.goals = std::array::from_fn(|nth| Goal::all().nth(nth).unwrap_or_default());
        let hands = PerSeat::from_fn(players, |_| Tiles::default());
        let phase = Phase::Turn { active: Seat::new(0), last: false, step: Step::Lay };
        Scenario { terms, table, hands, market: Vec::new(), backs: 0, pile: None, phase }
    }

    /// Contested rules are read so.
    #[must_use]
    pub const fn reading(mut self, readings: Readings) -> Scenario {
        self.terms.readings = readings;
        self.table.readings = readings;
        self
    }

    /// `seat` holds these tiles.
    #[must_use]
    pub fn hand(mut self, seat: Seat, ids: &[&str]) -> Scenario {
        self.hands[seat] = ids.iter().map(|id| tile(id)).collect();
        self
    }

    /// These four tiles lie open.
    #[must_use]
    pub fn market(mut self, ids: [&str; 4]) -> Scenario {
        self.market = ids.map(tile).to_vec();
        self
    }

    /// These four goals lie above them.
    #[must_use]
    pub fn goals(mut self, ids: [&str; 4]) -> Scenario {
        self.table.goals = ids.map(|id| Goal::from_id(id).expect("a goal of the box"));
        self
    }

    /// A tile lies on a square, its top to `top`; it joins what lies there.
    #[must_use]
    pub fn tile(mut self, id: &str, at: (i8, i8), top: Side) -> Scenario {
        self.table.map.lay(Cell(at.0, at.1), tile(id).front(), top);
        self
    }

    /// A tile lies on a square with its back up.
    #[must_use]
    pub fn back(mut self, at: (i8, i8), top: Side) -> Scenario {
        self.table.map.lay(Cell(at.0, at.1), Face::BACK, top);
        self.backs += 1;
        self
    }

    fn place(&self, (x, y): (i8, i8)) -> Place {
        self.table.map.find(Cell(x, y)).expect("a tile lies there")
    }

    /// `seat`'s station stands on a tile.
    #[must_use]
    pub fn station(mut self, seat: Seat, at: (i8, i8)) -> Scenario {
        let place = self.place(at);
        self.table.map.build(place, seat);
        self.table.players[seat].stations -= 1;
        self
    }

    /// `seat`'s passenger is in the city of the station on a tile.
    #[must_use]
    pub fn passenger(mut self, seat: Seat, station: (i8, i8)) -> Scenario {
        let city = self.table.map.city_of_station(self.place(station)).expect("a station");
        self.table.map.take_in(city, seat);
        self
    }

    /// `seat` owns the site on a tile, or was the first to deliver to the factory there.
    #[must_use]
    pub fn owner(mut self, seat: Seat, at: (i8, i8)) -> Scenario {
        let place = self.place(at);
        self.table.map.spot_mut(place).owner = Some(seat);
        self
    }

    /// `seat` has delivered to a factory so many times after the first delivery.
    #[must_use]
    pub fn delivered(mut self, seat: Seat, at: (i8, i8), times: u8) -> Scenario {
        let place = self.place(at);
        self.table.map.spot_mut(place).later[seat.index()] = times;
        self
    }

    /// `seat` has stored so many of a resource.
    #[must_use]
    pub fn stores(mut self, seat: Seat, resource: Resource, count: u8) -> Scenario {
        self.table.players[seat].store[resource] = count;
        self
    }

    /// `seat` has so many dividends.
    #[must_use]
    pub fn dividends(mut self, seat: Seat, count: u8) -> Scenario {
        self.table.players[seat].dividends = count;
        self
    }

    /// `seat`'s disc is on a field; the bonus fields that it has passed are empty.
    #[must_use]
    pub fn disc(mut self, seat: Seat, field: u8) -> Scenario {
        let track = self.table.track();
        let player = &mut self.table.players[seat];
        player.disc = field;
        for (index, &bonus) in track.bonus_fields.iter().enumerate() {
            if bonus < field {
                player.bonuses &= !(1 << index);
            }
        }
        player.topped = field == track.last();
        self
    }

    /// `seat` has so many markers on a goal, counted from 1.
    #[must_use]
    pub fn bets(mut self, seat: Seat, goal: u8, count: u8) -> Scenario {
        self.table.players[seat].bets[usize::from(goal) - 1] = count;
        self
    }

    /// `seat` holds so many markers worth nine points.
    #[must_use]
    pub fn nines(mut self, seat: Seat, count: u8) -> Scenario {
        self.table.nines -= count;
        self.table.players[seat].nines += count;
        self
    }

    /// `seat`'s loco stands on a tile.
    #[must_use]
    pub fn loco(mut self, seat: Seat, loco: Loco, at: (i8, i8)) -> Scenario {
        let place = self.place(at);
        self.table.players[seat].put_loco(loco, place, 0);
        self
    }

    /// So many tiles are left in the pile; the others are out of the game.
    #[must_use]
    pub fn pile(mut self, count: u32) -> Scenario {
        self.pile = Some(count);
        self
    }

    /// `seat` starts every round.
    #[must_use]
    pub fn start(mut self, seat: Seat) -> Scenario {
        self.table.start = seat;
        self
    }

    /// The game is about to end, after so many more turns.
    #[must_use]
    pub fn finale(mut self, ending: Ending, turns: u8) -> Scenario {
        self.table.finale = Some(Finale { ending, turns });
        self
    }

    /// It is `active`'s turn, in this step.
    #[must_use]
    pub fn step(mut self, active: Seat, step: Step) -> Scenario {
        self.phase = Phase::Turn { active, last: false, step };
        self
    }

    /// It is `active`'s last turn, in this step.
    #[must_use]
    pub fn last_turn(mut self, active: Seat, step: Step) -> Scenario {
        self.phase = Phase::Turn { active, last: true, step };
        self
    }

    /// `active` has just laid the tile on a square.
    #[must_use]
    pub fn center(self, active: Seat, at: (i8, i8)) -> Scenario {
        let place = self.place(at);
        self.step(active, Step::Center { place })
    }

    /// It is `active`'s step II, with so many points.
    #[must_use]
    pub fn driving(self, active: Seat, points: u8) -> Scenario {
        self.step(active, Step::Drive(Driving::new(points)))
    }

    /// The game is over.
    #[must_use]
    pub fn over(mut self) -> Scenario {
        self.phase = Phase::Over { ending: Ending::Pile };
        self
    }

    /// The position.
    pub fn build(&self) -> CubeExpress {
        let mut table = self.table.clone();
        let laid = table.map.spots().iter().filter_map(|spot| spot.face.tile());
        let mut used: Tiles = laid.chain(self.market.iter().copied()).collect();
        used = self.hands.iter().fold(used, |used, &hand| used.or(hand));
        let mut left = table.data().deck(self.terms.players).less(used).iter();
        let mut next = || left.next().expect("enough tiles are left");
        let market: Vec<Tile> = if self.market.is_empty() {
            (0..4).map(|_| next()).collect()
        } else {
            self.market.clone()
        };
        table.market = std::array::from_fn(|column| market.get(column).copied());
        let hand = u32::from(table.data().hand);
        let hands = self.hands.map(|&given| {
            if given.is_empty() { (0..hand).map(|_| next()).collect() } else { given }
        });
        let backs = (0..self.backs).map(|_| next()).collect();
        let mut pile: Tiles = left.collect();
        if let Some(count) = self.pile {
            table.boxed = pile.iter().skip(count as usize).collect();
            pile = pile.less(table.boxed);
        }
        for seat in table.players.seats() {
            table.players[seat].reserve = 0;
            let placed = u8::try_from(table.markers(seat)).unwrap_or(u8::MAX);
            table.players[seat].reserve =
                table.data().markers.checked_sub(placed).expect("enough markers");
        }
        let secrets = Secrets { hands, pile, backs };
        let game = CubeExpress { terms: self.terms, table, secrets, phase: self.phase };
        assert_eq!(game.audit(), Vec::<String>::new(), "the position is possible");
        game
    }
}

impl CubeExpress {
    /// What lies in plain sight.
    pub const fn table(&self) -> &Table {
        &self.table
    }

    /// Whose turn it is and what is pending.
    pub const fn phase(&self) -> Phase {
        self.phase
    }

    /// The tiles in `seat`'s hand.
    pub fn hand(&self, seat: Seat) -> Tiles {
        self.secrets.hands[seat]
    }

    /// How many tiles are in the pile.
    pub const fn pile(&self) -> u32 {
        self.secrets.pile.len()
    }
}

/// One of each event, for tests of the words.
pub fn events() -> Vec<Event> {
    let [seat, owner] = [Seat::new(0), Seat::new(1)];
    let (at, top, resource) = (Cell(0, 2), Side::East, Resource::Iron);
    let [tile, other] = ["T30", "T17"].map(tile);
    let [sort, other_sort] = [Sort::Factory, Sort::Coal];
    let hands = PerSeat::from_fn(2, |_| Known::Hidden);
    let goals = [Goal::default(); 4];
    let mine = Stop { at, sort: Sort::Coal, owner: None };
    let station = Stop { at, sort: Sort::Station, owner: Some(owner) };
    let none = PerResource::from_fn(|_| 0);
    let load = PerResource::from_fn(|one| if one == Resource::Wood { 0 } else { 2 });
    vec![
        Event::Dealt { start: seat, hands, market: [tile; 4], goals },
        Event::Laid { seat, tile, sort, at, top },
        Event::LaidBack { seat, tile: Known::Hidden, at, top },
        Event::StationWasted { seat, at, why: Waste::NextDoor },
        Event::Discarded { seat, tile: other, sort: other_sort },
        Event::CrossingPaid { seat, count: 4 },
        Event::Took { seat, resource },
        Event::Claimed { seat, at },
        Event::Built { seat, at, dividends: 3 },
        Event::Built { seat, at, dividends: 0 },
        Event::Released { seat, owner, at },
        Event::Released { seat, owner: seat, at },
        Event::Skipped { seat },
        Event::Drove { seat, loco: Loco::First, from: mine, to: station, tiles: 3, load },
        Event::Drove { seat, loco: Loco::Second, from: station, to: mine, tiles: 1, load: none },
        Event::Burned { seat },
        Event::LocoBuilt { seat, at },
        Event::Delivered { seat, at, load, first: true, points: 5, goal: Some(2) },
        Event::Delivered { seat, at, load, first: false, points: 3, goal: None },
        Event::GotOff { seat, at, host: Some(owner) },
        Event::GotOff { seat, at, host: Some(seat) },
        Event::SharesRose { seat, to: 7, points: 8 },
        Event::Bonus { seat },
        Event::Sold { seat, to: 1, points: 1 },
        Event::Converted { seat, conversion: Conversion::WoodToCoal },
        Event::Nine { seat, ending: Ending::Stations, points: 9 },
        Event::Nine { seat, ending: Ending::Shares, points: 9 },
        Event::NoNine { seat, points: 9 },
        Event::Bought { seat, tile, sort },
        Event::Bet { seat, goal: 3 },
        Event::Dropped { seat, resource },
        Event::Drawn { tile: other, sort: other_sort },
        Event::LastTurns { ending: Ending::Pile },
        Event::LastTurns { ending: Ending::Shares },
        Event::Ended { ending: Ending::Stations },
    ]
}

/// One of each refusal, for tests of the words.
pub fn refusals() -> Vec<Refusal> {
    let resource = Resource::Wood;
    vec![
        Refusal::NotYourTurn,
        Refusal::NotThisStep,
        Refusal::CannotConvert { resource, held: 1 },
        Refusal::NoShares,
        Refusal::ReserveEmpty,
        Refusal::NotInHand,
        Refusal::NotBeside,
        Refusal::RailsDoNotMatch,
        Refusal::NoRailsJoin,
        Refusal::JoinsStations,
        Refusal::LooksTheSame,
        Refusal::SomethingFits,
        Refusal::NotInCenter,
        Refusal::TooFewDividends { need: Need::Station, needed: 3, held: 1 },
        Refusal::StationNextDoor,
        Refusal::CityHasStation,
        Refusal::NoStationLeft,
        Refusal::PaysTooMuch { cost: 4 },
        Refusal::PaysTooLittle { cost: 4, passengers: 1 },
        Refusal::NoSuchPassenger,
        Refusal::OthersFirst,
        Refusal::NoSuchLoco,
        Refusal::TripOver,
        Refusal::NoPoints,
        Refusal::NoRailsThere,
        Refusal::AlreadyThere,
        Refusal::TooFar { tiles: 4, points: 1 },
        Refusal::Reversing,
        Refusal::TooFewResources { need: Need::Store, resource, needed: 2, held: 1 },
        Refusal::LocosBuilt,
        Refusal::NotOwnStation,
        Refusal::NothingHere,
        Refusal::CityFull,
        Refusal::NoSuchGoal,
        Refusal::GoalFull { most: 5 },
        Refusal::GoalHasRoom,
        Refusal::NoGoalMarker,
        Refusal::BurnedEnough { most: 200 },
        Refusal::NoSuchColumn,
        Refusal::RoomEnough,
        Refusal::NoChance,
        Refusal::ImpossibleDeal,
        Refusal::NotInPile,
    ]
}

//! Positions built by hand, for tests that read like the rulebook.
//!
//! Round 2, nothing traded yet: ship 1 (3 sugar cane, citrus, tobacco) lies at
//! the first berth, ship 4 (3 citrus, tobacco, rum) at the second, ship 7
//! (3 tobacco, rum, cigars) at the third, ship 10 is at sea. The bills are a
//! tax of 5, a duty of 1 water, the subsidy for buildings and the drought act.
//! Everybody has the common plantation, the pawn in the warehouse, ten pesos
//! and nothing else; seat 0 starts and is about to play a card.

use boxes::{Boxed, Contents};
use tabletop::{Game as _, Known, PerSeat, Seat};

use crate::components::{
    Act, Berth, Building, Character, Favor, Field, Good, Group, Item, Raw, Side,
};
use crate::data::Data;
use crate::harbor::Docked;
use crate::phase::Levy;
use crate::ship::Ship;
use crate::{Cuba, Event, Need, PLAYED, Phase, Plantations, Refusal, Step, Table, Terms, Use};

/// A position in the making.
#[derive(Copy, Clone, Debug)]
pub struct Scenario {
    game: Cuba,
}

impl Scenario {
    /// A table for `players`, with the built-in box.
    pub fn players(players: u8) -> Scenario {
        Scenario::with(Data::shelf().built_in(), players)
    }

    /// A table for `players`, with a box that has at least ten ships.
    pub fn with(data: &'static Data, players: u8) -> Scenario {
        let terms = Terms {
            players,
            common: true,
            plantations: Plantations::BySeat,
            delegate: false,
            warehouse_counts: false,
            market_act_once: false,
            lighthouse_bottom: false,
            empty_tax_paid: true,
        };
        let mut table = Table::new(terms, data);
        table.round = 2;
        for (berth, ship) in [(Berth::First, 1), (Berth::Second, 4), (Berth::Third, 7)] {
            table.harbor.pile.take(Ship::new(ship));
            table.harbor.berths[berth] = Some(Docked::new(Ship::new(ship)));
        }
        table.harbor.pile.take(Ship::new(10));
        table.harbor.sea = Some(Ship::new(10));
        let phase = Phase::Actions { active: Seat::new(0), plays: 0, step: Step::Play };
        let delegates = PerSeat::from_fn(players, |_| None);
        let game = Cuba { table, phase, delegates, bids: PerSeat::from_fn(players, |_| None) };
        let bills = [Act::Tax5, Act::DutyWater, Act::SubsidyBuildings, Act::Drought];
        bills.into_iter().fold(Scenario { game }, Scenario::bill)
    }

    /// The set-up is changed.
    #[must_use]
    pub fn terms(mut self, change: impl FnOnce(&mut Terms)) -> Scenario {
        change(&mut self.game.table.terms);
        self
    }

    /// It is this round.
    #[must_use]
    pub fn round(mut self, round: u8) -> Scenario {
        self.game.table.round = round;
        self
    }

    /// `seat` has exactly so many pesos.
    #[must_use]
    pub fn pesos(mut self, seat: Seat, pesos: u16) -> Scenario {
        self.game.table.players[seat].pesos = pesos;
        self
    }

    /// `seat` has `count` more of `item` in the yard, from the supply.
    ///
    /// # Panics
    ///
    /// Panics if the supply has fewer.
    #[must_use]
    pub fn yard(mut self, seat: Seat, item: Item, count: u8) -> Scenario {
        let got = self.game.table.receive(seat, item, count);
        assert_eq!(got, count, "the supply has too few {item:?}");
        self
    }

    /// `seat` has `count` of `item` in the warehouse, and nothing else there or in the yard before.
    #[must_use]
    pub fn stored(self, seat: Seat, item: Item, count: u8) -> Scenario {
        let mut stored = self.yard(seat, item, count);
        stored.game.table.store(seat);
        stored
    }

    /// The supply has only `count` of `item`: the rest is with the last player.
    #[must_use]
    pub fn scarce(self, item: Item, count: u8) -> Scenario {
        let last = Seat::new(self.game.table.terms.players - 1);
        let rest = self.game.table.supply.count(item) - count;
        self.yard(last, item, rest)
    }

    /// `seat` has built `building` on `field`.
    #[must_use]
    pub fn built(mut self, seat: Seat, building: Building, field: Field) -> Scenario {
        self.game.table.buildings[building] -= 1;
        self.game.table.players[seat].lots[field as usize] = Some(building);
        self
    }

    /// `seat`'s pawn stands on `field`.
    #[must_use]
    pub fn pawn(mut self, seat: Seat, field: Field) -> Scenario {
        self.game.table.players[seat].pawn = field;
        self
    }

    /// The market has exactly `units` of `good`.
    #[must_use]
    pub fn market(mut self, good: Good, units: u8) -> Scenario {
        let table = &mut self.game.table;
        let supply = crate::Stock::from_fn(|item| {
            let count = table.supply.count(item);
            if item == good.item() { count + table.market[good] - units } else { count }
        });
        table.supply = supply;
        table.market[good] = units;
        self
    }

    /// This bill lies on its pile; it replaces the one of its group.
    #[must_use]
    pub fn bill(mut self, act: Act) -> Scenario {
        let parliament = &mut self.game.table.parliament;
        if let Some(old) = parliament.bills[act.group()] {
            parliament.seen = parliament.seen.without(old);
        }
        parliament.bills[act.group()] = Some(act);
        parliament.seen = parliament.seen.with(act);
        self
    }

    /// This act is in force.
    #[must_use]
    pub fn act(mut self, act: Act) -> Scenario {
        let parliament = &mut self.game.table.parliament;
        parliament.acts[act.group()] = Some(act);
        parliament.seen = parliament.seen.with(act);
        self
    }

    /// A bill of this group was struck in the round before.
    #[must_use]
    pub fn vetoed(mut self, group: Group) -> Scenario {
        self.game.table.parliament.last_veto = Some(group);
        self
    }

    /// A black marker covers this.
    #[must_use]
    pub fn covered(mut self, favor: Favor) -> Scenario {
        self.game.table.markers = self.game.table.markers.with(favor);
        self
    }

    /// `count` of `good` lie on the ship at `berth`.
    #[must_use]
    pub fn cargo(self, berth: Berth, good: Good, count: u8) -> Scenario {
        let seat = Seat::new(0);
        let mut loaded = self.yard(seat, good.item(), count);
        loaded.game.table.put_aboard(seat, berth, good, count);
        loaded
    }

    /// No ship lies at `berth`: it is in the pile.
    #[must_use]
    pub fn no_ship(mut self, berth: Berth) -> Scenario {
        if let Some(docked) = self.game.table.harbor.berths[berth].take() {
            self.game.table.harbor.pile.shuffle_in(docked.ship);
        }
        self
    }

    /// `seat` has played these cards, the last of them last.
    #[must_use]
    pub fn played(mut self, seat: Seat, cards: &[Character]) -> Scenario {
        let player = &mut self.game.table.players[seat];
        player.played = cards.iter().copied().collect();
        player.last = cards.last().copied();
        self
    }

    /// `card` of `seat` lies face down (variant with delegates).
    #[must_use]
    pub fn delegate(mut self, seat: Seat, card: Character) -> Scenario {
        self.game.table.terms.delegate = true;
        self.game.delegates[seat] = Some(card);
        self
    }

    /// `seat` starts.
    #[must_use]
    pub fn start(mut self, seat: Seat) -> Scenario {
        self.game.table.start = seat;
        self
    }

    /// The town hall's votes count.
    #[must_use]
    pub fn town_hall_used(mut self) -> Scenario {
        self.game.table.parliament.town_hall = true;
        self
    }

    /// The game waits for this.
    #[must_use]
    pub fn phase(mut self, phase: Phase) -> Scenario {
        self.game.phase = phase;
        self
    }

    /// It is `active`'s turn, in this step.
    #[must_use]
    pub fn step(self, active: Seat, step: Step) -> Scenario {
        self.phase(Phase::Actions { active, plays: 0, step })
    }

    /// `active` is in this step of the very last turn of the round.
    #[must_use]
    pub fn last_step(self, active: Seat, step: Step) -> Scenario {
        let plays = self.game.table.terms.players * PLAYED - 1;
        self.phase(Phase::Actions { active, plays, step })
    }

    /// The position.
    pub const fn build(self) -> Cuba {
        self.game
    }
}

impl Cuba {
    /// What lies on the table.
    pub const fn table(&self) -> &Table {
        &self.table
    }

    /// Whose turn it is and what is pending.
    pub const fn current(&self) -> Phase {
        self.phase
    }
}

/// Another box, whose numbers differ from the built-in one's wherever they can.
///
/// # Panics
///
/// Panics if anything is wrong with it; every test that plays with it would tell.
pub fn second() -> &'static Boxed<Data> {
    let read = Boxed::<Data>::read(Cuba::PROFILE.id, include_str!("../tests/second-box.toml"));
    let second = read.unwrap_or_else(|wrong| panic!("the second box is sound: {wrong:#?}"));
    Data::shelf().keep(second).expect("two boxes fit the shelf")
}

/// Both boxes.
pub fn boxes() -> [&'static Boxed<Data>; 2] {
    [Data::shelf().built_in(), second()]
}

/// One of each event, for tests of the words.
pub fn events() -> Vec<Event> {
    let (seat, card) = (Seat::new(0), Character::Mayor);
    let (item, good, raw, building) = (Item::Wood, Good::Rum, Raw::Sugar, Building::Hotel);
    let ship = Ship::new(7);
    vec![
        Event::Opened { start: seat, ships: [ship, Ship::new(2), Ship::new(3)] },
        Event::Settled { seat, side: Side::Blue },
        Event::BillsShown {
            round: 2,
            bills: [Act::Tax5, Act::DutyRaws, Act::SubsidyPesos, Act::HarborAct],
        },
        Event::DelegateSent { seat, card: Known::Hidden },
        Event::DelegateSent { seat, card: Known::Seen(card) },
        Event::Played { seat, card },
        Event::Moved { seat, to: Field::C2 },
        Event::Received { seat, item, count: 2 },
        Event::WentShort { seat, item, missing: 2 },
        Event::HandedIn { seat, item, count: 1 },
        Event::Bought { seat, good, count: 2, pesos: 11 },
        Event::Sold { seat, good, count: 1, pesos: 1 },
        Event::Built { seat, building, field: Field::C2, pesos: 0 },
        Event::Built { seat, building, field: Field::C2, pesos: 2 },
        Event::BuiltNothing { seat, points: 2 },
        Event::Used { seat, using: Use::Hotel },
        Event::Scored { seat, points: 2 },
        Event::Earned { seat, pesos: 4 },
        Event::Stored { seat, count: 3 },
        Event::Vetoed { seat, act: Act::Corruption },
        Event::Swapped { back: ship, ship: Ship::new(9) },
        Event::Loaded { seat, berth: Berth::Third, good, count: 2, points: 6 },
        Event::LoadedNothing { seat, pesos: 4 },
        Event::ShipLeft { ship },
        Event::ShipCame { ship },
        Event::Passed { seat, card: Character::Worker },
        Event::Passed { seat, card: Character::Tradeswoman },
        Event::Passed { seat, card: Character::Architect },
        Event::Passed { seat, card: Character::Foreman },
        Event::Passed { seat, card: Character::Mayor },
        Event::Unable { seat, levy: Levy::Tax },
        Event::Unable { seat, levy: Levy::Duty },
        Event::Unpaid { seat, levy: Levy::Tax },
        Event::Unpaid { seat, levy: Levy::Duty },
        Event::NewStart { seat },
        Event::DelegateShown { seat, card, votes: 7 },
        Event::Sealed { seat, pesos: Known::Hidden },
        Event::Sealed { seat, pesos: Known::Seen(3) },
        Event::VotesBought { seat, pesos: 3, votes: 8 },
        Event::Tied { votes: 8 },
        Event::TiedAgain { votes: 8 },
        Event::Won { seat, votes: 8 },
        Event::Enacted { act: Act::Drought },
        Event::Paid { seat, levy: Levy::Tax, points: 2 },
        Event::Paid { seat, levy: Levy::Duty, points: 2 },
        Event::PaidBoth { seat, points: 1 },
        Event::Subsidized { seat, points: 4 },
        Event::TakenOff { raw, count: 2 },
        Event::PutOn { raw, count: 2 },
        Event::Rotted { seat, count: 2 },
        Event::BuildingsScored { seat, points: 8 },
        Event::Ended,
    ]
}

/// One of each refusal, for tests of the words.
pub fn refusals() -> Vec<Refusal> {
    let (item, good, building) = (Item::Sugar, Good::Rum, Building::Hotel);
    let (field, group) = (Field::C2, Group::Tax);
    vec![
        Refusal::NotYourTurn,
        Refusal::NotThisStep,
        Refusal::WrongKind,
        Refusal::NotInSupply { item },
        Refusal::Taken { side: Side::Green },
        Refusal::NotInHand { card: Character::Mayor },
        Refusal::NotActivated { field },
        Refusal::NoWater,
        Refusal::NotEnough { need: Need::Trade, item, held: 1 },
        Refusal::TooDear { need: Need::Trade, cost: 7, held: 3 },
        Refusal::Nothing { need: Need::Trade },
        Refusal::TooMany { most: 4 },
        Refusal::TradedBothWays { good },
        Refusal::TradeOrTake,
        Refusal::Covered,
        Refusal::NotCheapest { item },
        Refusal::NoTile { building },
        Refusal::BuiltOn { field },
        Refusal::NotOwned { building },
        Refusal::UsedAlready { building },
        Refusal::NotInCross { building },
        Refusal::NothingToStore,
        Refusal::SameGood,
        Refusal::NoWare { good },
        Refusal::NoShip { berth: Berth::Third },
        Refusal::NoRoom { good, room: 0 },
        Refusal::OneShip,
        Refusal::NotInPile,
        Refusal::VetoedLast { group },
        Refusal::NoBill { group },
        Refusal::BidTooHigh { held: 3 },
        Refusal::NoVoteBuying,
        Refusal::NotTheDuty,
        Refusal::NoChance,
        Refusal::ImpossibleDraw,
        Refusal::OtherBids,
    ]
}

//! The ledger: what everybody has, the market, the harbor and parliament, entered as it is
//! announced. It knows the rules by itself and asks the game for nothing; of the box it reads
//! the printed numbers.

use std::collections::{BTreeMap, BTreeSet, VecDeque};

use cuba_rules::components::{Favor, Side};
use cuba_rules::data::Data;
use cuba_rules::{Act, Building, Event, Good, Item};
use tabletop::{Key, Seat, Setup};
use testkit::ledger::Entry;

use crate::course::Stage;
use crate::estate::{Counts, Estate};
use crate::harbor::Roads;

/// What was agreed, switch by switch.
#[derive(Clone, Copy, Debug)]
#[expect(clippy::struct_excessive_bools, reason = "each is a switch of its own")]
pub(crate) struct Agreed {
    pub(crate) is_dealt: bool,
    pub(crate) is_chosen: bool,
    pub(crate) has_delegates: bool,
    pub(crate) warehouse_counts: bool,
    pub(crate) acts_once: bool,
    pub(crate) lighthouse_shuffles: bool,
    pub(crate) empty_tax_pays: bool,
}

/// Everything that is written down. Seats are numbers, most other things go by their words.
#[derive(Clone, Debug)]
pub(crate) struct Books {
    pub(crate) data: &'static Data,
    pub(crate) agreed: Agreed,
    pub(crate) round: u8,
    pub(crate) start: usize,
    pub(crate) estates: Vec<Estate>,
    pub(crate) supply: Counts,
    /// Units of each good on the market.
    pub(crate) market: Counts,
    /// Tiles that nobody has built.
    pub(crate) tiles: BTreeMap<&'static str, u8>,
    /// What black markers cover.
    pub(crate) covered: BTreeSet<Favor>,
    pub(crate) roads: Roads,
    /// Cards that have left their piles.
    pub(crate) seen: BTreeSet<Act>,
    /// This round's bills, and the acts in force, by group.
    pub(crate) bills: BTreeMap<&'static str, Act>,
    pub(crate) acts: BTreeMap<&'static str, Act>,
    /// What was enacted this round.
    pub(crate) fresh: BTreeSet<Act>,
    /// Who has used the town hall this round.
    pub(crate) town_hall: Option<usize>,
    /// The group struck this round, and in the round before.
    pub(crate) veto: Option<&'static str>,
    pub(crate) last_veto: Option<&'static str>,
    /// Everybody's votes in the vote that goes on.
    pub(crate) votes: Vec<i64>,
    pub(crate) taxed: BTreeSet<usize>,
    pub(crate) given: BTreeSet<usize>,
    pub(crate) active: usize,
    /// Cards played this round.
    pub(crate) plays: usize,
    pub(crate) stage: Stage,
    /// What must be announced next, since it follows from what was decided.
    pub(crate) due: VecDeque<Event>,
}

impl Books {
    pub(crate) fn new(setup: &Setup, data: &'static Data) -> Books {
        let agreed = Agreed::new(setup);
        let mut estates = vec![Estate::new(data); setup.players.into()];
        let colors = [Side::Blue, Side::Red, Side::Yellow, Side::Green, Side::Purple];
        let is_common = setup.variant.starts_with("common");
        for (estate, color) in estates.iter_mut().zip(colors) {
            if is_common {
                estate.settle(data, Side::Common);
            } else if !agreed.is_dealt && !agreed.is_chosen {
                estate.settle(data, color);
            }
        }
        let lying = |&good: &Good| (good.key(), i64::from(data.market[good].start));
        let market: Counts = Good::ALL.iter().map(lying).collect();
        let left = |&item: &Item| {
            let on_market = market.get(item.key()).copied().unwrap_or(0);
            (item.key(), i64::from(data.whole[item]) - on_market)
        };
        let tiles = |&building: &Building| (building.key(), data.buildings[building].tiles);
        let first = data.first_acts.iter().flatten().map(|&act| (group(act), act));
        Books {
            data,
            agreed,
            round: 1,
            start: 0,
            supply: Item::ALL.iter().map(left).collect(),
            market,
            tiles: Building::ALL.iter().map(tiles).collect(),
            covered: BTreeSet::new(),
            roads: Roads::new(data),
            seen: BTreeSet::new(),
            bills: BTreeMap::new(),
            acts: first.collect(),
            fresh: BTreeSet::new(),
            town_hall: None,
            veto: None,
            last_veto: None,
            votes: vec![0; estates.len()],
            estates,
            taxed: BTreeSet::new(),
            given: BTreeSet::new(),
            active: 0,
            plays: 0,
            stage: Stage::Opening,
            due: VecDeque::new(),
        }
    }

    pub(crate) fn players(&self) -> usize {
        self.estates.len()
    }

    /// Whoever sits to the left.
    pub(crate) fn left(&self, seat: usize) -> usize {
        (seat + 1) % self.players()
    }

    /// Everybody clockwise from the start player (Q03).
    pub(crate) fn in_order(&self) -> Vec<usize> {
        (0..self.players()).map(|steps| (self.start + steps) % self.players()).collect()
    }

    pub(crate) fn is_in_force(&self, act: Act) -> bool {
        self.acts.get(group(act)) == Some(&act)
    }

    pub(crate) fn expect(&mut self, event: Event) {
        self.due.push_back(event);
    }

    /// Somebody gets what the supply has of something; what is missing is told (Q01).
    pub(crate) fn hand_out(&mut self, seat: usize, item: Item, count: i64) {
        let there = self.supply[item.key()].min(count);
        self.move_to_yard(seat, item.key(), there);
        if there > 0 {
            self.expect(Event::Received { seat: seated(seat), item, count: amount(there) });
        }
        if there < count {
            let missing = amount(count - there);
            self.expect(Event::WentShort { seat: seated(seat), item, missing });
        }
    }

    /// From the supply into a yard.
    pub(crate) fn move_to_yard(&mut self, seat: usize, item: &'static str, count: i64) {
        *self.supply.get_mut(item).expect("every thing is listed") -= count;
        *self.estates[seat].yard.get_mut(item).expect("every thing is listed") += count;
    }

    /// Back into the supply.
    pub(crate) fn put_back(&mut self, seat: usize, item: &'static str, count: i64) -> Entry {
        self.estates[seat].spend(item, count)?;
        *self.supply.get_mut(item).expect("every thing is listed") += count;
        Ok(())
    }

    /// Back into the supply, which is announced.
    pub(crate) fn hand_in(&mut self, seat: usize, item: Item, count: i64) -> Entry {
        self.put_back(seat, item.key(), count)?;
        self.expect(Event::HandedIn { seat: seated(seat), item, count: amount(count) });
        Ok(())
    }
}

impl Agreed {
    /// A switch that is not named is as the edition has it.
    fn new(setup: &Setup) -> Agreed {
        let is = |name: &str, value: &str, otherwise: bool| {
            setup.switches.get(name).map_or(otherwise, |set| set == value)
        };
        let is_common = setup.variant.starts_with("common");
        let is_second = setup.edition > 1;
        Agreed {
            is_dealt: !is_common && is("plantations", "dealt", is_second),
            is_chosen: !is_common && is("plantations", "chosen", false),
            has_delegates: setup.variant.ends_with("+delegate"),
            warehouse_counts: is("warehouse-counts", "yes", is_second),
            acts_once: is("market-acts", "once", false),
            lighthouse_shuffles: is("lighthouse", "shuffle", true),
            empty_tax_pays: is("empty-tax", "paid", true),
        }
    }
}

/// The group of a card, as its word tells.
pub(crate) fn group(act: Act) -> &'static str {
    let groups = ["tax", "duty", "subsidy"];
    groups.into_iter().find(|group| act.key().starts_with(group)).unwrap_or("other")
}

pub(crate) fn seated(seat: usize) -> Seat {
    Seat::new(u8::try_from(seat).expect("few play"))
}

pub(crate) fn amount(count: i64) -> u8 {
    u8::try_from(count).expect("few things")
}

pub(crate) fn sum(points: i64) -> u16 {
    u16::try_from(points).expect("few points")
}

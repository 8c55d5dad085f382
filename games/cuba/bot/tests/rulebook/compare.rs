//! The ledger held against the table as it is seen.

use std::collections::{BTreeMap, BTreeSet};

use cuba_rules::components::{Favor, Ground};
use cuba_rules::{
    Act, Berth, Building, Field, Good, Group, Harbor, Item, Phase, Player, Step, Stock, Table, View,
};
use tabletop::{Key, Seat, Seats, Viewer};
use testkit::ledger::{Entry, sure};

use crate::books::{Books, seated};
use crate::course::{Stage, Used};
use crate::estate::{Counts, Estate};
use crate::harbor::Freighter;

fn alike<T: PartialEq + std::fmt::Debug>(what: &str, table: T, ledger: T) -> Entry {
    sure(table == ledger, || format!("{what}: {table:?}, in the ledger {ledger:?}"))
}

fn counts(stock: &Stock) -> Counts {
    Item::ALL.iter().map(|&item| (item.key(), i64::from(stock.count(item)))).collect()
}

fn seats(seats: Seats) -> BTreeSet<usize> {
    seats.iter().map(Seat::index).collect()
}

impl Books {
    pub(crate) fn hold_against(&self, see: &dyn Fn(Viewer) -> View) -> Entry {
        let late = self.due.front();
        sure(late.is_none(), || format!("{late:?} was due"))?;
        let view = see(Viewer::Public);
        for (seat, estate) in self.estates.iter().enumerate() {
            estate.hold_against(&view.table.players[seated(seat)])?;
            let own = see(Viewer::Player(seated(seat)));
            alike("delegate", own.delegates[seated(seat)].seen(), Some(estate.delegate))?;
            let fist = own.bids[seated(seat)].seen().map(|bid| bid.map(i64::from));
            alike("fist", fist, Some(estate.fist))?;
        }
        self.compare_table(&view.table)?;
        self.compare_parliament(&view.table)?;
        self.compare_harbor(&view.table.harbor)?;
        let waits = self.is_waited_for(&view.phase);
        sure(waits, || format!("{:?} comes next, not {:?}", view.phase, self.stage))
    }

    fn compare_table(&self, table: &Table) -> Entry {
        alike("round and start", (table.round, table.start.index()), (self.round, self.start))?;
        alike("supply", &counts(&table.supply), &self.supply)?;
        let lying = |&good: &Good| (good.key(), i64::from(table.market[good]));
        alike("market", &Good::ALL.iter().map(lying).collect::<Counts>(), &self.market)?;
        let tiles = |&building: &Building| (building.key(), table.buildings[building]);
        let tiles: BTreeMap<_, _> = Building::ALL.iter().map(tiles).collect();
        alike("tiles", &tiles, &self.tiles)?;
        let markers = Favor::ALL.iter().copied().filter(|&favor| table.markers.contains(favor));
        alike("markers", &markers.collect(), &self.covered)
    }

    fn compare_parliament(&self, table: &Table) -> Entry {
        let parliament = &table.parliament;
        let cards = |of: &dyn Fn(Group) -> Option<Act>| -> BTreeMap<&'static str, Act> {
            Group::ALL.iter().filter_map(|&group| Some((group.key(), of(group)?))).collect()
        };
        alike("bills", &cards(&|group| parliament.bills[group]), &self.bills)?;
        alike("acts", &cards(&|group| parliament.acts[group]), &self.acts)?;
        alike("cards seen", &parliament.seen.iter().collect(), &self.seen)?;
        alike("new acts", &parliament.fresh.iter().collect(), &self.fresh)?;
        alike("town hall", parliament.town_hall, self.town_hall.is_some())?;
        let vetoes = [parliament.veto, parliament.last_veto].map(|group| group.map(Key::key));
        alike("vetoes", vetoes, [self.veto, self.last_veto])
    }

    fn compare_harbor(&self, harbor: &Harbor) -> Entry {
        for (&berth, own) in Berth::ALL.iter().zip(&self.roads.berths) {
            let docked = harbor.berths[berth].map(|docked| {
                let aboard = |&good: &Good| (good.key(), i64::from(docked.cargo[good]));
                Freighter { ship: docked.ship, cargo: Good::ALL.iter().map(aboard).collect() }
            });
            alike("berth", docked.as_ref(), own.as_ref())?;
        }
        alike("sea", harbor.sea, self.roads.sea)?;
        alike("pile", &harbor.pile.shuffled().collect(), &self.roads.shuffled)?;
        alike("under the pile", harbor.pile.below(), self.roads.below.as_slice())
    }

    /// Whether the table waits for what the ledger waits for.
    fn is_waited_for(&self, phase: &Phase) -> bool {
        match (phase, &self.stage) {
            (Phase::Opening, Stage::Opening)
            | (Phase::Bills, Stage::Bills)
            | (Phase::Arrivals, Stage::Arrivals)
            | (Phase::Over, Stage::Over) => true,
            (Phase::Deal, Stage::Deal { seat }) => *seat == self.start,
            (Phase::Choose { seat }, Stage::Choose { seat: own }) => seat.index() == *own,
            (Phase::Equip { seat, taken }, Stage::Equip { seat: own, taken: count }) => {
                seat.index() == *own && taken == count
            }
            (Phase::Delegates { chosen }, Stage::Delegates) => {
                let sent = |seat: &usize| self.estates[*seat].delegate.is_some();
                seats(*chosen).into_iter().eq((0..self.players()).filter(sent))
            }
            (Phase::Actions { active, plays, step }, stage) => {
                let turn = (active.index(), usize::from(*plays));
                turn == (self.active, self.plays) && self.is_next(step, stage)
            }
            (Phase::Vote(vote), Stage::Bids { asked, running, is_second }) => {
                let votes = vote.votes.iter().map(|&votes| i64::from(votes));
                let bid = |seat: &usize| self.estates[*seat].fist.is_some();
                seats(vote.asked) == *asked
                    && seats(vote.running) == *running
                    && vote.again == *is_second
                    && votes.eq(self.votes.iter().copied())
                    && seats(vote.done).into_iter().eq((0..self.players()).filter(bid))
            }
            (Phase::Enact { winner, .. }, Stage::Enact { winner: own }) => winner.index() == *own,
            (
                Phase::Levy { seat, levy, taxed, given },
                Stage::Levy { seat: own, levy: due, .. },
            ) => {
                (seat.index(), levy) == (*own, due)
                    && seats(*taxed) == self.taxed
                    && seats(*given) == self.given
            }
            (_, _) => false,
        }
    }

    fn is_next(&self, step: &Step, stage: &Stage) -> bool {
        let is_same = |fields: cuba_rules::sets::Fields, used: &Used| {
            used.is_last || fields.iter().collect::<BTreeSet<_>>() == used.fields
        };
        match (step, stage) {
            (Step::Play, Stage::Play)
            | (Step::Pawn, Stage::Pawn)
            | (Step::Build, Stage::Build)
            | (Step::Arrival { foreman: None }, Stage::Arrival { foreman: None }) => true,
            (Step::Harvest { left, free }, Stage::Harvest { left: own, free: count, is_paid }) => {
                let mut kinds: Counts = own.keys().map(|&raw| (raw, 0)).collect();
                for field in left.iter() {
                    let side = self.estates[self.active].side.expect("all have a plantation");
                    if let Ground::Raw(raw) = self.data.plantations[side].ground(field) {
                        *kinds.entry(raw.key()).or_default() += 1;
                    }
                }
                kinds == *own && i64::from(*free) == *count && !is_paid
            }
            (Step::Trade { bought, sold }, Stage::Trade { bought: own_bought, sold: own_sold }) => {
                let words = |goods: cuba_rules::sets::Goods| -> BTreeSet<&'static str> {
                    goods.iter().map(Key::key).collect()
                };
                words(*bought) == *own_bought && words(*sold) == *own_sold
            }
            (Step::Foreman { used }, Stage::Foreman { used: own }) => is_same(*used, own),
            (Step::Load { berth }, Stage::Load { berth: own }) => {
                berth.map(|berth| berth as usize) == *own
            }
            (Step::Arrival { foreman: Some(used) }, Stage::Arrival { foreman: Some(own) }) => {
                is_same(*used, own)
            }
            (_, _) => false,
        }
    }
}

impl Estate {
    fn hold_against(&self, player: &Player) -> Entry {
        let purse = (i64::from(player.pesos), i64::from(player.points));
        alike("pesos and points", purse, (self.pesos, self.points))?;
        alike("yard", &counts(&player.yard), &self.yard)?;
        alike("warehouse", &counts(&player.warehouse), &self.warehouse)?;
        alike("plantation", player.board, self.side)?;
        alike("pawn", player.board.map(|_| player.pawn), self.pawn)?;
        let built = Field::ALL.iter().zip(&player.lots);
        let lots = built.filter_map(|(&field, lot)| Some((field, (*lot)?))).collect();
        alike("lots", &lots, &self.lots)?;
        let cards: BTreeSet<_> = player.played.iter().collect();
        alike("cards", cards, self.played.iter().copied().collect())?;
        alike("last card", player.last, self.played.last().copied())
    }
}

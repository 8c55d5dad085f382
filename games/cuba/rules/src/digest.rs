//! The countable facts of a position, in a fixed order.

use tabletop::{Digest, Key, Seat};

use crate::components::{Building, Good, Group, Item};
use crate::harbor::{Docked, Harbor};
use crate::phase::{Levy, Vote};
use crate::ship::Ship;
use crate::table::Parliament;
use crate::{Cuba, Phase, Plantations, Player, Step, Stock, Table};

impl Cuba {
    pub(crate) fn write_digest(&self, out: &mut Digest) {
        let Cuba { table, phase, delegates, bids } = self;
        table.digest(out);
        phase.digest(out);
        delegates.iter().for_each(|card| out.number(member(*card)));
        bids.iter().for_each(|bid| out.number(bid.map_or(-1, |bid| i64::from(bid.pesos()))));
    }
}

impl Table {
    fn digest(&self, out: &mut Digest) {
        let Table {
            // What was agreed and what is printed stand before the game.
            terms,
            printed: _,
            round,
            start,
            players,
            supply,
            market,
            buildings,
            markers,
            harbor,
            parliament,
        } = self;
        out.number(*round);
        out.number(number(*start));
        for player in players {
            player.digest(out);
        }
        // Marks are older than plantations that are not agreed upon (Q47).
        if terms.plantations != Plantations::BySeat {
            players.iter().for_each(|player| out.number(member(player.board)));
        }
        supply.digest(out);
        Good::ALL.iter().for_each(|&good| out.number(market[good]));
        Building::ALL.iter().for_each(|&building| out.number(buildings[building]));
        out.number(markers.bits());
        harbor.digest(out);
        parliament.digest(out);
    }
}

impl Stock {
    fn digest(&self, out: &mut Digest) {
        Item::ALL.iter().for_each(|&item| out.number(self.count(item)));
    }
}

impl Player {
    fn digest(&self, out: &mut Digest) {
        // The table tells which board it is.
        let Player { pesos, points, yard, warehouse, board: _, pawn, lots, played, last } = self;
        out.number(*pesos);
        out.number(*points);
        yard.digest(out);
        warehouse.digest(out);
        out.number(*pawn as u8);
        lots.iter().for_each(|lot| out.number(member(*lot)));
        out.number(played.bits());
        out.number(member(*last));
    }
}

impl Harbor {
    fn digest(&self, out: &mut Digest) {
        let Harbor { berths, sea, pile } = self;
        for docked in berths {
            out.number(docked.map_or(0, |docked| docked.ship.number()));
            if let Some(Docked { ship: _, cargo }) = docked {
                Good::ALL.iter().for_each(|&good| out.number(cargo[good]));
            }
        }
        out.number(sea.map_or(0, Ship::number));
        pile.digest(out);
    }
}

impl Parliament {
    fn digest(&self, out: &mut Digest) {
        let Parliament { seen, bills, acts, fresh, town_hall, veto, last_veto } = self;
        out.number(seen.bits());
        for &group in Group::ALL {
            out.number(member(bills[group]));
            out.number(member(acts[group]));
        }
        out.number(fresh.bits());
        out.number(*town_hall);
        out.number(member(*veto));
        out.number(member(*last_veto));
    }
}

impl Phase {
    fn digest(&self, out: &mut Digest) {
        let mut numbers = |kind: i64, rest: &[i64]| {
            out.number(kind);
            rest.iter().for_each(|&number| out.number(number));
        };
        match *self {
            Phase::Opening => numbers(0, &[]),
            Phase::Equip { seat, taken } => numbers(1, &[number(seat), taken.into()]),
            Phase::Bills => numbers(2, &[]),
            Phase::Delegates { chosen } => numbers(3, &[chosen.bits().into()]),
            Phase::Actions { active, plays, step } => {
                numbers(4, &[number(active), plays.into()]);
                step.digest(out);
            }
            Phase::Vote(Vote { votes, running, asked, done, again }) => {
                numbers(5, &[running, asked, done].map(|set| i64::from(set.bits())));
                out.number(again);
                votes.iter().for_each(|&votes| out.number(votes));
            }
            Phase::Enact { winner, first } => numbers(6, &[number(winner), member(first)]),
            Phase::Levy { seat, levy, taxed, given } => {
                let levy = match levy {
                    Levy::Tax => 0,
                    Levy::Duty => 1,
                };
                numbers(7, &[number(seat), levy, taxed.bits().into(), given.bits().into()]);
            }
            Phase::Arrivals => numbers(8, &[]),
            Phase::Over => numbers(9, &[]),
            Phase::Deal => numbers(10, &[]),
            Phase::Choose { seat } => numbers(11, &[number(seat)]),
        }
    }
}

impl Step {
    fn digest(&self, out: &mut Digest) {
        let mut numbers = |kind: i64, rest: &[i64]| {
            out.number(kind);
            rest.iter().for_each(|&number| out.number(number));
        };
        match *self {
            Step::Play => numbers(0, &[]),
            Step::Pawn => numbers(1, &[]),
            Step::Harvest { left, free } => numbers(2, &[left.bits().into(), free.into()]),
            Step::Trade { bought, sold } => {
                numbers(3, &[bought.bits().into(), sold.bits().into()]);
            }
            Step::Build => numbers(4, &[]),
            Step::Foreman { used } => numbers(5, &[used.bits().into()]),
            Step::Load { berth } => numbers(6, &[member(berth)]),
            Step::Arrival { foreman } => {
                numbers(7, &[foreman.map_or(-1, |used| used.bits().into())]);
            }
        }
    }
}

fn number(seat: Seat) -> i64 {
    i64::try_from(seat.index()).unwrap_or(-1)
}

/// The place of a member in its set; -1 for none.
fn member<K: Key>(member: Option<K>) -> i64 {
    let index = member.and_then(|member| K::ALL.iter().position(|&other| other == member));
    index.and_then(|index| i64::try_from(index).ok()).unwrap_or(-1)
}

#[cfg(test)]
mod tests {
    use tabletop::{Game, Seats, fingerprint};

    use boxes::Contents;

    use super::*;
    use crate::components::{Act, Berth, Character, Favor, Field, PerGood, Side};
    use crate::data::Data;
    use crate::sets::Fields;

    /// Every part of the position counts: two tables that differ anywhere differ in the digest.
    #[test]
    fn every_fact_counts() {
        let setup = Cuba::PROFILE.setup(3, None, std::collections::BTreeMap::new()).unwrap();
        let game = Cuba::new(&setup, Data::shelf().built_in()).unwrap();
        let fresh = fingerprint(&game);
        let changes: [fn(&mut Cuba); 22] = [
            |game| game.table.round = 2,
            |game| game.table.start = Seat::new(1),
            |game| game.table.players[Seat::new(2)].pesos = 3,
            |game| game.table.players[Seat::new(2)].points = 3,
            |game| assert_eq!(game.table.receive(Seat::new(1), Item::Wood, 1), 1),
            |game| game.table.players[Seat::new(1)].board = Some(Side::Blue),
            |game| game.table.players[Seat::new(1)].pawn = Field::B2,
            |game| game.table.players[Seat::new(1)].lots[4] = Some(Building::Inn),
            |game| game.table.players[Seat::new(1)].last = Some(Character::Mayor),
            |game| game.table.market[Good::Rum] = 1,
            |game| game.table.buildings[Building::Hotel] = 0,
            |game| game.table.markers = game.table.markers.with(Favor::Raw),
            |game| game.table.harbor.sea = Some(Ship::new(1)),
            |game| game.table.harbor.pile.take(Ship::new(1)),
            |game| {
                let cargo = PerGood::from_fn(|_| 1);
                game.table.harbor.berths[Berth::First] = Some(Docked { ship: Ship::new(1), cargo });
            },
            |game| game.table.parliament.acts[Group::Other] = Some(Act::Drought),
            |game| game.table.parliament.bills[Group::Other] = Some(Act::Drought),
            |game| game.table.parliament.last_veto = Some(Group::Tax),
            |game| game.phase = Phase::Choose { seat: Seat::new(0) },
            |game| game.phase = Phase::Delegates { chosen: Seats::NONE },
            |game| game.delegates[Seat::new(0)] = Some(Character::Worker),
            |game| game.bids[Seat::new(0)] = Some(crate::position::Bid::new(0)),
        ];
        for (index, change) in changes.iter().enumerate() {
            let mut other = game;
            change(&mut other);
            assert_ne!(fingerprint(&other), fresh, "change {index}");
        }
    }

    /// Whether it is the foreman's ship that has left, and which fields were used, counts.
    #[test]
    fn every_state_of_an_arrival_counts() {
        let used = Field::ALL.iter().map(|&one| Fields::default().with(one));
        let states = used.chain([Fields::default()]).map(Some).chain([None]);
        let mut marks = std::collections::BTreeSet::new();
        for foreman in states {
            let mut digest = Digest::default();
            Step::Arrival { foreman }.digest(&mut digest);
            assert!(marks.insert(digest.value()), "{foreman:?}");
        }
    }
}

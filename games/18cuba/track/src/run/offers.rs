//! All routes of one train that could matter: the best ones and those close to them.
//!
//! A route that contains a station is two arms that grow from it. The station
//! is the first of the route's stations in the network's order, so that every
//! route is met once. The search cuts off an arm when even the dearest stops
//! left could not bring the route near the best one found.

use arrayvec::ArrayVec;

use crate::{
    board::Passage,
    network::{Borders, Network},
};

/// No stop.
pub(crate) const NONE: u8 = u8::MAX;
/// The longest route: eight stops and an added harbor.
const MOST_LINKS: usize = 8;
/// The most rentals that are told apart; a route of nine stops passes seven.
pub(crate) const MOST_RENT: usize = 28;

/// What matters of a train for its routes.
#[derive(Copy, Clone, PartialEq, Eq, Debug)]
pub(crate) struct Class {
    pub(crate) range: u8,
    pub(crate) multiplier: u16,
    pub(crate) free_passes: u8,
    /// The most cubes that its wagon could carry.
    pub(crate) capacity: u8,
}

/// What the routes of a search may use.
#[derive(Copy, Clone, Debug)]
pub(crate) struct Limits {
    pub(crate) cubes: [u8; 6],
    pub(crate) rent: u8,
    /// Borders that no route may cross.
    pub(crate) banned: Borders,
}

/// The links of a route from one end to the other.
pub(crate) type Trail = ArrayVec<u16, MOST_LINKS>;

/// A way to run a route: without a delivery, or with one to a port at its end.
#[derive(Copy, Clone, Debug)]
pub(crate) struct Way {
    /// What the stops bring.
    pub(crate) base: u16,
    /// The port delivered to.
    pub(crate) port: u8,
}

impl Way {
    pub(crate) const fn delivers(self) -> bool {
        self.port != NONE
    }
}

/// A route that a train may run.
#[derive(Clone, Debug)]
pub(crate) struct Offer {
    pub(crate) borders: Borders,
    /// The ways to run it.
    pub(crate) ways: ArrayVec<Way, 3>,
    /// What it brings if it carries all the cubes that it can.
    pub(crate) worth: u16,
    /// How many tokens of the FC must be rented.
    pub(crate) rent: u8,
    /// How many cubes it may deliver.
    pub(crate) potential: u8,
    /// The minors on it that have cubes.
    pub(crate) mills: u8,
    pub(crate) trail: Trail,
}

/// The longest chain of stops ahead that bounds look at.
const MOST_AHEAD: usize = 9;

/// The routes of one class of train in the order in which they are found.
#[derive(Debug, Default)]
pub(crate) struct Pool {
    pub(super) found: Vec<Offer>,
    /// The highest worth with at most so many rentals.
    pub(crate) best: [u16; MOST_RENT + 1],
    /// Every route is among them that is worth at most so much less than the best.
    pub(crate) margin: u16,
    /// What a cube brings.
    pub(super) cube: u16,
    /// What all worths are multiples of.
    pub(super) step: u16,
}

/// Searches the routes of one class of train.
pub(crate) struct Finder<'a> {
    network: &'a Network,
    class: Class,
    cubes: [u8; 6],
    rent: u8,
    banned: Borders,
    /// What a cube brings.
    cube: u16,
    /// The value of each node for this class.
    values: Vec<u16>,
    /// Nodes by value with their cubes, dearest first: hex and value.
    dearest: Vec<(u64, u16)>,
    /// The most that so many stops ahead of a node can bring, cubes included.
    ahead: Ahead,
    /// Stations all of whose routes have been met.
    done: u64,
    found: Pool,
}

/// A route in the making.
#[derive(Copy, Clone)]
struct Growth {
    visited: u64,
    borders: Borders,
    sum: u16,
    stops: u8,
    mills: u8,
    passes: u8,
    /// Where the first arm ended, once the second grows.
    far: u8,
    /// The place of the first arm's first link among those of the station.
    first: u8,
}

impl<'a> Finder<'a> {
    /// Prepares the search; `known` are the best worths if they are known already.
    pub(crate) fn new(
        network: &'a Network,
        class: Class,
        limits: Limits,
        margin: u16,
        known: Option<[u16; MOST_RENT + 1]>,
    ) -> Finder<'a> {
        let Limits { cubes, rent, banned } = limits;
        let cube = network.cube;
        let values: Vec<u16> =
            network.nodes.iter().map(|node| node.value * class.multiplier).collect();
        let bonus = |mills: u8| cube * u16::from(held(cubes, mills).min(class.capacity));
        let rich: Vec<u16> = network
            .nodes
            .iter()
            .zip(&values)
            .map(|(node, value)| value + bonus(node.mills))
            .collect();
        let mut dearest: Vec<(u64, u16)> =
            network.nodes.iter().zip(&rich).map(|(node, &value)| (node.hex.bit(), value)).collect();
        dearest.sort_unstable_by_key(|&(_, value)| std::cmp::Reverse(value));
        let ahead = Ahead::new(network, &rich, usize::from(class.range) + 1, banned);
        let best = known.unwrap_or([0; MOST_RENT + 1]);
        let (found, step) = (Vec::with_capacity(64), network.step);
        let found = Pool { found, best, margin, cube, step };
        Finder { network, class, cubes, rent, banned, cube, values, dearest, ahead, done: 0, found }
    }

    /// Finds the routes.
    pub(crate) fn run(mut self) -> Pool {
        for station in 0..self.network.nodes.len() {
            let node = self.network.nodes[station];
            if !node.station {
                continue;
            }
            let growth = Growth {
                visited: node.hex.bit(),
                borders: self.banned,
                sum: self.values[station],
                stops: 1,
                mills: self.mills(station),
                passes: 0,
                far: NONE,
                first: NONE,
            };
            let mut trail = (ArrayVec::new(), ArrayVec::new());
            self.grow_first(station, station, growth, &mut trail);
            // By node, not by hex: other cities of La Habana stay open.
            self.done |= 1 << station;
        }
        self.found
    }

    /// The mills at a node that have cubes.
    fn mills(&self, node: usize) -> u8 {
        let mills = self.network.nodes[node].mills;
        if mills == 0 || held(self.cubes, mills) == 0 { 0 } else { mills }
    }

    /// How many cubes a wagon takes from these mills.
    fn potential(&self, mills: u8) -> u8 {
        if mills == 0 { 0 } else { held(self.cubes, mills).min(self.class.capacity) }
    }

    fn grow_first(
        &mut self,
        station: usize,
        tip: usize,
        growth: Growth,
        trail: &mut (Trail, Trail),
    ) {
        let network = self.network;
        for (place, &id) in network.out(tip).iter().enumerate() {
            let Some((next, mut grown)) = self.follow(tip, id, growth) else { continue };
            let node = self.network.nodes[next];
            if grown.stops > self.class.range && !node.port {
                continue;
            }
            if tip == station {
                grown.first = u8::try_from(place).unwrap_or(NONE);
            }
            trail.0.push(id);
            self.emit(station, next, grown, trail);
            let rent = self.rent_of(grown.passes);
            if node.passage != Passage::Blocked
                && self.is_hopeful(self.bound_both(station, next, grown), rent)
            {
                self.grow_first(station, next, grown, trail);
            }
            grown.far = u8::try_from(next).unwrap_or(NONE);
            if self.is_hopeful(self.bound_one(station, grown), rent) {
                self.grow_second(station, station, grown, trail);
            }
            trail.0.pop();
        }
    }

    fn grow_second(
        &mut self,
        station: usize,
        tip: usize,
        growth: Growth,
        trail: &mut (Trail, Trail),
    ) {
        let skip = if tip == station { usize::from(growth.first) + 1 } else { 0 };
        let network = self.network;
        for &id in network.out(tip).iter().skip(skip) {
            let Some((next, grown)) = self.follow(tip, id, growth) else { continue };
            let node = self.network.nodes[next];
            let ported = node.port || self.network.nodes[usize::from(grown.far)].port;
            if grown.stops > self.class.range && !ported {
                continue;
            }
            trail.1.push(id);
            self.emit(station, next, grown, trail);
            if node.passage != Passage::Blocked
                && self.is_hopeful(self.bound_one(next, grown), self.rent_of(grown.passes))
            {
                self.grow_second(station, next, grown, trail);
            }
            trail.1.pop();
        }
    }

    /// Follows a link if the route may go there.
    fn follow(&self, tip: usize, id: u16, growth: Growth) -> Option<(usize, Growth)> {
        let link = self.network.links[usize::from(id)];
        let next = usize::from(link.to);
        let node = &self.network.nodes[next];
        if growth.visited & node.hex.bit() != 0
            || growth.borders & link.borders != 0
            || self.done & (1 << next) != 0
        {
            return None;
        }
        let stops = growth.stops + 1;
        let passes = growth.passes + u8::from(self.network.nodes[tip].passage == Passage::Rental);
        let added = u8::from(self.class.capacity > 0);
        if stops > self.class.range + added || self.rent_of(passes) > self.rent {
            return None;
        }
        let grown = Growth {
            visited: growth.visited | node.hex.bit(),
            borders: growth.borders | link.borders,
            sum: growth.sum + self.values[next],
            stops,
            mills: growth.mills | self.mills(next),
            passes,
            ..growth
        };
        Some((next, grown))
    }

    fn rent_of(&self, passes: u8) -> u8 {
        passes.saturating_sub(self.class.free_passes)
    }

    /// Whether a route worth so much at most could still matter.
    fn is_hopeful(&self, bound: u16, rent: u8) -> bool {
        bound + self.found.margin >= self.found.best[usize::from(rent)]
    }

    /// The most that the sum can become with both arms growing.
    fn bound_both(&self, station: usize, tip: usize, growth: Growth) -> u16 {
        let carried = self.cube * u16::from(self.potential(growth.mills));
        let Some(rest) = self.class.range.checked_sub(growth.stops) else { return 0 };
        let rest = usize::from(rest);
        let walks = (0..=rest)
            .map(|first| self.ahead.of(tip, first) + self.ahead.of(station, rest - first))
            .max()
            .unwrap_or(0);
        growth.sum + carried + walks.min(self.dearest(growth.visited, rest))
    }

    /// The most that the sum can become with the one arm at `tip` growing.
    fn bound_one(&self, tip: usize, growth: Growth) -> u16 {
        let carried = self.cube * u16::from(self.potential(growth.mills));
        let ahead = |rest: u8| {
            let rest = usize::from(rest);
            self.ahead.of(tip, rest).min(self.dearest(growth.visited, rest))
        };
        let rest = self.class.range.checked_sub(growth.stops);
        let plain = rest.map_or(0, |rest| growth.sum + carried + ahead(rest));
        let far = usize::from(growth.far);
        if self.class.capacity == 0 || !self.network.nodes[far].port {
            return plain;
        }
        // The first arm ended in a port, be it a red place (ruling C28): it may score 0 and
        // make room for a stop.
        let rest = (self.class.range + 1).saturating_sub(growth.stops);
        plain.max(growth.sum - self.values[far] + carried + ahead(rest))
    }

    /// The sum of the dearest stops not yet visited.
    fn dearest(&self, visited: u64, count: usize) -> u16 {
        let left = self.dearest.iter().filter(|&&(hex, _)| visited & hex == 0);
        left.take(count).map(|&(_, value)| value).sum()
    }

    /// Lists the route as it stands, unless it is worth too little.
    fn emit(&mut self, station: usize, tip: usize, growth: Growth, trail: &(Trail, Trail)) {
        let rent = self.rent_of(growth.passes);
        let fits = growth.stops <= self.class.range;
        let potential = self.potential(growth.mills);
        let mut ways = ArrayVec::new();
        let mut worth = 0;
        let far = if growth.far == NONE { station } else { usize::from(growth.far) };
        for port in [tip, far] {
            if potential > 0 && self.network.nodes[port].port {
                let base = if fits { growth.sum } else { growth.sum - self.values[port] };
                worth = worth.max(base + self.cube * u16::from(potential));
                ways.push(Way { base, port: u8::try_from(port).unwrap_or(NONE) });
            }
        }
        if fits {
            worth = worth.max(growth.sum);
            ways.push(Way { base: growth.sum, port: NONE });
        }
        let floor = self.found.best[usize::from(rent)];
        if ways.is_empty() || worth + self.found.margin < floor {
            return;
        }
        for best in &mut self.found.best[usize::from(rent)..=usize::from(self.rent)] {
            *best = worth.max(*best);
        }
        let (first, second) = trail;
        let trail = first.iter().rev().map(|&id| id ^ 1).chain(second.iter().copied()).collect();
        self.found.found.push(Offer {
            borders: growth.borders & !self.banned,
            ways,
            worth,
            rent,
            potential,
            mills: growth.mills,
            trail,
        });
    }
}

/// The cubes that these mills hold together.
fn held(cubes: [u8; 6], mills: u8) -> u8 {
    let stocks = (0u8..6).zip(cubes).filter(|&(mill, _)| mills & (1 << mill) != 0);
    stocks.fold(0, |sum, (_, stock)| sum.saturating_add(stock))
}

/// For each node, the most that so many stops ahead of it can bring if stops
/// could be visited again, though not at once.
struct Ahead(Vec<[u16; MOST_AHEAD + 1]>);

impl Ahead {
    fn new(network: &Network, rich: &[u16], most: usize, banned: Borders) -> Ahead {
        let mut ahead = vec![[0; MOST_AHEAD + 1]; network.nodes.len()];
        for count in 1..=most {
            for node in 0..network.nodes.len() {
                let beyond = |&id: &u16| {
                    let link = &network.links[usize::from(id)];
                    let next = usize::from(link.to);
                    let passable = network.nodes[next].passage != Passage::Blocked;
                    let value = rich[next] + if passable { ahead[next][count - 1] } else { 0 };
                    if link.borders & banned == 0 { value } else { 0 }
                };
                ahead[node][count] = network.out(node).iter().map(beyond).max().unwrap_or(0);
            }
        }
        Ahead(ahead)
    }

    fn of(&self, node: usize, count: usize) -> u16 {
        self.0[node][count]
    }
}

//! Which lists of routes to choose from, until nothing better can exist.
//!
//! Where the best routes of two trains want the same border, the search splits:
//! at most one of the trains crosses it, so in each part all others are banned
//! from it. Parts that cannot better the best choice are dropped.

use arrayvec::ArrayVec;

use super::{
    Harbors, Order,
    joint::{Joint, NOTHING, Pick, bound, deliverable, tops},
    lists::Offers,
    offers::{Class, Finder, Limits, MOST_RENT, Offer, Pool, Way},
};
use crate::{
    board::{Board, Passage},
    company::Cubes,
    network::{Borders, Network, mix},
    train::{MOST_TRAINS, Train},
};

/// How far below the best route the lists of long trains go at first.
const FIRST_MARGIN: u16 = 20;
/// Trains up to this range have few routes.
const SHORT: u8 = 4;
/// Networks with no more links than this have few routes, each link counted both ways.
const FEW_LINKS: usize = 36;
/// A margin that lists everything.
const EVERYTHING: u16 = 10_000;
/// A list that lacks no more than this is widened rather than split.
const SMALL_GAP: u16 = 60;

/// The margin to which a list is widened next.
const fn step(margin: u16) -> u16 {
    if margin < EVERYTHING { margin * 3 / 2 + FIRST_MARGIN } else { EVERYTHING }
}

/// The borders that each train is banned from.
type Bans = [Borders; MOST_TRAINS];

/// What a train does in the best run.
#[derive(Clone)]
pub(super) struct Picked {
    pub(super) offer: Offer,
    pub(super) way: Way,
    pub(super) cubes: u8,
}

/// A sum, and what each train does for it.
pub(super) type Best = (u16, ArrayVec<Option<Picked>, MOST_TRAINS>);

/// What runs on a network.
#[derive(Clone, PartialEq, Eq)]
pub(super) struct Load {
    /// The trains, equal ones next to each other, longest first.
    pub(super) trains: ArrayVec<Train, MOST_TRAINS>,
    /// Capacities of the wagons, largest first.
    wagons: ArrayVec<u8, MOST_TRAINS>,
    /// The cubes in reach.
    pub(super) stock: [u8; 6],
    rent: u8,
    harbors: Harbors,
}

impl Load {
    /// Equal loads have equal digests.
    pub(super) fn digest(&self) -> u64 {
        let counts = self.stock.iter().chain(&self.wagons).chain([&self.rent]);
        let digest = counts.fold(0, |digest, &count| mix(digest, count.into()));
        self.trains.iter().fold(digest, |digest, &train| mix(digest, train as u64))
    }
}

pub(super) struct Search {
    pub(super) network: Network,
    pub(super) load: Load,
    /// For each train, the place of its class.
    class_of: ArrayVec<usize, MOST_TRAINS>,
    classes: ArrayVec<Class, MOST_TRAINS>,
    /// Whether there are two trains whose routes are the same, though the trains are not: no route
    /// passes a token that the one would pass free.
    mirrored: bool,
    /// Lists by class and bans, with what else was found for them.
    lists: Vec<(usize, Borders, Offers, Pool)>,
    /// How far below the best route the lists of long trains go at first.
    first_margin: u16,
    /// The best sum so far, and what each train does for it; nothing yet at the floor.
    pub(super) best: Best,
}

impl Search {
    pub(super) fn new(board: &Board, order: &Order) -> Option<Search> {
        if order.trains.is_empty() {
            return None;
        }
        let rent = order.rent.min(u8::try_from(MOST_RENT).unwrap_or(u8::MAX));
        let rents = rent > 0 || order.trains.iter().any(|train| train.free_passes() > 0);
        let network = Network::new(board, order.company, order.phase, rents);
        if network.links.is_empty() {
            return None;
        }
        let rent = rent.min(most_rentals(&network, order));
        let mut trains = order.trains.clone();
        trains.sort_unstable_by_key(|&train| std::cmp::Reverse((train.range(), train)));
        let mut wagons: ArrayVec<u8, MOST_TRAINS> =
            order.wagons.iter().map(|wagon| wagon.capacity()).collect();
        wagons.sort_unstable_by(|one, other| other.cmp(one));
        let stock = reachable(&network, order.cubes);
        let ports = network.nodes.iter().any(|node| node.port);
        let most = if ports { deliverable(&wagons, stock) } else { 0 };
        let capacity = wagons.first().map_or(0, |&wagon| wagon.min(most));
        let mut search = Search {
            network,
            load: Load { trains, wagons, stock, rent, harbors: order.harbors },
            class_of: ArrayVec::new(),
            classes: ArrayVec::new(),
            mirrored: false,
            lists: Vec::new(),
            first_margin: FIRST_MARGIN,
            best: (0, ArrayVec::new()),
        };
        for train in search.load.trains.clone() {
            search.add_class(train, capacity);
        }
        search.compare_two();
        Some(search)
    }

    fn add_class(&mut self, train: Train, capacity: u8) {
        let class = Class {
            range: train.range(),
            multiplier: train.multiplier(),
            free_passes: train.free_passes(),
            capacity: if train.takes_wagon() { capacity } else { 0 },
        };
        let known = self.classes.iter().position(|&other| other == class);
        self.class_of.push(known.unwrap_or(self.classes.len()));
        if known.is_none() {
            self.classes.push(class);
        }
    }

    /// Where nothing is rented, two trains that differ only in what they pass free share a list.
    fn compare_two(&mut self) {
        let [one, other] = self.classes.as_slice() else { return };
        let rents = self.network.nodes.iter().any(|node| node.passage == Passage::Rental);
        let alike = Class { free_passes: one.free_passes, ..*other } == *one;
        if self.load.trains.len() == 2 && alike && !rents {
            self.mirrored = true;
            self.class_of[1] = 0;
            self.classes.truncate(1);
        }
    }

    /// Finds the best run that brings more than `floor`, or proves that there is none.
    pub(super) fn solve(&mut self, floor: u16) {
        self.network.sort_links();
        self.best.0 = floor;
        if self.load.trains.len() == 1 {
            return self.run_alone();
        }
        if floor == 0 {
            self.guess();
        }
        self.explore([0; MOST_TRAINS]);
    }

    /// Whether a run was found that brings more than the floor.
    pub(super) fn has_found(&self) -> bool {
        !self.best.1.is_empty()
    }

    /// A train alone runs its best route, with all the cubes that it can carry there.
    fn run_alone(&mut self) {
        let known = [self.best.0; MOST_RENT + 1];
        let best = Offers::of(&mut self.find((0, 0), 0, Some(known)), 0).list.into_iter().next();
        let Some(offer) = best else { return };
        if offer.worth <= self.best.0 {
            return;
        }
        let cubes = |way: Way| if way.delivers() { offer.potential } else { 0 };
        let sum = |way: Way| way.base + self.network.cube * u16::from(cubes(way));
        let Some(way) = offer.ways.iter().copied().find(|&way| sum(way) == offer.worth) else {
            return;
        };
        let picked = Picked { way, cubes: cubes(way), offer };
        self.best = (picked.offer.worth, std::iter::once(Some(picked)).collect());
    }

    /// Whether a class of train has so few routes that all are listed at once.
    fn has_few_routes(&self, class: Class) -> bool {
        class.range <= SHORT || self.network.links.len() <= FEW_LINKS
    }

    /// Runs one train after another, each on the best route that is left: a good
    /// choice to begin with saves long lists.
    fn guess(&mut self) {
        if self.classes.iter().all(|class| self.has_few_routes(*class)) {
            return;
        }
        let mut bans = [0; MOST_TRAINS];
        for train in 0..self.load.trains.len() {
            let lists = self.lists_for(bans);
            let taken = self.lists[lists[train]].2.list.first().map_or(0, |offer| offer.borders);
            for ban in bans.iter_mut().skip(train + 1) {
                *ban |= taken;
            }
        }
        let lists = self.lists_for(bans);
        self.choose(&lists);
    }

    /// Finds the best run in which each train keeps to its bans, if it betters the best one.
    fn explore(&mut self, bans: Bans) {
        let lists = self.lists_for(bans);
        if let Some(border) = self.bottleneck(&lists) {
            return self.split(bans, border);
        }
        loop {
            self.choose(&lists);
            let missing = self.missing(&lists);
            let lacks =
                |(&list, &margin): (&usize, &u16)| margin.saturating_sub(self.lists[list].2.margin);
            let gap = lists.iter().zip(&missing).map(lacks).max().unwrap_or(0);
            if gap == 0 {
                return;
            }
            if gap > SMALL_GAP
                && let Some(border) = self.contested(&lists)
            {
                return self.split(bans, border);
            }
            for (&list, margin) in lists.iter().zip(missing) {
                self.widen(list, margin);
                if self.mirrored && lists[0] == lists[1] {
                    break;
                }
            }
        }
    }

    /// Explores the parts in which only one train may cross `border`, best bound first.
    fn split(&mut self, bans: Bans, border: Borders) {
        let mut parts: ArrayVec<(u16, Bans), MOST_TRAINS> = ArrayVec::new();
        for only in 0..self.load.trains.len() {
            let mut part = bans;
            for (train, ban) in part.iter_mut().enumerate().take(self.load.trains.len()) {
                if train != only {
                    *ban |= border;
                }
            }
            self.order_alike(&mut part);
            if parts.iter().all(|&(_, other)| other != part) {
                let lists = self.lists_for(part);
                parts.push((self.most(&lists), part));
            }
        }
        parts.sort_unstable_by(|one, other| other.cmp(one));
        for (place, &(most, part)) in parts.iter().enumerate() {
            let swapped = [part[1], part[0], part[2], part[3]];
            let is_new = !self.mirrored || parts[..place].iter().all(|&(_, one)| one != swapped);
            if most > self.best.0 && is_new {
                self.explore(part);
            }
        }
    }

    /// Sorts the bans of equal trains, so that parts which only swap them are the same.
    fn order_alike(&self, bans: &mut Bans) {
        if self.mirrored {
            return;
        }
        for class in 0..self.classes.len() {
            let first = self.class_of.iter().take_while(|&&other| other != class).count();
            let count = self.class_of.iter().filter(|&&other| other == class).count();
            bans[first..first + count].sort_unstable();
        }
    }

    /// The list of each train, made when first asked for.
    fn lists_for(&mut self, bans: Bans) -> ArrayVec<usize, MOST_TRAINS> {
        let mut lists = ArrayVec::new();
        for (&class, &banned) in self.class_of.iter().zip(&bans) {
            let known =
                self.lists.iter().position(|&(other, ban, ..)| other == class && ban == banned);
            lists.push(known.unwrap_or(self.lists.len()));
            if known.is_none() {
                let few = self.has_few_routes(self.classes[class]);
                let margin = if few { EVERYTHING } else { self.first_margin };
                // What the first step wants besides is found at little more cost.
                let mut pool = self.find((class, banned), step(margin), None);
                let offers = Offers::of(&mut pool, margin);
                self.lists.push((class, banned, offers, pool));
            }
        }
        lists
    }

    fn find(
        &self,
        (class, banned): (usize, Borders),
        margin: u16,
        known: Option<[u16; MOST_RENT + 1]>,
    ) -> Pool {
        let limits = Limits { cubes: self.load.stock, rent: self.load.rent, banned };
        Finder::new(&self.network, self.classes[class], limits, margin, known).run()
    }

    /// Makes a list long enough for `margin`, if need be by steps: a wide list is
    /// costly, and a better choice may be near.
    fn widen(&mut self, list: usize, margin: u16) {
        let (class, banned, offers, pool) = &self.lists[list];
        if margin > offers.margin {
            let next = margin.min(step(offers.margin));
            let found = (pool.margin < next)
                .then(|| self.find((*class, *banned), margin.min(step(next)), Some(pool.best)));
            let (_, _, offers, pool) = &mut self.lists[list];
            if let Some(found) = found {
                *pool = found;
            }
            *offers = Offers::of(pool, next);
        }
    }

    /// Looks for a better choice among the lists.
    fn choose(&mut self, lists: &[usize]) {
        let offers: ArrayVec<&Offers, MOST_TRAINS> =
            lists.iter().map(|&list| &self.lists[list].2).collect();
        let load = (self.load.wagons.as_slice(), self.load.stock, self.load.harbors);
        let mut joint = Joint::new(&offers, load, self.load.rent, self.best.0);
        joint.run();
        let (sum, Some(picks)) = joint.best else { return };
        let picked = picks.iter().zip(&offers).map(|(pick, offers)| {
            pick.map(|Pick { offer, way, cubes }| {
                let offer = offers.list[offer].clone();
                Picked { offer, way, cubes }
            })
        });
        self.best = (sum, picked.collect());
    }

    /// The most that these lists and all that is not listed can bring.
    fn most(&self, lists: &[usize]) -> u16 {
        let cubes = deliverable(&self.load.wagons, self.load.stock);
        let loads = (cubes, self.network.cube);
        let mut most = NOTHING;
        for &list in lists {
            most = bound(
                &tops(&self.lists[list].2, true, self.load.rent),
                &most,
                loads,
                self.load.rent,
            );
        }
        most[usize::from(cubes)][usize::from(self.load.rent)]
    }

    /// For each train, the margin at which no route outside its list could better the best.
    fn missing(&self, lists: &[usize]) -> ArrayVec<u16, MOST_TRAINS> {
        let cubes = deliverable(&self.load.wagons, self.load.stock);
        let loads = (cubes, self.network.cube);
        let tops: ArrayVec<_, MOST_TRAINS> =
            lists.iter().map(|&list| tops(&self.lists[list].2, true, self.load.rent)).collect();
        let margin = |(place, &list): (usize, &usize)| {
            let own = &self.lists[list].2;
            if own.margin == EVERYTHING {
                return 0;
            }
            let mut others = NOTHING;
            for (_, tops) in tops.iter().enumerate().filter(|&(other, _)| other != place) {
                others = bound(tops, &others, loads, self.load.rent);
            }
            let others = others[usize::from(cubes)];
            let needed = |rent: usize| {
                let most = own.best[rent] + others[usize::from(self.load.rent) - rent];
                // A list that goes down to nothing lacks nothing.
                most.saturating_sub(self.best.0 + self.network.step).min(own.best[rent])
            };
            (0..=usize::from(self.load.rent)).map(needed).max().unwrap_or(0)
        };
        lists.iter().enumerate().map(margin).collect()
    }

    /// A border that all good routes of two long trains want.
    fn bottleneck(&self, lists: &[usize]) -> Option<Borders> {
        let mut seen: Borders = 0;
        for &list in lists {
            let offers = &self.lists[list].2;
            let common = if offers.margin == EVERYTHING { 0 } else { offers.common };
            if seen & common != 0 {
                let shared = seen & common;
                return Some(shared & shared.wrapping_neg());
            }
            seen |= common;
        }
        None
    }

    /// The border that most routes of two trains want.
    fn contested(&self, lists: &[usize]) -> Option<Borders> {
        let mut shares: ArrayVec<[u16; 128], MOST_TRAINS> = ArrayVec::new();
        for &list in lists {
            let offers = &self.lists[list].2.list;
            let mut counts = [0u32; 128];
            for offer in offers {
                let mut left = offer.borders;
                while left != 0 {
                    counts[left.trailing_zeros() as usize] += 1;
                    left &= left - 1;
                }
            }
            let all = u32::try_from(offers.len()).unwrap_or(u32::MAX).max(1);
            shares.push(counts.map(|count| u16::try_from(count * 100 / all).unwrap_or(100)));
        }
        let second = |border: &usize| {
            let mut wants: ArrayVec<u16, MOST_TRAINS> =
                shares.iter().map(|share| share[*border]).collect();
            wants.sort_unstable_by(|one, other| other.cmp(one));
            wants.get(1).copied().unwrap_or(0)
        };
        let border = (0..128).max_by_key(second)?;
        (second(&border) >= CONTESTED).then_some(1 << border)
    }
}

/// How many tokens the trains could rent at most: each may pass every one once,
/// and only between two stops.
fn most_rentals(network: &Network, order: &Order) -> u8 {
    let tokens = network.nodes.iter().filter(|node| node.passage == Passage::Rental).count();
    let tokens = u8::try_from(tokens).unwrap_or(u8::MAX);
    // A harbor added at the end makes one stop more than the range one to pass.
    let passed = |train: &Train| tokens.min(train.range() - 1).saturating_sub(train.free_passes());
    order.trains.iter().map(passed).sum()
}

/// From how many routes of a hundred on a border is contested.
const CONTESTED: u16 = 90;

/// The cubes of the mills that the network reaches.
fn reachable(network: &Network, cubes: Cubes) -> [u8; 6] {
    let met = network.nodes.iter().fold(0, |mills, node| mills | node.mills);
    let mut stock = cubes.counts();
    for (mill, count) in stock.iter_mut().enumerate() {
        if met & (1 << mill) == 0 {
            *count = 0;
        }
    }
    stock
}

#[cfg(test)]
mod tests {
    use tabletop::SeededDice;

    use super::*;
    use crate::bench::{Boards, draw};
    use crate::scenario::built_in;

    /// Bounds, widening and splitting only save time: with every route listed
    /// from the start, the best run of full boards is the same.
    #[test]
    fn short_lists_find_what_full_lists_find() {
        let mut saved = 0;
        let dense = (0..3000).map(|stream| (Boards::Dense, stream));
        let packed = (0..150).map(|stream| (Boards::Packed, stream));
        for (boards, stream) in dense.chain(packed) {
            let (board, order) = draw(built_in(), boards, &mut SeededDice::stream(31, stream));
            let Some(mut quick) = Search::new(&board, &order) else { continue };
            quick.solve(0);
            let mut full = Search { first_margin: EVERYTHING, ..quick };
            let best = full.best.0;
            let (split, listed) = (full.lists.len(), count(&full));
            full.lists.clear();
            full.best = (0, ArrayVec::new());
            full.solve(0);
            assert_eq!(best, full.best.0, "{boards:?} {stream}");
            saved += usize::from(split > full.lists.len() || listed < count(&full));
        }
        assert!(saved > 1000, "{saved}");
    }

    fn count(search: &Search) -> usize {
        search.lists.iter().map(|(_, _, offers, _)| offers.list.len()).sum()
    }
}

//! A run written out: paths, stops, cubes.

use arrayvec::ArrayVec;

use super::{
    Order,
    search::{Picked, Search},
};
use crate::{
    board::{Board, Passage},
    company::Cubes,
    hex::Hex,
    train::{MOST_TRAINS, Train, Wagon},
};

/// A run of all trains of a company.
#[derive(Clone, Default, PartialEq, Eq, Debug)]
pub struct Run {
    /// What stops and cubes bring together.
    pub revenue: u32,
    /// The routes of the trains that run.
    pub routes: Vec<Route>,
}

impl Run {
    /// How many tokens of the FC it rents.
    pub fn rentals(&self) -> usize {
        self.routes.iter().map(|route| route.rentals.len()).sum()
    }

    /// The cubes that it delivers.
    pub fn cubes(&self) -> Cubes {
        let mut all = [0u8; 6];
        for route in &self.routes {
            for (sum, count) in all.iter_mut().zip(route.cubes.counts()) {
                *sum += count;
            }
        }
        Cubes::from_counts(all)
    }
}

/// What one train runs.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Route {
    /// The train.
    pub train: Train,
    /// Its wagon, if it delivers.
    pub wagon: Option<Wagon>,
    /// Every hex in order.
    pub path: Vec<Hex>,
    /// The stops in order with the value counted.
    pub stops: Vec<Counted>,
    /// The cubes delivered.
    pub cubes: Cubes,
    /// Where they are delivered.
    pub harbor: Option<Hex>,
    /// The cities whose FC token it rents; a plus train's free one is not among them.
    pub rentals: Vec<Hex>,
    /// What the train brings.
    pub revenue: u32,
}

/// A stop of a route.
#[derive(Copy, Clone, PartialEq, Eq, Debug)]
pub struct Counted {
    /// Its hex.
    pub hex: Hex,
    /// Its place in the tile's list of stops.
    pub stop: u8,
    /// What it brings, doubled for a 4D.
    pub value: u16,
}

impl Search {
    /// Writes out the best run that the search has found.
    pub(super) fn answer(&self, board: &Board, order: &Order) -> Run {
        let (revenue, picks) = &self.best;
        let picked: ArrayVec<(Train, &Picked), MOST_TRAINS> = self
            .load
            .trains
            .iter()
            .zip(picks)
            .filter_map(|(&train, pick)| pick.as_ref().map(|pick| (train, pick)))
            .collect();
        let wagons = hitch(picked.iter().map(|(_, pick)| pick.cubes), order);
        let loads: ArrayVec<(u8, u8), MOST_TRAINS> =
            picked.iter().map(|(_, pick)| (pick.cubes, pick.offer.mills)).collect();
        let mut shares = ArrayVec::new();
        share(&loads, self.load.stock, &mut shares);
        let routes =
            picked.iter().zip(wagons).zip(shares).map(|((&(train, pick), wagon), share)| {
                let mut route = self.route(board, order, train, pick);
                if pick.cubes > 0 {
                    route.wagon = wagon;
                    route.cubes = Cubes::from_counts(share);
                    route.harbor = Some(self.network.nodes[usize::from(pick.way.port)].hex);
                    route.revenue += u32::from(self.network.cube * u16::from(pick.cubes));
                }
                route
            });
        Run { revenue: u32::from(*revenue), routes: routes.collect() }
    }

    fn route(&self, board: &Board, order: &Order, train: Train, pick: &Picked) -> Route {
        let Picked { offer, way, .. } = pick;
        let link = |&id: &u16| self.network.links[usize::from(id)];
        let nodes: Vec<_> = offer
            .trail
            .first()
            .map(|id| link(id).from)
            .into_iter()
            .chain(offer.trail.iter().map(|id| link(id).to))
            .collect();
        let mut path: Vec<Hex> = nodes
            .first()
            .map(|&node| self.network.nodes[usize::from(node)].hex)
            .into_iter()
            .collect();
        for id in &offer.trail {
            path.extend(self.network.hexes(board, order.company, link(id)));
        }
        let added = nodes.len() > usize::from(train.range());
        let stops = nodes.iter().map(|&id| {
            let node = self.network.nodes[usize::from(id)];
            let zero = added && id == way.port;
            let value = if zero { 0 } else { node.value * train.multiplier() };
            Counted { hex: node.hex, stop: node.stop, value }
        });
        let passed = nodes.iter().take(nodes.len().saturating_sub(1)).skip(1);
        let rentals = passed
            .map(|&id| self.network.nodes[usize::from(id)])
            .filter(|node| node.passage == Passage::Rental)
            .map(|node| node.hex)
            .skip(usize::from(train.free_passes()))
            .collect();
        Route {
            train,
            wagon: None,
            path,
            stops: stops.collect(),
            cubes: Cubes::NONE,
            harbor: None,
            rentals,
            revenue: u32::from(way.base),
        }
    }
}

/// Gives the largest wagon to the train with the most cubes, and so on.
fn hitch(loads: impl Iterator<Item = u8>, order: &Order) -> [Option<Wagon>; MOST_TRAINS] {
    let mut loads: ArrayVec<(u8, usize), MOST_TRAINS> = loads
        .enumerate()
        .filter(|&(_, load)| load > 0)
        .map(|(place, load)| (load, place))
        .collect();
    loads.sort_unstable_by(|one, other| other.cmp(one));
    let mut wagons = order.wagons.clone();
    wagons.sort_unstable_by(|one, other| other.cmp(one));
    let mut hitched = [None; MOST_TRAINS];
    for ((_, place), wagon) in loads.into_iter().zip(wagons) {
        hitched[place] = Some(wagon);
    }
    hitched
}

/// Takes the cubes of each load from its mills; `true` once all are served.
fn share(loads: &[(u8, u8)], stock: [u8; 6], shares: &mut ArrayVec<[u8; 6], MOST_TRAINS>) -> bool {
    let Some((&(wanted, mills), rest)) = loads.split_first() else { return true };
    fill(wanted, mills, (0, [0; 6]), stock, &mut |taken, left| {
        shares.push(taken);
        let served = share(rest, left, shares);
        if !served {
            shares.pop();
        }
        served
    })
}

/// Tries every way to take `wanted` cubes from `mills` until one serves the rest, too.
fn fill(
    wanted: u8,
    mills: u8,
    (mill, taken): (usize, [u8; 6]),
    stock: [u8; 6],
    then: &mut dyn FnMut([u8; 6], [u8; 6]) -> bool,
) -> bool {
    if wanted == 0 {
        return then(taken, stock);
    }
    if mill == 6 {
        return false;
    }
    let most = if mills & (1 << mill) == 0 { 0 } else { stock[mill].min(wanted) };
    (0..=most).rev().any(|count| {
        let (mut taken, mut stock) = (taken, stock);
        taken[mill] += count;
        stock[mill] -= count;
        fill(wanted - count, mills, (mill + 1, taken), stock, then)
    })
}

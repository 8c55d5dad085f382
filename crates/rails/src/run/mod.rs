//! §VII.9 to §VII.11: the best run of a company's trains together, proven.
//!
//! First each kind of train gets a list of its best routes ([`offers`]), then
//! one route is chosen for each train ([`joint`]). The lists hold all routes
//! worth at most a margin less than the best, so what is not listed is bounded;
//! if it could still better the best choice, the margin grows and the search is
//! repeated. It ends with the true maximum, never with a guess.

mod answer;
mod joint;
mod offers;

use arrayvec::ArrayVec;

pub use answer::{Counted, Route, Run};
use joint::{Joint, MOST_TRAINS, Picks, bound, deliverable, tops};
use offers::{Class, Finder, MOST_RENT, Offers, STEP};

use crate::{
    board::Board,
    company::{Company, Cubes},
    network::Network,
    train::{Phase, Train, Wagon},
};

/// Which trains run, and what they may use.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Order {
    /// Whose trains they are.
    pub company: Company,
    /// The phase, for the values of red places and Isla de Tesoros.
    pub phase: Phase,
    /// The trains.
    pub trains: ArrayVec<Train, MOST_TRAINS>,
    /// The wagons.
    pub wagons: ArrayVec<Wagon, MOST_TRAINS>,
    /// How many FC tokens may be rented in all, besides those that plus trains pass free.
    pub rent: u8,
    /// The cubes that may be delivered.
    pub cubes: Cubes,
}

impl Order {
    /// An order without wagons, rentals and cubes.
    pub fn new(company: Company, phase: Phase, trains: impl IntoIterator<Item = Train>) -> Order {
        Order {
            company,
            phase,
            trains: trains.into_iter().take(MOST_TRAINS).collect(),
            wagons: ArrayVec::new(),
            rent: 0,
            cubes: Cubes::NONE,
        }
    }
}

/// How far below the best route the lists go at first.
const FIRST_MARGIN: u16 = 10;

/// The best run: the highest revenue that any choice of routes brings (§VII.11).
pub fn best_run(board: &Board, order: &Order) -> Run {
    Search::new(board, order).map_or_else(Run::default, |mut search| {
        let picks = search.solve();
        search.answer(board, order, &picks)
    })
}

struct Search {
    network: Network,
    /// The trains, equal ones next to each other, longest first.
    trains: ArrayVec<Train, MOST_TRAINS>,
    /// For each train, the place of its class.
    class_of: ArrayVec<usize, MOST_TRAINS>,
    classes: ArrayVec<Class, MOST_TRAINS>,
    offers: ArrayVec<Offers, MOST_TRAINS>,
    /// Capacities of the wagons, largest first.
    wagons: ArrayVec<u8, MOST_TRAINS>,
    stock: [u8; 6],
    rent: u8,
}

impl Search {
    fn new(board: &Board, order: &Order) -> Option<Search> {
        let rent = order.rent.min(u8::try_from(MOST_RENT).unwrap_or(u8::MAX));
        let rents = rent > 0 || order.trains.iter().any(|train| train.free_passes() > 0);
        let network = Network::new(board, order.company, order.phase, rents);
        if network.links.is_empty() {
            return None;
        }
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
            trains,
            class_of: ArrayVec::new(),
            classes: ArrayVec::new(),
            offers: ArrayVec::new(),
            wagons,
            stock,
            rent,
        };
        for train in search.trains.clone() {
            search.add_class(train, capacity);
        }
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
            let finder =
                Finder::new(&self.network, class, self.stock, self.rent, FIRST_MARGIN, None);
            self.offers.push(finder.run());
        }
    }

    fn solve(&mut self) -> (u16, Picks) {
        let mut best: (u16, Picks) = (0, self.trains.iter().map(|_| None).collect());
        loop {
            // Lists have grown since the last round, so its choice must be found again.
            if let (sum, Some(picks)) = self.choose(best.0.saturating_sub(1)) {
                best = (sum, picks);
            }
            let missing = self.missing(best.0);
            if missing.iter().zip(&self.offers).all(|(&margin, offers)| margin <= offers.margin) {
                return best;
            }
            self.widen(&missing);
        }
    }

    /// The best choice from the lists, if it brings more than `floor`.
    fn choose(&self, floor: u16) -> (u16, Option<Picks>) {
        let lists: ArrayVec<&Offers, MOST_TRAINS> =
            self.class_of.iter().map(|&class| &self.offers[class]).collect();
        let mut joint = Joint::new(&lists, &self.wagons, self.stock, self.rent, floor);
        joint.run(self.rent);
        joint.best
    }

    /// For each class, the margin at which no route outside the list could better `best`.
    fn missing(&self, best: u16) -> ArrayVec<u16, MOST_TRAINS> {
        let mut margins: ArrayVec<u16, MOST_TRAINS> = self.classes.iter().map(|_| 0).collect();
        let cubes = deliverable(&self.wagons, self.stock);
        for (place, &class) in self.class_of.iter().enumerate() {
            let mut others = [[0; MOST_RENT + 1]; 13];
            for (_, &other) in self.class_of.iter().enumerate().filter(|&(index, _)| index != place) {
                others = bound(&tops(&self.offers[other], true), &others, cubes, self.rent);
            }
            let others = others[usize::from(cubes)];
            let own = &self.offers[class];
            for rent in 0..=usize::from(self.rent) {
                let most = own.best[rent] + others[usize::from(self.rent) - rent];
                // Worth no more than nothing, a route cannot matter.
                let needed = most.saturating_sub(best + STEP).min(own.best[rent]);
                margins[class] = margins[class].max(needed);
            }
        }
        margins
    }

    fn widen(&mut self, missing: &[u16]) {
        for (class, &margin) in missing.iter().enumerate() {
            let offers = &mut self.offers[class];
            if margin <= offers.margin {
                continue;
            }
            // A wide list is costly and a better choice may be near: go there by steps.
            let margin = margin.min(3 * offers.margin + FIRST_MARGIN);
            let finder = Finder::new(
                &self.network,
                self.classes[class],
                self.stock,
                self.rent,
                margin,
                Some(offers.best),
            );
            *offers = finder.run();
        }
    }
}

/// The cubes of the mills that the network reaches.
fn reachable(network: &Network, cubes: Cubes) -> [u8; 6] {
    let mut stock = [0; 6];
    for mill in network.nodes.iter().filter_map(|node| node.mill) {
        stock[usize::from(mill)] = cubes.counts()[usize::from(mill)];
    }
    stock
}

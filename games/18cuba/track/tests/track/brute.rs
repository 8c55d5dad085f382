//! The rules of running, spelled out as slowly and plainly as possible.
//!
//! Nothing here is shared with the search: routes are walked hex by hex from
//! every stop, and every choice of routes, wagons, ports and cubes is tried.

use std::collections::BTreeSet;

use cuba18_track::{Board, Company, Harbors, Hex, Order, Side, StopKind, Train};

/// A side of a hex, named from the hex with the lower index.
type Crossing = (Hex, Hex);

/// A route: what it crosses and where it stops.
#[derive(Clone, Debug)]
pub(crate) struct Walk {
    pub(crate) crossings: BTreeSet<Crossing>,
    pub(crate) stops: Vec<(Hex, u8)>,
    /// FC tokens in full cities on the way.
    tokens: usize,
}

/// Where a route arrives: a hex by a side.
pub(crate) type Arrival = (Hex, Side);

pub(crate) struct Walker<'a> {
    pub(crate) board: &'a Board,
    pub(crate) company: Company,
    pub(crate) longest: usize,
    pub(crate) walks: Vec<Walk>,
    /// Every way in which a hex was entered, with the FC tokens passed before.
    pub(crate) arrivals: Vec<(Arrival, usize)>,
    /// How many arrivals are enough.
    pub(crate) patience: usize,
}

impl Walker<'_> {
    /// Whether routes of the company may be in this hex at all.
    fn may_enter(&self, hex: Hex) -> bool {
        let city = self.board.stop_count(hex) > 0
            && self.board.pattern(hex).is_none_or(|p| p.stops()[0].kind == StopKind::City);
        !(self.company.is_minor() && city && !self.board.companies_in(hex).contains(self.company))
    }

    fn own(&self, (hex, stop): (Hex, u8)) -> bool {
        self.board.stations(hex, stop).contains(self.company)
            || self.board.at_edge(hex, stop).contains(self.company)
    }

    /// Starts at a stop and goes on from it in every direction.
    pub(crate) fn start_at(&mut self, hex: Hex, stop: u8) {
        if self.may_enter(hex) && self.board.pattern(hex).is_some() {
            let walk = Walk { crossings: BTreeSet::new(), stops: vec![(hex, stop)], tokens: 0 };
            self.leave(hex, stop, &walk);
        }
    }

    fn leave(&mut self, hex: Hex, stop: u8, walk: &Walk) {
        let gauge = self.company.gauge();
        for side in self.board.pattern(hex).unwrap().sides_of_stop(stop, gauge).iter() {
            self.cross(hex, side, walk);
        }
    }

    fn cross(&mut self, hex: Hex, side: Side, walk: &Walk) {
        if self.arrivals.len() > self.patience {
            return;
        }
        let Some(there) = hex.neighbor(side) else { return };
        let entry = side.opposite();
        let mut walk = walk.clone();
        if !walk.crossings.insert((hex.min(there), hex.max(there))) {
            return;
        }
        self.arrivals.push(((there, entry), walk.tokens));
        let Some(pattern) = self.board.pattern(there) else { return };
        if !self.may_enter(there) || !pattern.sides(self.company.gauge()).contains(entry) {
            return;
        }
        match pattern.stop_at(entry) {
            None => {
                for next in pattern.through(entry).iter() {
                    self.cross(there, next, &walk);
                }
            }
            Some(stop) => self.call(there, stop, walk),
        }
    }

    fn call(&mut self, hex: Hex, stop: u8, mut walk: Walk) {
        // Not even another city of La Habana.
        if walk.stops.iter().any(|&(other, _)| other == hex) {
            self.arrivals.pop();
            return;
        }
        walk.stops.push((hex, stop));
        if walk.stops.iter().any(|&place| self.own(place)) {
            self.walks.push(walk.clone());
        }
        let data = self.board.pattern(hex).unwrap().stops()[usize::from(stop)];
        if data.kind == StopKind::Port || walk.stops.len() > self.longest {
            return;
        }
        let inside = self.board.stations(hex, stop);
        let full = data.kind == StopKind::City && inside.len() >= u32::from(data.slots);
        if full && !self.own((hex, stop)) {
            if !inside.contains(Company::Fc) {
                return;
            }
            walk.tokens += 1;
        }
        self.leave(hex, stop, &walk);
    }
}

/// Every route of at most `longest` stops and one more, unless there are too many.
pub(crate) fn walks(
    board: &Board,
    company: Company,
    longest: usize,
    patience: usize,
) -> Option<Vec<Walk>> {
    let mut walker = Walker {
        board,
        company,
        longest,
        walks: Vec::new(),
        arrivals: Vec::new(),
        patience: usize::MAX,
    };
    for hex in Hex::all() {
        for stop in 0..board.pattern(hex).map_or(0, |pattern| pattern.stops().len()) {
            walker.start_at(hex, u8::try_from(stop).unwrap());
        }
    }
    let within = walker.arrivals.len() <= walker.patience && walker.walks.len() <= patience;
    within.then_some(walker.walks)
}

/// One thing that a train could do.
#[derive(Clone)]
struct Deed {
    crossings: BTreeSet<Crossing>,
    value: u32,
    rentals: usize,
    /// Wagon used, port delivered to, cubes taken.
    delivery: Option<(usize, Hex, [u8; 6])>,
    /// The ports at its ends.
    ports: Vec<Hex>,
}

fn deeds(board: &Board, order: &Order, train: Train, walks: &[Walk]) -> Vec<Deed> {
    let mut deeds = Vec::new();
    let cube = u32::from(board.chart().numbers().cube);
    for walk in walks {
        let rentals = walk.tokens.saturating_sub(train.free_passes().into());
        if rentals > order.rent.into() {
            continue;
        }
        let value = |&(hex, stop): &(Hex, u8)| {
            let data = board.pattern(hex).unwrap().stops()[usize::from(stop)];
            u32::from(
                data.values[board.chart().numbers().color_step(order.phase)] * train.multiplier(),
            )
        };
        let total: u32 = walk.stops.iter().map(value).sum();
        let crossings = &walk.crossings;
        let room = usize::from(train.range());
        let is_port = |&(hex, stop): &(Hex, u8)| {
            board.pattern(hex).unwrap().stops()[usize::from(stop)].kind == StopKind::Port
        };
        let ends = [walk.stops[0], walk.stops[walk.stops.len() - 1]];
        let ports: Vec<Hex> = ends.iter().filter(|end| is_port(end)).map(|end| end.0).collect();
        if walk.stops.len() <= room {
            deeds.push(Deed {
                crossings: crossings.clone(),
                value: total,
                rentals,
                delivery: None,
                ports: ports.clone(),
            });
        }
        if !train.takes_wagon() || walk.stops.len() > room + 1 {
            continue;
        }
        for end in ends.into_iter().filter(is_port) {
            let base = if walk.stops.len() > room { total - value(&end) } else { total };
            for (wagon, size) in order.wagons.iter().map(|wagon| wagon.capacity()).enumerate() {
                for load in loads(board, order, walk, size) {
                    let cubes = load.iter().map(|&count| u32::from(count)).sum::<u32>();
                    deeds.push(Deed {
                        crossings: crossings.clone(),
                        value: base + cube * cubes,
                        rentals,
                        delivery: Some((wagon, end.0, load)),
                        ports: ports.clone(),
                    });
                }
            }
        }
    }
    deeds.sort_by_key(|deed| std::cmp::Reverse(deed.value));
    deeds
}

/// Every way to load one to `size` cubes at the mills of a route.
fn loads(board: &Board, order: &Order, walk: &Walk, size: u8) -> Vec<[u8; 6]> {
    let mut loads = vec![[0u8; 6]];
    for (index, minor) in Company::MINORS.into_iter().enumerate() {
        let on_route =
            walk.stops.iter().any(|&(hex, stop)| board.stations(hex, stop).contains(minor));
        let most = if on_route { order.cubes.of(minor) } else { 0 };
        loads = loads
            .into_iter()
            .flat_map(|load| {
                (0..=most).map(move |count| {
                    let mut load = load;
                    load[index] = count;
                    load
                })
            })
            .filter(|load| load.iter().sum::<u8>() <= size)
            .collect();
    }
    loads.retain(|load| load.iter().sum::<u8>() > 0);
    loads
}

/// The best revenue, or `None` if there is too much to try.
pub(crate) fn best(board: &Board, order: &Order, patience: usize) -> Option<u32> {
    let longest = order.trains.iter().map(|train| train.range()).max().unwrap_or(0);
    let walks = walks(board, order.company, longest.into(), patience)?;
    let mut trains: Vec<Vec<Deed>> =
        order.trains.iter().map(|&train| deeds(board, order, train, &walks)).collect();
    trains.sort_by_key(Vec::len);
    let mut search = Tried { best: 0, left: 100 * patience };
    search.choose(&trains, order, &mut Vec::new());
    (search.left > 0).then_some(search.best)
}

/// The best of all choices tried, and how many more may be tried.
struct Tried {
    best: u32,
    left: usize,
}

impl Tried {
    fn choose<'a>(&mut self, trains: &'a [Vec<Deed>], order: &Order, done: &mut Vec<&'a Deed>) {
        let sum: u32 = done.iter().map(|deed| deed.value).sum();
        self.best = sum.max(self.best);
        let Some((deeds, rest)) = trains.split_first() else { return };
        self.choose(rest, order, done);
        let later: u32 = rest.iter().map(|deeds| deeds.first().map_or(0, |deed| deed.value)).sum();
        for deed in deeds {
            self.left = self.left.saturating_sub(1);
            if sum + deed.value + later <= self.best || self.left == 0 {
                break;
            }
            done.push(deed);
            if are_compatible(done, order) {
                self.choose(rest, order, done);
            }
            done.pop();
        }
    }
}

fn are_compatible(done: &[&Deed], order: &Order) -> bool {
    let Some((last, before)) = done.split_last() else { return true };
    let apart = before.iter().all(|deed| deed.crossings.is_disjoint(&last.crossings));
    let rentals: usize = done.iter().map(|deed| deed.rentals).sum();
    let deliveries: Vec<_> = done.iter().filter_map(|deed| deed.delivery).collect();
    let wagons: BTreeSet<_> = deliveries.iter().map(|&(wagon, ..)| wagon).collect();
    let called: Vec<Hex> = match order.harbors {
        Harbors::Deliver => deliveries.iter().map(|&(_, port, _)| port).collect(),
        Harbors::Run => {
            let hitched = done.iter().filter(|deed| deed.delivery.is_some());
            hitched.flat_map(|deed| deed.ports.iter().copied()).collect()
        }
    };
    let ports: BTreeSet<_> = called.iter().copied().collect();
    let stocked = Company::MINORS.into_iter().enumerate().all(|(index, minor)| {
        let taken: u8 = deliveries.iter().map(|(_, _, load)| load[index]).sum();
        taken <= order.cubes.of(minor)
    });
    apart
        && rentals <= order.rent.into()
        && wagons.len() == deliveries.len()
        && ports.len() == called.len()
        && stocked
}

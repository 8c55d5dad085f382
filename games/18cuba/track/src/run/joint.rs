//! The best choice of one route for each train together.
//!
//! What trains deliver is left open until all routes are chosen: so it is found how much a choice
//! can bring. Then the first choice that brings it is looked for, in the order of the lists.

use arrayvec::ArrayVec;

use super::Harbors;
use super::lists::Offers;
use super::offers::{MOST_RENT, Offer, Way};
use crate::network::Borders;
use crate::train::MOST_TRAINS;

/// The most cubes that four wagons carry.
const MOST_CUBES: usize = 12;

/// What a train does in a run.
#[derive(Copy, Clone, Debug)]
pub(crate) struct Pick {
    /// The place of its route in the list of its class.
    pub(crate) offer: usize,
    /// How it runs it.
    pub(crate) way: Way,
    /// How many cubes it delivers.
    pub(crate) cubes: u8,
}

/// What each train does in a run; `None` stands still.
pub(crate) type Picks = ArrayVec<Option<Pick>, MOST_TRAINS>;

/// The most that the trains from some place on can bring, by cubes and rentals left.
pub(crate) type Bounds = [[u16; MOST_RENT + 1]; MOST_CUBES + 1];

/// The most ways to run a route, with loads of up to three cubes: to either end, or without.
const MOST_WAYS: usize = 7;

/// What no train brings.
pub(crate) const NOTHING: Bounds = [[0; MOST_RENT + 1]; MOST_CUBES + 1];

/// The search over the lists of all trains.
pub(crate) struct Joint<'a> {
    /// The lists of the trains, equal trains next to each other.
    trains: &'a [&'a Offers],
    /// For each train, whether it is of the same class as the one before.
    alike: ArrayVec<bool, MOST_TRAINS>,
    /// Capacities of the wagons, largest first.
    wagons: &'a [u8],
    stock: [u8; 6],
    harbors: Harbors,
    /// What a cube brings.
    cube: u16,
    /// How many cubes could be delivered in all.
    total: u8,
    bounds: ArrayVec<Bounds, { MOST_TRAINS + 1 }>,
    /// How many rentals are allowed.
    rent: u8,
    /// The sum that is enough.
    goal: u16,
    picks: Picks,
    /// The best sum so far and how it comes about.
    pub(crate) best: (u16, Option<Picks>),
}

/// The most that a choice brings, and which route the first train runs in the first such choice.
struct Most {
    sum: u16,
    first: Option<usize>,
    /// What the first train runs at present.
    leading: usize,
}

/// What the trains before have used up.
#[derive(Copy, Clone)]
struct Used {
    borders: Borders,
    ports: u64,
    sum: u16,
    cubes: u8,
    rent: u8,
    /// Cubes and mills of the trains that deliver.
    loads: [(u8, u8); MOST_TRAINS],
    count: u8,
}

impl Used {
    /// Whether a route may be run besides those chosen.
    fn allow(&self, offer: &Offer) -> bool {
        self.borders & offer.borders == 0 && offer.rent <= self.rent
    }

    /// What is used once a route is run as well.
    fn after(self, offer: &Offer, (way, ports): (Way, u64), (cubes, cube): (u8, u16)) -> Used {
        let mut next = Used {
            borders: self.borders | offer.borders,
            sum: self.sum + way.base + cube * u16::from(cubes),
            cubes: self.cubes - cubes,
            rent: self.rent - offer.rent,
            ..self
        };
        if way.delivers() {
            next.ports |= ports;
            next.loads[usize::from(next.count)] = (cubes, offer.mills);
            next.count += 1;
        }
        next
    }
}

/// Routes chosen for the trains before, with what they deliver left open.
#[derive(Clone)]
struct Open<'a> {
    borders: Borders,
    rent: u8,
    routes: ArrayVec<&'a Offer, MOST_TRAINS>,
    /// The most that they bring with at most so many cubes, whatever wagons, mills and ports say.
    most: [u16; MOST_CUBES + 1],
}

impl<'a> Open<'a> {
    fn allow(&self, offer: &Offer) -> bool {
        self.borders & offer.borders == 0 && offer.rent <= self.rent
    }

    /// With one more route; at most `cubes` are delivered in all, for `cube` each.
    fn with(&self, offer: &'a Offer, (cubes, cube): (u8, u16)) -> Open<'a> {
        let mut next = self.clone();
        next.borders |= offer.borders;
        next.rent -= offer.rent;
        next.routes.push(offer);
        next.most = [0; MOST_CUBES + 1];
        for way in &offer.ways {
            let loads = if way.delivers() { 1..=usize::from(offer.potential) } else { 0..=0 };
            for load in loads {
                let worth = way.base + cube * u16::try_from(load).unwrap_or(0);
                for all in load..=usize::from(cubes) {
                    next.most[all] = next.most[all].max(self.most[all - load] + worth);
                }
            }
        }
        next
    }
}

impl<'a> Joint<'a> {
    /// Prepares a search for a sum above `floor`.
    pub(crate) fn new(
        trains: &'a [&'a Offers],
        (wagons, stock, harbors): (&'a [u8], [u8; 6], Harbors),
        rent: u8,
        floor: u16,
    ) -> Joint<'a> {
        let alike = (0..trains.len())
            .map(|place| place > 0 && std::ptr::eq(trains[place], trains[place - 1]))
            .collect();
        let total = deliverable(wagons, stock);
        let mut bounds = ArrayVec::new();
        bounds.push(NOTHING);
        let cube = trains.first().map_or(0, |offers| offers.cube);
        for offers in trains.iter().rev() {
            let beyond = bounds[bounds.len() - 1];
            bounds.push(bound(&tops(offers, false, rent), &beyond, (total, cube), rent));
        }
        bounds.reverse();
        let (picks, best) = (ArrayVec::new(), (floor, None));
        let goal = u16::MAX;
        Joint {
            trains,
            alike,
            wagons,
            stock,
            harbors,
            cube,
            total,
            bounds,
            rent,
            goal,
            picks,
            best,
        }
    }

    /// Searches all choices: first for how much they bring and what the
    /// first train runs, then for the first choice that brings it.
    pub(crate) fn run(&mut self) {
        let rent = self.rent;
        let none = Open { borders: 0, rent, routes: ArrayVec::new(), most: [0; MOST_CUBES + 1] };
        let mut most = Most { sum: self.best.0, first: None, leading: 0 };
        self.survey(0, &none, 0, &mut most);
        let Some(first) = most.first else { return };
        (self.best.0, self.goal) = (most.sum - 1, most.sum);
        self.choose(0, self.unused(rent), first);
    }

    fn bound(&self, place: usize, cubes: u8, rent: u8) -> u16 {
        self.bounds[place][usize::from(cubes)][usize::from(rent)]
    }

    /// The most that the routes chosen bring together with the trains from `place` on.
    fn reach(&self, open: &Open<'_>, place: usize) -> u16 {
        let beyond = |cubes: u8| self.bound(place, self.total - cubes, open.rent);
        let sum = |cubes: u8| open.most[usize::from(cubes)] + beyond(cubes);
        (0..=self.total).map(sum).max().unwrap_or(0)
    }

    /// Finds the most that any choice brings, with deliveries settled once all routes are chosen.
    fn survey(&self, train: usize, open: &Open<'a>, from: usize, most: &mut Most) {
        if self.reach(open, train) <= most.sum {
            return;
        }
        let Some(&offers) = self.trains.get(train) else {
            if let Some(sum) = self.settled(&open.routes, self.unused(self.rent), most.sum) {
                (most.sum, most.first) = (sum, Some(most.leading));
            }
            return;
        };
        let from = if self.alike[train] { from } else { 0 };
        let ahead = self.ahead(train);
        let others = self.reach(open, train + ahead);
        let after = self.reach(open, train + 1);
        let same = u16::try_from(ahead).unwrap_or(1);
        let bring = |offer: &Offer| (offer.worth + after).min(offer.worth * same + others);
        let hopeful = offers.list.partition_point(|offer| bring(offer) > most.sum);
        for place in offers.apart(open.borders, from..hopeful) {
            let offer = &offers.list[place];
            if bring(offer) <= most.sum {
                break;
            }
            if train == 0 {
                most.leading = place;
            }
            if open.allow(offer) {
                self.survey(train + 1, &open.with(offer, (self.total, self.cube)), place + 1, most);
            }
        }
        if train == 0 {
            most.leading = offers.list.len();
        }
        self.survey(train + 1, open, offers.list.len(), most);
    }

    /// The most above `floor` that these routes bring, each delivering what it best does; nothing
    /// if they bring no more.
    fn settled(&self, routes: &[&Offer], used: Used, floor: u16) -> Option<u16> {
        let Some((&offer, rest)) = routes.split_first() else {
            return (used.sum > floor).then_some(used.sum);
        };
        let beyond: u16 = rest.iter().map(|offer| offer.worth).sum();
        let mut most = floor;
        self.each_way(offer, used, &mut |_, next| {
            if next.sum + beyond > most && self.is_possible(&next) {
                most = self.settled(rest, next, most).unwrap_or(most);
            }
        });
        (most > floor).then_some(most)
    }

    /// What is used before any train runs.
    fn unused(&self, rent: u8) -> Used {
        Used {
            borders: 0,
            ports: 0,
            sum: 0,
            cubes: self.total,
            rent,
            loads: [(0, 0); MOST_TRAINS],
            count: 0,
        }
    }

    /// How many trains from one on are of its class, which each run no better than the one before.
    fn ahead(&self, train: usize) -> usize {
        1 + self.alike.iter().skip(train + 1).take_while(|&&alike| alike).count()
    }

    /// Finds the first choice that brings more than the best so far, and ends at the goal.
    fn choose(&mut self, train: usize, used: Used, from: usize) {
        let bound = used.sum + self.bound(train, used.cubes, used.rent);
        if bound <= self.best.0 || self.best.0 >= self.goal {
            return;
        }
        let Some(&offers) = self.trains.get(train) else {
            self.best = (used.sum, Some(self.picks.clone()));
            return;
        };
        let from = if train == 0 || self.alike[train] { from } else { 0 };
        let ahead = self.ahead(train);
        let others = self.bound(train + ahead, used.cubes, used.rent);
        let same = u16::try_from(ahead).unwrap_or(1);
        let after = self.bound(train + 1, used.cubes, used.rent);
        let bring = |offer: &Offer| (offer.worth + after).min(offer.worth * same + others);
        let hopeful = offers.list.partition_point(|offer| used.sum + bring(offer) > self.best.0);
        for place in offers.apart(used.borders, from..hopeful) {
            let offer = &offers.list[place];
            if used.sum + bring(offer) <= self.best.0 {
                break;
            }
            if used.allow(offer) {
                self.load(train, used, place, offer);
            }
        }
        // Standing still; alike trains after it stand still as well.
        self.picks.push(None);
        self.choose(train + 1, used, offers.list.len());
        self.picks.pop();
    }

    /// Goes on with every way to run the route and every load of cubes, the largest first.
    fn load(&mut self, train: usize, used: Used, index: usize, offer: &Offer) {
        let mut ways: ArrayVec<(Pick, Used), MOST_WAYS> = ArrayVec::new();
        self.each_way(offer, used, &mut |(way, cubes), next| {
            ways.push((Pick { offer: index, way, cubes }, next));
        });
        for (pick, next) in ways {
            let hopeful = next.sum + self.bound(train + 1, next.cubes, next.rent) > self.best.0;
            if hopeful && (pick.cubes == 0 || self.is_possible(&next)) {
                self.picks.push(Some(pick));
                self.choose(train + 1, next, index + 1);
                self.picks.pop();
            }
        }
    }

    /// Every way to run a route with every load of cubes, the largest first, be there wagons and
    /// cubes for it or not.
    fn each_way(&self, offer: &Offer, used: Used, then: &mut impl FnMut((Way, u8), Used)) {
        for &way in &offer.ways {
            let ports = self.ports(offer, way);
            let loads = match way.delivers() {
                // Ruling C30: deliveries go to different ports.
                true if used.ports & ports != 0 => continue,
                true => 1..=offer.potential.min(used.cubes),
                false => 0..=0,
            };
            for cubes in loads.rev() {
                then((way, cubes), used.after(offer, (way, ports), (cubes, self.cube)));
            }
        }
    }

    /// Whether wagons and mills serve all that deliver.
    fn is_possible(&self, used: &Used) -> bool {
        let loads = &used.loads[..usize::from(used.count)];
        self.wagons_carry(loads) && self.mills_supply(loads)
    }

    /// The ports that no other train with a wagon may use, if this one delivers.
    fn ports(&self, offer: &Offer, way: Way) -> u64 {
        let ports = |way: &Way| if way.delivers() { 1 << way.port } else { 0 };
        match self.harbors {
            Harbors::Deliver => ports(&way),
            // A route that can deliver lists a way for every port at its ends.
            Harbors::Run => offer.ways.iter().fold(0, |all, way| all | ports(way)),
        }
    }

    fn wagons_carry(&self, loads: &[(u8, u8)]) -> bool {
        let mut sizes: ArrayVec<u8, MOST_TRAINS> = loads.iter().map(|&(size, _)| size).collect();
        sizes.sort_unstable_by(|one, other| other.cmp(one));
        sizes.len() <= self.wagons.len()
            && sizes.iter().zip(self.wagons).all(|(load, wagon)| load <= wagon)
    }

    /// Hall's condition: no group of trains wants more than its mills have together.
    fn mills_supply(&self, loads: &[(u8, u8)]) -> bool {
        (1u32..1 << loads.len()).all(|group| {
            let members = loads.iter().enumerate().filter(|(index, _)| group & (1 << index) != 0);
            let (wanted, mills) = members.fold((0u32, 0), |(wanted, mills), (_, &(load, more))| {
                (wanted + u32::from(load), mills | more)
            });
            let held: u32 = (0u8..6)
                .zip(self.stock)
                .filter(|&(mill, _)| mills & (1 << mill) != 0)
                .map(|(_, stock)| u32::from(stock))
                .sum();
            wanted <= held
        })
    }
}

/// How many cubes could be delivered in all.
pub(crate) fn deliverable(wagons: &[u8], stock: [u8; 6]) -> u8 {
    let held = stock.iter().fold(0u8, |sum, &count| sum.saturating_add(count));
    wagons.iter().sum::<u8>().min(held)
}

/// The highest base by cubes delivered (0 to 3) and rentals.
pub(crate) type Tops = [[u16; MOST_RENT + 1]; 4];

/// The highest bases of a train with at most `most` rentals; with `beyond`, of the
/// routes that are not listed, too.
pub(crate) fn tops(offers: &Offers, beyond: bool, most: u8) -> Tops {
    let mut tops = [[0; MOST_RENT + 1]; 4];
    for offer in &offers.list {
        for way in &offer.ways {
            let cubes = if way.delivers() { 1..=offer.potential } else { 0..=0 };
            for cubes in cubes {
                let top = &mut tops[usize::from(cubes)][usize::from(offer.rent)];
                *top = way.base.max(*top);
            }
        }
    }
    for (cubes, tops) in (0u16..).zip(&mut tops) {
        for rent in 0..=usize::from(most) {
            if beyond {
                tops[rent] =
                    tops[rent].max(offers.beyond(rent).saturating_sub(offers.cube * cubes));
            }
            if rent > 0 {
                tops[rent] = tops[rent].max(tops[rent - 1]);
            }
        }
    }
    tops
}

/// The most that a train and those `beyond` it bring together, by cubes and rentals.
///
/// At most `cubes` are delivered, for `cube` each.
pub(crate) fn bound(tops: &Tops, beyond: &Bounds, (cubes, cube): (u8, u16), rent: u8) -> Bounds {
    let mut bounds = *beyond;
    for (all, row) in bounds.iter_mut().enumerate().take(usize::from(cubes) + 1) {
        for (rents, cell) in row.iter_mut().enumerate().take(usize::from(rent) + 1) {
            for (load, top) in tops.iter().enumerate().take(all.min(3) + 1) {
                for own in 0..=rents {
                    if top[own] == 0 {
                        continue;
                    }
                    let worth = top[own] + cube * u16::try_from(load).unwrap_or(0);
                    *cell = (*cell).max(worth + beyond[all - load][rents - own]);
                }
            }
        }
    }
    bounds
}

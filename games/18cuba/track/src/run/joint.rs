//! The best choice of one route for each train together.

use arrayvec::ArrayVec;

use super::Harbors;
use super::offers::{MOST_RENT, Offer, Offers, Way, members};
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
    bounds: ArrayVec<Bounds, { MOST_TRAINS + 1 }>,
    picks: Picks,
    /// The best sum so far and how it comes about.
    pub(crate) best: (u16, Option<Picks>),
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
}

impl Used {
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
        Joint { trains, alike, wagons, stock, harbors, cube, bounds, picks, best }
    }

    /// Searches all choices with at most `rent` rentals.
    pub(crate) fn run(&mut self, rent: u8) {
        let used = Used {
            borders: 0,
            ports: 0,
            sum: 0,
            cubes: deliverable(self.wagons, self.stock),
            rent,
            loads: [(0, 0); MOST_TRAINS],
            count: 0,
        };
        self.choose(0, used, 0);
    }

    fn bound(&self, place: usize, cubes: u8, rent: u8) -> u16 {
        self.bounds[place][usize::from(cubes)][usize::from(rent)]
    }

    fn choose(&mut self, train: usize, used: Used, from: usize) {
        if used.sum + self.bound(train, used.cubes, used.rent) <= self.best.0 {
            return;
        }
        let Some(&offers) = self.trains.get(train) else {
            self.best = (used.sum, Some(self.picks.clone()));
            return;
        };
        let from = if self.alike[train] { from } else { 0 };
        // Trains of one class run in the order of the list, so each of those to
        // come brings no more than this one.
        let alike = self.alike.iter().skip(train + 1).take_while(|&&alike| alike).count();
        let others = self.bound(train + 1 + alike, used.cubes, used.rent);
        let same = u16::try_from(1 + alike).unwrap_or(1);
        let after = self.bound(train + 1, used.cubes, used.rent);
        let most = |offer: &Offer| (offer.worth + after).min(offer.worth * same + others);
        // A short list is not filed by borders.
        let crossed = if offers.is_filed() { used.borders } else { 0 };
        let crossed: ArrayVec<u8, 128> = members(crossed).collect();
        for (block, routes) in offers.list.chunks(64).enumerate().skip(from / 64) {
            if used.sum + most(&routes[0]) <= self.best.0 {
                break;
            }
            let mut apart = offers.apart(block, &crossed);
            if block == from / 64 {
                apart &= u64::MAX << (from % 64);
            }
            while apart != 0 {
                let place = apart.trailing_zeros() as usize;
                apart &= apart - 1;
                let Some(offer) = routes.get(place) else { break };
                if used.sum + most(offer) <= self.best.0 {
                    break;
                }
                if used.allow(offer) {
                    self.load(train, used, 64 * block + place, offer);
                }
            }
        }
        // Standing still; alike trains after it stand still as well.
        self.picks.push(None);
        self.choose(train + 1, used, offers.list.len());
        self.picks.pop();
    }

    /// Goes on with every way to run the route and every load of cubes, the largest first.
    fn load(&mut self, train: usize, used: Used, index: usize, offer: &Offer) {
        for &way in &offer.ways {
            let ports = self.ports(offer, way);
            let cubes = match way.delivers() {
                // Ruling C30: deliveries go to different ports.
                true if used.ports & ports != 0 => continue,
                true => 1..=offer.potential.min(used.cubes),
                false => 0..=0,
            };
            for cubes in cubes.rev() {
                let next = used.after(offer, (way, ports), (cubes, self.cube));
                if next.sum + self.bound(train + 1, next.cubes, next.rent) <= self.best.0 {
                    continue;
                }
                let loads = &next.loads[..usize::from(next.count)];
                if way.delivers() && !(self.wagons_carry(loads) && self.mills_supply(loads)) {
                    continue;
                }
                self.picks.push(Some(Pick { offer: index, way, cubes }));
                self.choose(train + 1, next, index + 1);
                self.picks.pop();
            }
        }
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

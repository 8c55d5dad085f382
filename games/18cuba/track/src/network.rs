//! A company's stops and the track between them.
//!
//! A route is a chain of stops. Between two stops it crosses hex sides, and no
//! side may be crossed twice, neither by one route nor by two trains of a
//! company (§VII.2, §VII.10). Every tile has either stops or through track, and
//! tracks of one tile that share a side cannot both be used, so the set of
//! borders crossed says everything about the track that a route uses. In stops
//! trains may meet, in sugar fields too (ruling C29).

use crate::{
    board::{Board, Passage},
    company::Company,
    hex::{Hex, Side, Sides},
    pattern::StopKind,
    train::Phase,
};

/// A set of borders.
pub(crate) type Borders = u128;

/// A stop that a route of the company may contain.
#[derive(Copy, Clone, PartialEq, Eq, Debug)]
pub(crate) struct Node {
    pub(crate) hex: Hex,
    pub(crate) stop: u8,
    pub(crate) value: u16,
    pub(crate) passage: Passage,
    /// Whether a route may count on it: each contains a station, a minor's its mill (ruling C23).
    pub(crate) station: bool,
    pub(crate) port: bool,
    /// The minors whose mill is here, a bit each; the rules allow one (§VI.7).
    pub(crate) mills: u8,
}

/// Track from one stop to the next, in one direction; its reverse is number `id ^ 1`.
#[derive(Copy, Clone, PartialEq, Eq, Debug)]
pub(crate) struct Link {
    pub(crate) from: u8,
    pub(crate) to: u8,
    pub(crate) borders: Borders,
    /// The side by which it leaves its first stop.
    start: Side,
}

/// Stops and links in reach of a company's stations, as far as routes may use them.
#[derive(Debug, Default)]
pub(crate) struct Network {
    /// What a cube brings.
    pub(crate) cube: u16,
    /// What all values are multiples of.
    pub(crate) step: u16,
    pub(crate) nodes: Vec<Node>,
    pub(crate) links: Vec<Link>,
    /// The numbers of the links, node after node by where they start.
    leaving: Vec<u16>,
    /// Where the links of each node begin among those, and at last their end.
    starts: Vec<u16>,
}

/// How links are sorted follows from them.
impl PartialEq for Network {
    fn eq(&self, other: &Network) -> bool {
        let all = |network: &Network| (network.cube, network.step);
        all(self) == all(other) && self.nodes == other.nodes && self.links == other.links
    }
}

/// Adds a number to a digest.
pub(crate) const fn mix(digest: u64, number: u64) -> u64 {
    (digest.rotate_left(5) ^ number).wrapping_mul(0x517c_c1b7_2722_0a95)
}

impl Network {
    /// Whether `company` has any route: from one of its stations to another stop.
    pub(crate) fn has_route(board: &Board, company: Company, phase: Phase) -> bool {
        let mut builder = Builder::new(board, company, phase, false);
        builder.enter_stations();
        (0..builder.network.nodes.len()).any(|station| {
            builder.expand(station);
            !builder.network.links.is_empty()
        })
    }

    /// The network of `company`; full cities with an FC token are passable only if it `rents`.
    pub(crate) fn new(board: &Board, company: Company, phase: Phase, rents: bool) -> Network {
        let mut builder = Builder::new(board, company, phase, rents);
        builder.enter_stations();
        let mut next = 0;
        while next < builder.network.nodes.len() {
            builder.expand(next);
            next += 1;
        }
        builder.network
    }

    /// Equal networks have equal digests.
    pub(crate) fn digest(&self) -> u64 {
        let nodes = self.nodes.iter().fold(0, |digest, node| {
            let Node { hex, stop, value, passage, station, port, mills } = *node;
            let marks = u64::from(station) | u64::from(port) << 1 | (passage as u64) << 2;
            let place = hex.index() as u64 | u64::from(stop) << 8 | u64::from(value) << 16;
            mix(digest, place | marks << 32 | u64::from(mills) << 40)
        });
        // A link and its reverse are one.
        self.links.iter().step_by(2).fold(nodes, |digest, link| {
            let folded = link.borders ^ link.borders >> 64;
            let ends = u64::from(link.from) | u64::from(link.to) << 8;
            mix(mix(digest, u64::try_from(folded & u128::from(u64::MAX)).unwrap_or(0)), ends)
        })
    }

    /// Sorts the links by the nodes that they leave, for [`Network::out`].
    pub(crate) fn sort_links(&mut self) {
        self.starts = vec![0; self.nodes.len() + 1];
        for link in &self.links {
            self.starts[usize::from(link.from) + 1] += 1;
        }
        for node in 0..self.nodes.len() {
            self.starts[node + 1] += self.starts[node];
        }
        let mut next = self.starts.clone();
        self.leaving = vec![0; self.links.len()];
        for (id, link) in (0..).zip(&self.links) {
            let place = &mut next[usize::from(link.from)];
            self.leaving[usize::from(*place)] = id;
            *place += 1;
        }
    }

    /// The numbers of the links that leave a node.
    pub(crate) fn out(&self, node: usize) -> &[u16] {
        &self.leaving[usize::from(self.starts[node])..usize::from(self.starts[node + 1])]
    }

    /// The hexes that a link enters, its last stop's included.
    pub(crate) fn hexes(&self, board: &Board, company: Company, link: Link) -> Vec<Hex> {
        let [from, goal] = [link.from, link.to].map(|node| self.nodes[usize::from(node)].hex);
        let mut hexes = Vec::new();
        trace(&Trace { board, company, goal }, (from, link.start), link.borders, &mut hexes);
        hexes
    }
}

/// What a link is traced over, and to where.
struct Trace<'a> {
    board: &'a Board,
    company: Company,
    goal: Hex,
}

/// Collects the hexes of a way that crosses all borders `left`, beginning with a
/// side, and ends in the goal; `false` if there is none.
fn trace(over: &Trace<'_>, (hex, side): (Hex, Side), left: Borders, hexes: &mut Vec<Hex>) -> bool {
    let Some((there, entry, border)) = step(over.board, over.company, hex, side) else {
        return false;
    };
    let rest = left & !(1 << border);
    if rest == left {
        return false;
    }
    hexes.push(there);
    let exits = over.board.pattern(there).map_or(Sides::NONE, |pattern| pattern.through(entry));
    let arrived = if rest == 0 {
        there == over.goal
    } else {
        exits.iter().any(|next| trace(over, (there, next), rest, hexes))
    };
    if !arrived {
        hexes.pop();
    }
    arrived
}

/// Crosses `side` of `hex` if track of the company's gauge goes on beyond it:
/// the hex there, the side by which it is entered, and the border crossed.
pub(crate) fn step(
    board: &Board,
    company: Company,
    hex: Hex,
    side: Side,
) -> Option<(Hex, Side, u8)> {
    let (there, border) = hex.across(side)?;
    let entry = side.opposite();
    let meets = board.pattern(there)?.sides(company.gauge()).contains(entry);
    (meets && !board.is_barred(there, company)).then_some((there, entry, border))
}

struct Builder<'a> {
    board: &'a Board,
    company: Company,
    /// The newest color in this phase.
    color: usize,
    rents: bool,
    index: [[Option<u8>; 3]; Hex::COUNT],
    network: Network,
}

impl<'a> Builder<'a> {
    fn new(board: &'a Board, company: Company, phase: Phase, rents: bool) -> Builder<'a> {
        let index = [[None; 3]; Hex::COUNT];
        let chart = board.chart();
        let color = chart.numbers().color_step(phase);
        let network =
            Network { cube: chart.numbers().cube, step: chart.step(), ..Network::default() };
        Builder { board, company, color, rents, index, network }
    }

    /// Begins with the company's stations.
    fn enter_stations(&mut self) {
        for (hex, stop) in self.board.stations_of(self.company) {
            if self.board.pattern(hex).is_some() {
                self.node(hex, stop);
            }
        }
    }

    /// The node of a stop, made when first met.
    fn node(&mut self, hex: Hex, stop: u8) -> Option<u8> {
        if let Some(known) = self.index[hex.index()][usize::from(stop)] {
            return Some(known);
        }
        let data = self.board.pattern(hex)?.stops().get(usize::from(stop))?;
        let passage = match data.kind {
            // Ruling C27: red places, too, are ends of routes.
            StopKind::Port => Passage::Blocked,
            StopKind::Sugar => Passage::Free,
            StopKind::City => match self.board.passage(hex, stop, self.company) {
                Passage::Rental if !self.rents => Passage::Blocked,
                passage @ (Passage::Free | Passage::Rental | Passage::Blocked) => passage,
            },
        };
        let places = self.board.stations(hex, stop);
        let mills = (0u8..)
            .zip(Company::MINORS)
            .filter(|&(_, minor)| places.contains(minor))
            .fold(0, |mills, (index, _)| mills | 1 << index);
        let id = u8::try_from(self.network.nodes.len()).ok()?;
        self.network.nodes.push(Node {
            hex,
            stop,
            value: data.values[self.color],
            passage,
            station: self.board.has_station(hex, stop, self.company),
            port: data.kind == StopKind::Port,
            mills,
        });
        self.index[hex.index()][usize::from(stop)] = Some(id);
        Some(id)
    }

    /// Finds every link from a node that routes may pass to those not yet expanded.
    fn expand(&mut self, from: usize) {
        let node = self.network.nodes[from];
        if node.passage == Passage::Blocked {
            return;
        }
        let Some(pattern) = self.board.pattern(node.hex) else { return };
        let first = self.network.links.len();
        for side in pattern.sides_of_stop(node.stop, self.company.gauge()).iter() {
            self.walk((from, side), node.hex, side, 0);
        }
        self.drop_detours(first);
    }

    fn walk(&mut self, origin: (usize, Side), hex: Hex, side: Side, crossed: Borders) {
        let Some((there, entry, border)) = step(self.board, self.company, hex, side) else {
            return;
        };
        let Some(pattern) = self.board.pattern(there) else { return };
        let crossed_after = crossed | 1 << border;
        if crossed_after == crossed {
            return;
        }
        match pattern.stop_at(entry) {
            Some(stop) => self.arrive(origin, (there, stop, entry), crossed_after),
            None => {
                for next in pattern.through(entry).iter() {
                    self.walk(origin, there, next, crossed_after);
                }
            }
        }
    }

    fn arrive(
        &mut self,
        (from, start): (usize, Side),
        (hex, stop, entry): (Hex, u8, Side),
        borders: Borders,
    ) {
        // A route visits a hex with stops only once, La Habana too (§VII.10).
        if hex == self.network.nodes[from].hex {
            return;
        }
        let Some(to) = self.node(hex, stop) else { return };
        let expanded_before = usize::from(to) < from
            && self.network.nodes[usize::from(to)].passage != Passage::Blocked;
        if expanded_before {
            return;
        }
        let Ok(from) = u8::try_from(from) else { return };
        self.network.links.push(Link { from, to, borders, start });
        self.network.links.push(Link { from: to, to: from, borders, start: entry });
    }

    /// Drops links that cross all borders of another one between the same stops, and more.
    fn drop_detours(&mut self, first: usize) {
        let links = &mut self.network.links;
        let mut kept = first;
        for id in (first..links.len()).step_by(2) {
            let link = links[id];
            let better = |&other: &usize| {
                let rival = links[other];
                rival.to == link.to
                    && rival.borders & !link.borders == 0
                    && (rival.borders != link.borders || other < id)
            };
            if (first..links.len()).step_by(2).any(|other| better(&other)) {
                continue;
            }
            // Moving links down changes what `better` reads, but only to copies of kept ones.
            (links[kept], links[kept + 1]) = (link, links[id + 1]);
            kept += 2;
        }
        links.truncate(kept);
    }
}

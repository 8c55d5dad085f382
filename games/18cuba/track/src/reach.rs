//! Which hexes and stops a company's routes reach (§VII.2), exactly.
//!
//! A walk over the track tells quickly what is out of reach, and most of what
//! it finds it reaches by a proper route. Only where the walk had to use a hex
//! side or a stop twice does a search decide, going back from there to a station
//! and looking ahead at each step whether one can still be met.

use std::cell::RefCell;

use crate::{
    board::{Board, Passage},
    company::{Company, PerCompany},
    hex::{Hex, Side, Sides},
    hexes::BORDERS,
    network::Borders,
    pattern::{Pattern, StopKind},
};

/// What the routes of a company reach.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Reach {
    sides: [Sides; Hex::COUNT],
    stops: [u8; Hex::COUNT],
}

thread_local! {
    /// What each company reached when it was last asked for, and on which board.
    static LATEST: RefCell<PerCompany<Option<(Board, Reach)>>> =
        RefCell::new(PerCompany::from_fn(|_| None));
}

impl Reach {
    /// What `company` reaches without rentals. In a company's turn this is asked for again and
    /// again on the same board: then it is known.
    pub fn of(board: &Board, company: Company) -> Reach {
        LATEST.with_borrow_mut(|latest| {
            let latest = &mut latest[company];
            if let Some((on, reach)) = latest
                && on == board
            {
                return reach.clone();
            }
            let reach = Reach::new(board, company, 0);
            *latest = Some((*board, reach.clone()));
            reach
        })
    }

    /// What `company` reaches if it rents at most `rentals` tokens of the FC.
    pub fn new(board: &Board, company: Company, rentals: u8) -> Reach {
        let mut reach = Reach { sides: [Sides::NONE; Hex::COUNT], stops: [0; Hex::COUNT] };
        for (hex, stop) in board.stations_of(company) {
            reach.stops[hex.index()] |= 1 << stop;
        }
        let tracks = Tracks { board, company };
        let walk = Flood::new(&tracks, 0, 0, rentals);
        for (place, &Step { hex, side, calls, .. }) in walk.met() {
            let reached = walk.is_route(place) || tracks.is_reached((hex, side), rentals);
            if reached {
                reach.sides[hex.index()] = reach.sides[hex.index()].with(side);
                let stop = if calls { tracks.stop((hex, side)) } else { None };
                reach.stops[hex.index()] |= stop.map_or(0, |stop| 1 << stop);
            }
        }
        reach
    }

    /// The sides by which routes come to `hex`, whether or not track goes on there.
    pub fn sides(&self, hex: Hex) -> Sides {
        self.sides[hex.index()]
    }

    /// Whether a route stops here.
    pub fn has_stop(&self, hex: Hex, stop: u8) -> bool {
        self.stops[hex.index()] & (1 << stop) != 0
    }

    /// Whether a station stands in this hex or a route leads to it.
    pub fn touches(&self, hex: Hex) -> bool {
        self.stops[hex.index()] != 0 || !self.sides[hex.index()].is_empty()
    }
}

/// A way to come to a hex: the border crossed and in which direction.
type At = u8;

fn at(hex: Hex, there: Hex, border: u8) -> At {
    2 * border + u8::from(hex < there)
}

/// A route as far as it has gone: the hex it is in and the side it came by.
type Arrival = (Hex, Side);

struct Tracks<'a> {
    board: &'a Board,
    company: Company,
}

impl Tracks<'_> {
    /// The track of `hex`, if the company's track goes on there from `side`.
    fn track(&self, (hex, side): Arrival) -> Option<&'static Pattern> {
        let pattern = self.board.pattern(hex)?;
        let goes_on = pattern.sides(self.company.gauge()).contains(side)
            && !self.board.is_barred(hex, self.company);
        goes_on.then_some(pattern)
    }

    fn stop(&self, arrival: Arrival) -> Option<u8> {
        self.track(arrival)?.stop_at(arrival.1)
    }

    /// How a route may pass a stop.
    fn passage(&self, hex: Hex, pattern: &Pattern, stop: u8) -> Passage {
        match pattern.stops()[usize::from(stop)].kind {
            StopKind::City => self.board.passage(hex, stop, self.company),
            StopKind::Sugar => Passage::Free,
            StopKind::Port => Passage::Blocked,
        }
    }

    /// How a route that came to a hex may pass its stop, if there is one, and
    /// the sides by which it may leave.
    fn exits(&self, hex: Hex, side: Side, pattern: &Pattern) -> (Passage, Sides) {
        let Some(stop) = pattern.stop_at(side) else {
            return (Passage::Free, pattern.through(side));
        };
        let sides = pattern.sides_of_stop(stop, self.company.gauge());
        match self.passage(hex, pattern, stop) {
            Passage::Blocked => (Passage::Blocked, Sides::NONE),
            open @ (Passage::Free | Passage::Rental) => {
                (open, sides.without(Sides::NONE.with(side)))
            }
        }
    }

    /// Whether a route from a station ends by coming to a hex by a side.
    ///
    /// Goes backwards: the side out of which the last hex was left, then how that
    /// hex was entered, and so on to a station.
    fn is_reached(&self, (hex, side): Arrival, rentals: u8) -> bool {
        let Some((before, border)) = hex.across(side) else { return false };
        let mut back = Back { crossed: 1 << border, stops: 0, rentals };
        if self.stop((hex, side)).is_some() {
            back.stops |= hex.bit();
        }
        self.goes_back(before, side.opposite(), back)
    }

    /// Whether a route can have left `hex` by `side`, given what came after.
    fn goes_back(&self, hex: Hex, side: Side, mut back: Back) -> bool {
        let Some(pattern) = self.track((hex, side)) else { return false };
        if let Some(stop) = pattern.stop_at(side) {
            if back.stops & hex.bit() != 0 {
                return false;
            }
            if self.board.has_station(hex, stop, self.company) {
                return true;
            }
            back.stops |= hex.bit();
        }
        let (passage, entries) = self.exits(hex, side, pattern);
        if passage == Passage::Rental {
            let Some(left) = back.rentals.checked_sub(1) else { return false };
            back.rentals = left;
        }
        // Where the way back forks, a station must still be in reach of a walk that avoids
        // what is used.
        let ahead = (entries.len() > 1)
            .then(|| Flood::new(self, back.crossed, back.stops & !hex.bit(), back.rentals));
        entries.iter().any(|entry| {
            let Some((before, border)) = hex.across(entry) else { return false };
            let crossed = back.crossed | 1 << border;
            let is_hopeful = back.crossed != crossed
                && ahead.as_ref().is_none_or(|walk| walk.has_met(hex, entry, back.rentals));
            is_hopeful && self.goes_back(before, entry.opposite(), Back { crossed, ..back })
        })
    }
}

/// What a route has used from some place to its end.
#[derive(Copy, Clone)]
struct Back {
    crossed: Borders,
    /// Hexes whose stop it has visited.
    stops: u64,
    rentals: u8,
}

/// How a walk came somewhere.
#[derive(Copy, Clone)]
struct Step {
    hex: Hex,
    side: Side,
    /// Where it was before; itself at the start.
    before: At,
    rentals: u8,
    /// Whether it calls at a stop there.
    calls: bool,
}

/// A walk over all track from the stations, nearest first, that may use sides and stops
/// again; it rents no more tokens than it may.
struct Flood {
    steps: [Option<Step>; 2 * BORDERS],
    /// The places that it came to, in order; one to which it came again more cheaply
    /// is there again.
    places: Vec<At>,
}

impl Flood {
    fn new(tracks: &Tracks<'_>, crossed: Borders, stops: u64, most: u8) -> Flood {
        let mut flood =
            Flood { steps: [None; 2 * BORDERS], places: Vec::with_capacity(2 * BORDERS) };
        for (hex, stop) in tracks.board.stations_of(tracks.company) {
            let Some(pattern) = tracks.board.pattern(hex) else { continue };
            if stops & hex.bit() != 0 {
                continue;
            }
            for side in pattern.sides_of_stop(stop, tracks.company.gauge()).iter() {
                flood.enter(tracks, (hex, side), None, 0, crossed);
            }
        }
        let mut done = 0;
        while let Some(&next) = flood.places.get(done) {
            done += 1;
            let Some(step) = flood.steps[usize::from(next)] else { continue };
            let Some(pattern) = tracks.track((step.hex, step.side)) else { continue };
            let calls = pattern.stop_at(step.side).is_some();
            flood.steps[usize::from(next)] = Some(Step { calls, ..step });
            if calls && stops & step.hex.bit() != 0 {
                continue;
            }
            let (passage, sides) = tracks.exits(step.hex, step.side, pattern);
            let rentals = step.rentals + u8::from(passage == Passage::Rental);
            if rentals > most {
                continue;
            }
            for side in sides.iter() {
                flood.enter(tracks, (step.hex, side), Some(next), rentals, crossed);
            }
        }
        flood
    }

    fn enter(
        &mut self,
        tracks: &Tracks<'_>,
        (hex, side): (Hex, Side),
        before: Option<At>,
        rentals: u8,
        crossed: Borders,
    ) {
        // Where leaving by the side leads, be there track or not.
        let Some((there, border)) = hex.across(side) else { return };
        if crossed & (1 << border) != 0 || !tracks.board.map().contains(there) {
            return;
        }
        let (place, entry) = (at(hex, there, border), side.opposite());
        let known = &mut self.steps[usize::from(place)];
        // What needs fewer rentals is better, however far.
        if known.is_none_or(|known| rentals < known.rentals) {
            let before = before.unwrap_or(place);
            *known = Some(Step { hex: there, side: entry, before, rentals, calls: false });
            self.places.push(place);
        }
    }

    fn met(&self) -> impl Iterator<Item = (At, &Step)> {
        let step = |&place: &At| Some((place, self.steps[usize::from(place)].as_ref()?));
        self.places.iter().filter_map(step)
    }

    /// Whether the walk came to `hex` by `side` with so many rentals at most.
    fn has_met(&self, hex: Hex, side: Side, rentals: u8) -> bool {
        let Some((before, border)) = hex.across(side) else { return false };
        let step = self.steps[usize::from(at(before, hex, border))];
        step.is_some_and(|step| step.rentals <= rentals)
    }

    /// Whether the walk to `place` uses no side and no stop twice.
    fn is_route(&self, mut place: At) -> bool {
        let (mut crossed, mut stops): (Borders, u64) = (0, 0);
        loop {
            let Some(step) = self.steps[usize::from(place)] else { return false };
            let border = 1 << (place / 2);
            let call = if step.calls { step.hex.bit() } else { 0 };
            if crossed & border != 0 || stops & call != 0 {
                return false;
            }
            crossed |= border;
            stops |= call;
            if step.before == place {
                // The station that the walk began at is a stop as well.
                let start = step.hex.neighbor(step.side);
                return start.is_some_and(|hex| stops & hex.bit() == 0);
            }
            place = step.before;
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::{area::Area, board::Laid, scenario::built_in, tile::Tile};

    fn hex(id: &str) -> Hex {
        Hex::from_id(id).unwrap()
    }

    fn lay(board: &mut Board, at: &str, number: &str, rotation: u8) {
        board.lay(hex(at), Laid { tile: Tile::from_number(number).unwrap(), rotation });
    }

    /// §VII.2: no side twice, so a route that goes round a balloon loop of a tile
    /// 23 and two 7s cannot come back out by the way it went in.
    #[test]
    fn a_route_does_not_come_back_from_a_balloon_loop() {
        let mut board = Board::new(built_in(), Area::Full);
        lay(&mut board, "C14", "5", 4);
        board.place(hex("C14"), 0, Company::Cvc);
        // The 24 joins the loop to Santa Clara in the west and to B15 in the north-west.
        lay(&mut board, "C16", "24", 5);
        lay(&mut board, "D17", "23", 2);
        lay(&mut board, "E18", "7", 1);
        lay(&mut board, "E16", "7", 3);
        let tracks = Tracks { board: &board, company: Company::Cvc };
        let walk = Flood::new(&tracks, 0, 0, 0);
        assert!(walk.has_met(hex("B15"), Side::SouthEast, 0), "a walk comes back from the loop");
        let reach = Reach::new(&board, Company::Cvc, 0);
        assert!(!reach.touches(hex("B15")));
        let west = Sides::NONE.with(Side::West);
        assert_eq!(reach.sides(hex("C16")), west);
        assert_eq!(reach.sides(hex("D17")).len(), 3);
        assert!(reach.touches(hex("E16")) && reach.touches(hex("E18")));
        // A way out of the loop on the far side makes no difference to B15.
        lay(&mut board, "E16", "26", 4);
        assert!(!Reach::new(&board, Company::Cvc, 0).touches(hex("B15")));
    }
}

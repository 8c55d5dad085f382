//! The track of one hex: which sides and stops it joins, by gauge.

use std::ops::Range;

use arrayvec::ArrayVec;
use tabletop::{Key, closed_set};

use crate::hex::{Side, Sides};

closed_set! {
    /// The width of a track.
    pub enum Gauge {
        /// For the majors.
        Standard = "standard",
        /// For the minors.
        Narrow = "narrow",
    }
}

/// Whether a stop is a city or something else that earns revenue (§VII.2).
#[derive(Copy, Clone, PartialEq, Eq, Debug)]
pub enum StopKind {
    /// Has slots for stations.
    City,
    /// A stop of n-trains.
    Sugar,
    /// A harbor or a red place: an end of routes that takes sugar.
    Port,
}

/// A place on a tile or hex that earns revenue.
#[derive(Copy, Clone, PartialEq, Eq, Debug)]
pub struct Stop {
    /// City, sugar field or port.
    pub kind: StopKind,
    /// Its value while yellow, green, brown and gray are the newest color.
    pub values: [u16; 4],
    /// How many stations it holds.
    pub slots: u8,
}

/// The most stops that a hex has: the green La Habana has three.
pub const MOST_STOPS: usize = STOPS.end as usize;

/// The stops that a tile may have, by their numbers.
pub const STOPS: Range<u8> = 0..3;

const NO_STOP: u8 = u8::MAX;

/// The track of a hex: a tile at some rotation, or what is printed there.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Pattern {
    sides: [Sides; 2],
    into: [u8; 6],
    through: [Sides; 6],
    stops: ArrayVec<Stop, MOST_STOPS>,
    /// By stop and gauge.
    stop_sides: [[Sides; 2]; MOST_STOPS],
}

impl Pattern {
    pub(crate) fn new() -> Pattern {
        Pattern {
            sides: [Sides::NONE; 2],
            into: [NO_STOP; 6],
            through: [Sides::NONE; 6],
            stops: ArrayVec::new(),
            stop_sides: [[Sides::NONE; 2]; MOST_STOPS],
        }
    }

    pub(crate) fn add_track(&mut self, gauge: Gauge, [a, b]: [Side; 2]) {
        self.sides[gauge as usize] = self.sides[gauge as usize].with(a).with(b);
        self.through[a as usize] = self.through[a as usize].with(b);
        self.through[b as usize] = self.through[b as usize].with(a);
    }

    pub(crate) fn add_stop(&mut self, stop: Stop, standard: Sides, narrow: Sides) {
        let index = u8::try_from(self.stops.len()).unwrap_or(NO_STOP);
        for side in standard.or(narrow).iter() {
            self.into[side as usize] = index;
        }
        self.sides = [self.sides[0].or(standard), self.sides[1].or(narrow)];
        self.stop_sides[self.stops.len()] = [standard, narrow];
        self.stops.push(stop);
    }

    /// A single stop of standard gauge, as harbors and red places are printed.
    pub(crate) fn printed(stop: Stop, sides: Sides) -> Pattern {
        let mut pattern = Pattern::new();
        pattern.add_stop(stop, sides, Sides::NONE);
        pattern
    }

    /// The sides with track of this gauge.
    pub fn sides(&self, gauge: Gauge) -> Sides {
        self.sides[gauge as usize]
    }

    /// The sides with any track.
    pub fn all_sides(&self) -> Sides {
        self.sides[0].or(self.sides[1])
    }

    /// The stop that the track from `side` leads into.
    pub fn stop_at(&self, side: Side) -> Option<u8> {
        Some(self.into[side as usize]).filter(|&stop| stop != NO_STOP)
    }

    /// The stop itself that the track from `side` leads into.
    pub(crate) fn stop_to(&self, side: Side) -> Option<&Stop> {
        self.stop_at(side).and_then(|stop| self.stops.get(usize::from(stop)))
    }

    /// Whether the stations of `old` find a slot each where their track leads now (ruling C65).
    pub(crate) fn has_room_for(&self, old: &Pattern) -> bool {
        let mut taken = [0; MOST_STOPS];
        for (stop, place) in (0..).zip(&old.stops) {
            let side = old.sides_of_stop(stop, Gauge::Standard).iter().next();
            let target = side.and_then(|side| self.stop_at(side)).unwrap_or(0);
            taken[usize::from(target)] += place.slots;
        }
        self.stops.iter().zip(taken).all(|(stop, taken)| taken <= stop.slots)
    }

    /// The sides that the track from `side` leads to without a stop.
    pub fn through(&self, side: Side) -> Sides {
        self.through[side as usize]
    }

    /// The stops, in the order of the tile's list.
    pub fn stops(&self) -> &[Stop] {
        &self.stops
    }

    /// The sides from which track of this gauge leads into `stop`.
    pub fn sides_of_stop(&self, stop: u8, gauge: Gauge) -> Sides {
        self.stop_sides[usize::from(stop)][gauge as usize]
    }

    pub(crate) fn turned(&self, rotation: u8) -> Pattern {
        let mut turned = self.clone();
        turned.sides = self.sides.map(|sides| sides.turned(rotation));
        turned.stop_sides =
            self.stop_sides.map(|gauges| gauges.map(|sides| sides.turned(rotation)));
        for &side in Side::ALL {
            turned.into[side.turned(rotation) as usize] = self.into[side as usize];
            turned.through[side.turned(rotation) as usize] =
                self.through[side as usize].turned(rotation);
        }
        turned
    }

    /// Whether all track of `old` is still there, with the same gauge and ends (§VII.7).
    ///
    /// Two cities of La Habana may become one (ruling C44), so a stop need only
    /// stay a stop of its kind.
    pub fn keeps(&self, old: &Pattern) -> bool {
        let gauges =
            Gauge::ALL.iter().all(|&gauge| old.sides(gauge).without(self.sides(gauge)).is_empty());
        gauges && old.all_sides().iter().all(|side| self.keeps_side(old, side))
    }

    fn keeps_side(&self, old: &Pattern, side: Side) -> bool {
        match (old.stop_at(side), self.stop_at(side)) {
            (Some(before), Some(after)) => {
                self.stops[usize::from(after)].kind == old.stops[usize::from(before)].kind
            }
            (None, None) => old.through(side).without(self.through(side)).is_empty(),
            (Some(_), None) | (None, Some(_)) => false,
        }
    }

    /// Whether track of this gauge is here that was not in `old`.
    pub fn adds(&self, old: &Pattern, gauge: Gauge) -> bool {
        self.sides(gauge).iter().any(|side| {
            !old.sides(gauge).contains(side)
                || !self.through(side).without(old.through(side)).is_empty()
        })
    }
}

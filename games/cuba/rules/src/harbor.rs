//! The harbor: ships at their berths, one at sea, the others in the pile.

use serde::Serialize;
use tabletop::{Digest, Key};

use crate::components::{Berth, Good, PerBerth, PerGood};
use crate::data::Data;
use crate::ship::{MOST_SHIPS, Ship};

/// A ship at a berth, with what lies on it.
#[derive(Copy, Clone, PartialEq, Eq, Debug, Serialize)]
pub struct Docked {
    /// Which.
    pub ship: Ship,
    /// What has been loaded.
    pub cargo: PerGood<u8>,
}

impl Docked {
    /// An empty ship.
    pub fn new(ship: Ship) -> Docked {
        Docked { ship, cargo: PerGood::from_fn(|_| 0) }
    }

    /// How many spaces are free for `good`.
    pub fn room(&self, data: &Data, good: Good) -> u8 {
        data.spaces(self.ship)[good] - self.cargo[good]
    }

    /// Whether every space is filled.
    pub fn is_full(&self, data: &Data) -> bool {
        self.cargo == data.spaces(self.ship)
    }
}

/// The face-down cards: those whose order nobody knows, and below them those
/// that everybody has seen going under (§11, Q31).
///
/// What the next card is, chance decides when it is turned up; so the pile
/// holds no secret.
#[derive(Copy, Clone, PartialEq, Eq, Debug)]
pub struct Pile {
    shuffled: u16,
    below: [Ship; MOST_SHIPS],
    count: u8,
}

impl Serialize for Pile {
    fn serialize<S: serde::Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        #[derive(Serialize)]
        struct Parts<'p> {
            shuffled: Vec<Ship>,
            below: &'p [Ship],
        }
        let shuffled = self.shuffled().collect();
        Parts { shuffled, below: self.below() }.serialize(serializer)
    }
}

impl Pile {
    /// These cards, shuffled.
    pub fn full(ships: impl Iterator<Item = Ship>) -> Pile {
        let shuffled = ships.fold(0, |bits, ship| bits | ship.bit());
        Pile { shuffled, below: [Ship::default(); MOST_SHIPS], count: 0 }
    }

    /// The cards whose order is not known, by number.
    pub fn shuffled(&self) -> impl Iterator<Item = Ship> + Clone + use<> {
        let bits = self.shuffled;
        Ship::all().filter(move |ship| bits & ship.bit() != 0)
    }

    pub(crate) fn digest(&self, out: &mut Digest) {
        let Pile { shuffled: _, below: _, count: _ } = self;
        self.shuffled().for_each(|ship| out.number(ship.number()));
        out.number(-1);
        // As many as the count says.
        self.below().iter().for_each(|ship| out.number(ship.number()));
    }

    /// The cards below, the uppermost first.
    pub fn below(&self) -> &[Ship] {
        &self.below[..usize::from(self.count)]
    }

    /// Whether `ship` is in the pile.
    pub fn contains(&self, ship: Ship) -> bool {
        self.shuffled & ship.bit() != 0 || self.below().contains(&ship)
    }

    /// Whether `ship` may be the next card.
    pub fn may_come(&self, ship: Ship) -> bool {
        match (self.shuffled, self.below().first()) {
            (0, next) => next == Some(&ship),
            (shuffled, _) => shuffled & ship.bit() != 0,
        }
    }

    /// Takes `ship` out, wherever it lies.
    pub(crate) fn take(&mut self, ship: Ship) {
        self.shuffled &= !ship.bit();
        if let Some(at) = self.below().iter().position(|&other| other == ship) {
            let count = usize::from(self.count);
            self.below.copy_within(at + 1..count, at);
            self.count -= 1;
            self.below[count - 1] = Ship::default();
        }
    }

    /// Puts `ship` under the pile.
    pub(crate) fn put_under(&mut self, ship: Ship) {
        self.below[usize::from(self.count)] = ship;
        self.count += 1;
    }

    /// Shuffles `ship` in, and with it all that lay in a known order.
    pub(crate) fn shuffle_in(&mut self, ship: Ship) {
        let below = self.below().iter().fold(ship.bit(), |bits, ship| bits | ship.bit());
        *self = Pile {
            shuffled: self.shuffled | below,
            below: [Ship::default(); MOST_SHIPS],
            count: 0,
        };
    }
}

/// The harbor and the sea before it.
#[derive(Copy, Clone, PartialEq, Eq, Debug, Serialize)]
pub struct Harbor {
    /// The ships at the berths.
    pub berths: PerBerth<Option<Docked>>,
    /// The ship that comes next.
    pub sea: Option<Ship>,
    /// The others.
    pub pile: Pile,
}

impl Harbor {
    /// The harbor before any card is turned up.
    pub(crate) fn new(ships: impl Iterator<Item = Ship>) -> Harbor {
        Harbor { berths: PerBerth::default(), sea: None, pile: Pile::full(ships) }
    }

    /// Whether a berth or the sea is empty.
    pub fn has_gaps(&self) -> bool {
        self.sea.is_none() || self.berths.iter().any(Option::is_none)
    }

    /// All ships move up as far as they can: pile, sea, berths 1, 2, 3 (§11).
    pub(crate) fn close_up(&mut self) {
        for &berth in &[Berth::Third, Berth::Second] {
            let before = Berth::ALL.iter().rev().copied().filter(|&other| other < berth);
            if self.berths[berth].is_none() {
                let next = before.into_iter().find(|&other| self.berths[other].is_some());
                self.berths[berth] = match next {
                    Some(other) => self.berths[other].take(),
                    None => self.sea.take().map(Docked::new),
                };
            }
        }
        if self.berths[Berth::First].is_none() {
            self.berths[Berth::First] = self.sea.take().map(Docked::new);
        }
    }

    /// A card is turned up and sails as far as it can.
    pub(crate) fn arrive(&mut self, ship: Ship) {
        self.pile.take(ship);
        self.sea = Some(ship);
        self.close_up();
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_pile_remembers_what_went_under() {
        let mut pile = Pile::full(Ship::all());
        pile.take(Ship::new(3));
        pile.take(Ship::new(7));
        assert!(!pile.contains(Ship::new(3)) && pile.contains(Ship::new(1)));
        pile.put_under(Ship::new(7));
        pile.put_under(Ship::new(3));
        assert_eq!(pile.below(), [Ship::new(7), Ship::new(3)]);
        assert!(!pile.may_come(Ship::new(7)), "thirteen lie above it");
        pile.shuffled().collect::<Vec<_>>().into_iter().for_each(|ship| pile.take(ship));
        assert!(pile.may_come(Ship::new(7)) && !pile.may_come(Ship::new(3)));
        pile.take(Ship::new(7));
        assert_eq!(pile.below(), [Ship::new(3)]);
        pile.shuffle_in(Ship::new(9));
        assert!(pile.may_come(Ship::new(9)) && pile.may_come(Ship::new(3)));
        assert!(!pile.contains(Ship::new(0)) && !pile.contains(Ship::new(16)));
    }

    #[test]
    fn ships_close_up_with_their_cargo() {
        let mut harbor = Harbor::new(Ship::all());
        let mut loaded = Docked::new(Ship::new(1));
        loaded.cargo[Good::Sugar] = 2;
        harbor.berths[Berth::First] = Some(loaded);
        harbor.sea = Some(Ship::new(2));
        harbor.close_up();
        assert_eq!(harbor.berths[Berth::Third], Some(loaded));
        assert_eq!(harbor.berths[Berth::Second], Some(Docked::new(Ship::new(2))));
        assert_eq!((harbor.berths[Berth::First], harbor.sea), (None, None));
        harbor.arrive(Ship::new(4));
        assert_eq!(harbor.berths[Berth::First], Some(Docked::new(Ship::new(4))));
        assert!(harbor.has_gaps());
        harbor.arrive(Ship::new(5));
        assert!(!harbor.has_gaps());
    }
}

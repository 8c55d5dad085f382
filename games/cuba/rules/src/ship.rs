//! The ship cards.

use serde::{Deserialize, Serialize};

/// As many ship cards a box may hold.
pub(crate) const MOST_SHIPS: usize = 15;

/// A ship card, counted from 1.
#[derive(
    Copy, Clone, Default, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, Serialize, Deserialize,
)]
pub struct Ship(u8);

impl Ship {
    /// The ship with this number.
    pub const fn new(number: u8) -> Ship {
        Ship(number)
    }

    /// Every ship that a box may hold.
    pub fn all() -> impl Iterator<Item = Ship> + Clone {
        (1..).take(MOST_SHIPS).map(Ship)
    }

    /// The number on the card.
    pub const fn number(self) -> u8 {
        self.0
    }

    /// Its bit in a set of ships; a number that no card has, has none.
    pub(crate) const fn bit(self) -> u16 {
        if 1 <= self.0 && self.0 as usize <= MOST_SHIPS { 1 << self.0 } else { 0 }
    }
}

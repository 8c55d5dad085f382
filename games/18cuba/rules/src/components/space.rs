//! §VIII The share price board.

use boxes::Label;
use serde::Deserialize;
use tabletop::Money;

/// The share price board (§VIII).
#[derive(Debug, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Market {
    pub(super) prices: Vec<u16>,
    pub(super) starts: [u16; 7],
    pub(super) central: u16,
    #[serde(default, rename = "label")]
    _label: Option<Label>,
    #[serde(default, rename = "note")]
    _note: Option<String>,
}

/// A space of the share price board, counted in the order of prices (§VIII).
#[derive(Copy, Clone, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, Default)]
pub struct Space(u8);

impl Space {
    /// The place in the order of prices.
    pub const fn index(self) -> u8 {
        self.0
    }

    /// One space to the left (R228).
    #[must_use]
    pub const fn left(self) -> Space {
        self.down(2)
    }

    /// So many spaces diagonally down.
    #[must_use]
    pub const fn down(self, steps: u8) -> Space {
        Space(self.0.saturating_sub(steps))
    }
}

impl Market {
    /// Every space, from the lowest price up.
    pub fn spaces(&self) -> impl Iterator<Item = Space> + use<> {
        (0..=self.last()).map(Space)
    }

    /// The space with this price.
    pub fn with_price(&self, price: u16) -> Option<Space> {
        let index = self.prices.iter().position(|&other| other == price)?;
        u8::try_from(index).ok().map(Space)
    }

    /// The starting prices (§VI.7).
    pub fn starts(&self) -> impl Iterator<Item = u16> + use<> {
        self.starts.into_iter()
    }

    /// Where the FC's token starts (§II.3).
    pub fn of_central(&self) -> Space {
        self.with_price(self.central).unwrap_or_default()
    }

    /// The price of a share on a space.
    pub fn price(&self, space: Space) -> Money {
        Money::new(self.amount(space).into())
    }

    /// The number printed on a space.
    pub fn amount(&self, space: Space) -> u16 {
        self.prices[usize::from(space.0)]
    }

    /// One space to the right (R228).
    pub fn right(&self, space: Space) -> Space {
        Space((space.0 + 2).min(self.last()))
    }

    /// One space diagonally up.
    pub fn up(&self, space: Space) -> Space {
        Space((space.0 + 1).min(self.last()))
    }

    /// The place of the highest price.
    fn last(&self) -> u8 {
        u8::try_from(self.prices.len() - 1).unwrap_or(u8::MAX)
    }
}

#[cfg(test)]
mod tests {
    use boxes::Contents;

    use super::super::Data;
    use super::*;

    /// Facts, section 5: moves on the market.
    #[test]
    fn the_moves_of_the_facts() {
        let market = &Data::shelf().built_in().market;
        let space = |price| market.with_price(price).unwrap();
        let price = |space: Space| market.price(space).coins();
        for (from, to) in [(50, 60), (100, 110), (120, 132), (126, 138), (151, 165), (260, 290)] {
            assert_eq!(price(market.right(space(from))), to);
        }
        for (from, to) in [(275, 300), (290, 300), (300, 300)] {
            assert_eq!(price(market.right(space(from))), to);
        }
        for (from, to) in [(55, 50), (60, 50), (50, 50), (100, 90), (172, 158), (300, 275)] {
            assert_eq!(price(space(from).left()), to);
        }
        assert_eq!(price(market.up(space(50))), 55);
        assert_eq!(price(space(100).down(3)), 85);
        assert_eq!(price(space(60).down(5)), 50);
    }
}

//! §VIII The share price board.

use tabletop::Money;

use super::data::{BOX, SPACES};

/// A space of the share price board, counted in the order of prices (§VIII).
#[derive(Copy, Clone, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, Default)]
pub struct Space(u8);

impl Space {
    /// The space with this price.
    pub fn with_price(price: u16) -> Option<Space> {
        let index = BOX.market.prices.iter().position(|&other| other == price)?;
        u8::try_from(index).ok().map(Space)
    }

    /// The starting prices (§VI.7).
    pub fn starts() -> impl Iterator<Item = u16> {
        BOX.market.starts.iter().copied()
    }

    /// Where the FC's token starts (§II.3).
    pub fn of_central() -> Space {
        Space::with_price(BOX.market.central).unwrap_or_default()
    }

    /// The price of a share here.
    pub fn price(self) -> Money {
        Money::new(self.amount().into())
    }

    /// The number printed here.
    pub fn amount(self) -> u16 {
        BOX.market.prices[usize::from(self.0)]
    }

    /// The place in the order of prices.
    pub const fn index(self) -> u8 {
        self.0
    }

    /// One space to the right (R228).
    #[must_use]
    pub fn right(self) -> Space {
        Space((self.0 + 2).min(SPACES - 1))
    }

    /// One space to the left (R228).
    #[must_use]
    pub const fn left(self) -> Space {
        Space(self.0.saturating_sub(2))
    }

    /// One space diagonally up.
    #[must_use]
    pub fn up(self) -> Space {
        Space((self.0 + 1).min(SPACES - 1))
    }

    /// So many spaces diagonally down.
    #[must_use]
    pub const fn down(self, steps: u8) -> Space {
        Space(self.0.saturating_sub(steps))
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    /// Facts, section 5: moves on the market.
    #[test]
    fn the_moves_of_the_facts() {
        let space = |price| Space::with_price(price).unwrap();
        let price = |space: Space| space.price().coins();
        for (from, to) in [(50, 60), (100, 110), (120, 132), (126, 138), (151, 165), (260, 290)] {
            assert_eq!(price(space(from).right()), to);
        }
        for (from, to) in [(275, 300), (290, 300), (300, 300)] {
            assert_eq!(price(space(from).right()), to);
        }
        for (from, to) in [(55, 50), (60, 50), (50, 50), (100, 90), (172, 158), (300, 275)] {
            assert_eq!(price(space(from).left()), to);
        }
        assert_eq!(price(space(50).up()), 55);
        assert_eq!(price(space(100).down(3)), 85);
        assert_eq!(price(space(60).down(5)), 50);
    }
}

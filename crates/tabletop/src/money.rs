//! Whole coins.

use std::{
    fmt,
    iter::Sum,
    ops::{Add, AddAssign},
};

use serde::{Deserialize, Serialize};

/// A whole number of coins, never negative.
///
/// There is no `Sub`: taking money away can fail, so it is [`Money::less`].
#[derive(
    Copy, Clone, Default, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, Serialize, Deserialize,
)]
pub struct Money(u32);

impl Money {
    /// No money at all.
    pub const ZERO: Money = Money(0);

    /// An amount of `coins`.
    pub const fn new(coins: u32) -> Money {
        Money(coins)
    }

    /// The number of coins.
    pub const fn coins(self) -> u32 {
        self.0
    }

    /// What remains after paying `price`, or `None` if it cannot be paid.
    pub const fn less(self, price: Money) -> Option<Money> {
        match self.0.checked_sub(price.0) {
            Some(rest) => Some(Money(rest)),
            None => None,
        }
    }

    /// This amount `count` times.
    #[must_use]
    pub const fn times(self, count: u32) -> Money {
        Money(self.0 * count)
    }
}

impl Add for Money {
    type Output = Money;

    fn add(self, other: Money) -> Money {
        Money(self.0 + other.0)
    }
}

impl AddAssign for Money {
    fn add_assign(&mut self, other: Money) {
        *self = *self + other;
    }
}

impl Sum for Money {
    fn sum<I: Iterator<Item = Money>>(amounts: I) -> Money {
        amounts.fold(Money::ZERO, Money::add)
    }
}

impl fmt::Display for Money {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        self.0.fmt(f)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn nobody_pays_more_than_they_have() {
        assert_eq!(Money::new(5).less(Money::new(3)), Some(Money::new(2)));
        assert_eq!(Money::new(2).less(Money::new(3)), None);
        assert_eq!([1, 2, 3].map(Money::new).into_iter().sum::<Money>(), Money::new(2).times(3));
    }
}

//! What was offered for other companies' trains in a turn and refused (§VII.12).

use cuba18_track::{Company, Train};
use tabletop::{Key, Money};

/// So many different trains a company haggles over in a turn (Q09).
const MOST: usize = 16;

/// The offers of a turn that were refused, the highest for each train.
#[derive(Copy, Clone, PartialEq, Eq, Debug, Default)]
pub struct Haggles([Packed; MOST]);

/// A refused offer: the price, whether the seller has named one, train and seller, in
/// one number because positions are copied. There is no offer of nothing.
#[derive(Copy, Clone, PartialEq, Eq, Debug, Default)]
struct Packed(u32);

/// What became of the offers for a train.
#[derive(Copy, Clone, PartialEq, Eq, Debug)]
pub struct Haggle {
    /// Whose train it is.
    pub seller: Company,
    /// Which train.
    pub train: Train,
    /// The highest offer that was refused.
    pub price: Money,
    /// Whether the seller has named a price of their own.
    pub has_named: bool,
}

const PRICE: u32 = 9;
const NAMED: u32 = 8;
const TRAIN: u32 = 4;
const FOUR_BITS: u32 = 0b1111;

impl Packed {
    fn new(haggle: Haggle) -> Packed {
        let Haggle { seller, train, price, has_named } = haggle;
        let price = price.coins().min(u32::MAX >> PRICE);
        let (named, train) = (u32::from(has_named), train as u32);
        Packed(price << PRICE | named << NAMED | train << TRAIN | seller as u32)
    }

    fn read(self) -> Option<Haggle> {
        let price = Money::new(self.0 >> PRICE);
        Some(Haggle {
            seller: *Company::ALL.get((self.0 & FOUR_BITS) as usize)?,
            train: *Train::ALL.get((self.0 >> TRAIN & FOUR_BITS) as usize)?,
            price,
            has_named: self.0 >> NAMED & 1 != 0,
        })
        .filter(|_| price > Money::ZERO)
    }
}

impl Haggles {
    /// Those of the turn in the order of the first offers.
    pub fn iter(&self) -> impl Iterator<Item = Haggle> + use<'_> {
        self.0.iter().map_while(|packed| packed.read())
    }

    /// What was refused for a train of `seller`.
    pub fn of(&self, seller: Company, train: Train) -> Option<Haggle> {
        self.iter().find(|haggle| (haggle.seller, haggle.train) == (seller, train))
    }

    /// Whether there is no room for another train.
    pub(crate) fn is_full(&self) -> bool {
        self.iter().count() == MOST
    }

    /// A train is sold: another one of the kind is another train (R257).
    pub(crate) fn forget(&mut self, seller: Company, train: Train) {
        let others = self.iter().filter(|haggle| (haggle.seller, haggle.train) != (seller, train));
        let mut left = Haggles::default();
        others.for_each(|haggle| left.note(haggle));
        *self = left;
    }

    /// Notes a refused offer, in the place of an earlier one for the same train.
    pub(crate) fn note(&mut self, haggle: Haggle) {
        let same = |known: Haggle| (known.seller, known.train) == (haggle.seller, haggle.train);
        let place = self.0.iter().position(|packed| packed.read().is_none_or(same));
        if let Some(place) = place {
            self.0[place] = Packed::new(haggle);
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn what_is_noted_is_read() {
        let mut haggles = Haggles::default();
        let mut noted = Vec::new();
        for (place, &train) in Train::ALL.iter().enumerate() {
            let seller = Company::ALL[place % Company::ALL.len()];
            let price = Money::new(1 + 4000 * u32::try_from(place).unwrap());
            let haggle = Haggle { seller, train, price, has_named: place % 2 == 1 };
            haggles.note(Haggle { price: Money::new(1), has_named: false, ..haggle });
            haggles.note(haggle);
            noted.push(haggle);
        }
        assert_eq!(haggles.iter().collect::<Vec<_>>(), noted);
        assert!(haggles.is_full());
        assert_eq!(haggles.of(noted[3].seller, noted[3].train), Some(noted[3]));
        assert_eq!(haggles.of(Company::Fc, Train::Two), None);
        let gone = noted.remove(3);
        haggles.forget(gone.seller, gone.train);
        assert_eq!(haggles.iter().collect::<Vec<_>>(), noted);
        assert!(!haggles.is_full());
    }
}

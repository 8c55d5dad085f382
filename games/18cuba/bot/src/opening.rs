//! Commissioners and concessions.

use cuba18_rules::Round;
use cuba18_track::{Hex, HexKind, Side};
use tabletop::{Key, Money};

use crate::Desk;
use crate::income::coins;

/// What the benefit of each concession is worth besides its credit: none, a
/// wagon, a machine, none that is ours to use, the mail, a cheaper train.
const BENEFITS: [i32; 6] = [0, 35, 30, 20, 50, 60];

impl Desk<'_> {
    /// Bids up to two thirds of what a commissioner pays.
    pub(crate) fn bid(&self, amount: Money) -> i32 {
        let paid = match self.view.round() {
            Round::Auction(auction) => {
                self.view.data().cards.commissioners[usize::from(auction.card - 1)]
            }
            Round::Deal
            | Round::Draft(_)
            | Round::Stock(_)
            | Round::Operating(_)
            | Round::Over { .. } => 0,
        };
        coins(Money::new(paid)) * 2 / 3 - coins(amount)
    }

    /// Chooses the concession that is worth most above its price, if a major can still be floated.
    pub(crate) fn concession(&self, card: u8) -> i32 {
        let place = usize::from(card - 1);
        let cost = coins(Money::new(self.view.data().cards.concessions[place]));
        let left = coins(self.view.table().cash(self.seat)) - cost;
        let gain = coins(Money::new(self.view.data().cards.credit)) - cost + BENEFITS[place];
        // Enough shares at the lowest starting price to float a major.
        let lowest = self.view.data().market.starts().next().unwrap_or(0);
        if left < self.to_float(lowest) { -1 } else { gain }
    }

    /// Converts at once, cheaply, beside as many sugar fields as there are.
    pub(crate) fn conversion(&self, price: u16, mill: Hex) -> i32 {
        let map = self.view.table().board.map();
        let around = Side::ALL.iter().filter_map(|&side| mill.neighbor(side));
        let fields: i32 = around.map(|hex| i32::from(map.kind(hex) == HexKind::Sugar)).sum();
        2000 - i32::from(price) + 10 * fields
    }
}

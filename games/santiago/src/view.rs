//! What each viewer may know.
//!
//! The secrets of this game are the holdings of the other players, as long as
//! the screens stand (variant `hidden`). Every gain and every payment happens
//! in the open and the supply lies in plain sight, so a player who counts along
//! knows; the program just does not do the counting. With two players the
//! supply alone tells everything.

use serde::Serialize;
use tabletop::{Dice, Key, Known, PerSeat, Seat, Viewer};

use crate::components::{BOX, Item};
use crate::{Phase, Santiago, Stock, Table, Terms, Town};

/// The table as one viewer sees it.
#[derive(Copy, Clone, PartialEq, Eq, Debug, Serialize)]
pub struct View {
    /// What was agreed.
    pub terms: Terms,
    /// What each player owns, as far as it is not behind a screen.
    pub stores: PerSeat<Known<Stock>>,
    /// What nobody owns.
    pub supply: Stock,
    /// The board.
    pub town: Town,
    /// Whose turn it is and what is pending.
    pub phase: Phase,
}

impl View {
    /// What `viewer` sees of `game`.
    pub(crate) fn of(game: &Santiago, viewer: Viewer) -> View {
        let lifted = game.terms.open || matches!(game.phase, Phase::Over { .. });
        let store = |seat| {
            let store = *game.table.store(seat);
            if lifted { Known::Seen(store) } else { Known::to_owner(viewer, seat, store) }
        };
        View {
            terms: game.terms,
            stores: PerSeat::from_fn(game.terms.players, store),
            supply: *game.table.supply(),
            town: game.table.town,
            phase: game.phase,
        }
    }

    /// A game that could be behind this view: whatever is neither in the supply
    /// nor in plain sight lies behind some screen.
    pub(crate) fn imagine(&self, dice: &mut dyn Dice) -> Santiago {
        let mut hidden = [Seat::default(); tabletop::MOST_SEATS];
        let mut screens = 0u32;
        for seat in self.stores.seats().filter(|&seat| self.stores[seat].seen().is_none()) {
            hidden[screens as usize] = seat;
            screens += 1;
        }
        let mut behind = self.stores.map(|store| store.seen().unwrap_or_default());
        if screens > 0 {
            let seen = |item| -> u16 { behind.iter().map(|store: &Stock| store.count(item)).sum() };
            let unseen =
                Stock::from_fn(|item| BOX.whole[item] - self.supply.count(item) - seen(item));
            let mut piles = [Stock::default(); tabletop::MOST_SEATS];
            deal(&unseen, &mut piles[..screens as usize], dice);
            for (pile, &seat) in piles.iter().zip(&hidden[..screens as usize]) {
                behind[seat] = *pile;
            }
        }
        Santiago {
            terms: self.terms,
            table: Table::from_parts(behind, self.supply, self.town),
            phase: self.phase,
        }
    }
}

/// Deals every piece of `unseen` onto one of the piles at random.
fn deal(unseen: &Stock, piles: &mut [Stock], dice: &mut dyn Dice) {
    let count = u32::try_from(piles.len()).unwrap_or(1);
    let mut dealt = [[0u16; Item::ALL.len()]; tabletop::MOST_SEATS];
    for (index, &item) in Item::ALL.iter().enumerate() {
        for _ in 0..unseen.count(item) {
            let pile = if count == 1 { 0 } else { dice.roll(count) as usize };
            dealt[pile][index] += 1;
        }
    }
    for (pile, dealt) in piles.iter_mut().zip(dealt) {
        *pile = Stock::from_fn(|item| dealt[item as usize]);
    }
}

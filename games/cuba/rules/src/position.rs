//! A position: everything that a game in progress is.

use std::num::NonZeroU16;

use tabletop::{PerSeat, Seat, Seats};

use crate::components::Character;
use crate::sets::Cards;
use crate::{Phase, Step, Table};

/// A game of Cuba in progress.
#[derive(Copy, Clone, PartialEq, Eq, Debug)]
pub struct Cuba {
    pub(crate) table: Table,
    pub(crate) phase: Phase,
    /// The cards that lie face down as delegates (§14).
    pub(crate) delegates: PerSeat<Option<Character>>,
    /// The pesos in the fists (§9).
    pub(crate) bids: PerSeat<Option<Bid>>,
}

/// Pesos in a fist: one less than what is kept, so that no fist takes no room beside it.
#[derive(Copy, Clone, PartialEq, Eq, Debug)]
pub(crate) struct Bid(NonZeroU16);

impl Bid {
    pub(crate) const fn new(pesos: u16) -> Bid {
        Bid(NonZeroU16::MIN.saturating_add(pesos))
    }

    pub(crate) const fn pesos(self) -> u16 {
        self.0.get() - 1
    }
}

impl Cuba {
    /// Who owes a decision.
    pub(crate) const fn asked(&self) -> Seats {
        match self.phase {
            Phase::Choose { seat } | Phase::Equip { seat, .. } | Phase::Levy { seat, .. } => {
                Seats::only(seat)
            }
            Phase::Enact { winner, .. } => Seats::only(winner),
            Phase::Actions { step: Step::Arrival { .. }, .. }
            | Phase::Opening
            | Phase::Deal
            | Phase::Bills
            | Phase::Arrivals
            | Phase::Over => Seats::NONE,
            Phase::Actions { active, .. } => Seats::only(active),
            Phase::Delegates { chosen } => missing(Seats::all(self.table.terms.players), chosen),
            Phase::Vote(vote) => missing(vote.asked, vote.done),
        }
    }

    /// The cards that `seat` can play.
    pub(crate) fn hand(&self, seat: Seat) -> Cards {
        let hand = Cards::ALL.except(self.table.players[seat].played);
        self.delegates[seat].map_or(hand, |delegate| hand.without(delegate))
    }
}

const fn missing(all: Seats, done: Seats) -> Seats {
    let mut missing = all;
    let mut index = 0;
    while index < 8 {
        if done.contains(Seat::new(index)) {
            missing = missing.without(Seat::new(index));
        }
        index += 1;
    }
    missing
}

#[cfg(test)]
mod tests {
    use super::*;

    /// Searching copies positions, so they stay small: what is printed is referred to, not held.
    #[test]
    fn a_position_is_small() {
        assert_eq!(size_of::<Cuba>(), 376);
    }
}

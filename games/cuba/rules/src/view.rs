//! What each viewer may know.
//!
//! Two things are secret: the delegates that lie face down (variants with
//! `+delegate`), and the pesos held out in a fist. What is in a hand follows
//! from what has been played: without a delegate it is plain to see, with one
//! it is known but for one card, until four have been played.

use serde::Serialize;
use tabletop::{Dice, Known, PerSeat, Seat, Viewer};

use crate::components::Character;
use crate::position::Bid;
use crate::sets::Cards;
use crate::{Cuba, Phase, Table};

/// The table as one viewer sees it.
#[derive(Copy, Clone, PartialEq, Eq, Debug, Serialize)]
pub struct View {
    /// What lies on the table.
    pub table: Table,
    /// Whose turn it is and what is pending.
    pub phase: Phase,
    /// The cards that lie face down.
    pub delegates: PerSeat<Known<Option<Character>>>,
    /// What is held out in fists.
    pub bids: PerSeat<Known<Option<u16>>>,
}

/// Everybody sees that nothing lies there; what does is its owner's alone.
fn sealed<T>(viewer: Viewer, owner: Seat, value: Option<T>) -> Known<Option<T>> {
    if value.is_none() { Known::Seen(None) } else { Known::to_owner(viewer, owner, value) }
}

impl View {
    /// What `viewer` sees of `game`.
    pub(crate) fn of(game: &Cuba, viewer: Viewer) -> View {
        let players = game.table.terms.players;
        View {
            table: game.table,
            phase: game.phase,
            delegates: PerSeat::from_fn(players, |seat| sealed(viewer, seat, game.delegates[seat])),
            bids: PerSeat::from_fn(players, |seat| {
                sealed(viewer, seat, game.bids[seat].map(Bid::pesos))
            }),
        }
    }

    /// Whether a card of `seat` lies face down.
    pub fn has_delegate(&self, seat: Seat) -> bool {
        match self.phase {
            Phase::Delegates { chosen } => chosen.contains(seat),
            Phase::Actions { .. } => self.table.terms.delegate,
            Phase::Opening
            | Phase::Deal
            | Phase::Choose { .. }
            | Phase::Equip { .. }
            | Phase::Bills
            | Phase::Vote(_)
            | Phase::Enact { .. }
            | Phase::Levy { .. }
            | Phase::Arrivals
            | Phase::Over => false,
        }
    }

    /// The cards of `seat` that have not been played: the hand, and the
    /// delegate if one lies face down and is not known to the viewer.
    pub fn unplayed(&self, seat: Seat) -> Cards {
        Cards::ALL.except(self.table.players[seat].played)
    }

    /// Whether `seat` has made a bid that is still sealed.
    pub fn has_bid(&self, seat: Seat) -> bool {
        matches!(self.phase, Phase::Vote(vote) if vote.done.contains(seat))
    }

    /// A game that could be behind this view.
    pub(crate) fn imagine(&self, dice: &mut dyn Dice) -> Cuba {
        let players = self.table.terms.players;
        let delegates = PerSeat::from_fn(players, |seat| match self.delegates[seat] {
            Known::Seen(card) => card,
            Known::Hidden if self.has_delegate(seat) => {
                let cards = self.unplayed(seat);
                let nth = if cards.len() > 1 { dice.roll(cards.len()) as usize } else { 0 };
                cards.iter().nth(nth)
            }
            Known::Hidden => None,
        });
        let bids = PerSeat::from_fn(players, |seat| match self.bids[seat] {
            Known::Seen(pesos) => pesos.map(Bid::new),
            Known::Hidden if self.has_bid(seat) => {
                let most = u32::from(self.table.players[seat].pesos);
                u16::try_from(dice.roll(most + 1)).ok().map(Bid::new)
            }
            Known::Hidden => None,
        });
        Cuba { table: self.table, phase: self.phase, delegates, bids }
    }
}

//! §IX The end of the game.

use tabletop::{Outcome, PerSeat, Sink, Standing};

use crate::round::Round;
use crate::rulings::BankBreak;
use crate::table::Broke;
use crate::{Cuba18, Ending, Event};

impl Cuba18 {
    /// The game is over.
    pub(crate) fn end(&mut self, ending: Ending, log: &mut impl Sink<Event>) {
        log.record(Event::Ended { ending });
        self.round = Round::Over { ending };
    }

    /// Notes that the bank has run out, counting what has really left it (C67).
    pub(crate) fn note_bank(&mut self, log: &mut impl Sink<Event>) {
        if self.table.bank() > 0 || self.table.bank_broke.is_some() {
            return;
        }
        self.table.bank_broke = match self.round {
            Round::Operating(_) => Some(Broke::InOperatingRound),
            Round::Deal | Round::Auction(_) | Round::Draft(_) | Round::Stock(_) => {
                Some(Broke::InStockRound)
            }
            Round::Over { .. } => return,
        };
        log.record(Event::BankBroke);
    }

    /// Whether the set that has just ended was the last (R234, R235, C21).
    pub(crate) fn set_was_last(&mut self) -> Option<Ending> {
        match self.table.bank_broke? {
            Broke::InStockRound => Some(Ending::BankInStockRound),
            Broke::InOperatingRound if self.terms.rulings.bank_break == BankBreak::OneMoreSet => {
                self.table.bank_broke = Some(Broke::OneMoreSet);
                None
            }
            Broke::InOperatingRound | Broke::OneMoreSet => Some(Ending::BankInOperatingRound),
        }
    }

    /// Wealth decides; ties are shared (R239, R240).
    pub(crate) fn result(&self) -> Option<Outcome<Ending>> {
        let Round::Over { ending } = self.round else { return None };
        let wealth = PerSeat::from_fn(self.terms.players, |seat| {
            i32::try_from(self.table.worth(seat).coins()).unwrap_or(i32::MAX)
        });
        Some(Outcome { ending, standings: Standing::rank(&wealth, |&worth| worth) })
    }
}

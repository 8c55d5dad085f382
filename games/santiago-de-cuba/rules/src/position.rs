//! A position: everything that a game in progress is.

use tabletop::Seat;

use crate::phase::Step;
use crate::{Phase, Table, Terms};

/// A game of Santiago de Cuba in progress.
#[derive(Copy, Clone, PartialEq, Eq, Debug)]
pub struct Santiago {
    pub(crate) terms: Terms,
    pub(crate) table: Table,
    pub(crate) phase: Phase,
}

impl Santiago {
    /// Whose decision it is in which step.
    pub(crate) const fn asked(&self) -> Option<(Seat, &Step)> {
        let Phase::Turn { active, step } = &self.phase else { return None };
        match step {
            Step::Dice { .. } => None,
            Step::Demand { chooser, .. } => Some((*chooser, step)),
            Step::Zorro { giver } => Some((*giver, step)),
            Step::Deliver { deliverer, .. } => Some((*deliverer, step)),
            Step::Drive | Step::Pablo | Step::Alonso | Step::Figure { .. } | Step::Use => {
                Some((*active, step))
            }
        }
    }
}

//! A position: everything that a game in progress is.

use crate::{Round, Table, Terms};

/// A game of 18Cuba in progress.
#[derive(Copy, Clone, PartialEq, Eq, Debug)]
pub struct Cuba18 {
    pub(crate) terms: Terms,
    pub(crate) table: Table,
    pub(crate) round: Round,
}

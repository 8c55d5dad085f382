//! A position: everything that a game in progress is.

use cuba18_track::Company;

use crate::components::{Data, SettingNumbers};
use crate::{Round, Table, Terms};

/// A game of 18Cuba in progress.
#[derive(Copy, Clone, PartialEq, Eq, Debug)]
pub struct Cuba18 {
    pub(crate) terms: Terms,
    pub(crate) table: Table,
    pub(crate) round: Round,
}

impl Cuba18 {
    /// What is printed in the box.
    pub(crate) const fn data(&self) -> &'static Data {
        self.table.data()
    }

    /// The numbers of the set-up.
    pub(crate) const fn numbers(&self) -> &'static SettingNumbers {
        self.data().setting(self.terms.setting)
    }

    /// How many tenths one ordinary share of a company is.
    pub(crate) const fn unit(&self, company: Company) -> u8 {
        self.data().shares.unit(company)
    }

    /// How many trains, and as many wagons, a company may own now (R183, C59).
    pub(crate) fn train_limit(&self, company: Company) -> usize {
        self.data().track.numbers().train_limit(self.table.phase, company)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    /// Thousands of tables are kept, and searches copy positions.
    #[test]
    fn a_position_is_small() {
        assert!(size_of::<Cuba18>() <= 1312, "{}", size_of::<Cuba18>());
    }
}

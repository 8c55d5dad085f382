//! The fifteen companies, as far as track and trains know them.

use serde::{Deserialize, Serialize};
use tabletop::{Key, closed_set};

use crate::pattern::Gauge;

closed_set! {
    /// A company of 18Cuba; spelled as its charter abbreviates it (ruling C55).
    pub enum Company per PerCompany {
        /// FC de Holguín a Gibara.
        Hg = "HG",
        /// FC de Júcaro.
        Ju = "JU",
        /// FC Cubano de Hershey.
        Hy = "HY",
        /// FC de Dubrocq.
        Dq = "DQ",
        /// FC del Cobre.
        Co = "CO",
        /// FC de Cárdenas a Soledad de Bemba.
        Cs = "CS",
        /// FC del Oeste, at home in La Habana.
        Oe = "Oe",
        /// At home in Matanzas.
        Ms = "MS",
        /// At home in Santa Clara.
        Cvc = "CVC",
        /// At home in Camagüey.
        Npp = "NPP",
        /// At home in Santiago de Cuba.
        Sdc = "SdC",
        /// At home in Las Tunas.
        Tss = "TSS",
        /// At home in Sancti Spíritus.
        Stsp = "StSp",
        /// Florida East Coast, which chooses its home.
        Fec = "FEC",
        /// Ferrocarril Central, which runs no routes but blocks and rents out its stations.
        Fc = "FC",
    }
}

/// What a company may own and where it may run (§IV).
#[derive(Copy, Clone, PartialEq, Eq, Debug)]
pub enum CompanyKind {
    /// One mill, narrow gauge, n-trains.
    Minor,
    /// Up to four stations, standard gauge, standard trains and wagons.
    Major,
    /// The Ferrocarril Central.
    Central,
}

impl Company {
    /// The six minors.
    pub const MINORS: [Company; 6] =
        [Company::Hg, Company::Ju, Company::Hy, Company::Dq, Company::Co, Company::Cs];

    /// Minor, major or the FC.
    pub const fn kind(self) -> CompanyKind {
        match self {
            Company::Hg | Company::Ju | Company::Hy | Company::Dq | Company::Co | Company::Cs => {
                CompanyKind::Minor
            }
            Company::Oe
            | Company::Ms
            | Company::Cvc
            | Company::Npp
            | Company::Sdc
            | Company::Tss
            | Company::Stsp
            | Company::Fec => CompanyKind::Major,
            Company::Fc => CompanyKind::Central,
        }
    }

    /// Whether this is a minor company.
    pub const fn is_minor(self) -> bool {
        matches!(self.kind(), CompanyKind::Minor)
    }

    /// The gauge that its routes use (§VII.2).
    pub const fn gauge(self) -> Gauge {
        if self.is_minor() { Gauge::Narrow } else { Gauge::Standard }
    }
}

/// A set of companies.
#[derive(Copy, Clone, Default, PartialEq, Eq, Hash, Debug)]
pub struct Companies(u16);

impl Companies {
    /// No company.
    pub const NONE: Companies = Companies(0);
    /// The six minors.
    pub const MINORS: Companies = Companies(0b11_1111);

    /// Whether `company` is one of these.
    pub const fn contains(self, company: Company) -> bool {
        self.0 & (1 << company as u8) != 0
    }

    /// These and `company`.
    #[must_use]
    pub const fn with(self, company: Company) -> Companies {
        Companies(self.0 | (1 << company as u8))
    }

    /// These but not `company`.
    #[must_use]
    pub const fn without(self, company: Company) -> Companies {
        Companies(self.0 & !(1 << company as u8))
    }

    /// The companies in either set.
    #[must_use]
    pub const fn or(self, other: Companies) -> Companies {
        Companies(self.0 | other.0)
    }

    /// The companies in both sets.
    #[must_use]
    pub const fn and(self, other: Companies) -> Companies {
        Companies(self.0 & other.0)
    }

    /// How many there are.
    pub const fn len(self) -> u32 {
        self.0.count_ones()
    }

    /// Whether there is none.
    pub const fn is_empty(self) -> bool {
        self.0 == 0
    }

    /// The companies in the order of the set.
    pub fn iter(self) -> impl Iterator<Item = Company> {
        Company::ALL.iter().copied().filter(move |&company| self.contains(company))
    }
}

impl FromIterator<Company> for Companies {
    fn from_iter<I: IntoIterator<Item = Company>>(companies: I) -> Companies {
        companies.into_iter().fold(Companies::NONE, Companies::with)
    }
}

/// Sugar cubes in the minors' warehouses, or taken out of them.
#[derive(
    Copy, Clone, Default, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, Serialize, Deserialize,
)]
pub struct Cubes([u8; 6]);

impl Cubes {
    /// Empty warehouses.
    pub const NONE: Cubes = Cubes([0; 6]);

    /// The cubes of `minor`; none for a company that is no minor.
    pub fn of(self, minor: Company) -> u8 {
        self.0.get(minor as usize).copied().unwrap_or(0)
    }

    /// These with `count` cubes for `minor`. A company that is no minor has no warehouse.
    #[must_use]
    pub fn with(mut self, minor: Company, count: u8) -> Cubes {
        if let Some(stock) = self.0.get_mut(minor as usize) {
            *stock = count;
        }
        self
    }

    /// How many there are in all.
    pub fn total(self) -> u32 {
        self.0.iter().map(|&count| u32::from(count)).sum()
    }

    /// Whether no warehouse of `other` holds less.
    pub fn fits_in(self, other: Cubes) -> bool {
        self.0.iter().zip(other.0).all(|(&mine, theirs)| mine <= theirs)
    }

    /// The minors that have cubes, with their number.
    pub fn iter(self) -> impl Iterator<Item = (Company, u8)> {
        Company::MINORS.into_iter().zip(self.0).filter(|&(_, count)| count > 0)
    }

    pub(crate) const fn counts(self) -> [u8; 6] {
        self.0
    }

    pub(crate) const fn from_counts(counts: [u8; 6]) -> Cubes {
        Cubes(counts)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn there_are_six_minors_and_eight_majors() {
        assert_eq!(Companies::MINORS, Company::MINORS.into_iter().collect());
        let majors =
            Company::ALL.iter().filter(|company| company.kind() == CompanyKind::Major).count();
        assert_eq!(majors, 8);
        assert_eq!(Cubes::NONE.with(Company::Sdc, 3), Cubes::NONE);
    }
}

//! The set-ups: how many play, on which part of the map, with which companies.

use tabletop::closed_set;

use crate::{area::Area, company::Company};

closed_set! {
    /// How many play, and which version (§II.1).
    pub enum Setting {
        /// Two on the western half.
        TwoShortWest = "two-short-west",
        /// Two on the eastern half.
        TwoShortEast = "two-short-east",
        /// Two on the back of the board.
        TwoMedium = "two-medium",
        /// Two on the whole map.
        TwoLong = "two-long",
        /// Three with one concession each.
        ThreeShort = "three-short",
        /// Three with two concessions each.
        ThreeLong = "three-long",
        /// Four.
        Four = "four",
        /// Five.
        Five = "five",
        /// Six.
        Six = "six",
    }
}

impl Setting {
    /// The setting of a set-up.
    pub fn of(players: u8, variant: &str) -> Option<Setting> {
        match (players, variant) {
            (2, "short-west") => Some(Setting::TwoShortWest),
            (2, "short-east") => Some(Setting::TwoShortEast),
            (2, "medium") => Some(Setting::TwoMedium),
            (2, "long") => Some(Setting::TwoLong),
            (3, "short") => Some(Setting::ThreeShort),
            (3, "long") => Some(Setting::ThreeLong),
            (4, "standard") => Some(Setting::Four),
            (5, "standard") => Some(Setting::Five),
            (6, "standard") => Some(Setting::Six),
            _ => None,
        }
    }

    /// The part of the map in play.
    pub const fn area(self) -> Area {
        match self {
            Setting::TwoShortWest => Area::West,
            Setting::TwoShortEast => Area::East,
            Setting::TwoMedium => Area::Medium,
            Setting::TwoLong
            | Setting::ThreeShort
            | Setting::ThreeLong
            | Setting::Four
            | Setting::Five
            | Setting::Six => Area::Full,
        }
    }

    /// Whether `major` is in play (§X, §XI).
    pub const fn has_major(self, major: Company) -> bool {
        match self {
            Setting::TwoShortWest => {
                matches!(major, Company::Oe | Company::Ms | Company::Cvc | Company::Stsp)
            }
            Setting::TwoShortEast => {
                matches!(major, Company::Npp | Company::Tss | Company::Sdc | Company::Fec)
            }
            Setting::TwoMedium => !matches!(major, Company::Oe | Company::Fec),
            Setting::TwoLong
            | Setting::ThreeShort
            | Setting::ThreeLong
            | Setting::Four
            | Setting::Five
            | Setting::Six => true,
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn every_setup_has_its_area() {
        let area = |players, variant| Setting::of(players, variant).map(Setting::area);
        for players in 4..=6 {
            assert_eq!(area(players, "standard"), Some(Area::Full));
        }
        assert_eq!(area(2, "medium"), Some(Area::Medium));
        assert_eq!(area(3, "medium"), None);
        assert_eq!(area(7, "standard"), None);
    }
}

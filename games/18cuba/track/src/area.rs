//! The parts of the map and the kinds of its hexes, by the names that box files use.

use tabletop::closed_set;

closed_set! {
    /// What a hex of the map is.
    pub enum HexKind {
        /// Open land.
        Plain = "plain",
        /// A sugar field.
        Sugar = "sugar",
        /// A city, which may get a mill.
        City = "city",
        /// A city marked Y.
        Y = "y",
        /// La Habana.
        Habana = "habana",
        /// A harbor.
        Harbor = "harbor",
    }
}

closed_set! {
    /// The part of the map that a set-up plays on.
    pub enum Area {
        /// The whole front.
        Full = "full",
        /// The back of the board, for two.
        Medium = "medium",
        /// The western half, for two.
        West = "west",
        /// The eastern half, for two.
        East = "east",
    }
}

impl Area {
    /// The area of a set-up, or `None` if there is no such set-up (§II.1).
    pub fn of_setup(players: u64, variant: &str) -> Option<Area> {
        match (players, variant) {
            (2, "medium") => Some(Area::Medium),
            (2, "short-west") => Some(Area::West),
            (2, "short-east") => Some(Area::East),
            (2 | 3, "long") | (3, "short") | (4..=6, "standard") => Some(Area::Full),
            _ => None,
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn every_setup_has_its_area() {
        for players in 4..=6 {
            assert_eq!(Area::of_setup(players, "standard"), Some(Area::Full));
        }
        assert_eq!(Area::of_setup(3, "medium"), None);
        assert_eq!(Area::of_setup(7, "standard"), None);
    }
}

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

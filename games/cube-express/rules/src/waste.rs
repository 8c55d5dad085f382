//! Why a station tile can be laid for nothing.

use tabletop::closed_set;

closed_set! {
    /// Why a station tile is laid for nothing.
    pub enum Waste {
        /// Whoever lays it has built all stations.
        NoneLeft = "none-left",
        /// A station stands next door.
        NextDoor = "next-door",
        /// The city has one.
        SameCity = "same-city",
        /// Whoever lays it cannot pay for a station.
        TooDear = "too-dear",
    }
}

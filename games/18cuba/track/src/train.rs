//! Trains and wagons (§VII.9), and phases (§VII.17).

use tabletop::closed_set;

/// The most trains a company may ever own, and as many wagons.
pub(crate) const MOST_TRAINS: usize = 4;

closed_set! {
    /// A kind of train; spelled as its card is.
    pub enum Train per PerTrain {
        /// Two stops.
        Two = "2",
        /// Three stops.
        Three = "3",
        /// Three stops, passing one FC token free.
        ThreePlus = "3+",
        /// Four stops.
        Four = "4",
        /// Four stops, passing one FC token free.
        FourPlus = "4+",
        /// Five stops.
        Five = "5",
        /// Five stops, passing one FC token free.
        FivePlus = "5+",
        /// Six stops.
        Six = "6",
        /// Six stops, passing one FC token free.
        SixPlus = "6+",
        /// Eight stops, passing one FC token free.
        EightPlus = "8+",
        /// Four stops that count double, never with a wagon.
        FourDouble = "4D",
        /// Two stops on narrow track.
        TwoNarrow = "2n",
        /// Three stops on narrow track.
        ThreeNarrow = "3n",
        /// Four stops on narrow track.
        FourNarrow = "4n",
        /// An aged 4n: three stops on narrow track.
        FourNarrowAged = "4n-1",
        /// Five stops on narrow track.
        FiveNarrow = "5n",
    }
}

impl Train {
    /// How many stops its route may have.
    pub const fn range(self) -> u8 {
        match self {
            Train::Two | Train::TwoNarrow => 2,
            Train::Three | Train::ThreePlus | Train::ThreeNarrow | Train::FourNarrowAged => 3,
            Train::Four | Train::FourPlus | Train::FourDouble | Train::FourNarrow => 4,
            Train::Five | Train::FivePlus | Train::FiveNarrow => 5,
            Train::Six | Train::SixPlus => 6,
            Train::EightPlus => 8,
        }
    }

    /// How many blocked cities with an FC token it passes free when running.
    pub const fn free_passes(self) -> u8 {
        match self {
            Train::ThreePlus
            | Train::FourPlus
            | Train::FivePlus
            | Train::SixPlus
            | Train::EightPlus => 1,
            Train::Two
            | Train::Three
            | Train::Four
            | Train::Five
            | Train::Six
            | Train::FourDouble
            | Train::TwoNarrow
            | Train::ThreeNarrow
            | Train::FourNarrow
            | Train::FourNarrowAged
            | Train::FiveNarrow => 0,
        }
    }

    /// How often each stop counts.
    pub const fn multiplier(self) -> u16 {
        if matches!(self, Train::FourDouble) { 2 } else { 1 }
    }

    /// Whether it runs on narrow track, for minors only.
    pub const fn is_narrow(self) -> bool {
        matches!(
            self,
            Train::TwoNarrow
                | Train::ThreeNarrow
                | Train::FourNarrow
                | Train::FourNarrowAged
                | Train::FiveNarrow
        )
    }

    /// Whether a wagon may be attached to it (§VII.10).
    pub const fn takes_wagon(self) -> bool {
        !self.is_narrow() && !matches!(self, Train::FourDouble)
    }
}

closed_set! {
    /// A kind of wagon; its number is what it carries.
    pub enum Wagon per PerWagon {
        /// One cube.
        One = "1",
        /// Two cubes.
        Two = "2",
        /// Three cubes.
        Three = "3",
    }
}

impl Wagon {
    /// How many cubes it carries.
    pub const fn capacity(self) -> u8 {
        self as u8 + 1
    }
}

/// A phase of the game, 1 to 7 (§VII.17).
#[derive(Copy, Clone, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub struct Phase(u8);

impl Phase {
    /// The phase with this number, if there is one.
    pub const fn new(number: u8) -> Option<Phase> {
        if matches!(number, 1..=7) { Some(Phase(number)) } else { None }
    }

    /// Its number.
    pub const fn number(self) -> u8 {
        self.0
    }

    /// Its place in lists by phase.
    pub(crate) const fn place(self) -> usize {
        self.0 as usize - 1
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn there_are_seven_phases() {
        assert_eq!((1..=7).filter_map(Phase::new).count(), 7);
        assert_eq!([0, 8].map(Phase::new), [None; 2]);
    }
}

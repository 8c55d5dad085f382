//! Whose turn it is and what is pending.

use serde::Serialize;
use tabletop::{Seat, Seats, closed_set};

use crate::Flower;
use crate::components::PerGood;

/// Where in the game we are, with what matters only there.
#[derive(Copy, Clone, PartialEq, Eq, Debug, Serialize)]
#[serde(rename_all = "snake_case")]
pub enum Phase {
    /// Buildings, Cubans and the starting player are about to be drawn (§1).
    Layout,
    /// A player's turn.
    Turn {
        /// Whose turn it is.
        active: Seat,
        /// What in it comes next.
        step: Step,
    },
    /// The seventh ship has left; the screens are about to be lifted (§9).
    Screens {
        /// What sent the last ship off.
        ending: Ending,
        /// Whose turn it was.
        active: Seat,
    },
    /// The game is over.
    Over {
        /// What sent the last ship off.
        ending: Ending,
        /// Whose turn it was.
        active: Seat,
    },
}

/// A step of a turn.
#[derive(Copy, Clone, PartialEq, Eq, Debug, Serialize)]
#[serde(rename_all = "snake_case")]
pub enum Step {
    /// The five dice are about to be rolled for a new ship (§8).
    Dice {
        /// Who rolls and chooses.
        chooser: Seat,
        /// What goes on afterwards.
        then: Then,
    },
    /// One of the five dice is set aside (§8).
    Demand {
        /// Who chooses.
        chooser: Seat,
        /// What the dice show.
        rolled: PerGood<u8>,
        /// What goes on afterwards.
        then: Then,
    },
    /// The car must be driven (§2).
    Drive,
    /// Pablo offers a good of choice (§3).
    Pablo,
    /// El Zorro collects from one player after another (§3).
    Zorro {
        /// Who gives next.
        giver: Seat,
    },
    /// Alonso offers a claim or the use of an own building (§3).
    Alonso,
    /// The figure must walk to a building with this flower (§6).
    Figure {
        /// The flower of the Cuban visited.
        flower: Flower,
    },
    /// The building under the figure may be used (§7).
    Use,
    /// The players deliver in turn (§4).
    Deliver {
        /// Whose delivery it is.
        deliverer: Seat,
        /// Who has passed.
        out: Seats,
    },
}

/// What goes on once a new ship's demand is set.
#[derive(Copy, Clone, PartialEq, Eq, Debug, Serialize)]
#[serde(rename_all = "snake_case")]
pub enum Then {
    /// The active player's turn begins.
    Drive,
    /// The car, which has passed the harbor, arrives.
    Arrive,
    /// The figure walks.
    Figure,
    /// The turn ends.
    End,
    /// The next player's turn begins: this one had ended.
    Next,
}

closed_set! {
    /// What sent a ship off; for the seventh, what ended the game (§8, §9).
    pub enum Ending {
        /// A delivery round met all demand.
        Loaded = "loaded",
        /// A delivery round ended on the last flag with demand left.
        LastFlag = "last_flag",
        /// The car passed the harbor with the marker on the last flag.
        Passed = "passed",
        /// The customs office struck the last demand.
        CustomsOffice = "customs_office",
        /// The trading office met the last demand.
        TradingOffice = "trading_office",
        /// No ship had left for too many rounds (Q02).
        Stalled = "stalled",
    }
}

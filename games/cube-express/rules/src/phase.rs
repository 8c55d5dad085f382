//! Whose turn it is and what is pending.

use serde::Serialize;
use tabletop::{Seat, closed_set};

use crate::components::{Loco, Side};
use crate::map::Place;

/// Where in the game we are, with what matters only there.
#[derive(Copy, Clone, PartialEq, Eq, Debug, Serialize)]
#[serde(rename_all = "snake_case")]
pub enum Phase {
    /// Tiles and goals are about to be dealt (§1).
    Deal,
    /// A player's turn.
    Turn {
        /// Whose turn it is.
        active: Seat,
        /// Whether it is a last turn, without the market (§9).
        last: bool,
        /// What in it comes next.
        step: Step,
    },
    /// The game is over.
    Over {
        /// What ended it.
        ending: Ending,
    },
}

/// A step of a turn.
#[derive(Copy, Clone, PartialEq, Eq, Debug, Serialize)]
#[serde(rename_all = "snake_case")]
pub enum Step {
    /// A tile must be laid (§3).
    Lay,
    /// The action in the center of the tile just laid may be used (§4).
    Center {
        /// That tile.
        place: Place,
    },
    /// The rest of a station's price is paid with passengers (§5).
    Pay {
        /// Where the station is built.
        place: Place,
        /// How many are still to be paid.
        due: u8,
    },
    /// Locos may be moved (§6).
    Drive(Driving),
    /// A tile must be taken from the market (§8).
    Market,
    /// More is stored than there is room for (§7).
    Store {
        /// The gap in the market that is to be filled afterwards.
        gap: Option<u8>,
    },
    /// The gap in the market is about to be filled (§8).
    Refill {
        /// Which gap.
        gap: u8,
    },
}

/// How far the locos have come in this turn (§6).
#[derive(Copy, Clone, PartialEq, Eq, Debug, Serialize)]
pub struct Driving {
    /// Movement points left.
    pub points: u8,
    /// The first loco.
    pub first: Trip,
    /// The second loco.
    pub second: Trip,
    /// The loco that has just entered a tile and may still act there (§7).
    pub fresh: Option<Loco>,
    /// Coal burned in this turn.
    pub burned: u8,
}

/// So much coal is burned in one turn at most: a ring of coal tiles would fuel a
/// loco for ever (Q12).
pub const MOST_BURNED: u8 = 200;

/// The trip of one loco in this turn.
#[derive(Copy, Clone, PartialEq, Eq, Debug, Default, Serialize)]
#[serde(rename_all = "snake_case")]
pub enum Trip {
    /// It may still set off, in any direction.
    #[default]
    Waiting,
    /// It is on its way.
    UnderWay {
        /// The side by which it came in, and by which it may not leave.
        from: Side,
    },
    /// It has arrived: the other loco has set off.
    Over,
}

closed_set! {
    /// What ends the game (§9).
    pub enum Ending {
        /// The pile ran out.
        Pile = "pile",
        /// Somebody built the last station.
        Stations = "stations",
        /// Somebody's shares reached the top.
        Shares = "shares",
    }
}

impl Driving {
    /// Step II begins with as many points as the technology level says.
    pub const fn new(points: u8) -> Driving {
        Driving { points, first: Trip::Waiting, second: Trip::Waiting, fresh: None, burned: 0 }
    }

    /// The trip of a loco.
    pub const fn trip(&self, loco: Loco) -> Trip {
        match loco {
            Loco::First => self.first,
            Loco::Second => self.second,
        }
    }

    /// A loco has gone on to a tile, which it entered by `from`; the other has arrived for good.
    pub(crate) const fn enter(&mut self, loco: Loco, from: Side) {
        let (own, other) = match loco {
            Loco::First => (&mut self.first, &mut self.second),
            Loco::Second => (&mut self.second, &mut self.first),
        };
        *own = Trip::UnderWay { from };
        if let Trip::UnderWay { .. } = other {
            *other = Trip::Over;
        }
        self.points -= 1;
        self.fresh = Some(loco);
    }
}

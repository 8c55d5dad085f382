//! What the players would announce at the table.

use serde::Serialize;
use tabletop::Seat;

use crate::components::{Building, Cuban, Good, Item, PerGood, SPACES, Station};
use crate::{Ending, Gift, Load, Use};

/// A fact the players would announce at the table.
///
/// Everything happens in the open, so no event is hidden from anybody.
#[derive(Clone, PartialEq, Eq, Debug, Serialize)]
#[serde(rename_all = "snake_case")]
#[expect(missing_docs, reason = "the fields say what they are")]
pub enum Event {
    /// Buildings and Cubans were laid out.
    LaidOut { houses: [Building; SPACES], street: [Cuban; 9], start: Seat },
    /// The five dice were rolled.
    Rolled { seat: Seat, faces: PerGood<u8> },
    /// One die was set aside; the others are the ship's demand.
    SetAside { seat: Seat, die: Good },
    /// The car was driven.
    Drove { seat: Seat, to: Station, paid: u16 },
    /// The value marker moved to a flag.
    FlagMoved { to: u8 },
    /// A player got something from the supply.
    Received { seat: Seat, item: Item, count: u16 },
    /// A player should have got more of something than the supply has.
    WentShort { seat: Seat, item: Item, missing: u16 },
    /// A player put something back into the supply.
    HandedIn { seat: Seat, item: Item, count: u16 },
    /// El Zorro took something for the active player.
    Gave { from: Seat, to: Seat, gift: Gift },
    /// A player put a marker on a building.
    Claimed { seat: Seat, building: Building },
    /// A figure walked.
    Walked { seat: Seat, building: Building },
    /// A figure stayed where it was, since no building was free.
    Stayed { seat: Seat },
    /// A player used a building.
    Used { seat: Seat, using: Use },
    /// A player loaded the ship.
    Delivered { seat: Seat, load: Load, points: u16 },
    /// A player left something undone that they might have done.
    Passed { seat: Seat },
    /// A Cuban was turned face down.
    TurnedDown { cuban: Cuban },
    /// A Cuban was turned face up again.
    TurnedUp { cuban: Cuban },
    /// The customs office struck a demand.
    Struck { good: Good },
    /// A building's owner was paid for another's figure.
    OwnerPaid { owner: Seat, visitor: Seat, building: Building, points: u16 },
    /// A ship left.
    ShipLeft { ship: u8, cause: Ending },
    /// The screens were lifted.
    ScreensLifted,
    /// The game ended.
    Ended { ending: Ending },
}

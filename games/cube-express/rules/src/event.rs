//! What the players would announce at the table.

use serde::Serialize;
use tabletop::{Known, PerSeat, Seat, Viewer};

use crate::Ending;
use crate::components::{Conversion, Goal, Loco, Resource, Side, Sort, Tile, Tiles};
use crate::map::Cell;
use crate::waste::Waste;

/// A fact the players would announce at the table.
#[derive(Clone, PartialEq, Eq, Debug, Serialize)]
#[serde(rename_all = "snake_case")]
#[expect(missing_docs, reason = "the fields say what they are")]
pub enum Event {
    /// Tiles and goals were dealt; each player sees their own hand.
    Dealt { start: Seat, hands: PerSeat<Known<Tiles>>, market: [Tile; 4], goals: [Goal; 4] },
    /// A tile was laid face up.
    Laid { seat: Seat, tile: Tile, sort: Sort, at: Cell, top: Side },
    /// A tile was laid with its back up; only its owner knows which (Q03).
    LaidBack { seat: Seat, tile: Known<Tile>, at: Cell, top: Side },
    /// A station tile was laid where no station can stand (Q05).
    StationWasted { seat: Seat, at: Cell, why: Waste },
    /// A tile fitted nowhere and went to the box (Q02).
    Discarded { seat: Seat, tile: Tile, sort: Sort },
    /// A crossing brought dividends.
    CrossingPaid { seat: Seat, count: u8 },
    /// A player took a resource, from a factory just laid or from a site.
    Took { seat: Seat, resource: Resource },
    /// A player owns a production site now.
    Claimed { seat: Seat, at: Cell },
    /// A player builds a station, with so many dividends.
    Built { seat: Seat, at: Cell, dividends: u8 },
    /// A passenger left a city as part of a station's price.
    Released { seat: Seat, owner: Seat, at: Cell },
    /// A player left something unused.
    Skipped { seat: Seat },
    /// A loco drove to a tile.
    Drove { seat: Seat, loco: Loco, to: Cell },
    /// A coal was burned for a movement point.
    Burned { seat: Seat },
    /// The second loco was built.
    LocoBuilt { seat: Seat, at: Cell },
    /// A delivery was made, with points on its field.
    Delivered { seat: Seat, at: Cell, first: bool, points: u8, goal: Option<u8> },
    /// A passenger got off.
    GotOff { seat: Seat, at: Cell },
    /// Shares rose to a field, which is worth so much.
    SharesRose { seat: Seat, to: u8, points: u8 },
    /// A marker on a bonus field was passed and became a dividend.
    Bonus { seat: Seat },
    /// A share was sold; the field is worth so much now.
    Sold { seat: Seat, to: u8, points: u8 },
    /// Resources were converted.
    Converted { seat: Seat, conversion: Conversion },
    /// A player got a marker worth nine points, or what the box says.
    Nine { seat: Seat, ending: Ending, points: u8 },
    /// No marker worth nine points was left (Q23).
    NoNine { seat: Seat, points: u8 },
    /// A tile was taken from the market.
    Bought { seat: Seat, tile: Tile, sort: Sort },
    /// A dividend was put on a goal.
    Bet { seat: Seat, goal: u8 },
    /// A resource was given up for lack of room.
    Dropped { seat: Seat, resource: Resource },
    /// A tile was drawn into the market.
    Drawn { tile: Tile, sort: Sort },
    /// The game is about to end.
    LastTurns { ending: Ending },
    /// The game ended.
    Ended { ending: Ending },
}

impl Event {
    /// What `viewer` may learn of it.
    pub(crate) fn seen_by(&self, viewer: Viewer) -> Event {
        let mut seen = self.clone();
        match &mut seen {
            Event::Dealt { hands, .. } => {
                for seat in hands.seats() {
                    if viewer != Viewer::Player(seat) {
                        hands[seat] = Known::Hidden;
                    }
                }
            }
            Event::LaidBack { seat, tile, .. } => {
                if viewer != Viewer::Player(*seat) {
                    *tile = Known::Hidden;
                }
            }
            Event::Laid { .. }
            | Event::StationWasted { .. }
            | Event::Discarded { .. }
            | Event::CrossingPaid { .. }
            | Event::Took { .. }
            | Event::Claimed { .. }
            | Event::Built { .. }
            | Event::Released { .. }
            | Event::Skipped { .. }
            | Event::Drove { .. }
            | Event::Burned { .. }
            | Event::LocoBuilt { .. }
            | Event::Delivered { .. }
            | Event::GotOff { .. }
            | Event::SharesRose { .. }
            | Event::Bonus { .. }
            | Event::Sold { .. }
            | Event::Converted { .. }
            | Event::Nine { .. }
            | Event::NoNine { .. }
            | Event::Bought { .. }
            | Event::Bet { .. }
            | Event::Dropped { .. }
            | Event::Drawn { .. }
            | Event::LastTurns { .. }
            | Event::Ended { .. } => {}
        }
        seen
    }
}

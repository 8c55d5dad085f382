//! What the players would announce at the table.

use serde::Serialize;
use tabletop::{Known, PerSeat, Seat, Viewer};

use crate::Ending;
use crate::components::{Conversion, Goal, Loco, PerResource, Resource, Side, Sort, Tile, Tiles};
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
    /// A loco drove over so many tiles, with so much in its owner's stores.
    Drove { seat: Seat, loco: Loco, from: Stop, to: Stop, tiles: u8, load: PerResource<u8> },
    /// A coal was burned for a movement point.
    Burned { seat: Seat },
    /// The second loco was built.
    LocoBuilt { seat: Seat, at: Cell },
    /// A delivery was made, with points on its field.
    Delivered {
        seat: Seat,
        at: Cell,
        load: PerResource<u8>,
        first: bool,
        points: u8,
        goal: Option<u8>,
    },
    /// A passenger got off in the city of somebody's station.
    GotOff { seat: Seat, at: Cell, host: Option<Seat> },
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

/// A tile on the way of a loco, as it is told.
#[derive(Copy, Clone, PartialEq, Eq, Debug, Serialize)]
pub struct Stop {
    /// Where.
    pub at: Cell,
    /// What it is.
    pub sort: Sort,
    /// Whose station or site it is.
    pub owner: Option<Seat>,
}

impl Event {
    /// Two drives in a row of one loco are one trip.
    pub fn joined(&self, next: &Event) -> Option<Event> {
        let Event::Drove { seat, loco, from, to, tiles, load } = *self else { return None };
        let Event::Drove { seat: by, loco: with, from: on, to: end, tiles: more, .. } = *next
        else {
            return None;
        };
        let goes_on = (seat, loco, to.at) == (by, with, on.at);
        goes_on.then_some(Event::Drove { seat, loco, from, to: end, tiles: tiles + more, load })
    }

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

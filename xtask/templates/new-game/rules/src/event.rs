//! What the players would announce at the table.

use serde::Serialize;
use tabletop::{Message, Seat, Tell, closed_set};

/// Something that happened.
#[derive(Copy, Clone, PartialEq, Eq, Debug, Serialize)]
#[serde(rename_all = "snake_case")]
pub enum Event {
    /// Chance has said who starts (§1).
    Started {
        /// This player.
        seat: Seat,
    },
    /// Pebbles were taken (§2).
    Took {
        /// By this player.
        seat: Seat,
        /// So many.
        count: u8,
    },
    /// The heap is gone (§3).
    Ended {
        /// How the game ended.
        ending: Ending,
    },
}

closed_set! {
    /// The ways the game can end (§3).
    pub enum Ending {
        /// The heap is gone.
        Heap = "heap",
    }
}

impl Tell for Event {
    fn message(&self) -> Message {
        let say = Message::new;
        match *self {
            Event::Started { seat } => say("event-started").seat("seat", seat),
            Event::Took { seat, count } => {
                say("event-took").seat("seat", seat).number("count", count)
            }
            Event::Ended { ending } => say("event-ended").word("ending", ending),
        }
    }
}

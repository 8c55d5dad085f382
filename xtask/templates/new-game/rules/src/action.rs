//! What players and chance do, and how it is spelled. This is the format of transcripts.

use serde::{Deserialize, Serialize};
use tabletop::{Path, Seat, Spell, Stop, Words};

/// Everything a player can decide.
#[derive(Copy, Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Action {
    /// Take pebbles from the heap (§2): `take/2`.
    Take {
        /// How many.
        count: u8,
    },
}

/// What chance brings.
#[derive(Copy, Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Chance {
    /// Who starts (§1).
    Start {
        /// This player.
        seat: Seat,
    },
}

impl Spell for Action {
    fn write(&self, path: &mut Path) {
        match self {
            Action::Take { count } => path.word("take").number(count),
        };
    }

    fn read(words: &mut Words<'_>) -> Result<Action, Stop> {
        match words.word()? {
            "take" => Ok(Action::Take { count: words.number()? }),
            other => Err(Stop::unknown(other)),
        }
    }
}

//! Whose turn it is and what is pending.

use serde::Serialize;
use tabletop::{PerSeat, Seat, Seats, closed_set};

use crate::components::{Berth, Group};
use crate::sets::{Fields, Goods};

/// Where in the game we are, with what matters only there.
#[derive(Copy, Clone, PartialEq, Eq, Debug, Serialize)]
#[serde(rename_all = "snake_case")]
pub enum Phase {
    /// The start player and the first ships are about to be drawn (§1).
    Opening,
    /// The plantations are about to be dealt (§1, Q47).
    Deal,
    /// The players choose their plantations one after the other (§1, Q47).
    Choose {
        /// Whose choice it is.
        seat: Seat,
    },
    /// Each player chooses materials and raws to begin with (§1).
    Equip {
        /// Whose choice it is.
        seat: Seat,
        /// How many pieces they have chosen.
        taken: u8,
    },
    /// A bill of each group is about to be turned up (§2).
    Bills,
    /// Everybody sends a delegate to parliament face down (§14).
    Delegates {
        /// Who has chosen.
        chosen: Seats,
    },
    /// The players play their characters (§3).
    Actions {
        /// Whose turn it is.
        active: Seat,
        /// How many cards all have played this round.
        plays: u8,
        /// What in the turn comes next.
        step: Step,
    },
    /// Votes are bought, all at once and sealed (§9).
    Vote(Vote),
    /// The winner of the vote enacts bills (§9).
    Enact {
        /// Who.
        winner: Seat,
        /// The bill enacted first.
        first: Option<Group>,
    },
    /// Taxes and duties are paid or not (§10).
    Levy {
        /// Whose decision it is.
        seat: Seat,
        /// Which.
        levy: Levy,
        /// Who has paid the tax.
        taxed: Seats,
        /// Who has paid the duty.
        given: Seats,
    },
    /// Ships arrive at the end of the round (§11).
    Arrivals,
    /// The game is over (§12).
    Over,
}

/// A step of a turn in the action phase.
#[derive(Copy, Clone, PartialEq, Eq, Debug, Serialize)]
#[serde(rename_all = "snake_case")]
pub enum Step {
    /// A card must be played (§3).
    Play,
    /// The worker: the pawn moves or stays (§4).
    Pawn,
    /// The worker: raw fields are used (§4).
    Harvest {
        /// The activated raw fields not used yet.
        left: Fields,
        /// How many more may be used without water.
        free: u8,
    },
    /// The tradeswoman (§5).
    Trade {
        /// What has been bought.
        bought: Goods,
        /// What has been sold.
        sold: Goods,
    },
    /// The architect (§6).
    Build,
    /// The foreman (§7).
    Foreman {
        /// The fields whose buildings have been used.
        used: Fields,
    },
    /// The mayor (§8).
    Load {
        /// Where the ship lies on which something has been loaded.
        berth: Option<Berth>,
    },
    /// A ship that left in mid-round is about to be replaced (Q28).
    Arrival {
        /// The fields whose buildings the foreman has used; nothing if it was the mayor.
        foreman: Option<Fields>,
    },
}

/// The vote in parliament. The bids themselves are kept apart: they are secret.
#[derive(Copy, Clone, PartialEq, Eq, Debug, Serialize)]
pub struct Vote {
    /// Everybody's votes so far.
    pub votes: PerSeat<u16>,
    /// Who may win.
    pub running: Seats,
    /// Who may bid.
    pub asked: Seats,
    /// Who has bid.
    pub done: Seats,
    /// Whether it is the second round of bids, after a tie.
    pub again: bool,
}

closed_set! {
    /// What is asked of the players by law (§10).
    pub enum Levy {
        /// Pesos.
        Tax = "tax",
        /// Materials or raws.
        Duty = "duty",
    }
}

closed_set! {
    /// How a game can end (§12).
    pub enum Ending {
        /// The last round has been played.
        LastRound = "last_round",
    }
}

//! What people ask of a table.

use serde_json::Value;
use store::{Fresh, Guest, NewMessage, NewSitter};
use tabletop::Seat;
use tokio::sync::oneshot;

use super::nights::Nights;
use crate::error::AppError;

/// Where the answer goes. Whoever asked may have hung up: what they asked is done all the same.
pub(super) type Reply<T> = oneshot::Sender<Result<T, AppError>>;

/// What people ask of a table. Nothing else changes it, but chance and bots.
#[derive(Debug)]
pub(super) enum Command {
    /// A seat decides.
    Act(Asked, Reply<Acted>),
    /// The latest decision of one of the seats is taken back, as far as that is fair.
    Undo(Vec<Seat>, Option<usize>, Reply<()>),
    /// What one of the seats has taken back is done again.
    Redo(Vec<Seat>, Reply<()>),
    /// A seat decides ahead of time, or no longer does.
    Intend(Seat, Option<String>, Reply<()>),
    /// Somebody sits down in an open seat; the answer is whether they took it just now.
    Sit(Sitting, Reply<bool>),
    /// A guest takes the seat of somebody who did not come, by what the link to it ends with.
    TakeOver(Guest, Seat, String, Reply<()>),
    /// A guest comes by a private link.
    Admit(Arrival, Reply<()>),
    /// An open seat gets another link, or none.
    Invite(Option<String>, Seat, Reply<()>),
    /// Somebody closes the table.
    Close(Closer, Reply<()>),
    /// Somebody at the table wants something that is no move.
    Wish(Seat, Wish, Reply<()>),
    /// Something happens in the company that is no entry; the answer is its number, if it has one.
    Social(Social, Reply<i64>),
    /// Something may be due, even if nobody comes.
    Tick(Reply<()>),
    /// Other nodes have done something; it is answered when that is known here.
    TakeIn(Fresh, Reply<()>),
    /// Something goes wrong that nobody has thought of.
    #[cfg(test)]
    Panic(Reply<()>),
}

/// Who closes a table.
#[derive(Clone, Debug)]
pub(crate) enum Closer {
    /// A guest, who must have made it; and nobody has decided anything.
    Maker(Guest),
    /// The host, whatever has happened there.
    Host,
}

/// What happens in the company of a table and is no entry.
#[derive(Clone, Debug)]
pub(super) enum Social {
    /// Somebody is asked to a seat: which, whom, and by whom.
    Ask(u8, i64, i64),
    /// Somebody does not want to come.
    Decline(i64),
    /// Somebody says something.
    Say(NewMessage),
    /// The host has read a message, and may hide it.
    Settle(i64, bool),
}

/// What somebody at a table may want, besides to move.
#[derive(Clone, Debug)]
pub(crate) enum Wish {
    /// To give up: a bot of this name plays on.
    Leave(String),
    /// To let a bot of this name play until they return.
    StandIn(String),
    /// To play again.
    Return,
    /// That a bot plays for this seat, whose time is over; or not.
    Vote(Seat, bool),
    /// That the table is closed, or no longer.
    Close(bool),
    /// That their clock stands still at these hours.
    Nights(Option<Nights>),
    /// To go back until so many moves remain.
    AskUndo(usize),
    /// That somebody else may, or may not.
    AnswerUndo(bool),
    /// That this seat may move for them, or no longer.
    Lend(Seat, bool),
}

/// Somebody who sits down.
#[derive(Clone, Debug)]
pub(super) struct Sitting {
    pub(super) sitter: NewSitter,
    pub(super) seat: Seat,
    /// Whether a guest who has a seat at the table wants this one as well.
    pub(super) also: bool,
}

/// A guest who comes by a private link to a seat.
#[derive(Clone, Debug)]
pub(crate) struct Arrival {
    pub(crate) guest: i64,
    /// The hash of the link's token.
    pub(crate) hash: Vec<u8>,
    /// Links made before then no longer work.
    pub(crate) since: i64,
}

/// Decisions as they arrive.
#[derive(Clone, Debug)]
pub(crate) struct Asked {
    pub(crate) seat: Seat,
    /// Who decides for it, if that is somebody else.
    pub(crate) by: Option<Seat>,
    /// The question that the first of them answers.
    pub(crate) question: i64,
    /// One decision, or several in a row of which all happen or none.
    pub(crate) wanted: Vec<Wanted>,
    /// The client's own name for it.
    pub(crate) request: Option<String>,
}

/// A decision, as clicks spell it or as transcripts hold it.
#[derive(Clone, Debug)]
pub(crate) enum Wanted {
    Path(String),
    Action(Value),
}

/// The answer to a decision.
#[derive(Copy, Clone, Debug)]
pub(crate) struct Acted {
    pub(crate) seq: i64,
    pub(crate) ply: usize,
}

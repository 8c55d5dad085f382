//! A table as one visitor finds it: plain data, filled in by whoever keeps tables.

use std::fmt;

use catalog::Stop;
use tabletop::{Seat, Setup};
use title::{Chapter, Ended, Happened, Imprint, Table, Tale, Title};

use crate::accord::Accord;

/// What was agreed at a table, which never changes.
#[derive(Copy, Clone)]
pub struct Terms<'r> {
    /// What the table is called in addresses.
    pub id: &'r str,
    /// The game.
    pub title: &'r dyn Title,
    /// How it is played.
    pub setup: &'r Setup,
    /// Whether the table helps its players.
    pub aids: bool,
    /// Whether decisions stand once anything has followed.
    pub strict: bool,
    /// What was agreed about time and absence.
    pub accord: Accord,
}

impl fmt::Debug for Terms<'_> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "Terms({})", self.id)
    }
}

impl Terms<'_> {
    /// Whether something is hidden from somebody at this table.
    pub fn has_secrets(&self) -> bool {
        self.title.profile().has_secrets(&self.setup.variant)
    }
}

/// How far a table has come.
#[derive(Copy, Clone, PartialEq, Eq, Debug)]
pub enum State {
    /// A seat is open.
    Waiting,
    /// The game goes on.
    Playing,
    /// The game is over.
    Over,
    /// The table was closed before its end.
    Closed,
}

/// A table as one visitor finds it.
#[derive(Debug)]
pub struct Record<'r> {
    /// What was agreed.
    pub terms: Terms<'r>,
    /// The box that the table's own corrects, if it is known.
    pub parent: Option<Imprint>,
    /// Where its first moves come from, if they were not made at this table.
    pub origin: Option<Origin<'r>>,
    /// How far the table has come.
    pub state: State,
    /// The number of the latest thing that was written down.
    pub seq: i64,
    /// The position as the game stands.
    pub table: &'r dyn Table,
    /// The earlier position that the visitor looks at.
    pub past: Option<Past>,
    /// The moves of the game as it stands, in order.
    pub moves: Vec<Made<'r>>,
    /// Where somebody went back past chance: before which move, and who.
    pub rewound: &'r [(usize, Seat)],
    /// What the latest moves before the position looked at made happen.
    pub lately: Vec<&'r dyn Happened>,
    /// The parts of the game as it stands.
    pub chapters: Vec<Chapter<'r>>,
    /// The rounds of the game as it stands: how many moves stand before each, and its key.
    pub rounds: Vec<(usize, &'r str)>,
    /// What is remembered of the moves before the position looked at.
    pub remembered: Vec<(&'static str, u32)>,
    /// How the game has ended, once it has: who gave up is last.
    pub ended: Option<Ended>,
    /// How the scores came about, once the game is over.
    pub tale: Option<&'r Tale>,
    /// The seats, in order.
    pub places: Vec<Place<'r>>,
    /// The seats for which the visitor may act.
    pub held: &'r [Seat],
    /// What the visitor was called before, if they may sit down here as anybody may.
    pub offered: Option<String>,
    /// Who has taken the visitor's seat, if that was so and they have not read it yet.
    pub lost_to: Option<String>,
    /// Whether the visitor may close the table.
    pub may_close: bool,
    /// Whether the visitor may take a decision back.
    pub may_undo: bool,
    /// Whether the visitor may do again what was taken back.
    pub may_redo: bool,
    /// Where it stands, if it is no table but a guided game.
    pub guide: Option<Guide>,
    /// What the people settle among each other.
    pub together: Together,
    /// Whom the visitor may ask to a seat that is open.
    pub met: Vec<String>,
    /// The number of the latest message that the visitor may read.
    pub talked: i64,
}

/// Where the first moves of a table come from.
#[derive(Copy, Clone, Debug)]
pub struct Origin<'r> {
    /// The table at which they were made; nothing if they come from a file.
    pub table: Option<&'r str>,
    /// How many they are.
    pub ply: usize,
}

/// Where a guided game stands.
#[derive(Copy, Clone, Debug)]
pub struct Guide {
    /// The decision that is due, or the end.
    pub stop: Stop,
    /// How many decisions it has.
    pub of: usize,
}

/// An earlier position.
#[derive(Debug)]
pub struct Past {
    /// How many moves had been made.
    pub ply: usize,
    /// The table after them.
    pub table: Box<dyn Table>,
}

/// A move of the game.
#[derive(Copy, Clone, Debug)]
pub struct Made<'r> {
    /// Whose decision it was; nobody's if chance moved.
    pub seat: Option<Seat>,
    /// Whether a bot decided for them.
    pub is_bots: bool,
    /// What it made happen.
    pub happened: Option<&'r dyn Happened>,
}

/// A seat and who sits there.
#[derive(Copy, Clone, Debug)]
pub struct Place<'r> {
    /// The player's name; empty while nobody sits there.
    pub name: &'r str,
    /// Whether it is open, and the visitor is the one to fill it.
    pub to_fill: bool,
    /// What the link to such a seat ends with, unless it was withdrawn.
    pub invite: Option<&'r str>,
    /// Who is asked to such a seat.
    pub asked: Option<&'r str>,
    /// Who has declined it.
    pub declined: Option<&'r str>,
    /// Whether there is a page about whoever sits there, by this name.
    pub is_known: bool,
    /// The name of the question that is put to the seat.
    pub question: Option<i64>,
    /// What the seat has decided ahead of time.
    pub intent: Option<&'r str>,
    /// The name of the program that plays here; nothing if a person does.
    pub bot: Option<&'r str>,
    /// Until when it plays for a person: this turn, their return, or the end.
    pub stand: Option<&'static str>,
    /// Whether the person has given up.
    pub has_left: bool,
    /// What the clock of a person shows.
    pub hands: Option<Hands>,
    /// At which hours it stands still: from which minute of the day in Greenwich, and how many.
    pub nights: Option<(i64, i64)>,
}

/// What a clock shows, in milliseconds.
#[derive(Copy, Clone, Debug)]
pub struct Hands {
    /// What is left of the turn.
    pub turn: i64,
    /// What is left for the whole game.
    pub reserve: i64,
    /// Whether it goes.
    pub goes: bool,
    /// The night that it is or that comes next, in which a clock that goes stands still: in how
    /// much time it begins, which may lie behind, and in how much it ends.
    pub night: Option<(i64, i64)>,
}

/// What the people at a table settle among each other.
#[derive(Clone, Debug, Default)]
pub struct Together {
    /// What happened besides the moves, in order.
    pub asides: Vec<Aside>,
    /// What somebody asks who wants to go back.
    pub request: Option<Request>,
    /// Who wants the table to be closed.
    pub closing: Vec<Seat>,
    /// Who has yet to say so for it to be closed.
    pub missing: Vec<Seat>,
    /// On whom the others vote, since their time is over.
    pub votes: Vec<Vote>,
    /// Whose answer to any of this the others wait for.
    pub called: Vec<Seat>,
    /// The seats that somebody else may take, with what the link there ends with for those who may
    /// share it.
    pub offers: Vec<(Seat, Option<String>)>,
    /// By seat who may move for it besides.
    pub lent: Vec<Vec<Seat>>,
    /// When the table is looked at, and when it ends itself if nobody comes any more, in
    /// milliseconds since 1970.
    pub ends_in: Option<(i64, i64)>,
    /// Whether somebody has taken the seat of somebody who did not come.
    pub is_taken_over: bool,
    /// Whether nobody is there any more, so that the bots wait, too.
    pub is_deserted: bool,
}

/// A vote on whether a bot plays for somebody.
#[derive(Clone, Debug)]
pub struct Vote {
    /// For whom.
    pub on: Seat,
    /// Who is for it.
    pub pro: Vec<Seat>,
    /// Who is against it.
    pub contra: Vec<Seat>,
    /// Who may vote.
    pub may: Vec<Seat>,
    /// When the table is looked at, and when the vote ends, in milliseconds since 1970.
    pub ends_in: (i64, i64),
}

/// Something that happened besides the moves.
#[derive(Clone, Debug)]
pub struct Aside {
    /// After how many moves of the game as it stands.
    pub ply: usize,
    /// The id of the sentence about it.
    pub said: String,
    /// Who did it.
    pub seat: Option<Seat>,
    /// Whom it concerns besides.
    pub other: Option<Seat>,
    /// How many moves it is about.
    pub count: Option<i64>,
    /// Who sat there before, if the seat was taken over and that is known.
    pub before: Option<String>,
}

/// Somebody asks to go further back than they may alone.
#[derive(Clone, Debug)]
pub struct Request {
    /// Who.
    pub by: Seat,
    /// How many moves would remain.
    pub ply: usize,
    /// Who has yet to answer.
    pub open: Vec<Seat>,
}

impl Record<'_> {
    /// How many moves the game has as it stands.
    pub fn ply(&self) -> usize {
        self.moves.len()
    }

    /// What the addresses of all that can be done here begin with.
    pub fn base(&self) -> String {
        match self.guide {
            Some(guide) => format!("/learn/{}/{}", self.terms.title.profile().id, guide.stop.ply),
            None => format!("/tables/{}", self.terms.id),
        }
    }

    /// Where the visitor is, for pages that lead back.
    pub fn place(&self) -> String {
        match self.guide {
            Some(guide) => format!("learn={}", guide.stop.ply),
            None => format!("table={}", self.terms.id),
        }
    }

    /// The position that is looked at.
    pub fn shown(&self) -> &dyn Table {
        self.past.as_ref().map_or(self.table, |past| past.table.as_ref())
    }

    /// Whether any position may be continued elsewhere: nothing is hidden, or the game is over.
    pub fn may_fork(&self) -> bool {
        let is_told = self.state == State::Over || !self.terms.has_secrets();
        is_told && self.is_running() && self.guide.is_none()
    }

    /// Whether it is a board on which the visitor alone plans: it goes on from elsewhere, and every
    /// seat is theirs.
    pub fn is_plan(&self) -> bool {
        self.origin.is_some() && self.held.len() == self.places.len()
    }

    /// Whether there is a game to look at: all have been seated, whether or not it goes on.
    pub fn has_begun(&self) -> bool {
        match self.state {
            State::Playing | State::Over => true,
            State::Waiting => false,
            State::Closed => {
                self.ply() > 0 || self.places.iter().all(|place| !place.name.is_empty())
            }
        }
    }

    /// Whether the game goes on or has come to its end: all are seated and nobody has closed the
    /// table.
    pub const fn is_running(&self) -> bool {
        match self.state {
            State::Playing | State::Over => true,
            State::Waiting | State::Closed => false,
        }
    }

    /// The name of the question that `seat` has to answer, unless a bot does for it.
    pub fn own_question(&self, seat: Seat) -> Option<i64> {
        let place = self.places.get(seat.index())?;
        place.question.filter(|_| place.stand.is_none())
    }

    /// Whether the visitor may move for `seat`, which is somebody else's.
    pub fn is_lent(&self, seat: Seat) -> bool {
        let lent = self.together.lent.get(seat.index());
        let own = |by: &Seat| self.held.contains(by);
        !self.held.contains(&seat) && lent.is_some_and(|lent| lent.iter().any(own))
    }

    /// The name of the question that `seat` is asked.
    pub fn question(&self, seat: Seat) -> Option<i64> {
        self.places.get(seat.index())?.question
    }

    /// What `seat` has decided ahead of time.
    pub fn intent(&self, seat: Seat) -> Option<&str> {
        self.places.get(seat.index())?.intent
    }
}

//! Who lives in the town, what they have agreed, and what must therefore be.

use crate::house::Visitor;
use crate::party::{DAY, HOUR};

/// Somebody with an account and a webhook.
pub(super) struct Person {
    pub(super) name: String,
    pub(super) visitor: Visitor,
    /// By how many hours their clock is ahead.
    pub(super) zone: i64,
    /// Whether their time stands still at night.
    pub(super) sleeps: bool,
    /// Whether they are told nothing at night.
    pub(super) is_quiet: bool,
    /// How many times in a hundred they look in at a waking hour.
    pub(super) keen: usize,
    /// They are away until then.
    pub(super) away: i64,
    /// They have deleted their account.
    pub(super) is_gone: bool,
}

/// From then until then, by the clock of whoever lives there.
pub(super) const NIGHT: (i64, i64) = (22, 6);

impl Person {
    /// Whether it is night where they live.
    pub(super) const fn is_night(&self, at: i64) -> bool {
        let hour = (at.div_euclid(HOUR) + self.zone).rem_euclid(24);
        hour >= NIGHT.0 || hour < NIGHT.1
    }

    /// How much of so many days is left of a turn; `downs` are when no node ran.
    pub(super) fn left(&self, days: i64, since: i64, (now, downs): (i64, &[(i64, i64)])) -> i64 {
        let counts = |hour: &i64| {
            let is_down = downs.iter().any(|(from, until)| (*from..*until).contains(hour));
            !is_down && !(self.sleeps && self.is_night(*hour))
        };
        let hours = (since..now).step_by(usize::try_from(HOUR).unwrap()).filter(counts);
        days * DAY - i64::try_from(hours.count()).unwrap() * HOUR
    }

    /// Whether they want to be told something now.
    pub(super) const fn hears(&self, at: i64) -> bool {
        !(self.is_quiet && self.is_night(at))
    }
}

/// Who plays a seat.
#[derive(Copy, Clone, PartialEq, Eq, Debug)]
pub(super) enum Plays {
    /// Whoever sits there.
    Themselves,
    /// A bot until they return.
    StandIn,
    /// A bot for good.
    Left,
}

/// Whether somebody is told that it is their turn.
#[derive(Copy, Clone, PartialEq, Eq, Debug)]
pub(super) enum Told {
    NotYet,
    /// They may have been, or not: they were there when it began.
    Perhaps,
    Yes,
}

/// A seat at which a person sits, or sat.
pub(super) struct Sitter {
    pub(super) person: usize,
    pub(super) plays: Plays,
    /// Since when they are asked.
    pub(super) since: Option<i64>,
    pub(super) told: Told,
}

/// What happens when time is over.
#[derive(Copy, Clone, PartialEq, Eq, Debug)]
pub(super) enum Then {
    Turn,
    Bot,
}

/// A table, as those who sit there know it.
pub(super) struct Table {
    pub(super) id: String,
    pub(super) days: i64,
    pub(super) then: Then,
    /// People sit first, a bot last.
    pub(super) sitters: Vec<Sitter>,
    pub(super) is_over: bool,
}

impl Table {
    /// The seat of somebody.
    pub(super) fn seat(&self, person: usize) -> Option<usize> {
        self.sitters.iter().position(|sitter| sitter.person == person)
    }
}

//! What clocks show, and what is due by them: whose time is over, whose vote, and who does not
//! answer.

use pages::{Pace, Then};
use tabletop::{Seat, Seats};

use super::super::super::nights::{DAY, after, counted};
use super::super::ballot::Ballot;
use super::{House, Left};

/// Whoever is waited for and does nothing for so long is not waited for any more, clocks or not.
const SILENCE: i64 = 7 * DAY;
/// Nobody can vote in less, however short a turn is.
const SHORTEST_VOTE: i64 = 5 * 60_000;
/// Where there are no clocks there is so long to vote.
const LONGEST_VOTE: i64 = 3 * DAY;

impl House {
    /// How long a turn may take.
    pub(super) fn turn_time(&self) -> i64 {
        self.accord.pace.times().map_or(0, |(turn, _)| turn)
    }

    /// What happens when the time of a seat is over: where there are no clocks the others vote.
    pub(crate) const fn then(&self) -> Then {
        match self.accord.pace {
            Pace::None => Then::Vote,
            Pace::Live { .. } | Pace::Turns { .. } => self.accord.then,
        }
    }

    /// What the clock of a seat shows at a moment.
    pub(crate) fn left(&self, seat: Seat, now: i64) -> Option<Left> {
        let (turn, reserve) = self.accord.pace.times()?;
        let sitter = self.sitter(seat)?;
        let goes = sitter.is_waited_for();
        let since = if goes {
            counted(sitter.nights.now(), self.read_at, now.max(self.read_at))
        } else {
            0
        };
        let left = turn.saturating_sub(sitter.clock.spent.saturating_add(since));
        let reserve = reserve.saturating_sub(sitter.clock.taken).saturating_add(left.min(0));
        Some(Left { turn: left.max(0), reserve: reserve.max(0), goes })
    }

    /// The night of a seat at a moment, or its next one: in how much time it begins and ends.
    pub(crate) fn night(&self, seat: Seat, now: i64) -> Option<(i64, i64)> {
        Some(self.sitter(seat)?.nights.now()?.next(now))
    }

    /// When the time of a seat is over, if it goes.
    fn ends(&self, seat: Seat) -> Option<i64> {
        let sitter = self.sitter(seat)?;
        if !sitter.is_waited_for() || sitter.clock.is_over {
            return None;
        }
        let Some(Left { turn, reserve, .. }) = self.left(seat, self.read_at) else {
            // Without anybody to ask there is nothing to be done.
            let others = !self.voters(seat).is_empty();
            return others.then(|| sitter.asked_at.max(sitter.acted_at).saturating_add(SILENCE));
        };
        Some(after(sitter.nights.now(), self.read_at, turn.saturating_add(reserve)))
    }

    /// The seats whose time is over by now.
    pub(crate) fn timed_out(&self, now: i64) -> Seats {
        let seats = (0..8).map(Seat::new);
        seats.filter(|&seat| self.ends(seat).is_some_and(|ends| ends <= now)).collect()
    }

    /// What the others have said of whether a bot shall play for this seat, while they may.
    pub(crate) fn ballot(&self, seat: Seat) -> Option<Ballot> {
        self.sitter(seat)?.ballot
    }

    /// Until when they may.
    pub(crate) fn ballot_ends(&self, seat: Seat) -> Option<i64> {
        let sitter = self.sitter(seat)?;
        let long = match self.accord.pace {
            Pace::None => LONGEST_VOTE,
            Pace::Live { .. } | Pace::Turns { .. } => self.turn_time().max(SHORTEST_VOTE),
        };
        let left = long.saturating_sub(sitter.ballot?.spent).max(0);
        Some(after(sitter.nights.now(), self.read_at, left))
    }

    /// Who may vote on a seat: whoever is there, and at another screen.
    pub(crate) fn may_vote(&self, on: Seat) -> Seats {
        let together = |seat: Seat| self.screen.contains(seat) && self.screen.contains(on);
        let is_there = |seat: Seat| self.stand(seat).is_none();
        self.people().filter(|&seat| seat != on && !together(seat) && is_there(seat)).collect()
    }

    /// Who is waited for in a vote: not whoever did not come in their own time.
    fn voters(&self, on: Seat) -> Seats {
        let is_late = |seat: Seat| self.sitter(seat).is_some_and(|sitter| sitter.is_late);
        self.may_vote(on).iter().filter(|&seat| !is_late(seat)).collect()
    }

    /// Whether a bot is to play for a seat, once the others have decided; nothing before that.
    pub(crate) fn verdict(&self, seat: Seat, now: i64) -> Option<bool> {
        let is_over = self.ballot_ends(seat).is_some_and(|ends| ends <= now);
        self.ballot(seat)?.verdict(self.voters(seat), is_over)
    }

    /// Why a bot is to play for a seat after the vote, as the entry says it.
    pub(crate) fn reason(&self, seat: Seat) -> Option<&'static str> {
        Some(self.ballot(seat)?.why(self.voters(seat)))
    }

    /// Since when a seat has been asked by the game, or to close the table, and has not answered.
    fn silent_since(&self, seat: Seat) -> Option<i64> {
        let sitter = self.sitter(seat)?;
        let by_game = sitter.is_waited_for().then_some(sitter.asked_at);
        let by_others = self.is_asked_to_close(seat).then_some(self.closing_at);
        let asked = by_game.into_iter().chain(by_others).min()?;
        Some(asked.max(sitter.acted_at))
    }

    /// Whether it is asked to close the table, and has not agreed yet.
    pub(super) fn is_asked_to_close(&self, seat: Seat) -> bool {
        !self.closing.is_empty() && !self.closing.contains(seat)
    }

    /// Those who have a say in whether the table is closed.
    pub(super) fn may_close(&self) -> impl Iterator<Item = Seat> {
        self.people().filter(|&seat| self.has_say(seat))
    }

    /// When a seat has not answered for so long that the others close the table without it.
    fn gives_way(&self, seat: Seat) -> Option<i64> {
        let since = self.silent_since(seat).filter(|_| self.is_asked_to_close(seat))?;
        Some(since.saturating_add(SILENCE))
    }

    /// Who has yet to agree for the table to be closed.
    pub(crate) fn missing(&self, now: i64) -> impl Iterator<Item = Seat> {
        let waits = move |seat: &Seat| self.gives_way(*seat).is_some_and(|at| at > now);
        self.may_close().filter(waits)
    }

    /// When the table is closed if nobody says anything else: all have agreed who answer.
    pub(crate) fn closes_at(&self) -> Option<i64> {
        let is_wanted = self.may_close().any(|seat| self.closing.contains(seat));
        let last = self.may_close().filter_map(|seat| self.gives_way(seat)).max();
        is_wanted.then(|| last.unwrap_or(self.closing_at))
    }

    /// When nobody has done anything for so long that the table ends itself.
    pub(crate) fn ends_itself(&self) -> Option<i64> {
        let days = self.accord.abandoned?;
        self.acted_at.checked_add(days.saturating_mul(DAY))
    }

    /// When the table has to be looked at next, even if nobody comes.
    pub(crate) fn due(&self) -> Option<i64> {
        let seats = || (0..8).map(Seat::new);
        // Rounded up to a whole day, it is mostly the same after a move.
        let rounded = |at: i64| at.saturating_add(DAY - 1) / DAY * DAY;
        let has_clocks = self.accord.pace != Pace::None;
        let turns = seats().filter_map(|seat| self.ends(seat));
        let turns = turns.map(|at| if has_clocks { at } else { rounded(at) });
        let ballots = seats().filter_map(|seat| self.ballot_ends(seat));
        let days = self.ends_itself().map(rounded);
        turns.chain(ballots).chain(self.closes_at()).chain(days).min()
    }
}

//! A vote on whether a bot plays for somebody who does not.

use tabletop::{Seat, Seats};

/// What the others have said so far.
#[derive(Copy, Clone, PartialEq, Eq, Debug, Default)]
pub(crate) struct Ballot {
    /// Who is for a bot.
    pub(crate) pro: Seats,
    /// Who would wait.
    pub(crate) contra: Seats,
    /// How long it has gone, in milliseconds.
    pub(super) spent: i64,
}

impl Ballot {
    /// Takes what somebody says, who may have said something else before.
    pub(super) fn cast(&mut self, by: Seat, yes: bool) {
        (self.pro, self.contra) = (self.pro.without(by), self.contra.without(by));
        let side = if yes { &mut self.pro } else { &mut self.contra };
        *side = side.with(by);
    }

    /// Whether a bot is to play, if these may vote and the time may be over; nothing while it is
    /// open. The game has to go on: it waits only if more are for that.
    pub(super) fn verdict(self, voters: Seats, is_over: bool) -> Option<bool> {
        let (pro, contra) = self.counts(voters);
        // Where nobody else is, nobody has to be asked.
        let is_won = pro * 2 > voters.iter().count() || voters.is_empty();
        (is_won || is_over).then_some(is_won || pro >= contra)
    }

    /// Why a bot plays once these have voted, as the entry says it.
    pub(super) fn why(self, voters: Seats) -> &'static str {
        match self.counts(voters) {
            _ if voters.is_empty() => "alone",
            (0, 0) => "silence",
            (pro, contra) if pro == contra => "tie",
            _ => "vote",
        }
    }

    /// How many of these are for a bot, and how many would wait.
    fn counts(self, voters: Seats) -> (usize, usize) {
        let count = |side: Seats| voters.iter().filter(|&seat| side.contains(seat)).count();
        (count(self.pro), count(self.contra))
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    /// Anna is voted upon by Berta, Carlo and Dora.
    #[test]
    fn those_who_have_voted_decide_when_time_is_over() {
        let [berta, carlo, dora] = [1, 2, 3].map(Seat::new);
        let voters = Seats::only(berta).with(carlo).with(dora);
        let mut ballot = Ballot::default();
        let verdicts = |ballot: Ballot| [false, true].map(|over| ballot.verdict(voters, over));
        assert_eq!((verdicts(ballot), ballot.why(voters)), ([None, Some(true)], "silence"));
        ballot.cast(berta, false);
        assert_eq!(verdicts(ballot), [None, Some(false)]);
        ballot.cast(carlo, true);
        assert_eq!((verdicts(ballot), ballot.why(voters)), ([None, Some(true)], "tie"));
        ballot.cast(dora, false);
        assert_eq!(verdicts(ballot), [None, Some(false)]);
        ballot.cast(berta, true);
        assert_eq!((verdicts(ballot), ballot.why(voters)), ([Some(true), Some(true)], "vote"));
        assert_eq!(ballot.verdict(Seats::only(dora), true), Some(false), "who is gone has no say");
        assert_eq!(ballot.verdict(Seats::NONE, false), Some(true));
        assert_eq!(ballot.why(Seats::NONE), "alone");
    }
}

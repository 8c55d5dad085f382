//! Whose answer the others at a table wait for.

use tabletop::{Seat, Seats};

use super::House;

impl House {
    /// Who has yet to answer the others: in a vote, to a request to go back, and to one to close the
    /// table.
    pub(in super::super) fn answers(&self) -> [Seats; 3] {
        let back = self.request().map_or(Seats::NONE, |request| request.open);
        let is_there = |seat: &Seat| self.stand(*seat).is_none();
        let asked_back = |seat: &Seat| is_there(seat) && back.contains(*seat);
        let closes = |seat: &Seat| self.is_asked_to_close(*seat);
        [
            self.people().flat_map(|on| self.silent_on(on).iter()).collect(),
            self.people().filter(asked_back).collect(),
            self.may_close().filter(closes).collect(),
        ]
    }

    /// Whether a seat's person has a say in whether the table is closed: whoever lets a bot play for
    /// a while has, who is absent has not.
    pub(crate) fn has_say(&self, seat: Seat) -> bool {
        self.stand(seat).is_none_or(|stand| stand.wanted)
    }

    /// Who has not said yet whether a bot shall play for this seat.
    fn silent_on(&self, on: Seat) -> Seats {
        let Some(ballot) = self.ballot(on) else { return Seats::NONE };
        let has_said = |seat: Seat| ballot.pro.contains(seat) || ballot.contra.contains(seat);
        self.may_vote(on).iter().filter(|&seat| !has_said(seat)).collect()
    }
}

//! What people ask of the others, and are refused: the same is not asked again at once.

use serde_json::Value;
use store::{Among, Entry};
use tabletop::{Seat, Seats};

use super::House;

/// The same is asked again after a move, or after so long, in milliseconds.
const REST: i64 = 5 * 60_000;

/// What somebody asks of the others.
#[derive(Copy, Clone, PartialEq, Eq, Debug)]
pub(crate) enum Ask {
    /// To go back.
    Back,
    /// To close the table.
    Close,
}

/// That somebody was refused something.
#[derive(Copy, Clone, Debug)]
pub(super) struct Refused {
    ask: Ask,
    /// Who asked.
    seat: Seat,
    /// When they were refused.
    at: i64,
}

impl House {
    /// How long somebody has to wait before they ask for the same again; nothing if they may.
    pub(crate) fn asks_again_in(&self, seat: Seat, ask: Ask, now: i64) -> Option<i64> {
        let is_it = |refused: &&Refused| refused.ask == ask && refused.seat == seat;
        let refused = self.refused.iter().rfind(is_it)?;
        Some(refused.at.saturating_add(REST).saturating_sub(now)).filter(|left| *left > 0)
    }

    /// Takes in that `by` refuses what others ask, before it is no longer asked. Whoever thinks
    /// better of it is refused nothing.
    pub(super) fn refuse(&mut self, by: Seat, among: Among, entry: &Entry) {
        if entry.body.get("yes").and_then(Value::as_bool) != Some(false) {
            return;
        }
        let at = entry.at;
        if among == Among::AnsweredUndo {
            let asked = self.request.filter(|request| request.by != by);
            self.refused.extend(asked.map(|request| Refused {
                ask: Ask::Back,
                seat: request.by,
                at,
            }));
        } else if among == Among::WantedClose && !self.closing.contains(by) {
            let close = |seat| Refused { ask: Ask::Close, seat, at };
            self.refused.extend(self.closing.iter().map(close));
        }
    }

    /// The game has gone on: nobody goes back to what was asked before.
    pub(super) fn settle(&mut self) {
        self.request = None;
        self.refused.clear();
    }

    pub(super) fn want_close(&mut self, seat: Seat, yes: bool, at: i64) {
        if self.closing.is_empty() {
            self.closing_at = at;
        }
        self.closing = match (yes, self.closing.contains(seat)) {
            (true, _) => self.closing.with(seat),
            (false, true) => self.closing.without(seat),
            // Whoever is asked and refuses has answered for all.
            (false, false) => Seats::NONE,
        }
    }
}

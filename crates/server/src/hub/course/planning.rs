//! Planning: what an entry would do, before it is written down.

use std::sync::Arc;

use serde_json::{Value, json};
use store::{Among, Entry, Kind};
use tabletop::{Seat, Seats, Turn};
use title::{Happened, Objection, Table};

use super::{Course, Step, index, play};

/// An entry that holds, with the position after it.
#[derive(Debug)]
pub(crate) struct Planned {
    pub(crate) entry: Entry,
    pub(super) effect: Effect,
}

#[derive(Debug)]
pub(super) enum Effect {
    /// A move is added.
    Grown(Box<dyn Table>, Arc<dyn Happened>),
    /// A move that was taken back is made again.
    Regrown(Box<dyn Table>, Arc<dyn Happened>),
    /// So many moves remain.
    Cut(Box<dyn Table>, usize),
    /// The move with this number is taken out from among the others.
    Pulled(Box<dyn Table>, usize),
    /// Seats are taken.
    Filled(Seats),
    /// The table is closed.
    Closed,
    /// Only people are concerned.
    Noted,
}

/// Who sits at the table, as far as it matters for taking back.
#[derive(Copy, Clone, Debug, Default)]
pub(crate) struct Company {
    /// The seats of bots.
    pub(crate) bots: Seats,
    /// Whether one person plays against them, or plans for everybody.
    pub(crate) is_alone: bool,
}

impl Company {
    /// Whether what happened may be taken back without asking anybody.
    fn harms_nobody(self, step: &Step) -> bool {
        step.seat.map_or(self.is_alone, |decider| self.bots.contains(Seat::new(decider)))
    }
}

/// How a decision can be taken back.
#[derive(Copy, Clone, PartialEq, Eq, Debug)]
pub(crate) enum WayBack {
    /// The game goes back to before the move with this number.
    Before(usize),
    /// The move with this number is taken out from among the others.
    Without(usize),
}

/// Who does it, when, and under which name of theirs.
#[derive(Clone, Debug, Default)]
pub(crate) struct Stamp {
    pub(crate) at: i64,
    pub(crate) request: Option<String>,
}

impl Course {
    /// Plans a decision.
    pub(crate) fn decide(
        &self,
        seat: Seat,
        action: &Value,
        stamp: Stamp,
    ) -> Result<Planned, Objection> {
        let entry = self.entry(Kind::Move, Some(seat), action.clone(), stamp);
        self.plan(entry)
    }

    /// Plans what chance brought.
    pub(crate) fn resolve(&self, chance: Value, at: i64) -> Result<Planned, Objection> {
        self.plan(self.entry(Kind::Chance, None, chance, Stamp { at, request: None }))
    }

    /// Plans to take back the latest decision of `seat`, if that is fair, and with it what the
    /// bots have answered.
    pub(crate) fn undo(&self, seat: Seat, company: Company, at: i64) -> Option<Planned> {
        match self.way_back(seat, company)? {
            WayBack::Before(ply) => self.back_before(ply, seat, at),
            WayBack::Without(ply) => {
                let (of, stamp) = (json!({"of": self.seq_of(ply)}), Stamp { at, request: None });
                self.plan(self.entry(Kind::Withdraw, Some(seat), of, stamp)).ok()
            }
        }
    }

    /// Plans to take back what one click of `seat` decided in several moves, from move `ply` on,
    /// if nobody but bots has moved since.
    pub(crate) fn undo_since(
        &self,
        ply: usize,
        (seat, company): (Seat, Company),
        at: i64,
    ) -> Option<Planned> {
        if self.is_settled(company) || ply < self.floor() {
            return None;
        }
        let is_own = |step: &Step| step.seat == index(seat);
        let is_secret = |step: &Step| step.asked.len() > 1 && !company.is_alone;
        let since = self.line.get(ply..)?;
        let fair = since.first().is_some_and(is_own)
            && since.iter().all(|step| is_own(step) || company.harms_nobody(step))
            && !since.iter().any(is_secret);
        fair.then(|| self.back_before(ply, seat, at))?
    }

    fn back_before(&self, ply: usize, seat: Seat, at: i64) -> Option<Planned> {
        let to = ply.checked_sub(1).map_or(1, |ply| self.seq_of(ply));
        let stamp = Stamp { at, request: None };
        self.plan(self.entry(Kind::Undo, Some(seat), json!({"to": to}), stamp)).ok()
    }

    /// Whether the result stands: the game is over, and the dice that it was drawn from are open to
    /// all, so that whoever took something back would know what they bring.
    fn is_settled(&self, company: Company) -> bool {
        self.turn() == Some(Turn::Over) && !company.is_alone
    }

    /// How the latest decision of `seat` could be taken back. It is fair as long as neither
    /// chance nor another person has moved since and nothing secret has come to light, or if the
    /// others have only answered the same question. Whoever plays with bots alone harms nobody.
    pub(crate) fn way_back(&self, seat: Seat, company: Company) -> Option<WayBack> {
        if self.is_settled(company) {
            return None;
        }
        let latest = self.line.iter().rposition(|step| step.seat == index(seat));
        let ply = latest.filter(|&ply| ply >= self.floor())?;
        // What several decide at once is secret until all have.
        let sealed = |step: &Step| step.asked.len() > 1;
        let since = &self.line[ply + 1..];
        let shown = !since.is_empty() && self.line[ply..].iter().any(sealed);
        if since.iter().all(|step| company.harms_nobody(step)) && (company.is_alone || !shown) {
            return Some(WayBack::Before(ply));
        }
        self.answer(seat).map(WayBack::Without)
    }

    /// Plans to make again what `seat` has taken back.
    pub(crate) fn redo(&self, seat: Seat, at: i64) -> Option<Planned> {
        let again = self.noted.get(*self.undone.last()?)?;
        let stamp = Stamp { at, request: None };
        let of = json!({"of": again.seq});
        (again.seat == index(seat))
            .then(|| self.plan(self.entry(Kind::Redo, Some(seat), of, stamp)).ok())?
    }

    /// An entry that says that `seat` is taken.
    pub(crate) fn seated(&self, seat: Seat, name: &str, at: i64) -> Planned {
        let entry = self.entry(
            Kind::Seated,
            Some(seat),
            json!({"name": name}),
            Stamp { at, request: None },
        );
        Planned { entry, effect: Effect::Filled(Seats::only(seat)) }
    }

    /// The first entry: the table is made, and these seats are taken.
    pub(crate) fn opened(&self, taken: Seats, at: i64) -> Planned {
        let seats: Vec<usize> = taken.iter().map(Seat::index).collect();
        let stamp = Stamp { at, request: None };
        let entry = self.entry(Kind::Opened, None, json!({"seats": seats}), stamp);
        Planned { entry, effect: Effect::Filled(taken) }
    }

    /// An entry that closes the table, and says who does if it is not its maker.
    pub(crate) fn close(&self, by: Option<&str>, at: i64) -> Planned {
        let stamp = Stamp { at, request: None };
        let body = by.map_or_else(|| json!({}), |by| json!({"by": by}));
        Planned { entry: self.entry(Kind::Closed, None, body, stamp), effect: Effect::Closed }
    }

    /// An entry about people.
    pub(crate) fn aside(&self, among: Among, seat: Option<Seat>, body: Value, at: i64) -> Planned {
        let entry = self.entry(Kind::Among(among), seat, body, Stamp { at, request: None });
        Planned { entry, effect: Effect::Noted }
    }

    /// Plans to go back as far as somebody has asked.
    pub(crate) fn undo_asked(&self, by: Seat, to: i64, at: i64) -> Option<Planned> {
        let stamp = Stamp { at, request: None };
        self.plan(self.entry(Kind::Undo, Some(by), json!({"to": to}), stamp)).ok()
    }

    /// How many moves an undo leaves that says this.
    pub(crate) fn kept(&self, to: i64) -> usize {
        (0..self.line.len()).take_while(|&ply| self.seq_of(ply) <= to).count()
    }

    /// What an undo that leaves so many moves says, and whose moves would go; only such as were
    /// made here.
    pub(crate) fn going(&self, kept: usize) -> Option<(i64, Seats)> {
        let gone = self.line.get(kept..).filter(|gone| !gone.is_empty() && kept >= self.floor())?;
        let deciders = gone.iter().filter_map(|step| step.seat).map(Seat::new).collect();
        Some((kept.checked_sub(1).map_or(1, |ply| self.seq_of(ply)), deciders))
    }

    pub(super) fn plan(&self, entry: Entry) -> Result<Planned, Objection> {
        let number = |key: &str| entry.body.get(key).and_then(Value::as_i64);
        let effect = match entry.kind {
            Kind::Move | Kind::Chance => {
                let mut table = self.table.boxed_clone();
                let told = play(table.as_mut(), entry.seat, &entry.body)?;
                Effect::Grown(table, told.into())
            }
            Kind::Undo => {
                let to = number("to").ok_or_else(|| broken("undo"))?;
                let kept = self.kept(to);
                Effect::Cut(self.at(kept), kept)
            }
            Kind::Redo => {
                let index = *self.undone.last().ok_or_else(|| broken("redo"))?;
                let mut table = self.table.boxed_clone();
                let noted = self.noted.get(index).ok_or_else(|| broken("redo"))?;
                let told = play(table.as_mut(), noted.seat, &noted.body())?;
                Effect::Regrown(table, told.into())
            }
            Kind::Withdraw => {
                let of = number("of").ok_or_else(|| broken("withdraw"))?;
                let ply = (0..self.line.len()).position(|ply| self.seq_of(ply) == of);
                let ply = ply.ok_or_else(|| broken("withdraw"))?;
                let mut table = self.at(ply);
                let mut reader = self.noted.reader();
                for step in &self.line[ply + 1..] {
                    let noted = reader.get(step.index()).ok_or_else(|| broken("withdraw"))?;
                    play(table.as_mut(), noted.seat, &noted.body())?;
                }
                Effect::Pulled(table, ply)
            }
            Kind::Opened => {
                let seats = entry.body.get("seats").and_then(Value::as_array);
                let seats = seats.ok_or_else(|| broken("opened"))?.iter().filter_map(Value::as_u64);
                let seats = seats.filter_map(|seat| u8::try_from(seat).ok());
                Effect::Filled(seats.map(Seat::new).collect())
            }
            Kind::Seated => Effect::Filled(
                entry.seat.map(|seat| Seats::only(Seat::new(seat))).unwrap_or_default(),
            ),
            Kind::Closed => Effect::Closed,
            Kind::Among(_) => Effect::Noted,
        };
        let mut planned = Planned { entry, effect };
        planned.mark()?;
        Ok(planned)
    }

    pub(super) fn entry(&self, kind: Kind, seat: Option<Seat>, body: Value, stamp: Stamp) -> Entry {
        let Stamp { at, request } = stamp;
        let seat = seat.and_then(index);
        Entry { seq: self.seq() + 1, kind, seat, body, fingerprint: None, request, at }
    }
}

impl Planned {
    /// Writes the fingerprint down, or compares it with the one that was.
    fn mark(&mut self) -> Result<(), Objection> {
        let here = match &self.effect {
            Effect::Grown(table, _)
            | Effect::Regrown(table, _)
            | Effect::Cut(table, _)
            | Effect::Pulled(table, _) => table.fingerprint(),
            Effect::Filled(_) | Effect::Closed | Effect::Noted => return Ok(()),
        };
        let version = |mark: &str| mark.split(':').next().map(str::to_owned);
        match &self.entry.fingerprint {
            Some(mark) if version(mark) == version(&here) && *mark != here => {
                let seq = self.entry.seq;
                Err(Objection::Format(format!("entry {seq} has the mark {mark}, here {here}")))
            }
            Some(_) => Ok(()),
            None => {
                self.entry.fingerprint = Some(here);
                Ok(())
            }
        }
    }
}

fn broken(kind: &str) -> Objection {
    Objection::Format(format!("a broken entry {kind:?}"))
}

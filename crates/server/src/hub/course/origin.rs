//! Where the first moves of a table come from, if they were not made there.

use catalog::Written;
use serde::{Deserialize, Serialize};
use serde_json::{Value, json};
use store::Kind;
use tabletop::Seats;
use title::{Objection, Opened};

use super::{Course, Noted, Planned, Stamp, Step};

/// Where a table goes on that does not begin at the beginning. Its first entry says so.
#[derive(Clone, PartialEq, Eq, Debug)]
pub(crate) struct Origin {
    /// The table at which the moves were made; nothing if they come from a file.
    pub(crate) table: Option<String>,
    /// How many moves were made before.
    pub(crate) ply: usize,
    /// What their chance was drawn from, if a file has opened that.
    dice: Option<Brought>,
}

/// The dice that a file has opened; its chance was held against them.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub(crate) struct Brought {
    pub(crate) opened: Opened,
    /// Which of their draws its chance was, in order.
    pub(crate) numbers: Vec<u64>,
}

/// Moves with which a table begins.
#[derive(Clone, Debug)]
pub(crate) struct Prelude {
    /// The table at which they were made; nothing if they come from a file.
    pub(crate) table: Option<String>,
    /// In order.
    pub(crate) moves: Vec<Written>,
    /// What chance was drawn from, if a file has opened that.
    pub(crate) dice: Option<Brought>,
}

impl Origin {
    /// What everybody is told of it.
    pub(crate) fn told(&self) -> Value {
        match &self.table {
            Some(table) => json!({"table": table, "ply": self.ply}),
            None => json!({"ply": self.ply}),
        }
    }

    fn written(&self) -> Value {
        let mut written = self.told();
        if let Some(dice) = &self.dice {
            written["dice"] = json!(dice);
        }
        written
    }

    /// What the first entry of a table says.
    pub(crate) fn read(body: &Value) -> Option<Origin> {
        let from = body.get("from")?;
        let ply = usize::try_from(from.get("ply")?.as_u64()?).ok()?;
        let table = from.get("table").and_then(Value::as_str).map(str::to_owned);
        let dice = from.get("dice").and_then(|dice| Brought::deserialize(dice).ok());
        Some(Origin { table, ply, dice })
    }
}

impl Course {
    /// Where the first moves come from, if they were not made here.
    pub(crate) const fn origin(&self) -> Option<&Origin> {
        self.origin.as_ref()
    }

    /// How many moves were made before the table was, so that nobody here takes them back.
    pub(crate) fn floor(&self) -> usize {
        self.origin.as_ref().map_or(0, |origin| origin.ply)
    }

    /// Whether all that chance brings here is drawn from the table's own dice, which are sealed.
    pub(crate) const fn is_sealed(&self) -> bool {
        self.origin.is_none()
    }

    /// The dice that were opened elsewhere and from which all chance of the game as it stands was
    /// drawn: whatever was drawn here since was drawn from others.
    pub(crate) fn brought(&self) -> Option<&Brought> {
        let mut since = self.line.iter().skip(self.floor());
        let dice = self.origin.as_ref()?.dice.as_ref();
        dice.filter(|_| since.all(|step| step.seat.is_some()))
    }

    /// The first entries: the table is made, these seats are taken, and so much has happened
    /// before. What chance brought then stands; what it brings from now on is drawn anew.
    pub(crate) fn begins(
        &mut self,
        taken: Seats,
        prelude: Option<Prelude>,
        at: i64,
    ) -> Result<Vec<store::Entry>, Objection> {
        let mut opened = self.opened(taken, at);
        let mut moves = Vec::new();
        if let Some(prelude) = prelude {
            let Prelude { table, dice, .. } = prelude;
            moves = prelude.moves;
            opened.entry.body["from"] = Origin { table, ply: moves.len(), dice }.written();
        }
        let mut entries = Vec::with_capacity(moves.len() + 1);
        let mut take = |course: &mut Course, planned: Planned| {
            entries.push(planned.entry.clone());
            course.commit(planned);
        };
        take(self, opened);
        for (seat, body) in moves {
            let stamp = Stamp { at, request: None };
            let kind = if seat.is_some() { Kind::Move } else { Kind::Chance };
            let planned = self.plan(self.entry(kind, seat, body, stamp))?;
            take(self, planned);
        }
        Ok(entries)
    }

    /// By move of the game as it stands which of all draws of the dice it was, if one: of the
    /// table's own, which are sealed, or of those that were brought along.
    pub(crate) fn draws(&self) -> Vec<Option<u64>> {
        if let Some(dice) = self.brought() {
            let mut numbers = dice.numbers.iter().copied();
            let drawn = |step: &Step| step.seat.is_none().then(|| numbers.next())?;
            return self.line.iter().map(drawn).collect();
        }
        let mut number = 0..;
        let mut drawn = |noted: &Noted| {
            (noted.kind == Kind::Chance && self.is_sealed()).then(|| number.next())?
        };
        let all: Vec<Option<u64>> = self.noted.from(0).map(|noted| drawn(&noted)).collect();
        self.line.iter().map(|step| all[step.index()]).collect()
    }
}

//! Where the first moves of a table come from, if they were not made there.

use catalog::Written;
use serde_json::{Value, json};
use store::Kind;
use tabletop::Seats;
use title::Objection;

use super::{Course, Noted, Planned, Stamp};

/// Where a table goes on that does not begin at the beginning. Its first entry says so.
#[derive(Clone, PartialEq, Eq, Debug)]
pub(crate) struct Origin {
    /// The table at which the moves were made; nothing if they come from a file.
    pub(crate) table: Option<String>,
    /// How many moves were made before.
    pub(crate) ply: usize,
}

/// Moves with which a table begins.
#[derive(Clone, Debug)]
pub(crate) struct Prelude {
    /// The table at which they were made; nothing if they come from a file.
    pub(crate) table: Option<String>,
    /// In order.
    pub(crate) moves: Vec<Written>,
}

impl Origin {
    fn written(&self) -> Value {
        match &self.table {
            Some(table) => json!({"table": table, "ply": self.ply}),
            None => json!({"ply": self.ply}),
        }
    }

    /// What the first entry of a table says.
    pub(super) fn read(body: &Value) -> Option<Origin> {
        let from = body.get("from")?;
        let ply = usize::try_from(from.get("ply")?.as_u64()?).ok()?;
        let table = from.get("table").and_then(Value::as_str).map(str::to_owned);
        Some(Origin { table, ply })
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

    /// The first entries: the table is made, these seats are taken, and so much has happened
    /// before. What chance brought then stands; what it brings from now on is drawn anew.
    pub(crate) fn begins(
        &mut self,
        taken: Seats,
        prelude: Option<Prelude>,
        at: i64,
    ) -> Result<Vec<store::Entry>, Objection> {
        let (table, moves) = prelude.map(|prelude| (prelude.table, prelude.moves)).unzip();
        let mut opened = self.opened(taken, at);
        let moves = moves.unwrap_or_default();
        if let Some(table) = table {
            opened.entry.body["from"] = Origin { table, ply: moves.len() }.written();
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

    /// By move of the game as it stands which of all draws of the table's sealed dice it was, if
    /// one.
    pub(crate) fn draws(&self) -> Vec<Option<u64>> {
        let mut number = 0..;
        let mut drawn = |noted: &Noted| {
            (noted.kind == Kind::Chance && self.is_sealed()).then(|| number.next())?
        };
        let all: Vec<Option<u64>> = self.noted.from(0).map(|noted| drawn(&noted)).collect();
        self.line.iter().map(|step| all[step.index()]).collect()
    }
}

//! Moves tried out on a private copy of the table: nothing is written, nobody is told.

use tabletop::{Seat, Turn};
use title::{Happened, Table};

use crate::record::Terms;

/// What separates the moves of a trial in an address.
pub const BETWEEN: char = ';';

/// A copy of the table on which one seat has tried out some moves.
#[derive(Debug)]
pub struct Trial {
    /// The moves, each as its path.
    pub(crate) moves: Vec<String>,
    /// The table after them.
    pub table: Box<dyn Table>,
    /// What they made happen.
    pub(crate) happened: Vec<Box<dyn Happened>>,
}

impl Trial {
    /// Tries `moves` out for `seat` on a copy of `table`, as long as nobody else
    /// is asked in between, and nowhere at a table without aids.
    ///
    /// That tells no secret: chance is never drawn here, and without it what a seat sees after its
    /// decision follows from what it saw before (law 9 of `testkit`).
    pub fn new(terms: &Terms<'_>, table: &dyn Table, seat: Seat, moves: &str) -> Option<Trial> {
        if !terms.aids {
            return None;
        }
        let mut table = table.boxed_clone();
        let moves = moves.split(BETWEEN).filter(|path| !path.is_empty());
        let moves: Vec<String> = moves.map(str::to_owned).collect();
        let mut happened = Vec::new();
        for path in &moves {
            let action = table.action(path).ok().filter(|_| asks(table.as_ref(), seat))?;
            happened.push(table.apply(seat, &action).ok()?);
        }
        Some(Trial { moves, table, happened })
    }

    /// Whether the seat that tries is asked again.
    pub(crate) fn asks(&self, seat: Seat) -> bool {
        asks(self.table.as_ref(), seat)
    }

    /// The moves as an address holds them.
    pub(crate) fn written(&self) -> String {
        self.moves.join(&BETWEEN.to_string())
    }

    /// The same without the last move; nothing if there is none.
    pub(crate) fn shorter(&self) -> Option<String> {
        let (_, kept) = self.moves.split_last()?;
        Some(kept.join(&BETWEEN.to_string()))
    }
}

fn asks(table: &dyn Table, seat: Seat) -> bool {
    match table.turn() {
        Turn::Decide(seats) => seats.contains(seat),
        Turn::Chance | Turn::Over => false,
    }
}

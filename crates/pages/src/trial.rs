//! Moves tried out on a private copy of the table: nothing is written, nobody is told.

use tabletop::{Seat, Turn};
use title::{Happened, Table};

use crate::record::Terms;

/// What separates the moves of a trial in an address.
pub const BETWEEN: char = ';';

/// A copy of the table on which some moves have been tried out.
#[derive(Debug)]
pub struct Trial {
    /// The moves, each as its path.
    pub(crate) moves: Vec<String>,
    /// Who made each of them.
    pub(crate) movers: Vec<Seat>,
    /// The table before the last of them.
    pub(crate) before: Option<Box<dyn Table>>,
    /// The table after them.
    pub table: Box<dyn Table>,
    /// What they made happen.
    pub(crate) happened: Vec<Box<dyn Happened>>,
    /// Whose turn is tried out next.
    next: Option<Seat>,
}

impl Trial {
    /// Tries `moves` out on a copy of `table`, beginning with `seat`, and nowhere at a table
    /// without aids. Where nothing is hidden, one may move for everybody; else only for `seat`,
    /// as long as nobody else is asked in between.
    ///
    /// That tells no secret: chance is never drawn here, and without it what a seat sees after its
    /// decision follows from what it saw before (law 9 of `testkit`).
    pub fn new(terms: &Terms<'_>, table: &dyn Table, seat: Seat, moves: &str) -> Option<Trial> {
        if !terms.aids {
            return None;
        }
        let open = !terms.has_secrets();
        let next = |table: &dyn Table| match table.turn() {
            Turn::Decide(seats) if seats.contains(seat) => Some(seat),
            Turn::Decide(seats) => seats.iter().next().filter(|_| open),
            Turn::Chance | Turn::Over => None,
        };
        let moves = moves.split(BETWEEN).filter(|path| !path.is_empty());
        let moves: Vec<String> = moves.map(str::to_owned).collect();
        let mut table = table.boxed_clone();
        let (mut seats, mut happened, mut before) = (Vec::new(), Vec::new(), None);
        for path in &moves {
            let asked = next(table.as_ref())?;
            let action = table.action(path).ok()?;
            before = Some(table.boxed_clone());
            happened.push(table.apply(asked, &action).ok()?);
            seats.push(asked);
        }
        let next = next(table.as_ref());
        Some(Trial { moves, movers: seats, before, table, happened, next })
    }

    /// Whose turn is tried out next; nobody's where one may not move on.
    pub const fn next(&self) -> Option<Seat> {
        self.next
    }

    /// Whether all moves are those of `seat`, which may then be meant.
    pub(crate) fn is_of(&self, seat: Seat) -> bool {
        self.movers.iter().all(|&other| other == seat)
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

//! The course of a game: the fold over a table's entries.
//!
//! Nothing here waits or writes. A step is planned first, which may fail and
//! touches nothing; once it is on the disk it is committed, which cannot fail.

#[cfg(test)]
mod auction;
mod planning;
#[cfg(test)]
mod sealed;
mod trail;

use std::sync::Arc;

use store::{Entry, Kind, State, Summary};
use tabletop::{Seat, Seats, Setup, Turn};
use title::{Chapter, Happened, Objection, Table, Title, Unopened};

use planning::Effect;
pub(crate) use planning::{Planned, Stamp};
use trail::Trail;

/// A copy of the position is kept every so many moves.
const STRIDE: usize = 32;
/// So many moves may still be seen on the board.
const LATELY: usize = 32;

/// A table's entries and what follows from them. A copy shares almost everything.
#[derive(Clone, Debug)]
pub(crate) struct Course {
    /// The position as the game stands.
    table: Arc<dyn Table>,
    /// The moves of the game as it stands.
    line: Vec<Step>,
    /// The moves taken back, the latest last.
    undone: Vec<usize>,
    /// Every entry, undone or not.
    noted: Trail<Arc<Noted>>,
    /// The positions before move 0, 32, 64 and so on.
    copies: Vec<Arc<dyn Table>>,
    /// The positions in which chapters of the game began, with the number of the
    /// move after them.
    chapters: Vec<(usize, Arc<dyn Table>)>,
    /// By seat the entry that put the question now open to it.
    questions: [Option<i64>; 8],
    vacant: Seats,
    closed: bool,
    chances: u64,
}

/// A move of the game as it stands.
#[derive(Copy, Clone, Debug)]
struct Step {
    /// Which of the entries.
    index: usize,
    /// Who was asked before it.
    asked: Seats,
}

/// An entry and what it made happen.
#[derive(Debug)]
pub(crate) struct Noted {
    pub(crate) entry: Entry,
    /// How many moves the game had after it.
    pub(crate) ply: usize,
    pub(crate) happened: Option<Arc<dyn Happened>>,
}

impl Course {
    /// A table before its first entry.
    pub(crate) fn new(
        title: &'static dyn Title,
        setup: &Setup,
        data: &str,
    ) -> Result<Course, Unopened> {
        Ok(Course::begin(title.open(setup, data)?.into(), setup.players))
    }

    fn begin(table: Arc<dyn Table>, players: u8) -> Course {
        Course {
            copies: vec![Arc::clone(&table)],
            chapters: vec![(0, Arc::clone(&table))],
            table,
            line: Vec::new(),
            undone: Vec::new(),
            noted: Trail::default(),
            questions: [None; 8],
            vacant: Seats::all(players),
            closed: false,
            chances: 0,
        }
    }

    /// The position as the game stands.
    pub(crate) fn table(&self) -> &dyn Table {
        self.table.as_ref()
    }

    /// How many moves the game has as it stands.
    pub(crate) fn ply(&self) -> usize {
        self.line.len()
    }

    /// The number of the latest entry.
    pub(crate) fn seq(&self) -> i64 {
        self.noted.last().map_or(0, |noted| noted.entry.seq)
    }

    /// How many times chance has spoken.
    pub(crate) const fn chances(&self) -> u64 {
        self.chances
    }

    /// The entry with this number.
    pub(crate) fn noted(&self, seq: i64) -> Option<&Noted> {
        let index = usize::try_from(seq - 1).ok()?;
        self.noted.get(index).map(AsRef::as_ref)
    }

    /// The moves of the game as it stands, in order.
    pub(crate) fn moves(&self) -> impl DoubleEndedIterator<Item = &Noted> + ExactSizeIterator {
        self.line.iter().map(|step| self.noted[step.index].as_ref())
    }

    /// What the latest moves before the position after `ply` moves made happen.
    pub(crate) fn lately(&self, ply: usize) -> Vec<&dyn Happened> {
        let ply = ply.min(self.line.len());
        let steps = self.line[ply.saturating_sub(LATELY)..ply].iter();
        steps.filter_map(|step| self.noted[step.index].happened.as_deref()).collect()
    }

    /// The chapters of the game as it stands.
    pub(crate) fn chapters(&self) -> Vec<Chapter<'_>> {
        let ends = self.chapters.iter().skip(1).map(|(ply, _)| *ply).chain([self.line.len()]);
        let parts = self.chapters.iter().zip(ends);
        parts
            .map(|((from, began), to)| {
                let steps = self.line[*from..to].iter();
                let happened = steps.filter_map(|step| self.noted[step.index].happened.as_deref());
                Chapter { began: began.as_ref(), happened: happened.collect() }
            })
            .collect()
    }

    /// The answer that was given to this request of `seat`.
    pub(crate) fn answered(&self, seat: Seat, request: &str) -> Option<&Noted> {
        let same = |noted: &&Noted| {
            noted.entry.seat == index(seat) && noted.entry.request.as_deref() == Some(request)
        };
        self.noted.iter().rev().map(AsRef::as_ref).find(same)
    }

    /// Which seats nobody has taken yet.
    pub(crate) const fn vacant(&self) -> Seats {
        self.vacant
    }

    /// Whether the game goes on: all are seated and nobody has closed the table.
    pub(crate) const fn is_running(&self) -> bool {
        self.vacant.is_empty() && !self.closed
    }

    /// Whether the maker has closed the table.
    pub(crate) const fn is_closed(&self) -> bool {
        self.closed
    }

    /// Whether a player has ever decided something here.
    pub(crate) fn has_moved(&self) -> bool {
        self.noted.iter().any(|noted| noted.entry.kind == Kind::Move)
    }

    /// Whom the game waits for.
    pub(crate) fn turn(&self) -> Option<Turn> {
        self.is_running().then(|| self.table.turn())
    }

    /// The name of the question that `seat` is asked.
    pub(crate) fn question(&self, seat: Seat) -> Option<i64> {
        self.questions.get(seat.index()).copied().flatten()
    }

    /// Where the table stands, for lists.
    pub(crate) fn summary(&self) -> Summary {
        let (state, asked) = match self.turn() {
            None if self.closed => (State::Closed, Seats::NONE),
            None => (State::Waiting, Seats::NONE),
            Some(Turn::Over) => (State::Over, Seats::NONE),
            Some(Turn::Chance) => (State::Playing, Seats::NONE),
            Some(Turn::Decide(seats)) => (State::Playing, seats),
        };
        Summary { state, asked: asked.bits(), ply: i64::try_from(self.ply()).unwrap_or(i64::MAX) }
    }

    /// The position after the first `ply` moves: the nearest copy and at most 31 moves.
    pub(crate) fn at(&self, ply: usize) -> Box<dyn Table> {
        let ply = ply.min(self.line.len());
        if ply == self.line.len() {
            return self.table.boxed_clone();
        }
        let copy = ply / STRIDE;
        let mut table = self.copies[copy].boxed_clone();
        for step in &self.line[copy * STRIDE..ply] {
            self.again(table.as_mut(), step.index);
        }
        table
    }

    /// Folds in an entry that was read from the store.
    pub(crate) fn read(&mut self, entry: Entry) -> Result<(), Objection> {
        let planned = self.plan(entry)?;
        self.commit(planned);
        Ok(())
    }

    /// Takes a planned entry in.
    pub(crate) fn commit(&mut self, planned: Planned) {
        let Planned { entry, effect } = planned;
        let before = self.asked();
        let (seq, kind, seat) = (entry.seq, entry.kind, entry.seat);
        let index = self.noted.len();
        let mut happened = None;
        match effect {
            Effect::Grown(table, told) => {
                self.undone.clear();
                self.chances += u64::from(kind == Kind::Chance);
                self.grow(Step { index, asked: before }, table.into());
                happened = Some(told);
            }
            Effect::Regrown(table) => {
                if let Some(index) = self.undone.pop() {
                    self.grow(Step { index, asked: before }, table.into());
                }
            }
            Effect::Cut(table, kept) => {
                let cut = self.line.split_off(kept);
                self.undone.extend(cut.iter().rev().map(|step| step.index));
                self.copies.truncate(kept / STRIDE + 1);
                self.table = table.into();
            }
            Effect::Pulled(table, ply) => {
                self.undone.clear();
                self.line.remove(ply);
                self.copies.truncate(ply / STRIDE + 1);
                self.table = table.into();
                self.copy_up();
            }
            Effect::Filled(seats) => {
                self.vacant = seats.iter().fold(self.vacant, Seats::without);
            }
            Effect::Closed => self.closed = true,
        }
        self.noted.push(Arc::new(Noted { entry, ply: self.line.len(), happened }));
        self.note_chapter();
        self.ask(seq, kind, seat, before);
    }

    /// Begins a chapter, or takes back those that no longer are.
    fn note_chapter(&mut self) {
        let ply = self.line.len();
        self.chapters.retain(|&(from, _)| from < ply.max(1));
        let chapter = |table: &dyn Table| table.ledger().map(|ledger| ledger.chapter());
        let last = self.chapters.last().and_then(|(_, began)| chapter(began.as_ref()));
        if ply > 0 && chapter(self.table.as_ref()) != last {
            self.chapters.push((ply, Arc::clone(&self.table)));
        }
    }

    fn grow(&mut self, step: Step, table: Arc<dyn Table>) {
        self.line.push(step);
        if self.line.len().is_multiple_of(STRIDE) {
            self.copies.push(Arc::clone(&table));
        }
        self.table = table;
    }

    /// Makes the copies that are missing at the end.
    fn copy_up(&mut self) {
        while self.copies.len() * STRIDE <= self.line.len() {
            let first = (self.copies.len() - 1) * STRIDE;
            let mut table = self.copies[self.copies.len() - 1].boxed_clone();
            for step in &self.line[first..first + STRIDE] {
                self.again(table.as_mut(), step.index);
            }
            self.copies.push(table.into());
        }
    }

    /// Names the questions that are open after entry `seq`. Somebody else's
    /// answer leaves a question as it was; anything else asks anew.
    fn ask(&mut self, seq: i64, kind: Kind, seat: Option<u8>, before: Seats) {
        let after = self.asked();
        let answer = matches!(kind, Kind::Move | Kind::Withdraw);
        for asked in (0..8).map(Seat::new) {
            let question = &mut self.questions[asked.index()];
            let still = before.contains(asked) && answer && index(asked) != seat;
            let quiet = matches!(kind, Kind::Seated) && question.is_some();
            *question = match (after.contains(asked), still || quiet) {
                (false, _) => None,
                (true, true) => *question,
                (true, false) => Some(seq),
            };
        }
    }

    fn asked(&self) -> Seats {
        match self.turn() {
            Some(Turn::Decide(seats)) => seats,
            Some(Turn::Chance | Turn::Over) | None => Seats::NONE,
        }
    }

    /// The number among the moves of `seat`'s answer to a question that others
    /// have answered since and that is still open.
    fn answer(&self, seat: Seat) -> Option<usize> {
        let mine = |noted: &Noted| noted.entry.seat == index(seat);
        let ply = self.moves().rposition(mine)?;
        let question = self.line[ply].asked;
        let answers = |noted: &Noted| {
            let mover = noted.entry.seat.map(Seat::new);
            noted.entry.kind == Kind::Move && mover.is_some_and(|mover| question.contains(mover))
        };
        let open = self.asked();
        let same = !open.is_empty() && open.iter().all(|asked| question.contains(asked));
        (same && self.moves().skip(ply).all(answers)).then_some(ply)
    }

    fn seq_of(&self, ply: usize) -> i64 {
        self.noted[self.line[ply].index].entry.seq
    }

    /// Makes a move again that has been made before.
    fn again(&self, table: &mut dyn Table, index: usize) {
        let entry = &self.noted[index].entry;
        if let Err(objection) = play(table, entry) {
            tracing::error!(seq = entry.seq, %objection, "a move of before no longer holds");
        }
    }
}

fn play(table: &mut dyn Table, entry: &Entry) -> Result<Box<dyn Happened>, Objection> {
    match entry.seat {
        Some(seat) => table.apply(Seat::new(seat), &entry.body),
        None => table.resolve(&entry.body),
    }
}

fn index(seat: Seat) -> Option<u8> {
    u8::try_from(seat.index()).ok()
}

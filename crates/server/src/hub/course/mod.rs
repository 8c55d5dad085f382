//! The course of a game: the fold over a table's entries.
//!
//! Nothing here waits or writes. A step is planned first, which may fail and
//! touches nothing; once it is on the disk it is committed, which cannot fail.

#[cfg(test)]
mod auction;
mod ballot;
mod house;
mod noted;
mod origin;
mod planning;
mod retold;
#[cfg(test)]
mod sealed;
#[cfg(test)]
mod small;
mod stand;
mod step;

use std::hash::{DefaultHasher, Hash as _, Hasher as _};
use std::sync::Arc;

use pages::Accord;
use serde_json::Value;
use store::{Among, Entry, Kind, State, Summary};
use tabletop::{Seat, Seats, Setup, Turn};
use title::{Happened, Objection, Table, Title, Unopened};

pub(crate) use house::{Aside, Ask, House, WAIT};
pub(crate) use noted::Noted;
use noted::{Entries, Reader};
pub(crate) use origin::{Brought, Origin, Prelude};
use planning::Effect;
pub(crate) use planning::{Company, Planned, Stamp};
pub(crate) use retold::Retold;
use step::Step;

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
    /// Where somebody went back past chance: before which move, and who.
    rewound: Vec<(usize, Seat)>,
    /// Where the first moves come from, if they were not made here.
    origin: Option<Origin>,
    /// Every entry, undone or not.
    noted: Entries,
    /// The hash of each request that was answered, and by which of the entries.
    requests: Vec<(u64, usize)>,
    /// The positions before move 0, 32, 64 and so on.
    copies: Vec<Arc<dyn Table>>,
    /// The rounds of the game that have begun, each with the number of moves before it.
    rounds: Vec<(usize, Box<str>)>,
    /// What moves have left to be remembered: after how many, under which key.
    remembered: Vec<(usize, &'static str, u32)>,
    /// By seat the entry that put the question now open to it.
    questions: [Option<i64>; 8],
    players: u8,
    vacant: Seats,
    closed: bool,
    chances: u64,
    /// The people, as far as the entries tell of them.
    house: House,
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

    /// The same at a table that has agreed upon this.
    pub(crate) fn agreeing(self, accord: Accord) -> Course {
        Course { house: House::new(accord, self.players), ..self }
    }

    /// Says where bots sit from the start, and who sits at one screen: the entries do not tell.
    pub(crate) const fn seat(&mut self, programs: Seats, screen: Seats) {
        self.house.seat(programs, screen);
    }

    /// Whether nobody is there any more who could come back.
    pub(crate) fn is_deserted(&self) -> bool {
        self.is_running() && self.house.is_deserted()
    }

    /// The people, as far as the entries tell of them.
    pub(crate) const fn house(&self) -> &House {
        &self.house
    }

    fn begin(table: Arc<dyn Table>, players: u8) -> Course {
        Course {
            copies: vec![Arc::clone(&table)],
            rounds: begun(None, table.as_ref()).map(|round| (0, round)).into_iter().collect(),
            remembered: Vec::new(),
            table,
            line: Vec::new(),
            undone: Vec::new(),
            rewound: Vec::new(),
            origin: None,
            noted: Entries::default(),
            requests: Vec::new(),
            questions: [None; 8],
            players,
            vacant: Seats::all(players),
            closed: false,
            chances: 0,
            house: House::new(Accord::default(), players),
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
        i64::try_from(self.noted.len()).unwrap_or(i64::MAX)
    }

    /// About how many bytes all of it takes.
    pub(crate) fn bytes(&self) -> usize {
        let copies = (self.copies.len() + 1) * self.table.bytes();
        let lists = size_of_val(self.line.as_slice()) + size_of_val(self.requests.as_slice());
        self.noted.bytes() + copies + lists
    }

    /// Where somebody went back past chance: before which move of the game as it stands, and who.
    pub(crate) fn rewound(&self) -> &[(usize, Seat)] {
        &self.rewound
    }

    /// How many times chance has spoken.
    pub(crate) const fn chances(&self) -> u64 {
        self.chances
    }

    /// Entries after this number with what they made happen, in order: at most `most`,
    /// and none only if there are none.
    pub(crate) fn told_after(&self, seq: i64, most: usize) -> Vec<Arc<Noted>> {
        let first = usize::try_from(seq).unwrap_or_default();
        if let Some(recent) = first.checked_sub(self.noted.first_recent()) {
            return self.noted.recent().iter().skip(recent).take(most).cloned().collect();
        }
        // An early entry may have been taken back since, so that no kept position leads
        // to it: what it made happen is told by all that came before.
        let mut again = Course::begin(Arc::clone(&self.copies[0]), self.players);
        let mut told = Vec::new();
        for noted in self.noted.from(0).take(first + most) {
            if let Err(objection) = again.read(noted.entry()) {
                tracing::error!(seq = noted.seq, %objection, "an entry of before no longer holds");
                break;
            }
            if noted.seq > seq {
                told.extend(again.noted.recent().last().cloned());
            }
        }
        told
    }

    /// The moves of the game as it stands, in order.
    pub(crate) fn moves(&self) -> Vec<Arc<Noted>> {
        // Mostly they follow each other, so that they are unpacked together.
        let all: Vec<Arc<Noted>> = self.noted.from(0).collect();
        self.line.iter().map(|step| Arc::clone(&all[step.index()])).collect()
    }

    /// By move of the game as it stands, in order, whose decision it was.
    pub(crate) fn deciders(&self) -> impl ExactSizeIterator<Item = Option<Seat>> {
        self.line.iter().map(|step| step.seat.map(Seat::new))
    }

    /// By move of the game as it stands, in order, whether a bot decided for whoever sits there.
    pub(crate) fn stood_in(&self) -> impl ExactSizeIterator<Item = bool> {
        self.line.iter().map(|step| step.is_bots)
    }

    /// What the moves from number `from` to before `to` made happen.
    pub(crate) fn happened(&self, from: usize, to: usize) -> Vec<Arc<dyn Happened>> {
        let to = to.min(self.line.len());
        let from = from.min(to);
        let kept = |step: &Step| {
            let recent = step.index().checked_sub(self.noted.first_recent())?;
            self.noted.recent().get(recent)?.happened.clone()
        };
        if let Some(kept) = self.line[from..to].iter().map(kept).collect() {
            return kept;
        }
        let mut table = self.at(from);
        let mut reader = self.noted.reader();
        let steps = self.line[from..to].iter();
        steps.filter_map(|step| again(table.as_mut(), &mut reader, step)).map(Arc::from).collect()
    }

    /// What the latest moves before the position after `ply` moves made happen.
    pub(crate) fn lately(&self, ply: usize) -> Vec<Arc<dyn Happened>> {
        let ply = ply.min(self.line.len());
        self.happened(ply.saturating_sub(LATELY), ply)
    }

    /// The rounds of the game as it stands: how many moves stand before each, and its key.
    pub(crate) fn rounds(&self) -> impl Iterator<Item = (usize, &str)> {
        self.rounds.iter().map(|(ply, round)| (*ply, round.as_ref()))
    }

    /// What is remembered after `ply` moves, the latest under each key.
    pub(crate) fn remembered(&self, ply: usize) -> Vec<(&'static str, u32)> {
        let mut latest: Vec<(&'static str, u32)> = Vec::new();
        for &(_, key, value) in self.remembered.iter().rev().filter(|(after, ..)| *after <= ply) {
            if latest.iter().all(|(known, _)| *known != key) {
                latest.push((key, value));
            }
        }
        latest
    }

    /// The answer that was given to this request of `seat`.
    pub(crate) fn answered(&self, seat: Seat, request: &str) -> Option<Arc<Noted>> {
        let hash = hash(request);
        let same = self.requests.iter().rev().filter(|(known, _)| *known == hash);
        let found = same.filter_map(|(_, which)| self.noted.get(*which));
        found.into_iter().find(|noted| noted.answers(index(seat), request))
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
        // For whom a bot plays, it is not their turn.
        let asked: Seats = asked.iter().filter(|&seat| self.house.stand(seat).is_none()).collect();
        let due = match state {
            State::Waiting | State::Playing => self.house.due(),
            State::Over | State::Closed => None,
        };
        let ply = i64::try_from(self.ply()).unwrap_or(i64::MAX);
        let answers = match state {
            State::Playing => self.house.answers(),
            State::Waiting | State::Over | State::Closed => [Seats::NONE; 3],
        };
        let [vote, back, close] = answers.map(Seats::bits);
        let asked = u32::from_le_bytes([asked.bits(), vote, back, close]);
        Summary { state, asked, ply, due }
    }

    /// The position after the first `ply` moves: the nearest copy and at most 31 moves.
    pub(crate) fn at(&self, ply: usize) -> Box<dyn Table> {
        let ply = ply.min(self.line.len());
        if ply == self.line.len() {
            return self.table.boxed_clone();
        }
        let copy = ply / STRIDE;
        let mut table = self.copies[copy].boxed_clone();
        let mut reader = self.noted.reader();
        for step in &self.line[copy * STRIDE..ply] {
            again(table.as_mut(), &mut reader, step);
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
        let number = self.noted.len();
        let is_bots = seat.is_some_and(|seat| self.house.stand(Seat::new(seat)).is_some());
        let step = |index: usize, seat| Step {
            index: u32::try_from(index).unwrap_or(u32::MAX),
            asked: before,
            seat,
            is_bots,
        };
        let mut happened = None;
        if kind == Kind::Opened {
            self.origin = Origin::read(&entry.body);
        }
        match effect {
            Effect::Grown(table, told) => {
                self.undone.clear();
                self.chances += u64::from(kind == Kind::Chance);
                self.grow(step(number, seat), table.into(), told.as_ref());
                happened = Some(told);
            }
            Effect::Regrown(table, told) => {
                if let Some(again) = self.undone.pop() {
                    // Only a decision is made again, by whoever took it back.
                    self.grow(step(again, seat), table.into(), told.as_ref());
                    happened = Some(told);
                }
            }
            Effect::Cut(table, kept) => self.cut(table.into(), kept, seat),
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
            Effect::Noted => {}
        }
        if let Some(request) = &entry.request {
            self.requests.push((hash(request), number));
        }
        self.house.note(&entry, self.asked(), self.line.len());
        self.noted.push(Noted::new(entry, self.line.len(), happened));
        self.ask(seq, kind, seat, before);
    }

    /// Goes back to after so many moves, for somebody.
    fn cut(&mut self, table: Arc<dyn Table>, kept: usize, by: Option<u8>) {
        let cut = self.line.split_off(kept);
        // Who goes back still further has gone back past the same chance.
        let again = self.rewound.iter().any(|&(ply, _)| ply > kept);
        let past_chance = again || cut.iter().any(|step| step.seat.is_none());
        self.rewound.retain(|&(ply, _)| ply <= kept);
        let is_told = self.rewound.last().is_some_and(|&(ply, _)| ply == kept);
        let by = by.filter(|_| past_chance && !is_told);
        self.rewound.extend(by.map(|by| (kept, Seat::new(by))));
        self.undone.extend(cut.iter().rev().map(|step| step.index()));
        self.copies.truncate(kept / STRIDE + 1);
        self.rounds.retain(|&(before, _)| before <= kept);
        self.remembered.retain(|&(after, ..)| after <= kept);
        self.table = table;
    }

    fn grow(&mut self, step: Step, table: Arc<dyn Table>, told: &dyn Happened) {
        self.line.push(step);
        let left = table.chronicle().map(|told_by| told_by.remembered(told)).unwrap_or_default();
        self.remembered.extend(left.into_iter().map(|(key, value)| (self.line.len(), key, value)));
        let round = begun(Some(self.table.as_ref()), table.as_ref());
        self.rounds.extend(round.map(|round| (self.line.len(), round)));
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
            let mut reader = self.noted.reader();
            for step in &self.line[first..first + STRIDE] {
                again(table.as_mut(), &mut reader, step);
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
            // Whoever takes a seat is asked anew: what the one before answers comes too late.
            let is_new = kind == Kind::Among(Among::TookOver) && index(asked) == seat;
            let quiet = matches!(kind, Kind::Seated | Kind::Among(_)) && question.is_some();
            *question = match (after.contains(asked), still || (quiet && !is_new)) {
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
        let ply = self.line.iter().rposition(|step| step.seat == index(seat))?;
        let question = self.line[ply].asked;
        let answers = |step: &Step| {
            step.seat.map(Seat::new).is_some_and(|decider| question.contains(decider))
        };
        let open = self.asked();
        let same = !open.is_empty() && open.iter().all(|asked| question.contains(asked));
        (same && self.line[ply..].iter().all(answers)).then_some(ply)
    }

    fn seq_of(&self, ply: usize) -> i64 {
        i64::from(self.line[ply].index) + 1
    }
}

/// Makes a move of the game again.
fn again(table: &mut dyn Table, reader: &mut Reader<'_>, step: &Step) -> Option<Box<dyn Happened>> {
    let noted = reader.get(step.index())?;
    let played = play(table, noted.seat, &noted.body());
    let told = |objection| {
        tracing::error!(seq = noted.seq, %objection, "a move of before no longer holds");
    };
    played.map_err(told).ok()
}

/// The round that begins with the position `after`.
fn begun(before: Option<&dyn Table>, after: &dyn Table) -> Option<Box<str>> {
    after.chronicle()?.begins(before).map(Into::into)
}

/// A request in short; two that are alike are told apart by the entries.
fn hash(request: &str) -> u64 {
    let mut hasher = DefaultHasher::new();
    request.hash(&mut hasher);
    hasher.finish()
}

fn play(
    table: &mut dyn Table,
    seat: Option<u8>,
    body: &Value,
) -> Result<Box<dyn Happened>, Objection> {
    match seat {
        Some(seat) => table.apply(Seat::new(seat), body),
        None => table.resolve(body),
    }
}

fn index(seat: Seat) -> Option<u8> {
    u8::try_from(seat.index()).ok()
}

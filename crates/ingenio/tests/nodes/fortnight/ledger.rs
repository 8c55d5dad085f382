//! What should have happened at a table, reckoned from its entries with the rules of its game
//! alone: who was asked what and when, and when whose clock went.

use std::collections::VecDeque;

use serde_json::Value;
use store::{Among, Entry, Kind, Match};
use tabletop::{Seat, Seats, Setup, Turn};
use title::Table;

use super::times::Hours;

/// Somebody was to be told something.
#[derive(Clone, Debug)]
pub(crate) struct Due {
    pub(crate) about: &'static str,
    /// The entry that it is about.
    pub(crate) seq: i64,
    pub(crate) person: usize,
    pub(crate) at: i64,
    /// From when on there was no need.
    pub(crate) until: i64,
    seat: Seat,
}

/// A clock that went.
#[derive(Clone, Debug)]
pub(crate) struct Run {
    pub(crate) from: i64,
    pub(crate) until: i64,
    /// Whether it ended because it was over.
    pub(crate) is_over: bool,
    pub(crate) nights: Option<Hours>,
}

/// Until when a bot plays for somebody.
#[derive(Copy, Clone, PartialEq, Eq)]
enum Stand {
    Turn,
    Return,
    End,
}

/// Somebody at the table.
struct Sitter {
    person: usize,
    stand: Option<Stand>,
    /// Whether it was their wish that a bot plays.
    wished: bool,
    /// Whether they want the table to be closed.
    closes: bool,
    /// Whether it is their turn.
    goes: bool,
    /// Since when their clock goes.
    since: Option<i64>,
    nights: Option<Hours>,
    /// Who takes the seat after them.
    next: VecDeque<usize>,
}

/// A table, told again.
pub(crate) struct Ledger {
    pub(crate) table: Box<dyn Table>,
    players: u8,
    sitters: Vec<Sitter>,
    free: usize,
    pub(crate) closed: Option<Value>,
    /// Who wanted it to be closed when it was, and whether they were all who have a say in it.
    pub(crate) closers: (Vec<usize>, bool),
    /// Who has decided last.
    decider: Option<Seat>,
    pub(crate) dues: Vec<Due>,
    pub(crate) runs: Vec<Run>,
    /// How many turns people had, whoever made use of them.
    pub(crate) turns: usize,
    /// When somebody last did something.
    pub(crate) acted: i64,
    /// The hours that were put to the table for people.
    pub(crate) hours: Vec<(usize, Hours)>,
}

impl Ledger {
    /// A table whose seats these have taken, and those that took over by seat, in order.
    pub(crate) fn new(found: &Match, people: &[usize], mut next: Vec<VecDeque<usize>>) -> Ledger {
        let title = catalog::find(&found.agreed.game).unwrap();
        let setup: Setup = serde_json::from_value(found.agreed.setup.clone()).unwrap();
        let table = title.open(&setup, &found.agreed.data).unwrap();
        let sitter = |(seat, &person): (usize, &usize)| Sitter {
            person,
            stand: None,
            wished: false,
            closes: false,
            goes: false,
            since: None,
            nights: None,
            next: std::mem::take(&mut next[seat]),
        };
        Ledger {
            table,
            players: setup.players,
            sitters: people.iter().enumerate().map(sitter).collect(),
            free: people.len(),
            closed: None,
            closers: (Vec::new(), false),
            decider: None,
            dues: Vec::new(),
            runs: Vec::new(),
            turns: 0,
            acted: 0,
            hours: Vec::new(),
        }
    }

    /// Who is asked now; nothing while chance is.
    pub(crate) fn asked(&self) -> Option<Seats> {
        match self.turn() {
            Some(Turn::Decide(asked)) => Some(asked),
            Some(Turn::Over) => Some(Seats::NONE),
            Some(Turn::Chance) | None => None,
        }
    }

    pub(crate) fn turn(&self) -> Option<Turn> {
        (self.free == 0 && self.closed.is_none()).then(|| self.table.turn())
    }

    /// Who sits in a seat now.
    pub(crate) fn person(&self, seat: Seat) -> usize {
        self.sitters[seat.index()].person
    }

    /// The clocks that go now: whose, since when, and the hours that do not count.
    pub(crate) fn going(&self) -> impl Iterator<Item = (Seat, i64, Option<Hours>)> {
        let sitters = (0..).map(Seat::new).zip(&self.sitters);
        sitters.filter_map(|(seat, sitter)| Some((seat, sitter.since?, sitter.nights)))
    }

    /// Whether it goes on by itself: a bot is to play, or chance.
    pub(crate) fn goes_on(&self) -> bool {
        match self.turn() {
            Some(Turn::Chance) => true,
            Some(Turn::Decide(asked)) => {
                let waits = |seat: Seat| self.sitters[seat.index()].stand.is_some();
                !self.is_deserted() && asked.iter().any(waits)
            }
            Some(Turn::Over) | None => false,
        }
    }

    /// Whether bots wait: nobody is there of those who might come back, and it is no single one who
    /// wanted it so.
    fn is_deserted(&self) -> bool {
        let (mut away, mut absent) = (0, false);
        for sitter in &self.sitters {
            match sitter.stand {
                Some(Stand::End) => {}
                Some(Stand::Return) => {
                    away += 1;
                    absent |= !sitter.wished;
                }
                Some(Stand::Turn) | None => return false,
            }
        }
        away > 1 || absent
    }

    /// Takes an entry in.
    pub(crate) fn note(&mut self, entry: &Entry) {
        let before = self.turn();
        let seat = entry.seat.map(Seat::new);
        let is_bot_s = entry.kind == Kind::Move
            && seat.is_some_and(|seat| self.sitters[seat.index()].stand.is_some());
        match entry.kind {
            Kind::Opened => self.free -= entry.body["seats"].as_array().unwrap().len(),
            Kind::Seated => self.free -= 1,
            Kind::Move => {
                self.table.apply(seat.unwrap(), &entry.body).map(drop).unwrap();
                self.decider = seat;
            }
            Kind::Chance => self.table.resolve(&entry.body).map(drop).unwrap(),
            Kind::Closed => {
                self.closed = Some(entry.body.clone());
                self.closers = self.agreed();
            }
            Kind::Among(among) => {
                if let Some(seat) = seat {
                    self.among(seat, among, entry);
                }
            }
            Kind::Undo | Kind::Redo | Kind::Withdraw => panic!("nobody goes back: {entry:?}"),
        }
        let acts = !matches!(
            entry.kind,
            Kind::Chance
                | Kind::Closed
                | Kind::Among(Among::TimedOut | Among::StoodIn | Among::Slept)
        );
        if acts && !is_bot_s {
            self.acted = entry.at;
        }
        self.turns(entry);
        self.tell(entry, before);
    }

    /// Who wants the table to be closed, and whether nobody else is asked. Whoever lets a bot play
    /// for a while is; who has given up, or did not come, is not.
    fn agreed(&self) -> (Vec<usize>, bool) {
        let is_asked = |sitter: &&Sitter| sitter.stand.is_none() || sitter.wished;
        let asked: Vec<&Sitter> = self.sitters.iter().filter(is_asked).collect();
        let all = !asked.is_empty() && asked.iter().all(|sitter| sitter.closes);
        (asked.iter().map(|sitter| sitter.person).collect(), all)
    }

    fn among(&mut self, seat: Seat, among: Among, entry: &Entry) {
        let at = entry.at;
        // Whoever is waited for once more had no clock while the others voted.
        let is_over = among == Among::TimedOut && entry.body["then"] != "wait";
        if matches!(among, Among::Left | Among::StoodIn | Among::TimedOut) {
            self.end(seat, at, is_over);
        }
        let sitter = &mut self.sitters[seat.index()];
        match among {
            Among::Left => (sitter.stand, sitter.wished) = (Some(Stand::End), false),
            Among::StoodIn => {
                (sitter.stand, sitter.wished) = (Some(Stand::Return), entry.body["why"] == "wish");
            }
            Among::TimedOut => match entry.body["then"].as_str().unwrap() {
                "turn" | "pass" => sitter.stand = Some(Stand::Turn),
                "bot" | "offer" => sitter.stand = Some(Stand::Return),
                "vote" => {}
                "wait" => sitter.since = sitter.goes.then_some(at),
                other => panic!("{other} is nothing that happens"),
            },
            Among::Returned => {
                (sitter.stand, sitter.wished) = (None, false);
                sitter.since = sitter.goes.then_some(at);
            }
            Among::TookOver => {
                let next = sitter.next.pop_front().expect("somebody has said so");
                let person = std::mem::replace(&mut sitter.person, next);
                (sitter.stand, sitter.nights) = (None, None);
                sitter.since = sitter.goes.then_some(at);
                let (about, seq) = ("taken", entry.seq);
                self.dues.push(Due { about, seq, person, at, until: i64::MAX, seat });
            }
            Among::Nights => {
                let number = |key: &str| entry.body[key].as_i64().unwrap();
                sitter.nights = Some((number("from"), number("length")));
                self.hours.push((sitter.person, (number("from"), number("length"))));
            }
            // Whoever is the last person there closes the table with their account.
            Among::WantedClose => sitter.closes = entry.body["yes"] == true,
            Among::Voted => {}
            Among::Slept
            | Among::AskedUndo
            | Among::AnsweredUndo
            | Among::Lent
            | Among::MovedFor => panic!("nobody does that: {entry:?}"),
        }
    }

    /// A clock stops.
    fn end(&mut self, seat: Seat, until: i64, is_over: bool) {
        let sitter = &mut self.sitters[seat.index()];
        assert!(sitter.since.is_some() || !is_over, "the clock of {seat:?} did not go at {until}");
        if let Some(from) = sitter.since.take() {
            self.runs.push(Run { from, until, is_over, nights: sitter.nights });
        }
    }

    /// Begins and ends turns.
    fn turns(&mut self, entry: &Entry) {
        let Some(asked) = self.asked() else {
            if self.closed.is_some() {
                (0..self.players).for_each(|seat| self.end(Seat::new(seat), entry.at, false));
            }
            return;
        };
        for seat in (0..self.players).map(Seat::new) {
            let goes = self.sitters[seat.index()].goes;
            if goes && !asked.contains(seat) {
                self.end(seat, entry.at, false);
                let sitter = &mut self.sitters[seat.index()];
                sitter.goes = false;
                sitter.stand.take_if(|stand| *stand == Stand::Turn);
            } else if !goes && asked.contains(seat) {
                self.turns += 1;
                let sitter = &mut self.sitters[seat.index()];
                sitter.goes = true;
                sitter.since = sitter.stand.is_none().then_some(entry.at);
            }
        }
    }

    /// Whom the entry was to be told to, and whom nothing more.
    fn tell(&mut self, entry: &Entry, before: Option<Turn>) {
        let asked = self.asked();
        let is_done = self.closed.is_some() || asked.is_some_and(Seats::is_empty);
        for due in self.dues.iter_mut().filter(|due| due.about == "turn") {
            let is_asked = asked.is_none_or(|asked| asked.contains(due.seat));
            if is_done || entry.seat == Some(seat_number(due.seat)) || !is_asked {
                due.until = due.until.min(entry.at);
            }
        }
        let sat = entry.seat.filter(|_| entry.kind == Kind::Seated).map(Seat::new);
        let knows = sat.or(self.decider).map(|seat| self.person(seat));
        let (about, whom) = match (before, self.turn()) {
            (Some(Turn::Over), _) | (_, Some(Turn::Chance) | None) => return,
            (_, Some(Turn::Over)) => ("over", Seats::all(self.players)),
            (Some(Turn::Decide(those)), Some(Turn::Decide(asked))) => {
                ("turn", asked.iter().filter(|&seat| !those.contains(seat)).collect())
            }
            (_, Some(Turn::Decide(asked))) => ("turn", asked),
        };
        for seat in whom.iter() {
            let sitter = &self.sitters[seat.index()];
            // Whoever lets a bot play has no turn.
            let is_there = about == "over" || sitter.stand.is_none();
            if is_there && knows != Some(sitter.person) {
                let (seq, person, at) = (entry.seq, sitter.person, entry.at);
                self.dues.push(Due { about, seq, person, at, until: i64::MAX, seat });
            }
        }
    }
}

fn seat_number(seat: Seat) -> u8 {
    u8::try_from(seat.index()).unwrap()
}

//! Guided games: a lesson's moves, and where it stops for the learner to decide.

use std::fmt;
use std::sync::LazyLock;

use serde_json::Value;
use tabletop::Seat;
use title::{Lesson, Line, Title};

use crate::GAMES;
use crate::replay::{Fault, Replay, Retold, retell};

/// Every guided game, read once.
static LESSONS: LazyLock<Vec<Guided>> =
    LazyLock::new(|| GAMES.iter().filter_map(|title| Guided::read(*title)).collect());

/// A prepared game that a learner plays along with, in the first seat.
pub struct Guided {
    /// The game.
    pub title: &'static dyn Title,
    lesson: Lesson,
    moves: Vec<Line>,
}

impl fmt::Debug for Guided {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "Guided({}, {} moves)", self.title.profile().id, self.moves.len())
    }
}

/// A place where a guided game stops.
#[derive(Copy, Clone, PartialEq, Eq, Debug)]
pub struct Stop {
    /// How many moves have been made.
    pub ply: u64,
    /// How many decisions of the learner's own stand before it.
    pub nth: usize,
    /// The id of what is said; at the end there may be nothing of the lesson's own.
    pub text: Option<&'static str>,
    /// Whether nothing is left to decide.
    pub is_end: bool,
}

impl Guided {
    /// The guided game of `title`, if it has one.
    pub fn of(title: &dyn Title) -> Option<&'static Guided> {
        let id = title.profile().id;
        LESSONS.iter().find(|guided| guided.title.profile().id == id)
    }

    fn read(title: &'static dyn Title) -> Option<Guided> {
        let lesson = title.lesson()?;
        // The header and the end are no moves; what is wrong with a line, replaying it says.
        let moves = lesson.transcript.lines().filter_map(|line| serde_json::from_str(line).ok());
        Some(Guided { title, lesson, moves: moves.collect() })
    }

    /// The learner's seat.
    pub const fn seat() -> Seat {
        Seat::new(0)
    }

    /// Where it stops, in order; the last is the end.
    pub fn stops(&self) -> Vec<Stop> {
        let end = self.moves.len().try_into().unwrap_or(u64::MAX);
        let told = self.lesson.steps.iter().enumerate();
        let mut stops: Vec<Stop> = told
            .map(|(nth, step)| Stop {
                ply: step.ply,
                nth,
                text: Some(step.text),
                is_end: step.ply == end,
            })
            .collect();
        if stops.last().is_none_or(|last| !last.is_end) {
            stops.push(Stop { ply: end, nth: stops.len(), text: None, is_end: true });
        }
        stops
    }

    /// How many decisions are the learner's own.
    pub fn decisions(&self) -> usize {
        self.stops().iter().filter(|stop| !stop.is_end).count()
    }

    /// The stop after `ply` moves, if there is one.
    pub fn stop(&self, ply: u64) -> Option<Stop> {
        self.stops().into_iter().find(|stop| stop.ply == ply)
    }

    /// The stop after this one; after the end there is none.
    pub fn after(&self, stop: Stop) -> Option<Stop> {
        self.stops().get(stop.nth + 1).copied()
    }

    /// The stop before this one.
    pub fn before(&self, stop: Stop) -> Option<Stop> {
        self.stops().get(stop.nth.checked_sub(1)?).copied()
    }

    /// What the learner is to decide after `ply` moves.
    pub fn due(&self, ply: u64) -> Option<&Value> {
        let line = self.moves.get(usize::try_from(ply).ok()?)?;
        let own = line.seat.map(Seat::new) == Some(Guided::seat());
        line.action.as_ref().filter(|_| own)
    }

    /// The game after `ply` moves, and what each of them made happen.
    pub fn at(&self, ply: u64) -> Result<(Replay, Vec<Retold>), Fault> {
        retell(self.lesson.transcript, ply)
    }
}

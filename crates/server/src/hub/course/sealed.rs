//! Questions that several seats answer at once, on a game of sealed bids.
//!
//! Three seats bid in secret; once all have, chance opens the bids and the next
//! round begins. No game on the shelf has to be like that for this to hold.

use std::sync::Arc;

use art::Parts;
use locale::Words;
use maud::Markup;
use serde_json::{Value, json};
use store::Kind;
use tabletop::{Dice, Next, Profile, Seat, Seats, SeededDice, Turn, Viewer};
use title::{Chapter, Ended, Eyes, Happened, Objection, Table};

use super::{Course, Stamp};

const ANNA: Seat = Seat::new(0);
const BERTA: Seat = Seat::new(1);
const CARLO: Seat = Seat::new(2);

#[derive(Clone, PartialEq, Debug, Default)]
struct Auction {
    bids: [Option<u64>; 3],
    opened: Vec<[Option<u64>; 3]>,
}

#[derive(Debug)]
struct Nothing;

impl Happened for Nothing {
    fn events(&self, _: Viewer) -> Vec<Value> {
        Vec::new()
    }

    fn lines(&self, _: Viewer, _: &Words, _: &[String]) -> Vec<Markup> {
        Vec::new()
    }
}

impl Table for Auction {
    fn boxed_clone(&self) -> Box<dyn Table> {
        Box::new(self.clone())
    }

    fn turn(&self) -> Turn {
        let due = (0..3).map(Seat::new).filter(|seat| self.bids[seat.index()].is_none());
        let due: Seats = due.collect();
        if due.is_empty() { Turn::Chance } else { Turn::Decide(due) }
    }

    fn apply(&mut self, seat: Seat, action: &Value) -> Result<Box<dyn Happened>, Objection> {
        match &mut self.bids[seat.index()] {
            Some(_) => Err(Objection::Format("a second bid".to_owned())),
            bid @ None => {
                *bid = action.as_u64();
                Ok(Box::new(Nothing))
            }
        }
    }

    fn resolve(&mut self, _: &Value) -> Result<Box<dyn Happened>, Objection> {
        self.opened.push(std::mem::take(&mut self.bids));
        Ok(Box::new(Nothing))
    }

    fn fingerprint(&self) -> String {
        format!("1:{self:?}")
    }

    fn intents(&self, _: Seat) -> Vec<String> {
        Vec::new()
    }

    fn holds(&self, _: Seat, _: &str) -> bool {
        false
    }

    fn follow(&self, _: Seat, _: &str) -> Option<Value> {
        None
    }

    fn intent(&self, intent: &str, _: &Words) -> String {
        intent.to_owned()
    }

    fn compare(&self, _: &dyn Table, _: Viewer, _: &Words, _: &[String]) -> Markup {
        Markup::default()
    }

    fn chapter(&self) -> Option<String> {
        None
    }

    fn accounts(&self, _: &[Chapter<'_>], _: Viewer, _: bool, _: &Words, _: &[String]) -> Markup {
        Markup::default()
    }

    fn outcome(&self) -> Option<Ended> {
        None
    }

    fn profile(&self) -> &'static Profile {
        unreachable!("these tests do not ask it")
    }
    fn next(&self, _: Seat, _: &str) -> Next {
        unreachable!("these tests do not ask it")
    }
    fn paths(&self, _: Seat) -> Vec<String> {
        unreachable!("these tests do not ask it")
    }
    fn action(&self, _: &str) -> Result<Value, Objection> {
        unreachable!("these tests do not ask it")
    }
    fn path(&self, _: &Value) -> Result<String, Objection> {
        unreachable!("these tests do not ask it")
    }
    fn check(&self, _: Seat, _: &Value) -> Result<(), Objection> {
        unreachable!("these tests do not ask it")
    }
    fn draw(&self, _: &mut dyn Dice) -> Value {
        unreachable!("these tests do not ask it")
    }
    fn advice(&self, _: &str, _: Seat, _: &mut dyn Dice) -> Result<Value, Objection> {
        unreachable!("these tests do not ask it")
    }
    fn view(&self, _: Viewer) -> Value {
        unreachable!("these tests do not ask it")
    }
    fn parts(&self, _: &Eyes<'_>, _: &str, _: bool) -> Parts {
        unreachable!("these tests do not ask it")
    }
    fn still(&self, _: &Eyes<'_>) -> Parts {
        unreachable!("these tests do not ask it")
    }
    fn poster(&self, _: Viewer, _: &Words, _: &[String]) -> Markup {
        unreachable!("these tests do not ask it")
    }
    fn crumb(&self, _: &str, _: &str, _: &Words) -> String {
        unreachable!("these tests do not ask it")
    }
    fn audit(&self) -> Vec<String> {
        unreachable!("these tests do not ask it")
    }
}

fn begun() -> Course {
    let mut course = Course::begin(Arc::new(Auction::default()), 3);
    let opened = course.opened(Seats::all(3), 0);
    course.commit(opened);
    course
}

fn bid(course: &mut Course, seat: Seat, amount: u64) {
    let planned = course.decide(seat, &json!(amount), Stamp::default()).unwrap();
    course.commit(planned);
}

fn undo(course: &mut Course, seat: Seat) -> Option<Kind> {
    let planned = course.undo(seat, 0)?;
    let kind = planned.entry.kind;
    course.commit(planned);
    Some(kind)
}

fn questions(course: &Course) -> [Option<i64>; 3] {
    [ANNA, BERTA, CARLO].map(|seat| course.question(seat))
}

#[test]
fn an_answer_leaves_the_others_questions_as_they_were() {
    let mut course = begun();
    assert_eq!(questions(&course), [Some(1); 3]);
    bid(&mut course, ANNA, 5);
    assert_eq!(questions(&course), [None, Some(1), Some(1)]);
    bid(&mut course, BERTA, 6);
    assert_eq!(questions(&course), [None, None, Some(1)]);
}

#[test]
fn an_answer_can_be_withdrawn_while_the_question_is_open() {
    let mut course = begun();
    bid(&mut course, ANNA, 5);
    bid(&mut course, BERTA, 6);
    assert_eq!(undo(&mut course, CARLO), None, "Carlo has not answered");
    assert_eq!(undo(&mut course, ANNA), Some(Kind::Withdraw));
    assert_eq!(questions(&course), [Some(4), None, Some(1)]);
    assert_eq!(
        course.table().fingerprint(),
        "1:Auction { bids: [None, Some(6), None], opened: [] }"
    );
    bid(&mut course, ANNA, 7);
    assert_eq!(undo(&mut course, ANNA), Some(Kind::Undo), "her own latest needs no withdrawal");
    assert!(course.redo(BERTA, 0).is_none(), "only she does it again");
    let redo = course.redo(ANNA, 0).unwrap();
    course.commit(redo);
    bid(&mut course, CARLO, 8);
    assert_eq!(undo(&mut course, ANNA), None, "all have answered");
    let opened = course.resolve(json!({}), 0).unwrap();
    course.commit(opened);
    assert_eq!(undo(&mut course, CARLO), None, "the bids are open");
    assert_eq!(questions(&course), [Some(course.seq()); 3]);
}

/// After any entries every earlier position is right, and the entries alone rebuild it all.
#[test]
fn every_position_follows_from_the_entries() {
    let mut dice = SeededDice::new(4);
    let mut course = begun();
    for _ in 0..600 {
        let seat = Seat::new(u8::try_from(dice.roll(3)).unwrap());
        match dice.roll(6) {
            0 => drop(undo(&mut course, seat)),
            1 => {
                if let Some(planned) = course.redo(seat, 0) {
                    course.commit(planned);
                }
            }
            _ if course.turn() == Some(Turn::Chance) => {
                let planned = course.resolve(json!({}), 0).unwrap();
                course.commit(planned);
            }
            _ if course.question(seat).is_some() => {
                let amount = dice.roll(100).into();
                bid(&mut course, seat, amount);
            }
            _ => {}
        }
    }
    assert!(course.ply() > 200, "{}", course.ply());
    let mut slow = Auction::default();
    let moves: Vec<_> = course.moves().map(|noted| noted.entry.clone()).collect();
    for (ply, entry) in moves.iter().enumerate() {
        assert_eq!(course.at(ply).fingerprint(), slow.fingerprint(), "before move {ply}");
        super::play(&mut slow, entry).unwrap();
    }
    assert_eq!(course.table().fingerprint(), slow.fingerprint());
    let mut again = Course::begin(Arc::new(Auction::default()), 3);
    for seq in 1..=course.seq() {
        again.read(course.noted(seq).unwrap().entry.clone()).unwrap();
    }
    assert_eq!(again.table().fingerprint(), course.table().fingerprint());
    assert_eq!((questions(&again), again.ply()), (questions(&course), course.ply()));
    assert_eq!(again.summary(), course.summary());
}

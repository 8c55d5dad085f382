//! Questions that several seats answer at once, on a game of sealed bids.

use std::sync::Arc;

use serde_json::json;
use store::Kind;
use tabletop::{Dice, Seat, Seats, SeededDice, Setup, Turn};
use title::{Table, Title};

use super::auction::TITLE;
use super::small::whole_game;
use super::{Company, Course, Noted, Stamp};

const ANNA: Seat = Seat::new(0);
const BERTA: Seat = Seat::new(1);
const CARLO: Seat = Seat::new(2);

/// A table before anybody has bid.
fn fresh() -> Box<dyn Table> {
    let setup: Setup = TITLE.profile().setup(3, None, std::collections::BTreeMap::new()).unwrap();
    TITLE.open(&setup, &TITLE.boxes().built_in().hash).unwrap()
}

fn begun() -> Course {
    let mut course = Course::begin(Arc::from(fresh()), 3);
    let opened = course.opened(Seats::all(3), 0);
    course.commit(opened);
    course
}

fn bid(course: &mut Course, seat: Seat, amount: u64) {
    let planned = course.decide(seat, &json!(amount), Stamp::default()).unwrap();
    course.commit(planned);
}

fn undo(course: &mut Course, seat: Seat) -> Option<Kind> {
    let planned = course.undo(seat, Company::default(), 0)?;
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
    let mut only_hers = fresh();
    only_hers.apply(BERTA, &json!(6)).map(drop).unwrap();
    assert_eq!(course.table().fingerprint(), only_hers.fingerprint());
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

/// Who plays with bots alone takes anything back; among people nothing goes back that has come
/// to light.
#[test]
fn what_bots_have_answered_goes_back_with_the_decision() {
    let bots: Seats = [BERTA, CARLO].into_iter().collect();
    let all_answered = || {
        let mut course = begun();
        bid(&mut course, ANNA, 5);
        bid(&mut course, BERTA, 6);
        bid(&mut course, CARLO, 7);
        course
    };
    let alone = Company { bots, is_alone: true };
    let mut course = all_answered();
    let opened = course.resolve(json!({}), 0).unwrap();
    course.commit(opened);
    let planned = course.undo(ANNA, alone, 0).unwrap();
    assert_eq!((planned.entry.kind, course.chances()), (Kind::Undo, 1));
    course.commit(planned);
    assert_eq!(course.ply(), 0, "the bots' bids and what chance brought went back too");
    assert_eq!(course.table().fingerprint(), fresh().fingerprint());
    assert_eq!(course.chances(), 1, "what chance has said once is not said again");
    assert_eq!(course.rewound(), [(0, ANNA)], "and everybody can read that it was");
    let redo = course.redo(ANNA, 0).unwrap();
    course.commit(redo);
    assert_eq!(course.ply(), 1, "the bots answer anew");
    // Among people a sealed answer is over once all are known, bots or not.
    let among = Company { bots: Seats::only(CARLO), is_alone: false };
    let mut course = begun();
    bid(&mut course, BERTA, 6);
    bid(&mut course, ANNA, 5);
    bid(&mut course, CARLO, 7);
    assert!(course.undo(ANNA, among, 0).is_none());
    assert!(course.undo(ANNA, alone, 0).is_some());
}

/// That chance decided anew can be read, however many decisions were taken back besides.
#[test]
fn what_went_back_past_chance_stays_told() {
    let mut ever = false;
    for &title in catalog::GAMES {
        let (mut course, entries) = whole_game(title);
        for entry in &entries[..entries.len() - 1] {
            course.read(entry.clone()).unwrap();
        }
        let bots = (1..6).map(Seat::new).collect();
        let alone = Company { bots, is_alone: true };
        let mut told = false;
        while let Some(planned) = course.undo(ANNA, alone, 0) {
            course.commit(planned);
            told |= !course.rewound().is_empty();
            let now = course.rewound();
            assert_eq!(told, !now.is_empty(), "{}, after {}", title.profile().id, course.ply());
            assert!(now.iter().all(|(ply, _)| *ply <= course.ply()));
        }
        ever |= told;
    }
    assert!(ever, "no game was taken back past chance");
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
    let mut slow = fresh();
    let moves = course.moves();
    for (ply, noted) in moves.iter().enumerate() {
        assert_eq!(course.at(ply).fingerprint(), slow.fingerprint(), "before move {ply}");
        super::play(slow.as_mut(), noted.seat, &noted.body()).unwrap();
    }
    assert_eq!(course.table().fingerprint(), slow.fingerprint());
    let mut again = Course::begin(Arc::from(fresh()), 3);
    let told = course.told_after(0, usize::MAX);
    for noted in &told {
        again.read(noted.entry()).unwrap();
    }
    assert_eq!(again.table().fingerprint(), course.table().fingerprint());
    assert_eq!((questions(&again), again.ply()), (questions(&course), course.ply()));
    assert_eq!(again.summary(), course.summary());
    assert_eq!(i64::try_from(told.len()), Ok(course.seq()));
    // Whatever is told in pieces is the same, and every move tells what it made happen.
    let mut pieces = Vec::new();
    while let Some(last) = Some(course.told_after(seq(&pieces), 64)).filter(|more| !more.is_empty())
    {
        assert!(last.len() <= 64);
        pieces.extend(last);
    }
    let entries = |told: &[Arc<Noted>]| told.iter().map(|noted| noted.entry()).collect::<Vec<_>>();
    assert_eq!(entries(&pieces), entries(&told));
    for noted in &pieces {
        let moves = matches!(noted.kind, Kind::Move | Kind::Chance | Kind::Redo);
        assert_eq!(noted.happened.is_some(), moves, "entry {}", noted.seq);
    }
    assert_eq!(course.happened(0, course.ply()).len(), course.ply());
    let deciders: Vec<_> = course.deciders().collect();
    assert_eq!(deciders, moves.iter().map(|noted| noted.seat.map(Seat::new)).collect::<Vec<_>>());
}

fn seq(told: &[Arc<Noted>]) -> i64 {
    told.last().map_or(0, |noted| noted.seq)
}

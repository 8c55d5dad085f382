//! What happened, told to each viewer as far as they may know it.

use std::any::Any;
use std::fmt;
use std::marker::PhantomData;

use art::{About, Board};
use locale::Words;
use maud::Markup;
use serde::Serialize;
use serde_json::Value;
use tabletop::{Game, Key, Viewer};

use crate::table::{Ended, Happened};

/// A value as the interface answers it.
pub(crate) fn written(value: &impl Serialize) -> Value {
    serde_json::to_value(value).expect("plain data can be written")
}

/// How `game` ended, as transcripts state it.
pub(crate) fn ended<G: Game>(game: &G) -> Option<Ended> {
    game.outcome().map(|outcome| Ended {
        reason: outcome.ending.key().to_owned(),
        scores: outcome.standings.iter().map(|standing| standing.score).collect(),
        places: outcome.standings.iter().map(|standing| standing.place).collect(),
    })
}

/// What moves made happen, as `viewer` may know it.
pub(crate) fn events<G: Game, B: Board<G> + 'static>(
    happened: &[&dyn Happened],
    viewer: Viewer,
) -> Vec<G::Event> {
    let told = happened.iter().filter_map(|&happened| {
        let happened: &dyn Any = happened;
        happened.downcast_ref::<Told<G, B>>()
    });
    told.flat_map(|told| &told.events).map(|event| G::redact(event, viewer)).collect()
}

/// The events of one move, of a game that `B` draws.
pub(crate) struct Told<G: Game, B> {
    events: Box<[G::Event]>,
    data: &'static G::Data,
    board: PhantomData<fn() -> B>,
}

impl<G: Game, B> Told<G, B> {
    pub(crate) fn new(events: Vec<G::Event>, data: &'static G::Data) -> Told<G, B> {
        Told { events: events.into(), data, board: PhantomData }
    }
}

impl<G: Game, B> fmt::Debug for Told<G, B> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        self.events.fmt(f)
    }
}

impl<G: Game, B: Board<G> + 'static> Happened for Told<G, B> {
    fn events(&self, viewer: Viewer) -> Vec<Value> {
        self.events.iter().map(|event| written(&G::redact(event, viewer))).collect()
    }

    fn lines(&self, viewer: Viewer, words: &Words, names: &[String]) -> Vec<Markup> {
        let seen: Vec<G::Event> =
            self.events.iter().map(|event| G::redact(event, viewer)).collect();
        let of = |places: Vec<usize>| {
            let events: Vec<&G::Event> =
                places.iter().filter_map(|&place| seen.get(place)).collect();
            B::line_of(&events, self.data, words, names)
        };
        B::told(&seen).into_iter().filter_map(of).collect()
    }

    fn abouts(&self) -> Vec<About> {
        let first = |places: Vec<usize>| self.events.get(*places.first()?);
        B::told(&self.events).into_iter().filter_map(first).map(|event| B::about(event)).collect()
    }

    fn joined(&self, later: &dyn Happened) -> Option<Box<dyn Happened>> {
        let later: &dyn Any = later;
        let later = later.downcast_ref::<Told<G, B>>()?;
        let events = B::joined(&self.events, &later.events)?;
        Some(Box::new(Told::<G, B>::new(events, self.data)))
    }
}

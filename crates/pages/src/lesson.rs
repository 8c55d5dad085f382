//! Guided first games: the ordinary page of a table, with what is said at each decision.

use std::fmt;

use catalog::{Fault, Guided, Retold, Stop};
use locale::Words;
use maud::{Markup, html};
use tabletop::{Seat, Setup};
use title::{Table, Title};

use crate::accord::Accord;
use crate::record::{Guide, Made, Past, Place, Record, State, Terms, Together};
use crate::scene::Scene;

/// So many of the latest moves a board may point at.
const LATELY: usize = 8;

/// A guided game at one of its stops.
pub struct Sitting {
    guide: Guide,
    title: &'static dyn Title,
    setup: Setup,
    table: Box<dyn Table>,
    moves: Vec<Retold>,
    names: Vec<String>,
    held: [Seat; 1],
}

impl fmt::Debug for Sitting {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "Sitting({}, {:?})", self.title.profile().id, self.guide)
    }
}

impl Sitting {
    /// The guided game at `stop`, with the players called as `words` call them.
    pub fn at(guided: &Guided, stop: Stop, words: &Words) -> Result<Sitting, Fault> {
        let (replay, moves) = guided.at(stop.ply)?;
        let names = ["lesson-you", "lesson-other", "lesson-third"].into_iter();
        let names = names.take(usize::from(replay.header.players)).map(|id| words.text(id));
        Ok(Sitting {
            guide: Guide { stop, of: guided.decisions() },
            title: guided.title,
            setup: replay.header.agreed(),
            table: replay.table,
            moves,
            names: names.collect(),
            held: [Guided::seat()],
        })
    }

    /// The position.
    pub fn table(&self) -> &dyn Table {
        self.table.as_ref()
    }

    /// The players' names by seat.
    pub fn names(&self) -> &[String] {
        &self.names
    }

    /// The same as a table is found, or an earlier position of it.
    pub fn record(&self, past: Option<Past>) -> Record<'_> {
        let stop = self.guide.stop;
        let (title, setup) = (self.title, &self.setup);
        let shown = past.as_ref().map_or(self.moves.len(), |past| past.ply);
        let lately = self.moves.iter().take(shown).skip(shown.saturating_sub(LATELY));
        let question = i64::try_from(stop.ply).ok().filter(|_| !stop.is_end);
        let places = self.names.iter().enumerate().map(|(seat, name)| Place {
            name,
            to_fill: false,
            invite: None,
            question: question.filter(|_| seat == Guided::seat().index()),
            intent: None,
            bot: None,
            stand: None,
            has_left: false,
            hands: None,
            nights: None,
            asked: None,
            declined: None,
            is_known: false,
        });
        Record {
            terms: Terms {
                id: "",
                title,
                setup,
                aids: true,
                strict: false,
                accord: Accord::default(),
            },
            parent: None,
            origin: None,
            state: State::Playing,
            seq: 0,
            table: self.table.as_ref(),
            lately: lately.map(|one| one.happened.as_ref()).collect(),
            past,
            moves: self.moves.iter().map(made).collect(),
            rewound: &[],
            chapters: Vec::new(),
            rounds: Vec::new(),
            remembered: Vec::new(),
            ended: self.table.outcome(),
            tale: None,
            places: places.collect(),
            held: &self.held,
            offered: None,
            lost_to: None,
            may_close: false,
            met: Vec::new(),
            talked: 0,
            may_undo: stop.nth > 0,
            may_redo: false,
            guide: Some(self.guide),
            together: Together::default(),
        }
    }
}

fn made(one: &Retold) -> Made<'_> {
    Made { seat: one.seat, is_bots: false, happened: Some(one.happened.as_ref()) }
}

/// What is said above the question, and how far the learner has come.
pub(crate) fn told(scene: &Scene<'_>, guide: Guide) -> Markup {
    let words = scene.words;
    let (step, of) = (guide.stop.nth + 1, guide.of);
    let place = words.with("lesson-step", &[("step", step.into()), ("of", of.into())]);
    html! {
        div.told {
            p.progress {
                progress value=(guide.stop.nth) max=(of) aria-label=(place) {}
                span { (place) }
            }
            @if let Some(text) = guide.stop.text { p.says { (words.text(text)) } }
        }
    }
}

/// The end: what was seen, and what may come next.
pub(crate) fn over(scene: &Scene<'_>, guide: Guide) -> Markup {
    let words = scene.words;
    let profile = scene.record.terms.title.profile();
    let count = [("count", guide.of.into())];
    html! {
        div.told {
            p.sentence { (words.text("lesson-done")) }
            p.says { (words.text(guide.stop.text.unwrap_or("lesson-seen"))) }
            p.quiet { (words.with("lesson-count", &count)) }
            p.actions {
                a.button.main href={ "/new/" (profile.id) } { (words.text("lesson-play")) }
                a.button href={ "/rules/" (profile.id) } { (words.text("rules")) }
            }
        }
    }
}

/// One decision back, and somebody who shows how it is done: always at the same place.
pub(crate) fn foot(scene: &Scene<'_>, guide: Guide) -> Markup {
    let words = scene.words;
    let back = scene.record.may_undo && scene.past.is_none();
    let shows = !guide.stop.is_end && scene.past.is_none();
    html! {
        p.foot {
            button type="button" data-do="undo" data-key="u" disabled[!back] {
                "↶ " (words.text("lesson-back")) kbd { "U" }
            }
            button.quiet type="button" data-do="show" disabled[!shows] { (words.text("lesson-show")) }
        }
    }
}

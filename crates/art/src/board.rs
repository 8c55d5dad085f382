//! What draws a game, and the aids that only some games offer.

use locale::{Language, Words};
use maud::Markup;
use tabletop::{Game, Setup};

use crate::chapter::{self, Cited};
use crate::{About, Cover, Parts, Stage};

/// Draws one game. A drawing is a function of a view: no state, no input, no output.
pub trait Board<G: Game> {
    /// The style sheet.
    const STYLE: &'static str;
    /// Whether its board is looked at from near and far.
    const ZOOMS: bool = false;
    /// What stands on the box.
    const COVER: Cover;
    /// The chapters of the rules in short, by what refusals cite of the rulebook.
    const CHAPTERS: &'static [Cited];
    /// The words of one language, as its locale file holds them.
    fn locale(language: Language) -> &'static str;
    /// The page's pieces for one viewer.
    fn parts(view: &G::View, stage: &Stage<'_, G>) -> Parts;
    /// What the viewer is asked, or whom the table waits for, as one sentence.
    fn asked(view: &G::View, stage: &Stage<'_, G>) -> String;
    /// What a click on something could mean that is asked about by `words` which spell no whole
    /// decision, such as each tile on a place.
    fn attempts(_view: &G::View, _words: &str) -> Vec<G::Action> {
        Vec::new()
    }
    /// Where the rules tell of a thing that no decision is about, which [`Stage::see`] names;
    /// nothing if there is no such thing.
    fn tells_of(_what: &str) -> Option<&'static str> {
        None
    }
    /// How much a refusal helps whoever tried; of several the one that helps most is told.
    /// Nothing if it says no more than that something else is asked for.
    fn helps(refusal: &G::Refusal) -> u8;
    /// The table as one drawing that needs nothing else: styles and symbols inside.
    fn poster(view: &G::View, stage: &Stage<'_, G>) -> Markup;
    /// One line of the log.
    fn line(event: &G::Event, data: &G::Data, words: &Words, names: &[String]) -> Markup;
    /// The events, by their places, that each line of the log tells: all of a line are told with
    /// its first.
    fn told(events: &[G::Event]) -> Vec<Vec<usize>> {
        (0..events.len()).map(|place| vec![place]).collect()
    }
    /// A line that tells several events at once.
    fn line_of(
        events: &[&G::Event],
        data: &G::Data,
        words: &Words,
        names: &[String],
    ) -> Option<Markup> {
        events.first().map(|event| Self::line(event, data, words, names))
    }
    /// What a line of the log is about, besides players.
    fn about(_event: &G::Event) -> About {
        About::default()
    }
    /// All that lines of the log may be about.
    fn things() -> Vec<&'static str> {
        Vec::new()
    }
    /// What two moves in a row come to if the log tells them as one, such as the steps of a way.
    fn joined(_earlier: &[G::Event], _later: &[G::Event]) -> Option<Vec<G::Event>> {
        None
    }
    /// What a box itself calls a member of a set, such as a place on its map, if it does.
    fn called(_data: &G::Data, _set: &str, _key: &str) -> Option<String> {
        None
    }
    /// What each of these chapters tells in our own words, in their order, with the numbers of a
    /// box and as a set-up settles them.
    fn chapters(words: &Words, data: &G::Data, setup: &Setup) -> Vec<Markup>;
    /// All of them as one text.
    fn summary(words: &Words, data: &G::Data, setup: &Setup) -> Markup {
        chapter::drawn(Self::CHAPTERS, &Self::chapters(words, data, setup))
    }
    /// Whether a switch settles nothing in a set-up, since what it is about cannot come up.
    fn is_idle(_setup: &Setup, _switch: &str) -> bool {
        false
    }
    /// What a set-up says in the matter of a switch whose value leaves that to another, as one of
    /// its other values.
    fn settled(_setup: &Setup, _switch: &str) -> Option<&'static str> {
        None
    }
}

/// The books of a game, kept by the rounds that its [`Chronicle`](crate::Chronicle) tells.
pub trait Accounts<G: Game>: Sync {
    /// The chapters so far, and the table now.
    fn accounts(&self, chapters: &[Chapter<G>], now: &G::View, stage: &Stage<'_, G>) -> Markup;
}

/// A part of a game that is over or under way, such as a stock round.
#[expect(missing_debug_implementations, reason = "views and events say enough by themselves")]
pub struct Chapter<G: Game> {
    /// The table as the chapter began.
    pub began: G::View,
    /// What has happened in it.
    pub events: Vec<G::Event>,
}

/// A prepared game that a newcomer plays along with, as the first seat.
#[derive(Copy, Clone, Debug)]
pub struct Lesson {
    /// The moves.
    pub transcript: &'static str,
    /// Where it stops to explain.
    pub steps: &'static [LessonStep],
}

/// A stop of a lesson.
#[derive(Copy, Clone, Debug)]
pub struct LessonStep {
    /// How many moves have been made.
    pub ply: u64,
    /// The id of what is said.
    pub text: &'static str,
}

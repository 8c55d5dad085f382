//! A game in progress with its types forgotten.

use std::any::Any;
use std::fmt;

use art::{About, Beside, Gain, Named, Part, Parts};
use bots::Numbered;
use locale::Words;
use maud::Markup;
use serde::{Deserialize, Serialize};
use serde_json::Value;
use tabletop::{Dice, Next, Range, Seat, Spell, Turn, Viewer, spelled};

use crate::objection::Objection;

/// A game in progress: what every table needs.
pub trait Table: Any + fmt::Debug + Send + Sync {
    /// A copy to try something on.
    fn boxed_clone(&self) -> Box<dyn Table>;
    /// The hash of the box that it plays with.
    fn data(&self) -> &str;
    /// How many bytes a copy takes.
    fn bytes(&self) -> usize;
    /// Who or what the game waits for.
    fn turn(&self) -> Turn;
    /// How `seat` may continue the path `prefix`.
    fn next(&self, seat: Seat, prefix: &str) -> Next;
    /// The paths of every action open to `seat`; of a run of amounts, its ends.
    fn paths(&self, seat: Seat) -> Vec<String>;
    /// The runs of amounts open to `seat`.
    fn runs(&self, seat: Seat) -> Vec<Run>;
    /// The action that `path` spells, as transcripts hold it.
    fn action(&self, path: &str) -> Result<Value, Objection>;
    /// The path of an action as transcripts hold it.
    fn path(&self, action: &Value) -> Result<String, Objection>;
    /// Why `seat` may not do `action` now.
    fn check(&self, seat: Seat, action: &Value) -> Result<(), Objection>;
    /// Carries out a decision.
    fn apply(&mut self, seat: Seat, action: &Value) -> Result<Box<dyn Happened>, Objection>;
    /// Draws what chance brings, without carrying it out.
    fn draw(&self, dice: &mut dyn Dice) -> Value;
    /// Carries out what was drawn.
    fn resolve(&mut self, chance: &Value) -> Result<Box<dyn Happened>, Objection>;
    /// What the bot called `bot` would do in `seat`'s place.
    fn advice(&self, bot: &str, seat: Seat, dice: &mut dyn Dice) -> Result<Value, Objection>;
    /// Everything `viewer` may know.
    fn view(&self, viewer: Viewer) -> Value;
    /// How the game ended, once it is over.
    fn outcome(&self) -> Option<Ended>;
    /// The position's fingerprint.
    fn fingerprint(&self) -> String;
    /// Breaches of what must hold in every position.
    fn audit(&self) -> Vec<String>;
    /// What draws it.
    fn drawn(&self) -> &dyn Drawn;
    /// The help that the table gives, if its game has any to give.
    fn aids(&self) -> Option<Box<dyn Help + '_>>;
    /// The books of the game, if it keeps them.
    fn ledger(&self) -> Option<Box<dyn Ledger + '_>>;
    /// How the game is told, if it can be.
    fn chronicle(&self) -> Option<Box<dyn Chronicle + '_>>;
}

/// Actions that differ in one number, which is the last word of their paths.
#[derive(Clone, PartialEq, Eq, Debug, Serialize)]
pub struct Run {
    /// The words before it.
    pub path: String,
    /// The lowest number.
    pub low: u32,
    /// The highest one.
    pub high: u32,
    /// From one to the next.
    pub step: u32,
}

impl Run {
    pub(crate) fn of<A: Spell>(range: &Range<A>) -> Run {
        let first = spelled(&range.at(0)).to_string();
        let path = first.rsplit_once('/').map_or("", |(path, _)| path).to_owned();
        let (low, high, step) = range.numbers();
        Run { path, low, high, step }
    }
}

/// What is drawn of a table.
pub trait Drawn {
    /// The page's pieces as they are seen, with `picked` picked so far.
    fn parts(&self, eyes: &Eyes<'_>, picked: &str, aids: bool) -> Parts;
    /// The page's pieces as they are seen, with nothing to pick: a past position.
    fn still(&self, eyes: &Eyes<'_>) -> Parts;
    /// The table as `viewer` sees it, as one SVG that needs nothing else.
    fn poster(&self, viewer: Viewer, words: &Words, names: &[String]) -> Markup;
    /// What the viewer is asked, or whom the table waits for, as one sentence.
    fn asked(&self, eyes: &Eyes<'_>, aids: bool) -> String;
    /// Why the viewer cannot do what a click on a piece would mean that asks `ask`, with `picked`
    /// picked so far, as one sentence; nothing if `ask` means nothing.
    fn why(&self, eyes: &Eyes<'_>, picked: &str, ask: &str, aids: bool) -> Option<String>;
    /// Each word of the path that `seat` has begun, as it is said.
    fn crumbs(&self, seat: Seat, picked: &str, words: &Words) -> Vec<String>;
}

/// The help that a table gives with what the rules leave to the players.
pub trait Help {
    /// What `seat` may decide ahead of time.
    fn intents(&self, seat: Seat) -> Vec<String>;
    /// What `seat` may decide with a number of its own, each with what it is asked for.
    fn numbered(&self, seat: Seat, words: &Words) -> Vec<(String, Numbered)>;
    /// What `seat` may try out to decide it ahead of time: what it is, and the paths before it.
    fn leads(&self, seat: Seat, words: &Words) -> Vec<(String, Vec<String>)>;
    /// Whether the premise of an intent still holds.
    fn holds(&self, seat: Seat, intent: &str) -> bool;
    /// Whether `seat` may decide so ahead of time.
    fn takes(&self, seat: Seat, intent: &str) -> bool;
    /// The intent to do what `path` spells, tried out here, once `seat` is asked.
    fn tried(&self, seat: Seat, path: &str) -> Option<String>;
    /// An intent whose premise does not hold, as it is kept until its player has seen why.
    fn ended(&self, seat: Seat, intent: &str) -> String;
    /// What an intent says to do now; nothing if the player decides.
    fn follow(&self, seat: Seat, intent: &str) -> Option<Value>;
    /// An intent in words; of one that ended by itself also why.
    fn intent(&self, intent: &str, words: &Words) -> String;
    /// What has changed in `after`, a later position of the same game.
    fn compare(&self, after: &dyn Table, eyes: &Eyes<'_>) -> Markup;
}

/// The books of a game, by chapters.
pub trait Ledger {
    /// The chapters so far, and the table now.
    fn accounts(&self, chapters: &[Chapter<'_>], eyes: &Eyes<'_>, aids: bool) -> Markup;
}

/// How a game is told: in which rounds, and where scores came from.
pub trait Chronicle {
    /// The round that begins with this position, a move later than `before`, by a key of the
    /// game's own.
    fn begins(&self, before: Option<&dyn Table>) -> Option<String>;
    /// What the rounds with these keys are called, in order.
    fn names(&self, rounds: &[&str], words: &Words) -> Vec<Named>;
    /// Where scores come from: keys of words.
    fn sources(&self) -> Vec<&'static str>;
    /// Whether money decides, not points.
    fn is_money(&self) -> bool;
    /// What everybody begins with, if this is the first position.
    fn begun(&self) -> Vec<Gain>;
    /// What a move that led to this position brought.
    fn gains(&self, before: &dyn Table, happened: &dyn Happened) -> Vec<Gain>;
    /// What a move leaves to be remembered until something else is under the same key.
    fn remembered(&self, happened: &dyn Happened) -> Vec<(&'static str, u32)>;
    /// What a final score consists of, where that is something else than where it came from.
    fn made_of(&self, seat: Seat, words: &Words) -> Vec<Part>;
}

/// A game that is over, told: all that its scores grew by, move by move.
#[derive(Clone, PartialEq, Eq, Debug, Default)]
pub struct Tale {
    /// What was gained, and how many moves had been made then.
    pub gains: Vec<(usize, Gain)>,
}

/// Who looks at a table, in which language, and what they have just seen happen.
#[derive(Copy, Clone, Debug)]
pub struct Eyes<'e> {
    /// Who looks.
    pub viewer: Viewer,
    /// Their words.
    pub words: &'e Words,
    /// The players' names by seat.
    pub names: &'e [String],
    /// What the latest moves before the position made happen, the last one last.
    pub lately: &'e [&'e dyn Happened],
    /// What the round is called, if that is known.
    pub round: Option<&'e str>,
    /// What is remembered of earlier moves, by key.
    pub remembered: &'e [(&'static str, u32)],
    /// The one drawing of several that is looked at, if that is known.
    pub scene: Option<&'e str>,
    /// What the host adds to the players' panels, by seat.
    pub beside: &'e [Beside],
}

impl<'e> Eyes<'e> {
    /// Eyes that have seen nothing happen.
    pub const fn new(viewer: Viewer, words: &'e Words, names: &'e [String]) -> Eyes<'e> {
        let (lately, round, remembered, scene, beside) = (&[], None, &[], None, &[]);
        Eyes { viewer, words, names, lately, round, remembered, scene, beside }
    }
}

/// A part of a game, such as a stock round.
#[derive(Debug)]
pub struct Chapter<'c> {
    /// The table as it began.
    pub began: &'c dyn Table,
    /// What its moves made happen.
    pub happened: Vec<&'c dyn Happened>,
}

/// What a move made happen.
pub trait Happened: Any + fmt::Debug + Send + Sync {
    /// The events as `viewer` may know them.
    fn events(&self, viewer: Viewer) -> Vec<Value>;
    /// The events as lines of the log, as `viewer` may know them.
    fn lines(&self, viewer: Viewer, words: &Words, names: &[String]) -> Vec<Markup>;
    /// What each of these lines is about.
    fn abouts(&self) -> Vec<About>;
    /// This and the move after it, if the log tells them as one.
    fn joined(&self, later: &dyn Happened) -> Option<Box<dyn Happened>>;
}

/// How a game ended, as transcripts state it.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Ended {
    /// Why.
    pub reason: String,
    /// The score of each seat.
    pub scores: Vec<i32>,
    /// The place of each seat; 1 is the winner's.
    pub places: Vec<u8>,
}

impl fmt::Display for Ended {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let Ended { reason, scores, places } = self;
        let (scores, places) = (listed(scores), listed(places));
        write!(f, "by {reason} with the scores {scores} and the places {places}")
    }
}

fn listed(numbers: &[impl ToString]) -> String {
    numbers.iter().map(ToString::to_string).collect::<Vec<_>>().join(", ")
}

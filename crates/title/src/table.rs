//! A game with its types forgotten.

use std::any::Any;
use std::fmt;

use art::{Lesson, Parts};
use locale::{Language, Words};
use maud::Markup;
use serde::{Deserialize, Serialize};
use serde_json::Value;
use tabletop::{BadPath, BadSetup, Dice, Message, Next, Profile, Seat, Setup, Turn, Viewer};

use crate::{Bout, Contest, Figure};

/// A game on the shelf.
pub trait Title: Sync {
    /// What the box says.
    fn profile(&self) -> &'static Profile;
    /// The programs that can play it.
    fn bots(&self) -> Vec<&'static str>;
    /// The ways it can end.
    fn endings(&self) -> Vec<&'static str>;
    /// Opens a table.
    fn open(&self, setup: &Setup) -> Result<Box<dyn Table>, BadSetup>;
    /// Plays game number `number` of a contest between bots.
    fn play(&self, contest: &Contest, number: u64, keep_moves: bool) -> Result<Bout, Objection>;
    /// The game's words in one language, the shared ones included.
    fn words(&self, language: Language) -> &Words;
    /// The style sheet of its drawings.
    fn style(&self) -> &'static str;
    /// The rules in our own words.
    fn summary(&self, language: Language) -> Markup;
    /// Whether the table can help its players, and do without.
    fn has_aids(&self) -> bool;
    /// A prepared opening to play along with.
    fn lesson(&self) -> Option<Lesson>;
    /// Measures the game's speed.
    fn bench(&self, runs: u32) -> Vec<Figure>;
}

/// A game in progress.
pub trait Table: Any + fmt::Debug + Send + Sync {
    /// A copy to try something on.
    fn boxed_clone(&self) -> Box<dyn Table>;
    /// What the box says.
    fn profile(&self) -> &'static Profile;
    /// Who or what the game waits for.
    fn turn(&self) -> Turn;
    /// How `seat` may continue the path `prefix`.
    fn next(&self, seat: Seat, prefix: &str) -> Next;
    /// The paths of every action open to `seat`; of a run of amounts, its ends.
    fn paths(&self, seat: Seat) -> Vec<String>;
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
    /// What `seat` may decide ahead of time.
    fn intents(&self, seat: Seat) -> Vec<String>;
    /// Whether the premise of an intent still holds.
    fn holds(&self, seat: Seat, intent: &str) -> bool;
    /// What an intent says to do now; nothing if the player decides.
    fn follow(&self, seat: Seat, intent: &str) -> Option<Value>;
    /// An intent in words.
    fn intent(&self, intent: &str, words: &Words) -> String;
    /// Everything `viewer` may know.
    fn view(&self, viewer: Viewer) -> Value;
    /// The page's pieces as they are seen, with `picked` picked so far.
    fn parts(&self, eyes: &Eyes<'_>, picked: &str, aids: bool) -> Parts;
    /// The table as `viewer` sees it, as one SVG that needs nothing else.
    fn poster(&self, viewer: Viewer, words: &Words, names: &[String]) -> Markup;
    /// The word that follows `picked` in the path of an action, in words.
    fn crumb(&self, picked: &str, word: &str, words: &Words) -> String;
    /// The page's pieces as they are seen, with nothing to pick: a past position.
    fn still(&self, eyes: &Eyes<'_>) -> Parts;
    /// What has changed in `after`, a later position of the same game.
    fn compare(&self, after: &dyn Table, viewer: Viewer, words: &Words, names: &[String])
    -> Markup;
    /// The chapter of the game that this position belongs to, if the game keeps accounts.
    fn chapter(&self) -> Option<String>;
    /// The accounts of the game: its chapters so far, and the table now.
    fn accounts(
        &self,
        chapters: &[Chapter<'_>],
        viewer: Viewer,
        aids: bool,
        words: &Words,
        names: &[String],
    ) -> Markup;
    /// How the game ended, once it is over.
    fn outcome(&self) -> Option<Ended>;
    /// The position's fingerprint.
    fn fingerprint(&self) -> String;
    /// Breaches of what must hold in every position.
    fn audit(&self) -> Vec<String>;
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
}

impl<'e> Eyes<'e> {
    /// Eyes that have seen nothing happen.
    pub const fn new(viewer: Viewer, words: &'e Words, names: &'e [String]) -> Eyes<'e> {
        Eyes { viewer, words, names, lately: &[] }
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

/// Why a request to a table was turned down.
#[derive(Clone, Debug, thiserror::Error)]
pub enum Objection {
    /// The path spells nothing.
    #[error(transparent)]
    Path(#[from] BadPath),
    /// The path is only the beginning of an action.
    #[error("the decision {0:?} is not complete")]
    Incomplete(String),
    /// No action, or no chance, of this game looks like that.
    #[error("{0}")]
    Format(String),
    /// The rules forbid it.
    #[error("{message} ({rule})")]
    Rules {
        /// Why, in plain English, for developers.
        message: String,
        /// Why, to be put into a player's words.
        said: Message,
        /// The rule it rests on.
        rule: &'static str,
    },
    /// The game has no such bot.
    #[error("{game} has no bot {bot:?}; there is {known}")]
    Bot {
        /// The game.
        game: &'static str,
        /// What was asked for.
        bot: String,
        /// What there is.
        known: String,
    },
    /// The game did not end within its bound.
    #[error("{0} did not end within its bound")]
    Endless(&'static str),
}

impl Objection {
    /// The rule behind a refusal.
    pub const fn rule(&self) -> Option<&'static str> {
        match self {
            Objection::Rules { rule, .. } => Some(rule),
            Objection::Path(_)
            | Objection::Incomplete(_)
            | Objection::Format(_)
            | Objection::Bot { .. }
            | Objection::Endless(_) => None,
        }
    }

    /// The objection as a table without aids puts it.
    #[must_use]
    pub fn unaided(self) -> Objection {
        match self {
            Objection::Rules { message, said, rule } => {
                Objection::Rules { message, said: said.unaided(), rule }
            }
            Objection::Path(_)
            | Objection::Incomplete(_)
            | Objection::Format(_)
            | Objection::Bot { .. }
            | Objection::Endless(_) => self,
        }
    }

    /// The objection as one sentence in a player's language, with its rule.
    pub fn text(&self, words: &Words, names: &[String]) -> String {
        match self {
            Objection::Rules { said, rule, .. } => format!("{} ({rule})", words.say(said, names)),
            Objection::Path(_) => words.text("objection-path"),
            Objection::Incomplete(_) => words.text("objection-incomplete"),
            Objection::Format(_) => words.text("objection-format"),
            Objection::Bot { bot, .. } => {
                words.with("objection-bot", &[("bot", bot.as_str().into())])
            }
            Objection::Endless(_) => words.text("objection-endless"),
        }
    }
}

//! What a board is told before it draws, and what it draws.

use locale::Words;
use maud::{Markup, PreEscaped};
use tabletop::{Game, Next, Seat, Viewer};

/// Everything a drawing depends on besides the view of the game.
#[expect(missing_debug_implementations, reason = "holds a closure")]
pub struct Stage<'s> {
    /// Who looks.
    pub viewer: Viewer,
    /// The players' names by seat.
    pub names: &'s [String],
    /// The words of the viewer's language.
    pub words: &'s Words,
    /// The path as far as it is settled, such as `use/casino`: what the viewer
    /// has picked, and then the words that go without saying since nothing
    /// else but passing could follow.
    pub picked: &'s str,
    /// How that path may go on; nothing for whoever does not decide.
    pub next: &'s Next,
    /// Every word that can be clicked now, and what its click adds to the path.
    pub ways: &'s [Way],
    /// Why the path cannot go on with a word, as a sentence that names its rule.
    pub why: &'s dyn Fn(&str) -> Option<String>,
    /// Whether the table helps with what the rules leave to the players' own
    /// reckoning, such as the best run or a projected income.
    pub aids: bool,
    /// What [`Board::trace`] drew of what has just happened.
    pub trace: &'s Markup,
}

/// A word that can be clicked.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Way {
    /// The word, such as `maria`.
    pub word: String,
    /// What the click adds to what the viewer has picked, such as `drive/maria`.
    pub pick: String,
}

impl<'s> Stage<'s> {
    /// A stage on which there is nothing to click.
    pub const fn still(viewer: Viewer, words: &'s Words, names: &'s [String]) -> Stage<'s> {
        const NOTHING: &Next =
            &Next { words: Vec::new(), numbers: Vec::new(), whole: false, open: false };
        const BLANK: &Markup = &PreEscaped(String::new());
        let (why, trace) = (&|_: &str| None, BLANK);
        Stage { viewer, names, words, picked: "", next: NOTHING, ways: &[], why, aids: true, trace }
    }
}

impl Stage<'_> {
    /// What a click on `word` adds to the path, if it may be clicked.
    pub fn way(&self, word: &str) -> Option<&str> {
        self.ways.iter().find(|way| way.word == word).map(|way| way.pick.as_str())
    }

    /// Whether `word` is among the words that are settled already.
    pub fn has_picked(&self, word: &str) -> bool {
        self.picked.split('/').any(|picked| picked == word)
    }

    /// Whether the viewer is the one to decide.
    pub const fn decides(&self) -> bool {
        !self.ways.is_empty()
    }

    /// The name of the player in `seat`.
    pub fn name(&self, seat: Seat) -> &str {
        self.names.get(seat.index()).map_or("", String::as_str)
    }
}

/// A table as a page shows it, in pieces that can be replaced one by one.
#[derive(Clone, Debug)]
pub struct Parts {
    /// The symbols that all the other pieces use; a page holds it once.
    pub sheet: Markup,
    /// The board itself.
    pub board: Markup,
    /// One sentence: what is to be decided, or whom the table waits for.
    pub question: Markup,
    /// The choices that are best made by a button beside the board.
    pub choices: Markup,
    /// The players: names, and what everybody may know of them.
    pub players: Markup,
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

/// Draws one game. A drawing is a function of a view: no state, no input, no output.
pub trait Board<G: Game> {
    /// Whether the table can help its players, and do without.
    const AIDS: bool = false;
    /// The style sheet.
    const STYLE: &'static str;
    /// The page's pieces for one viewer.
    fn parts(view: &G::View, stage: &Stage<'_>) -> Parts;
    /// What the latest events have left to be seen on the board, such as a run.
    fn trace(_view: &G::View, _lately: &[G::Event]) -> Markup {
        Markup::default()
    }
    /// The table as one drawing that needs nothing else: styles and symbols inside.
    fn poster(view: &G::View, stage: &Stage<'_>) -> Markup;
    /// One line of the log.
    fn line(event: &G::Event, words: &Words, names: &[String]) -> Markup;
    /// The rules in our own words.
    fn summary(words: &Words) -> Markup;
    /// A picked word for the crumbs, such as `casino` after `use`.
    fn crumb(picked: &str, word: &str, words: &Words) -> String;
    /// A prepared opening to play along with.
    fn lesson() -> Option<Lesson> {
        None
    }
    /// Something decided ahead of time, in words.
    fn intent(intent: &str, _words: &Words) -> String {
        intent.to_owned()
    }
    /// What has changed from one position to another that matters to the viewer.
    fn compare(_before: &G::View, _after: &G::View, _stage: &Stage<'_>) -> Markup {
        Markup::default()
    }
    /// The chapter that a position belongs to; another name begins another
    /// chapter. A game without accounts has none.
    fn chapter(_view: &G::View) -> Option<String> {
        None
    }
    /// The accounts of the game: its chapters so far, and the table now.
    fn accounts(_chapters: &[Chapter<G>], _now: &G::View, _stage: &Stage<'_>) -> Markup {
        Markup::default()
    }
}

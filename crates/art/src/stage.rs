//! What a board is told before it draws, and what it draws.

use locale::Words;
use maud::Markup;
use tabletop::{Game, Next, Viewer};

/// Everything a drawing depends on besides the view of the game.
#[expect(missing_debug_implementations, reason = "holds a closure")]
pub struct Stage<'s> {
    /// Who looks.
    pub viewer: Viewer,
    /// The players' names by seat.
    pub names: &'s [String],
    /// The words of the viewer's language.
    pub words: &'s Words,
    /// The path picked so far, such as `use/casino`; empty at first.
    pub picked: &'s str,
    /// How the path may go on; nothing for whoever does not decide.
    pub next: &'s Next,
    /// Why the path cannot go on with a word, as a sentence that names its rule.
    pub why: &'s dyn Fn(&str) -> Option<String>,
}

/// A table as a page shows it, in pieces that can be replaced one by one.
#[derive(Clone, Debug)]
pub struct Parts {
    /// The board itself.
    pub board: Markup,
    /// One sentence: what is to be decided, or whom the table waits for.
    pub question: Markup,
    /// The choices that are best made by a button beside the board.
    pub choices: Markup,
    /// The players: names, and what everybody may know of them.
    pub players: Markup,
}

/// Draws one game. A drawing is a function of a view: no state, no input, no output.
pub trait Board<G: Game> {
    /// The page's pieces for one viewer.
    fn parts(view: &G::View, stage: &Stage<'_>) -> Parts;
    /// One line of the log.
    fn line(event: &G::Event, words: &Words, names: &[String]) -> Markup;
    /// The rules in our own words.
    fn summary(words: &Words) -> Markup;
    /// A picked word for the crumbs, such as `casino` after `use`.
    fn crumb(picked: &str, word: &str, words: &Words) -> String;
}

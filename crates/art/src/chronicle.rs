//! How a game is told: in which rounds, and where what decides it came from.

use locale::Words;
use tabletop::{Game, Seat};

/// Tells a game: its rounds while it is played, and once it is over what each score is made of.
///
/// What is gained, from the first position to the last, adds up to the final scores.
pub trait Chronicle<G: Game>: Sync {
    /// The round that begins with the position `after`, a move later than `before`, by a key of
    /// the game's own; nothing if the same goes on. The first position has nothing before it.
    fn begins(&self, before: Option<&G::View>, after: &G::View) -> Option<String>;
    /// What the rounds with these keys are called, in order.
    fn names(&self, rounds: &[&str], words: &Words) -> Vec<Named>;
    /// Where scores come from, in the order in which that is shown; `source-` and the key is the
    /// id of the word.
    fn sources(&self) -> Vec<&'static str>;
    /// What everybody begins with.
    fn begun(&self, first: &G::View) -> Vec<Gain>;
    /// What a move brought to whom.
    fn gains(&self, moved: &Moved<'_, G>) -> Vec<Gain>;
    /// What a move leaves to be remembered until something else is under the same key, such as
    /// what a company last earned.
    fn remembered(&self, _events: &[G::Event]) -> Vec<(&'static str, u32)> {
        Vec::new()
    }
    /// Whether money decides, not points.
    fn is_money(&self) -> bool {
        false
    }
    /// What a final score consists of, where that is something else than where it came from.
    fn made_of(&self, _last: &G::View, _seat: Seat, _words: &Words) -> Vec<Part> {
        Vec::new()
    }
}

/// A move that was made, as everybody may know it when the game is over.
#[expect(missing_debug_implementations, reason = "views and events say enough by themselves")]
pub struct Moved<'m, G: Game> {
    /// The table before it.
    pub before: &'m G::View,
    /// What it made happen.
    pub events: &'m [G::Event],
    /// The table after it.
    pub after: &'m G::View,
}

/// What a player's score has grown by, or shrunk.
#[derive(Copy, Clone, PartialEq, Eq, Debug)]
pub struct Gain {
    /// Whose.
    pub seat: Seat,
    /// Where it came from: one of the sources of the game.
    pub source: &'static str,
    /// How much.
    pub amount: i32,
}

/// A part of a final score.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Part {
    /// What it is called.
    pub name: String,
    /// The class that gives it its color.
    pub class: String,
    /// How much it is worth.
    pub amount: i32,
}

/// What a round is called.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Named {
    /// Where there is little room.
    pub short: String,
    /// In a sentence.
    pub long: String,
}

/// Rounds that are called by their numbers, as the word `id` says.
pub fn numbered(rounds: &[&str], id: &str, words: &Words) -> Vec<Named> {
    let number = |number: usize| Named {
        short: number.to_string(),
        long: words.with(id, &[("number", number.into())]),
    };
    (1..=rounds.len()).map(number).collect()
}

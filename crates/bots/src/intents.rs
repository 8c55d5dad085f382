//! What a person decides ahead of time.

use tabletop::{Game, Message, Seat};

use crate::Seen;

/// An intent that lacks a number, which its player names.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Numbered {
    /// What the number is asked for.
    pub told: Message,
    /// The intent with `{}` for the number.
    pub intent: String,
    /// The least number.
    pub least: u32,
    /// The greatest one.
    pub most: u32,
    /// From one number to the next.
    pub step: u32,
}

/// A decision of one's own that lies ahead, and what others would have to decide before it.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Lead<A> {
    /// What the decision is.
    pub told: Message,
    /// What is decided before it.
    pub before: Vec<A>,
}

/// The intents that a game offers, each as a word that holds its whole premise.
pub trait Intents<G: Game>: Sync {
    /// What `seat` may decide ahead of time in this position.
    fn open(&self, view: &G::View, seat: Seat) -> Vec<String>;
    /// What `seat` may decide with a number of its own.
    fn numbered(&self, view: &G::View, seat: Seat) -> Vec<Numbered>;
    /// What `seat` may try out now to decide it ahead of time, if others do the usual before it.
    fn leads(&self, view: &G::View, seat: Seat) -> Vec<Lead<G::Action>>;
    /// `intent` in a player's words; nothing if it is none of this game.
    fn told(&self, intent: &str) -> Option<Message>;
    /// Whether the premise of `intent` still holds.
    fn holds(&self, view: &G::View, seat: Seat, intent: &str) -> bool;
    /// Whether `seat` may decide so ahead of time: it is open, or it was tried out.
    fn takes(&self, view: &G::View, seat: Seat, intent: &str) -> bool;
    /// The intent to do `action`, which `seat` has tried out in this position, if it can be one.
    fn of(&self, view: &G::View, seat: Seat, action: &G::Action) -> Option<String>;
    /// Why the premise of `intent` does not hold: the key of a word.
    fn ended(&self, view: &G::View, seat: Seat, intent: &str) -> &'static str;
    /// What `intent` says to do now; nothing if the player decides.
    fn follow(&self, seen: &Seen<'_, G>, intent: &str) -> Option<G::Action>;
}

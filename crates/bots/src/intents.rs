//! What a person decides ahead of time.

use tabletop::{Game, Message, Seat};

use crate::Seen;

/// The intents that a game offers, each as a word that holds its whole premise.
pub trait Intents<G: Game>: Sync {
    /// What `seat` may decide ahead of time in this position.
    fn open(&self, view: &G::View, seat: Seat) -> Vec<String>;
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

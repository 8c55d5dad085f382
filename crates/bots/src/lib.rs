//! Players that are programs. They know no game.
//!
//! A bot is shown a [`Seen`]: a table it cannot look into, only its own view,
//! its own actions, and games imagined behind that view. So no bot can cheat.

mod greedy;
mod intents;
mod random;
mod seen;

pub use greedy::{Evaluate, Greedy};
pub use intents::Intents;
pub use random::Random;
pub use seen::Seen;

use tabletop::{Dice, Game};

/// A program that decides for a seat.
pub trait Bot<G: Game>: Send {
    /// Picks one of the actions open to the seat.
    fn choose(&mut self, seen: &Seen<'_, G>, dice: &mut dyn Dice) -> G::Action;
}

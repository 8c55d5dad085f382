//! Players that are programs. They know no game.
//!
//! A bot is shown a [`Seen`]: a table it cannot look into, only its own view,
//! its own actions, what its seat has seen happen, and games imagined behind
//! that view. So no bot can cheat.
//!
//! What a game tells its bots is small: what a position is worth ([`Evaluate`])
//! and how somebody plays who does not think long ([`Policy`]). The searches are
//! written once, over these two:
//!
//! - [`Tree`]: many short looks at what everybody might do, for games with few actions
//! - [`Flat`]: each candidate played on to the end of the stage, for long rounds
//! - [`Doubt`]: what a policy likes best, unless something else clearly comes to more
//! - [`Beam`]: one's own turn to its end, for turns that are long chains
//!
//! Each of them asks a [`Clock`] before every imagined move whether it may go on.
//!
//! What counts in a game are [`Weights`]: set by hand, or found by self-play ([`fn@tune`]); or an
//! eye is [`Fitted`] to what whole games came to.

mod beam;
mod beginner;
mod clock;
mod doubt;
mod evaluate;
mod fit;
mod flat;
mod greedy;
mod imagined;
mod intents;
mod policy;
mod random;
mod seen;
mod tree;
mod tune;
mod weights;

pub use beam::Beam;
pub use beginner::Beginner;
pub use clock::{Budget, Clock};
pub use doubt::Doubt;
pub use evaluate::Evaluate;
pub use fit::{Fitted, Lessons};
pub use flat::Flat;
pub use greedy::Greedy;
pub use intents::{Intents, Lead, Numbered};
pub use policy::{Glance, Policy};
pub use random::Random;
pub use seen::Seen;
pub use tree::Tree;
pub use tune::{Match, Plan, tune, tuned};
pub use weights::Weights;

use tabletop::{Dice, Game};

/// A program that decides for a seat.
///
/// It may remember from one decision to the next, but what it remembers need not
/// have happened any more: decisions are taken back, and tables are read from disk.
pub trait Bot<G: Game>: Send {
    /// Picks one of the actions open to the seat, thinking no longer than `clock` allows.
    fn choose(
        &mut self,
        seen: &Seen<'_, G>,
        clock: &mut Clock<'_>,
        dice: &mut dyn Dice,
    ) -> G::Action;
}

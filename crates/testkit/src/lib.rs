//! What every game must satisfy, whatever its rules.
//!
//! [`laws_hold`] plays random games of every set-up and checks the laws on the way:
//!
//! 1. *No dead ends*: a seat that must decide has an action.
//! 2. *Listed is legal, legal is listed*: `check` accepts every listed action,
//!    and every action that random spelling produces and `check` accepts is
//!    listed, unless its kind is marked open.
//! 3. *Refused is untouched*: a refused move leaves position and log alone.
//! 4. *Replay*: the moves, written and read back, rebuild position and events.
//! 5. *Views are complete*: a game imagined behind a view has the same view and
//!    offers the viewer the same actions.
//! 6. *Conservation*: the audit finds nothing.
//! 7. *Ending*: the game ends within its stated bound.
//! 8. *Secrets*: not here. A view that shows everything passes law 5, so each
//!    game holds hand-built pairs of positions against each other.
//! 9. *Only the host reveals*: what a viewer sees after a decision follows from
//!    what they saw before and the decision.
//!
//! [`paths`] is how the tests of a rulebook play: a path for every decision.
//! [`ledger`] plays whole games against a second telling of their rules.
//! [`decides_by_its_view`] is what every bot must satisfy, [`weights_are_known`] what it weighs by.
//! [`sentences`] holds the words of a board against what its game says, [`boxes`] what every
//! game's boxes must satisfy.

mod blind;
pub mod boxes;
mod cited;
mod laws;
pub mod ledger;
pub mod paths;
mod perft;
mod played;
mod seen;
pub mod sentences;
mod spelling;
mod weights;

pub use blind::decides_by_its_view;
pub use cited::cited;
pub use laws::{any_setup, laws_hold, random_game};
pub use perft::{Counts, called, perft, start};
pub use played::{Played, allocations, play};
pub use seen::Seen;
pub use weights::weights_are_known;

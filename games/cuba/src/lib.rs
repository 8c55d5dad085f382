//! Cuba: the title that joins its rules, its board and its bots.

use bots::{Greedy, Random};
use cuba_board::{FIRST_GAME, Island, Rounds};
use cuba_rules::Cuba;
use title::{Hire, Listed};

/// The game as a host sees it.
pub static TITLE: Listed<Cuba, Island> = Listed::new(BOTS).telling(&Rounds).teaching(FIRST_GAME);

/// Who plays it, the strongest last.
const BOTS: &[Hire<Cuba>] = &[
    ("random", || Box::new(Random::default())),
    ("greedy", || Box::new(Greedy::new(cuba_bot::Eye, 3))),
];

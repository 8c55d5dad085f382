//! Cuba: the title that joins its rules, its board and its bots.

use bots::{Beginner, Flat, Glance, Greedy, Random};
use cuba_board::{FIRST_GAME, Island, Rounds};
use cuba_bot::{Eye, Outlook};
use cuba_rules::Cuba;
use title::{Hire, Listed};

mod counts;

/// The game as a host sees it.
pub static TITLE: Listed<Cuba, Island> =
    Listed::new(BOTS).telling(&Rounds).teaching(FIRST_GAME).counting(counts::counts);

/// Who plays it, the strongest last.
const BOTS: &[Hire<Cuba>] = &[
    Hire::new("random", || Box::new(Random::default())),
    Hire::new("beginner", || Box::new(Beginner::new(Glance::new(Eye)))),
    Hire::new("greedy", || Box::new(Greedy::new(Eye, 3))),
    Hire::new("medium", || Box::new(Flat::new(Eye, Glance::new(Eye)))).thinking(150, 5_000),
    Hire::new("hard", || Box::new(Flat::new(Outlook::default(), Glance::new(Eye)).thorough()))
        .thinking(1_500, 50_000),
];

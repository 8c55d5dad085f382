//! Santiago de Cuba: the title that joins its rules, its board and its bots.

use bots::{Beginner, Glance, Greedy, Random, Tree};
use santiago_de_cuba_board::{FIRST_GAME, Ships, Town};
use santiago_de_cuba_bot::Eye;
use santiago_de_cuba_rules::Santiago;
use title::{Hire, Listed};

mod counts;

/// The game as a host sees it.
pub static TITLE: Listed<Santiago, Town> =
    Listed::new(BOTS).telling(&Ships).teaching(FIRST_GAME).counting(counts::counts);

/// Who plays it, the strongest last.
const BOTS: &[Hire<Santiago>] = &[
    Hire::new("random", || Box::new(Random::default())),
    Hire::new("beginner", || Box::new(Beginner::new(Glance::new(Eye::default())))),
    Hire::new("greedy", || Box::new(Greedy::new(Eye::default(), 3))),
    Hire::new("medium", || Box::new(Tree::new(Eye::default()))).thinking(150, 20_000),
    Hire::new("hard", || Box::new(Tree::new(Eye::practiced()))).thinking(1_500, 200_000),
];

//! Santiago de Cuba: the title that joins its rules, its board and its bots.

use bots::{Greedy, Random};
use santiago_de_cuba_board::{FIRST_GAME, Ships, Town};
use santiago_de_cuba_rules::Santiago;
use title::{Hire, Listed};

/// The game as a host sees it.
pub static TITLE: Listed<Santiago, Town> = Listed::new(BOTS).telling(&Ships).teaching(FIRST_GAME);

/// Who plays it, the strongest last.
const BOTS: &[Hire<Santiago>] = &[
    ("random", || Box::new(Random::default())),
    ("greedy", || Box::new(Greedy::new(santiago_de_cuba_bot::Eye, 3))),
];

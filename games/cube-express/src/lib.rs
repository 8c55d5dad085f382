//! Cube Express: the title that joins its rules, its board and its bots.

use bots::{Greedy, Random};
use cube_express_board::{FIRST_GAME, Landscape, Rounds};
use cube_express_rules::CubeExpress;
use title::{Hire, Listed};

/// The game as a host sees it.
pub static TITLE: Listed<CubeExpress, Landscape> =
    Listed::new(BOTS).telling(&Rounds).teaching(FIRST_GAME);

/// Who plays it, the strongest last.
const BOTS: &[Hire<CubeExpress>] = &[
    ("random", || Box::new(Random::default())),
    ("greedy", || Box::new(Greedy::new(cube_express_bot::Eye, 2))),
];

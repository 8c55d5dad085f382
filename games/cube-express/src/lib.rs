//! Cube Express: the title that joins its rules, its board and its bots.

use bots::{Beam, Beginner, Glance, Greedy, Random};
use cube_express_board::{FIRST_GAME, Landscape, Rounds};
use cube_express_bot::{Eye, Outlook};
use cube_express_rules::CubeExpress;
use title::{Hire, Listed};

mod counts;

/// The game as a host sees it.
pub static TITLE: Listed<CubeExpress, Landscape> =
    Listed::new(BOTS).telling(&Rounds).teaching(FIRST_GAME).counting(counts::counts);

/// Who plays it, the strongest last.
const BOTS: &[Hire<CubeExpress>] = &[
    Hire::new("random", || Box::new(Random::default())),
    Hire::new("beginner", || Box::new(Beginner::new(Glance::new(Eye)))),
    Hire::new("greedy", || Box::new(Greedy::new(Eye, 2))),
    Hire::new("medium", || Box::new(Beam::new(Eye, Glance::new(Eye), 100).far_sighted()))
        .thinking(400, 60_000),
    Hire::new("hard", || {
        Box::new(Beam::new(Outlook::default(), Glance::new(Eye), 100).careful(24))
    })
    .thinking(2_000, 300_000),
];

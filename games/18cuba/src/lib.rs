//! 18Cuba: the title that joins its rules, its board and its bots.

mod runs;

use bots::{Beginner, Doubt, Flat, Random};
use boxes::Contents as _;
use cuba18_board::{Books, Island, OPENING, Rounds, compare, hint};
use cuba18_bot::{CLEAR, Planter, Wealth};
use cuba18_rules::Cuba18;
use cuba18_rules::components::Data;
use cuba18_track::Chart;
use title::{Aids, Hire, Listed, Tool};

/// The game as a host sees it.
pub static TITLE: Listed<Cuba18, Island> = Listed::new(BOTS)
    .aided(Aids { compare, hint, intents: &cuba18_bot::Foresight })
    .keeping(&Books)
    .telling(&Rounds)
    .teaching(OPENING)
    .lending(BEST_RUN)
    .measuring(runs::figures);

/// The best run on a board that lies elsewhere.
const BEST_RUN: Tool = Tool {
    name: "best-run",
    draw: |asked, words| cuba18_board::best_run(Data::shelf().built_in(), asked, words),
};

/// The built-in map and tiles, for positions that belong to no table.
pub fn chart() -> &'static Chart {
    &Data::shelf().built_in().track
}

/// Who plays it, the strongest last.
const BOTS: &[Hire<Cuba18>] = &[
    Hire::new("random", || Box::new(Random::default())),
    Hire::new("beginner", || Box::new(Beginner::new(Planter::default()))),
    Hire::new("greedy", || Box::new(Planter::default())),
    Hire::new("medium", || Box::new(Flat::new(Wealth, Planter::default()))).thinking(400, 1_500),
    Hire::new("hard", || Box::new(Doubt::new(Wealth, Planter::practiced(), CLEAR)))
        .thinking(2_000, 10_000),
];

//! Finds weights by self-play: `cargo xtask tune 18cuba`.

use std::collections::BTreeMap;
use std::io::Write as _;

use bots::{Match, Weights as _, tuned};
use boxes::Contents as _;
use cuba18_bot::{Planter, Weights};
use cuba18_rules::Cuba18;
use cuba18_rules::components::Data;
use tabletop::Game as _;

fn main() -> std::io::Result<()> {
    let setup = Cuba18::PROFILE.setup(4, None, BTreeMap::new()).expect("four can play");
    let fresh = Cuba18::new(&setup, Data::shelf().built_in()).expect("it is a set-up");
    let between = Match {
        fresh: &fresh,
        players: 4,
        candidate: |weights| Box::new(Planter::new(weights)),
        rival: || Box::new(Planter::default()),
        large: 800.0,
    };
    let start = Weights { sold: 0.5, ..Weights::BY_HAND };
    let file = tuned(&between, start).expect("a seed, a number of steps and one of games");
    std::io::stdout().write_all(file.as_bytes())
}

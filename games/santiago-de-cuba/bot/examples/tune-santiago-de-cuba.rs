//! Finds weights by self-play: `cargo xtask tune santiago-de-cuba`.

use std::collections::BTreeMap;
use std::io::Write as _;

use bots::{Greedy, Match, Weights as _, tuned};
use boxes::Contents as _;
use santiago_de_cuba_bot::{Eye, Weights};
use santiago_de_cuba_rules::Santiago;
use santiago_de_cuba_rules::components::Data;
use tabletop::Game as _;

fn main() -> std::io::Result<()> {
    let setup = Santiago::PROFILE.setup(4, None, BTreeMap::new()).expect("four can play");
    let fresh = Santiago::new(&setup, Data::shelf().built_in()).expect("it is a set-up");
    let between = Match {
        fresh: &fresh,
        players: 4,
        candidate: |weights| Box::new(Greedy::new(Eye::new(weights), 3)),
        rival: || Box::new(Greedy::new(Eye::default(), 3)),
        large: 8.0,
    };
    let start = Weights::BY_HAND;
    let file = tuned(&between, start).expect("a seed, a number of steps and one of games");
    std::io::stdout().write_all(file.as_bytes())
}

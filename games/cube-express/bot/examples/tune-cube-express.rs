//! Finds the weights of `Outlook` in whole games: `cargo xtask tune cube-express`.

use std::collections::BTreeMap;
use std::io::Write as _;

use bots::{Beam, Glance, Lessons};
use boxes::Contents as _;
use cube_express_bot::{Eye, Outlook};
use cube_express_rules::CubeExpress;
use cube_express_rules::components::Data;
use tabletop::Game as _;

fn main() -> std::io::Result<()> {
    let setup = CubeExpress::PROFILE.setup(4, None, BTreeMap::new()).expect("four can play");
    let fresh = CubeExpress::new(&setup, Data::shelf().built_in()).expect("it is a set-up");
    let lessons = Lessons {
        fresh: &fresh,
        players: 4,
        player: |eye: Option<&Outlook>| match eye {
            Some(eye) => Box::new(Beam::new(eye.clone(), Glance::new(Eye), 60).far_sighted()),
            None => Box::new(Beam::new(Eye, Glance::new(Eye), 60).far_sighted()),
        },
        moves: 20_000,
    };
    let file = lessons.learned().expect("a seed, a number of steps and one of games");
    std::io::stdout().write_all(file.as_bytes())
}

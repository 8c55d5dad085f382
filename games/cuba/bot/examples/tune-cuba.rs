//! Finds the weights of `Outlook` in whole games: `cargo xtask tune cuba`.

use std::collections::BTreeMap;
use std::io::Write as _;

use bots::{Flat, Glance, Lessons};
use boxes::Contents as _;
use cuba_bot::{Eye, Outlook};
use cuba_rules::Cuba;
use cuba_rules::data::Data;
use tabletop::Game as _;

fn main() -> std::io::Result<()> {
    let setup = Cuba::PROFILE.setup(4, None, BTreeMap::new()).expect("four can play");
    let fresh = Cuba::new(&setup, Data::shelf().built_in()).expect("it is a set-up");
    let lessons = Lessons {
        fresh: &fresh,
        players: 4,
        player: |eye: Option<&Outlook>| match eye {
            Some(eye) => Box::new(Flat::new(eye.clone(), Glance::new(Eye))),
            None => Box::new(Flat::new(Eye, Glance::new(Eye))),
        },
        moves: 250,
    };
    let file = lessons.learned().expect("a seed, a number of steps and one of games");
    std::io::stdout().write_all(file.as_bytes())
}

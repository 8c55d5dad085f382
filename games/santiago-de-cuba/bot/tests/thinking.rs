//! The bots that think: they see no more than their seat does, and answer in time.

use std::collections::BTreeMap;

use bots::{Beginner, Bot, Glance, Greedy, Match, Plan, Tree, Weights as _, tune};
use boxes::Contents;
use santiago_de_cuba_bot::{Eye, Weights};
use santiago_de_cuba_rules::Santiago;
use santiago_de_cuba_rules::components::Data;
use tabletop::Game;
use testkit::{decides_by_its_view, weights_are_known};

fn thinker() -> Box<dyn Bot<Santiago>> {
    Box::new(Tree::new(Eye::practiced()))
}

/// Law 8 for bots: what is hidden from a seat changes nothing that its bot does.
#[test]
fn a_thinker_decides_by_its_view() {
    let differed = decides_by_its_view::<Santiago>(Data::shelf().built_in(), 2, thinker);
    assert!(differed > 20, "only {differed} tables differed in what is hidden");
}

#[test]
fn a_beginner_decides_by_its_view() {
    decides_by_its_view::<Santiago>(Data::shelf().built_in(), 1, || {
        Box::new(Beginner::new(Glance::new(Eye::default())))
    });
}

#[test]
fn the_weights_of_self_play_say_what_found_them() {
    weights_are_known::<Weights>(include_str!("../weights.toml"));
}

/// What is tuned can be tuned again: a plan is all that it takes.
#[test]
fn the_same_plan_finds_the_same_weights() {
    let setup = Santiago::PROFILE.setup(4, None, BTreeMap::new()).expect("four can play");
    let fresh = Santiago::new(&setup, Data::shelf().built_in()).expect("it is a set-up");
    let between = Match {
        fresh: &fresh,
        players: 4,
        candidate: |weights| Box::new(Greedy::new(Eye::new(weights), 3)),
        rival: || Box::new(Greedy::new(Eye::default(), 3)),
        large: 8.0,
    };
    let found = |seed| tune(&between, Weights::BY_HAND, &Plan { seed, steps: 3, games: 8 });
    assert_eq!(found(1), found(1));
    assert_ne!(found(1), found(2));
    assert_ne!(found(1), Weights::BY_HAND);
}

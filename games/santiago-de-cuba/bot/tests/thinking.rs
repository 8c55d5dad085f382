//! The bots that think: they see no more than their seat does, and answer in time.

use bots::{Beginner, Bot, Glance, Tree};
use boxes::Contents;
use santiago_de_cuba_bot::{Eye, Weights};
use santiago_de_cuba_rules::Santiago;
use santiago_de_cuba_rules::components::Data;
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

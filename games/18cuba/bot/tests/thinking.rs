//! The bots that think: they see no more than their seat does, and answer in time.

use bots::{Beginner, Bot, Flat};
use boxes::Contents;
use cuba18_bot::{Planter, Wealth, Weights};
use cuba18_rules::Cuba18;
use cuba18_rules::components::Data;
use testkit::{decides_by_its_view, weights_are_known};

fn thinker() -> Box<dyn Bot<Cuba18>> {
    Box::new(Flat::new(Wealth, Planter::practiced()))
}

/// Law 8 for bots: what is hidden from a seat changes nothing that its bot does.
#[test]
fn a_thinker_decides_by_its_view() {
    let differed = decides_by_its_view::<Cuba18>(Data::shelf().built_in(), 1, thinker);
    assert_eq!(differed, 0, "everything lies open");
}

#[test]
fn a_beginner_decides_by_its_view() {
    decides_by_its_view::<Cuba18>(Data::shelf().built_in(), 1, || {
        Box::new(Beginner::new(Planter::default()))
    });
}

#[test]
fn the_weights_of_self_play_say_what_found_them() {
    weights_are_known::<Weights>(include_str!("../weights.toml"));
}

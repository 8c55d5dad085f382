//! The bots that think: they see no more than their seat does, and answer in time.

use bots::{Beginner, Bot, Flat, Glance};
use boxes::Contents;
use cuba_bot::Eye;
use cuba_rules::Cuba;
use cuba_rules::data::Data;
use testkit::decides_by_its_view;

fn thinker() -> Box<dyn Bot<Cuba>> {
    Box::new(Flat::new(Eye, Glance::new(Eye)))
}

/// Law 8 for bots: what is hidden from a seat changes nothing that its bot does.
#[test]
fn a_thinker_decides_by_its_view() {
    let differed = decides_by_its_view::<Cuba>(Data::shelf().built_in(), 2, thinker);
    assert!(differed > 2, "only {differed} tables differed in what is hidden");
}

#[test]
fn a_beginner_decides_by_its_view() {
    decides_by_its_view::<Cuba>(Data::shelf().built_in(), 1, || {
        Box::new(Beginner::new(Glance::new(Eye)))
    });
}

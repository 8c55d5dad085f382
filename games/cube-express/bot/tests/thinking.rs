//! The bots that think: they see no more than their seat does, and answer in time.

use bots::{Beam, Beginner, Bot, Glance};
use boxes::Contents;
use cube_express_bot::Eye;
use cube_express_rules::CubeExpress;
use cube_express_rules::components::Data;
use testkit::decides_by_its_view;

fn thinker() -> Box<dyn Bot<CubeExpress>> {
    Box::new(Beam::new(Eye, Glance::new(Eye), 20).far_sighted())
}

/// Law 8 for bots: what is hidden from a seat changes nothing that its bot does.
#[test]
fn a_thinker_decides_by_its_view() {
    let differed = decides_by_its_view::<CubeExpress>(Data::shelf().built_in(), 2, thinker);
    assert!(differed > 20, "only {differed} tables differed in what is hidden");
}

#[test]
fn a_beginner_decides_by_its_view() {
    decides_by_its_view::<CubeExpress>(Data::shelf().built_in(), 1, || {
        Box::new(Beginner::new(Glance::new(Eye)))
    });
}

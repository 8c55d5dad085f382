//! The bots that think: they see no more than their seat does, and answer in time.

use std::collections::BTreeMap;

use bots::{Beginner, Bot, Evaluate as _, Fitted, Flat, Glance, Lessons};
use boxes::Contents;
use cuba_bot::{Eye, Outlook};
use cuba_rules::Cuba;
use cuba_rules::data::Data;
use tabletop::{Game, Seat, Viewer};
use testkit::decides_by_its_view;

fn thinker() -> Box<dyn Bot<Cuba>> {
    Box::new(Flat::new(Outlook::default(), Glance::new(Eye)).thorough())
}

fn fresh() -> Cuba {
    let setup = Cuba::PROFILE.setup(4, None, BTreeMap::new()).expect("four can play");
    Cuba::new(&setup, Data::shelf().built_in()).expect("it is a set-up")
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

/// Every weight that is kept is used, and every one that is used is kept with what found it.
#[test]
fn the_weights_say_what_found_them() {
    let text = include_str!("../weights.toml");
    assert!(text.starts_with("# Found by `cargo xtask tune cuba "));
    let lines = text.lines().filter_map(|line| line.split_once(" = "));
    let kept: Vec<&str> = lines.map(|(name, _)| name).collect();
    assert_eq!(kept, Outlook::names());
    let view = fresh().view(Viewer::Player(Seat::new(0)));
    assert_eq!(Outlook::features(&view, Seat::new(0)).len(), kept.len());
}

/// What was learned can be learned again; whoever has learned judges otherwise.
#[test]
fn the_same_games_teach_the_same() {
    let lessons = Lessons {
        fresh: &fresh(),
        players: 4,
        player: |eye: Option<&Outlook>| match eye {
            Some(eye) => Box::new(Flat::new(eye.clone(), Glance::new(Eye))),
            None => Box::new(Flat::new(Eye, Glance::new(Eye))),
        },
        moves: 20,
    };
    let first = lessons.learn(None, 1, 2);
    assert_eq!(first.weights(), lessons.learn(None, 1, 2).weights());
    assert_ne!(first.weights(), lessons.learn(None, 2, 2).weights());
    assert_ne!(first.weights(), lessons.learn(Some(&first), 1, 2).weights());
    let view = fresh().view(Viewer::Player(Seat::new(0)));
    let nothing = Outlook::of(Vec::new());
    assert!(first.worth(&view, Seat::new(0)) > nothing.worth(&view, Seat::new(0)));
}

//! The bots that think: they see no more than their seat does, and answer in time.

use std::collections::BTreeMap;

use bots::{Beam, Beginner, Bot, Evaluate as _, Fitted, Glance, Lessons};
use boxes::Contents;
use cube_express_bot::{Eye, Outlook};
use cube_express_rules::CubeExpress;
use cube_express_rules::components::Data;
use tabletop::{Game, Mute, Seat, SeededDice, Turn, Viewer};
use testkit::decides_by_its_view;

fn thinker() -> Box<dyn Bot<CubeExpress>> {
    Box::new(Beam::new(Eye, Glance::new(Eye), 20).far_sighted())
}

fn careful() -> Box<dyn Bot<CubeExpress>> {
    Box::new(Beam::new(Outlook::default(), Glance::new(Eye), 10).careful(6))
}

fn fresh() -> CubeExpress {
    let setup = CubeExpress::PROFILE.setup(4, None, BTreeMap::new()).expect("four can play");
    CubeExpress::new(&setup, Data::shelf().built_in()).expect("it is a set-up")
}

/// Law 8 for bots: what is hidden from a seat changes nothing that its bot does.
#[test]
fn a_thinker_decides_by_its_view() {
    let differed = decides_by_its_view::<CubeExpress>(Data::shelf().built_in(), 2, thinker);
    assert!(differed > 20, "only {differed} tables differed in what is hidden");
}

/// The same for somebody who imagines again and again what is hidden.
#[test]
fn a_careful_thinker_decides_by_its_view() {
    let differed = decides_by_its_view::<CubeExpress>(Data::shelf().built_in(), 1, careful);
    assert!(differed > 10, "only {differed} tables differed in what is hidden");
}

#[test]
fn a_beginner_decides_by_its_view() {
    decides_by_its_view::<CubeExpress>(Data::shelf().built_in(), 1, || {
        Box::new(Beginner::new(Glance::new(Eye)))
    });
}

/// Every weight that is kept is used, and every one that is used is kept with what found it.
#[test]
fn the_weights_say_what_found_them() {
    let text = include_str!("../weights.toml");
    assert!(text.starts_with("# Found by `cargo xtask tune cube-express "));
    let lines = text.lines().filter_map(|line| line.split_once(" = "));
    let kept: Vec<&str> = lines.map(|(name, _)| name).collect();
    assert_eq!(kept, Outlook::names());
    let view = fresh().view(Viewer::Player(Seat::new(0)));
    assert_eq!(Outlook::features(&view, Seat::new(0)).len(), kept.len());
}

/// What was learned can be learned again.
#[test]
fn the_same_games_teach_the_same() {
    let lessons = Lessons {
        fresh: &fresh(),
        players: 4,
        player: |_: Option<&Outlook>| Box::new(Beam::new(Eye, Glance::new(Eye), 4)),
        moves: 200,
    };
    let first = lessons.learn(None, 1, 1);
    assert_eq!(first.weights(), lessons.learn(None, 1, 1).weights());
    assert_ne!(first.weights(), lessons.learn(None, 2, 1).weights());
}

/// In the middle of one's own turn nothing is learned; the end of a turn is judged by what was.
#[test]
fn only_the_end_of_a_turn_is_judged_by_what_was_learned() {
    let (mut game, mut dice) = (fresh(), SeededDice::new(1));
    while game.turn() == Turn::Chance {
        let chance = game.draw(&mut dice);
        game.resolve(&chance, &mut Mute).expect("what is drawn is allowed");
    }
    let Turn::Decide(seats) = game.turn() else { panic!("somebody begins") };
    let active = seats.iter().next().expect("somebody begins");
    let worths = |eye: &Outlook, seat: Seat| eye.worth(&game.view(Viewer::Player(seat)), seat);
    let (learned, nothing) = (Outlook::default(), Outlook::of(Vec::new()));
    let other = active.left(1, 4);
    assert!((worths(&learned, active) - worths(&nothing, active)).abs() < 1e-9);
    assert!((worths(&learned, other) - worths(&nothing, other)).abs() > 1.0);
}

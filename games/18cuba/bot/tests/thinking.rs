//! The bots that think: they see no more than their seat does, and answer in time.
#![expect(clippy::disallowed_types, reason = "a margin is a fraction; the rules are not")]

use bots::{Beginner, Bot, Budget, Clock, Doubt, Flat, Policy as _, Seen};
use boxes::Contents;
use cuba18_bot::{CLEAR, Planter, Wealth, Weights};
use cuba18_rules::action::Action;
use cuba18_rules::components::Data;
use cuba18_rules::{Cuba18, Round};
use tabletop::{Game, Mute, Seat, SeededDice, Turn, Viewer};
use testkit::{decides_by_its_view, weights_are_known};

type Thinker = fn() -> Box<dyn Bot<Cuba18>>;

/// Law 8 for bots: what is hidden from a seat changes nothing that its bot does.
#[test]
fn a_thinker_decides_by_its_view() {
    let thinkers: [Thinker; 2] = [
        || Box::new(Flat::new(Wealth, Planter::default())),
        || Box::new(Doubt::new(Wealth, Planter::practiced(), CLEAR)),
    ];
    for thinker in thinkers {
        let differed = decides_by_its_view::<Cuba18>(Data::shelf().built_in(), 1, thinker);
        assert_eq!(differed, 0, "everything lies open");
    }
}

/// The table at each decision in the stock rounds of a game of four planters.
fn tables() -> Vec<(Cuba18, Seat)> {
    let setup = Cuba18::PROFILE.setup(4, None, std::collections::BTreeMap::new());
    let data = Data::shelf().built_in();
    let mut game = Cuba18::new(&setup.expect("it exists"), data).expect("it exists");
    let (mut dice, mut planter, mut all) = (SeededDice::new(3), Planter::default(), Vec::new());
    loop {
        match game.turn() {
            Turn::Over => return all,
            Turn::Chance => {
                let chance = game.draw(&mut dice);
                game.resolve(&chance, &mut Mute).expect("what is drawn is possible");
            }
            Turn::Decide(seats) => {
                let seat = seats.iter().next().expect("somebody decides");
                if matches!(game.view(Viewer::Public).round(), Round::Stock(_)) {
                    all.push((game, seat));
                }
                let mut clock = Clock::new(Budget::Moves(0));
                let action = planter.choose(&Seen::new(&game, seat), &mut clock, &mut dice);
                game.apply(seat, &action, &mut Mute).expect("bots play by the rules");
            }
        }
    }
}

/// What a doubter does who overrules what it likes best for a lead above `margin`, and what it
/// likes best.
fn doubted((game, seat): &(Cuba18, Seat), margin: f64, moves: u64) -> (Action, Action) {
    let mut ranked = Vec::new();
    Planter::practiced().rank(game, *seat, &mut ranked);
    let mut clock = Clock::new(Budget::Moves(moves));
    let mut doubter = Doubt::new(Wealth, Planter::practiced(), margin);
    let done = doubter.choose(&Seen::new(game, *seat), &mut clock, &mut SeededDice::new(1));
    (done, ranked.swap_remove(0).1)
}

/// What is liked best is overruled by a clear lead only, and the more is asked for the less often.
#[test]
fn only_a_clear_lead_overrules_what_is_liked_best() {
    let tables: Vec<(Cuba18, Seat)> = tables().into_iter().step_by(6).collect();
    let overruled = |margin: f64| {
        let differs = |table: &&(Cuba18, Seat)| {
            let (done, liked) = doubted(table, margin, 5_000);
            done != liked
        };
        tables.iter().filter(differs).count()
    };
    let [any, clear, none] = [0.0, CLEAR, f64::INFINITY].map(overruled);
    assert!(any > clear && clear > 0, "{any} and {clear} of {}", tables.len());
    assert_eq!(none, 0);
}

/// Whoever has no time to see what comes of it plays what they like best.
#[test]
fn without_time_for_doubts_the_best_liked_is_played() {
    for table in tables().iter().step_by(6) {
        let (done, liked) = doubted(table, 0.0, 1);
        assert_eq!(done, liked);
    }
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

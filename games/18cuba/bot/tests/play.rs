//! How the planter plays.

use bots::{Bot, Budget, Clock, Random, Seen};
use boxes::Contents;
use cuba18_bot::Planter;
use cuba18_rules::components::Data;
use cuba18_rules::scenario::second;
use cuba18_rules::{Cuba18, Ending, Round};
use tabletop::{Game, Mute, Seat, SeededDice, Turn, Viewer};

/// The end of a game of four, and who directed the company that operated last.
fn played(data: &'static Data, number: u64, planters: usize) -> (Cuba18, Option<Seat>) {
    let setup = Cuba18::PROFILE.setup(4, None, std::collections::BTreeMap::new());
    let mut game = Cuba18::new(&setup.expect("it exists"), data).expect("it exists");
    let mut dice = SeededDice::stream(5, number);
    let mut bots: Vec<Box<dyn Bot<Cuba18>>> = Vec::new();
    for seat in 0..4 {
        bots.push(if seat < planters {
            Box::new(Planter::default())
        } else {
            Box::new(Random::default())
        });
    }
    let mut director = None;
    loop {
        match game.turn() {
            Turn::Over => return (game, director),
            Turn::Chance => {
                let chance = game.draw(&mut dice);
                game.resolve(&chance, &mut Mute).expect("what is drawn is possible");
            }
            Turn::Decide(seats) => {
                let seat = seats.iter().next().expect("somebody decides");
                let mut clock = Clock::new(Budget::Moves(0));
                let seen = Seen::new(&game, seat);
                let action = bots[seat.index()].choose(&seen, &mut clock, &mut dice);
                game.apply(seat, &action, &mut Mute).expect("bots play by the rules");
                let view = game.view(Viewer::Public);
                if let Round::Operating(turn) = view.round() {
                    director = view.table().charter(turn.company).director;
                }
            }
        }
    }
}

/// Against three random players it wins nine games of ten and goes bankrupt in
/// fewer than one of twenty.
#[test]
fn it_beats_chance_and_pays_its_trains() {
    let (mut wins, mut bankrupt) = (0, 0);
    for number in 0..60 {
        let (game, director) = played(Data::shelf().built_in(), number, 1);
        let outcome = game.outcome().expect("it is over");
        wins += u32::from(outcome.standings[Seat::new(0)].place == 1);
        let is_mine = outcome.ending == Ending::Bankruptcy && director == Some(Seat::new(0));
        bankrupt += u32::from(is_mine);
    }
    assert!(wins >= 54, "{wins} of 60");
    assert!(bankrupt < 3, "{bankrupt} of 60");
}

/// Four of them run companies of both kinds, bring the game to its later trains
/// and never to a bankruptcy.
#[test]
fn four_of_them_play_a_real_game() {
    for number in 0..8 {
        let (game, _) = played(Data::shelf().built_in(), number, 4);
        let view = game.view(Viewer::Public);
        assert_ne!(game.outcome().expect("it is over").ending, Ending::Bankruptcy);
        assert!(view.table().phase.number() >= 5, "game {number}");
        for seat in (0..4).map(Seat::new) {
            let mine = cuba18_rules::table::directed(view.table(), seat);
            assert!(!mine.is_empty(), "game {number}: {seat:?} directs nothing");
        }
    }
}

/// It asks the box, whatever is printed there: with other numbers it still beats chance.
#[test]
fn it_plays_with_another_box() {
    let games = 20;
    let wins = (0..games).filter(|&number| {
        let (game, _) = played(second(), number, 1);
        let outcome = game.outcome().expect("it is over");
        outcome.standings[Seat::new(0)].place == 1
    });
    let wins = wins.count();
    assert!(wins >= 12, "{wins} of {games}");
}

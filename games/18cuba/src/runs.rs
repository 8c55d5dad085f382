//! How long the search for the best run takes in real games of 18Cuba.

use std::collections::BTreeMap;
use std::time::Duration;

use bots::{Bot, Budget, Clock, Random, Seen};
use boxes::Contents as _;
use cuba18_bot::Planter;
use cuba18_rules::components::Data;
use cuba18_rules::round::{Operating, Step};
use cuba18_rules::{Cuba18, Round, View};
use cuba18_track::bench::{Boards, Times};
use cuba18_track::{Board, Order};
use tabletop::{Game, Key as _, Mute, SeededDice, Turn, Viewer};
use title::Figure;

/// Games of greedy players whose boards are searched, if all is measured five times; else fewer.
const GAMES: u64 = 200;

/// Boards searched in one run of the figures over random boards, likewise.
const BOARDS: u64 = 2000;

const ENOUGH: u64 = 5;

/// As much of `all` as so many runs are worth.
fn part(all: u64, runs: u32) -> u64 {
    all / ENOUGH * u64::from(runs).min(ENOUGH)
}

/// The best run over random boards, and over the boards of real games.
pub(crate) fn figures(runs: u32) -> Vec<Figure> {
    let mut figures: Vec<Figure> =
        Boards::ALL.iter().flat_map(|&boards| random_boards(boards, runs)).collect();
    figures.extend(real_games(runs));
    figures
}

fn random_boards(boards: Boards, runs: u32) -> Vec<Figure> {
    let (chart, count) = (&Data::shelf().built_in().track, part(BOARDS, runs));
    let runs: Vec<Times> =
        (1..=runs).map(|seed| Times::measure(chart, boards, seed.into(), count)).collect();
    let figure = |what: &str, time: fn(&Times) -> Duration| {
        let micros = runs.iter().map(|times| time(times).as_secs_f64() * 1e6).collect();
        Figure::of(format!("best-run/{}/{what}", boards.key()), "µs", micros)
    };
    vec![
        figure("median", Times::median),
        figure("99th", Times::percentile_99),
        figure("worst", Times::worst),
    ]
}

/// The best run over the operating turns of greedy games from phase 4 on, and
/// over those of random games.
fn real_games(runs: u32) -> Vec<Figure> {
    let games = part(GAMES, runs);
    let greedy = boards(games, 4, || Box::new(Planter::default()));
    let random = boards(games, 1, || Box::new(Random::default()));
    let repeat = |boards: &[(Board, Order)]| -> Vec<Times> {
        (0..runs).map(|_| Times::over(boards.iter().cloned())).collect()
    };
    let figure = |name: &str, times: &[Times], time: fn(&Times) -> Duration| {
        let micros = times.iter().map(|times| time(times).as_secs_f64() * 1e6).collect();
        Figure::of(format!("best-run/{name}"), "µs", micros)
    };
    let (greedy, random) = (repeat(&greedy), repeat(&random));
    vec![
        figure("greedy-games/median", &greedy, Times::median),
        figure("greedy-games/99th", &greedy, Times::percentile_99),
        figure("greedy-games/worst", &greedy, Times::worst),
        figure("random-games/mean", &random, Times::mean),
    ]
}

/// The boards on which companies run from phase `from` on in games of four.
fn boards(games: u64, from: u8, hire: fn() -> Box<dyn Bot<Cuba18>>) -> Vec<(Board, Order)> {
    let setup = Cuba18::PROFILE.setup(4, None, BTreeMap::new());
    let Some(fresh) =
        setup.ok().and_then(|setup| Cuba18::new(&setup, Data::shelf().built_in()).ok())
    else {
        return Vec::new();
    };
    let mut found = Vec::new();
    for number in 0..games {
        let mut dice = SeededDice::stream(5, number);
        let mut game = fresh;
        let mut bot = hire();
        while let Some(view) = step(&mut game, bot.as_mut(), &mut dice) {
            let Round::Operating(Operating { company, step: Step::Run, .. }) = *view.round() else {
                continue;
            };
            let table = view.table();
            if table.phase.number() >= from && table.charter(company).train_count() > 0 {
                found.push((table.board, view.order(company)));
            }
        }
    }
    found
}

/// One decision or draw, all seats played by one bot; nothing once the game is over.
fn step(game: &mut Cuba18, bot: &mut dyn Bot<Cuba18>, dice: &mut SeededDice) -> Option<View> {
    match game.turn() {
        Turn::Over => return None,
        Turn::Chance => {
            let chance = game.draw(dice);
            game.resolve(&chance, &mut Mute).ok()?;
        }
        Turn::Decide(seats) => {
            let seat = seats.iter().next()?;
            let mut clock = Clock::new(Budget::Moves(0));
            let action = bot.choose(&Seen::new(game, seat), &mut clock, dice);
            game.apply(seat, &action, &mut Mute).ok()?;
        }
    }
    Some(game.view(Viewer::Public))
}

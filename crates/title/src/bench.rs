//! How fast a game is.

use std::hint::black_box;
use std::time::{Duration, Instant};

use serde::Serialize;
use tabletop::{Choices, Dice, Game, Mute, Profile, SeededDice, Turn};

/// One number that a user can measure again.
#[derive(Clone, Debug, Serialize)]
pub struct Figure {
    /// What was measured, such as `playout/GAME/4`.
    pub name: String,
    /// The median of the runs.
    pub value: f64,
    /// In what.
    pub unit: &'static str,
    /// How many runs.
    pub runs: u32,
    /// The lowest run.
    pub lowest: f64,
    /// The highest run.
    pub highest: f64,
}

impl Figure {
    /// The figure of some runs.
    pub fn of(name: String, unit: &'static str, mut runs: Vec<f64>) -> Figure {
        runs.sort_by(f64::total_cmp);
        let at = |index: usize| runs.get(index).copied().unwrap_or_default();
        let last = runs.len().saturating_sub(1);
        let count = u32::try_from(runs.len()).unwrap_or(u32::MAX);
        Figure { name, value: at(last / 2), unit, runs: count, lowest: at(0), highest: at(last) }
    }
}

/// How long one run of a figure takes.
const RUN: Duration = Duration::from_millis(300);

/// A game of so many players that has not begun, in its usual set-up.
pub(crate) fn fresh<G: Game>(players: u8, data: &'static G::Data) -> Option<G> {
    let setup = G::PROFILE.setup(players, None, std::collections::BTreeMap::new()).ok()?;
    G::new(&setup, data).ok()
}

/// Four players, or as many as the game takes.
pub(crate) fn usual(profile: &Profile) -> u8 {
    profile.players().find(|&count| count == 4).or(profile.players().last()).unwrap_or_default()
}

/// Measures a game at four players.
pub(crate) fn measure<G: Game>(runs: u32, data: &'static G::Data) -> Vec<Figure> {
    let (profile, players) = (G::PROFILE, usual(&G::PROFILE));
    let Some(fresh) = fresh::<G>(players, data) else { return Vec::new() };
    let name = |what: &str| format!("{what}/{}/{players}", profile.id);
    let sample = positions(&fresh);
    let repeat = |one: &dyn Fn() -> f64| (0..runs).map(|_| one()).collect::<Vec<f64>>();
    vec![
        Figure::of(name("position"), "bytes", vec![as_float(size_of::<G>())]),
        Figure::of(name("playout"), "actions/s", playouts(&fresh, runs)),
        Figure::of(name("clone"), "ns", repeat(&|| clones(&sample))),
        Figure::of(name("actions"), "ns", repeat(&|| lists(&sample))),
        Figure::of(name("apply"), "ns", repeat(&|| applies(&sample))),
    ]
}

#[expect(clippy::cast_precision_loss, reason = "counts here are far below 2^52")]
pub(crate) const fn as_float(count: usize) -> f64 {
    count as f64
}

/// One decision or draw of a random game; false once it is over.
pub(crate) fn step<G: Game>(
    game: &mut G,
    choices: &mut Choices<G::Action>,
    dice: &mut SeededDice,
) -> Option<bool> {
    match game.turn() {
        Turn::Over => None,
        Turn::Chance => {
            let chance = game.draw(dice);
            game.resolve(&chance, &mut Mute).ok().map(|()| false)
        }
        Turn::Decide(seats) => {
            let nth = if seats.len() == 1 { 0 } else { dice.roll(seats.len()) as usize };
            let seat = seats.iter().nth(nth)?;
            choices.clear();
            game.actions(seat, choices);
            let action = choices.any(dice)?;
            game.apply(seat, &action, &mut Mute).ok().map(|()| true)
        }
    }
}

/// Decisions a second in random games, list and apply and chance together.
fn playouts<G: Game>(fresh: &G, runs: u32) -> Vec<f64> {
    let mut choices = Choices::default();
    let mut stream = 0;
    let mut run = || {
        let start = Instant::now();
        let mut actions = 0usize;
        while start.elapsed() < RUN {
            let mut game = fresh.clone();
            let mut dice = SeededDice::stream(1, stream);
            stream += 1;
            while let Some(decided) = step(&mut game, &mut choices, &mut dice) {
                actions += usize::from(decided);
            }
        }
        as_float(actions) / start.elapsed().as_secs_f64()
    };
    (0..runs).map(|_| run()).collect()
}

/// Positions from random games in which somebody decides.
fn positions<G: Game>(fresh: &G) -> Vec<G> {
    let mut choices = Choices::default();
    let mut found = Vec::new();
    for stream in 0.. {
        let mut game = fresh.clone();
        let mut dice = SeededDice::stream(2, stream);
        while let Some(decided) = step(&mut game, &mut choices, &mut dice) {
            if decided && matches!(game.turn(), Turn::Decide(_)) {
                found.push(game.clone());
            }
            if found.len() == 1000 {
                return found;
            }
        }
    }
    found
}

/// Nanoseconds per item of doing `one` to each of `items`, again and again for a run's time.
pub fn each<T>(items: &[T], mut one: impl FnMut(&T)) -> f64 {
    let start = Instant::now();
    let mut rounds = 0usize;
    while start.elapsed() < RUN {
        items.iter().for_each(&mut one);
        rounds += 1;
    }
    start.elapsed().as_secs_f64() * 1e9 / as_float(rounds * items.len())
}

fn clones<G: Game>(sample: &[G]) -> f64 {
    each(sample, |game| {
        black_box(black_box(game).clone());
    })
}

fn lists<G: Game>(sample: &[G]) -> f64 {
    let mut choices = Choices::default();
    each(sample, |game| {
        if let Turn::Decide(seats) = game.turn() {
            choices.clear();
            seats.iter().for_each(|seat| game.actions(seat, &mut choices));
            black_box(&choices);
        }
    })
}

/// Includes a clone: a position is applied to only once.
fn applies<G: Game>(sample: &[G]) -> f64 {
    let mut dice = SeededDice::new(3);
    let decided: Vec<_> = sample
        .iter()
        .filter_map(|game| {
            let Turn::Decide(seats) = game.turn() else { return None };
            let seat = seats.iter().next()?;
            let mut choices = Choices::default();
            game.actions(seat, &mut choices);
            Some((game, seat, choices.any(&mut dice)?))
        })
        .collect();
    each(&decided, |(game, seat, action)| {
        let mut next = (*game).clone();
        let _ = black_box(next.apply(*seat, action, &mut Mute));
        black_box(&next);
    })
}

//! Weights found by self-play.

use std::fmt::Write as _;

use tabletop::{Dice as _, Game, Mute, Seat, SeededDice, Turn};

use crate::clock::as_float;
use crate::{Bot, Budget, Clock, Seen, Weights};

/// How weights are looked for; the same plan finds the same weights on every machine.
#[derive(Copy, Clone, PartialEq, Eq, Debug)]
pub struct Plan {
    /// What directions are drawn from.
    pub seed: u64,
    /// How many directions are tried.
    pub steps: u64,
    /// In how many games each way of a direction is tried.
    pub games: u64,
}

impl Plan {
    /// Reads a seed, a number of steps and one of games.
    pub fn read(words: &[String]) -> Option<Plan> {
        let [seed, steps, games] = words else { return None };
        let number = |word: &String| word.parse().ok();
        Some(Plan { seed: number(seed)?, steps: number(steps)?, games: number(games)? })
    }
}

/// Somebody whose weights are to be found, and the others at the table.
#[expect(missing_debug_implementations, reason = "functions")]
pub struct Match<'g, G: Game, W> {
    /// A game that has not begun.
    pub fresh: &'g G,
    /// How many play.
    pub players: u8,
    /// A player with some weights.
    pub candidate: fn(W) -> Box<dyn Bot<G>>,
    /// Whom they play against.
    pub rival: fn() -> Box<dyn Bot<G>>,
    /// A lead so large counts half.
    pub large: f64,
}

/// A step in a direction is so much of a weight; small weights are changed by more.
const REACH: f64 = 0.3;
const SMALL: f64 = 0.25;

/// How far one goes for what a direction has brought, at first; in the end a third of it.
const EAGER: f64 = 6.0;

/// The games that are never drawn again for a check.
const CHECKED: u64 = 1_000_000;

/// Walks from `start` in random directions, further the more there is to gain (simultaneous
/// perturbation), and returns the mean of the second half of the way. Both ways of a direction
/// are tried in the same games.
pub fn tune<G: Game, W: Weights>(between: &Match<'_, G, W>, start: W, plan: &Plan) -> W {
    let origin = start.values();
    let reach: Vec<f64> = origin.iter().map(|weight| weight.abs().max(SMALL) * REACH).collect();
    let weights = |place: &[f64]| {
        let moved = place.iter().zip(&reach).zip(&origin);
        W::of(&moved.map(|((step, reach), from)| from + step * reach).collect::<Vec<f64>>())
    };
    let mut dice = SeededDice::stream(plan.seed, 0);
    let mut place = vec![0.0; origin.len()];
    let mut sum = place.clone();
    for step in 0..plan.steps {
        let coin = |_: &f64| if dice.roll(2) == 0 { 1.0 } else { -1.0 };
        let direction: Vec<f64> = place.iter().map(coin).collect();
        let gained = |side: f64| {
            let there = place.iter().zip(&direction).map(|(at, way)| at + side * way);
            let weights = weights(&there.collect::<Vec<f64>>());
            between.gained(weights, CHECKED + step * plan.games, plan.games).0
        };
        let difference = gained(1.0) - gained(-1.0);
        let eager = EAGER / (1.0 + 2.0 * as_float(step) / as_float(plan.steps));
        for (at, way) in place.iter_mut().zip(&direction) {
            *at += (eager * difference * way).clamp(-0.5, 0.5);
        }
        if step >= plan.steps / 2 {
            sum.iter_mut().zip(&place).for_each(|(sum, at)| *sum += at);
        }
    }
    let counted = as_float(plan.steps - plan.steps / 2).max(1.0);
    weights(&sum.iter().map(|sum| sum / counted).collect::<Vec<f64>>())
}

/// Looks for weights by the plan that the program is started with, and returns them as the file
/// that they are kept in, with what found them and how they fare in other games.
pub fn tuned<G: Game, W: Weights>(between: &Match<'_, G, W>, start: W) -> Option<String> {
    let plan = Plan::read(&std::env::args().skip(1).collect::<Vec<String>>())?;
    let Plan { seed, steps, games } = plan;
    let found = tune(between, start, &plan);
    let others = 2 * games;
    let (_, before) = between.gained(start, 0, others);
    let (_, after) = between.gained(found, 0, others);
    let [before, after] = [before, after].map(|share| 100.0 * share);
    let mut file = format!(
        "# Found by `cargo xtask tune {} {seed} {steps} {games}`; in {others} other games against\n\
         # players with the weights set by hand {after:.1} % were won, before that {before:.1} %.\n",
        G::PROFILE.id
    );
    for (name, value) in W::NAMES.iter().zip(found.values()) {
        let _ = writeln!(file, "{name} = {value:.3}");
    }
    Some(file)
}

impl<G: Game, W: Weights> Match<'_, G, W> {
    /// What weights gain on average in some games, between -1 and 1, and how many they win.
    pub fn gained(&self, weights: W, from: u64, games: u64) -> (f64, f64) {
        let (mut gained, mut won) = (0.0, 0.0);
        for number in from..from + games {
            let seats = u64::from(self.players);
            let seat = Seat::new(u8::try_from(number % seats).unwrap_or_default());
            let (lead, share) = self.played(weights, seat, number / seats);
            gained += lead / (lead.abs() + self.large);
            won += share;
        }
        (gained / as_float(games), won / as_float(games))
    }

    /// The lead of `candidate` over the best of the others in one game, and its part of the win.
    fn played(&self, weights: W, candidate: Seat, number: u64) -> (f64, f64) {
        let mut bots: Vec<Box<dyn Bot<G>>> = (0..self.players)
            .map(|seat| {
                let is_candidate = Seat::new(seat) == candidate;
                if is_candidate { (self.candidate)(weights) } else { (self.rival)() }
            })
            .collect();
        let mut game = self.fresh.clone();
        let mut dice = SeededDice::stream(77, number);
        loop {
            let done = match game.turn() {
                Turn::Over => break,
                Turn::Chance => {
                    let chance = game.draw(&mut dice);
                    game.resolve(&chance, &mut Mute)
                }
                Turn::Decide(seats) => {
                    let several = seats.len() > 1;
                    let nth = if several { dice.roll(seats.len()) as usize } else { 0 };
                    let seat = seats.iter().nth(nth).unwrap_or_default();
                    let mut clock = Clock::new(Budget::Moves(0));
                    let seen = Seen::new(&game, seat);
                    let action = bots[seat.index()].choose(&seen, &mut clock, &mut dice);
                    game.apply(seat, &action, &mut Mute)
                }
            };
            assert!(done.is_ok(), "what is listed or drawn is refused");
        }
        let standings = game.outcome().expect("it is over").standings;
        let others = standings.seats().filter(|&seat| seat != candidate);
        let best = others.map(|seat| standings[seat].score).max().unwrap_or_default();
        let first = standings.iter().filter(|standing| standing.place == 1).count();
        let share =
            if standings[candidate].place == 1 { 1.0 / as_float(first as u64) } else { 0.0 };
        (f64::from(standings[candidate].score - best), share)
    }
}

//! Weights found by least squares over whole games.

use std::fmt::Write as _;

use tabletop::{Game, Mute, Seat, SeededDice, Turn, Viewer};

use crate::{Bot, Budget, Clock, Evaluate, Plan, Seen};

/// An eye whose weights say what the end of a stage was worth in the end.
pub trait Fitted<G: Game>: Evaluate<G> + Sized {
    /// An eye with these weights.
    fn of(weights: Vec<f64>) -> Self;

    /// Its weights.
    fn weights(&self) -> &[f64];

    /// What each weight is called, in order.
    fn names() -> Vec<&'static str>;

    /// What each weight is multiplied with.
    fn features(view: &G::View, seat: Seat) -> Vec<f64>;

    /// What `seat` will have in any case.
    fn certain(view: &G::View, seat: Seat) -> f64;

    /// Whether the end of a stage that began with `before` is judged for `seat`: it was its turn,
    /// or the stage is everybody's.
    fn is_judged(_before: &G::View, _seat: Seat) -> bool {
        true
    }

    /// What `seat` will have in the end, as far as can be told.
    fn expected(&self, view: &G::View, seat: Seat) -> f64 {
        let features = Self::features(view, seat);
        let weighed = features.iter().zip(self.weights()).map(|(one, weight)| one * weight);
        Self::certain(view, seat) + weighed.sum::<f64>()
    }

    /// The weights of a file with lines as `name = value`; what it leaves out counts nothing.
    fn read(text: &str) -> Vec<f64> {
        let found = |name: &str| {
            let mut lines = text.lines().filter_map(|line| line.split_once('='));
            lines
                .find_map(|(key, value)| (key.trim() == name).then(|| value.trim().parse().ok())?)
        };
        Self::names().into_iter().map(|name| found(name).unwrap_or_default()).collect()
    }
}

/// A sum of squares to be made least.
struct Normal {
    /// By rows, as far as the diagonal; the last row is what is to be met.
    products: Vec<Vec<f64>>,
}

/// So much is added to each weight's own square: what is seldom seen stays small.
const CAUTION: f64 = 100.0;

impl Normal {
    fn new(count: usize) -> Normal {
        Normal { products: (0..=count).map(|row| vec![0.0; row + 1]).collect() }
    }

    fn add(&mut self, features: &[f64], wanted: f64) {
        let all: Vec<f64> = features.iter().copied().chain([wanted]).collect();
        for (row, one) in self.products.iter_mut().zip(&all) {
            row.iter_mut().zip(&all).for_each(|(cell, other)| *cell += one * other);
        }
    }

    /// The weights: Cholesky's way.
    fn solve(mut self) -> Vec<f64> {
        let wanted = self.products.pop().unwrap_or_default();
        let (lower, count) = (&mut self.products, wanted.len().saturating_sub(1));
        for row in 0..count {
            for column in 0..=row {
                let known: f64 = (0..column).map(|k| lower[row][k] * lower[column][k]).sum();
                let left = lower[row][column] - known;
                lower[row][column] = if row == column {
                    (CAUTION + left).max(1e-9).sqrt()
                } else {
                    left / lower[column][column]
                };
            }
        }
        let mut weights = vec![0.0; count];
        for row in 0..count {
            let known: f64 = (0..row).map(|k| lower[row][k] * weights[k]).sum();
            weights[row] = (wanted[row] - known) / lower[row][row];
        }
        for row in (0..count).rev() {
            let known: f64 = (row + 1..count).map(|k| lower[k][row] * weights[k]).sum();
            weights[row] = (weights[row] - known) / lower[row][row];
        }
        weights
    }
}

/// Players whose games are learned from.
#[expect(missing_debug_implementations, reason = "functions")]
pub struct Lessons<'g, G: Game, E> {
    /// A game that has not begun.
    pub fresh: &'g G,
    /// How many play.
    pub players: u8,
    /// Somebody who judges with what was learned before, or without.
    pub player: fn(Option<&E>) -> Box<dyn Bot<G>>,
    /// How many moves they imagine before a decision.
    pub moves: u64,
}

impl<G: Game, E: Fitted<G>> Lessons<'_, G, E> {
    /// Lets players who judge with `eye` play some games, and returns what these teach.
    pub fn learn(&self, eye: Option<&E>, seed: u64, games: u64) -> E {
        let mut normal = Normal::new(E::names().len());
        for number in 0..games {
            self.play(eye, SeededDice::stream(seed, number), &mut normal);
        }
        E::of(normal.solve())
    }

    /// Learns by the plan that the program is started with, each step from the games of those
    /// who have learned in the one before, and returns the weights as the file that they are
    /// kept in.
    pub fn learned(&self) -> Option<String> {
        let Plan { seed, steps, games } =
            Plan::read(&std::env::args().skip(1).collect::<Vec<String>>())?;
        let mut eye = None;
        for step in 0..steps {
            eye = Some(self.learn(eye.as_ref(), seed.wrapping_add(step), games));
        }
        let mut file = format!(
            "# Found by `cargo xtask tune {} {seed} {steps} {games}`: least squares over {games}\n\
             # games of players who imagine {} moves before a decision.\n",
            G::PROFILE.id,
            self.moves
        );
        for (name, value) in E::names().iter().zip(eye?.weights()) {
            let _ = writeln!(file, "{name} = {value:.3}");
        }
        Some(file)
    }

    fn play(&self, eye: Option<&E>, mut dice: SeededDice, normal: &mut Normal) {
        let mut bots: Vec<_> = (0..self.players).map(|_| (self.player)(eye)).collect();
        let mut game = self.fresh.clone();
        let judge = E::of(Vec::new());
        let mut settled: Vec<(Seat, Vec<f64>, f64)> = Vec::new();
        loop {
            let before = game.view(Viewer::Public);
            let done = match game.turn() {
                Turn::Over => break,
                Turn::Chance => {
                    let chance = game.draw(&mut dice);
                    game.resolve(&chance, &mut Mute)
                }
                Turn::Decide(seats) => {
                    let seat = seats.iter().next().unwrap_or_default();
                    let mut clock = Clock::new(Budget::Moves(self.moves));
                    let seen = Seen::new(&game, seat);
                    let action = bots[seat.index()].choose(&seen, &mut clock, &mut dice);
                    game.apply(seat, &action, &mut Mute)
                }
            };
            assert!(done.is_ok(), "what is listed or drawn is refused");
            if judge.is_settled(&before, &game.view(Viewer::Public)) {
                let seats = (0..self.players).map(Seat::new);
                for seat in seats.filter(|&seat| E::is_judged(&before, seat)) {
                    let view = game.view(Viewer::Player(seat));
                    settled.push((seat, E::features(&view, seat), E::certain(&view, seat)));
                }
            }
        }
        let standings = game.outcome().expect("it is over").standings;
        for (seat, features, certain) in settled {
            normal.add(&features, f64::from(standings[seat].score) - certain);
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn what_follows_from_the_features_is_found_but_for_a_little_caution() {
        let mut normal = Normal::new(3);
        for number in 0..100_000u32 {
            let [one, two] = [number % 17, number % 5].map(f64::from);
            normal.add(&[one, two, 1.0], 2.0 * one - 3.0 * two + 5.0);
        }
        let found = normal.solve();
        let wanted = [2.0, -3.0, 5.0];
        let near = found.iter().zip(wanted).all(|(one, other)| (one - other).abs() < 0.1);
        assert!(found.len() == 3 && near, "{found:?}");
    }

    #[test]
    fn what_was_never_seen_counts_nothing() {
        let mut normal = Normal::new(2);
        (0..100).for_each(|_| normal.add(&[1.0, 0.0], 4.0));
        let found = normal.solve();
        assert!((found[0] - 2.0).abs() < 1e-9 && found[1].abs() < 1e-9, "{found:?}");
    }
}

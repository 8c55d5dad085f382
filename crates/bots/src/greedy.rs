//! Plays what looks best right after its own move.

use tabletop::{Choices, Dice, Game, Mute, Seat, Seats, Turn, Viewer};

use crate::{Bot, Clock, Evaluate, Seen};

/// Tries each action on an imagined game and plays the one that is worth most.
///
/// Of a run of amounts it tries the two ends.
/// Decisions of its own that follow at once belong to the same move, so it
/// looks on to the best of them, up to `depth`. What comes to the same with
/// fewer decisions is preferred: nobody trades to and fro for nothing.
#[derive(Debug)]
pub struct Greedy<E> {
    eye: E,
    depth: u8,
}

/// What each further decision costs: next to nothing.
const TROUBLE: f64 = 1e-6;

impl<E> Greedy<E> {
    /// A greedy player that looks `depth` of its own decisions ahead.
    pub const fn new(eye: E, depth: u8) -> Greedy<E> {
        Greedy { eye, depth }
    }

    fn best<G: Game>(&self, game: &G, seat: Seat, depth: u8) -> f64
    where
        E: Evaluate<G>,
    {
        if depth == 0 || game.turn() != Turn::Decide(Seats::only(seat)) {
            return self.eye.worth(&game.view(Viewer::Player(seat)), seat);
        }
        let mut choices = Choices::default();
        game.actions(seat, &mut choices);
        let values = choices.samples().map(|action| self.after(game, seat, &action, depth));
        values.fold(f64::NEG_INFINITY, f64::max) - TROUBLE
    }

    fn after<G: Game>(&self, game: &G, seat: Seat, action: &G::Action, depth: u8) -> f64
    where
        E: Evaluate<G>,
    {
        let mut next = game.clone();
        if next.apply(seat, action, &mut Mute).is_err() {
            return f64::NEG_INFINITY;
        }
        self.best(&next, seat, depth - 1)
    }
}

impl<G: Game, E: Evaluate<G>> Bot<G> for Greedy<E> {
    fn choose(&mut self, seen: &Seen<'_, G>, _: &mut Clock<'_>, dice: &mut dyn Dice) -> G::Action {
        let mut choices = Choices::default();
        seen.actions(&mut choices);
        let imagined = seen.imagine(dice);
        let mut best: Option<(f64, G::Action)> = None;
        for action in choices.samples() {
            let value = self.after(&imagined, seen.seat(), &action, self.depth);
            // Of equals the first is kept: the list has a fixed order.
            if best.as_ref().is_none_or(|(most, _)| value > *most) {
                best = Some((value, action));
            }
        }
        best.expect("a seat that is asked has an action").1
    }
}

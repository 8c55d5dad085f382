//! Plays like a person in their second game.

use tabletop::{Dice, Game};

use crate::{Bot, Clock, Policy, Seen};

/// Sees what looks good at once, and often takes the second or third best of it.
#[derive(Debug)]
pub struct Beginner<P, A> {
    policy: P,
    ranked: Vec<(f64, A)>,
}

impl<P, A> Beginner<P, A> {
    /// A beginner to whom things look as to `policy`.
    pub const fn new(policy: P) -> Beginner<P, A> {
        Beginner { policy, ranked: Vec::new() }
    }
}

/// Which of the best is taken, by a die: half of the time the very best.
const TAKEN: [usize; 8] = [0, 0, 0, 0, 1, 1, 2, 3];

impl<G: Game, P: Policy<G>> Bot<G> for Beginner<P, G::Action> {
    fn choose(&mut self, seen: &Seen<'_, G>, _: &mut Clock<'_>, dice: &mut dyn Dice) -> G::Action {
        let game = seen.imagine(dice);
        self.policy.rank(&game, seen.seat(), &mut self.ranked);
        let face = dice.roll(u32::try_from(TAKEN.len()).unwrap_or(1)) as usize;
        let taken = TAKEN[face].min(self.ranked.len().saturating_sub(1));
        self.ranked.swap_remove(taken).1
    }
}

//! What a policy likes best, unless something else clearly comes to more.

use tabletop::{Choices, Dice, Game, SeededDice};

use crate::imagined::played_on;
use crate::seen::First;
use crate::{Bot, Clock, Evaluate, Policy, Seen};

/// Plays what a policy likes best, and doubts it: what the policy likes nearly as well is tried on
/// imagined games as in [`crate::Flat`], and played if it comes to clearly more.
///
/// The best of many that are judged by an eye that errs is often the one it errs about, so a small
/// lead says little. Each is played on once: this is for games in which there is next to no luck.
#[derive(Debug)]
pub struct Doubt<E, P, A> {
    eye: E,
    policy: P,
    margin: f64,
    choices: Choices<A>,
    ranked: Vec<(f64, A)>,
}

/// So many candidates are tried that the policy likes best.
const LIKED: usize = 8;

impl<E, P, A> Doubt<E, P, A> {
    /// A player that plays by `policy` unless `eye` sees `margin` more in something else.
    pub fn new(eye: E, policy: P, margin: f64) -> Doubt<E, P, A> {
        Doubt { eye, policy, margin, choices: Choices::default(), ranked: Vec::new() }
    }
}

impl<G: Game, E: Evaluate<G>, P: Policy<G>> Bot<G> for Doubt<E, P, G::Action> {
    fn choose(
        &mut self,
        seen: &Seen<'_, G>,
        clock: &mut Clock<'_>,
        dice: &mut dyn Dice,
    ) -> G::Action {
        let first = match seen.first(&mut self.choices) {
            First::Only(action) => return action,
            First::OfSeveral(action) => action,
        };
        if !clock.allows() {
            return first;
        }
        let world = seen.imagine(dice);
        self.policy.rank(&world, seen.seat(), &mut self.ranked);
        let favorite = self.ranked.first().map(|(_, action)| action.clone());
        let luck = u64::from(dice.roll(u32::MAX));
        let mut clear = None;
        let mut best: Option<(f64, G::Action)> = None;
        for (_, action) in self.ranked.drain(..).take(LIKED) {
            let (judges, move_of) = ((&self.eye, &mut self.policy), (seen.seat(), &action));
            let dice = &mut SeededDice::new(luck);
            let Some(value) = played_on(judges, &world, move_of, clock, dice) else { break };
            // What the policy likes best has to be led by more than the margin.
            let floor = *clear.get_or_insert(value + self.margin);
            let most = best.as_ref().map(|&(most, _)| most.max(floor));
            if most.is_none_or(|most| value > most) {
                best = Some((value, action));
            }
        }
        best.map(|(_, action)| action).or(favorite).unwrap_or(first)
    }
}

//! Each candidate played on to the end of the stage.

use tabletop::{Choices, Dice, Game, SeededDice};

use crate::clock::as_float;
use crate::imagined::played_on;
use crate::seen::First;
use crate::{Bot, Clock, Evaluate, Policy, Seen};

/// Tries the candidates of a policy on imagined games, lets everybody go on by that policy to
/// the end of the stage, and judges there. The worse half of the candidates is dropped again
/// and again, so that most of the time goes to the best (sequential halving).
#[derive(Debug)]
pub struct Flat<E, P, A> {
    eye: E,
    policy: P,
    /// So many candidates are tried that the policy likes best.
    liked: usize,
    /// So many others are tried besides: the policy may be blind to something.
    strays: usize,
    choices: Choices<A>,
    ranked: Vec<(f64, A)>,
    candidates: Vec<Candidate<A>>,
}

#[derive(Debug)]
struct Candidate<A> {
    action: A,
    /// What came of it in the passes so far, added up, and in the present one.
    sum: f64,
    passes: u64,
    latest: Option<f64>,
}

impl<A> Candidate<A> {
    fn mean(&self) -> f64 {
        if self.passes == 0 { f64::NEG_INFINITY } else { self.sum / as_float(self.passes) }
    }
}

/// How many candidates are tried if nothing is said: those that are liked best, and others.
const LIKED: usize = 10;
const STRAYS: usize = 4;

/// How many a thorough player tries.
const THOROUGH: (usize, usize) = (24, 8);

impl<E, P, A: Clone + Eq> Flat<E, P, A> {
    /// A player that finds candidates and plays on by `policy` and judges with `eye`.
    pub fn new(eye: E, policy: P) -> Flat<E, P, A> {
        let (ranked, candidates) = (Vec::new(), Vec::new());
        let (liked, strays) = (LIKED, STRAYS);
        Flat { eye, policy, liked, strays, choices: Choices::default(), ranked, candidates }
    }

    /// The same player, who tries more candidates.
    #[must_use]
    pub const fn thorough(mut self) -> Self {
        (self.liked, self.strays) = THOROUGH;
        self
    }

    /// Picks the candidates: those that the policy likes best, and some others.
    fn nominate(&mut self, dice: &mut dyn Dice) {
        let most = self.liked + self.strays;
        for place in self.liked..self.ranked.len().min(most) {
            let rest = u32::try_from(self.ranked.len() - place).unwrap_or(1);
            self.ranked.swap(place, place + dice.roll(rest) as usize);
        }
        self.ranked.truncate(most);
        let candidate = |(_, action)| Candidate { action, sum: 0.0, passes: 0, latest: None };
        self.candidates.clear();
        self.candidates.extend(self.ranked.drain(..).map(candidate));
    }

    /// Tries every candidate once on the same game with the same luck; `false` without the time.
    fn pass<G: Game<Action = A>>(
        &mut self,
        seen: &Seen<'_, G>,
        clock: &mut Clock<'_>,
        dice: &mut dyn Dice,
    ) -> bool
    where
        E: Evaluate<G>,
        P: Policy<G>,
    {
        let world = seen.imagine(dice);
        let luck = u64::from(dice.roll(u32::MAX));
        let is_first = self.candidates.iter().all(|candidate| candidate.passes == 0);
        let mut in_time = true;
        for place in 0..self.candidates.len() {
            // If not even one pass can be ended, the more promising ones are compared.
            if is_first && place > 1 && clock.spent() > 0.6 {
                break;
            }
            let action = self.candidates[place].action.clone();
            let dice = &mut SeededDice::new(luck);
            let players = (&self.eye, &mut self.policy);
            let latest = played_on(players, &world, (seen.seat(), &action), clock, dice);
            self.candidates[place].latest = latest;
            in_time = latest.is_some();
            if !in_time {
                break;
            }
        }
        for candidate in &mut self.candidates {
            let latest = candidate.latest.take();
            // Only what all have been through is compared.
            if let Some(value) = latest.filter(|_| in_time || is_first) {
                candidate.sum += value;
                candidate.passes += 1;
            }
        }
        in_time
    }

    /// Keeps the better half.
    fn halve(&mut self) {
        self.candidates.sort_by(|one, other| other.mean().total_cmp(&one.mean()));
        let half = self.candidates.len().div_ceil(2).max(1);
        self.candidates.truncate(half);
    }
}

impl<G: Game, E: Evaluate<G>, P: Policy<G>> Bot<G> for Flat<E, P, G::Action> {
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
        self.policy.rank(&seen.imagine(dice), seen.seat(), &mut self.ranked);
        self.nominate(dice);
        let rounds = usize::BITS - self.candidates.len().saturating_sub(1).leading_zeros();
        for round in 1..=rounds {
            let until = f64::from(round) / f64::from(rounds);
            while self.pass(seen, clock, dice) && clock.spent() < until {}
            self.halve();
        }
        self.candidates.drain(..).next().map_or(first, |best| best.action)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn whoever_is_thorough_tries_more_candidates() {
        let plain = Flat::<(), (), usize>::new((), ());
        let thorough = Flat::new((), ()).thorough();
        for (mut flat, liked, all) in [(plain, 10, 14), (thorough, 24, 32)] {
            flat.ranked = (0..100).map(|action| (0.0, action)).collect();
            flat.nominate(&mut SeededDice::new(1));
            let mut tried: Vec<usize> = flat.candidates.iter().map(|one| one.action).collect();
            assert!(tried[..liked].iter().copied().eq(0..liked), "{tried:?}");
            tried.sort_unstable();
            tried.dedup();
            assert_eq!(tried.len(), all);
        }
    }
}

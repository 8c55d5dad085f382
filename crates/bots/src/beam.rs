//! One's own turn, thought through to its end.

use std::mem;

use tabletop::{Choices, Dice, Game, Mute, Seat, Seats, SeededDice, Turn, Viewer};

use crate::imagined::{Played, step};
use crate::seen::First;
use crate::{Bot, Clock, Evaluate, Policy, Seen};

/// Thinks its own turn through, decision by decision, keeping the best `width` positions.
///
/// A far-sighted one then lets the others answer by a policy after each of the best ends, thinks
/// its next turn through as well, and judges there; a careful one looks beyond more ends, and
/// beyond the better half of them again with other luck. The turn that it has found is
/// remembered and played as long as the table looks as expected.
///
/// Positions in the middle of a turn are compared with each other, and ends with ends: an eye
/// may judge the two in different ways.
#[derive(Debug)]
pub struct Beam<G: Game, E, P> {
    eye: E,
    policy: P,
    width: usize,
    /// So many ends of a turn are looked beyond.
    beyond: usize,
    /// Whether the better half of them is looked beyond again and again.
    again: bool,
    choices: Choices<G::Action>,
    /// The rest of the turn, the next decision last, each with the view that it is meant for.
    plan: Vec<(G::View, G::Action)>,
}

/// A position that a turn may lead to.
#[derive(Clone, Debug)]
struct State<G> {
    /// Apart: states are sorted again and again, and a game is large.
    game: Box<G>,
    worth: f64,
    /// Where in the steps the way to it ends; 0 if nothing has been done.
    step: usize,
}

/// The steps of all turns thought of: each a decision, and the step before it.
type Steps<A> = Vec<(usize, Option<A>)>;

/// No turn is thought of that takes more decisions: some could be repeated for ever.
const LONGEST: usize = 40;

/// Of a run of amounts so many are tried, its ends included.
const POINTS: u32 = 3;

/// So many ends of a turn are kept; so many of them are looked beyond, by a careful player more.
const ENDS: usize = 48;
const BEYOND: usize = 8;

/// The next turn is thought through that much more narrowly.
const NARROWER: usize = 8;

impl<G: Game, E: Evaluate<G>, P: Policy<G>> Beam<G, E, P> {
    /// A player that judges with `eye`, keeps `width` positions and looks at its own turn only.
    pub fn new(eye: E, policy: P, width: usize) -> Beam<G, E, P> {
        let choices = Choices::default();
        Beam { eye, policy, width, beyond: 0, again: false, choices, plan: Vec::new() }
    }

    /// The same player, who also looks at the turn after this one.
    #[must_use]
    pub fn far_sighted(mut self) -> Beam<G, E, P> {
        self.beyond = BEYOND;
        self
    }

    /// The same player, who looks beyond `ends` ends of the turn, and beyond the better half of
    /// them again and again.
    #[must_use]
    pub fn careful(mut self, ends: usize) -> Beam<G, E, P> {
        (self.beyond, self.again) = (ends, true);
        self
    }

    /// The best ends of the turn of `seat` that `game` is in, the best first.
    fn ends(
        &mut self,
        game: &G,
        seat: Seat,
        width: usize,
        steps: &mut Steps<G::Action>,
        clock: &mut Clock<'_>,
    ) -> Vec<State<G>> {
        steps.clear();
        steps.push((0, None));
        let game = Box::new(game.clone());
        let mut open = vec![State { game, worth: f64::NEG_INFINITY, step: 0 }];
        let (mut next, mut ends) = (Vec::new(), Vec::new());
        for _ in 0..LONGEST {
            for state in &open {
                if !self.widen(state, seat, steps, (&mut next, &mut ends), clock) {
                    // Out of time: half a turn is better than none.
                    ends.append(&mut next);
                    best(&mut ends, ENDS);
                    return ends;
                }
                if next.len() > 4 * width {
                    best(&mut next, width);
                }
            }
            best(&mut next, width);
            best(&mut ends, ENDS);
            mem::swap(&mut open, &mut next);
            next.clear();
        }
        ends
    }

    /// Adds what may follow `state`, to the positions that are open or to the ends of the turn;
    /// `false` without the time.
    fn widen(
        &mut self,
        state: &State<G>,
        seat: Seat,
        steps: &mut Steps<G::Action>,
        (open, ends): (&mut Vec<State<G>>, &mut Vec<State<G>>),
        clock: &mut Clock<'_>,
    ) -> bool {
        self.choices.clear();
        state.game.actions(seat, &mut self.choices);
        for action in self.choices.points(POINTS) {
            if !clock.allows() {
                return false;
            }
            let mut game = Box::clone(&state.game);
            if game.apply(seat, &action, &mut Mute).is_err() {
                continue;
            }
            let worth = self.eye.worth(&game.view(Viewer::Player(seat)), seat);
            let goes_on = game.turn() == Turn::Decide(Seats::only(seat));
            steps.push((state.step, Some(action)));
            let after = State { game, worth, step: steps.len() - 1 };
            if goes_on { open.push(after) } else { ends.push(after) }
        }
        true
    }

    /// What an end of the turn is worth after the others' answers and the best turn after
    /// that; nothing without the time.
    fn beyond(
        &mut self,
        end: &G,
        seat: Seat,
        clock: &mut Clock<'_>,
        dice: &mut dyn Dice,
    ) -> Option<f64> {
        let mut game = end.clone();
        let worth = |game: &G| self.eye.worth(&game.view(Viewer::Player(seat)), seat);
        while game.turn() != Turn::Decide(Seats::only(seat)) {
            if !clock.allows() {
                return None;
            }
            if let Played::Out = step(&mut game, &mut self.policy, dice) {
                return Some(worth(&game));
            }
        }
        let width = (self.width / NARROWER).max(1);
        let ends = self.ends(&game, seat, width, &mut Vec::new(), clock);
        ends.first().filter(|_| clock.spent() < 1.0).map(|best| best.worth)
    }

    /// The end to play for.
    fn goal(
        &mut self,
        mut ends: Vec<State<G>>,
        seat: Seat,
        clock: &mut Clock<'_>,
        dice: &mut dyn Dice,
    ) -> Option<State<G>> {
        if self.beyond > 0 {
            ends.truncate(self.beyond);
            self.look(&mut ends, 0, seat, clock, dice);
            let mut looks = 1;
            while self.again && ends.len() > 1 && clock.spent() < 1.0 {
                ends.truncate(ends.len().div_ceil(2));
                self.look(&mut ends, looks, seat, clock, dice);
                looks += 1;
            }
        }
        ends.into_iter().next()
    }

    /// Looks beyond each of `ends` with the same luck, sorts them by the mean of what has been
    /// seen in all looks, and forgets those that there was no time for.
    fn look(
        &mut self,
        ends: &mut Vec<State<G>>,
        looks: u32,
        seat: Seat,
        clock: &mut Clock<'_>,
        dice: &mut dyn Dice,
    ) {
        let luck = u64::from(dice.roll(u32::MAX));
        let mut seen = Vec::new();
        for end in ends.iter() {
            let mut dice = SeededDice::new(luck);
            // What is hidden may also be otherwise than at first imagined.
            let game = match looks {
                0 => G::clone(&end.game),
                _ => G::determinize(&end.game.view(Viewer::Player(seat)), &mut dice),
            };
            let Some(worth) = self.beyond(&game, seat, clock, &mut dice) else { break };
            seen.push(worth);
        }
        // Only ends that were looked beyond are compared; what was seen of few is no comparison.
        if looks > 0 && seen.len() < ends.len() {
            return;
        }
        ends.truncate(seen.len().max(1));
        let looks = f64::from(looks);
        for (end, worth) in ends.iter_mut().zip(seen) {
            end.worth =
                if looks > 0.0 { (end.worth * looks + worth) / (looks + 1.0) } else { worth };
        }
        best(ends, usize::MAX);
    }

    /// Remembers the way to a step from `game` on, with the views on it.
    fn remember(&mut self, game: &G, seat: Seat, steps: &Steps<G::Action>, mut step: usize) {
        let mut way = Vec::new();
        while let (before, Some(action)) = &steps[step] {
            way.push(action.clone());
            step = *before;
        }
        let mut game = game.clone();
        self.plan.clear();
        for action in way.into_iter().rev() {
            self.plan.push((game.view(Viewer::Player(seat)), action.clone()));
            if game.apply(seat, &action, &mut Mute).is_err() {
                break;
            }
        }
        self.plan.reverse();
    }

    /// The next decision of the plan, if the table looks as expected.
    fn planned(&mut self, view: &G::View) -> Option<G::Action> {
        self.plan.pop().filter(|(expected, _)| expected == view).map(|(_, action)| action)
    }
}

/// Keeps the best `most` states, the best first, and of those that come to the same one.
fn best<G: Game>(states: &mut Vec<State<G>>, most: usize) {
    states.sort_by(|one, other| other.worth.total_cmp(&one.worth));
    states.dedup_by(|later, kept| {
        later.worth.total_cmp(&kept.worth).is_eq() && later.game == kept.game
    });
    states.truncate(most);
}

impl<G: Game, E: Evaluate<G>, P: Policy<G>> Bot<G> for Beam<G, E, P> {
    fn choose(
        &mut self,
        seen: &Seen<'_, G>,
        clock: &mut Clock<'_>,
        dice: &mut dyn Dice,
    ) -> G::Action {
        let view = seen.view();
        if let Some(action) = self.planned(&view) {
            return action;
        }
        let first = match seen.first(&mut self.choices) {
            First::Only(action) => return action,
            First::OfSeveral(action) => action,
        };
        let (game, seat) = (G::determinize(&view, dice), seen.seat());
        let mut steps = Vec::new();
        let ends = self.ends(&game, seat, self.width, &mut steps, clock);
        let Some(goal) = self.goal(ends, seat, clock, dice) else { return first };
        self.remember(&game, seat, &steps, goal.step);
        self.planned(&view).unwrap_or(first)
    }
}

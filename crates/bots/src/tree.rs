//! A tree of what everybody might do, grown where it looks good.

use tabletop::{Choices, Dice, Game, Mute, PerSeat, Seat};

use crate::clock::as_float;
use crate::evaluate::{judged, lead};
use crate::imagined::{decides, draw};
use crate::seen::First;
use crate::{Bot, Clock, Evaluate, Seen};

/// Grows a tree over games imagined behind the view (information-set tree search).
///
/// Every pass imagines another game, follows the tree as far as it goes, adds one
/// decision and judges the position there: no playing on, which would only add noise.
/// A node is a list of decisions, whatever was hidden and whatever chance brought
/// between them; so what is listed is asked anew in every pass.
#[derive(Debug)]
pub struct Tree<E, A> {
    eye: E,
    nodes: Vec<Node<A>>,
    choices: Choices<A>,
    path: Vec<u32>,
    /// The lowest and highest lead seen, between which leads are measured.
    scale: (f64, f64),
}

/// A decision, and what came of it.
#[derive(Debug)]
struct Node<A> {
    seat: Seat,
    action: Option<A>,
    /// How often it was tried, and how often it could have been.
    tried: u64,
    offered: u64,
    /// The leads of its seat, added up.
    sum: f64,
    /// The first decision that may follow, and the next one beside it; 0 for none.
    child: u32,
    beside: u32,
}

/// How much is tried that does not look best.
const CURIOSITY: f64 = 0.3;

/// Of a run of amounts so many are tried, its ends included.
const POINTS: u32 = 5;

/// Where every pass begins.
const ROOT: u32 = 0;

/// The tree grows to so many nodes and then no further.
const MOST: usize = 1 << 20;

impl<E, A: Clone + Eq> Tree<E, A> {
    /// A player that judges with `eye`.
    pub fn new(eye: E) -> Tree<E, A> {
        let scale = (f64::INFINITY, f64::NEG_INFINITY);
        Tree { eye, nodes: Vec::new(), choices: Choices::default(), path: Vec::new(), scale }
    }

    fn clear(&mut self) {
        self.nodes.clear();
        self.scale = (f64::INFINITY, f64::NEG_INFINITY);
        self.add(Seat::default(), None);
    }

    fn add(&mut self, seat: Seat, action: Option<A>) -> u32 {
        let (tried, offered, sum) = (0, 0, 0.0);
        self.nodes.push(Node { seat, action, tried, offered, sum, child: 0, beside: 0 });
        u32::try_from(self.nodes.len() - 1).expect("the tree is bounded")
    }

    fn node(&mut self, place: u32) -> &mut Node<A> {
        &mut self.nodes[place as usize]
    }

    /// One pass; `false` if there was no time to end it.
    fn pass<G: Game<Action = A>>(
        &mut self,
        seen: &Seen<'_, G>,
        clock: &mut Clock<'_>,
        dice: &mut dyn Dice,
    ) -> bool
    where
        E: Evaluate<G>,
    {
        let mut game = seen.imagine(dice);
        let mut at = ROOT;
        let mut mover = Some(seen.seat());
        self.path.clear();
        loop {
            if !clock.allows() {
                return false;
            }
            let Some(seat) = mover else {
                if !draw(&mut game, dice) {
                    break;
                }
                mover = decides(&game);
                continue;
            };
            let Some(next) = self.pick(&game, at, seat, dice) else { break };
            let node = &self.nodes[next as usize];
            let action = node.action.as_ref().expect("only the root is no decision");
            if game.apply(seat, action, &mut Mute).is_err() {
                break;
            }
            let is_new = node.tried == 0;
            self.path.push(next);
            at = next;
            mover = decides(&game);
            if is_new {
                break;
            }
        }
        self.learn(&judged(&self.eye, &game));
        true
    }

    /// The decision of `seat` after `at` that is to be tried: one that never was, or else the one
    /// that looks best for how often it was tried.
    fn pick<G: Game<Action = A>>(
        &mut self,
        game: &G,
        at: u32,
        seat: Seat,
        dice: &mut dyn Dice,
    ) -> Option<u32> {
        let mut choices = std::mem::take(&mut self.choices);
        choices.clear();
        game.actions(seat, &mut choices);
        let mut best: Option<(f64, u32)> = None;
        let mut fresh: Option<A> = None;
        let mut untried = 0;
        for action in choices.points(POINTS) {
            let known = self.find(at, seat, &action);
            let tried = known.map_or(0, |place| self.nodes[place as usize].tried);
            if let Some(place) = known.filter(|_| tried > 0) {
                self.node(place).offered += 1;
                let value = self.promise(place);
                if best.is_none_or(|(most, _)| value > most) {
                    best = Some((value, place));
                }
                continue;
            }
            // Of those never tried any, each as likely.
            untried += 1;
            if untried == 1 || dice.roll(untried) == 0 {
                fresh = Some(action);
            }
        }
        self.choices = choices;
        match fresh {
            Some(action) if self.nodes.len() < MOST => Some(self.grow(at, seat, action)),
            Some(_) | None => best.map(|(_, place)| place),
        }
    }

    fn find(&self, at: u32, seat: Seat, action: &A) -> Option<u32> {
        let mut place = self.nodes[at as usize].child;
        while place != 0 {
            let node = &self.nodes[place as usize];
            if node.seat == seat && node.action.as_ref() == Some(action) {
                return Some(place);
            }
            place = node.beside;
        }
        None
    }

    fn grow(&mut self, at: u32, seat: Seat, action: A) -> u32 {
        let place = self.add(seat, Some(action));
        let beside = self.nodes[at as usize].child;
        let node = self.node(place);
        (node.offered, node.beside) = (1, beside);
        self.node(at).child = place;
        place
    }

    /// Upper confidence bound: the mean between 0 and 1, and more the seldomer it was tried.
    fn promise(&self, place: u32) -> f64 {
        let Node { tried, offered, sum, .. } = self.nodes[place as usize];
        let (low, high) = self.scale;
        let tried = as_float(tried);
        let mean = (sum / tried - low) / (high - low).max(1e-9);
        mean + CURIOSITY * (as_float(offered).ln() / tried).sqrt()
    }

    fn learn(&mut self, worths: &PerSeat<f64>) {
        for step in 0..self.path.len() {
            let place = self.path[step];
            let gained = lead(worths, self.nodes[place as usize].seat);
            self.scale = (self.scale.0.min(gained), self.scale.1.max(gained));
            let node = self.node(place);
            node.tried += 1;
            node.sum += gained;
        }
    }

    /// The decision that was tried most.
    fn favorite(&self) -> Option<A> {
        let mut best: Option<&Node<A>> = None;
        let mut place = self.nodes[ROOT as usize].child;
        while place != 0 {
            let node = &self.nodes[place as usize];
            if best.is_none_or(|most| (node.tried, node.sum) > (most.tried, most.sum)) {
                best = Some(node);
            }
            place = node.beside;
        }
        best.filter(|node| node.tried > 0)?.action.clone()
    }
}

impl<G: Game, E: Evaluate<G>> Bot<G> for Tree<E, G::Action> {
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
        self.clear();
        while self.pass(seen, clock, dice) {}
        self.favorite().unwrap_or(first)
    }
}

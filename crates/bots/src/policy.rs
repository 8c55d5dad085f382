//! How somebody plays who does not think long.

use tabletop::{Choices, Dice, Game, Mute, Seat, Viewer};

use crate::Evaluate;

/// How somebody plays who knows the game but does not think long: on games that are imagined,
/// where everything lies open.
pub trait Policy<G: Game>: Send {
    /// Lists what `seat` might do with what it seems to be worth, the best first.
    fn rank(&mut self, game: &G, seat: Seat, into: &mut Vec<(f64, G::Action)>);

    /// What `seat` does; nothing if it is not asked.
    fn next(&mut self, game: &G, seat: Seat, dice: &mut dyn Dice) -> Option<G::Action>;
}

/// Of a run of amounts so many are looked at, its ends included.
const POINTS: u32 = 5;

/// Plays what an eye likes best right after the move.
#[derive(Debug)]
pub struct Glance<E, A> {
    eye: E,
    choices: Choices<A>,
}

impl<E, A> Glance<E, A> {
    /// Somebody who judges with `eye`.
    pub fn new(eye: E) -> Glance<E, A> {
        Glance { eye, choices: Choices::default() }
    }

    fn each<G: Game<Action = A>>(&mut self, game: &G, seat: Seat, mut see: impl FnMut(f64, A))
    where
        E: Evaluate<G>,
        A: Clone,
    {
        self.choices.clear();
        game.actions(seat, &mut self.choices);
        for action in self.choices.points(POINTS) {
            let mut next = game.clone();
            if next.apply(seat, &action, &mut Mute).is_ok() {
                see(self.eye.worth(&next.view(Viewer::Player(seat)), seat), action);
            }
        }
    }
}

impl<G: Game, E: Evaluate<G>> Policy<G> for Glance<E, G::Action> {
    fn rank(&mut self, game: &G, seat: Seat, into: &mut Vec<(f64, G::Action)>) {
        into.clear();
        self.each(game, seat, |worth, action| into.push((worth, action)));
        // Equals keep the order of the list, which is fixed.
        into.sort_by(|(one, _), (other, _)| other.total_cmp(one));
    }

    fn next(&mut self, game: &G, seat: Seat, _: &mut dyn Dice) -> Option<G::Action> {
        let mut best: Option<(f64, G::Action)> = None;
        self.each(game, seat, |worth, action| {
            if best.as_ref().is_none_or(|(most, _)| worth > *most) {
                best = Some((worth, action));
            }
        });
        best.map(|(_, action)| action)
    }
}

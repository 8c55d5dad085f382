//! Plays any legal action.

use tabletop::{Choices, Dice, Game};

use crate::{Bot, Clock, Seen};

/// Plays any legal action, each as likely.
#[derive(Debug)]
pub struct Random<A> {
    choices: Choices<A>,
}

impl<A> Default for Random<A> {
    fn default() -> Random<A> {
        Random { choices: Choices::default() }
    }
}

impl<G: Game> Bot<G> for Random<G::Action> {
    fn choose(&mut self, seen: &Seen<'_, G>, _: &mut Clock<'_>, dice: &mut dyn Dice) -> G::Action {
        self.choices.clear();
        seen.actions(&mut self.choices);
        self.choices.any(dice).expect("a seat that is asked has an action")
    }
}

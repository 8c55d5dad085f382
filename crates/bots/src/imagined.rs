//! Moves on imagined games.

use tabletop::{Dice, Game, Mute, Seat, Turn, Viewer};

use crate::evaluate::{judged, lead};
use crate::{Clock, Evaluate, Policy};

/// What playing an imagined game on for one move came to.
pub(crate) enum Played {
    /// Somebody or chance has moved.
    On,
    /// The game is over, or it refuses what it has offered.
    Out,
}

/// Plays an imagined game on for one move of chance, or of whoever is asked.
pub(crate) fn step<G: Game>(
    game: &mut G,
    policy: &mut impl Policy<G>,
    dice: &mut dyn Dice,
) -> Played {
    let moved = match game.turn() {
        Turn::Over => false,
        Turn::Chance => draw(game, dice),
        Turn::Decide(seats) => {
            let seat = seats.iter().next().unwrap_or_default();
            let action = policy.next(game, seat, dice);
            action.is_some_and(|action| game.apply(seat, &action, &mut Mute).is_ok())
        }
    };
    if moved { Played::On } else { Played::Out }
}

/// What comes of an action if everybody then plays on by `policy` to the end of the stage, as `eye`
/// judges it; nothing if there was no time to see.
pub(crate) fn played_on<G: Game>(
    (eye, policy): (&impl Evaluate<G>, &mut impl Policy<G>),
    world: &G,
    (seat, action): (Seat, &G::Action),
    clock: &mut Clock<'_>,
    dice: &mut dyn Dice,
) -> Option<f64> {
    let mut game = world.clone();
    let mut before = game.view(Viewer::Public);
    if !clock.allows() {
        return None;
    }
    if game.apply(seat, action, &mut Mute).is_err() {
        return Some(f64::NEG_INFINITY);
    }
    loop {
        let after = game.view(Viewer::Public);
        if eye.is_settled(&before, &after) {
            break;
        }
        before = after;
        if !clock.allows() {
            return None;
        }
        if let Played::Out = step(&mut game, policy, dice) {
            break;
        }
    }
    Some(lead(&judged(eye, &game), seat))
}

/// Lets chance move; `false` if it is not its turn.
pub(crate) fn draw<G: Game>(game: &mut G, dice: &mut dyn Dice) -> bool {
    let chance = game.draw(dice);
    game.resolve(&chance, &mut Mute).is_ok()
}

/// Who decides next in a game; the first of those who decide at once.
pub(crate) fn decides<G: Game>(game: &G) -> Option<Seat> {
    match game.turn() {
        Turn::Decide(seats) => seats.iter().next(),
        Turn::Chance | Turn::Over => None,
    }
}

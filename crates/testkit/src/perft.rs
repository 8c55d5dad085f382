//! Counting the paths of decisions: a fingerprint of the rules.

use tabletop::{Choices, Game, Mute, SeededDice, Turn};

/// How many ways there are to play `depth` decisions from `game`.
///
/// Chance is drawn once from `dice` at each node and not counted, so the number
/// is reproducible; a run of amounts counts as its two ends.
///
/// # Panics
///
/// Panics if the game breaks a law.
pub fn perft<G: Game>(game: &G, depth: u32, dice: &SeededDice) -> u64 {
    match game.turn() {
        Turn::Over => 1,
        _ if depth == 0 => 1,
        Turn::Chance => {
            let mut next = game.clone();
            let chance = next.draw(&mut dice.clone());
            next.resolve(&chance, &mut Mute).expect("what is drawn is possible");
            perft(&next, depth, dice)
        }
        Turn::Decide(seats) => {
            let seat = seats.iter().next().expect("somebody must decide");
            let mut choices = Choices::default();
            game.actions(seat, &mut choices);
            let after = choices.samples().map(|action| {
                let mut next = game.clone();
                next.apply(seat, &action, &mut Mute).expect("what is listed is legal");
                perft(&next, depth - 1, dice)
            });
            after.sum()
        }
    }
}

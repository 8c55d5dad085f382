//! Counting the paths of decisions: a fingerprint of the rules.

use std::collections::BTreeMap;
use std::fmt::Write as _;

use tabletop::{Choices, Game, Mute, SeededDice, Turn};

/// The counts of a few positions, a line for each depth, as a game pins them in `tests/perft.txt`:
/// a changed count must be explained.
#[derive(Clone, Debug, Default)]
pub struct Counts(String);

impl Counts {
    /// Counts from `game`, which is called `name`, one decision deep to `depth`.
    ///
    /// # Panics
    ///
    /// Panics if the game breaks a law.
    #[must_use]
    pub fn and<G: Game>(mut self, name: &str, game: &G, depth: u32) -> Counts {
        for depth in 1..=depth {
            let count = perft(game, depth, &SeededDice::new(1));
            writeln!(self.0, "{name}, depth {depth}: {count}").expect("a string can be written");
        }
        self
    }

    /// Counts from the start of each set-up of the box `data`: how many play, and which variant
    /// if there are several.
    ///
    /// # Panics
    ///
    /// Panics if there is no such set-up, or the game breaks a law.
    #[must_use]
    pub fn of_set_ups<G: Game>(
        data: &'static G::Data,
        set_ups: &[(u8, Option<&str>)],
        depth: u32,
    ) -> Counts {
        set_ups.iter().fold(Counts::default(), |counts, &(players, variant)| {
            counts.and(&called(players, variant), &start::<G>(data, players, variant), depth)
        })
    }

    /// The lines.
    pub fn lines(&self) -> &str {
        &self.0
    }
}

/// What a set-up is called in a list of counts.
pub fn called(players: u8, variant: Option<&str>) -> String {
    let variant = variant.map_or(String::new(), |variant| format!(", {variant}"));
    format!("{players} players{variant}")
}

/// The start of a game with the box `data`.
///
/// # Panics
///
/// Panics if there is no such set-up.
pub fn start<G: Game>(data: &'static G::Data, players: u8, variant: Option<&str>) -> G {
    let setup = G::PROFILE.setup(players, variant, BTreeMap::new()).expect("it exists");
    G::new(&setup, data).expect("what the profile lists exists")
}

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

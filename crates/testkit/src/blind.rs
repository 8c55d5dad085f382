//! A bot decides by what it sees, and in time.

use std::collections::BTreeMap;

use bots::{Bot, Budget, Clock, Seen};
use tabletop::{Choices, Game, Mute, SeededDice, Turn, Viewer};

/// What a bot may think about each decision here.
const BUDGET: Budget = Budget::Moves(150);

/// Every so many decisions of a random game the bot is asked.
const EVERY: u32 = 7;

/// Plays random games and asks a bot now and then what it would do: also at a table that differs
/// only in what the seat cannot see, where it must do the same; with no time at all; and where
/// there is only one thing to do, about which it must not think. Tells how many of the tables
/// really differed.
///
/// # Panics
///
/// Panics with the seed if the bot sees what it cannot, breaks the rules, or thinks for nothing.
pub fn decides_by_its_view<G: Game>(
    data: &'static G::Data,
    games: u64,
    bot: impl Fn() -> Box<dyn Bot<G>>,
) -> u32 {
    let mut differed = 0;
    let most = G::PROFILE.players().max().unwrap_or(2);
    let setup = G::PROFILE.setup(most, None, BTreeMap::new()).expect("it can be played");
    for seed in 0..games {
        let mut dice = SeededDice::stream(11, seed);
        let mut game = G::new(&setup, data).expect("the set-up exists");
        let mut choices = Choices::default();
        for asked in 0.. {
            match game.turn() {
                Turn::Over => break,
                Turn::Chance => {
                    let chance = game.draw(&mut dice);
                    game.resolve(&chance, &mut Mute).expect("what is drawn is possible");
                }
                Turn::Decide(seats) => {
                    let seat = seats.iter().next().expect("somebody decides");
                    if asked % EVERY == 0 {
                        let seen = Seen::new(&game, seat);
                        let other = G::determinize(&seen.view(), &mut dice);
                        assert_eq!(other.view(Viewer::Player(seat)), seen.view(), "seed {seed}");
                        differed += u32::from(other != game);
                        same(&bot, &seen, &Seen::new(&other, seat), (seed, asked));
                    }
                    choices.clear();
                    game.actions(seat, &mut choices);
                    let action = choices.any(&mut dice).expect("something is possible");
                    game.apply(seat, &action, &mut Mute).expect("what is listed is legal");
                }
            }
        }
    }
    differed
}

/// A bot does the same at two tables that look alike.
fn same<G: Game>(
    bot: &impl Fn() -> Box<dyn Bot<G>>,
    here: &Seen<'_, G>,
    there: &Seen<'_, G>,
    when: (u64, u32),
) {
    let mut choices = Choices::default();
    here.actions(&mut choices);
    let choose = |seen: &Seen<'_, G>, budget: Budget| {
        let mut clock = Clock::new(budget);
        let dice = &mut SeededDice::stream(when.0, when.1.into());
        (bot().choose(seen, &mut clock, dice), clock.moves())
    };
    let (decided, imagined) = choose(here, BUDGET);
    assert!(choices.contains(&decided), "{when:?}: {decided:?} is not open");
    assert_eq!((decided, imagined), choose(there, BUDGET), "{when:?}: it sees what is hidden");
    let (at_once, none) = choose(here, Budget::Moves(0));
    assert!(choices.contains(&at_once) && none == 0, "{when:?}: {at_once:?} without time");
    if choices.ones().len() == 1 && choices.ranges().is_empty() {
        assert_eq!(imagined, 0, "{when:?}: there is nothing to think about");
    }
}

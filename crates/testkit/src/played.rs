//! A random game, kept for whatever a test wants to know of it.

use tabletop::{Choices, Dice, Game, Log, Move, Mute, Seat, Seats, SeededDice, Setup, Turn};

/// A game that was played to its end.
#[derive(Clone, Debug)]
pub struct Played<G: Game> {
    /// Every move in order.
    pub moves: Vec<Move<G::Action, G::Chance>>,
    /// Every event in order.
    pub log: Log<G::Event>,
    /// The last position.
    pub end: G,
}

/// Plays a random game of `setup`, showing every list of choices to `look`.
///
/// Nothing is checked but that the game ends.
///
/// # Panics
///
/// Panics if the set-up is refused or the game breaks its bound.
pub fn play<G: Game>(
    setup: &Setup,
    data: &'static G::Data,
    seed: u64,
    mut look: impl FnMut(&Choices<G::Action>),
) -> G {
    let mut game = G::new(setup, data).expect("the set-up exists");
    play_on(&mut game, &mut Choices::default(), seed, |_, choices| look(choices));
    game
}

/// How often random games from `fresh` on allocate in `actions`, `apply` and `clone`, as `measure`
/// counts it, once the list of choices has its room.
///
/// # Panics
///
/// Panics if a game breaks its bound, if fewer than `least` positions were copied, or if the
/// counter does not see an allocation: then it would prove nothing.
pub fn allocations<G: Game>(
    fresh: &G,
    least: u32,
    measure: impl Fn(&mut dyn FnMut()) -> u64,
) -> u64 {
    assert_eq!(measure(&mut || drop(std::hint::black_box(vec![1, 2, 3]))), 1);
    let mut choices = Choices::default();
    let decisions = play_copies(fresh, &mut choices);
    assert!(decisions >= least, "{decisions} decisions");
    measure(&mut || assert_eq!(play_copies(fresh, &mut choices), decisions))
}

/// Plays ten random games from `fresh` on, in the room that `choices` has, and copies
/// every position in which somebody decides; how many there were.
fn play_copies<G: Game>(fresh: &G, choices: &mut Choices<G::Action>) -> u32 {
    let mut decisions = 0;
    for seed in 0..10 {
        let mut game = fresh.clone();
        play_on(&mut game, choices, seed, |now, _| {
            std::hint::black_box(now.clone());
            decisions += 1;
        });
    }
    decisions
}

fn play_on<G: Game>(
    game: &mut G,
    choices: &mut Choices<G::Action>,
    seed: u64,
    mut look: impl FnMut(&G, &Choices<G::Action>),
) {
    let mut dice = SeededDice::new(seed);
    for _ in 0..G::PROFILE.longest {
        match game.turn() {
            Turn::Over => return,
            Turn::Chance => {
                let chance = game.draw(&mut dice);
                game.resolve(&chance, &mut Mute).expect("what is drawn is possible");
            }
            Turn::Decide(seats) => {
                let seat = any_seat(seats, &mut dice);
                choices.clear();
                game.actions(seat, choices);
                look(game, choices);
                let action = choices.any(&mut dice).expect("law 1: nobody is stuck");
                game.apply(seat, &action, &mut Mute).expect("law 2: what is listed is legal");
            }
        }
    }
    panic!("law 7: seed {seed}: not over after {} moves", G::PROFILE.longest);
}

/// One of the seats that must decide.
pub(crate) fn any_seat(seats: Seats, dice: &mut SeededDice) -> Seat {
    let nth = if seats.len() == 1 { 0 } else { dice.roll(seats.len()) as usize };
    seats.iter().nth(nth).expect("somebody must decide")
}

//! No allocation in `actions`, `apply` and `clone`.

use std::collections::BTreeMap;

use allocation_counter::measure;
use cuba::Cuba;
use tabletop::{Choices, Game, Mute, SeededDice, Turn};

/// Whole games without one allocation, once the list of choices has its room.
#[test]
fn playing_allocates_nothing() {
    let setup = Cuba::PROFILE.setup(4, None, BTreeMap::new()).expect("it exists");
    let fresh = Cuba::new(&setup).expect("it exists");
    let mut choices = Choices::default();
    let play = |choices: &mut Choices<_>| {
        let mut decisions = 0u32;
        for seed in 0..20 {
            let mut game = fresh;
            let mut dice = SeededDice::new(seed);
            loop {
                match game.turn() {
                    Turn::Over => break,
                    Turn::Chance => {
                        let chance = game.draw(&mut dice);
                        game.resolve(&chance, &mut Mute).expect("possible");
                    }
                    Turn::Decide(seats) => {
                        let seat = seats.iter().next().expect("somebody");
                        choices.clear();
                        game.actions(seat, choices);
                        let action = choices.any(&mut dice).expect("not stuck");
                        let copy = game;
                        game.apply(seat, &action, &mut Mute).expect("legal");
                        decisions += u32::from(copy != game);
                    }
                }
            }
        }
        assert!(decisions > 4000, "{decisions}");
    };
    play(&mut choices);
    let measured = measure(|| play(&mut choices));
    assert_eq!(measured.count_total, 0, "{measured:?}");
}

/// The counter counts: otherwise the test above would prove nothing.
#[test]
fn the_counter_sees_an_allocation() {
    assert_eq!(measure(|| drop(std::hint::black_box(vec![1, 2, 3]))).count_total, 1);
}

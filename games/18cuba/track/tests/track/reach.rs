//! Reach against brute force.

use std::collections::BTreeSet;

use cuba18_track::{Area, Board, Company, Hex, Reach, Side};
use tabletop::{Dice, Key, SeededDice};

use crate::{brute::Walker, random};

/// Every way to come to a hex with at most `rentals` rentals, by trying all walks.
fn brute(board: &Board, company: Company, patience: usize) -> Option<Vec<((Hex, Side), usize)>> {
    let mut walker = Walker {
        board,
        company,
        longest: usize::MAX,
        walks: Vec::new(),
        arrivals: Vec::new(),
        patience,
    };
    for (hex, stop) in board.stations_of(company) {
        walker.start_at(hex, stop);
    }
    (walker.arrivals.len() <= patience).then_some(walker.arrivals)
}

fn compare(seed: u64, boards: u64, cover: u32) -> usize {
    let mut compared = 0;
    for stream in 0..boards {
        let mut dice = SeededDice::stream(seed, stream);
        let area = Area::ALL[dice.roll(4) as usize];
        let board = random::board(random::chart(stream), area, cover, &mut dice);
        let Some(company) = random::company(&board, &mut dice) else { continue };
        let Some(arrivals) = brute(&board, company, 20_000) else { continue };
        compared += 1;
        for rentals in 0..3 {
            let reach = Reach::new(&board, company, u8::try_from(rentals).unwrap());
            let expected: BTreeSet<_> = arrivals
                .iter()
                .filter(|&&(_, tokens)| tokens <= rentals)
                .map(|&(arrival, _)| arrival)
                .collect();
            let found: BTreeSet<_> = Hex::all()
                .flat_map(|hex| reach.sides(hex).iter().map(move |side| (hex, side)))
                .collect();
            assert_eq!(found, expected, "seed {seed} stream {stream} {company:?} rents {rentals}");
        }
    }
    compared
}

#[test]
fn reach_is_what_brute_force_finds() {
    let compared = compare(11, 1500, 5) + compare(12, 1500, 7) + compare(13, 1500, 9);
    assert!(compared > 2000, "{compared}");
}

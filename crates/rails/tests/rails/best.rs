//! The best run against brute force.

use rails::{Area, Board, Order, best_run};
use tabletop::{Dice, Key, SeededDice};

use crate::{brute, random};

/// Compares the search with brute force on boards of one stream; the number compared.
fn compare(seed: u64, boards: u64, cover: u32, reach: u8) -> usize {
    let mut compared = 0;
    for stream in 0..boards {
        let mut dice = SeededDice::stream(seed, stream);
        let area = Area::ALL[dice.roll(4) as usize];
        let board = random::board(area, cover, &mut dice);
        let Some(company) = random::company(&board, &mut dice) else { continue };
        let order = random::order(company, reach, &mut dice);
        let Some(expected) = brute::best(&board, &order, 300) else { continue };
        let run = best_run(&board, &order);
        assert_eq!(run.revenue, expected, "seed {seed} stream {stream}: {order:?}\n{run:?}");
        check(&board, &order, &run);
        compared += usize::from(expected > 0);
    }
    compared
}

/// The routes given are a legal run that brings the revenue stated.
fn check(board: &Board, order: &Order, run: &rails::Run) {
    assert_eq!(run.routes.iter().map(|route| route.revenue).sum::<u32>(), run.revenue);
    assert!(run.rentals() <= order.rent.into());
    assert!(run.cubes().fits_in(order.cubes));
    let longest = order.trains.iter().map(|train| train.range()).max().unwrap_or(0);
    let walks = brute::walks(board, order.company, longest.into());
    let mut ports: Vec<_> = run.routes.iter().filter_map(|route| route.harbor).collect();
    ports.sort_unstable();
    ports.dedup();
    assert_eq!(ports.len(), run.routes.iter().filter(|route| route.wagon.is_some()).count());
    let mut crossed = std::collections::BTreeSet::new();
    for route in &run.routes {
        let crossings: Vec<_> = route
            .path
            .windows(2)
            .map(|pair| (pair[0].min(pair[1]), pair[0].max(pair[1])))
            .collect();
        let stops: Vec<_> = route.stops.iter().map(|stop| (stop.hex, stop.stop)).collect();
        let known = walks.iter().any(|walk| {
            walk.stops == stops && walk.crossings == crossings.iter().copied().collect()
        });
        assert!(known, "{route:?}");
        assert!(crossings.into_iter().all(|crossing| crossed.insert(crossing)), "{run:?}");
        let values: u32 = route.stops.iter().map(|stop| u32::from(stop.value)).sum();
        assert_eq!(values + 30 * route.cubes.total(), route.revenue);
        let capacity = route.wagon.map_or(0, rails::Wagon::capacity);
        assert!(route.cubes.total() <= capacity.into());
    }
}

#[test]
fn the_best_run_is_what_brute_force_finds_on_loose_track() {
    let compared = compare(1, 3000, 5, 8);
    assert!(compared > 500, "{compared}");
}

#[test]
fn the_best_run_is_what_brute_force_finds_on_denser_track() {
    let compared = compare(2, 3000, 7, 6);
    assert!(compared > 500, "{compared}");
}

#[test]
fn the_best_run_is_what_brute_force_finds_on_full_boards() {
    let compared = compare(3, 3000, 10, 4);
    assert!(compared > 500, "{compared}");
}

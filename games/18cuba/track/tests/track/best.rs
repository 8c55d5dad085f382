//! The best run against brute force.

use cuba18_track::{Area, Board, Harbors, Order, best_run, better_run, can_run};
use tabletop::{Dice, Key, SeededDice};

use crate::{brute, random};

/// What the compared boards had in them.
#[derive(Debug, Default)]
struct Tally {
    ran: usize,
    together: usize,
    delivered: usize,
    delivered_twice: usize,
    rented: usize,
}

impl Tally {
    fn add(&mut self, run: &cuba18_track::Run) {
        let deliveries = run.routes.iter().filter(|route| route.harbor.is_some()).count();
        self.ran += usize::from(!run.routes.is_empty());
        self.together += usize::from(run.routes.len() > 1);
        self.delivered += usize::from(deliveries > 0);
        self.delivered_twice += usize::from(deliveries > 1);
        self.rented += usize::from(run.rentals() > 0);
    }
}

/// Compares the search with brute force on boards of one stream.
fn compare(seed: u64, boards: u64, (cover, reach): (u32, u8), patience: usize) -> Tally {
    let mut tally = Tally::default();
    for stream in 0..boards {
        let mut dice = SeededDice::stream(seed, stream);
        let area = Area::ALL[dice.roll(4) as usize];
        let mut board = random::board(random::chart(stream), area, cover, &mut dice);
        if dice.roll(3) == 0 {
            random::fill(&mut board, &mut dice);
        }
        let Some(company) = random::company(&board, &mut dice) else { continue };
        let order = random::order(board.chart(), company, reach, &mut dice);
        let Some(expected) = brute::best(&board, &order, patience) else { continue };
        let run = best_run(&board, &order);
        assert_eq!(run.revenue, expected, "seed {seed} stream {stream}: {order:?}\n{run:?}");
        check(&board, &order, &run);
        // Nothing betters it, and it betters all that brings less.
        assert_eq!(better_run(&board, &order, run.revenue), None, "seed {seed} stream {stream}");
        if let Some(less) = run.revenue.checked_sub(1) {
            let better = better_run(&board, &order, less).unwrap();
            assert_eq!(better.revenue, run.revenue, "seed {seed} stream {stream}");
            check(&board, &order, &better);
        }
        let runs = !order.trains.is_empty() && can_run(&board, company, order.phase);
        assert_eq!(run.revenue > 0, runs, "seed {seed} stream {stream}");
        tally.add(&run);
        compare_apart(&board, &order, &run, patience);
    }
    tally
}

/// Ruling C30 as the English rules have it: if trains with wagons run to different harbors,
/// wherever they deliver, brute force finds the same, too.
fn compare_apart(board: &Board, order: &Order, run: &cuba18_track::Run, patience: usize) {
    // A run with one delivery is the best either way.
    if run.routes.iter().filter(|route| route.harbor.is_some()).count() < 2 {
        return;
    }
    let order = Order { harbors: Harbors::Run, ..order.clone() };
    let Some(expected) = brute::best(board, &order, patience) else { return };
    let run = best_run(board, &order);
    assert_eq!(run.revenue, expected, "{order:?}\n{run:?}");
    check(board, &order, &run);
    let given: Vec<_> = run.routes.iter().map(given).collect();
    assert_eq!(cuba18_track::judge(board, &order, &given), Ok(run));
}

fn given(route: &cuba18_track::Route) -> cuba18_track::Given {
    let cuba18_track::Route { train, wagon, path, cubes, harbor, .. } = route.clone();
    cuba18_track::Given { train, wagon, path, cubes, harbor }
}

/// The routes given are a legal run that brings the revenue stated.
fn check(board: &Board, order: &Order, run: &cuba18_track::Run) {
    assert_eq!(run.routes.iter().map(|route| route.revenue).sum::<u32>(), run.revenue);
    assert!(run.rentals() <= order.rent.into());
    assert!(run.cubes().fits_in(order.cubes));
    let longest = order.trains.iter().map(|train| train.range()).max().unwrap_or(0);
    let walks = brute::walks(board, order.company, longest.into(), 10_000).unwrap();
    let mut ports: Vec<_> = run.routes.iter().filter_map(|route| route.harbor).collect();
    ports.sort_unstable();
    ports.dedup();
    assert_eq!(ports.len(), run.routes.iter().filter(|route| route.wagon.is_some()).count());
    let cube = u32::from(board.chart().numbers().cube);
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
        assert_eq!(values + cube * route.cubes.total(), route.revenue);
        let capacity = route.wagon.map_or(0, cuba18_track::Wagon::capacity);
        assert!(route.cubes.total() <= capacity.into());
    }
}

#[test]
fn the_best_run_is_what_brute_force_finds_on_loose_track() {
    let tally = compare(1, 2500, (6, 8), 400);
    assert!(tally.ran > 1000 && tally.delivered > 300, "{tally:?}");
}

#[test]
fn the_best_run_is_what_brute_force_finds_on_denser_track() {
    let tally = compare(2, 2500, (8, 8), 400);
    assert!(tally.ran > 1000 && tally.together > 400 && tally.rented > 50, "{tally:?}");
}

#[test]
fn the_best_run_is_what_brute_force_finds_on_full_boards() {
    let tally = compare(3, 1200, (10, 4), 500);
    assert!(tally.ran > 600 && tally.delivered_twice > 24 && tally.rented > 30, "{tally:?}");
}

#[test]
fn the_best_run_is_what_brute_force_finds_with_long_trains() {
    let tally = compare(5, 400, (9, 8), 2500);
    assert!(tally.ran > 200 && tally.together > 100, "{tally:?}");
}

/// §VII.11, ruling C31: the best under every smaller number of rentals and of cubes.
#[test]
fn declined_choices_are_the_best_within_their_limits() {
    let mut compared = 0;
    for stream in 0..400 {
        let mut dice = SeededDice::stream(4, stream);
        let area = Area::ALL[dice.roll(4) as usize];
        let board = random::board(random::chart(stream), area, 9, &mut dice);
        let Some(company) = random::company(&board, &mut dice) else { continue };
        let order = random::order(board.chart(), company, 4, &mut dice);
        if brute::best(&board, &order, 200).is_none() {
            continue;
        }
        let choices = cuba18_track::choices(&board, &order);
        assert_eq!(choices[0].run.revenue, best_run(&board, &order).revenue);
        for _ in 0..6 {
            let mut limited = order.clone();
            limited.rent = u8::try_from(dice.roll(u32::from(order.rent) + 1)).unwrap();
            for (minor, count) in order.cubes.iter() {
                let fewer = u8::try_from(dice.roll(u32::from(count) + 1)).unwrap();
                limited.cubes = limited.cubes.with(minor, fewer);
            }
            let choice =
                cuba18_track::choice_within(&choices, limited.rent, limited.cubes).unwrap();
            let Some(expected) = brute::best(&board, &limited, 400) else { continue };
            assert_eq!(choice.run.revenue, expected, "stream {stream} {limited:?}");
            compared += usize::from(choices.len() > 1);
        }
    }
    assert!(compared > 200, "{compared}");
}

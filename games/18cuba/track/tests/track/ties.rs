//! Of runs that bring as much, the same one is answered as ever.
//!
//! Which of them it is follows from how the search goes; bots play on it, and their games are
//! compared with those of before. So the answers on many boards are kept as one number.

use cuba18_track::bench::{Boards, draw};
use cuba18_track::{Company, Harbors, Run, best_run, better_run};
use tabletop::SeededDice;

use crate::random::chart;

/// Adds a number to a digest.
fn mix(digest: u64, number: u64) -> u64 {
    (digest ^ number).wrapping_mul(0x0000_0100_0000_01b3)
}

/// Everything that a run says.
fn digest(digest: u64, run: &Run) -> u64 {
    run.routes.iter().fold(mix(digest, run.revenue.into()), |digest, route| {
        let head = [route.train as u64, route.wagon.map_or(9, |wagon| wagon as u64)];
        let hexes = route.path.iter().chain(&route.harbor).chain(&route.rentals);
        let stops =
            route.stops.iter().map(|stop| u64::from(stop.value) << 2 | u64::from(stop.stop));
        let cubes = Company::MINORS.map(|minor| u64::from(route.cubes.of(minor)));
        let parts = head.into_iter().chain(hexes.map(|hex| hex.index() as u64 + 7));
        parts.chain(stops).chain(cubes).fold(mix(digest, route.revenue.into()), mix)
    })
}

/// The answers on `count` boards as one number: the best run, and what is found with a floor.
fn answers(boards: Boards, seed: u64, count: u64) -> u64 {
    (0..count).fold(0, |sum, stream| {
        let dice = &mut SeededDice::stream(seed, stream);
        let (board, mut order) = draw(chart(stream / 2), boards, dice);
        order.harbors = if stream.is_multiple_of(2) { Harbors::Deliver } else { Harbors::Run };
        let best = best_run(&board, &order);
        let sum = digest(sum, &best);
        let floor = best.revenue.saturating_sub(50);
        better_run(&board, &order, floor).map_or(sum, |run| digest(sum, &run))
    })
}

/// The answers on dense boards, and on packed ones.
const DENSE: [u64; 4] =
    [0xe873_0541_45b3_190a, 0xab53_6bb1_61cd_4fff, 0x007f_8438_f905_8b4e, 0xdb09_f9c9_98c1_d69d];
const PACKED: [u64; 2] = [0x900a_a279_3d2e_f8f0, 0x27ff_c389_8c08_b820];

#[test]
fn of_equal_runs_on_dense_boards_the_same_is_answered_as_ever() {
    let found = [51, 52, 53, 54].map(|seed| answers(Boards::Dense, seed, 500));
    assert_eq!(found, DENSE, "{found:#x?}");
}

#[test]
fn of_equal_runs_on_packed_boards_the_same_is_answered_as_ever() {
    let found = [61, 62].map(|seed| answers(Boards::Packed, seed, 300));
    assert_eq!(found, PACKED, "{found:#x?}");
}

//! Dense random boards, and how long the best run takes on them.
//!
//! The boards are drawn from seeded dice, so everybody measures the same ones.

#![expect(clippy::disallowed_types, reason = "what it measures is time")]

use std::time::{Duration, Instant};

use tabletop::{Dice, Key, SeededDice, closed_set};

use crate::{
    area::{Area, HexKind},
    board::{Board, Laid},
    chart::Chart,
    company::{Company, CompanyKind},
    hex::Hex,
    pattern::Gauge,
    run::{Order, best_run, forget},
    tile::{Color, Tile, TileKind},
    train::{Phase, Train, Wagon},
};

closed_set! {
    /// How hard the boards are.
    pub enum Boards {
        /// Phases 2 to 7, all land tiled, any trains of the phase.
        Dense = "dense",
        /// Phases 5 to 7, tiles that meet as much track as can be, most sugar fields
        /// with standard track, few foreign stations, only the longest trains.
        Packed = "packed",
    }
}

/// Times of many searches, sorted.
#[derive(Clone, Debug)]
pub struct Times(Vec<Duration>);

/// Each board is searched so often, and the shortest time counts: what else the
/// machine does is not measured.
const REPEATS: usize = 3;

impl Times {
    /// Times the best run on `count` boards of `seed`, on this thread.
    pub fn measure(chart: &'static Chart, boards: Boards, seed: u64, count: u64) -> Times {
        let dice = |stream| SeededDice::stream(seed, stream);
        Times::over((0..count).map(|stream| draw(chart, boards, &mut dice(stream))))
    }

    /// Times the best run on each of these boards, on this thread.
    pub fn over(boards: impl IntoIterator<Item = (Board, Order)>) -> Times {
        let once = |board: &Board, order: &Order| {
            // What is known already is not searched for.
            forget();
            let start = Instant::now();
            std::hint::black_box(best_run(board, order));
            start.elapsed()
        };
        let time = |(board, order): (Board, Order)| {
            (0..REPEATS).map(|_| once(&board, &order)).min().unwrap_or_default()
        };
        let mut times: Vec<Duration> = boards.into_iter().map(time).collect();
        times.sort_unstable();
        Times(times)
    }

    /// The mean time.
    pub fn mean(&self) -> Duration {
        let count = u32::try_from(self.0.len()).unwrap_or(u32::MAX).max(1);
        self.0.iter().sum::<Duration>() / count
    }

    /// The time that so many of a thousand searches stay within.
    pub fn per_mille(&self, share: usize) -> Duration {
        let place = (self.0.len().saturating_sub(1) * share) / 1000;
        self.0.get(place).copied().unwrap_or_default()
    }

    /// The time that half of the searches stay within.
    pub fn median(&self) -> Duration {
        self.per_mille(500)
    }

    /// The time that 99 of 100 searches stay within.
    pub fn percentile_99(&self) -> Duration {
        self.per_mille(990)
    }

    /// The longest time.
    pub fn worst(&self) -> Duration {
        self.per_mille(1000)
    }
}

/// A full map of some phase, and a major with as many trains and wagons as the
/// phase permits.
pub fn draw(chart: &'static Chart, boards: Boards, dice: &mut SeededDice) -> (Board, Order) {
    let number = match boards {
        Boards::Dense => 2 + pick(dice, 6),
        Boards::Packed => 5 + pick(dice, 3),
    };
    let phase = Phase::new(number).unwrap_or_else(|| unreachable!("2 to 7 are phases"));
    let mut board = Board::new(chart, Area::Full);
    place_mills(&mut board, dice);
    let mut hexes: Vec<Hex> = Hex::all().filter(|&hex| board.map().is_land(hex)).collect();
    shuffle(&mut hexes, dice);
    for hex in hexes {
        cover(&mut board, hex, (boards, phase), dice);
    }
    let company = majors().nth(dice.roll(8) as usize).unwrap_or(Company::Ms);
    place_stations(&mut board, company, boards, dice);
    let order = order(chart, company, (boards, phase), dice);
    (board, order)
}

fn majors() -> impl Iterator<Item = Company> {
    Company::ALL.iter().copied().filter(|company| company.kind() == CompanyKind::Major)
}

fn pick(dice: &mut SeededDice, sides: u32) -> u8 {
    u8::try_from(dice.roll(sides)).unwrap_or(0)
}

fn shuffle<T>(items: &mut [T], dice: &mut SeededDice) {
    for last in (1..items.len()).rev() {
        let other = dice.roll(u32::try_from(last + 1).unwrap_or(1)) as usize;
        items.swap(last, other);
    }
}

fn place_mills(board: &mut Board, dice: &mut SeededDice) {
    let mut cities: Vec<Hex> =
        Hex::all().filter(|&hex| board.map().kind(hex) == HexKind::City).collect();
    shuffle(&mut cities, dice);
    let count = 2 + dice.roll(5) as usize;
    for (&hex, minor) in cities.iter().zip(Company::MINORS).take(count) {
        board.place(hex, 0, minor);
    }
}

/// Lays a tile that fits, of the newest color that the supply still has or one before it.
fn cover(board: &mut Board, hex: Hex, (boards, phase): (Boards, Phase), dice: &mut SeededDice) {
    let newest = board.chart().numbers().color_step(phase);
    let mut step = newest;
    if dice.roll(3) == 0 {
        step = dice.roll(u32::try_from(step + 1).unwrap_or(1)) as usize;
    }
    let (sugar, tries) = match boards {
        Boards::Dense => (dice.roll(2) == 0, 6),
        Boards::Packed => (dice.roll(8) == 0, 60),
    };
    let plain = phase.number() >= 3 && !sugar;
    let colors = (0..=step).rev().chain(step + 1..=newest);
    for color in colors.map(|step| Color::ALL[step]) {
        if let Some(laid) = fitting(board, hex, (color, plain, tries), dice) {
            board.lay(hex, laid);
            return;
        }
    }
}

/// Of a few random ways to cover `hex`, the one that meets most track around it.
fn fitting(
    board: &Board,
    hex: Hex,
    (color, plain, tries): (Color, bool, usize),
    dice: &mut SeededDice,
) -> Option<Laid> {
    let (chart, map) = (board.chart(), board.map());
    let kind = match map.kind(hex) {
        HexKind::City if board.mill(hex).is_some() => TileKind::Mill,
        HexKind::City => TileKind::City,
        HexKind::Y => TileKind::Y,
        HexKind::Habana => TileKind::Habana,
        HexKind::Sugar if !plain => TileKind::Sugar,
        HexKind::Sugar | HexKind::Plain => TileKind::Plain,
        HexKind::Harbor => return None,
    };
    let open = map.open_sides(hex);
    let tiles = Tile::all().filter(|&tile| {
        let info = chart.info(tile);
        info.kind == kind && info.color == color && map.fits(hex, tile) && board.left(tile) > 0
    });
    let mut ways: Vec<Laid> = tiles
        .flat_map(|tile| {
            (0..chart.info(tile).rotations).map(move |rotation| Laid { tile, rotation })
        })
        .filter(|laid| {
            let pattern = chart.pattern(laid.tile, laid.rotation);
            pattern.all_sides().without(open).is_empty()
        })
        .collect();
    shuffle(&mut ways, dice);
    ways.truncate(tries);
    let met = |laid: &Laid| {
        let sides = chart.pattern(laid.tile, laid.rotation).sides(Gauge::Standard);
        let meets = sides.iter().filter(|&side| {
            let there = hex.neighbor(side).and_then(|there| board.pattern(there));
            there.is_none_or(|pattern| pattern.sides(Gauge::Standard).contains(side.opposite()))
        });
        meets.count()
    };
    ways.into_iter().max_by_key(met)
}

fn place_stations(board: &mut Board, company: Company, boards: Boards, dice: &mut SeededDice) {
    let mut cities: Vec<(Hex, u8)> = Hex::all()
        .flat_map(|hex| (0..3).map(move |stop| (hex, stop)))
        .filter(|&(hex, stop)| board.slots(hex, stop) > 0)
        .collect();
    for &(hex, stop) in &cities {
        let green = board
            .tile(hex)
            .is_some_and(|laid| board.chart().info(laid.tile).color != Color::Yellow);
        let free = board.stations(hex, stop).len() < u32::from(board.slots(hex, stop));
        if board.chart().has_fc_mark(hex) && green && free && board.companies_in(hex).len() < 3 {
            board.place(hex, stop, Company::Fc);
        }
    }
    let crowd = match boards {
        Boards::Dense => dice.roll(4),
        Boards::Packed => dice.roll(2),
    };
    for owner in std::iter::once(company).chain(majors().filter(|&other| other != company)) {
        let count = if owner == company { 2 + dice.roll(3) } else { dice.roll(crowd + 1) };
        shuffle(&mut cities, dice);
        let mut placed = 0;
        for &(hex, stop) in &cities {
            let free = board.stations(hex, stop).len() < u32::from(board.slots(hex, stop));
            if placed < count && free && !board.companies_in(hex).contains(owner) {
                board.place(hex, stop, owner);
                placed += 1;
            }
        }
    }
}

fn order(
    chart: &Chart,
    company: Company,
    (boards, phase): (Boards, Phase),
    dice: &mut SeededDice,
) -> Order {
    use Train::{
        EightPlus, Five, FivePlus, Four, FourDouble, FourPlus, Six, SixPlus, Three, ThreePlus, Two,
    };
    let (trains, wagons): (&[Train], &[Wagon]) = match phase.number() {
        ..=2 => (&[Two], &[Wagon::One]),
        3 => (&[Two, Three, ThreePlus], &[Wagon::One]),
        4 => (&[Three, ThreePlus, Four, FourPlus], &[Wagon::One, Wagon::Two]),
        5 => (&[Three, Four, FourPlus, Five, FivePlus], &[Wagon::One, Wagon::Two]),
        6 => (&[Four, FourPlus, Five, FivePlus, Six, SixPlus], &[Wagon::Two, Wagon::Three]),
        _ => (&[FourDouble, Five, FivePlus, Six, SixPlus, EightPlus], &[Wagon::Two, Wagon::Three]),
    };
    let trains = match boards {
        Boards::Dense => trains,
        Boards::Packed => longest(trains),
    };
    let limit = chart.numbers().train_limit(phase, company);
    let trains: Vec<Train> = (0..limit).map(|_| one_of(trains, dice)).collect();
    let mut order = Order::new(company, phase, trains);
    order.wagons = (0..limit).map(|_| one_of(wagons, dice)).collect();
    order.rent = pick(dice, 4);
    for minor in Company::MINORS {
        order.cubes = order.cubes.with(minor, pick(dice, 4));
    }
    order
}

/// The trains of the longest range, as a part of a list sorted by range.
fn longest(trains: &[Train]) -> &[Train] {
    let most = trains.iter().map(|train| train.range()).max().unwrap_or(0);
    let first = trains.iter().position(|train| train.range() == most).unwrap_or(0);
    &trains[first..]
}

fn one_of<T: Copy>(items: &[T], dice: &mut SeededDice) -> T {
    items[dice.roll(u32::try_from(items.len()).unwrap_or(1)) as usize]
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::scenario::built_in;

    #[test]
    fn the_boards_are_full_and_legal() {
        for (&boards, least) in Boards::ALL.iter().zip([30, 40]) {
            let mut tiled = 0;
            for stream in 0..60 {
                let (board, order) = draw(built_in(), boards, &mut SeededDice::stream(9, stream));
                for hex in Hex::all() {
                    let Some(laid) = board.tile(hex) else { continue };
                    tiled += 1;
                    let sides = board.chart().pattern(laid.tile, laid.rotation).all_sides();
                    assert!(board.map().fits(hex, laid.tile));
                    assert!(sides.without(board.map().open_sides(hex)).is_empty());
                }
                let limit = built_in().numbers().train_limit(order.phase, order.company);
                assert_eq!((order.trains.len(), order.wagons.len()), (limit, limit));
            }
            assert!(tiled / 60 >= least, "{boards:?} {}", tiled / 60);
        }
    }

    #[test]
    fn times_are_in_order() {
        let times = Times::measure(built_in(), Boards::Dense, 1, 30);
        assert!(times.median() <= times.percentile_99());
        assert!(times.percentile_99() <= times.worst());
    }
}

//! Random positions, from bare to crowded, on every area.

use cuba18_track::{
    Area, Board, Chart, Company, CompanyKind, Gauge, Hex, HexKind, Laid, Order, Phase, Tile,
    TileKind, Train, Wagon, scenario,
};
use tabletop::{Dice, Key, SeededDice};

/// The majors that get several stations and run.
const OWNERS: [Company; 3] = [Company::Ms, Company::Tss, Company::Fec];

fn one_of<T: Copy>(items: &[T], dice: &mut SeededDice) -> T {
    items[dice.roll(u32::try_from(items.len()).unwrap()) as usize]
}

fn is_city(hex: Hex) -> bool {
    Hex::cities().contains(&hex)
}

/// Every other board is of another box.
pub(crate) fn chart(stream: u64) -> &'static Chart {
    if stream.is_multiple_of(2) { scenario::built_in() } else { scenario::second() }
}

/// A board on which each hex has a tile with a chance of `cover` in ten.
pub(crate) fn board(chart: &'static Chart, area: Area, cover: u32, dice: &mut SeededDice) -> Board {
    let mut board = Board::new(chart, area);
    let map = board.map();
    let land: Vec<Hex> = Hex::all().filter(|&hex| map.is_land(hex)).collect();
    let cities: Vec<Hex> = land.iter().copied().filter(|&hex| is_city(hex)).collect();
    for minor in Company::MINORS {
        let hex = one_of(&cities, dice);
        if map.kind(hex) == HexKind::City && board.mill(hex).is_none() {
            board.place(hex, 0, minor);
        }
    }
    for &hex in &land {
        if dice.roll(10) < cover {
            lay(&mut board, hex, dice);
        }
    }
    stations(&mut board, &cities, dice);
    board
}

fn lay(board: &mut Board, hex: Hex, dice: &mut SeededDice) {
    let mill = board.mill(hex).is_some();
    let (chart, map) = (board.chart(), board.map());
    let open = map.open_sides(hex);
    let ways: Vec<Laid> = Tile::all()
        .filter(|&tile| map.fits(hex, tile) && board.left(tile) > 0)
        .filter(|tile| !is_city(hex) || (chart.info(*tile).kind == TileKind::Mill) == mill)
        .flat_map(|tile| (0..6).map(move |rotation| Laid { tile, rotation }))
        .filter(|laid| chart.pattern(laid.tile, laid.rotation).all_sides().without(open).is_empty())
        .collect();
    let meets = |laid: &Laid| {
        let pattern = chart.pattern(laid.tile, laid.rotation);
        let met = |&gauge: &Gauge| {
            let there = |side| hex.neighbor(side).and_then(|there| board.pattern(there));
            pattern
                .sides(gauge)
                .iter()
                .filter(|&side| {
                    there(side).is_some_and(|near| near.sides(gauge).contains(side.opposite()))
                })
                .count()
        };
        Gauge::ALL.iter().map(met).sum::<usize>()
    };
    let tries: Vec<Laid> =
        if ways.is_empty() { Vec::new() } else { (0..5).map(|_| one_of(&ways, dice)).collect() };
    if let Some(laid) = tries.into_iter().max_by_key(meets) {
        board.lay(hex, laid);
    }
}

fn stations(board: &mut Board, cities: &[Hex], dice: &mut SeededDice) {
    let crowd = 2 + dice.roll(24);
    for _ in 0..crowd {
        let hex = one_of(cities, dice);
        let company = if dice.roll(3) == 0 { Company::Fc } else { one_of(&OWNERS, dice) };
        let stop = u8::try_from(dice.roll(3)).unwrap();
        if board.companies_in(hex).contains(company) {
            continue;
        }
        if board.stations(hex, stop).len() < u32::from(board.slots(hex, stop)) {
            board.place(hex, stop, company);
        } else if company == Company::Fec && usize::from(stop) < board.stop_count(hex) {
            board.place_at_edge(hex, stop, company);
        }
    }
}

/// Fills most cities up, with a token of the FC in each: nobody passes them without rent.
pub(crate) fn fill(board: &mut Board, dice: &mut SeededDice) {
    let crowd = [Company::Fc, Company::Oe, Company::Npp, Company::Sdc, Company::Cvc, Company::Stsp];
    for hex in Hex::all().filter(|&hex| is_city(hex)) {
        if dice.roll(5) == 0 {
            continue;
        }
        for stop in 0..3 {
            for company in crowd {
                let free = board.stations(hex, stop).len() < u32::from(board.slots(hex, stop));
                if free && !board.companies_in(hex).contains(company) {
                    board.place(hex, stop, company);
                }
            }
        }
    }
}

/// A company with a station on `board`, if there is one.
pub(crate) fn company(board: &Board, dice: &mut SeededDice) -> Option<Company> {
    let present: Vec<Company> = Company::ALL
        .iter()
        .copied()
        .filter(|&company| company.kind() != CompanyKind::Central)
        .filter(|company| company.is_minor() || OWNERS.contains(company))
        .filter(|&company| !board.stations_of(company).is_empty())
        .collect();
    let majors: Vec<Company> =
        present.iter().copied().filter(|company| !company.is_minor()).collect();
    let from = if majors.is_empty() || dice.roll(6) == 0 { present } else { majors };
    if from.is_empty() { None } else { Some(one_of(&from, dice)) }
}

/// Trains of at most `reach` stops and wagons for `company`.
pub(crate) fn order(chart: &Chart, company: Company, reach: u8, dice: &mut SeededDice) -> Order {
    let phase = Phase::new(1 + u8::try_from(dice.roll(7)).unwrap()).unwrap();
    let kinds: Vec<Train> = Train::ALL
        .iter()
        .copied()
        .filter(|train| train.is_narrow() == company.is_minor() && train.range() <= reach)
        .collect();
    let limit = u32::try_from(chart.numbers().train_limit(phase, company)).unwrap();
    let trains: Vec<Train> = (0..=dice.roll(limit)).map(|_| one_of(&kinds, dice)).collect();
    let mut order = Order::new(company, phase, trains);
    if !company.is_minor() {
        order.wagons = (0..dice.roll(limit + 1).max(dice.roll(limit + 1)))
            .map(|_| one_of(Wagon::ALL, dice))
            .collect();
        order.rent = u8::try_from(dice.roll(4)).unwrap();
        for minor in Company::MINORS {
            order.cubes = order.cubes.with(minor, u8::try_from(dice.roll(4)).unwrap());
        }
    }
    order
}

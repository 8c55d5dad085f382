//! Random positions, from bare to crowded, on every area.

use rails::{
    Area, Board, Company, CompanyKind, Hex, HexKind, Laid, Order, Phase, Tile, TileKind, Train,
    Wagon,
};
use tabletop::{Dice, Key, SeededDice};

fn one_of<T: Copy>(items: &[T], dice: &mut SeededDice) -> T {
    items[dice.roll(u32::try_from(items.len()).unwrap()) as usize]
}

fn is_city(hex: Hex) -> bool {
    matches!(hex.kind(), HexKind::City | HexKind::Y | HexKind::Habana)
}

/// A board on which each hex has a tile with a chance of `cover` in ten.
pub(crate) fn board(area: Area, cover: u32, dice: &mut SeededDice) -> Board {
    let mut board = Board::new(area);
    let land: Vec<Hex> = Hex::all().filter(|&hex| area.is_land(hex)).collect();
    for minor in Company::MINORS {
        let hex = one_of(&land, dice);
        if hex.kind() == HexKind::City && board.mill(hex).is_none() {
            board.place(hex, 0, minor);
        }
    }
    for &hex in &land {
        if dice.roll(10) < cover {
            lay(&mut board, hex, dice);
        }
    }
    stations(&mut board, &land, dice);
    board
}

fn lay(board: &mut Board, hex: Hex, dice: &mut SeededDice) {
    let mill = board.mill(hex).is_some();
    let open = board.area().open_sides(hex);
    let ways: Vec<Laid> = Tile::all()
        .filter(|&tile| hex.fits(tile) && board.left(tile) > 0)
        .filter(|tile| !is_city(hex) || (tile.info().kind == TileKind::Mill) == mill)
        .flat_map(|tile| (0..6).map(move |rotation| Laid { tile, rotation }))
        .filter(|laid| laid.tile.pattern(laid.rotation).all_sides().without(open).is_empty())
        .collect();
    if !ways.is_empty() {
        board.lay(hex, one_of(&ways, dice));
    }
}

fn stations(board: &mut Board, land: &[Hex], dice: &mut SeededDice) {
    let crowd = dice.roll(40);
    let companies: Vec<Company> =
        Company::ALL.iter().copied().filter(|company| !company.is_minor()).collect();
    for _ in 0..crowd {
        let hex = one_of(land, dice);
        let company = if dice.roll(4) == 0 { Company::Fc } else { one_of(&companies, dice) };
        let stop = u8::try_from(dice.roll(3)).unwrap();
        if !is_city(hex) || board.companies_in(hex).contains(company) {
            continue;
        }
        if board.stations(hex, stop).len() < u32::from(board.slots(hex, stop)) {
            board.place(hex, stop, company);
        } else if company == Company::Fec && usize::from(stop) < board.stop_count(hex) {
            board.place_at_edge(hex, stop, company);
        }
    }
}

/// A company with a station on `board`, if there is one.
pub(crate) fn company(board: &Board, dice: &mut SeededDice) -> Option<Company> {
    let present: Vec<Company> = Company::ALL
        .iter()
        .copied()
        .filter(|&company| company.kind() != CompanyKind::Central)
        .filter(|&company| !board.stations_of(company).is_empty())
        .collect();
    if present.is_empty() { None } else { Some(one_of(&present, dice)) }
}

/// Trains of at most `reach` stops and wagons for `company`.
pub(crate) fn order(company: Company, reach: u8, dice: &mut SeededDice) -> Order {
    let phase = Phase::new(1 + u8::try_from(dice.roll(7)).unwrap()).unwrap();
    let kinds: Vec<Train> = Train::ALL
        .iter()
        .copied()
        .filter(|train| train.is_narrow() == company.is_minor() && train.range() <= reach)
        .collect();
    let limit = u32::try_from(phase.train_limit(company)).unwrap();
    let trains: Vec<Train> = (0..=dice.roll(limit)).map(|_| one_of(&kinds, dice)).collect();
    let mut order = Order::new(company, phase, trains);
    if !company.is_minor() {
        order.wagons = (0..dice.roll(limit + 1)).map(|_| one_of(Wagon::ALL, dice)).collect();
        order.rent = u8::try_from(dice.roll(4)).unwrap();
        for minor in Company::MINORS {
            order.cubes = order.cubes.with(minor, u8::try_from(dice.roll(4)).unwrap());
        }
    }
    order
}

//! Where a route that a director gives may begin.

use std::collections::VecDeque;

use super::Order;
use super::given::{Given, check_stops, crossing, is_port, steps, visit, visits};
use crate::{board::Board, hex::Hex, network::Borders, train::Train};

/// So many paths are tried; where that is not enough the train gets nearly anywhere.
const ENOUGH: usize = 2_000;

/// Whether some route of `train` begins in `first`, with the track of `done` in use.
pub fn begins(board: &Board, order: &Order, (train, done): (Train, &[Given]), first: Hex) -> bool {
    let mut used = Borders::default();
    for one in done {
        // What is done has been judged before.
        let _ = visits(board, order, &one.path, &mut used);
    }
    let delivers = train.takes_wagon() && !order.wagons.is_empty();
    let range = usize::from(train.range());
    // Track that passes by the stop of its hex begins no route.
    let stops = |next: Hex| {
        let out = crossing(first, next).map(|(side, _)| side);
        visit(board, order, first, (None, out)).is_ok_and(|stop| stop.is_some())
    };
    let mut open = VecDeque::from([vec![first]]);
    for _ in 0..ENOUGH {
        let Some(path) = open.pop_front() else { return false };
        if let Ok(found) = visits(board, order, &path, &mut used.clone()) {
            let added = delivers && found.len() == range + 1 && takes_sugar(board, order, &path);
            let fits = found.len() <= range || added;
            if fits && check_stops(board, order, &found).is_ok() {
                return true;
            }
            if found.len() > range + usize::from(delivers) {
                continue;
            }
        }
        let on = steps(board, order, &path).into_iter().filter(|(_, fault)| fault.is_ok());
        let on = on.map(|(hex, _)| hex).filter(|&hex| path.len() > 1 || stops(hex));
        open.extend(on.map(|hex| path.iter().copied().chain([hex]).collect::<Vec<Hex>>()));
    }
    true
}

/// Whether a path brings sugar to a harbor at one of its ends, which then may be one stop more.
fn takes_sugar(board: &Board, order: &Order, path: &[Hex]) -> bool {
    let ends = [path.first(), path.last()];
    let mut mills = path.iter().filter_map(|&hex| board.mill(hex));
    ends.into_iter().flatten().any(|&hex| is_port(board, hex))
        && mills.any(|mill| order.cubes.of(mill) > 0)
}

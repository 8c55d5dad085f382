//! Goods and ships that move: what each is called, and where it comes from.

use cuba_rules::{Event, Good, Harbor, Item, Ship};
use tabletop::{Key, Seat};

use crate::Stage;

/// An item in a yard.
pub(crate) fn in_yard(drawing: &str, seat: Seat, item: Item) -> String {
    format!("{drawing}-yard-{}-{}", seat.index(), item.key())
}

/// A good in a space of the market.
pub(crate) fn on_shelf(drawing: &str, good: Good, space: u8) -> String {
    format!("{drawing}-shelf-{}-{space}", good.key())
}

/// A good in a space of a ship.
pub(crate) fn aboard(drawing: &str, ship: Ship, (good, space): (Good, u8)) -> String {
    format!("{drawing}-aboard-{}-{}-{space}", ship.number(), good.key())
}

/// The yard from which a good has lately gone to the market, if one has.
pub(crate) fn sold(drawing: &str, stage: &Stage<'_>, good: Good) -> Option<String> {
    let seat = stage.lately.iter().rev().find_map(|event| {
        let Event::Sold { seat, good: sold, .. } = event else { return None };
        (*sold == good).then_some(*seat)
    });
    seat.map(|seat| in_yard(drawing, seat, good.item()))
}

/// The yard from which a good has lately gone aboard, if one has.
pub(crate) fn loaded(drawing: &str, stage: &Stage<'_>, good: Good) -> Option<String> {
    let seat = stage.lately.iter().rev().find_map(|event| {
        let Event::Loaded { seat, good: loaded, .. } = event else { return None };
        (*loaded == good).then_some(*seat)
    });
    seat.map(|seat| in_yard(drawing, seat, good.item()))
}

/// The space of the market from which an item has lately come to a yard, if one has; `units`
/// are left there.
pub(crate) fn bought(
    drawing: &str,
    stage: &Stage<'_>,
    (seat, item): (Seat, Item),
    units: impl Fn(Good) -> u8,
) -> Option<String> {
    stage.lately.iter().rev().find_map(|event| {
        let Event::Bought { seat: buyer, good, .. } = event else { return None };
        let is_it = *buyer == seat && good.item() == item;
        is_it.then(|| on_shelf(drawing, *good, units(*good)))
    })
}

/// The edge of the sea.
pub(crate) fn horizon(drawing: &str) -> String {
    format!("{drawing}-horizon")
}

/// The edge of the sea, if the ship has lately come from there.
pub(crate) fn arrived(stage: &Stage<'_>, drawing: &str, ship: Ship) -> Option<String> {
    let came = |event: &Event| matches!(*event, Event::ShipCame { ship: one } | Event::Swapped { ship: one, .. } if one == ship);
    stage.lately.iter().any(came).then(|| horizon(drawing))
}

/// The ships that have lately left.
pub(crate) fn departed(stage: &Stage<'_>, harbor: &Harbor) -> Vec<Ship> {
    let here = |ship: Ship| {
        harbor.sea == Some(ship) || harbor.berths.iter().flatten().any(|docked| docked.ship == ship)
    };
    let left = stage.lately.iter().filter_map(|event| {
        let (Event::ShipLeft { ship } | Event::Swapped { back: ship, .. }) = *event else {
            return None;
        };
        Some(ship)
    });
    let mut gone: Vec<Ship> = left.filter(|&ship| !here(ship)).collect();
    gone.sort_unstable();
    gone.dedup();
    gone
}

//! The audit finds what is planted.

use tabletop::{Game as _, Key as _, Seat};

use super::Table;
use crate::components::{Building, Item};
use crate::scenario::Scenario;

/// What is wrong with a sound position after `spoil`.
fn breaches(spoil: impl Fn(&mut Table)) -> String {
    let mut game = Scenario::players(3).build();
    assert_eq!(game.audit(), Vec::<String>::new());
    spoil(&mut game.table);
    game.audit().join("; ")
}

#[test]
fn goods_are_neither_lost_nor_found() {
    let more = breaches(|table| table.supply.0[Item::ALL[0]] += 1);
    assert!(more.contains("in supply, not"), "{more}");
    let less = breaches(|table| table.stores[Seat::new(0)].0[Item::ALL[0]] += 1);
    assert!(less.contains("held"), "{less}");
}

#[test]
fn the_town_is_whole() {
    let crowd = breaches(|table| {
        table.town.figures[Seat::new(0)] = Some(Building::ALL[0]);
        table.town.figures[Seat::new(1)] = Some(Building::ALL[0]);
    });
    assert!(crowd.contains("2 figures stand on"), "{crowd}");
    let house = breaches(|table| table.town.houses[0] = table.town.houses[1]);
    assert!(house.contains("is missing"), "{house}");
    let cuban = breaches(|table| table.town.street[0] = table.town.street[1]);
    assert!(cuban.contains("is missing"), "{cuban}");
    let ships = breaches(|table| table.town.ship = 0);
    assert!(ships.contains("ship 0 of"), "{ships}");
    let last = breaches(|table| table.town.ship = table.data.ships + 1);
    assert_eq!(last, "");
    let flag = breaches(|table| table.town.flag = table.data.last_flag() + 1);
    assert!(flag.contains("the value marker is on"), "{flag}");
}

//! The audit finds what is planted.

use tabletop::{Game as _, Key as _, Seat};

use super::Table;
use crate::components::{Building, Good, Item};
use crate::scenario::Scenario;

/// What is wrong with a sound position after `spoil`.
fn breaches(spoil: impl Fn(&mut Table)) -> String {
    let mut game = Scenario::players(3).build();
    assert_eq!(game.audit(), Vec::<String>::new());
    spoil(&mut game.table);
    game.audit().join("; ")
}

#[test]
fn goods_and_tiles_are_neither_lost_nor_found() {
    let more = breaches(|table| table.supply.0[Item::ALL[0]] += 1);
    assert!(more.contains(", not "), "{more}");
    let tile = breaches(|table| table.buildings[Building::ALL[1]] += 1);
    assert!(tile.contains("built of"), "{tile}");
    let lot = breaches(|table| table.players[Seat::new(1)].lots = [None; 12]);
    assert!(lot.contains("has no warehouse"), "{lot}");
    let market = breaches(|table| {
        let good = Good::ALL[0];
        let spaces = table.printed.market[good].spaces;
        let moved = spaces + 1 - table.market[good];
        table.market[good] += moved;
        table.supply.0[good.item()] -= moved;
    });
    assert!(market.contains("on the market"), "{market}");
}

#[test]
fn ships_and_rounds_are_those_of_the_box() {
    let ship = breaches(|table| table.harbor.sea = None);
    assert!(ship.contains("lies in 0 places"), "{ship}");
    let round = breaches(|table| table.round = 0);
    assert!(round.contains("round 0 of"), "{round}");
    let late = breaches(|table| table.round = table.printed.rounds + 1);
    assert!(late.contains("round "), "{late}");
}

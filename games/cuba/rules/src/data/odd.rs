//! What can be played, but is not as the rulebook counts it.

use tabletop::Key;

use super::Data;
use crate::components::{Building, Good};

/// Ship cards, spaces of each, and building tiles, as the rulebook counts them (§1).
const SHIPS: usize = 15;
const SPACES: u8 = 5;
const TILES: u8 = 25;

/// What looks like a slip, in sentences.
pub(super) fn oddities(data: &Data) -> Vec<String> {
    let mut odd = Vec::new();
    let ships = &data.ships;
    if ships.len() != SHIPS {
        odd.push(format!("there are {} ships; the rulebook counts {SHIPS}", ships.len()));
    }
    let is_other = |&(_, ship): &(usize, &_)| spaces(ship) != SPACES;
    let others: Vec<String> =
        (1..).zip(ships).filter(is_other).map(|(ship, _)| ship.to_string()).collect();
    if !others.is_empty() {
        let others = others.join(", ");
        odd.push(format!(
            "on ships {others} there are not {SPACES} spaces, as the rulebook counts"
        ));
    }
    if ships.iter().all(|ship| *ship == ships[0]) {
        odd.push("all ships are alike".to_owned());
    }
    for &good in Good::ALL {
        let most = ships.iter().map(|ship| ship[good]).max().unwrap_or(0);
        let (name, there) = (good.key(), data.whole[good.item()]);
        if most == 0 {
            odd.push(format!("no ship takes {name}"));
        }
        if most > there {
            odd.push(format!("a ship has {most} spaces for {name}, but the supply has {there}"));
        }
    }
    let tiles = Building::ALL.iter().map(|&building| data.buildings[building].tiles).sum::<u8>();
    if tiles != TILES {
        odd.push(format!("there are {tiles} building tiles; the rulebook counts {TILES}"));
    }
    odd
}

fn spaces(ship: &crate::components::PerGood<u8>) -> u8 {
    ship.iter().sum()
}

//! Proves a tile file complete and playable, or says what is wrong with it.

use std::collections::BTreeSet;

use super::tiles::{Row, RowKind};
use super::{Numbers, Resource, Side, Sides, Symbol, TileFile};

/// Everything that keeps a tile file from being a game; nothing if it is one.
///
/// Complete means: as many tiles as in the box and as the decks ask for, each
/// of a kind that the rules know. Playable means: whatever can be laid joins
/// rails, cities can be told apart, deliveries come to exactly the three
/// markers that they are split into, and no loco can drive for ever (Q12).
pub(super) fn of_tiles(file: &TileFile, numbers: &Numbers) -> Vec<String> {
    let mut wrong = Vec::new();
    counts(file, numbers, &mut wrong);
    for row in &file.tile {
        let about = |what: String| format!("tile {}: {what}", row.id);
        wrong.extend(tile(row).into_iter().map(about));
    }
    starts(file, &mut wrong);
    coal_loop(file, &mut wrong);
    wrong
}

fn counts(file: &TileFile, numbers: &Numbers, wrong: &mut Vec<String>) {
    let ids: BTreeSet<&str> = file.tile.iter().map(|row| row.id.as_str()).collect();
    if ids.len() != file.tile.len() {
        wrong.push("two tiles have the same id".to_owned());
    }
    if file.tile.len() != usize::from(numbers.tiles) {
        wrong.push(format!("{} tiles, not {}", file.tile.len(), numbers.tiles));
    }
    for (players, &deck) in (2u8..).zip(&numbers.decks) {
        let used = |row: &&Row| match row.symbol {
            Symbol::None => true,
            Symbol::ThreeUp => players >= 3,
            Symbol::Four => players >= 4,
        };
        let found = file.tile.iter().filter(used).count();
        if found != usize::from(deck) {
            wrong.push(format!("{found} tiles for {players} players, not {deck}"));
        }
    }
}

fn tile(row: &Row) -> Vec<String> {
    let mut wrong = Vec::new();
    let is_plain = |id: &str| {
        let mut letters = id.chars();
        !id.is_empty() && letters.all(|char| char.is_ascii_alphanumeric() || char == '_')
    };
    if !is_plain(&row.id) {
        wrong.push("its id is not made of letters and digits".to_owned());
    }
    if !(2..=4).contains(&set(&row.rails).len()) {
        wrong.push("a loco could not drive through it".to_owned());
    }
    roads(row, &mut wrong);
    let stations = row.roads.iter().filter(|road| road.station).count();
    if stations != usize::from(row.kind == RowKind::Station) {
        wrong.push(format!("{stations} places for a station"));
    }
    if let RowKind::Factory { wants, first, later, .. } = row.kind {
        if wants.iter().sum::<u8>() != 3 {
            wrong.push("a delivery is three markers".to_owned());
        }
        if first <= later || later == 0 {
            wrong.push("field A must be worth more than field B".to_owned());
        }
    }
    wrong
}

/// At most two areas of one house or two, no side in both, not crossing each other.
fn roads(row: &Row, wrong: &mut Vec<String>) {
    if row.roads.len() > 2 {
        wrong.push("more than two roads".to_owned());
    }
    if row.roads.iter().map(|road| road.houses).sum::<u8>() > 2 {
        wrong.push("more than two houses".to_owned());
    }
    if row.roads.iter().any(|road| road.sides.is_empty() && road.houses == 0) {
        wrong.push("a road without sides and houses".to_owned());
    }
    if let [one, other] = row.roads.as_slice() {
        let [one, other] = [set(&one.sides), set(&other.sides)];
        if !one.and(other).is_empty() {
            wrong.push("two roads share a side".to_owned());
        }
        let straight = |sides: Sides| {
            let across = |&side: &Side| sides.contains(side) && sides.contains(side.across());
            Side::FOUR.into_iter().find(across)
        };
        if let (Some(one), Some(other)) = (straight(one), straight(other))
            && one as u8 % 2 != other as u8 % 2
        {
            wrong.push("two roads cross".to_owned());
        }
    }
}

fn starts(file: &TileFile, wrong: &mut Vec<String>) {
    if set(&file.crossing.rails).len() != 4 {
        wrong.push("the start crossing has no rails to all four start tiles".to_owned());
    }
    let start = set(&file.start.rails);
    if !start.contains(Side::South) || start.len() < 2 {
        wrong.push("the start tile must join the crossing in the south and lead on".to_owned());
    }
    let stations = file.start.roads.iter().filter(|road| road.station).count();
    if stations != 1 || file.start.roads.len() != 1 {
        wrong.push("the start tile needs one road, with a place for the station".to_owned());
    }
    if set(&file.back.rails).len() < 2 {
        wrong.push("a loco could not drive through the back".to_owned());
    }
    let notes = [&file.back.note, &file.crossing.note, &file.start.note];
    if notes.iter().any(|note| note.is_empty()) {
        wrong.push("back, crossing and start must say where they come from".to_owned());
    }
}

/// A ring of coal tiles would fuel a loco for ever (Q12). The smallest ring has
/// four tiles that turn; the start crossing is in no ring of coal tiles alone,
/// since start tiles lie round it.
fn coal_loop(file: &TileFile, wrong: &mut Vec<String>) {
    let gives_coal = |row: &&Row| row.kind == RowKind::Production { gives: Resource::Coal };
    let turns = |row: &&Row| {
        let rails = set(&row.rails);
        let corner = |side: Side| rails.contains(side) && rails.contains(side.turned(Side::East));
        Side::FOUR.into_iter().any(corner)
    };
    let corners = file.tile.iter().filter(gives_coal).filter(turns).count();
    if corners >= 4 {
        wrong.push(format!("{corners} coal tiles with a bend: a loco could drive for ever"));
    }
}

fn set(sides: &[Side]) -> Sides {
    sides.iter().copied().collect()
}

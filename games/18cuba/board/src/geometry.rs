//! Where things lie on the map: pointy-top hexes, 60 from the middle to a corner.

use cuba18_track::{Hex, Map, Side};

/// Half the width of a hex, which is also the distance of two columns.
pub(crate) const HALF: i32 = 52;
/// From the middle of a hex to its upper and lower corner.
pub(crate) const TALL: i32 = 60;
/// The distance of two rows.
const ROW: i32 = 90;

/// The outline of a hex round its middle.
pub(crate) const OUTLINE: &str = "M0-60 52-30V30L0 60-52 30V-30Z";

/// The middle of a hex.
pub(crate) fn middle(hex: Hex) -> (i32, i32) {
    let id = hex.id();
    let row = id.bytes().next().map_or(0, |letter| i32::from(letter) - i32::from(b'A'));
    let column: i32 = id.get(1..).and_then(|column| column.parse().ok()).unwrap_or(0);
    (column * HALF, row * ROW)
}

/// The middle of a side, seen from the middle of its hex.
pub(crate) const fn gate(side: Side) -> (i32, i32) {
    match side {
        Side::NorthEast => (26, -45),
        Side::East => (52, 0),
        Side::SouthEast => (26, 45),
        Side::SouthWest => (-26, 45),
        Side::West => (-52, 0),
        Side::NorthWest => (-26, -45),
    }
}

/// The corners at both ends of a side, clockwise.
pub(crate) const fn ends(side: Side) -> [(i32, i32); 2] {
    match side {
        Side::NorthEast => [(0, -60), (52, -30)],
        Side::East => [(52, -30), (52, 30)],
        Side::SouthEast => [(52, 30), (0, 60)],
        Side::SouthWest => [(0, 60), (-52, 30)],
        Side::West => [(-52, 30), (-52, -30)],
        Side::NorthWest => [(-52, -30), (0, -60)],
    }
}

/// The hexes of a map: land, harbors and red places.
pub(crate) fn hexes(map: &Map) -> impl Iterator<Item = Hex> {
    Hex::all().filter(move |&hex| map.contains(hex))
}

/// Left, top, width and height of the drawing of a map.
pub(crate) fn frame(map: &Map) -> [i32; 4] {
    let (mut left, mut top, mut right, mut bottom) = (i32::MAX, i32::MAX, i32::MIN, i32::MIN);
    for (x, y) in hexes(map).map(middle) {
        left = left.min(x - HALF);
        right = right.max(x + HALF);
        top = top.min(y - TALL);
        bottom = bottom.max(y + TALL);
    }
    // The rim has room for letters of rows and numbers of columns.
    [left - 26, top - 22, right - left + 52, bottom - top + 44]
}

#[cfg(test)]
mod tests {
    use tabletop::Key;

    use super::*;

    #[test]
    fn neighbors_meet_at_their_gates() {
        for hex in Hex::all() {
            for &side in Side::ALL {
                let Some(there) = hex.neighbor(side) else { continue };
                let [(x, y), (other_x, other_y)] = [middle(hex), middle(there)];
                let [(dx, dy), (back_x, back_y)] = [gate(side), gate(side.opposite())];
                assert_eq!((x + dx, y + dy), (other_x + back_x, other_y + back_y), "{hex:?}");
            }
        }
    }
}

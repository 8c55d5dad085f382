//! Where things lie on the map.

use cube_express_rules::Cell;

/// The side of a tile.
pub(crate) const TILE: i32 = 100;

/// The upper left corner of a square.
pub(crate) const fn corner(cell: Cell) -> (i32, i32) {
    (cell.0 as i32 * TILE, -(cell.1 as i32) * TILE)
}

/// The middle of a square.
pub(crate) const fn middle(cell: Cell) -> (i32, i32) {
    let (x, y) = corner(cell);
    (x + TILE / 2, y + TILE / 2)
}

//! Where print finds room on the map: what lies there already, in cells of a few units.

use crate::geometry::{frame, gate};
use cuba18_track::{Gauge, Map, Pattern};

use crate::track::place;

/// Units to a cell.
const CELL: i32 = 3;
/// Half the bed of a track, which nothing printed may touch.
const BED: i32 = 8;

/// A box round its middle.
#[derive(Copy, Clone, PartialEq, Eq, Debug)]
pub(crate) struct Room {
    pub(crate) x: i32,
    pub(crate) y: i32,
    pub(crate) width: i32,
    pub(crate) height: i32,
}

/// The map as something to print on.
pub(crate) struct Paper {
    left: i32,
    top: i32,
    columns: i32,
    rows: i32,
    taken: Vec<bool>,
}

impl Paper {
    /// A map on which nothing is printed yet.
    pub(crate) fn new(map: &Map) -> Paper {
        let [left, top, width, height] = frame(map);
        let (columns, rows) = (width / CELL, height / CELL);
        let cells = usize::try_from(columns * rows).unwrap_or(0);
        Paper { left, top, columns, rows, taken: vec![false; cells] }
    }

    fn cells(&self, room: Room) -> impl Iterator<Item = Option<usize>> + use<> {
        let Room { x, y, width, height } = room;
        let [first, last] = [x - width / 2, x + width / 2].map(|x| (x - self.left) / CELL);
        let [above, below] = [y - height / 2, y + height / 2].map(|y| (y - self.top) / CELL);
        let (columns, rows) = (self.columns, self.rows);
        (above..=below).flat_map(move |row| {
            (first..=last).map(move |column| {
                let inside = (0..columns).contains(&column) && (0..rows).contains(&row);
                usize::try_from(row * columns + column).ok().filter(|_| inside)
            })
        })
    }

    /// How much of a box is taken; beyond the map all is.
    pub(crate) fn covered(&self, room: Room) -> i32 {
        let taken = |cell: &Option<usize>| cell.is_none_or(|cell| self.taken[cell]);
        i32::try_from(self.cells(room).filter(taken).count()).unwrap_or(i32::MAX)
    }

    /// Takes a box.
    pub(crate) fn take(&mut self, room: Room) {
        let cells: Vec<usize> = self.cells(room).flatten().collect();
        cells.into_iter().for_each(|cell| self.taken[cell] = true);
    }

    /// Takes a disc.
    pub(crate) fn take_disc(&mut self, (x, y): (i32, i32), radius: i32) {
        let side = radius * 2;
        for cell in self.cells(Room { x, y, width: side, height: side }).flatten() {
            let index = i32::try_from(cell).unwrap_or(0);
            let dx = self.left + index % self.columns * CELL + CELL / 2 - x;
            let dy = self.top + index / self.columns * CELL + CELL / 2 - y;
            if dx * dx + dy * dy <= (radius + 1) * (radius + 1) {
                self.taken[cell] = true;
            }
        }
    }

    /// Takes all track of a hex round its middle.
    pub(crate) fn take_track(&mut self, (x, y): (i32, i32), pattern: &Pattern) {
        for line in lines(pattern) {
            for (dx, dy) in line {
                self.take_disc((x + dx, y + dy), BED);
            }
        }
    }
}

/// Points along every piece of track of a pattern, seen from the middle of its hex.
pub(crate) fn lines(pattern: &Pattern) -> Vec<Vec<(i32, i32)>> {
    let mut found = Vec::new();
    for gauge in [Gauge::Standard, Gauge::Narrow] {
        for side in pattern.sides(gauge).iter() {
            if let Some(stop) = pattern.stop_at(side) {
                let end = place(pattern, stop);
                let between =
                    |(x, y): (i32, i32)| (i32::midpoint(x, end.0), i32::midpoint(y, end.1));
                found.push(bend(gate(side), between(gate(side)), end));
            }
            for other in pattern.through(side).iter().filter(|&other| other > side) {
                found.push(bend(gate(side), (0, 0), gate(other)));
            }
        }
    }
    found
}

/// A curve that leaves both its ends towards one point, which is the middle of the hex for
/// track from side to side; the sharpest curve keeps nearer to its corner.
fn bend(from: (i32, i32), through: (i32, i32), to: (i32, i32)) -> Vec<(i32, i32)> {
    const STEPS: i32 = 12;
    let near = (from.0 - to.0).pow(2) + (from.1 - to.1).pow(2) < 60 * 60;
    let through = match (through, near) {
        ((0, 0), true) => ((from.0 + to.0) / 4, (from.1 + to.1) / 4),
        (through, _) => through,
    };
    let at = |step: i32, [from, through, to]: [i32; 3]| {
        let rest = STEPS - step;
        (rest * rest * from + 2 * rest * step * through + step * step * to) / (STEPS * STEPS)
    };
    let x = [from.0, through.0, to.0];
    let y = [from.1, through.1, to.1];
    (0..=STEPS).map(|step| (at(step, x), at(step, y))).collect()
}

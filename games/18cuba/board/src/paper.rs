//! Where print finds room on the map: what lies there already, in cells of a few units.

use cuba18_track::{Map, Pattern};

use crate::geometry::frame;
use crate::track::{BED, lines};

/// Units to a cell.
const CELL: i32 = 3;

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
    /// What lines to names may not cross: stations, numbers, badges, names.
    marked: Vec<bool>,
    /// Where badges lie.
    pub(crate) badges: Vec<Room>,
}

impl Paper {
    /// A map on which nothing is printed yet.
    pub(crate) fn new(map: &Map) -> Paper {
        let [left, top, width, height] = frame(map);
        let (columns, rows) = (width / CELL, height / CELL);
        let cells = usize::try_from(columns * rows).unwrap_or(0);
        let bare = || vec![false; cells];
        Paper { left, top, columns, rows, taken: bare(), marked: bare(), badges: Vec::new() }
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

    /// Takes a box for print.
    pub(crate) fn take(&mut self, room: Room) {
        let cells: Vec<usize> = self.cells(room).flatten().collect();
        for cell in cells {
            (self.taken[cell], self.marked[cell]) = (true, true);
        }
    }

    /// How much of a line, point by point, crosses print or stations.
    pub(crate) fn crossed(&self, line: impl Iterator<Item = (i32, i32)>) -> i32 {
        let spot = |(x, y): (i32, i32)| Room { x, y, width: 4, height: 4 };
        let is_marked = |cell: Option<usize>| cell.is_some_and(|cell| self.marked[cell]);
        let count = line.filter(|&point| self.cells(spot(point)).any(is_marked)).count();
        i32::try_from(count).unwrap_or(i32::MAX)
    }

    /// Takes a disc for a station.
    pub(crate) fn take_disc(&mut self, middle: (i32, i32), radius: i32) {
        for cell in self.disc(middle, radius) {
            (self.taken[cell], self.marked[cell]) = (true, true);
        }
    }

    fn disc(&self, (x, y): (i32, i32), radius: i32) -> Vec<usize> {
        let side = radius * 2;
        let within = |&cell: &usize| {
            let index = i32::try_from(cell).unwrap_or(0);
            let dx = self.left + index % self.columns * CELL + CELL / 2 - x;
            let dy = self.top + index / self.columns * CELL + CELL / 2 - y;
            dx * dx + dy * dy <= (radius + 1) * (radius + 1)
        };
        let all = self.cells(Room { x, y, width: side, height: side }).flatten();
        all.filter(within).collect()
    }

    /// Takes all track of a hex round its middle.
    pub(crate) fn take_track(&mut self, (x, y): (i32, i32), pattern: &Pattern) {
        for line in lines(pattern) {
            for (dx, dy) in line {
                let bed = self.disc((x + dx, y + dy), BED);
                bed.into_iter().for_each(|cell| self.taken[cell] = true);
            }
        }
    }
}

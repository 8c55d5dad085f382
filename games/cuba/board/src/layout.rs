//! Where things lie: two layouts of the same parts.

/// Where the parts of a board lie.
#[derive(Debug)]
pub(crate) struct Layout {
    /// The class of the drawing.
    pub(crate) class: &'static str,
    /// Width.
    pub(crate) width: i32,
    /// Top and height of the sea.
    pub(crate) sea: (i32, i32),
    /// The ship at sea, then berths 1, 2, 3.
    pub(crate) ships: [(i32, i32); 4],
    /// The market.
    pub(crate) market: (i32, i32),
    /// The parliament.
    pub(crate) parliament: (i32, i32),
    /// The benefits that black markers cover: place and step to the next.
    pub(crate) favors: (i32, i32, i32),
    /// The round.
    pub(crate) round: (i32, i32),
    /// The first plantation: place and width of a field.
    pub(crate) first: (i32, i32, i32),
    /// The other plantations: top, width of a field, how many in a row.
    pub(crate) others: (i32, i32, i32),
    /// How many building tiles there are in a row.
    pub(crate) tiles: i32,
}

/// For screens.
pub(crate) const WIDE: Layout = Layout {
    class: "wide",
    width: 1080,
    sea: (0, 252),
    ships: [(16, 62), (282, 62), (548, 62), (814, 62)],
    market: (14, 268),
    parliament: (524, 268),
    favors: (20, 592, 116),
    round: (1062, 628),
    first: (10, 660, 78),
    others: (660, 78, 3),
    tiles: 8,
};

/// For phones held upright.
pub(crate) const NARROW: Layout = Layout {
    class: "narrow",
    width: 620,
    sea: (590, 460),
    ships: [(44, 646), (330, 646), (44, 866), (330, 866)],
    market: (58, 1066),
    parliament: (39, 1386),
    favors: (12, 1710, 100),
    round: (608, 1794),
    first: (6, 6, 142),
    others: (1818, 66, 2),
    tiles: 4,
};

/// Space between fields.
const GAP: i32 = 3;

impl Layout {
    /// Place and field of the plantation that is drawn as number `index` of `players`.
    pub(crate) fn plantation(&self, index: i32, players: u8) -> (i32, i32, i32) {
        let (top, mut field, mut in_row) = self.others;
        // In the wide layout the first one stands in the same row as the others.
        let nth = if self.is_wide() { index } else { index - 1 };
        if self.is_wide() && players == 2 {
            (field, in_row) = (120, 2);
        }
        if nth < 0 {
            return self.first;
        }
        let (column, row) = (nth % in_row, nth / in_row);
        let (width, height) = block(field);
        let left = (self.width - in_row * width - (in_row - 1) * 8) / 2;
        (left + column * (width + 8), top + row * (height + 10), field)
    }

    fn is_wide(&self) -> bool {
        self.first.1 == self.others.0
    }

    /// Left, top and number of columns of the building tiles: below the
    /// plantations, or beside the fourth where there is room.
    pub(crate) fn tiles(&self, players: u8) -> (i32, i32, i32) {
        let (left, top, field) = self.plantation(i32::from(players) - 1, players);
        let (width, height) = block(field);
        let pitch = TILE.0 + 7;
        if self.is_wide() && players == 4 {
            return (left + width + 22, top, 5);
        }
        ((self.width - self.tiles * pitch) / 2 + 3, top + height + 14, self.tiles)
    }

    /// Height of the whole drawing.
    pub(crate) fn height(&self, players: u8) -> i32 {
        let (_, top, columns) = self.tiles(players);
        let rows = (23 + columns - 1) / columns;
        top + 44 + rows * (TILE.1 + 8)
    }
}

/// Width and height of a building tile.
pub(crate) const TILE: (i32, i32) = (126, 116);

/// Width and height of a plantation whose fields are `field` wide.
pub(crate) const fn block(field: i32) -> (i32, i32) {
    (4 * (field + GAP) + 21, GRID + 3 * (field + GAP) + 52)
}

/// Where the fields of a plantation begin.
pub(crate) const GRID: i32 = 86;

/// Step from field to field.
pub(crate) const fn step(field: i32) -> i32 {
    field + GAP
}

#[cfg(test)]
mod tests {
    use super::*;

    /// 11 pixels at the width in which each layout opens; a phone of 360 has a margin of 8.
    #[test]
    fn the_smallest_letters_are_legible() {
        let smallest = 20;
        for (layout, opens) in [(&NARROW, 344), (&WIDE, 594)] {
            assert!(smallest * opens >= 11 * layout.width, "{}", layout.class);
        }
    }

    #[test]
    fn everything_lies_on_the_board() {
        for layout in [&WIDE, &NARROW] {
            for players in 2..=5 {
                let height = layout.height(players);
                let (left, _, columns) = layout.tiles(players);
                assert!(left + columns * (TILE.0 + 7) - 7 <= layout.width, "{}", layout.class);
                for index in 0..i32::from(players) {
                    let (x, y, field) = layout.plantation(index, players);
                    let (width, tall) = block(field);
                    assert!(x + width <= layout.width, "{} {index}", layout.class);
                    assert!(y + tall < height, "{} {index}", layout.class);
                }
            }
        }
    }
}

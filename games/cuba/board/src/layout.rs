//! Where things lie: two layouts of the same parts.

/// Where the parts of a board lie. A place is left, top and width.
#[derive(Debug)]
pub(crate) struct Layout {
    /// The class of the drawing.
    pub(crate) class: &'static str,
    /// Width.
    pub(crate) width: i32,
    /// Top and height of the bay.
    pub(crate) sea: (i32, i32),
    /// The ship at sea, then berths 1, 2, 3.
    pub(crate) ships: [(i32, i32); 4],
    /// The market.
    pub(crate) market: (i32, i32, i32),
    /// The parliament.
    pub(crate) parliament: (i32, i32, i32),
    /// The benefits that black markers cover: place, and how many in a row.
    pub(crate) favors: (i32, i32, i32),
    /// The round.
    pub(crate) round: (i32, i32),
    /// The street of buildings on sale: top, width of a lot, how many in a row.
    pub(crate) street: (i32, i32, i32),
    /// The first plantation: place and width of a field.
    pub(crate) first: (i32, i32, i32),
    /// The other plantations: left, top, and how wide one of two in a row is.
    others: (i32, i32, i32),
}

/// For screens: everything at a glance.
pub(crate) const WIDE: Layout = Layout {
    class: "wide",
    width: 800,
    sea: (0, 122),
    ships: [(8, 20), (206, 20), (404, 20), (602, 20)],
    market: (6, 128, 252),
    parliament: (264, 128, 384),
    favors: (656, 154, 2),
    round: (725, 146),
    street: (302, 65, 12),
    first: (6, 394, 62),
    others: (322, 394, 233),
};

/// For phones held upright.
pub(crate) const NARROW: Layout = Layout {
    class: "narrow",
    width: 432,
    sea: (324, 232),
    ships: [(20, 350), (232, 350), (20, 454), (232, 454)],
    market: (6, 564, 420),
    parliament: (6, 740, 420),
    favors: (9, 936, 6),
    round: (216, 928),
    street: (978, 70, 6),
    first: (4, 4, 84),
    others: (4, 1160, 210),
};

/// How tall the market and the parliament are.
pub(crate) const TOWN: i32 = 168;
/// How tall a lot of the street is.
pub(crate) const LOT: i32 = 42;
/// Space between fields.
const GAP: i32 = 2;

/// Where one plantation lies, and how its parts are arranged.
#[derive(Copy, Clone, PartialEq, Eq, Debug)]
pub(crate) struct Plot {
    /// Its corner.
    pub(crate) at: (i32, i32),
    /// Width and height.
    pub(crate) size: (i32, i32),
    /// Width of a field.
    pub(crate) field: i32,
    /// Where the fields begin.
    pub(crate) grid: i32,
    /// What lies in the yard: left, top, width, how many kinds in a row.
    pub(crate) yard: (i32, i32, i32, i32),
    /// The cards: left, top, how many in a row, step to the right and down.
    pub(crate) cards: (i32, i32, i32, (i32, i32)),
}

impl Plot {
    /// With the cards beside the fields.
    const fn large(at: (i32, i32), field: i32) -> Plot {
        let (fields, grid) = (4 * step(field), 54);
        let tall = 3 * step(field);
        Plot {
            at,
            size: (fields + 54, grid + tall + 4),
            field,
            grid,
            yard: (8, 28, fields - 2, 8),
            cards: (fields + 10, grid, 1, (0, tall / 6)),
        }
    }

    /// With the cards below the fields.
    const fn middle(at: (i32, i32), width: i32) -> Plot {
        let field = (width - 16) / 4 - GAP;
        let (grid, tall) = (54, 3 * step(field));
        Plot {
            at,
            size: (width, grid + tall + 34),
            field,
            grid,
            yard: (8, 28, width - 16, 8),
            cards: (8, grid + tall + 2, 6, ((width - 16) / 6, 0)),
        }
    }

    /// With cards and yard beside the fields.
    const fn small(at: (i32, i32), width: i32) -> Plot {
        let field = width / 7 - 1;
        let (left, grid) = (4 * step(field) + 11, 23);
        let room = width - left - 3;
        Plot {
            at,
            size: (width, grid + 3 * step(field) + 3),
            field,
            grid,
            yard: (left, grid + 52, room, 3),
            cards: (left, grid, 3, (room / 3, 26)),
        }
    }

    /// Whether it is too small for words.
    pub(crate) const fn is_small(&self) -> bool {
        self.field < 40
    }
}

/// How wide a large plantation is.
const LARGE: i32 = 316;

impl Layout {
    /// The plantation that is drawn as number `index` of `players`.
    pub(crate) fn plantation(&self, index: i32, players: u8) -> Plot {
        let (left, top, width) = self.others;
        let nth = index - 1;
        // Two lie side by side with as much room around as between them.
        let apart = (self.width - 2 * LARGE) / 3;
        if players <= 2 && apart > 0 {
            return Plot::large((apart + index * (LARGE + apart), top), 62);
        }
        if nth < 0 {
            let (x, y, field) = self.first;
            return Plot::large((x, y), field);
        }
        let (column, row) = (nth % 2, nth / 2);
        let spot = (left + column * (width + 6), top);
        match players {
            0..=2 => Plot::large((left + (self.width - left - LARGE) / 2, top), 62),
            3 => Plot::middle(spot, width),
            4.. => {
                let tall = Plot::small(spot, width).size.1;
                Plot::small((spot.0, top + row * (tall + 6)), width)
            }
        }
    }

    /// Where a building on sale stands.
    pub(crate) const fn lot(&self, index: i32) -> (i32, i32) {
        let (top, pitch, columns) = self.street;
        let left = (self.width - columns * pitch) / 2;
        (left + index % columns * pitch, top + index / columns * (LOT + 1))
    }

    /// Height of the whole drawing.
    pub(crate) fn height(&self, players: u8) -> i32 {
        let below = |index| {
            let plot = self.plantation(index, players);
            plot.at.1 + plot.size.1 + 4
        };
        (0..i32::from(players)).map(below).max().unwrap_or(0)
    }
}

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
        let smallest = 14;
        for (layout, opens) in [(&NARROW, 344), (&WIDE, 630)] {
            assert!(smallest * opens >= 11 * layout.width, "{}", layout.class);
        }
    }

    type Box = (i32, i32, i32, i32);

    fn apart((x, y, width, height): Box, (left, top, wide, tall): Box) -> bool {
        x + width <= left || left + wide <= x || y + height <= top || top + tall <= y
    }

    /// Everything that lies on a board of so many players.
    fn parts(layout: &Layout, players: u8) -> Vec<Box> {
        let (sea, tall) = layout.sea;
        let mut parts = vec![(0, sea, layout.width, tall)];
        for (x, y, width) in [layout.market, layout.parliament] {
            parts.push((x, y, width, TOWN));
        }
        let (x, y, columns) = layout.favors;
        parts.push((x, y, columns * 70, 6 / columns * 38));
        parts.extend((0..23).map(|index| {
            let (x, y) = layout.lot(index);
            (x, y, layout.street.1, LOT)
        }));
        parts.extend((0..players.into()).map(|index| {
            let Plot { at: (x, y), size: (width, tall), .. } = layout.plantation(index, players);
            (x, y, width, tall)
        }));
        parts
    }

    #[test]
    fn everything_lies_on_the_board_and_nothing_upon_another() {
        for layout in [&WIDE, &NARROW] {
            for players in 2..=5 {
                let (width, height) = (layout.width, layout.height(players));
                let parts = parts(layout, players);
                for (index, &part) in parts.iter().enumerate() {
                    let (x, y, wide, tall) = part;
                    let inside = x >= 0 && y >= 0 && x + wide <= width && y + tall <= height;
                    assert!(inside, "{} {players}: {part:?}", layout.class);
                    for &other in &parts[..index] {
                        assert!(
                            apart(part, other),
                            "{} {players}: {part:?} {other:?}",
                            layout.class
                        );
                    }
                }
            }
        }
    }

    /// The window of a small notebook leaves the board 800 to 660.
    #[test]
    fn the_whole_table_has_the_shape_of_a_screen() {
        for players in 2..=5 {
            let height = WIDE.height(players);
            assert!((620..=660).contains(&height), "{players}: {height}");
        }
    }

    #[test]
    fn the_parts_of_a_plantation_lie_within_it() {
        for layout in [&WIDE, &NARROW] {
            for (players, index) in [(2, 0), (2, 1), (3, 1), (3, 2), (5, 4)] {
                let plot = layout.plantation(index, players);
                let (width, tall) = plot.size;
                let (left, _, in_row, (right, down)) = plot.cards;
                assert!(8 + 4 * step(plot.field) <= width && plot.field >= 28, "{plot:?}");
                assert!(left + (in_row - 1) * right + 20 <= width, "{plot:?}");
                assert!(plot.cards.1 + (6 / in_row - 1) * down + 24 <= tall, "{plot:?}");
            }
        }
    }
}

//! The hexes of the map and how they lie against each other: what no box changes.

use crate::hex::{Hex, Side};

/// What a hex is on every map: where a city is printed, none is elsewhere.
#[derive(Copy, Clone, PartialEq, Eq, Debug)]
pub(crate) enum Ground {
    /// Open land or a sugar field.
    Open,
    /// One of the thirteen cities, La Habana among them.
    City,
    /// A harbor.
    Harbor,
}

use Ground::{City, Harbor, Open};

/// Row, column and ground of every hex, from north to south and west to east.
#[rustfmt::skip]
const HEXES: [(&str, Ground); Hex::COUNT] = [
    ("A6", Harbor),
    ("A8", Harbor),
    ("A10", Harbor),
    ("A12", Harbor),
    ("B3", Harbor),
    ("B5", Open),
    ("B7", City),
    ("B9", City),
    ("B11", City),
    ("B13", Open),
    ("B15", Open),
    ("C2", Open),
    ("C4", City),
    ("C6", Open),
    ("C8", Open),
    ("C10", Open),
    ("C12", Open),
    ("C14", City),
    ("C16", Open),
    ("C18", Open),
    ("C20", Harbor),
    ("D1", Open),
    ("D3", Open),
    ("D5", Open),
    ("D9", Open),
    ("D11", Open),
    ("D13", City),
    ("D15", City),
    ("D17", Open),
    ("D19", City),
    ("D21", Open),
    ("D23", Harbor),
    ("D25", Harbor),
    ("E2", Open),
    ("E4", Harbor),
    ("E12", Harbor),
    ("E14", Harbor),
    ("E16", Open),
    ("E18", Open),
    ("E20", Open),
    ("E22", City),
    ("E24", City),
    ("E26", Open),
    ("F19", Open),
    ("F21", City),
    ("F23", Open),
    ("F25", Open),
    ("F27", Open),
    ("F29", Open),
    ("G20", Open),
    ("G22", Open),
    ("G24", City),
    ("G26", City),
    ("G28", Open),
    ("H21", Open),
    ("H23", Harbor),
    ("H25", Harbor),
    ("H27", Harbor),
];

/// How many borders have a number: all but those between two harbors.
pub const BORDERS: usize = 127;
/// How many cities there are, La Habana among them.
pub const CITIES: usize = 13;

static NEIGHBORS: [[Option<Hex>; 6]; Hex::COUNT] = neighbors();
static CROSSINGS: [[Option<(Hex, u8)>; 6]; Hex::COUNT] = crossings();
static CITY_HEXES: [Hex; CITIES] = city_hexes();
static CITY_NUMBERS: [Option<u8>; Hex::COUNT] = city_numbers();

impl Hex {
    /// The hex called `id`, such as `G26`.
    pub fn from_id(id: &str) -> Option<Hex> {
        Hex::all().find(|hex| hex.id() == id)
    }

    /// Its row and column, such as `G26`.
    pub const fn id(self) -> &'static str {
        HEXES[self.index()].0
    }

    /// What it is on every map.
    pub(crate) const fn ground(self) -> Ground {
        HEXES[self.index()].1
    }

    /// The hex across `side`, whether or not track may lead there.
    pub fn neighbor(self, side: Side) -> Option<Hex> {
        NEIGHBORS[self.index()][side as usize]
    }

    /// The number of the border across `side`, the same from both hexes.
    pub fn border(self, side: Side) -> Option<u8> {
        self.across(side).map(|(_, border)| border)
    }

    /// The hex across `side`, and the number of the border between.
    pub(crate) fn across(self, side: Side) -> Option<(Hex, u8)> {
        CROSSINGS[self.index()][side as usize]
    }

    /// The thirteen cities, in the order of the map.
    pub fn cities() -> &'static [Hex; CITIES] {
        &CITY_HEXES
    }

    /// The place of this city among the thirteen.
    pub fn city(self) -> Option<usize> {
        CITY_NUMBERS[self.index()].map(usize::from)
    }
}

/// Row and column of a hex's name.
const fn place(hex: Hex) -> (i8, i8) {
    let id = hex.id().as_bytes();
    let mut column = 0;
    let mut digit = 1;
    while digit < id.len() {
        column = 10 * column + (id[digit] - b'0').cast_signed();
        digit += 1;
    }
    (id[0].cast_signed(), column)
}

const fn neighbors() -> [[Option<Hex>; 6]; Hex::COUNT] {
    let mut found = [[None; 6]; Hex::COUNT];
    let mut index = 0;
    while index < Hex::COUNT_U8 {
        let (row, column) = place(Hex::from_index(index));
        let mut side = 0;
        while side < 6 {
            let (down, right) = Side::new(side).step();
            let mut there = 0;
            while there < Hex::COUNT_U8 {
                let (other_row, other_column) = place(Hex::from_index(there));
                if other_row == row + down && other_column == column + right {
                    found[index as usize][side as usize] = Some(Hex::from_index(there));
                }
                there += 1;
            }
            side += 1;
        }
        index += 1;
    }
    found
}

/// Numbers the sides between two hexes that track could cross on some map: a harbor's
/// track never leads to another harbor.
const fn crossings() -> [[Option<(Hex, u8)>; 6]; Hex::COUNT] {
    let neighbors = neighbors();
    let mut found = [[None; 6]; Hex::COUNT];
    let mut next = 0;
    let mut index = 0;
    while index < Hex::COUNT_U8 {
        let hex = Hex::from_index(index);
        let mut side = 0;
        while side < 6 {
            if let (Some(there), None) =
                (neighbors[hex.index()][side as usize], found[hex.index()][side as usize])
                && !(matches!(hex.ground(), Harbor) && matches!(there.ground(), Harbor))
            {
                found[hex.index()][side as usize] = Some((there, next));
                found[there.index()][Side::new(side).opposite() as usize] = Some((hex, next));
                next += 1;
            }
            side += 1;
        }
        index += 1;
    }
    assert!(next as usize == BORDERS);
    found
}

const fn city_numbers() -> [Option<u8>; Hex::COUNT] {
    let mut found = [None; Hex::COUNT];
    let mut next = 0;
    let mut index = 0;
    while index < Hex::COUNT {
        if matches!(HEXES[index].1, City) {
            found[index] = Some(next);
            next += 1;
        }
        index += 1;
    }
    assert!(next as usize == CITIES);
    found
}

const fn city_hexes() -> [Hex; CITIES] {
    let numbers = city_numbers();
    let mut found = [Hex::from_index(0); CITIES];
    let mut index = 0;
    while index < Hex::COUNT_U8 {
        if let Some(city) = numbers[index as usize] {
            found[city as usize] = Hex::from_index(index);
        }
        index += 1;
    }
    found
}

#[cfg(test)]
mod tests {
    use std::collections::BTreeSet;

    use tabletop::Key;

    use super::*;

    #[test]
    fn the_map_has_44_land_hexes_and_14_harbors() {
        let count = |ground| Hex::all().filter(|hex| hex.ground() == ground).count();
        assert_eq!([Open, City, Harbor].map(count), [31, CITIES, 14]);
        assert!(Hex::all().all(|hex| Hex::from_id(hex.id()) == Some(hex)));
    }

    #[test]
    fn borders_are_the_same_from_both_hexes() {
        let mut numbers = BTreeSet::new();
        for hex in Hex::all() {
            for &side in Side::ALL {
                let Some(there) = hex.neighbor(side) else { continue };
                assert_eq!(there.neighbor(side.opposite()), Some(hex));
                assert_eq!(hex.border(side), there.border(side.opposite()));
                let harbors = [hex, there].map(Hex::ground) == [Harbor; 2];
                assert_eq!(hex.border(side).is_none(), harbors, "{}", hex.id());
                numbers.extend(hex.border(side));
            }
        }
        assert_eq!(numbers, (0..127).collect());
    }

    #[test]
    fn cities_are_numbered_in_the_order_of_the_map() {
        for (number, city) in Hex::cities().iter().enumerate() {
            assert_eq!(city.city(), Some(number));
        }
        assert!(Hex::cities().is_sorted());
    }
}

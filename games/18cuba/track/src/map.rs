//! The map: hexes, harbors, barriers, and the areas of the set-ups.

use std::sync::LazyLock;

use serde::Deserialize;
use tabletop::{Key, closed_set};

use crate::{
    company::Company,
    file::parsed,
    hex::{Hex, Side, Sides},
    pattern::{Gauge, Pattern, Stop, StopData, StopKind},
    tile::{Tile, TileKind},
};

closed_set! {
    /// What a hex of the map is.
    pub enum HexKind {
        /// Open land.
        Plain = "plain",
        /// A sugar field.
        Sugar = "sugar",
        /// A city, which may get a mill.
        City = "city",
        /// A city marked Y.
        Y = "y",
        /// La Habana.
        Habana = "habana",
        /// A harbor.
        Harbor = "harbor",
    }
}

closed_set! {
    /// The part of the map that a set-up plays on.
    pub enum Area {
        /// The whole front.
        Full = "full",
        /// The back of the board, for two.
        Medium = "medium",
        /// The western half, for two.
        West = "west",
        /// The eastern half, for two.
        East = "east",
    }
}

impl Area {
    /// The area of a set-up, or `None` if there is no such set-up (§II.1).
    pub fn of_setup(players: u64, variant: &str) -> Option<Area> {
        match (players, variant) {
            (2, "medium") => Some(Area::Medium),
            (2, "short-west") => Some(Area::West),
            (2, "short-east") => Some(Area::East),
            (2 | 3, "long") | (3, "short") | (4..=6, "standard") => Some(Area::Full),
            _ => None,
        }
    }

    /// Whether `hex` is on this part of the map, be it as a harbor or a red place.
    pub fn contains(self, hex: Hex) -> bool {
        MAP.areas[self as usize].within & hex.bit() != 0
    }

    /// Whether tiles may lie on `hex` here.
    pub fn is_land(self, hex: Hex) -> bool {
        MAP.areas[self as usize].land & hex.bit() != 0
    }

    /// The sides of `hex` to which track may point (§VII.6).
    pub fn open_sides(self, hex: Hex) -> Sides {
        MAP.areas[self as usize].open[hex.index()]
    }

    /// What is printed on `hex` here: La Habana, a harbor, or a special tile of the set-up.
    pub fn printed(self, hex: Hex) -> Option<&'static Pattern> {
        MAP.areas[self as usize].printed[hex.index()].as_ref()
    }
}

impl Hex {
    /// The hex called `id`, such as `G26`.
    pub fn from_id(id: &str) -> Option<Hex> {
        Hex::all().find(|hex| hex.id() == id)
    }

    /// Its row and column, such as `G26`.
    pub fn id(self) -> &'static str {
        &MAP.hexes[self.index()].id
    }

    /// What it is.
    pub fn kind(self) -> HexKind {
        MAP.hexes[self.index()].kind
    }

    /// The name printed on it.
    pub fn name(self) -> Option<&'static str> {
        MAP.hexes[self.index()].name.as_deref()
    }

    /// The major at home here.
    pub fn home_of(self) -> Option<Company> {
        MAP.hexes[self.index()].home
    }

    /// Whether an FC token starts here or beside here.
    pub fn has_fc_mark(self) -> bool {
        MAP.hexes[self.index()].fc
    }

    /// The hex across `side`, whether or not track may lead there.
    pub fn neighbor(self, side: Side) -> Option<Hex> {
        MAP.neighbors[self.index()][side as usize]
    }

    /// The number of the border across `side`, the same from both hexes.
    pub fn border(self, side: Side) -> Option<u8> {
        MAP.borders[self.index()][side as usize]
    }

    /// The hex across `side`, and the number of the border between.
    pub(crate) fn across(self, side: Side) -> Option<(Hex, u8)> {
        let map = &*MAP;
        let (there, border) = (map.neighbors[self.index()], map.borders[self.index()]);
        there[side as usize].zip(border[side as usize])
    }

    /// The thirteen cities, in the order of the map.
    pub fn cities() -> &'static [Hex; CITIES] {
        &MAP.city_hexes
    }

    /// The place of this city among the thirteen.
    pub(crate) fn city(self) -> Option<usize> {
        MAP.cities[self.index()].map(usize::from)
    }

    /// Whether `tile` is of a kind that may ever lie here, and fits some way
    /// round on the whole map.
    ///
    /// A sugar field also takes what majors lay there: plain tiles of standard
    /// gauge and, later, of both gauges.
    pub fn fits(self, tile: Tile) -> bool {
        let info = tile.info();
        let open = Area::Full.open_sides(self);
        self.takes(info.kind, tile.pattern(0))
            && (0..info.rotations)
                .any(|rotation| tile.pattern(rotation).all_sides().without(open).is_empty())
    }

    fn takes(self, kind: TileKind, pattern: &Pattern) -> bool {
        match (self.kind(), kind) {
            (HexKind::Plain, TileKind::Plain)
            | (HexKind::Sugar, TileKind::Sugar)
            | (HexKind::City, TileKind::City | TileKind::Mill)
            | (HexKind::Y, TileKind::Y)
            | (HexKind::Habana, TileKind::Habana) => true,
            (HexKind::Sugar, TileKind::Plain) => !pattern.sides(Gauge::Standard).is_empty(),
            (
                HexKind::Plain
                | HexKind::Sugar
                | HexKind::City
                | HexKind::Y
                | HexKind::Habana
                | HexKind::Harbor,
                _,
            ) => false,
        }
    }
}

/// How many borders have a number.
pub const BORDERS: usize = 112;
/// How many cities there are, La Habana among them.
pub const CITIES: usize = 13;

struct Map {
    hexes: Vec<HexData>,
    neighbors: [[Option<Hex>; 6]; Hex::COUNT],
    borders: [[Option<u8>; 6]; Hex::COUNT],
    cities: [Option<u8>; Hex::COUNT],
    city_hexes: [Hex; CITIES],
    areas: [AreaInfo; 4],
}

struct AreaInfo {
    land: u64,
    /// Land and what is printed.
    within: u64,
    open: [Sides; Hex::COUNT],
    printed: [Option<Pattern>; Hex::COUNT],
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct MapFile {
    barriers: Vec<[String; 2]>,
    hex: Vec<HexData>,
    habana: HabanaData,
    area: Vec<AreaData>,
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct HexData {
    id: String,
    kind: HexKind,
    name: Option<String>,
    home: Option<Company>,
    #[serde(default)]
    fc: bool,
    #[serde(default)]
    arrows: Sides,
    #[serde(default)]
    values: [u16; 4],
    // Provenance is for readers of the file.
    #[serde(default, rename = "label")]
    _label: String,
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct HabanaData {
    stops: Vec<StopData>,
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct AreaData {
    name: Area,
    land: Vec<String>,
    harbors: Vec<String>,
    red: Option<RedData>,
    dark_green: Option<DarkGreenData>,
    // Provenance is for readers of the file.
    #[serde(rename = "label")]
    _label: String,
    #[serde(default, rename = "note")]
    _note: String,
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct RedData {
    hex: String,
    arrows: Sides,
    values: [u16; 4],
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct DarkGreenData {
    hex: String,
    arrows: Sides,
    value: u16,
}

/// The map, word by word.
const FILE: &str = include_str!("../data/map.toml");

static MAP: LazyLock<Map> =
    LazyLock::new(|| Map::new(parsed(FILE).expect("a test parses the map")));

/// Row and column of a hex's name.
fn place(id: &str) -> Option<(i8, i8)> {
    let row = id.bytes().next()?;
    let column = id.get(1..)?.parse().ok()?;
    Some((i8::try_from(row).ok()?, column))
}

impl Map {
    fn new(file: MapFile) -> Map {
        let neighbors = neighbors(&file.hex);
        let borders = borders(&file.hex, &neighbors);
        let mut cities = [None; Hex::COUNT];
        let is_city = |kind| matches!(kind, HexKind::City | HexKind::Y | HexKind::Habana);
        for (number, (_, city)) in
            (0..).zip(file.hex.iter().zip(&mut cities).filter(|(hex, _)| is_city(hex.kind)))
        {
            *city = Some(number);
        }
        let mut city_hexes = Hex::all().zip(&cities).filter(|(_, city)| city.is_some());
        let city_hexes = std::array::from_fn(|_| {
            city_hexes.next().map(|(hex, _)| hex).expect("a test counts the cities")
        });
        let areas = [Area::Full, Area::Medium, Area::West, Area::East].map(|area| {
            let data = file.area.iter().find(|data| data.name == area);
            AreaInfo::new(&file, data.expect("a test finds every area"), &neighbors)
        });
        Map { neighbors, borders, cities, city_hexes, areas, hexes: file.hex }
    }
}

fn neighbors(hexes: &[HexData]) -> [[Option<Hex>; 6]; Hex::COUNT] {
    let places: Vec<_> = hexes.iter().map(|hex| place(&hex.id)).collect();
    std::array::from_fn(|index| {
        std::array::from_fn(|side| {
            let (row, column) = places[index]?;
            let (down, right) = Side::ALL[side].step();
            let there = places.iter().position(|&at| at == Some((row + down, column + right)))?;
            u8::try_from(there).ok().map(Hex::from_index)
        })
    })
}

/// Numbers the sides between two hexes that track could ever cross.
fn borders(
    hexes: &[HexData],
    neighbors: &[[Option<Hex>; 6]; Hex::COUNT],
) -> [[Option<u8>; 6]; Hex::COUNT] {
    let mut borders = [[None; 6]; Hex::COUNT];
    let mut next = 0;
    let crossable =
        |hex: &HexData, side: Side| hex.kind != HexKind::Harbor || hex.arrows.contains(side);
    for (index, hex) in hexes.iter().enumerate() {
        for &side in Side::ALL {
            let Some(there) = neighbors[index][side as usize] else { continue };
            let back = side.opposite();
            if borders[index][side as usize].is_none()
                && crossable(hex, side)
                && crossable(&hexes[there.index()], back)
            {
                borders[index][side as usize] = Some(next);
                borders[there.index()][back as usize] = Some(next);
                next += 1;
            }
        }
    }
    borders
}

impl AreaInfo {
    fn new(
        file: &MapFile,
        data: &AreaData,
        neighbors: &[[Option<Hex>; 6]; Hex::COUNT],
    ) -> AreaInfo {
        let land_mask = file.hex.iter().zip(Hex::all());
        let land = land_mask
            .filter(|(hex, _)| data.land.contains(&hex.id))
            .fold(0, |mask, (_, hex)| mask | hex.bit());
        let printed: [Option<Pattern>; Hex::COUNT] =
            std::array::from_fn(|index| printed(file, data, &file.hex[index]));
        let open = std::array::from_fn(|index| {
            let hex = &file.hex[index];
            let here = data.land.contains(&hex.id);
            let leads = |&side: &Side| {
                let Some(there) = neighbors[index][side as usize] else { return false };
                let neighbor = &file.hex[there.index()];
                let barred = file
                    .barriers
                    .iter()
                    .any(|barrier| barrier.contains(&hex.id) && barrier.contains(&neighbor.id));
                let meets = match &printed[there.index()] {
                    Some(pattern) if land & there.bit() == 0 => {
                        pattern.all_sides().contains(side.opposite())
                    }
                    Some(_) | None => land & there.bit() != 0,
                };
                here && meets && !barred
            };
            Side::ALL.iter().copied().filter(leads).collect()
        });
        let marks = Hex::all().filter(|hex| printed[hex.index()].is_some());
        let within = marks.fold(land, |mask, hex| mask | hex.bit());
        AreaInfo { land, within, open, printed }
    }
}

fn printed(file: &MapFile, area: &AreaData, hex: &HexData) -> Option<Pattern> {
    let port = |values| Stop { kind: StopKind::Port, values, slots: 0 };
    if let Some(red) = area.red.as_ref().filter(|red| red.hex == hex.id) {
        return Some(Pattern::printed(port(red.values), Gauge::Standard, red.arrows));
    }
    if let Some(field) = area.dark_green.as_ref().filter(|field| field.hex == hex.id) {
        let stop = Stop { kind: StopKind::Sugar, values: [field.value; 4], slots: 0 };
        return Some(Pattern::printed(stop, Gauge::Narrow, field.arrows));
    }
    match hex.kind {
        HexKind::Harbor if area.harbors.contains(&hex.id) => {
            Some(Pattern::printed(port(hex.values), Gauge::Standard, hex.arrows))
        }
        HexKind::Habana if area.land.contains(&hex.id) => Some(Pattern::cities(&file.habana.stops)),
        HexKind::Plain
        | HexKind::Sugar
        | HexKind::City
        | HexKind::Y
        | HexKind::Habana
        | HexKind::Harbor => None,
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn count(kind: HexKind) -> usize {
        Hex::all().filter(|hex| hex.kind() == kind).count()
    }

    #[test]
    fn the_map_has_44_land_hexes_and_14_harbors_with_19_arrows() {
        assert_eq!(MAP.hexes.len(), Hex::COUNT);
        let counts = HexKind::ALL.iter().map(|&kind| count(kind)).collect::<Vec<_>>();
        assert_eq!(counts, [11, 20, 10, 2, 1, 14]);
        let arrows = MAP.hexes.iter().map(|hex| hex.arrows.len()).sum::<u32>();
        assert_eq!(arrows, 19);
    }

    #[test]
    fn land_borders_land_93_times_and_three_are_barred() {
        let numbers: std::collections::BTreeSet<_> =
            MAP.borders.iter().flatten().flatten().collect();
        assert_eq!(numbers.len(), BORDERS);
        assert_eq!(BORDERS, 93 + 19);
        let open = Hex::all().map(|hex| Area::Full.open_sides(hex).len()).sum::<u32>();
        assert_eq!(open, 2 * (93 - 3) + 19);
    }

    #[test]
    fn borders_are_the_same_from_both_hexes() {
        for area in Area::ALL {
            for hex in Hex::all() {
                for &side in Side::ALL {
                    let Some(there) = hex.neighbor(side) else { continue };
                    assert_eq!(there.neighbor(side.opposite()), Some(hex));
                    assert_eq!(hex.border(side), there.border(side.opposite()));
                    if area.is_land(hex) && area.is_land(there) {
                        let back = area.open_sides(there).contains(side.opposite());
                        assert_eq!(area.open_sides(hex).contains(side), back, "{}", hex.id());
                    }
                }
            }
        }
    }

    /// Tiles with six exits lie on every city, so each needs six open sides.
    #[test]
    fn every_city_has_six_open_sides() {
        for hex in Hex::all().filter(|hex| hex.city().is_some()) {
            assert_eq!(Area::Full.open_sides(hex), Sides::ALL, "{}", hex.id());
        }
        assert_eq!(Hex::all().filter_map(Hex::city).max(), Some(CITIES - 1));
    }

    #[test]
    fn every_harbor_arrow_meets_an_open_side() {
        for (hex, data) in Hex::all().zip(&MAP.hexes) {
            for side in data.arrows.iter() {
                let land = hex.neighbor(side).unwrap();
                assert!(Area::Full.open_sides(land).contains(side.opposite()));
            }
        }
    }

    #[test]
    fn a_spoiled_map_is_refused() {
        crate::file::is_refused_spoiled::<MapFile>(
            FILE,
            &[
                ["id = \"A6\"", "name_of = \"A6\"", "name_of"],
                ["[10, 10, 10, 10]", "[10, 10, 10, 10, 10]", "length 5"],
            ],
        );
    }

    /// Eight FC marks for eight FC tokens; seven majors with a printed home.
    #[test]
    fn marks_and_homes_are_complete() {
        let marks = Hex::all().filter(|hex| hex.has_fc_mark()).map(Hex::id).collect::<Vec<_>>();
        assert_eq!(marks, ["B7", "B9", "B11", "C14", "D15", "D19", "E22", "G24"]);
        assert_eq!(Hex::all().filter_map(Hex::home_of).count(), 7);
        assert_eq!(Hex::from_id("E4").and_then(Hex::name), Some("Isla de Tesoros"));
    }

    #[test]
    fn the_red_and_dark_green_tiles_agree_with_the_areas() {
        for (area, turn, red, field) in
            [(Area::East, 0, "D15", "C16"), (Area::West, 3, "D19", "E18")]
        {
            let tile = |number| Tile::from_number(number).unwrap().pattern(turn);
            let hex = |id| area.printed(Hex::from_id(id).unwrap()).unwrap();
            assert_eq!(hex(red), tile("RED"));
            assert_eq!(hex(field), tile("DKGREEN"));
            assert!(!area.is_land(Hex::from_id(red).unwrap()));
        }
    }

    #[test]
    fn every_setup_has_its_area() {
        let land = |area: Area| Hex::all().filter(|&hex| area.is_land(hex)).count();
        assert_eq!(Area::ALL.iter().map(|&area| land(area)).collect::<Vec<_>>(), [44, 35, 25, 22]);
        for players in 4..=6 {
            assert_eq!(Area::of_setup(players, "standard"), Some(Area::Full));
        }
        assert_eq!(Area::of_setup(3, "medium"), None);
        assert_eq!(Area::of_setup(7, "standard"), None);
    }
}

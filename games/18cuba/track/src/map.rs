//! The map as a set-up plays on it: land, harbors, open sides, what is printed.

use tabletop::Key;

use crate::{
    area::HexKind,
    file::{AreaData, ChartFile, HexData, StopData, TurnedData},
    hex::{Hex, Side, Sides},
    info::TileInfo,
    pattern::{Gauge, Pattern, Stop, StopKind},
    tile::{Color, Tile, TileKind},
};

/// One area's map.
#[derive(Debug)]
pub struct Map {
    land: u64,
    /// Land and what is printed.
    within: u64,
    kinds: [HexKind; Hex::COUNT],
    open: [Sides; Hex::COUNT],
    printed: [Option<Pattern>; Hex::COUNT],
    /// For each hex, the tiles that may ever lie there.
    fits: [u128; Hex::COUNT],
    first: [Vec<(Tile, u8)>; Hex::COUNT],
}

impl Map {
    /// Whether `hex` is on this map, be it as a harbor or a red place.
    pub fn contains(&self, hex: Hex) -> bool {
        self.within & hex.bit() != 0
    }

    /// Whether tiles may lie on `hex` here.
    pub fn is_land(&self, hex: Hex) -> bool {
        self.land & hex.bit() != 0
    }

    /// What `hex` is here.
    pub fn kind(&self, hex: Hex) -> HexKind {
        self.kinds[hex.index()]
    }

    /// The sides of `hex` to which track may point (§VII.6).
    pub fn open_sides(&self, hex: Hex) -> Sides {
        self.open[hex.index()]
    }

    /// What is printed on `hex` here: La Habana, a harbor, a red place, or a tile of the set-up.
    pub fn printed(&self, hex: Hex) -> Option<&Pattern> {
        self.printed[hex.index()].as_ref()
    }

    /// Whether `tile` is of a kind that may ever lie on `hex`, and fits there some way round.
    ///
    /// A sugar field also takes what majors lay there: plain tiles of standard
    /// gauge and, later, of both gauges.
    pub fn fits(&self, hex: Hex, tile: Tile) -> bool {
        self.fits[hex.index()] & tile.bit() != 0
    }

    /// The tiles that may be the first on `hex`, and how they may lie.
    ///
    /// They are yellow, but for La Habana, whose printed track becomes green
    /// (§VII.6, §VII.7, ruling C44).
    pub fn first_tiles(&self, hex: Hex) -> &[(Tile, u8)] {
        &self.first[hex.index()]
    }

    /// The map of an area of a sound file.
    pub(crate) fn new(file: &ChartFile, area: &AreaData, tiles: &[TileInfo]) -> Map {
        let mask = |hexes: &[Hex]| hexes.iter().fold(0, |mask, hex| mask | hex.bit());
        let land = mask(&area.land);
        let hexes: [Here; Hex::COUNT] = std::array::from_fn(|index| Here::new(file, area, index));
        let kinds = std::array::from_fn(|index| hexes[index].kind);
        let printed: [Option<Pattern>; Hex::COUNT] =
            std::array::from_fn(|index| hexes[index].printed(file, area, tiles));
        let barriers = area.barriers.as_ref().unwrap_or(&file.map.barriers);
        let leads = |hex: Hex, side: Side| {
            let Some(there) = hex.neighbor(side) else { return false };
            let barred = barriers.iter().any(|ends| ends.contains(&hex) && ends.contains(&there));
            let meets = match &printed[there.index()] {
                Some(pattern) if land & there.bit() == 0 => {
                    pattern.all_sides().contains(side.opposite())
                }
                Some(_) | None => land & there.bit() != 0,
            };
            land & hex.bit() != 0 && meets && !barred
        };
        let mut open = [Sides::NONE; Hex::COUNT];
        for hex in Hex::all() {
            open[hex.index()] =
                Side::ALL.iter().copied().filter(|&side| leads(hex, side)).collect();
        }
        let marks = Hex::all().filter(|hex| printed[hex.index()].is_some());
        let within = marks.fold(land, |mask, hex| mask | hex.bit());
        let fits = [0; Hex::COUNT];
        let first = std::array::from_fn(|_| Vec::new());
        let mut map = Map { land, within, kinds, open, printed, fits, first };
        for hex in Hex::all() {
            map.survey(hex, tiles);
        }
        map
    }

    /// Finds what may ever lie on a hex, and what may come first.
    fn survey(&mut self, hex: Hex, tiles: &[TileInfo]) {
        let printed = self.printed[hex.index()].as_ref();
        let color = if printed.is_some() { Color::Green } else { Color::Yellow };
        let open = self.open[hex.index()];
        let (mut fits, mut first) = (0, Vec::new());
        for (tile, info) in Tile::all().zip(tiles) {
            let [pattern, ..] = &info.patterns;
            if !takes(self.kinds[hex.index()], info.kind, pattern) {
                continue;
            }
            for (rotation, pattern) in (0..info.rotations).zip(&info.patterns) {
                if !pattern.all_sides().without(open).is_empty() {
                    continue;
                }
                fits |= tile.bit();
                if info.color == color && printed.is_none_or(|printed| pattern.keeps(printed)) {
                    first.push((tile, rotation));
                }
            }
        }
        self.fits[hex.index()] = fits;
        self.first[hex.index()] = first;
    }
}

fn takes(hex: HexKind, tile: TileKind, pattern: &Pattern) -> bool {
    match (hex, tile) {
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

/// The number of the red tile.
pub(crate) const RED: &str = "RED";
/// The number of the dark green tile.
pub(crate) const DARK_GREEN: &str = "DKGREEN";

/// A hex as it is in one area.
struct Here {
    hex: Hex,
    kind: HexKind,
    arrows: Sides,
    values: [u16; 4],
}

impl Here {
    fn new(file: &ChartFile, area: &AreaData, index: usize) -> Here {
        let hex = Hex::all().nth(index).expect("there are as many hexes");
        let data = file.hex.iter().find(|data| data.id == hex);
        let HexData { kind, arrows, values, .. } = data.expect("a sound file has every hex");
        let patch = area.hex.iter().find(|patch| patch.id == hex);
        Here {
            hex,
            kind: patch.and_then(|patch| patch.kind).unwrap_or(*kind),
            arrows: patch.and_then(|patch| patch.arrows).unwrap_or(*arrows),
            values: patch.and_then(|patch| patch.values).or(*values).unwrap_or_default(),
        }
    }

    fn printed(&self, file: &ChartFile, area: &AreaData, tiles: &[TileInfo]) -> Option<Pattern> {
        let port = |values| Stop { kind: StopKind::Port, values, slots: 0 };
        if let Some(red) = area.red.iter().find(|red| red.hex == self.hex) {
            return Some(Pattern::printed(port(red.values), red.arrows));
        }
        let special = [(&area.red_tile, RED), (&area.dark_green_tile, DARK_GREEN)];
        for (turned, number) in special {
            let here = turned.as_ref().filter(|turned| turned.hex == self.hex);
            if let Some((TurnedData { rotation, .. }, tile)) = here.zip(Tile::from_number(number)) {
                return tiles[tile.index()].patterns.get(usize::from(*rotation)).cloned();
            }
        }
        match self.kind {
            HexKind::Harbor if area.harbors.contains(&self.hex) => {
                Some(Pattern::printed(port(self.values), self.arrows))
            }
            HexKind::Habana if area.land.contains(&self.hex) => Some(cities(&file.habana.stops)),
            HexKind::Plain
            | HexKind::Sugar
            | HexKind::City
            | HexKind::Y
            | HexKind::Habana
            | HexKind::Harbor => None,
        }
    }
}

/// Several cities of standard gauge, as La Habana is printed.
fn cities(cities: &[StopData]) -> Pattern {
    let mut pattern = Pattern::new();
    for city in cities {
        pattern.add_stop(city.stop(StopKind::City), city.standard, city.narrow);
    }
    pattern
}

//! What a box prints on map and tiles, ready to be asked.

use boxes::Complaint;
use tabletop::Key;

use crate::{
    area::Area,
    company::Company,
    file::ChartFile,
    hex::Hex,
    info::{TileInfo, upgrades},
    map::Map,
    numbers::Numbers,
    pattern::Pattern,
    tile::{PIECES, Tile},
};

/// Map, tiles and numbers of a box.
#[derive(Debug)]
pub struct Chart {
    numbers: Numbers,
    step: u16,
    hexes: [HexInfo; Hex::COUNT],
    maps: [Map; 4],
    tiles: [TileInfo; Tile::COUNT],
    counts: [u8; PIECES],
    /// For each tile at each rotation: what it may become, and at which rotation.
    upgrades: Vec<[Vec<(Tile, u8)>; 6]>,
}

/// What is printed on a hex in every area.
#[derive(Debug, Default)]
struct HexInfo {
    name: Option<String>,
    home: Option<Company>,
    fc: bool,
}

impl Chart {
    /// The chart of a file, or everything that is wrong with it.
    pub fn of(file: ChartFile) -> Result<Chart, Vec<Complaint>> {
        let mut wrong = Vec::new();
        file.complain(&mut wrong);
        if !wrong.is_empty() {
            return Err(wrong);
        }
        let places = Tile::all().map(|tile| file.tile.iter().position(|data| data.number == tile));
        let places: Vec<usize> = places.flatten().collect();
        let chart = Chart::new(file);
        chart.complain(&places, &mut wrong);
        if wrong.is_empty() { Ok(chart) } else { Err(wrong) }
    }

    /// The chart of a sound file.
    fn new(file: ChartFile) -> Chart {
        let tiles: Vec<TileInfo> = Tile::all()
            .map(|tile| {
                let data = file.tile.iter().find(|data| data.number == tile);
                TileInfo::new(data.expect("a sound file has every tile"))
            })
            .collect();
        let tiles: [TileInfo; Tile::COUNT] =
            tiles.try_into().expect("there is one for each number");
        let maps = std::array::from_fn(|place| {
            let area = file.area.iter().find(|area| area.name == Area::ALL[place]);
            Map::new(&file, area.expect("a sound file has every area"), &tiles)
        });
        let mut counts = [0; PIECES];
        for piece in &file.piece {
            counts[piece.front.piece()] = piece.count;
        }
        let mut hexes = [(); Hex::COUNT].map(|()| HexInfo::default());
        let ChartFile { track: numbers, hex, .. } = file;
        for data in hex {
            hexes[data.id.index()] = HexInfo { name: data.name, home: data.home, fc: data.fc };
        }
        let upgrades = tiles.iter().map(|old| upgrades(old, &tiles)).collect();
        let mut chart = Chart { numbers, step: 1, hexes, maps, tiles, counts, upgrades };
        chart.step = chart.values().fold(chart.numbers.cube, common).max(1);
        chart
    }

    /// Cubes, costs, colors and limits.
    pub const fn numbers(&self) -> &Numbers {
        &self.numbers
    }

    /// What every stop and every cube brings is a multiple of this.
    pub const fn step(&self) -> u16 {
        self.step
    }

    /// The name printed on a hex.
    pub fn name(&self, hex: Hex) -> Option<&str> {
        self.hexes[hex.index()].name.as_deref()
    }

    /// The major at home in a hex.
    pub fn home_of(&self, hex: Hex) -> Option<Company> {
        self.hexes[hex.index()].home
    }

    /// Where a major is at home.
    pub fn home(&self, major: Company) -> Option<Hex> {
        Hex::all().find(|&hex| self.home_of(hex) == Some(major))
    }

    /// Whether an FC token starts here or beside here.
    pub fn has_fc_mark(&self, hex: Hex) -> bool {
        self.hexes[hex.index()].fc
    }

    /// The map of an area.
    pub fn map(&self, area: Area) -> &Map {
        &self.maps[area as usize]
    }

    /// What is said about a tile.
    pub fn info(&self, tile: Tile) -> &TileInfo {
        &self.tiles[tile.index()]
    }

    /// The track of a tile turned by `rotation`.
    pub fn pattern(&self, tile: Tile, rotation: u8) -> &Pattern {
        &self.tiles[tile.index()].patterns[usize::from(rotation % 6)]
    }

    /// The tiles that a tile may become, with the rotations by which the new one
    /// may lie if the old one lies at `rotation`.
    pub fn upgrades(&self, tile: Tile, rotation: u8) -> &[(Tile, u8)] {
        &self.upgrades[tile.index()][usize::from(rotation % 6)]
    }

    /// How many pieces with `tile` on a side are in the box.
    pub fn count(&self, tile: Tile) -> u8 {
        self.counts[tile.piece()]
    }

    /// What all stops bring.
    fn values(&self) -> impl Iterator<Item = u16> {
        let on_tiles = self.tiles.iter().flat_map(|info| info.patterns[0].stops());
        let printed =
            self.maps.iter().flat_map(|map| Hex::all().filter_map(|hex| map.printed(hex)));
        let on_maps = printed.flat_map(Pattern::stops);
        on_tiles.chain(on_maps).flat_map(|stop| stop.values)
    }

    /// Tells of upgrades that would leave a station without a slot; `places` are those of
    /// the tiles in the file.
    fn complain(&self, places: &[usize], wrong: &mut Vec<Complaint>) {
        for tile in Tile::all() {
            for &(new, rotation) in self.upgrades(tile, 0) {
                if !self.pattern(new, rotation).has_room_for(self.pattern(tile, 0)) {
                    let (old, new) = (tile.number(), new.number());
                    wrong.push(Complaint::at(
                        format!("tile[{}].stops", places[tile.index()]),
                        format!("{new} has fewer slots than {old}, of which it is an upgrade"),
                    ));
                }
            }
        }
        let habana = Hex::all().filter_map(|hex| {
            let map = self.map(Area::Full);
            map.printed(hex)
                .filter(|_| map.is_land(hex))
                .map(|printed| (map.first_tiles(hex), printed))
        });
        for (first, printed) in habana {
            for &(tile, rotation) in first {
                if !self.pattern(tile, rotation).has_room_for(printed) {
                    let what = format!("{} has fewer slots than La Habana", tile.number());
                    wrong.push(Complaint::at("habana.stops", what));
                }
            }
        }
        wrong.sort();
        wrong.dedup();
    }
}

/// The greatest number that both are multiples of.
const fn common(one: u16, other: u16) -> u16 {
    let (mut one, mut other) = (one, other);
    while other > 0 {
        (one, other) = (other, one % other);
    }
    one
}

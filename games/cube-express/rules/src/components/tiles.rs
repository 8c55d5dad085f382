//! The track tiles of `data/tiles.toml`, turned and ready to be laid.

use std::fmt;
use std::sync::LazyLock;

use arrayvec::ArrayVec;
use serde::{Deserialize, Deserializer, Serialize, Serializer};
use tabletop::Label;

use super::{PerResource, Resource, Side, Sides};

/// How many track tiles there are, the five at the start apart.
pub const TILES: u8 = 44;

/// A track tile, by its place in the data file.
#[derive(Copy, Clone, PartialEq, Eq, PartialOrd, Ord, Debug, Default)]
pub struct Tile(u8);

/// What lies face up on a place of the map.
#[derive(Copy, Clone, PartialEq, Eq, Debug)]
pub struct Face(u8);

/// What is printed on a face, for each way it can lie.
#[derive(Clone, Debug)]
pub struct Print {
    /// What it is.
    pub kind: Kind,
    /// The light areas.
    pub areas: ArrayVec<Area, 2>,
    rails: [Sides; 4],
    /// By direction of the top and side: the area that touches the side there.
    roads: [[Option<u8>; 4]; 4],
    /// After how many quarter turns it looks the same again.
    period: u8,
}

/// A light area of a tile: a piece of a city.
#[derive(Copy, Clone, PartialEq, Eq, Debug)]
pub struct Area {
    /// The sides it touches while the tile's top points north.
    pub sides: Sides,
    /// The houses on it.
    pub houses: u8,
    /// Whether a station can stand here.
    pub station: bool,
}

/// What a face is for.
#[derive(Copy, Clone, PartialEq, Eq, Debug)]
pub enum Kind {
    /// Rails only: the back of every tile.
    Plain,
    /// The crossing in the middle of the table, which gives a resource.
    StartCrossing(Resource),
    /// A player's start tile, which holds a station if anybody has its color.
    Start,
    /// A place for a station.
    Station,
    /// Dividends when it is laid.
    Crossing,
    /// Gives a resource to every loco that enters.
    Production(Resource),
    /// Takes deliveries.
    Factory(Factory),
}

/// What a factory gives, wants and is worth.
#[derive(Copy, Clone, PartialEq, Eq, Debug)]
pub struct Factory {
    /// The resource for laying it.
    pub center: Resource,
    /// What a delivery consists of.
    pub wants: PerResource<u8>,
    /// Points on field A.
    pub first: u8,
    /// Points on field B.
    pub later: u8,
}

/// The tile file as it is written.
#[derive(Debug, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct TileFile {
    pub(super) back: Plain,
    pub(super) crossing: StartCrossing,
    pub(super) start: StartTile,
    pub(super) tile: Vec<Row>,
}

#[derive(Debug, Deserialize)]
#[serde(deny_unknown_fields)]
pub(super) struct Plain {
    pub(super) rails: Vec<Side>,
    #[expect(dead_code, reason = "read so that it cannot be left out")]
    label: Label,
    pub(super) note: String,
}

#[derive(Debug, Deserialize)]
#[serde(deny_unknown_fields)]
pub(super) struct StartCrossing {
    pub(super) rails: Vec<Side>,
    pub(super) gives: Resource,
    #[expect(dead_code, reason = "read so that it cannot be left out")]
    label: Label,
    pub(super) note: String,
}

#[derive(Debug, Deserialize)]
#[serde(deny_unknown_fields)]
pub(super) struct StartTile {
    pub(super) rails: Vec<Side>,
    pub(super) roads: Vec<Road>,
    #[expect(dead_code, reason = "read so that it cannot be left out")]
    label: Label,
    pub(super) note: String,
}

#[derive(Debug, Deserialize)]
#[serde(deny_unknown_fields)]
pub(super) struct Row {
    pub(super) id: String,
    #[serde(default)]
    pub(super) symbol: Symbol,
    pub(super) rails: Vec<Side>,
    pub(super) roads: Vec<Road>,
    pub(super) kind: RowKind,
    #[expect(dead_code, reason = "read so that it cannot be left out")]
    label: Label,
    #[serde(default)]
    #[expect(dead_code, reason = "a remark for readers of the file")]
    note: String,
}

#[derive(Debug, Deserialize)]
#[serde(deny_unknown_fields)]
pub(super) struct Road {
    pub(super) sides: Vec<Side>,
    pub(super) houses: u8,
    #[serde(default)]
    pub(super) station: bool,
}

#[derive(Copy, Clone, PartialEq, Eq, Debug, Deserialize)]
#[serde(rename_all = "snake_case", deny_unknown_fields)]
pub(super) enum RowKind {
    Station,
    Crossing,
    Production { gives: Resource },
    Factory { center: Resource, wants: [u8; 3], first: u8, later: u8 },
}

/// The symbol on a tile's back: with how many players it is used (§1).
#[derive(Copy, Clone, PartialEq, Eq, Debug, Default, Deserialize)]
pub enum Symbol {
    /// Always.
    #[default]
    None,
    /// With three and four.
    #[serde(rename = "3+")]
    ThreeUp,
    /// With four.
    #[serde(rename = "4")]
    Four,
}

/// The data file, word by word.
pub(super) const DATA: &str = include_str!("../../data/tiles.toml");

struct Sheet {
    ids: Vec<String>,
    symbols: Vec<Symbol>,
    prints: Vec<Print>,
}

static SHEET: LazyLock<Sheet> = LazyLock::new(|| {
    let file: TileFile = toml::from_str(DATA).expect("the tile file is read by a test");
    Sheet::new(&file)
});

impl Sheet {
    fn new(file: &TileFile) -> Sheet {
        let mut prints: Vec<Print> = file.tile.iter().map(Print::of_row).collect();
        prints.push(Print::new(Kind::Plain, &file.back.rails, &[]));
        let crossing = Kind::StartCrossing(file.crossing.gives);
        prints.push(Print::new(crossing, &file.crossing.rails, &[]));
        prints.push(Print::new(Kind::Start, &file.start.rails, &file.start.roads));
        Sheet {
            ids: file.tile.iter().map(|row| row.id.clone()).collect(),
            symbols: file.tile.iter().map(|row| row.symbol).collect(),
            prints,
        }
    }
}

impl Print {
    pub(super) fn of_row(row: &Row) -> Print {
        let kind = match row.kind {
            RowKind::Station => Kind::Station,
            RowKind::Crossing => Kind::Crossing,
            RowKind::Production { gives } => Kind::Production(gives),
            RowKind::Factory { center, wants, first, later } => {
                let wants = PerResource::from_fn(|resource| wants[resource as usize]);
                Kind::Factory(Factory { center, wants, first, later })
            }
        };
        Print::new(kind, &row.rails, &row.roads)
    }

    fn new(kind: Kind, rails: &[Side], roads: &[Road]) -> Print {
        let rails: Sides = rails.iter().copied().collect();
        // More than two areas are a complaint of the checker, not a panic here.
        let areas: ArrayVec<Area, 2> = roads.iter().take(2).map(Area::of_road).collect();
        let area_at = |top: Side, side: Side| {
            let touches = |area: &Area| area.sides.turned(top).contains(side);
            areas.iter().position(touches).and_then(|index| u8::try_from(index).ok())
        };
        let roads = Side::FOUR.map(|top| Side::FOUR.map(|side| area_at(top, side)));
        let rails = Side::FOUR.map(|top| rails.turned(top));
        let looks = |top: Side| {
            let mut looks = areas.clone();
            looks.iter_mut().for_each(|area| area.sides = area.sides.turned(top));
            looks.sort_by_key(|area| (area.sides.0, area.houses, area.station));
            (rails[top as usize], looks)
        };
        let same = |quarters: usize| looks(Side::FOUR[quarters]) == looks(Side::North);
        let period = if same(1) { 1 } else { 2 + 2 * u8::from(!same(2)) };
        Print { kind, areas, rails, roads, period }
    }

    /// The sides with rails while the top points to `top`.
    pub const fn rails(&self, top: Side) -> Sides {
        self.rails[top as usize]
    }

    /// The area that touches `side` while the top points to `top`.
    pub const fn road(&self, top: Side, side: Side) -> Option<u8> {
        self.roads[top as usize][side as usize]
    }

    /// The directions of the top that look different (Q41).
    pub fn turns(&self) -> impl Iterator<Item = Side> + use<> {
        Side::FOUR.into_iter().take(self.period.into())
    }

    /// Whether it looks different from every earlier direction of the top.
    pub const fn is_own_turn(&self, top: Side) -> bool {
        (top as u8) < self.period
    }

    /// The houses on it.
    pub fn houses(&self) -> u8 {
        self.areas.iter().map(|area| area.houses).sum()
    }

    /// The area of house number `house`.
    pub fn area_of(&self, house: usize) -> usize {
        usize::from(self.areas.first().is_none_or(|area| house >= usize::from(area.houses)))
    }

    /// The area with the station's place.
    pub fn station_area(&self) -> Option<usize> {
        self.areas.iter().position(|area| area.station)
    }
}

impl Area {
    fn of_road(road: &Road) -> Area {
        let sides = road.sides.iter().copied().collect();
        Area { sides, houses: road.houses, station: road.station }
    }
}

impl Face {
    /// The back of every tile.
    pub const BACK: Face = Face(TILES);
    /// The crossing in the middle.
    pub const START_CROSSING: Face = Face(TILES + 1);
    /// A player's start tile.
    pub const START: Face = Face(TILES + 2);

    /// What is printed on it.
    pub fn print(self) -> &'static Print {
        &SHEET.prints[usize::from(self.0)]
    }

    /// The tile whose front this is.
    pub const fn tile(self) -> Option<Tile> {
        if self.0 < TILES { Some(Tile(self.0)) } else { None }
    }

    /// The face as a number, for fingerprints.
    pub(crate) const fn number(self) -> u8 {
        self.0
    }
}

impl Tile {
    /// Every tile, in the order of the data file.
    pub fn all() -> impl Iterator<Item = Tile> {
        (0..TILES).map(Tile)
    }

    /// Its front.
    pub const fn front(self) -> Face {
        Face(self.0)
    }

    /// Its short name.
    pub fn id(self) -> &'static str {
        &SHEET.ids[usize::from(self.0)]
    }

    /// The tile called `id`.
    pub fn from_id(id: &str) -> Option<Tile> {
        Tile::all().find(|tile| tile.id() == id)
    }

    /// Whether it is used at a table of `players` (§1).
    pub fn is_for(self, players: u8) -> bool {
        match SHEET.symbols[usize::from(self.0)] {
            Symbol::None => true,
            Symbol::ThreeUp => players >= 3,
            Symbol::Four => players >= 4,
        }
    }
}

impl fmt::Display for Tile {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(self.id())
    }
}

impl Serialize for Tile {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        serializer.serialize_str(self.id())
    }
}

impl<'de> Deserialize<'de> for Tile {
    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<Tile, D::Error> {
        let id = String::deserialize(deserializer)?;
        let unknown = || serde::de::Error::custom(format!("there is no tile {id:?}"));
        Tile::from_id(&id).ok_or_else(unknown)
    }
}

impl Serialize for Face {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        serializer.serialize_str(match (self.tile(), *self) {
            (Some(tile), _) => tile.id(),
            (None, Face::BACK) => "back",
            (None, Face::START_CROSSING) => "start_crossing",
            (None, _) => "start",
        })
    }
}

/// A set of tiles.
#[derive(Copy, Clone, PartialEq, Eq, Debug, Default)]
pub struct Tiles(u64);

impl Tiles {
    /// The tiles used at a table of `players`.
    pub fn deck(players: u8) -> Tiles {
        Tile::all().filter(|tile| tile.is_for(players)).collect()
    }

    /// The set with `tile` added.
    #[must_use]
    pub const fn with(self, tile: Tile) -> Tiles {
        Tiles(self.0 | 1 << tile.0)
    }

    /// The set with `tile` taken out.
    #[must_use]
    pub const fn without(self, tile: Tile) -> Tiles {
        Tiles(self.0 & !(1 << tile.0))
    }

    /// The set without those of `others`.
    #[must_use]
    pub const fn less(self, others: Tiles) -> Tiles {
        Tiles(self.0 & !others.0)
    }

    /// The tiles of both sets.
    #[must_use]
    pub const fn or(self, others: Tiles) -> Tiles {
        Tiles(self.0 | others.0)
    }

    /// Whether `tile` is in the set.
    pub const fn contains(self, tile: Tile) -> bool {
        self.0 & (1 << tile.0) != 0
    }

    /// Whether the sets have a tile in common.
    pub const fn meets(self, others: Tiles) -> bool {
        self.0 & others.0 != 0
    }

    /// Whether there is none.
    pub const fn is_empty(self) -> bool {
        self.0 == 0
    }

    /// How many there are.
    pub const fn len(self) -> u32 {
        self.0.count_ones()
    }

    /// The set as bits, for fingerprints.
    pub(crate) const fn bits(self) -> u64 {
        self.0
    }

    /// The tiles in order.
    pub fn iter(self) -> impl Iterator<Item = Tile> + Clone {
        let mut rest = self.0;
        std::iter::from_fn(move || {
            let lowest = u8::try_from(rest.trailing_zeros()).ok().filter(|&bit| bit < 64)?;
            rest &= rest - 1;
            Some(Tile(lowest))
        })
    }
}

impl FromIterator<Tile> for Tiles {
    fn from_iter<I: IntoIterator<Item = Tile>>(tiles: I) -> Tiles {
        tiles.into_iter().fold(Tiles::default(), Tiles::with)
    }
}

impl Serialize for Tiles {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        serializer.collect_seq(self.iter())
    }
}

impl<'de> Deserialize<'de> for Tiles {
    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<Tiles, D::Error> {
        let tiles = ArrayVec::<Tile, { TILES as usize }>::deserialize(deserializer)?;
        Ok(tiles.into_iter().collect())
    }
}

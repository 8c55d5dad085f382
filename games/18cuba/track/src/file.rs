//! The sections of a box file that tell of track, as they are written.

use boxes::Label;
use serde::Deserialize;

use crate::{
    area::{Area, HexKind},
    company::Company,
    hex::{Hex, Side, Sides},
    numbers::Numbers,
    pattern::{Gauge, Stop, StopKind},
    tile::{Color, Tile, TileKind},
};

/// The built-in sections, word by word: numbers, map and tiles.
pub const FILES: [&str; 3] = [
    include_str!("../data/numbers.toml"),
    include_str!("../data/map.toml"),
    include_str!("../data/tiles.toml"),
];

/// All sections together; the other sections of a box are passed over.
#[derive(Debug, Deserialize)]
#[expect(missing_docs, reason = "the data files say what each section is")]
pub struct ChartFile {
    pub track: Numbers,
    pub map: MapData,
    pub hex: Vec<HexData>,
    pub habana: HabanaData,
    pub area: Vec<AreaData>,
    pub piece: Vec<PieceData>,
    pub tile: Vec<TileData>,
}

/// What is true of the whole map.
#[derive(Debug, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct MapData {
    pub(crate) barriers: Vec<[Hex; 2]>,
    #[serde(default, rename = "label")]
    _label: Option<Label>,
    #[serde(default, rename = "note")]
    _note: Option<String>,
}

/// A hex of the map.
#[derive(Debug, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct HexData {
    pub(crate) id: Hex,
    pub(crate) kind: HexKind,
    pub(crate) name: Option<String>,
    pub(crate) home: Option<Company>,
    #[serde(default)]
    pub(crate) fc: bool,
    #[serde(default)]
    pub(crate) arrows: Sides,
    pub(crate) values: Option<[u16; 4]>,
    #[serde(default, rename = "label")]
    _label: Option<Label>,
    #[serde(default, rename = "note")]
    _note: Option<String>,
}

/// What is printed on La Habana.
#[derive(Debug, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct HabanaData {
    pub(crate) stops: [StopData; 2],
    #[serde(default, rename = "label")]
    _label: Option<Label>,
    #[serde(default, rename = "note")]
    _note: Option<String>,
}

/// The part of the map that a set-up plays on.
#[derive(Debug, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct AreaData {
    pub(crate) name: Area,
    pub(crate) land: Vec<Hex>,
    pub(crate) harbors: Vec<Hex>,
    #[serde(default)]
    pub(crate) red: Vec<RedData>,
    pub(crate) red_tile: Option<TurnedData>,
    pub(crate) dark_green_tile: Option<TurnedData>,
    pub(crate) barriers: Option<Vec<[Hex; 2]>>,
    #[serde(default)]
    pub(crate) hex: Vec<PatchData>,
    #[serde(default, rename = "label")]
    _label: Option<Label>,
    #[serde(default, rename = "note")]
    _note: Option<String>,
}

/// A red place that is printed on the map.
#[derive(Debug, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct RedData {
    pub(crate) hex: Hex,
    pub(crate) arrows: Sides,
    pub(crate) values: [u16; 4],
    #[serde(default, rename = "label")]
    _label: Option<Label>,
    #[serde(default, rename = "note")]
    _note: Option<String>,
}

/// A tile that a set-up puts on the map for good.
#[derive(Debug, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct TurnedData {
    pub(crate) hex: Hex,
    pub(crate) rotation: u8,
}

/// How a hex differs in one area from the rest of the map.
#[derive(Debug, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct PatchData {
    pub(crate) id: Hex,
    pub(crate) kind: Option<HexKind>,
    pub(crate) arrows: Option<Sides>,
    pub(crate) values: Option<[u16; 4]>,
    #[serde(default, rename = "label")]
    _label: Option<Label>,
    #[serde(default, rename = "note")]
    _note: Option<String>,
}

/// A physical piece, named by both of its sides, and how many there are.
#[derive(Debug, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct PieceData {
    pub(crate) front: Tile,
    pub(crate) back: Tile,
    pub(crate) count: u8,
    #[serde(default, rename = "label")]
    _label: Option<Label>,
    #[serde(default, rename = "note")]
    _note: Option<String>,
}

/// One side of a piece.
#[derive(Debug, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct TileData {
    pub(crate) number: Tile,
    pub(crate) color: Color,
    pub(crate) kind: TileKind,
    #[serde(default)]
    pub(crate) tracks: Vec<TrackData>,
    #[serde(default)]
    pub(crate) stops: Vec<StopData>,
    #[serde(default, rename = "label")]
    _label: Option<Label>,
    #[serde(default, rename = "note")]
    _note: Option<String>,
}

/// Track from side to side.
#[derive(Debug, Deserialize)]
#[serde(deny_unknown_fields)]
pub(crate) struct TrackData {
    pub(crate) gauge: Gauge,
    pub(crate) sides: [Side; 2],
}

/// A stop: one value, or one for each color.
#[derive(Debug, Deserialize)]
#[serde(deny_unknown_fields)]
pub(crate) struct StopData {
    value: Option<u16>,
    values: Option<[u16; 4]>,
    #[serde(default)]
    pub(crate) slots: u8,
    #[serde(default)]
    pub(crate) standard: Sides,
    #[serde(default)]
    pub(crate) narrow: Sides,
}

impl StopData {
    pub(crate) fn stop(&self, kind: StopKind) -> Stop {
        let values = self.values.unwrap_or([self.value.unwrap_or(0); 4]);
        Stop { kind, values, slots: self.slots }
    }

    /// Whether it has either one value or four.
    pub(crate) const fn is_valued(&self) -> bool {
        self.value.is_some() != self.values.is_some()
    }
}

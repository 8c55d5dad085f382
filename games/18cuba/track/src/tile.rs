//! Track tiles: what each side of a piece shows, and how many pieces there are.

use std::{collections::BTreeMap, sync::LazyLock};

use serde::Deserialize;
use tabletop::closed_set;

use crate::{
    file::parsed,
    hex::{Side, Sides},
    pattern::{Gauge, Pattern, StopData, StopKind},
};

closed_set! {
    /// A tile's color; those of the supply in the order of upgrades.
    pub enum Color {
        /// Laid on empty hexes.
        Yellow = "yellow",
        /// From phase 3.
        Green = "green",
        /// From phase 5.
        Brown = "brown",
        /// From phase 7.
        Gray = "gray",
        /// The red place of the short games.
        Red = "red",
        /// The sugar field of the short games.
        DarkGreen = "dark_green",
    }
}

closed_set! {
    /// What a tile is, which an upgrade must not change (§VII.7).
    pub enum TileKind {
        /// Track only.
        Plain = "plain",
        /// A city for standard gauge.
        City = "city",
        /// A city of both gauges, for a mill.
        Mill = "mill",
        /// A city marked Y.
        Y = "y",
        /// A tile marked H, for La Habana.
        Habana = "habana",
        /// A sugar field.
        Sugar = "sugar",
        /// The red place.
        Red = "red",
        /// The dark green sugar field.
        DarkGreen = "dark_green",
    }
}

/// A numbered side of a piece, as an index into the tile chart.
#[derive(Copy, Clone, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub struct Tile(u8);

/// What the chart says about a tile.
#[derive(Debug)]
pub struct TileInfo {
    /// Its number, such as `L72`.
    pub number: String,
    /// Its color.
    pub color: Color,
    /// What it is.
    pub kind: TileKind,
    /// The piece it is a side of.
    pub piece: u8,
    /// How many rotations look different, always the first ones.
    pub rotations: u8,
    patterns: [Pattern; 6],
}

/// A physical piece: one or two numbers that share a supply.
#[derive(Debug, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Piece {
    /// The number on one side.
    pub front: String,
    /// The number on the other, the same where only one is known.
    pub back: String,
    /// How many of them are in the box.
    pub count: u8,
}

impl Tile {
    /// Every tile, in the order of the chart.
    pub fn all() -> impl Iterator<Item = Tile> {
        (0..CHART.tiles.len()).filter_map(|index| u8::try_from(index).ok()).map(Tile)
    }

    /// The tile with this number.
    pub fn from_number(number: &str) -> Option<Tile> {
        CHART.by_number.get(number).copied()
    }

    /// What the chart says about it.
    pub fn info(self) -> &'static TileInfo {
        &CHART.tiles[self.index()]
    }

    /// Its number, such as `L72`.
    pub fn number(self) -> &'static str {
        &self.info().number
    }

    /// Its track when turned by `rotation`.
    pub fn pattern(self, rotation: u8) -> &'static Pattern {
        &CHART.tiles[self.index()].patterns[usize::from(rotation % 6)]
    }

    /// The place of this tile in [`Tile::all`].
    pub const fn index(self) -> usize {
        self.0 as usize
    }

    /// The tiles this one may become, with the rotations by which the new tile
    /// may lie if this one lies at `rotation`.
    pub fn upgrades(self, rotation: u8) -> &'static [(Tile, u8)] {
        &CHART.upgrades[self.index()][usize::from(rotation % 6)]
    }
}

impl serde::Serialize for Tile {
    fn serialize<S: serde::Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        serializer.serialize_str(self.number())
    }
}

impl<'de> Deserialize<'de> for Tile {
    fn deserialize<D: serde::Deserializer<'de>>(deserializer: D) -> Result<Tile, D::Error> {
        let number = String::deserialize(deserializer)?;
        let tile = Tile::from_number(&number);
        tile.ok_or_else(|| serde::de::Error::custom(format!("no tile {number}")))
    }
}

/// How many kinds of pieces there are.
pub(crate) const PIECES: usize = 55;

/// The pieces in the box.
pub fn pieces() -> &'static [Piece] {
    &CHART.pieces
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct ChartFile {
    piece: Vec<Piece>,
    tile: Vec<TileData>,
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct TileData {
    number: String,
    color: Color,
    kind: TileKind,
    #[serde(default)]
    tracks: Vec<TrackData>,
    #[serde(default)]
    stops: Vec<StopData>,
    // Provenance is for readers of the file.
    #[serde(default, rename = "label")]
    _label: String,
    #[serde(default, rename = "note")]
    _note: String,
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct TrackData {
    gauge: Gauge,
    sides: [Side; 2],
}

struct Chart {
    pieces: Vec<Piece>,
    tiles: Vec<TileInfo>,
    by_number: BTreeMap<String, Tile>,
    /// For each tile at each rotation: what it may become, and at which rotation.
    upgrades: Vec<[Vec<(Tile, u8)>; 6]>,
}

/// The tile chart, word by word.
const FILE: &str = include_str!("../data/tiles.toml");

static CHART: LazyLock<Chart> =
    LazyLock::new(|| Chart::new(parsed(FILE).expect("a test parses the tile chart")));

impl Chart {
    fn new(file: ChartFile) -> Chart {
        let tiles: Vec<TileInfo> =
            file.tile.into_iter().map(|data| tile_info(data, &file.piece)).collect();
        let numbered = || (0..=u8::MAX).map(Tile).zip(&tiles);
        let by_number = numbered().map(|(tile, info)| (info.number.clone(), tile)).collect();
        let upgrades = tiles
            .iter()
            .map(|old| {
                [0, 1, 2, 3, 4, 5].map(|turn| {
                    let ways = numbered().flat_map(|(tile, new)| {
                        (0..new.rotations).map(move |rotation| (tile, new, rotation))
                    });
                    ways.filter(|&(_, new, rotation)| is_upgrade(old, new, rotation))
                        .map(|(tile, new, rotation)| (tile, (rotation + turn) % new.rotations))
                        .collect()
                })
            })
            .collect();
        Chart { pieces: file.piece, tiles, by_number, upgrades }
    }
}

fn is_upgrade(old: &TileInfo, new: &TileInfo, rotation: u8) -> bool {
    old.kind == new.kind
        && next_color(old.color) == Some(new.color)
        && new.patterns[usize::from(rotation)].keeps(&old.patterns[0])
}

/// The color after this one; none may be skipped (§VII.7).
pub fn next_color(color: Color) -> Option<Color> {
    match color {
        Color::Yellow => Some(Color::Green),
        Color::Green => Some(Color::Brown),
        Color::Brown => Some(Color::Gray),
        Color::Gray | Color::Red | Color::DarkGreen => None,
    }
}

fn tile_info(data: TileData, pieces: &[Piece]) -> TileInfo {
    let mut pattern = Pattern::new();
    for track in &data.tracks {
        pattern.add_track(track.gauge, track.sides);
    }
    let kind = match data.kind {
        TileKind::Sugar | TileKind::DarkGreen => StopKind::Sugar,
        TileKind::Red => StopKind::Port,
        TileKind::Plain | TileKind::City | TileKind::Mill | TileKind::Y | TileKind::Habana => {
            StopKind::City
        }
    };
    for stop in &data.stops {
        pattern.add_stop(stop.stop(kind), stop.standard, stop.narrow);
    }
    let patterns: [Pattern; 6] = [0, 1, 2, 3, 4, 5].map(|rotation| pattern.turned(rotation));
    let rotations = (1..6)
        .find(|&rotation| looks_like(&patterns[usize::from(rotation)], &patterns[0]))
        .unwrap_or(6);
    let piece = pieces
        .iter()
        .position(|piece| piece.front == data.number || piece.back == data.number)
        .and_then(|index| u8::try_from(index).ok())
        .expect("a test finds the piece of every tile");
    TileInfo { number: data.number, color: data.color, kind: data.kind, piece, rotations, patterns }
}

/// Whether two turns of a tile cannot be told apart; alike cities may swap places.
fn looks_like(one: &Pattern, other: &Pattern) -> bool {
    one.keeps(other) && other.keeps(one) && {
        let together = |pattern: &Pattern, side: Side| {
            pattern
                .all_sides()
                .iter()
                .filter(|&near| pattern.stop_at(near) == pattern.stop_at(side))
                .collect()
        };
        one.all_sides().iter().all(|side| -> bool {
            let (left, right): (Sides, Sides) = (together(one, side), together(other, side));
            left == right
        })
    }
}

#[cfg(test)]
mod tests {
    use tabletop::Key;

    use super::*;

    #[test]
    fn a_spoiled_chart_is_refused() {
        crate::file::is_refused_spoiled::<ChartFile>(
            FILE,
            &[
                ["back = \"7\"\n", "", "back"],
                ["count = 2", "number_of = 2", "number_of"],
                ["color = \"yellow\"", "color = \"pink\"", "pink"],
                ["gauge = \"", "gauge = \"x", "unknown variant"],
            ],
        );
    }

    fn count(color: Color) -> u32 {
        let shows = |piece: &&Piece| {
            Tile::from_number(&piece.front).is_some_and(|tile| tile.info().color == color)
        };
        pieces().iter().filter(shows).map(|piece| u32::from(piece.count)).sum()
    }

    /// The box: 47 yellow, 47 green, 30 brown, 5 gray, 1 red and 1 dark green piece.
    #[test]
    fn the_box_holds_131_pieces() {
        let counts = Color::ALL.iter().map(|&color| count(color)).collect::<Vec<_>>();
        assert_eq!(counts, [47, 47, 30, 5, 1, 1]);
        assert_eq!(Tile::all().count(), 96);
        assert_eq!(pieces().len(), PIECES);
    }

    #[test]
    fn both_sides_of_a_piece_share_one_supply() {
        for (index, piece) in pieces().iter().enumerate() {
            for number in [&piece.front, &piece.back] {
                let tile = Tile::from_number(number).unwrap();
                assert_eq!(usize::from(tile.info().piece), index, "{number}");
            }
        }
        for tile in Tile::all() {
            let piece = &pieces()[usize::from(tile.info().piece)];
            assert!([&piece.front, &piece.back].contains(&&tile.info().number));
        }
    }

    #[test]
    fn a_tile_has_stops_or_through_track_and_one_gauge_a_side() {
        for tile in Tile::all() {
            let pattern = tile.pattern(0);
            let [standard, narrow] = [Gauge::Standard, Gauge::Narrow].map(|g| pattern.sides(g));
            assert!(standard.and(narrow).is_empty(), "{}", tile.number());
            for side in pattern.all_sides().iter() {
                let through = !pattern.through(side).is_empty();
                assert_ne!(pattern.stop_at(side).is_some(), through, "{}", tile.number());
            }
        }
    }

    /// The ten yellow mill tiles are all shapes of one narrow and two standard exits.
    #[test]
    fn yellow_mill_tiles_are_ten_different_shapes() {
        let mills = Tile::all()
            .map(Tile::info)
            .filter(|info| info.kind == TileKind::Mill && info.color == Color::Yellow);
        let shapes = mills.map(|info| {
            let [pattern, ..] = &info.patterns;
            assert_eq!(pattern.sides(Gauge::Narrow).len(), 1);
            assert_eq!(pattern.sides(Gauge::Standard).len(), 2);
            let sides = |gauge| pattern.sides(gauge).iter().map(Side::number);
            let number = |turn: u8| {
                let bits =
                    |gauge| sides(gauge).fold(0u16, |bits, side| bits | 1 << ((side + turn) % 6));
                bits(Gauge::Narrow) << 6 | bits(Gauge::Standard)
            };
            (0..6).map(number).min()
        });
        assert_eq!(shapes.collect::<std::collections::BTreeSet<_>>().len(), 10);
    }

    /// Every upgrade has at least as many slots, so that no station is lost.
    #[test]
    fn upgrades_never_lose_a_slot() {
        let slots = |tile: Tile| tile.pattern(0).stops().iter().map(|stop| stop.slots).sum::<u8>();
        for tile in Tile::all() {
            assert!(
                tile.upgrades(0).iter().all(|&(new, _)| slots(new) >= slots(tile)),
                "{}",
                tile.number()
            );
        }
    }
}

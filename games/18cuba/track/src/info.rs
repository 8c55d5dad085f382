//! What a box prints on a tile, turned all ways, and what it may become.

use crate::{
    file::TileData,
    hex::{Side, Sides},
    pattern::{Pattern, StopKind},
    tile::{Color, Tile, TileKind, next_color},
};

/// What the chart says about a tile.
#[derive(Debug)]
pub struct TileInfo {
    /// Its color.
    pub color: Color,
    /// What it is.
    pub kind: TileKind,
    /// How many rotations look different, always the first ones.
    pub rotations: u8,
    pub(crate) patterns: [Pattern; 6],
}

impl TileInfo {
    /// What a sound file says.
    pub(crate) fn new(data: &TileData) -> TileInfo {
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
        TileInfo { color: data.color, kind: data.kind, rotations, patterns }
    }
}

/// What a tile may become, by its rotation.
pub(crate) fn upgrades(old: &TileInfo, tiles: &[TileInfo]) -> [Vec<(Tile, u8)>; 6] {
    let ways = || {
        let all = Tile::all().zip(tiles);
        all.flat_map(|(tile, new)| (0..new.rotations).map(move |turn| (tile, new, turn)))
    };
    [0, 1, 2, 3, 4, 5].map(|turn| {
        ways()
            .filter(|&(_, new, rotation)| is_upgrade(old, new, rotation))
            .map(|(tile, new, rotation)| (tile, (rotation + turn) % new.rotations))
            .collect()
    })
}

fn is_upgrade(old: &TileInfo, new: &TileInfo, rotation: u8) -> bool {
    old.kind == new.kind
        && next_color(old.color) == Some(new.color)
        && new.patterns[usize::from(rotation)].keeps(&old.patterns[0])
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
            left == right && one.stop_to(side) == other.stop_to(side)
        })
    }
}

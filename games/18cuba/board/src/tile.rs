//! Tiles as they look.

use cuba18_track::{Chart, Color, Tile, TileKind};
use maud::{Markup, html};

use crate::geometry::OUTLINE;
use crate::track;

/// The class of a tile's color.
pub(crate) const fn class(color: Color) -> &'static str {
    match color {
        Color::Yellow => "tile yellow",
        Color::Green => "tile green",
        Color::Brown => "tile brown",
        Color::Gray => "tile gray",
        Color::Red => "tile red",
        Color::DarkGreen => "tile dark-green",
    }
}

/// A small picture of a tile.
pub(crate) fn picture(chart: &Chart, tile: Tile, rotation: u8) -> Markup {
    html! {
        svg class="tile-picture" viewBox="-55 -63 110 126" aria-hidden="true" { (face(chart, tile, rotation)) }
    }
}

/// Every tile as a symbol, which a page gets once, whatever is laid.
pub(crate) fn symbols(chart: &Chart) -> String {
    let all = html! { @for tile in Tile::all() { g id=(symbol(tile)) { (face(chart, tile, 0)) } } };
    all.into_string()
}

/// A small picture of a tile by its symbol.
pub(crate) fn by_symbol(tile: Tile) -> Markup {
    html! {
        svg class="tile-picture" viewBox="-55 -63 110 126" aria-hidden="true" { use href={ "#" (symbol(tile)) } {} }
    }
}

fn symbol(tile: Tile) -> String {
    format!("c18-tile-{}", tile.number())
}

/// The same with what stands on it.
pub(crate) fn picture_with(
    chart: &Chart,
    (tile, rotation): (Tile, u8),
    stations: Markup,
) -> Markup {
    html! {
        svg class="tile-picture" viewBox="-55 -63 110 126" aria-hidden="true" {
            (face(chart, tile, rotation))
            g class="stations" { (stations) }
        }
    }
}

/// A tile round its middle.
pub(crate) fn face(chart: &Chart, tile: Tile, rotation: u8) -> Markup {
    let pattern = chart.pattern(tile, rotation);
    html! {
        path class=(class(chart.info(tile).color)) d=(OUTLINE) {}
        (track::tracks(pattern))
        (track::stops(pattern, 0))
        (track::values(pattern, 0))
        @if chart.info(tile).kind == TileKind::Y {
            g class="y-mark" { circle cx="-40" cy="24" r="11" {} text x="-40" y="30" { "Y" } }
        }
    }
}

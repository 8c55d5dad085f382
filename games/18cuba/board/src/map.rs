//! The map: sea and coast, hexes with their tiles, stations, sugar.

use std::fmt::Write as _;

use art::{at, zoomed};
use cuba18_rules::{Round, View};
use cuba18_track::{Board, Color, Company, Hex, HexKind, Map, Side, Sides, StopKind};
use maud::{Markup, html};
use tabletop::Key;

use crate::geometry::{OUTLINE, ends, frame, gate, hexes, middle};
use crate::standing::stations;
use crate::{Stage, labels, link, say, tile, track, why};

/// The symbols that the drawings use.
pub(crate) const SYMBOLS: &[&str] = &[include_str!("../svg/map.svg")];

/// Pixels to a unit below which letters on tokens could not be read.
pub(crate) const LEGIBLE: &str = "0.65";

/// What lies on the map besides tiles and stations, and where it opens.
pub(crate) struct Upon {
    /// The middle of what matters now.
    pub(crate) heart: (i32, i32),
    /// Lies on the track, below the stations.
    pub(crate) on_track: Markup,
    /// Lies on hexes, below the names.
    pub(crate) on_hexes: Markup,
    /// Lies above everything else.
    pub(crate) above: Markup,
    /// The table with the tile that is shown before it is meant.
    pub(crate) tried: Option<View>,
}

/// The map as it can be clicked, to be brought nearer and moved about.
pub(crate) fn map(view: &View, stage: &Stage<'_>, upon: &Upon) -> Markup {
    let [left, top, width, height] = frame(view.table().board.map());
    let (x, y) = upon.heart;
    let drawing = html! {
        svg class="map" data-zoom="map" viewBox={ (left) " " (top) " " (width) " " (height) }
            data-open={ (x) " " (y) " " (LEGIBLE) }
            role="group" tabindex="0" aria-label=(stage.words.text("map-title")) {
            (landscape(view, stage))
            (upon.on_track)
            (all_stations(view))
            (upon.on_hexes)
            // Print makes way for a tile before it is meant.
            (labels::labels(upon.tried.as_ref().unwrap_or(view)))
            (upon.above)
        }
    };
    html! { div class="map-frame" { (zoomed(stage.words, &drawing)) (lookup(view, stage)) } }
}

/// The way to a page on which every hex tells what it may become, in pictures.
fn lookup(view: &View, stage: &Stage<'_>) -> Markup {
    let told = stage.words.text("map-lookup");
    let company = match view.round() {
        Round::Operating(turn) if turn.company != Company::Fc => turn.company,
        Round::Operating(_)
        | Round::Deal
        | Round::Auction(_)
        | Round::Draft(_)
        | Round::Stock(_)
        | Round::Over { .. } => Company::Oe,
    };
    html! {
        @if stage.aids {
            a class="lookup" href=(link::address(view, company)) target="_blank" title=(told) aria-label=(told) { "⌕" }
        }
    }
}

/// The map without anything to click, and without the stations on it.
pub(crate) fn landscape(view: &View, stage: &Stage<'_>) -> Markup {
    let board = &view.table().board;
    let map = board.map();
    let [left, top, width, height] = frame(map);
    let spots: Vec<Hex> = why::spots(stage).iter().map(|spot| spot.hex).collect();
    html! {
        rect class="sea" data-tell="" x=(left) y=(top) width=(width) height=(height) {}
        (coast(map))
        @for hex in hexes(map) { (hex_of(view, stage, hex, &spots)) }
        (barriers(map))
    }
}

/// The stations of the whole map, with homes.
pub(crate) fn all_stations(view: &View) -> Markup {
    let map = view.table().board.map();
    html! {
        g class="stations" {
            @for hex in hexes(map).filter(|&hex| map.is_land(hex)) {
                @let stations = stations(view, hex);
                @if !stations.0.is_empty() {
                    @let (x, y) = middle(hex);
                    g transform=(at(x, y)) { (stations) }
                }
            }
        }
    }
}

/// Shallow water and beach round the land.
fn coast(map: &Map) -> Markup {
    let solid = hexes(map).filter(|&hex| map.is_land(hex) || map.kind(hex) != HexKind::Harbor);
    let mut land = String::new();
    for (x, y) in solid.map(middle) {
        // Writing to a string cannot fail.
        let _ = write!(land, "M{x} {}l52 30v60l-52 30-52-30v-60z", y - 60);
    }
    html! {
        path id="c18-land" class="shallows" d=(land) {}
        use class="beach" href="#c18-land" {}
    }
}

/// A hex with everything on it but names.
fn hex_of(view: &View, stage: &Stage<'_>, hex: Hex, spots: &[Hex]) -> Markup {
    let table = view.table();
    let board = &table.board;
    let step = view.data().track.numbers().color_step(table.phase);
    let (x, y) = middle(hex);
    // One that can be clicked needs no reason.
    let ask = why::of_hex(view, stage, hex).filter(|_| !spots.contains(&hex));
    html! {
        g class="hex" transform=(at(x, y)) data-state=[state(board, hex)] data-tell="" data-ask=[ask] {
            title { (say::hex(view, stage, hex)) }
            @if board.map().is_land(hex) {
                path class=(ground(board, hex)) d=(OUTLINE) {}
                (inside(board, hex, step))
            } @else {
                (seaside(board, hex, step))
            }
        }
    }
}

/// What lies on a hex: where something has lately come its rim is marked.
fn state(board: &Board, hex: Hex) -> Option<String> {
    let companies = board.companies_in(hex).iter().map(Key::key);
    let laid = board.tile(hex).map(|laid| laid.tile.number());
    let there: Vec<&str> = laid.into_iter().chain(companies).collect();
    (!there.is_empty()).then(|| format!("{} {}", hex.index(), there.join(".")))
}

fn ground(board: &Board, hex: Hex) -> &'static str {
    let printed = board.map().printed(hex).is_some();
    match (board.tile(hex), board.map().kind(hex)) {
        (Some(laid), _) => tile::class(board.chart().info(laid.tile).color),
        (None, HexKind::Habana) if printed => tile::class(Color::Yellow),
        (None, HexKind::Sugar) => "land sugar",
        (None, _) => "land",
    }
}

fn inside(board: &Board, hex: Hex, step: usize) -> Markup {
    html! {
        @match (board.pattern(hex), board.map().kind(hex)) {
            (Some(pattern), _) => {
                (track::tracks(pattern))
                (track::stops(pattern, step))
                (track::values(pattern, step))
            }
            (None, HexKind::Sugar) => { use href="#c18-cane" x="-52" y="-60" width="104" height="120" {} }
            (None, HexKind::City | HexKind::Y | HexKind::Habana) => {
                (track::ground(board.slots(hex, 0)))
                @for (x, y) in track::slots(board.slots(hex, 0)) {
                    circle class="slot" cx=(x) cy=(y) r=(track::SLOT) {}
                }
            }
            (None, HexKind::Plain | HexKind::Harbor) => {}
        }
    }
}

/// What stops are worth, once more, round hexes that have rings: a ring hides no number.
pub(crate) fn worths(view: &View, ringed: &[Hex], laid: Option<Hex>) -> Markup {
    let board = &view.table().board;
    let step = view.data().track.numbers().color_step(view.table().phase);
    let near = |hex: Hex| {
        let next = |side: &Side| hex.neighbor(*side).is_some_and(|there| ringed.contains(&there));
        ringed.contains(&hex) || Side::ALL.iter().any(next)
    };
    let shown = hexes(board.map()).filter(|&hex| board.map().is_land(hex) && laid != Some(hex));
    html! {
        g class="worths" {
            @for hex in shown.filter(|&hex| near(hex)) {
                @if let Some(pattern) = board.pattern(hex) {
                    @let (x, y) = middle(hex);
                    g transform=(at(x, y)) { (track::values(pattern, step)) }
                }
            }
        }
    }
}

/// A harbor or a red place, with the track that leads to it.
fn seaside(board: &Board, hex: Hex, step: usize) -> Markup {
    let Some(pattern) = board.pattern(hex) else { return html! {} };
    let red = board.map().kind(hex) != HexKind::Harbor;
    let sugar = pattern.stops().iter().any(|stop| stop.kind == StopKind::Sugar);
    let color = if sugar { "tile dark-green" } else { "tile red" };
    let value = pattern.stops().first().map_or(0, |stop| stop.values[step]);
    html! {
        @if red {
            path class=(color) d=(OUTLINE) {}
            (track::tracks(pattern))
            (track::stops(pattern, step))
            @if !sugar { (track::value(value, (0, 0))) }
        } @else {
            (arrows(pattern.all_sides()))
            circle class="port" r="23" {}
            use href="#c18-anchor" x="-12" y="-19" width="24" height="24" {}
            text class="port-value" y="19" { (value) }
        }
    }
}

fn arrows(sides: Sides) -> Markup {
    let stub = |side: Side| {
        let (x, y) = gate(side);
        format!("M{x} {y}L{} {}", x / 3, y / 3)
    };
    let path: String = sides.iter().map(stub).collect();
    html! {
        path class="bed wide" d=(path) {}
        path class="rail wide" d=(path) {}
    }
}

/// Barred sides, as reefs; each is drawn once.
fn barriers(map: &Map) -> Markup {
    let barred = |hex: Hex, side: Side| {
        let there = hex.neighbor(side)?;
        let both = map.is_land(hex) && map.is_land(there) && hex < there;
        (both && !map.open_sides(hex).contains(side)).then(|| {
            let ((x, y), [(ax, ay), (bx, by)]) = (middle(hex), ends(side));
            format!("M{} {}L{} {}", x + ax, y + ay, x + bx, y + by)
        })
    };
    let reefs: String = hexes(map)
        .flat_map(|hex| Side::ALL.iter().filter_map(move |&side| barred(hex, side)))
        .collect();
    html! { @if !reefs.is_empty() { path class="reef" d=(reefs) {} path class="reef-foam" d=(reefs) {} } }
}

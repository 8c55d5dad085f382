//! What lies on one hex: its tile, how it is turned, and stations.

use cuba18_rules::View;
use cuba18_track::{
    Board, Color, Company, CompanyKind, Hex, Laid, StopKind, Tile, TileEntry, TokenEntry, ways,
};
use maud::{Markup, html};
use tabletop::Key;

use super::step;
use crate::link::Link;
use crate::tile::picture;
use crate::token::sign;
use crate::{Stage, say};

/// The hex that is looked at.
pub(super) fn panel(view: &View, stage: &Stage<'_>, link: &Link) -> Markup {
    let words = stage.words;
    let board = &view.table().board;
    let Some(hex) = link.at.filter(|&hex| board.map().is_land(hex)) else {
        return html! { section { p class="note" { (words.text("layout-choose-hex")) } } };
    };
    html! {
        section class="layout-at" data-at=(hex.id()) {
            h2 { (hex.id()) " " @if view.data().track.name(hex).is_some() { (say::place(view, hex)) } }
            @if let Some(laid) = board.tile(hex) { (turns(stage, board, link, (hex, laid))) }
            (stations(stage, board, link, hex))
            (becomes(view, stage, link, hex))
            (tiles(view, stage, link, hex))
        }
    }
}

/// What the hex as it lies may become next, in pictures, with what is left; of a tile that is
/// used up it is said.
fn becomes(view: &View, stage: &Stage<'_>, link: &Link, hex: Hex) -> Markup {
    let board = &view.table().board;
    let mut next: Vec<Laid> = Vec::new();
    let open = board.map().open_sides(hex);
    for &(tile, rotation) in ways(board, hex) {
        let lies = board.chart().pattern(tile, rotation).all_sides().without(open).is_empty();
        if lies && next.iter().all(|laid| laid.tile != tile) {
            next.push(Laid { tile, rotation });
        }
    }
    html! {
        @if !next.is_empty() {
            h3 { (stage.words.text("layout-becomes")) }
            div class="tiles" data-of="becomes" {
                @for laid in next {
                    @if board.left(laid.tile) > 0 {
                        (offered(view, stage, (link, hex), laid))
                    } @else {
                        span class="choice tile-choice may-not" data-tile=(laid.tile.number()) { (look(view, stage, laid)) }
                    }
                }
            }
        }
    }
}

/// The tile on the hex, turned either way or taken off.
fn turns(stage: &Stage<'_>, board: &Board, link: &Link, (hex, laid): (Hex, Laid)) -> Markup {
    let words = stage.words;
    let ways = rotations(board, hex, laid.tile);
    let here = ways.iter().position(|&rotation| rotation == laid.rotation).unwrap_or(0);
    let turned = |by: usize| {
        let rotation = ways.get((here + by) % ways.len().max(1)).copied().unwrap_or(0);
        link.with(|link| put(link, hex, Laid { rotation, ..laid }))
    };
    html! {
        div class="chips" data-of="turn" {
            @if ways.len() > 1 {
                (step(&turned(ways.len() - 1), "chip", &html! { "↺ " (words.text("layout-turn-left")) }))
                (step(&turned(1), "chip", &html! { "↻ " (words.text("layout-turn-right")) }))
            }
            (step(&link.with(|link| take_off(link, hex)), "chip", &html! { "✕ " (words.text("layout-take-off")) }))
        }
    }
}

/// The ways in which a tile may lie on a hex.
fn rotations(board: &Board, hex: Hex, tile: Tile) -> Vec<u8> {
    let open = board.map().open_sides(hex);
    let lies = |&turn: &u8| board.chart().pattern(tile, turn).all_sides().without(open).is_empty();
    (0..board.chart().info(tile).rotations).filter(lies).collect()
}

/// Lays a tile in place of the one there; stations whose stop is gone go to the first.
fn put(link: &mut Link, hex: Hex, laid: Laid) {
    take_off(link, hex);
    link.position.tiles.push(TileEntry {
        hex: hex.id().to_owned(),
        tile: laid.tile.number().to_owned(),
        rotation: laid.rotation.into(),
    });
}

fn take_off(link: &mut Link, hex: Hex) {
    link.position.tiles.retain(|tile| tile.hex != hex.id());
}

/// The tiles that may ever lie on the hex and of which a piece is left, by color.
fn tiles(view: &View, stage: &Stage<'_>, link: &Link, hex: Hex) -> Markup {
    let board = &view.table().board;
    let chart = board.chart();
    let now = board.tile(hex).map(|laid| laid.tile);
    let fits =
        |&tile: &Tile| board.map().fits(hex, tile) && (board.left(tile) > 0 || now == Some(tile));
    let all: Vec<Tile> = Tile::all().filter(fits).collect();
    let colors = [Color::Yellow, Color::Green, Color::Brown, Color::Gray];
    html! {
        @for color in colors {
            @let mut those = all.iter().copied().filter(|&tile| chart.info(tile).color == color).peekable();
            @if those.peek().is_some() {
                h3 { (stage.words.text(&format!("phase-{}", color.key()))) }
                div class="tiles" {
                    @for tile in those {
                        @if let Some(rotation) = rotations(board, hex, tile).first().copied() {
                            (offered(view, stage, (link, hex), Laid { tile, rotation }))
                        }
                    }
                }
            }
        }
    }
}

fn offered(view: &View, stage: &Stage<'_>, (link, hex): (&Link, Hex), laid: Laid) -> Markup {
    let board = &view.table().board;
    let stops = board.chart().pattern(laid.tile, laid.rotation).stops().len();
    let other = link.with(|link| {
        put(link, hex, laid);
        let last = u64::try_from(stops.saturating_sub(1)).unwrap_or(0);
        for token in link.position.tokens.iter_mut().filter(|token| token.hex == hex.id()) {
            token.stop = token.stop.min(last);
        }
    });
    let picked = board.tile(hex).is_some_and(|there| there.tile == laid.tile);
    let class = if picked { "tile-choice picked" } else { "tile-choice" };
    step(&other, class, &look(view, stage, laid))
}

/// A tile with its number and how many are left.
fn look(view: &View, stage: &Stage<'_>, Laid { tile, rotation }: Laid) -> Markup {
    let board = &view.table().board;
    html! {
        (picture(board.chart(), tile, rotation))
        span class="tile-number" aria-hidden="true" { (tile.number()) }
        span class="aloud" { (say::tile(view, stage.words, tile, rotation)) " · " }
        span class="note" { (stage.words.with("tile-left", &[("count", board.left(tile).into())])) }
    }
}

/// The stations in each stop of a city: one click places or takes one off.
fn stations(stage: &Stage<'_>, board: &Board, link: &Link, hex: Hex) -> Markup {
    let count = if hex.city().is_some() { board.stop_count(hex) } else { 0 };
    let in_hex = board.companies_in(hex);
    html! {
        @for stop in 0..u8::try_from(count).unwrap_or(0) {
            h3 {
                (stage.words.text("layout-stations"))
                @if count > 1 { " " (stop + 1) " " span class="note" { (value(board, hex, stop)) } }
            }
            div class="chips" data-of="stations" data-stop=(stop) {
                @for &company in Company::ALL {
                    @let here = board.has_station(hex, stop, company);
                    // A mill stands once on the map, and no company twice in a city.
                    @let elsewhere = in_hex.contains(company) && !here;
                    @let mills = !board.stations_of(company).is_empty() && company.kind() == CompanyKind::Minor;
                    @if here || !(elsewhere || mills) {
                        @let other = link.with(|link| toggle(link, (hex, stop), company));
                        a class={ "choice chip" @if here { " chosen" } } data-step data-company=(company.key())
                            aria-current=[here.then_some("true")] href=(other.written()) { (sign(company)) }
                    }
                }
            }
        }
    }
}

/// What a stop of several brings, to tell it from the others.
fn value(board: &Board, hex: Hex, stop: u8) -> String {
    let stops = board.pattern(hex).map(cuba18_track::Pattern::stops).unwrap_or_default();
    let city = stops.get(usize::from(stop)).filter(|stop| stop.kind == StopKind::City);
    city.map(|stop| format!("${}", stop.values[0])).unwrap_or_default()
}

fn toggle(link: &mut Link, (hex, stop): (Hex, u8), company: Company) {
    let tokens = &mut link.position.tokens;
    let before = tokens.len();
    tokens.retain(|token| token.hex != hex.id() || token.company != company.key());
    if tokens.len() == before {
        let (hex, company) = (hex.id().to_owned(), company.key().to_owned());
        tokens.push(TokenEntry { hex, company, stop: stop.into(), edge: false });
    }
}

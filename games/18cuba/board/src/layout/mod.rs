//! Best run: a board laid out by people who sit at a real one, and what a company earns there.
//!
//! The whole board stands in the address, so that every click is a link, and whoever gets the
//! address sees the same.

mod company;
mod hex;

use std::collections::BTreeMap;

use art::{at, sheet, still, zoomed};
use cuba18_rules::components::Data;
use cuba18_rules::{Cuba18, View};
use cuba18_track::{Area, Order, Run};
use locale::Words;
use maud::{Markup, html};
use tabletop::{Game, Key, Viewer};

use crate::geometry::{OUTLINE, frame, hexes, middle};
use crate::link::{self, ADDRESS, Link};
use crate::map::{self, LEGIBLE, SYMBOLS};
use crate::{Stage, labels, routes, say, token};

/// The board that an address says, with what can be done about it, and the best run.
pub fn best_run(data: &'static Data, asked: &[(String, String)], words: &Words) -> Markup {
    let fresh = |area| fresh(data, area);
    let mut link = Link::read(asked, fresh);
    let view = fresh(link.area);
    let (board, order) = link.laid(&view);
    let view = view.laid_out(board, order.phase, order.cubes);
    let run = cuba18_track::best_run(&board, &order);
    still(Viewer::Public, words, &[], |stage| {
        html! {
            div class="game-18cuba layout" {
                (sheet(SYMBOLS))
                div class="layout-map" { (drawn(&view, stage, &link, &run)) }
                div class="layout-side" {
                    (answered(&view, stage, (&link, &order), &run))
                    (hex::panel(&view, stage, &link))
                    (company::panel(&view, stage, &link))
                    (surroundings(stage, &link))
                }
            }
        }
    })
}

/// A table as a game on this part of the map begins.
fn fresh(data: &'static Data, area: Area) -> View {
    let (players, variant) = link::set_up(area);
    let setup = Cuba18::PROFILE.setup(players, Some(variant), BTreeMap::new());
    let game = setup.and_then(|setup| Cuba18::new(&setup, data));
    game.expect("every part of the map is played on").view(Viewer::Public)
}

/// A link of this page: it leads to the board as `link` says it.
fn step(link: &Link, class: &str, said: &Markup) -> Markup {
    html! { a class={ "choice " (class) } data-step href=(link.written()) { (said) } }
}

/// A link of which one in its row is chosen.
fn chip(link: &Link, chosen: bool, said: &Markup) -> Markup {
    html! {
        a class={ "choice chip" @if chosen { " chosen" } } data-step aria-current=[chosen.then_some("true")]
            href=(link.written()) { (said) }
    }
}

/// The map with its best run; every hex leads to what can be laid there.
fn drawn(view: &View, stage: &Stage<'_>, link: &Link, run: &Run) -> Markup {
    let board = &view.table().board;
    let [left, top, width, height] = frame(board.map());
    let whole = (left + width / 2, top + height / 2);
    let (x, y) = link.at.map_or_else(|| heart(run).unwrap_or(whole), middle);
    let drawing = html! {
        svg class="map" data-zoom="map" viewBox={ (left) " " (top) " " (width) " " (height) }
            data-open={ (x) " " (y) " " (LEGIBLE) }
            role="group" aria-label=(stage.words.text("map-title")) {
            (map::landscape(view, stage))
            (routes::lines(board, run))
            (map::all_stations(view))
            (labels::labels(view))
            (routes::marks(view, run))
            @for hex in hexes(board.map()).filter(|&hex| board.map().is_land(hex)) {
                @let (x, y) = middle(hex);
                @let told = say::hex(view, stage, hex);
                @let here = link.at == Some(hex);
                a class={ "spot layout-hex" @if here { " here" } } transform=(at(x, y)) data-step data-hex=(hex.id())
                    href=(link.with(|link| link.at = Some(hex)).written()) aria-label=(told) {
                    title { (told) }
                    path class="ring" d=(OUTLINE) {}
                }
            }
        }
    };
    zoomed(stage.words, &drawing)
}

/// The middle of what a run stops at.
fn heart(run: &Run) -> Option<(i32, i32)> {
    let stops: Vec<_> = run.routes.iter().flat_map(|route| &route.stops).collect();
    let count = i32::try_from(stops.len()).ok().filter(|&count| count > 0)?;
    let all = stops.iter().map(|stop| middle(stop.hex));
    let (x, y) = all.fold((0, 0), |sum, (x, y)| (sum.0 + x, sum.1 + y));
    Some((x / count, y / count))
}

/// What the company earns, train by train, and the address to share.
fn answered(view: &View, stage: &Stage<'_>, (link, order): (&Link, &Order), run: &Run) -> Markup {
    let words = stage.words;
    let company = link.company();
    html! {
        section class="answer" {
            h2 {
                (token::sign(company)) " "
                (words.with("layout-earns", &[("amount", run.revenue.into())]))
            }
            @if order.trains.is_empty() {
                p class="note" { (words.text("layout-no-train")) }
            } @else if run.routes.is_empty() {
                p class="note" { (words.text("layout-no-run")) }
            } @else {
                (routes::in_numbers(view, stage, run, 0))
                p class="note" { (words.text("layout-proven")) }
            }
            @if link.left_out > 0 {
                p class="note left-out" { (words.with("layout-left-out", &[("count", link.left_out.into())])) }
            }
            p class="layout-links" {
                a class="choice quiet" data-share=(words.text("layout-copied"))
                    href={ (ADDRESS) (link.with(|link| link.at = None).written()) } {
                    (words.text("layout-share"))
                }
                a class="choice quiet" data-step href=(ADDRESS) { (words.text("layout-clear")) }
            }
        }
    }
}

/// The part of the map, and the phase.
fn surroundings(stage: &Stage<'_>, link: &Link) -> Markup {
    let words = stage.words;
    html! {
        section {
            h3 { (words.text("layout-phase")) }
            div class="chips" data-of="phase" {
                @for phase in 1..=7_u64 {
                    @let other = link.with(|link| link.position.phase = phase);
                    (chip(&other, link.position.phase == phase, &html! { (phase) }))
                }
            }
            h3 { (words.text("layout-map")) }
            div class="chips" data-of="map" {
                @for &area in Area::ALL {
                    // Another map is another board: only the phase and the trains stay.
                    @let other = link.with(|link| {
                        link.area = area;
                        link.at = None;
                        link.position.tiles.clear();
                        link.position.tokens.clear();
                    });
                    (chip(&other, link.area == area, &html! { (words.text(&format!("layout-map-{}", area.key()))) }))
                }
            }
        }
    }
}

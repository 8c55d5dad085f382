//! What decisions and runs put on the map.

use art::at;
use cuba18_rules::{Action, Round, View};
use cuba18_track::Hex;
use maud::{Markup, html};

use crate::click::{Site, picked};
use crate::geometry::{OUTLINE, hexes, middle};
use crate::hand::{self, Hand};
use crate::map::Upon;
use crate::{Stage, lay, map, routes, say, why};

/// Runs, hexes that can be clicked, the tile that is being turned.
pub(crate) fn upon(view: &View, stage: &Stage<'_>) -> Upon {
    let board = &view.table().board;
    let hand = Hand::of(view, stage);
    let best = || {
        let best = routes::offered(view, stage).into_iter().next().filter(|_| stage.aids);
        best.map(|best| best.run)
    };
    let run = hand.as_ref().map_or_else(best, |hand| hand.run(view));
    Upon {
        heart: heart(view, stage),
        on_track: html! {
            (routes::latest(view, stage.lately))
            @if let Some(run) = &run { (routes::lines(board, run)) }
        },
        on_hexes: html! {
            (spots(view, stage))
            @if let Some(hand) = &hand { (hand::on_map(view, stage, hand)) }
            (elsewhere(view, stage))
            @if hand.is_none() { (map::worths(view, &ringed(view, stage), picked(stage, place))) }
            (lay::turning(view, stage))
        },
        above: html! {
            @if let Some(run) = &run { (routes::marks(view, run)) }
            (lay::beside(view, stage))
        },
        tried: lay::tried(view, stage),
    }
}

/// The middle of what matters now: the hex that was picked, or the stations of
/// the company in turn and what can be clicked near them, or the land.
fn heart(view: &View, stage: &Stage<'_>) -> (i32, i32) {
    let board = &view.table().board;
    let mut found: Vec<Hex> = picked(stage, place).into_iter().collect();
    let spots: Vec<(i32, i32)> = why::spots(stage).iter().map(|spot| middle(spot.hex)).collect();
    if let (Round::Operating(turn), true) = (view.round(), found.is_empty()) {
        found.extend(board.stations_of(turn.company).iter().map(|&(hex, _)| hex));
        found.extend(view.data().track.home(turn.company));
    }
    if found.is_empty() {
        found.extend(hexes(board.map()).filter(|&hex| board.map().is_land(hex)));
    }
    let count = i32::try_from(found.len()).unwrap_or(1).max(1);
    let sum = found.into_iter().map(middle).fold((0, 0), |sum, (x, y)| (sum.0 + x, sum.1 + y));
    let (x, y) = (sum.0 / count, sum.1 / count);
    // What can be clicked must come into view: the nearest of it is half of the matter.
    let nearest = spots.into_iter().min_by_key(|(sx, sy)| (sx - x).pow(2) + (sy - y).pow(2));
    nearest.map_or((x, y), |(sx, sy)| (i32::midpoint(x, sx), i32::midpoint(y, sy)))
}

/// Where a decision puts a tile or a station.
fn place(action: &Action) -> Option<Hex> {
    let laid = action.laying().map(|laying| laying.hex);
    laid.or(action.site().map(|(hex, _)| hex))
}

/// The hexes that have a ring.
fn ringed(view: &View, stage: &Stage<'_>) -> Vec<Hex> {
    let others = lay::elsewhere(view, stage);
    why::spots(stage).iter().chain(&others).map(|site| site.hex).collect()
}

/// The hexes where the tile could lie instead: one click leads there.
fn elsewhere(view: &View, stage: &Stage<'_>) -> Markup {
    html! {
        @for Site { hex, adds } in lay::elsewhere(view, stage) {
            @let (x, y) = middle(hex);
            @let told = say::hex(view, stage, hex);
            g class="spot may elsewhere" transform=(at(x, y)) role="button" tabindex="0"
                aria-label=(told) data-crumb=(adds) data-ahead {
                title { (told) }
                path class="ring" d=(OUTLINE) {}
            }
        }
    }
}

/// The hexes that can be clicked.
fn spots(view: &View, stage: &Stage<'_>) -> Markup {
    // A tile lies there only to be looked at, so that a page may ask for it as soon as it is pointed at.
    let looked_at: Vec<Hex> = lay::sites(stage).iter().map(|site| site.hex).collect();
    html! {
        @for Site { hex, adds } in why::spots(stage) {
            @let (x, y) = middle(hex);
            @let told = say::hex(view, stage, hex);
            g class="spot may" transform=(at(x, y)) role="button" tabindex="0"
                aria-label=(told) data-pick=(adds) data-ahead[looked_at.contains(&hex)] {
                title { (told) }
                @for class in ["ring-edge", "ring"] { path class=(class) d=(OUTLINE) {} }
            }
        }
    }
}

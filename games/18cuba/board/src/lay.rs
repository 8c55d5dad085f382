//! Laying track: hexes, tiles with what is left of them, rotations.

#![expect(clippy::wildcard_enum_match_arm, reason = "few decisions and events are about tiles")]

use art::{Stage, at};
use cuba18_rules::action::Laying;
use cuba18_rules::{Action, Event, View};
use cuba18_track::{Board, Gauge, Hex, Side, Tile};
use maud::{Markup, html};
use tabletop::Key;

use crate::geometry::{OUTLINE, middle};
use crate::map::tile_class;
use crate::offer::Offer;
use crate::{say, track};

/// The tile that a decision lays, if it lays one.
const fn laying(action: &Action) -> Option<&Laying> {
    match action {
        Action::Lay(laying) | Action::Commission { laying, .. } => Some(laying),
        _ => None,
    }
}

/// How many words of a path come before the hex: `lay/B9` or `commission/2/B9`.
fn stem(words: &[&str]) -> usize {
    if words.first() == Some(&"commission") { 2 } else { 1 }
}

/// What is asked next about a tile.
pub(crate) enum Asked {
    /// Where.
    Hex,
    /// Which.
    Tile(Hex),
    /// How it lies, and whether it is meant.
    Turn(Hex, Tile),
}

/// What is asked next, if track is being laid.
pub(crate) fn asked(offer: &Offer<'_>) -> Option<Asked> {
    offer.all().find_map(|(action, _)| laying(action))?;
    let words = offer.words();
    let stem = stem(&words);
    let hex = words.get(stem).and_then(|word| Hex::from_id(word));
    let tile = words.get(stem + 1).and_then(|word| Tile::from_number(word));
    Some(match (hex, tile) {
        (None, _) => Asked::Hex,
        (Some(hex), None) => Asked::Tile(hex),
        (Some(hex), Some(tile)) => Asked::Turn(hex, tile),
    })
}

/// The hexes where a tile may lie, each with the path that a click leads to.
///
/// The company's own tile comes first; a commissioner's is meant where the
/// company has laid already, or once the card is picked.
pub(crate) fn sites(offer: &Offer<'_>) -> Vec<(Hex, String)> {
    let own = offer.all().any(|(action, _)| matches!(action, Action::Lay(_)));
    let mut found: Vec<(Hex, String)> = Vec::new();
    for (action, _) in offer.all() {
        let stem = match action {
            Action::Lay(_) => "lay".to_owned(),
            Action::Commission { card, .. } if !own => format!("commission/{card}"),
            _ => continue,
        };
        let Some(laying) = laying(action) else { continue };
        if found.iter().all(|(hex, _)| *hex != laying.hex) {
            found.push((laying.hex, format!("{stem}/{}", laying.hex.id())));
        }
    }
    found
}

/// The tiles that may lie on the hex that was picked.
pub(crate) fn tiles(view: &View, stage: &Stage<'_>, offer: &Offer<'_>) -> Markup {
    let mut found: Vec<(Tile, u8, usize, String)> = Vec::new();
    for (action, path) in offer.all() {
        let Some(laying) = laying(action) else { continue };
        if let Some((_, _, ways, _)) = found.iter_mut().find(|(tile, ..)| *tile == laying.tile) {
            *ways += 1;
            continue;
        }
        let words: Vec<&str> = path.split('/').collect();
        let path = words[..stem(&words) + 2].join("/");
        found.push((laying.tile, laying.rotation, 1, path));
    }
    html! {
        div class="tiles" {
            @for (tile, rotation, ways, path) in &found {
                (offer.button(path, "tile-choice", html! {
                    (picture(*tile, *rotation))
                    span class="tile-number" aria-hidden="true" { (tile.number()) }
                    span class="aloud" { (say::tile(view, stage.words, *tile, *rotation)) " · " }
                    span class="note" { (left(view, stage, *tile)) }
                    @if *ways > 1 { span class="note" aria-hidden="true" { "↻ " (ways) } }
                }))
            }
        }
    }
}

/// How many pieces of a tile are left.
fn left(view: &View, stage: &Stage<'_>, tile: Tile) -> String {
    stage.words.with("tile-left", &[("count", view.table().board.left(tile).into())])
}

/// A small picture of a tile.
pub(crate) fn picture(tile: Tile, rotation: u8) -> Markup {
    html! {
        svg class="tile-picture" viewBox="-55 -63 110 126" aria-hidden="true" { (face(tile, rotation)) }
    }
}

/// A tile round its middle.
fn face(tile: Tile, rotation: u8) -> Markup {
    let pattern = tile.pattern(rotation);
    html! {
        path class=(tile_class(tile.info().color)) d=(OUTLINE) {}
        (track::tracks(pattern))
        (track::stops(pattern, 0))
        (track::values(pattern, 0))
    }
}

/// The ways in which the picked tile may lie, the best connected first.
fn faces<'o>(view: &View, offer: &'o Offer<'_>) -> Vec<(&'o Action, &'o str, Laying)> {
    let ways = offer.all().filter_map(|(action, path)| Some((action, path, *laying(action)?)));
    let mut ways: Vec<_> = ways.collect();
    ways.sort_by_key(|(_, _, laying)| {
        let joined: usize =
            joins(&view.table().board, laying).iter().map(|&(_, joined, _)| joined).sum();
        std::cmp::Reverse(joined)
    });
    ways
}

/// The picked tile on the map; a click turns it.
pub(crate) fn turning(view: &View, stage: &Stage<'_>, offer: &Offer<'_>) -> Markup {
    let Some(Asked::Turn(hex, tile)) = asked(offer) else { return html! {} };
    let (x, y) = middle(hex);
    let faces = faces(view, offer);
    let hint = stage.words.text("tile-turn");
    let turns = faces.len() > 1;
    html! {
        g class="turning" transform=(at(x, y)) data-rotate=[turns.then_some("")]
            tabindex=[turns.then_some("0")] role=[turns.then_some("button")]
            aria-label=[turns.then_some(&hint)] {
            @if turns { title { (hint) } }
            g data-faces {
                @for (index, (_, _, laying)) in faces.iter().enumerate() {
                    g hidden[index > 0] { (face(tile, laying.rotation)) }
                }
            }
            path class="ring-edge" d=(OUTLINE) {}
            path class="ring" d=(OUTLINE) {}
        }
    }
}

/// What each way brings and costs, with the button that means it.
pub(crate) fn rotations(view: &View, stage: &Stage<'_>, offer: &Offer<'_>) -> Markup {
    let words = stage.words;
    let faces = faces(view, offer);
    html! {
        div class="faces" data-faces {
            @for (index, (action, path, laying)) in faces.iter().enumerate() {
                div class="face" hidden[index > 0] {
                    div class="face-head" {
                        (picture(laying.tile, laying.rotation))
                        ul class="facts" {
                            li { (words.with("tile-is", &[("tile", laying.tile.number().into()), ("hex", say::place(words, laying.hex).into())])) }
                            (consequences(view, stage, offer, action))
                            (connections(view, stage, laying))
                        }
                    }
                    (offer.button(path, "main", html! {
                        (words.text("choose-lay-it")) " "
                        span class="aloud" { (say::tile(view, words, laying.tile, laying.rotation)) }
                    }))
                }
            }
        }
        @if faces.len() > 1 {
            button type="button" class="choice quiet" data-rotate data-key="r" {
                (words.with("tile-turn-count", &[("count", faces.len().into())]))
            }
        }
    }
}

/// What a decision costs and brings, in lines.
fn consequences(view: &View, stage: &Stage<'_>, offer: &Offer<'_>, action: &Action) -> Markup {
    let words = stage.words;
    let (_, events) = offer.outcome(action);
    let mut lines = Vec::new();
    let mut paid = 0;
    let mut payer = None;
    for event in &events {
        match event {
            Event::Laid { cost, company, .. } => {
                paid += cost.coins();
                payer = Some(*company);
                let id = if cost.coins() == 0 { "tell-free" } else { "tell-cost" };
                lines.push(words.with(id, &[("amount", cost.coins().into())]));
            }
            Event::Rented { tokens, fee, .. } => {
                paid += fee.coins();
                lines.push(words.with(
                    "tell-rent",
                    &[("count", (*tokens).into()), ("amount", fee.coins().into())],
                ));
            }
            Event::Commissioned { amount, .. } => {
                lines.push(words.with("tell-commission", &[("amount", amount.coins().into())]));
            }
            _ => {}
        }
    }
    if let (Some(company), true) = (payer, paid > 0) {
        let left = view.table().charter(company).treasury.coins().saturating_sub(paid);
        lines.push(words.with("tell-left", &[("amount", left.into())]));
    }
    html! { @for line in lines { li { (line) } } }
}

/// By gauge, how many ends of the tile meet track, and how many it has.
fn joins(board: &Board, laying: &Laying) -> [(Gauge, usize, usize); 2] {
    let pattern = laying.tile.pattern(laying.rotation);
    [Gauge::Standard, Gauge::Narrow].map(|gauge| {
        let meets = |side: &Side| {
            let there = laying.hex.neighbor(*side).and_then(|there| board.pattern(there));
            there.is_some_and(|there| there.sides(gauge).contains(side.opposite()))
        };
        let sides: Vec<Side> = pattern.sides(gauge).iter().collect();
        (gauge, sides.iter().filter(|side| meets(side)).count(), sides.len())
    })
}

fn connections(view: &View, stage: &Stage<'_>, laying: &Laying) -> Markup {
    html! {
        @for (gauge, joined, all) in joins(&view.table().board, laying) {
            @if all > 0 {
                li { (stage.words.with(&format!("joins-{}", gauge.key()), &[("joined", joined.into()), ("all", all.into())])) }
            }
        }
    }
}

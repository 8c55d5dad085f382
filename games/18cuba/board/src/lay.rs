//! Laying track: hexes, tiles with what is left of them, rotations.

use art::at;
use cuba18_rules::action::Laying;
use cuba18_rules::{Action, Event, Round, View};
use cuba18_track::{Board, Gauge, Hex, Side, Tile};
use maud::{Markup, html};
use tabletop::{Choices, Game, Key, spelled};

use crate::click::{self, Site, beginning, decision, offers, picked};
use crate::geometry::{OUTLINE, frame, middle};
use crate::routes::income;
use crate::seat::own;
use crate::standing::stations;
use crate::tile::{face, picture_with};
use crate::trial::{events, outcome};
use crate::{Stage, say};

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
pub(crate) fn asked(stage: &Stage<'_>) -> Option<Asked> {
    stage.offer.actions().find_map(Action::laying)?;
    let tile = picked(stage, |action| action.laying().map(|laying| laying.tile));
    Some(match (picked(stage, hex), tile) {
        (None, _) => Asked::Hex,
        (Some(hex), None) => Asked::Tile(hex),
        (Some(hex), Some(tile)) => Asked::Turn(hex, tile),
    })
}

fn hex(action: &Action) -> Option<Hex> {
    action.laying().map(|laying| laying.hex)
}

/// Whether the company may lay a tile of its own.
pub(crate) fn is_own(stage: &Stage<'_>) -> bool {
    offers(stage, |action| matches!(action, Action::Lay(_)))
}

/// The hexes where a tile may lie, as long as that is asked.
///
/// The company's own tile comes first; a commissioner's is meant where the
/// company has laid already, or once the card is picked.
pub(crate) fn sites(stage: &Stage<'_>) -> Vec<Site> {
    let Some(Asked::Hex) = asked(stage) else { return Vec::new() };
    if is_own(stage) {
        let own = |action: &Action| hex(action).filter(|_| matches!(action, Action::Lay(_)));
        return click::sites(stage, own);
    }
    click::sites(stage, hex)
}

/// A tile that may lie on the hex that was picked: its first rotation, and how many there are.
struct Fitting {
    tile: Tile,
    rotation: u8,
    ways: usize,
}

/// The tiles that may lie on the hex that was picked.
fn fitting(stage: &Stage<'_>) -> Vec<Fitting> {
    let mut found: Vec<Fitting> = Vec::new();
    for &Laying { tile, rotation, .. } in stage.offer.actions().filter_map(Action::laying) {
        match found.iter_mut().find(|fitting| fitting.tile == tile) {
            Some(fitting) => fitting.ways += 1,
            None => found.push(Fitting { tile, rotation, ways: 1 }),
        }
    }
    found
}

/// The tile that lies on the map until it is meant: the one that was picked, or else the first.
fn shown(stage: &Stage<'_>) -> Option<(Hex, Tile)> {
    match asked(stage)? {
        Asked::Hex => None,
        Asked::Tile(hex) => fitting(stage).first().map(|fitting| (hex, fitting.tile)),
        Asked::Turn(hex, tile) => Some((hex, tile)),
    }
}

/// The tiles that may lie on the hex that was picked; the first is on the map already.
pub(crate) fn tiles(view: &View, stage: &Stage<'_>) -> Markup {
    html! {
        div class="tiles" {
            @for (place, fitting) in fitting(stage).iter().enumerate() {
                @let lays = |action: &Action| action.laying().is_some_and(|laying| laying.tile == fitting.tile);
                @if place == 0 {
                    div class="choice tile-choice picked" aria-current="true" { (look(view, stage, fitting)) }
                } @else {
                    (beginning(stage, lays, "tile-choice", look(view, stage, fitting)))
                }
            }
        }
    }
}

/// The way from one of the tiles beside a hex to the next.
const BESIDE: i32 = 86;

/// The other tiles that may lie on the hex that was picked, as pictures beside it on the map.
pub(crate) fn beside(view: &View, stage: &Stage<'_>) -> Markup {
    let Some(Asked::Tile(hex)) = asked(stage) else { return html! {} };
    let others = fitting(stage);
    let others = others.get(1..).unwrap_or_default();
    let (x, y) = middle(hex);
    let [left, top, width, _] = frame(view.table().board.map());
    let count = i32::try_from(others.len()).unwrap_or(0);
    // Above the hex, or below it in the first row, and never beyond the edge of the map.
    let y = if y - 170 < top { y + 114 } else { y - 114 };
    let first = x - (count - 1) * BESIDE / 2;
    let first = first.clamp(left + 48, (left + width - 48 - (count - 1) * BESIDE).max(left + 48));
    html! {
        @for (place, fitting) in (0..).zip(others) {
            @let lays = |action: &Action| action.laying().is_some_and(|laying| laying.tile == fitting.tile);
            @let told = format!("{} · {}", say::tile(view, stage.words, fitting.tile, fitting.rotation), left_of(view, stage, fitting.tile));
            @if let Some(adds) = stage.offer.begin(lays) {
                g class="beside may" transform=(at(first + place * BESIDE, y)) role="button" tabindex="0"
                    aria-label=(told) data-pick=(adds) data-ahead[fitting.ways > 1] {
                    title { (told) }
                    rect class="beside-card" x="-41" y="-50" width="82" height="100" rx="8" {}
                    g transform="translate(0 -14)scale(.52)" { (face(&view.data().track, fitting.tile, fitting.rotation)) }
                    text class="beside-left" y="42" { (fitting.tile.number()) " ×" (view.table().board.left(fitting.tile)) }
                }
            }
        }
    }
}

/// A tile as it is offered: its picture, its number, how many are left and how it may be turned.
fn look(view: &View, stage: &Stage<'_>, &Fitting { tile, rotation, ways }: &Fitting) -> Markup {
    let is_it = |action: &&Action| {
        action.laying().is_some_and(|laying| (laying.tile, laying.rotation) == (tile, rotation))
    };
    html! {
        @if let Some(action) = stage.offer.actions().find(is_it) { (pictured(view, stage, action)) }
        span class="tile-number" aria-hidden="true" { (tile.number()) }
        span class="aloud" { (say::tile(view, stage.words, tile, rotation)) " · " }
        span class="note" { (left_of(view, stage, tile)) }
        @if ways > 1 { span class="note" aria-hidden="true" { "↻ " (ways) } }
    }
}

/// The picture of a tile that a decision lays, with the tokens as they would lie.
fn pictured(view: &View, stage: &Stage<'_>, action: &Action) -> Markup {
    let Some(&Laying { hex, tile, rotation, .. }) = action.laying() else { return html! {} };
    let after = outcome(view, stage, action).0;
    picture_with(&view.data().track, (tile, rotation), stations(&after, hex))
}

/// How many pieces of a tile are left.
fn left_of(view: &View, stage: &Stage<'_>, tile: Tile) -> String {
    stage.words.with("tile-left", &[("count", view.table().board.left(tile).into())])
}

/// The ways in which the tile may lie that is shown: the one that connects the company in turn
/// best, then one turned after the other.
fn faces<'o>(view: &View, stage: &Stage<'o>) -> Vec<(&'o Action, &'o Laying)> {
    let Some((_, tile)) = shown(stage) else { return Vec::new() };
    let ways = stage.offer.actions().filter_map(|action| Some((action, action.laying()?)));
    let mut ways: Vec<_> = ways.filter(|(_, laying)| laying.tile == tile).collect();
    let is_minor = matches!(view.round(), Round::Operating(turn) if turn.company.is_minor());
    let own = if is_minor { Gauge::Narrow } else { Gauge::Standard };
    let joined = |laying: &Laying| {
        let joins = joins(&view.table().board, laying);
        let of_own = joins.iter().filter(|(gauge, ..)| *gauge == own).map(|&(_, met, _)| met);
        (of_own.sum::<usize>(), joins.iter().map(|&(_, met, _)| met).sum::<usize>())
    };
    // Of several that are as good the first.
    let best = ways.iter().rev().max_by_key(|(_, laying)| joined(laying));
    let first = best.map_or(0, |(_, laying)| laying.rotation);
    ways.sort_by_key(|(_, laying)| (laying.rotation + SIDES - first) % SIDES);
    ways
}

/// A tile is turned so often until it lies as before.
const SIDES: u8 = 6;

/// The hexes that were not picked but could be instead, each with the way back to it.
pub(crate) fn elsewhere(view: &View, stage: &Stage<'_>) -> Vec<Site> {
    let (Some((chosen, _)), Some(seat)) = (shown(stage), own(stage)) else { return Vec::new() };
    let card = stage.offer.agreed(|action| Some(commission(action)));
    let mut open = Choices::default();
    view.game().actions(seat, &mut open);
    let others = open.ones().iter().filter(|action| Some(commission(action)) == card);
    let mut found: Vec<Site> = Vec::new();
    for (action, hex) in others.filter_map(|action| Some((action, hex(action)?))) {
        if hex != chosen && found.iter().all(|site| site.hex != hex) {
            let path = String::from(spelled(action));
            // A path names verb, card and hex before the tile.
            let end = path.find(hex.id()).map_or(path.len(), |start| start + hex.id().len());
            found.push(Site { hex, adds: path[..end].to_owned() });
        }
    }
    found
}

/// The commissioner that a decision uses, if it uses one.
const fn commission(action: &Action) -> Option<u8> {
    if let Action::Commission { card, .. } = action { Some(*card) } else { None }
}

/// The tile that is shown, on the map; a click turns it.
pub(crate) fn turning(view: &View, stage: &Stage<'_>) -> Markup {
    let Some((hex, tile)) = shown(stage) else { return html! {} };
    let (x, y) = middle(hex);
    let faces = faces(view, stage);
    let hint = stage.words.text("tile-turn");
    let turns = faces.len() > 1;
    html! {
        g class="turning" transform=(at(x, y)) data-rotate=[turns.then_some("")]
            tabindex=[turns.then_some("0")] role=[turns.then_some("button")]
            aria-label=[turns.then_some(&hint)] {
            @if turns { title { (hint) } }
            g data-faces="" {
                @for (index, (action, laying)) in faces.iter().enumerate() {
                    // The tokens lie as they would then.
                    @let after = outcome(view, stage, action).0;
                    g hidden=[hidden(index)] {
                        (face(&view.data().track, tile, laying.rotation))
                        g class="stations" { (stations(&after, hex)) }
                    }
                }
            }
            path class="ring-edge" d=(OUTLINE) {}
            path class="ring" d=(OUTLINE) {}
        }
    }
}

/// The table as it would be with the tile that is shown, lying as it does at first.
pub(crate) fn tried(view: &View, stage: &Stage<'_>) -> Option<View> {
    shown(stage)?;
    let (action, _) = faces(view, stage).into_iter().next()?;
    Some(outcome(view, stage, action).0)
}

/// Only the first way is seen until it is turned.
const fn hidden(index: usize) -> Option<&'static str> {
    if index > 0 { Some("") } else { None }
}

/// What each way brings and costs, with the button that means it.
pub(crate) fn rotations(view: &View, stage: &Stage<'_>) -> Markup {
    let words = stage.words;
    let faces = faces(view, stage);
    let before = stage.aids.then(|| earned(view)).flatten();
    html! {
        div class="faces" data-faces="" {
            @for (index, (action, laying)) in faces.iter().enumerate() {
                div class="face" hidden=[hidden(index)] {
                    div class="face-head" {
                        (pictured(view, stage, action))
                        ul class="facts" {
                            li { (words.with("tile-is", &[("tile", laying.tile.number().into()), ("hex", say::place(view, laying.hex).into())])) }
                            @if let Some(before) = before { (new_income(view, stage, (action, before))) }
                            (consequences(view, stage, action))
                            (connections(view, stage, laying))
                        }
                    }
                    (decision(stage, action, "main", html! {
                        (words.text("choose-lay-it")) " "
                        span class="aloud" { (say::tile(view, words, laying.tile, laying.rotation)) }
                    }))
                }
            }
        }
        @if faces.len() > 1 {
            @let back = words.text("tile-turn-back");
            button type="button" class="choice quiet" data-rotate="-1" data-key="R" title=(back) aria-label=(back) { "↺" }
            button type="button" class="choice quiet" data-rotate="" data-key="r" {
                (words.with("tile-turn-count", &[("count", faces.len().into())]))
            }
        }
    }
}

/// What the company in turn earns.
fn earned(view: &View) -> Option<u32> {
    let Round::Operating(turn) = view.round() else { return None };
    Some(income(view, turn.company))
}

/// What the best run earns with the tile, and how much more that is.
fn new_income(view: &View, stage: &Stage<'_>, (action, before): (&Action, u32)) -> Markup {
    let after = earned(&outcome(view, stage, action).0).unwrap_or(before);
    let args = [("amount", after.into()), ("more", after.abs_diff(before).into())];
    let id = match after.cmp(&before) {
        std::cmp::Ordering::Greater => "tell-run-more",
        std::cmp::Ordering::Equal => "tell-run-same",
        std::cmp::Ordering::Less => "tell-run-less",
    };
    html! { li class="new-income" { (stage.words.with(id, &args)) } }
}

/// What a decision costs and brings, in lines.
fn consequences(view: &View, stage: &Stage<'_>, action: &Action) -> Markup {
    let words = stage.words;
    let mut lines = Vec::new();
    let mut paid = 0;
    let mut payer = None;
    for event in events(view, stage, action) {
        if let Event::Laid { cost, company, .. } = event {
            paid += cost.coins();
            payer = Some(company);
            let id = if cost.coins() == 0 { "tell-free" } else { "tell-cost" };
            lines.push(words.with(id, &[("amount", cost.coins().into())]));
        }
        if let Event::Rented { tokens, fee, .. } = event {
            paid += fee.coins();
            let args = [("count", tokens.into()), ("amount", fee.coins().into())];
            lines.push(words.with("tell-rent", &args));
        }
        if let Event::Commissioned { amount, .. } = event {
            lines.push(words.with("tell-commission", &[("amount", amount.coins().into())]));
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
    let pattern = board.chart().pattern(laying.tile, laying.rotation);
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

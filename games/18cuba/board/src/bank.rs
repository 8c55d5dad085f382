//! Bank, depot, phases, machines, tiles left.

use std::cmp::Ordering;

use cuba18_rules::action::Shop;
use cuba18_rules::components::STACK;
use cuba18_rules::{Action, View};
use cuba18_track::{Color, Tile, Train, Wagon};
use maud::{Markup, html};
use tabletop::Key;

use crate::{Stage, phases, say, tile, why};

/// Everything that no company and no player owns.
pub(crate) fn bank(view: &View, stage: &Stage<'_>) -> Markup {
    let words = stage.words;
    html! {
        section class="bank" aria-label=(words.text("bank-title")) {
            div class="bank-card" {
                h3 { (words.text("bank-title")) }
                p class="big" { "$" (view.table().bank().max(0)) }
                @if view.table().bank_broke.is_some() { p class="note" { (words.text("event-bank-broke")) } }
                p class="note" { (words.with("phase-now", &[("phase", view.table().phase.number().into())])) }
                p class="note" { (phases::brought(view.data(), words, view.table().phase.number())) }
            }
            (standard(view, stage))
            (narrow(view, stage))
            (wagons(view, stage))
            (machines(view, stage))
        }
        details class="more" {
            summary { (words.text("phases-title")) }
            (all_phases(view, stage))
        }
        details class="more" {
            summary { (words.text("tiles-title")) }
            (manifest(view, stage))
        }
    }
}

fn price(view: &View, train: Train) -> u32 {
    if train == Train::ThreeNarrow && view.terms().dear_3n {
        return view.data().cards.dear_3n;
    }
    view.data().price(train).coins()
}

/// Trains that are to be had of a shop; each can be asked why it cannot be bought now.
fn on_sale(stage: &Stage<'_>, from: Shop, trains: &[(Train, String)], between: &str) -> Markup {
    let asks = |train| stage.ask(&Action::Train { from, train, discount: false });
    html! {
        @for (nth, (train, said)) in trains.iter().enumerate() {
            @if nth > 0 { (between) }
            span data-ask=[asks(*train)] { (said) }
        }
    }
}

/// The stack of standard trains, and those in the pool.
fn standard(view: &View, stage: &Stage<'_>) -> Markup {
    let depot = &view.table().depot;
    let top = depot.top_layer();
    html! {
        div class="bank-card" {
            h3 { (stage.words.text("depot-standard")) }
            table {
                @for (layer, trains) in STACK.iter().enumerate() {
                    @let left = depot.standard.get(layer).copied();
                    tr class=(if layer == top { "now" } else if left == Some(0) { "gone" } else { "" }) {
                        @let named: Vec<_> = trains.iter().map(|&train| (train, say::train(train).to_owned())).collect();
                        th scope="row" { (on_sale(stage, Shop::Bank, &named, " / ")) }
                        td { (trains.iter().map(|&train| format!("${}", price(view, train))).collect::<Vec<_>>().join(" / ")) }
                        td class="count" { @match left { Some(left) => { "×" (left) } None => { "∞" } } }
                    }
                }
            }
            (pool(view, stage, false))
        }
    }
}

fn narrow(view: &View, stage: &Stage<'_>) -> Markup {
    let phase = view.table().phase.number();
    html! {
        div class="bank-card" {
            h3 { (stage.words.text("depot-narrow")) }
            table {
                @for (train, from) in view.data().narrow_trains() {
                    @let left = view.table().depot.narrow_left(train);
                    tr class=(if left == 0 { "gone" } else if phase >= from { "now" } else { "" }) {
                        th scope="row" { (on_sale(stage, Shop::Bank, &[(train, say::train(train).to_owned())], "")) }
                        td { "$" (price(view, train)) }
                        td class="count" { "×" (left) }
                        td class="note" { @if phase < from { (stage.words.with("from-phase", &[("phase", from.into())])) } }
                    }
                }
            }
            (pool(view, stage, true))
        }
    }
}

/// Used trains of one gauge.
fn pool(view: &View, stage: &Stage<'_>, narrow: bool) -> Markup {
    let depot = &view.table().depot;
    let there = Train::ALL
        .iter()
        .copied()
        .filter(|&train| train.is_narrow() == narrow && depot.pool[train] > 0);
    let said = |train| format!("{} ×{}", say::train(train), depot.pool[train]);
    let there: Vec<(Train, String)> = there.map(|train| (train, said(train))).collect();
    html! {
        @if !there.is_empty() {
            p class="note" { (stage.words.text("in-pool")) " " (on_sale(stage, Shop::Pool, &there, ", ")) }
        }
    }
}

fn wagons(view: &View, stage: &Stage<'_>) -> Markup {
    let table = view.table();
    let phase = table.phase.number();
    html! {
        div class="bank-card" {
            h3 { (stage.words.text("depot-wagons")) }
            table {
                @for &wagon in Wagon::ALL {
                    @let (left, from) = (table.depot.wagons[wagon], view.data().phases.wagons[wagon as usize]);
                    tr class=(if left == 0 { "gone" } else if phase >= from { "now" } else { "" }) {
                        th scope="row" { span data-ask=[stage.ask(&Action::Wagon { from: Shop::Bank, wagon })] { (wagon.key()) "w" } }
                        td { "$" (view.data().cards.wagon_prices[wagon as usize]) }
                        td class="count" { "×" (left) @if table.depot.wagon_pool[wagon] > 0 { "+" (table.depot.wagon_pool[wagon]) } }
                        td class="note" { @if phase < from { (stage.words.with("from-phase", &[("phase", from.into())])) } }
                    }
                }
            }
        }
    }
}

/// The ladders of machines.
fn machines(view: &View, stage: &Stage<'_>) -> Markup {
    let phase = view.table().phase.number();
    html! {
        div class="bank-card" {
            h3 { (stage.words.text("machines-title")) }
            table {
                @for ((generation, spaces), number) in view.table().machines.iter().enumerate().zip(1..) {
                    tr class=(if phase >= view.data().phases.machines[generation] { "now" } else { "" }) {
                        th scope="row" {
                            span data-ask=[stage.ask(&Action::Machine { generation: number })] {
                                "+" (view.data().cards.machine_bonus[generation])
                            }
                        }
                        @for (space, left) in spaces.iter().enumerate() {
                            td class=(if *left == 0 { "gone" } else { "" }) {
                                "$" (view.data().cards.machine_prices[generation][space])
                                @if *left > 1 { span class="count" { " ×" (left) } }
                            }
                        }
                    }
                }
            }
        }
    }
}

/// What each phase brings.
fn all_phases(view: &View, stage: &Stage<'_>) -> Markup {
    let now = view.table().phase.number();
    html! {
        ol class="phases" {
            @for phase in 1..=7u8 {
                @let class = match phase.cmp(&now) { Ordering::Less => "done", Ordering::Equal => "now", Ordering::Greater => "" };
                li class=(class) {
                    b { (phase) } " " (phases::brought(view.data(), stage.words, phase))
                }
            }
        }
    }
}

/// Every tile with how many pieces are left.
fn manifest(view: &View, stage: &Stage<'_>) -> Markup {
    let board = &view.table().board;
    let colors = [Color::Yellow, Color::Green, Color::Brown, Color::Gray];
    html! {
        @for color in colors {
            div class="manifest" {
                @for tile in Tile::all().filter(|&tile| board.chart().info(tile).color == color) {
                    @let left = board.left(tile);
                    span class={ "piece-left" (if left == 0 { " gone" } else { "" }) }
                        data-tile=(tile.number()) data-ask=[why::of_tile(stage, tile)] {
                        (tile::by_symbol(tile))
                        span { (tile.number()) " ×" (left) }
                        @let next = say::successors(board, tile);
                        @if !next.is_empty() { span class="becomes" { "→ " (next.join(", ")) } }
                    }
                }
            }
        }
    }
}

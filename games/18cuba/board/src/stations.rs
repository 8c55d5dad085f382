//! Home and other stations, as choices.

use cuba18_rules::{Action, Event, View};
use cuba18_track::Hex;
use maud::{Markup, html};

use crate::click::{self, Site, decision, picked};
use crate::trial::events;
use crate::{Stage, say};

/// Where a station may be placed, and the one that is about to be.
pub(crate) fn stations(view: &View, stage: &Stage<'_>) -> Markup {
    let words = stage.words;
    let placed = picked(stage, hex);
    html! {
        @if let Some(hex) = placed {
            @for action in stage.offer.actions() {
                (decision(stage, action, "wide main", html! {
                    span {
                        (words.with("choose-station", &[("hex", say::place(view, hex).into())]))
                        br;
                        span class="note" { (cost(view, stage, action)) }
                    }
                }))
            }
        } @else {
            @for Site { hex, adds } in sites(stage) {
                (click::button(Some(adds), "echo", html! { (say::place(view, hex)) }))
            }
        }
    }
}

/// The cities where a station may be placed, until one of them is picked.
pub(crate) fn sites(stage: &Stage<'_>) -> Vec<Site> {
    if picked(stage, hex).is_some() { Vec::new() } else { click::sites(stage, hex) }
}

fn hex(action: &Action) -> Option<Hex> {
    action.site().map(|(hex, _)| hex)
}

fn cost(view: &View, stage: &Stage<'_>, action: &Action) -> String {
    let words = stage.words;
    let mut told = Vec::new();
    let several = |hex: Hex| view.table().board.stop_count(hex) > 1;
    if let Some((_, stop)) = action.site().filter(|&(hex, _)| several(hex)) {
        told.push(words.with("tell-stop", &[("number", (stop + 1).into())]));
    }
    for event in events(view, stage, action) {
        if let Event::Stationed { cost, company, .. } = event {
            let id = if cost.coins() == 0 { "tell-free" } else { "tell-cost" };
            told.push(words.with(id, &[("amount", cost.coins().into())]));
            let held = view.table().charter(company).treasury.coins();
            told.push(words.with("tell-treasury", &[("amount", held.into())]));
        }
        if let Event::Rented { tokens, fee, .. } = event {
            let args = [("count", tokens.into()), ("amount", fee.coins().into())];
            told.push(words.with("tell-rent", &args));
        }
    }
    told.join(" · ")
}

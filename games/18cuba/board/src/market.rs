//! The share price board: two rows in zigzag, tokens stacked in their order.

use std::collections::BTreeMap;

use art::at;
use cuba18_rules::components::Space;
use cuba18_rules::{Action, Event, View};
use cuba18_track::Company;
use maud::{Markup, html};
use tabletop::Key;

use crate::click::picked;
use crate::trial::events;
use crate::{Stage, token};

/// Width of a space; the next higher price lies half a space to the right.
const WIDE: i32 = 68;
const HIGH: i32 = 74;

/// The board with all tokens, and where a decision would move one.
pub(crate) fn market(view: &View, stage: &Stage<'_>) -> Markup {
    let spaces = i32::try_from(view.data().market.spaces().count()).unwrap_or(0);
    let width = spaces * WIDE / 2 + WIDE / 2 + 8;
    let moves = moves(view, stage);
    html! {
        section class="market-frame" aria-label=(stage.words.text("market-title")) {
            svg class="market" viewBox={ "-4 -4 " (width) " " (HIGH * 2 + 8) } role="group"
                aria-label=(stage.words.text("market-title")) {
                (self::spaces(view, stage, &moves))
            }
        }
    }
}

/// Spaces and tokens.
pub(crate) fn spaces(view: &View, stage: &Stage<'_>, moves: &Moves) -> Markup {
    html! {
        @for space in view.data().market.spaces() { (one(view, stage, space, moves)) }
    }
}

/// Where decisions would move tokens: by space, which company and by how many shares.
pub(crate) type Moves = BTreeMap<u8, Vec<(Company, String)>>;

/// The decisions on offer that move a token; sales and foundings only of the
/// company that was picked.
fn moves(view: &View, stage: &Stage<'_>) -> Moves {
    let is_picked = picked(stage, Action::traded).is_some();
    let mut found = Moves::new();
    for action in stage.offer.actions() {
        let Some(label) = label(action, is_picked) else { continue };
        let priced = events(view, stage, action).into_iter().find_map(priced);
        let Some((company, price)) = priced else { continue };
        let space = u16::try_from(price).ok();
        let space = space.and_then(|price| view.data().market.with_price(price));
        if let Some(space) = space.filter(|&space| space != view.table().charter(company).price) {
            found.entry(space.index()).or_default().push((company, label));
        }
    }
    found
}

/// What is written on the token that a decision would move, if it moves one.
fn label(action: &Action, is_picked: bool) -> Option<String> {
    if let Action::Sell { shares, .. } = action {
        return is_picked.then(|| format!("−{shares}"));
    }
    if let Action::Found { price, .. } = action {
        return is_picked.then(|| price.to_string());
    }
    let arrows = [(Action::PayOut {}, "→"), (Action::Keep {}, "←"), (Action::Issue {}, "↙")];
    arrows.iter().find(|(moving, _)| moving == action).map(|(_, arrow)| (*arrow).to_owned())
}

/// A company and the price that something gave it.
fn priced(event: Event) -> Option<(Company, u32)> {
    if let Event::Founded { company, price, .. } = event {
        return Some((company, price.into()));
    }
    let Event::Priced { company, price, .. } = event else { return None };
    Some((company, price.coins()))
}

fn one(view: &View, stage: &Stage<'_>, space: Space, moves: &Moves) -> Markup {
    let index = i32::from(space.index());
    let upper = index % 2 == 1;
    let (x, y) = (index * WIDE / 2, if upper { 0 } else { HIGH });
    let amount = view.data().market.amount(space);
    let par = view.data().market.starts().any(|price| price == amount);
    let here: Vec<Company> =
        view.table().by_price().filter(|&of| view.table().charter(of).price == space).collect();
    let ghosts = moves.get(&space.index()).map_or(&[][..], Vec::as_slice);
    let title = title(stage, amount, par, &here);
    html! {
        g class="space" transform=(at(x, y)) data-ask=[stage.see("market", None)] data-tell="" {
            title { (title) }
            rect class={ "cell" (if par { " par" } else { "" }) } width=(WIDE - 3) height=(HIGH - 3) rx="6" {}
            text class="price" x="5" y="19" { (amount) }
            @for (place, &company) in here.iter().enumerate().rev() {
                (disc((company, amount), place, here.len()))
            }
            @for (place, (company, label)) in (0..).zip(ghosts) {
                (ghost(*company, label, (50 - place * 24, if here.is_empty() { 50 } else { 16 })))
            }
        }
    }
}

/// Where up to three tokens of one space lie, the one that operates first in
/// front; the third leaves room for the price.
const FEW: [(i32, i32); 3] = [(17, 51), (48, 51), (53, 17)];
/// Where more of them lie, smaller.
const MANY: [(i32, i32); 7] =
    [(13, 36), (33, 36), (53, 36), (13, 58), (33, 58), (53, 58), (53, 14)];

fn disc((company, price): (Company, u16), place: usize, count: usize) -> Markup {
    let (places, scale) = match count {
        ..=2 => (&FEW[..], ".9"),
        3 => (&FEW[..], ".7"),
        _ => (&MANY[..], ".6"),
    };
    let (x, y) = places[place.min(places.len() - 1)];
    html! {
        g class="piece" data-piece={ "price-" (company.key()) } data-state={ "price-" (company.key()) " " (price) } transform=(at(x, y)) {
            g transform={ "scale(" (scale) ")" } { (token::token(company, (0, 0))) }
        }
    }
}

/// Where a price would go; in an empty space it leaves the number free.
fn ghost(company: Company, label: &str, (x, y): (i32, i32)) -> Markup {
    html! {
        g class={ "ghost-price " (token::class(company)) } transform=(at(x, y)) {
            circle r="12" {}
            text y="5" { (label) }
        }
    }
}

fn title(stage: &Stage<'_>, amount: u16, par: bool, here: &[Company]) -> String {
    let mut said = format!("${amount}");
    if par {
        said = format!("{said} · {}", stage.words.text("market-start"));
    }
    let names: Vec<&str> = here.iter().map(|company| company.key()).collect();
    if names.is_empty() { said } else { format!("{said} · {}", names.join(", ")) }
}

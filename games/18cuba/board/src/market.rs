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
/// The least height of a space, the part of it that has the price, and the height of a token among
/// others.
const HIGH: i32 = 78;
const PRICED: i32 = 24;
const LOW: i32 = 25;
/// More tokens than these lie in two columns.
const COLUMN: usize = 4;

/// The board with all tokens, and where a decision would move one.
pub(crate) fn market(view: &View, stage: &Stage<'_>) -> Markup {
    let spaces = i32::try_from(view.data().market.spaces().count()).unwrap_or(0);
    let width = spaces * WIDE / 2 + WIDE / 2 + 8;
    let moves = moves(view, stage);
    let high = high(view);
    html! {
        section class="market-frame" aria-label=(stage.words.text("market-title")) {
            svg class="market" viewBox={ "-4 -4 " (width) " " (high * 2 + 8) } role="group"
                aria-label=(stage.words.text("market-title")) {
                (self::spaces(view, stage, &moves))
            }
        }
    }
}

/// Spaces and tokens.
pub(crate) fn spaces(view: &View, stage: &Stage<'_>, moves: &Moves) -> Markup {
    let high = high(view);
    html! {
        @for space in view.data().market.spaces() { (one(view, stage, (space, high), moves)) }
    }
}

/// The companies whose tokens lie in a space, the one that operates first in front.
fn here(view: &View, space: Space) -> Vec<Company> {
    view.table().by_price().filter(|&of| view.table().charter(of).price == space).collect()
}

/// The height of a space: letters stay as large wherever many lie in one.
fn high(view: &View) -> i32 {
    let most = view.data().market.spaces().map(|space| here(view, space).len()).max().unwrap_or(0);
    let (_, rows) = columns(most);
    (PRICED + LOW * i32::try_from(rows).unwrap_or(1) + 6).max(HIGH)
}

/// In how many columns and rows so many tokens lie.
const fn columns(count: usize) -> (usize, usize) {
    let columns = if count > COLUMN { 2 } else { 1 };
    (columns, count.div_ceil(columns))
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

fn one(view: &View, stage: &Stage<'_>, (space, high): (Space, i32), moves: &Moves) -> Markup {
    let index = i32::from(space.index());
    let upper = index % 2 == 1;
    let (x, y) = (index * WIDE / 2, if upper { 0 } else { high });
    let amount = view.data().market.amount(space);
    let par = view.data().market.starts().any(|price| price == amount);
    let here = here(view, space);
    let ghosts = moves.get(&space.index()).map_or(&[][..], Vec::as_slice);
    let title = title(stage, amount, par, &here);
    html! {
        g class="space" transform=(at(x, y)) data-ask=[stage.see("market", None)] data-tell="" {
            title { (title) }
            rect class={ "cell" (if par { " par" } else { "" }) } width=(WIDE - 3) height=(high - 3) rx="6" {}
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

/// A token that lies alone is a disc; of several each has a row, the one that operates first above.
fn disc((company, price): (Company, u16), place: usize, count: usize) -> Markup {
    let (columns, _) = columns(count);
    let [column, row] = [place % columns, place / columns].map(|it| i32::try_from(it).unwrap_or(0));
    let width = if columns > 1 { 30 } else { 58 };
    let (x, y) = match count {
        ..=1 => (33, 49),
        _ => (4 + width / 2 + column * (width + 1), PRICED + LOW / 2 + row * LOW),
    };
    html! {
        g class="piece" data-piece={ "price-" (company.key()) } data-state={ "price-" (company.key()) " " (price) } transform=(at(x, y)) {
            @if count > 1 { (token::plate(company, width)) } @else { g transform="scale(1.1)" { (token::token(company, (0, 0))) } }
        }
    }
}

/// Where a price would go; in an empty space it leaves the number free.
fn ghost(company: Company, label: &str, (x, y): (i32, i32)) -> Markup {
    html! {
        g class={ "ghost-price " (token::class(company)) } transform=(at(x, y)) {
            circle r="14" {}
            text y="6" textLength=[(label.chars().count() > 2).then_some("25")] lengthAdjust="spacingAndGlyphs" { (label) }
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

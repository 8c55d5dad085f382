//! The market: a row for each good, a space for each price.

use art::{Pick, Piece, Stage, at, placed};
use cuba_rules::data::BOX;
use cuba_rules::{Good, View};
use maud::{Markup, html};
use tabletop::{Key, Message};

use crate::layout::Layout;
use crate::say;

/// Height of a row, width of a price.
const ROW: i32 = 46;
const PRICE: i32 = 66;
/// Where the prices begin.
const FIRST: i32 = 148;

/// The whole market.
pub(crate) fn market(view: &View, stage: &Stage<'_>, layout: &Layout) -> Markup {
    let (x, y) = layout.market;
    let prices = BOX.market[Good::Sugar];
    html! {
        g class="market" transform=(at(x, y)) {
            rect class="stall" width="500" height="304" rx="12" {}
            use href="#cuba-awning" width="500" height="34" {}
            text class="heading" x="76" y="60" { (stage.words.text("market")) }
            @for (column, price) in (0..).zip(prices.prices()) {
                text class="price" x=(FIRST + column * PRICE + 24) y="62" { (price) }
            }
            @for (row, &good) in (0..).zip(Good::ALL) { (shelf(view, stage, good, row)) }
        }
    }
}

fn shelf(view: &View, stage: &Stage<'_>, good: Good, row: i32) -> Markup {
    let ladder = BOX.market[good];
    let units = view.table.market[good];
    let pick = if matches!(stage.picked, "buy" | "sell") {
        Pick::of(stage, good.key())
    } else {
        Pick::default()
    };
    let title = Message::new("shelf-title").number("buy", ladder.buys_at(units));
    let title = title.number("sell", ladder.sells_at(units));
    let title = format!("{}: {}", say::good(stage.words, good), say::said(stage, &title));
    let below = html! {
        rect class="shelf" x="8" width="484" height=(ROW - 4) rx="8" {}
        (placed(say::thing(good), 16, 4, 34))
        text class="buys" x="86" y="29" { (ladder.buys_at(units)) }
        text class="sells" x="120" y="29" { (ladder.sells_at(units)) }
        @for (column, space) in (0..).zip(0..ladder.spaces) {
            g class=(if space < units { "stock full" } else { "stock" })
                transform=(at(FIRST + column * PRICE, 2)) {
                rect class="crate" width="48" height="38" rx="6" {}
                @if space < units { (placed(say::thing(good), 9, 4, 30)) }
            }
        }
    };
    let ring = html! { rect x="6" y="-2" width="488" height=(ROW) rx="9" {} };
    pick.piece("row", (0, 72 + row * ROW), &title, Piece { below, ring, above: html! {} })
}

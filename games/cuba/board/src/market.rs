//! The market: a row for each good, a space for each price.

use art::{Pick, Piece, at, placed};
use cuba_rules::{Action, Good, View};
use maud::{Markup, html};
use tabletop::{Key as _, Message};

use crate::decision::{Trade, trade, traded};
use crate::layout::Layout;
use crate::{Stage, say};

/// Height of a row, width of all prices and of the widest one.
const ROW: i32 = 46;
const PRICES: i32 = 344;
const PRICE: i32 = 66;
/// Where the prices begin.
const FIRST: i32 = 148;

/// The whole market.
pub(crate) fn market(view: &View, stage: &Stage<'_>, layout: &Layout) -> Markup {
    let (x, y) = layout.market;
    let prices = view.table.printed.market[Good::Sugar];
    let pitch = pitch(view);
    html! {
        g class="market" transform=(at(x, y)) {
            rect class="stall" width="500" height="304" rx="12" {}
            use href="#cuba-awning" width="500" height="34" {}
            text class="heading" x="76" y="60" { (stage.words.text("market")) }
            @for (column, price) in (0..).zip(prices.prices()) {
                text class="price" x=(FIRST + column * pitch + (pitch - 18) / 2) y="62" { (price) }
            }
            @for (row, &good) in (0..).zip(Good::ALL) { (shelf(view, stage, good, row)) }
        }
    }
}

/// The step from a space to the next in the longest row.
fn pitch(view: &View) -> i32 {
    let longest = Good::ALL.iter().map(|&good| view.table.printed.market[good].spaces).max();
    PRICE.min(PRICES / longest.map_or(1, |spaces| i32::from(spaces.max(1))))
}

fn shelf(view: &View, stage: &Stage<'_>, good: Good, row: i32) -> Markup {
    let ladder = view.table.printed.market[good];
    let heading = view.table.printed.market[Good::Sugar];
    let pitch = pitch(view);
    let units = view.table.market[good];
    let attempt = match stage.offer.agreed(trade) {
        Some(Trade::Sells) => Action::Sell { good, count: 1 },
        Some(Trade::Buys) | None => Action::Buy { good, count: 1 },
    };
    let stands_for = |action: &Action| traded(action).is_some_and(|(_, traded)| traded == good);
    let pick = match stage.offer.agreed(trade) {
        Some(_) => Pick::of(stage, &attempt, stands_for),
        None => Pick::only(stage, stands_for),
    };
    let title = Message::new("shelf-title").number("buy", ladder.buys_at(units));
    let title = title.number("sell", ladder.sells_at(units));
    let title = format!("{}: {}", say::good(stage.words, good), say::said(stage, &title));
    let below = html! {
        rect class="shelf" x="8" width="484" height=(ROW - 4) rx="8" {}
        (placed(say::thing(good), 16, 4, 34))
        text class="buys" x="86" y="29" { (ladder.buys_at(units)) }
        text class="sells" x="120" y="29" { (ladder.sells_at(units)) }
        @for ((column, space), price) in (0..).zip(0..ladder.spaces).zip(ladder.prices()) {
            g class=(if space < units { "stock full" } else { "stock" })
                transform=(at(FIRST + column * pitch, 2)) {
                rect class="crate" width=(pitch - 18) height="38" rx="6" {}
                @if space < units {
                    (placed(say::thing(good), (pitch - 18) / 2 - 15, 4, 30))
                } @else if heading.prices().get(usize::from(space)) != Some(price) {
                    // The heading says another row's price.
                    text class="price" x=((pitch - 18) / 2) y="27" { (price) }
                }
            }
        }
    };
    let ring = html! { rect x="6" y="-2" width="488" height=(ROW) rx="9" {} };
    pick.piece("row", (0, 72 + row * ROW), &title, Piece { below, ring, above: html! {} })
}

//! The market: a row for each good, a space for each price.

use art::{Pick, Piece, Way, at, fitted, placed};
use cuba_rules::{Action, Good, View};
use maud::{Markup, html};
use tabletop::{Key as _, Message, Viewer};

use crate::decision::{Trade, trade, traded};
use crate::layout::{Layout, TOWN};
use crate::{Stage, label, motion, say};

/// Height of a row, and the widest space for a price.
const ROW: i32 = 26;
const PRICE: i32 = 66;
/// Where the prices begin, and where the rows do.
const FIRST: i32 = 80;
const TOP: i32 = 35;
/// How much lower each price stands than the one before.
const DOWN: i32 = 3;

/// The whole market: under its awning a flight of steps, the dearest on top.
pub(crate) fn market(view: &View, stage: &Stage<'_>, layout: &Layout) -> Markup {
    let (x, y, width) = layout.market;
    let prices = view.table.printed.market[Good::Sugar];
    let pitch = pitch(view, width);
    let name = stage.words.text("market");
    html! {
        g class="market" transform=(at(x, y)) {
            rect class="stall" width=(width) height=(TOWN) rx="8" {}
            @for (column, _) in (0..).zip(prices.prices()) {
                @let top = 13 + column * DOWN;
                rect class="step" x=(FIRST + column * pitch - 1) y=(top) width=(pitch) height=(TOWN - 2 - top) {}
            }
            use href="#cuba-awning" width=(width) height="14" {}
            text class="heading" x="40" y="29" textLength=[fitted(&name, 9, 72)]
                lengthAdjust="spacingAndGlyphs" { (name) }
            @for (column, price) in (0..).zip(prices.prices()) {
                text class="price" x=(FIRST + column * pitch + pitch / 2 - 1) y=(28 + column * DOWN / 2) { (price) }
            }
            @for (row, &good) in (0..).zip(Good::ALL) { (shelf(view, stage, (good, row), (layout.class, pitch, width))) }
        }
    }
}

/// The step from a space to the next in the longest row.
fn pitch(view: &View, width: i32) -> i32 {
    let longest = Good::ALL.iter().map(|&good| view.table.printed.market[good].spaces).max();
    PRICE.min((width - FIRST - 4) / longest.map_or(1, |spaces| i32::from(spaces.max(1))))
}

/// What a click on a row does, if it can mean one thing only.
fn clicked(view: &View, stage: &Stage<'_>, row: impl Fn(&Action) -> bool) -> Option<String> {
    let Viewer::Player(seat) = stage.viewer else { return None };
    let is_row = |way: &&Way<Action>| !way.actions().is_empty() && way.actions().iter().all(&row);
    let mut ways = stage.offer.ways().iter().filter(is_row);
    let only = ways.next().filter(|_| ways.next().is_none())?;
    Some(label::of(view, stage, seat, only).text)
}

fn shelf(
    view: &View,
    stage: &Stage<'_>,
    (good, row): (Good, i32),
    (drawing, pitch, width): (&str, i32, i32),
) -> Markup {
    let ladder = view.table.printed.market[good];
    let heading = view.table.printed.market[Good::Sugar];
    let units = view.table.market[good];
    let attempt = match stage.offer.agreed(trade) {
        Some(Trade::Sells) => Action::Sell { good, count: 1 },
        Some(Trade::Buys) | None => Action::Buy { good, count: 1 },
    };
    let stands_for = |action: &Action| traded(action).is_some_and(|(_, traded)| traded == good);
    let pick = match stage.offer.agreed(trade) {
        Some(_) => Pick::of(stage, &attempt, stands_for),
        // What can be bought as well as sold is chosen beside it: the row tells its prices.
        None => Pick::only(stage, stands_for).or_ask(stage.ask(&attempt)).telling(true),
    };
    let title = Message::new("shelf-title").number("buy", ladder.buys_at(units));
    let title = title.number("sell", ladder.sells_at(units));
    let title = format!("{}: {}", say::good(stage.words, good), say::said(stage, &title));
    let title = match clicked(view, stage, stands_for) {
        Some(does) => format!("{does} ({title})"),
        None => title,
    };
    let from = motion::sold(drawing, stage, good);
    let below = html! {
        rect class="shelf" x="4" width=(width - 8) height=(ROW - 2) rx="5" {}
        (placed(say::thing(good), 8, 2, 20))
        text class="buys" x="43" y="18" { (ladder.buys_at(units)) }
        text class="sells" x="65" y="18" { (ladder.sells_at(units)) }
        @for ((column, space), price) in (0..).zip(0..ladder.spaces).zip(ladder.prices()) {
            g class=(if space < units { "stock full" } else { "stock" })
                transform=(at(FIRST + column * pitch, 1))
                data-state={ "shelf-" (good.key()) "-" (space) " " (space < units) } {
                rect class="crate" x="1" width=(pitch - 4) height="22" rx="4" {}
                @if space < units {
                    g data-piece=(motion::on_shelf(drawing, good, space)) data-from=[&from] {
                        (placed(say::thing(good), pitch / 2 - 11, 1, 20))
                    }
                } @else if heading.prices().get(usize::from(space)) != Some(price) {
                    // The heading says another row's price.
                    text class="price" x=(pitch / 2 - 1) y="17" { (price) }
                }
            }
        }
    };
    let ring = html! { rect x="4" y="-1" width=(width - 8) height=(ROW) rx="6" {} };
    let spot = (0, TOP + row * ROW);
    html! {
        (pick.piece("row", spot, &title, Piece { below, ring, above: html! {} }))
        @if !pick.may() { (either(view, stage, (good, spot), pitch)) }
    }
}

/// What can be bought as well as sold is bought by what lies there or by its red price, and sold
/// to the spaces that are free or by its green one.
fn either(view: &View, stage: &Stage<'_>, (good, spot): (Good, (i32, i32)), pitch: i32) -> Markup {
    let ladder = view.table.printed.market[good];
    let units = view.table.market[good];
    let [full, whole] = [units, ladder.spaces].map(|spaces| i32::from(spaces) * pitch);
    let both = [(Trade::Buys, 43, (0, full)), (Trade::Sells, 65, (full, whole))];
    html! {
        @for (wanted, price, (from, to)) in both {
            @let stands_for = |action: &Action| {
                traded(action).is_some_and(|(_, traded)| traded == good) && trade(action) == Some(wanted)
            };
            @let pick = Pick::only(stage, stands_for);
            @if pick.may() {
                @let spaces = html! { rect x=(FIRST + from) y="1" width=(to - from - 2) height="22" rx="5" {} };
                @let piece = Piece {
                    below: html! { g class="either" { (spaces) rect x=(price - 11) y="1" width="22" height="22" {} } },
                    ring: spaces,
                    above: html! {},
                };
                @let title = label::next_price(view, stage.words, wanted, good).text;
                (pick.piece("spaces", spot, &title, piece))
            }
        }
    }
}

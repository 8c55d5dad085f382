//! The building tiles on sale.

use art::{Pick, Piece, Stage, at, placed};
use cuba_rules::data::BOX;
use cuba_rules::{Building, Material, View};
use maud::{Markup, html};
use tabletop::Key;

use crate::formula;
use crate::layout::{Layout, TILE};
use crate::say;

/// All tiles; those that somebody has built are faint.
pub(crate) fn tiles(view: &View, stage: &Stage<'_>, layout: &Layout) -> Markup {
    let (left, top, columns) = layout.tiles(view.table.terms.players);
    let pitch = TILE.0 + 7;
    html! {
        text class="heading tiles-heading" x=(left + columns * pitch / 2) y=(top + 24) {
            (stage.words.text("tiles"))
        }
        @for (index, &building) in (0..).zip(Building::ALL) {
            @let (column, row) = (index % columns, index / columns);
            @let spot = (left + column * pitch, top + 36 + row * (TILE.1 + 8));
            (tile(view, stage, building, spot))
        }
    }
}

fn tile(view: &View, stage: &Stage<'_>, building: Building, spot: (i32, i32)) -> Markup {
    let left = view.table.buildings[building];
    let pick = if stage.picked == "build" {
        Pick::of(stage, building.key())
    } else {
        Pick::settled(stage, building.key())
    };
    let class = if left == 0 { "tile gone" } else { "tile" };
    let sign = say::sign(stage.words, building);
    let (width, height) = TILE;
    let top = if sign.len() > 1 { 20 } else { 30 };
    // Room for the number of tiles.
    let shift = if left > 1 { 10 } else { 0 };
    let below = html! {
        rect class="card-shade" x="1" y="4" width=(width) height=(height) rx="9" {}
        rect class={ "tile-face " (say::theme(building)) } width=(width) height=(height) rx="9" {}
        @for (line, text) in (0..).zip(&sign) {
            text class="tile-name" x=(width / 2) y=(top + line * 20) { (text) }
        }
        (formula::draw(&formula::of_building(building), (width / 2 - shift, 48)))
        (cost(building, (width / 2, 82)))
        @if left > 1 { text class="times" x=(width - 14) y="69" { "×" (left) } }
    };
    let ring = html! { rect x="-1" y="-1" width=(width + 2) height=(height + 2) rx="10" {} };
    let title = title(view, stage, building);
    pick.piece(class, spot, &title, Piece { below, ring, above: html! {} })
}

fn title(view: &View, stage: &Stage<'_>, building: Building) -> String {
    let words = stage.words;
    let name = say::building(words, building);
    let does = say::does(words, building);
    let cost = say::cost(words, building);
    let id = if view.table.buildings[building] == 0 { "tile-gone" } else { "tile-title" };
    words.with(id, &[("name", name.into()), ("does", does.into()), ("cost", cost.into())])
}

/// The materials, one icon each.
fn cost(building: Building, (middle, y): (i32, i32)) -> Markup {
    let cost = BOX.buildings[building].cost;
    let count: i32 = cost.iter().map(|&count| i32::from(count)).sum();
    let mut x = -count * 21 / 2;
    html! {
        g class="cost" transform=(at(middle, y)) {
            rect class="plate" x=(x - 5) y="-2" width=(count * 21 + 10) height="28" rx="8" {}
            @for (&material, &count) in Material::ALL.iter().zip(&cost) {
                @for _ in 0..count {
                    (placed(say::thing(material), x, 1, 21))
                    @let () = x += 21;
                }
            }
        }
    }
}

//! The building tiles on sale.

use art::{Pick, Piece, at, placed};
use cuba_rules::data::Data;
use cuba_rules::{Action, Building, Field, Material, View};
use maud::{Markup, html};
use tabletop::{Key, Viewer};

use crate::layout::{Layout, TILE};
use crate::{Stage, decision, formula, say};

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
    let attempt = Action::Build { building, field: free(view, stage) };
    let pick = Pick::of(stage, &attempt, |action| decision::built(action) == Some(building));
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
        (formula::draw(&formula::of_building(&view.table.printed, building), (width / 2 - shift, 48)))
        (cost(&view.table.printed, building, (width / 2, 82)))
        @if left > 1 { text class="times" x=(width - 14) y="69" { "×" (left) } }
    };
    let ring = html! { rect x="-1" y="-1" width=(width + 2) height=(height + 2) rx="10" {} };
    let title = title(view, stage, building);
    pick.piece(class, spot, &title, Piece { below, ring, above: html! {} })
}

/// A field of the viewer's on which a building could stand.
fn free(view: &View, stage: &Stage<'_>) -> Field {
    let Viewer::Player(seat) = stage.viewer else { return Field::A1 };
    let player = &view.table.players[seat];
    let open = Field::ALL.iter().copied().find(|&spot| player.built_on(spot).is_none());
    open.unwrap_or(player.pawn)
}

fn title(view: &View, stage: &Stage<'_>, building: Building) -> String {
    let words = stage.words;
    let name = say::building(words, building);
    let does = say::does(words, &view.table.printed, building);
    let cost = say::cost(words, &view.table.printed, building);
    let id = if view.table.buildings[building] == 0 { "tile-gone" } else { "tile-title" };
    words.with(id, &[("name", name.into()), ("does", does.into()), ("cost", cost.into())])
}

/// The materials, one icon each.
fn cost(data: &Data, building: Building, (middle, y): (i32, i32)) -> Markup {
    let cost = data.buildings[building].cost;
    let count: i32 = cost.iter().map(|&count| i32::from(count)).sum();
    // Five fill the tile; more move together.
    let pitch = 21.min(112 / count.max(1));
    let mut x = -count * pitch / 2;
    html! {
        g class="cost" transform=(at(middle, y)) {
            rect class="plate" x=(x - 5) y="-2" width=(count * pitch + 10) height="28" rx="8" {}
            @for (&material, &count) in Material::ALL.iter().zip(&cost) {
                @for _ in 0..count {
                    (placed(say::thing(material), x, 1, 21))
                    @let () = x += pitch;
                }
            }
        }
    }
}

//! The building tiles on sale.

use art::{Pick, Piece, at, placed};
use cuba_rules::data::Data;
use cuba_rules::{Action, Building, Field, Material, View};
use maud::{Markup, html};
use tabletop::{Key, Viewer};

use crate::layout::{LOT, Layout};
use crate::{Stage, decision, formula, say};

/// A street of all buildings; of those that somebody has built the lot is faint.
pub(crate) fn tiles(view: &View, stage: &Stage<'_>, layout: &Layout) -> Markup {
    let (top, pitch, columns) = layout.street;
    let rows = (i32::try_from(Building::ALL.len()).unwrap_or(0) + columns - 1) / columns;
    let left = layout.lot(0).0;
    html! {
        rect class="street" x=(left - 4) y=(top - 2) width=(columns * pitch + 8) height=(rows * (LOT + 1) + 2) rx="6" {}
        g class="tiles" role="group" aria-label=(stage.words.text("tiles")) {
            @for (index, &building) in (0..).zip(Building::ALL) {
                (tile(view, stage, building, (layout.lot(index), pitch - 3)))
            }
        }
    }
}

fn tile(
    view: &View,
    stage: &Stage<'_>,
    building: Building,
    (spot, width): ((i32, i32), i32),
) -> Markup {
    let left = view.table.buildings[building];
    let attempt = Action::Build { building, field: free(view, stage) };
    let pick = Pick::of(stage, &attempt, |action| decision::built(action) == Some(building));
    let pick = pick.telling(true);
    let class = if left == 0 { "tile gone" } else { "tile" };
    let below = html! {
        rect class={ "tile-face " (say::theme(building)) } width=(width) height=(LOT - 2) rx="6" {}
        use href={ "#cuba-" (building.key()) } x="1" y="1" width="38" height="38" {}
        (cost(&view.table.printed, building, (width - 24, LOT - 2)))
        @if left > 1 { text class="times" x="12" y="37" { "×" (left) } }
    };
    let ring = html! { rect width=(width) height=(LOT - 2) rx="6" {} };
    let title = title(view, stage, building);
    pick.piece(class, spot, &title, Piece { below, ring, above: html! {} })
}

/// A field of the viewer's on which a building could stand.
pub(crate) fn free(view: &View, stage: &Stage<'_>) -> Field {
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

/// The materials, one icon each, two beside each other.
fn cost(data: &Data, building: Building, (left, height): (i32, i32)) -> Markup {
    let cost = data.buildings[building].cost;
    let count: i32 = cost.iter().map(|&count| i32::from(count)).sum();
    // Six fill the tile; more move together.
    let rows = (count + 1) / 2;
    let pitch = 12.min((height - 2) / rows.max(1));
    let top = (height - rows * pitch) / 2;
    let mut nth = 0;
    html! {
        g class="cost" transform=(at(left, top)) {
            @for (&material, &count) in Material::ALL.iter().zip(&cost) {
                @for _ in 0..count {
                    (placed(say::thing(material), nth % 2 * 11, nth / 2 * pitch, 11))
                    @let () = nth += 1;
                }
            }
        }
    }
}

/// A building as a button shows it: how it looks, what it does and what it costs.
pub(crate) fn offered(view: &View, building: Building) -> Markup {
    let printed = &view.table.printed;
    html! {
        svg class={ "offered " (say::theme(building)) } viewBox="0 0 92 62" aria-hidden="true" {
            use href={ "#cuba-" (building.key()) } x="2" y="0" width="42" height="42" {}
            (cost(printed, building, (62, 40)))
            (formula::draw(&formula::of_building(printed, building), (46, 43)))
        }
    }
}

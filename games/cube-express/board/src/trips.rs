//! What may be decided about a trip beside the map: where to stop without taking anything, and
//! how to end it.

use art::Pick;
use cube_express_rules::rules::{driving, market};
use cube_express_rules::{Action, Driving, Phase, Side, Step, Trip, View};
use maud::{Markup, html};

use crate::tile::small_tile;
use crate::{Stage, marks, reach, say};

/// Ending the trip by taking a tile, each said as what it is; nothing before a loco has set off.
pub(crate) fn finish(view: &View, stage: &Stage<'_>) -> Markup {
    let Phase::Turn { active, last, step: Step::Drive(trip) } = view.phase else {
        return html! {};
    };
    let is_begun = !stage.decides() || !stage.offer.picked().is_empty();
    if is_begun || !has_driven(&trip) || !market::follows(&view.table, last) {
        return html! {};
    }
    let data = view.table.data();
    let open = (1u8..).zip(view.table.market).filter_map(|(column, tile)| Some((column, tile?)));
    let legal =
        open.filter(|(column, _)| market::purchase(&view.table, active, *column, false).is_ok());
    let unspent = [("points", trip.points.into())];
    html! {
        div class="finish" {
            p { (stage.words.with("choose-finish", &unspent)) }
            @for (column, tile) in legal {
                @let take = Action::Market { column, bet: false };
                @let name = say::name(stage.words, data, tile.front());
                @let whole = stage.words.with("choose-finish-take", &[("tile", name.clone().into())]);
                (Pick::chain(&[Action::Done {}, take]).button("pictured quiet", html! {
                    (small_tile(data, tile.front(), Side::North))
                    span aria-hidden="true" { (name) }
                    span class="aloud" { (whole) }
                }))
            }
        }
    }
}

/// Whether the market is the next that comes to mind: a loco has set off, or none can.
fn has_driven(driving: &Driving) -> bool {
    driving.points == 0 || [driving.first, driving.second] != [Trip::Waiting; 2]
}

/// Where a click on the map would also take something: only driving there.
pub(crate) fn only_drive(view: &View, stage: &Stage<'_>) -> Markup {
    let targets = reach::targets(view, stage);
    let taking = targets.iter().filter(|target| target.drives_and_takes().is_some());
    html! {
        @for target in taking {
            @let to = say::place(stage.words, stage.names, "to", driving::told(&view.table, target.way.to));
            @let points = target.way.cells.len();
            @let said = stage.words.with("choose-only-drive", &[("to", to.into()), ("points", points.into())]);
            (marks::drives(stage, target).button("quiet only", html! { (said) }))
        }
    }
}

//! The viewer's own hand, and the backs of its tiles.

use art::{Pick, Piece, at};
use cube_express_rules::{Action, Face, Side, Tile, View};
use maud::{Markup, html};
use tabletop::Viewer;

use crate::{Stage, decision, say, tile, why};

/// The tiles in the viewer's hand: fronts, and a back beside each while one is laid.
pub(crate) fn hand(view: &View, stage: &Stage<'_>) -> Markup {
    let Viewer::Player(seat) = stage.viewer else { return html! {} };
    let Some(tiles) = view.hands[seat].seen() else { return html! {} };
    let laying = stage.offer.actions().any(|action| decision::laid(action).is_some());
    html! {
        section class="hand" {
            h3 { (stage.words.text("hand")) }
            div class="row" {
                @for tile in tiles.iter() {
                    @let (class, wide) = if laying { ("tile two-sided", 154) } else { ("tile", 112) };
                    svg class=(class) viewBox={ "-6 -6 " (wide) " 112" } {
                        (card(view, stage, tile, false))
                        @if laying {
                            g transform=(at(104, 57)) { g class="back" { (card(view, stage, tile, true)) } }
                        }
                    }
                }
            }
        }
    }
}

fn card(view: &View, stage: &Stage<'_>, tile: Tile, back: bool) -> Markup {
    let face = if back { Face::BACK } else { tile.front() };
    let discard = Action::Discard { tile };
    let pick = Pick::only(stage, |action| {
        decision::laid(action) == Some((tile, back)) || !back && *action == discard
    });
    let pick = pick.or_ask(why::of_tile(stage, tile, back));
    let name = if back {
        stage.words.text("choose-tile-back")
    } else {
        say::name(stage.words, view.table.data(), face)
    };
    let piece = Piece {
        below: tile::card(view.table.data(), face, Side::North),
        ring: html! { rect x="1" y="1" width="98" height="98" rx="5" {} },
        above: html! {},
    };
    pick.piece("card", (0, 0), &name, piece)
}

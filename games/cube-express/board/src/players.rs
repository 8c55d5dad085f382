//! The player boards.

use std::cmp::Ordering;

use art::{Panel, Thing, icon, seat_class};
use cube_express_rules::components::{Data, Loco};
use cube_express_rules::rules::scoring::{self, Sheet};
use cube_express_rules::{Event, Phase, Player, Resource, View};
use maud::{Markup, html};
use tabletop::{Key, Seat, Viewer};

use crate::chronicle::columns;
use crate::{Stage, marks, say, tile};

/// Every player's board.
pub(crate) fn players(view: &View, stage: &Stage<'_>) -> Markup {
    let sheets = scoring::sheets(&view.table);
    html! {
        @for seat in view.table.players.seats() { (panel(view, stage, seat, &sheets[seat])) }
    }
}

fn panel(view: &View, stage: &Stage<'_>, seat: Seat, sheet: &Sheet) -> Markup {
    let own = stage.viewer == Viewer::Player(seat);
    let asked = matches!(view.phase, Phase::Turn { active, .. } if active == seat);
    let player = view.table.player(seat);
    let held = stage.words.with("hand-hidden", &[("count", view.held[seat].into())]);
    let worth = view.table.track().worth(player.disc);
    let shares = [("seat", stage.name(seat).into()), ("points", worth.into())];
    let key = html! {
        span class="held-dividends" title=(stage.words.text("dividends")) {
            svg class="icon" viewBox="0 0 24 24" aria-hidden="true" { use href="#cx-dividend" {} } (player.dividends)
        }
        (icon(Thing::Point)) b { (sheet.total()) }
        span class="held-shares" title=(stage.words.with("shares-title", &shares)) {
            svg class="icon" viewBox="0 0 24 24" aria-hidden="true" { use href="#cx-shares" {} } (worth)
        }
    };
    let facts = vec![
        stores(stage, seat, player),
        level(stage, view.table.data(), (seat, player)),
        html! {
            (locos(stage, seat, player))
            span class="shares-worth" title=(stage.words.with("shares-title", &shares)) {
                (stage.words.text("shares")) " " b { (worth) }
            }
            @if player.nines > 0 {
                @let points = view.table.data().nine_points;
                @let title = [("count", player.nines.into()), ("points", points.into())];
                @let title = stage.words.with("nines-title", &title);
                span class="nines" title=(title) { @for _ in 0..player.nines { b { (points) } } }
            }
            @if !own {
                span class="held-count" title=(held) data-ask=[stage.see("hand", seat)] {
                    svg class="icon" viewBox="0 0 24 24" aria-hidden="true" { use href="#cx-tiles" {} }
                    b aria-hidden="true" { (view.held[seat]) }
                    span class="aloud" { (held) }
                }
            }
        },
        points(stage, sheet),
    ];
    let remark = own.then(|| stage.words.text("you"));
    let (name, beside) = (stage.name(seat), stage.beside(seat));
    Panel { seat, name, own, asked, remark, beside, key, facts }.draw()
}

/// Reserve, dividends and the three stores.
fn stores(stage: &Stage<'_>, seat: Seat, player: &Player) -> Markup {
    let words = stage.words;
    html! {
        span class={ "stores " (seat_class(seat)) } data-ask=[stage.see("stores", seat)] {
            (amount("cx-cube", player.reserve, &words.text("reserve")))
            (amount("cx-dividend", player.dividends, &words.text("dividends")))
            @for &resource in Resource::ALL {
                @let count = player.store[resource];
                // One more than before comes from the loco that has stopped for it.
                span class="good" data-piece={ (resource.key()) "-" (seat.index()) "-" (count) } data-from=[taken(stage, seat, resource)] {
                    (amount(symbol(resource), count, &say::good(words, resource)))
                }
            }
        }
    }
}

/// The loco for which `seat` has lately taken a resource.
fn taken(stage: &Stage<'_>, seat: Seat, resource: Resource) -> Option<String> {
    stage.lately.contains(&Event::Took { seat, resource }).then(|| {
        let drove = stage.lately.iter().rev().find_map(|event| {
            let Event::Drove { seat: by, loco, .. } = *event else { return None };
            (by == seat).then_some(loco)
        });
        marks::loco_name(seat, drove.unwrap_or(Loco::First))
    })
}

const fn symbol(resource: Resource) -> &'static str {
    match resource {
        Resource::Coal => "cx-coal",
        Resource::Wood => "cx-wood",
        Resource::Iron => "cx-iron",
    }
}

fn amount(symbol: &str, count: u8, title: &str) -> Markup {
    let class = if count == 0 { "holding none" } else { "holding" };
    html! {
        span class=(class) title=(title) {
            svg class="icon" viewBox="0 0 24 24" aria-hidden="true" { use href={ "#" (symbol) } {} }
            b { (count) }
            span class="aloud" { (title) }
        }
    }
}

/// The technology track: the free fields, then a station on each of the others.
fn level(stage: &Stage<'_>, data: &Data, (seat, player): (Seat, &Player)) -> Markup {
    let built = usize::from(data.stations_to_build() - player.stations);
    let title = [("level", player.level(data).into()), ("left", player.stations.into())];
    let title = stage.words.with("level-title", &title);
    html! {
        span class="level" title=(title) data-ask=[stage.see("level", seat)] {
            @for (index, number) in data.technology.iter().enumerate() {
                @let class = match index.cmp(&built) {
                    Ordering::Less => "past",
                    Ordering::Equal => "now",
                    Ordering::Greater => "to-build",
                };
                span class=(class) { (number) }
            }
            span class="aloud" { (title) }
        }
    }
}

fn locos(stage: &Stage<'_>, seat: Seat, player: &Player) -> Markup {
    let both = player.loco(Loco::Second).is_some();
    let count = if both { 2 } else { 1 };
    let title = stage.words.with("locos-title", &[("count", count.into())]);
    html! {
        span class={ "locos " (seat_class(seat)) } title=(title) data-ask=[stage.see("loco", seat)] {
            @for nth in 0..2 {
                @let class = if nth < count { "icon wide" } else { "icon wide unbuilt" };
                svg class=(class) viewBox="0 0 44 30" aria-hidden="true" { use href="#cx-loco" {} }
            }
            span class="aloud" { (title) }
        }
    }
}

/// What the player would score now.
fn points(stage: &Stage<'_>, sheet: &Sheet) -> Markup {
    let title = stage.words.with("points-now", &[("count", sheet.total().into())]);
    html! {
        details class="points" {
            summary title=(title) { (stage.words.text("points-from")) span class="aloud" { (title) } }
            dl {
                @for (name, count) in columns(sheet) {
                    dt { (stage.words.text(&format!("source-{name}"))) }
                    dd { (count) }
                }
            }
        }
    }
}

/// Height of the strip of players under a drawing that stands alone.
pub(crate) const STRIP: i32 = 84;

/// The players in a row, for a drawing that stands alone.
pub(crate) fn strip(view: &View, stage: &Stage<'_>, width: i32) -> Markup {
    let each = width / i32::from(view.table.players.len().max(1));
    let sheets = scoring::sheets(&view.table);
    html! {
        @for (nth, seat) in (0..).zip(view.table.players.seats()) {
            @let player = view.table.player(seat);
            g class="strip" transform=(art::at(nth * each, 0)) {
                rect class="strip-card" x="4" y="6" width=(each - 8) height=(STRIP - 12) rx="8" {}
                (art::seat_mark(seat, 14, 14, 20))
                text class="strip-name" x="42" y="31" { (stage.name(seat)) }
                text class="strip-points" x=(each - 16) y="31" { (sheets[seat].total()) }
                @for (place, &resource) in (0..).zip(Resource::ALL) {
                    (tile::resource(resource, 12 + place * 42, 44, 20))
                    text class="strip-count" x=(36 + place * 42) y="60" { (player.store[resource]) }
                }
                use href="#cx-dividend" x="138" y="44" width="20" height="20" {}
                text class="strip-count" x="162" y="60" { (player.dividends) }
            }
        }
    }
}

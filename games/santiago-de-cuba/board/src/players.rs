//! The players' panels and the supply.

use art::{Panel, Thing, at, holding, icon, placed, seat_class, seat_mark};
use maud::{Markup, html};
use santiago_de_cuba_rules::{Item, Phase, Step, Stock, View};
use tabletop::{Known, Seat, Viewer};

use crate::question::decider;
use crate::{Stage, say};

/// Every player, then what nobody owns.
pub(crate) fn players(view: &View, stage: &Stage<'_>) -> Markup {
    html! {
        @for seat in view.stores.seats() { (panel(view, stage, seat)) }
        section class="panel supply" {
            h3 class="panel-head" { span class="panel-name" { (stage.words.text("supply")) } }
            div class="panel-fact" {
                span class="holdings" data-ask=[stage.see("supply", None)] { (held(stage, &view.supply, &KEY)) (held(stage, &view.supply, WARES)) }
            }
        }
    }
}

fn panel(view: &View, stage: &Stage<'_>, seat: Seat) -> Markup {
    let words = stage.words;
    let own = stage.viewer == Viewer::Player(seat);
    let asked = match view.phase {
        Phase::Turn { active, step } => decider(active, &step) == Some(seat),
        Phase::Layout | Phase::Screens { .. } | Phase::Over { .. } => false,
    };
    let out = match view.phase {
        Phase::Turn { step: Step::Deliver { out, .. }, .. } => out.contains(seat),
        Phase::Turn { .. } | Phase::Layout | Phase::Screens { .. } | Phase::Over { .. } => false,
    };
    let place = match view.town.figures[seat] {
        Some(building) => words.with("stands", &[("name", say::building(words, building).into())]),
        None => words.text("stands-nowhere"),
    };
    let key = match &view.stores[seat] {
        Known::Seen(store) => held(stage, store, &KEY),
        Known::Hidden => html! {},
    };
    let mut facts = vec![
        match &view.stores[seat] {
            Known::Seen(store) => html! {
                span class="holdings" data-ask=[stage.see("holdings", seat)] { (held(stage, store, WARES)) }
            },
            Known::Hidden => screen(stage, seat),
        },
        html! { (deeds(view, stage, seat)) span class="stands" { (place) } },
    ];
    if let Some(points) = ranked(view, stage, seat) {
        facts.push(html! { span class="quiet points" { (points) } });
    }
    if out {
        facts.push(html! { span class="quiet" { (words.text("passed-delivery")) } });
    }
    let remark = own.then(|| words.text("you"));
    let (name, beside) = (stage.name(seat), stage.beside(seat));
    Panel { seat, name, own, asked, remark, beside, key, facts }.draw()
}

/// What the ranking counts: points, and what the goods make of them (§9).
fn ranked(view: &View, stage: &Stage<'_>, seat: Seat) -> Option<String> {
    let (store, more) = (view.stores[seat].seen()?, view.exchanged(seat)?);
    let points = store.count(Item::Point);
    let args = [
        ("points", points.into()),
        ("goods", store.goods().into()),
        ("each", view.data.goods_for_a_point.into()),
        ("more", more.into()),
        ("all", (points + more).into()),
    ];
    let ranks = if say::goes_short(view, seat) { "ranks-short" } else { "ranks" };
    Some(stage.words.with(ranks, &args))
}

fn held(stage: &Stage<'_>, store: &Stock, items: &[Item]) -> Markup {
    html! {
        @for &item in items {
            @let count = store.count(item);
            (holding(say::thing(item), count, &say::items(stage.words, item, count)))
        }
    }
}

/// What stands in the head of a panel.
const KEY: [Item; 2] = [Item::Point, Item::Peso];

const WARES: &[Item] =
    &[Item::Sugar, Item::Citrus, Item::Tobacco, Item::Rum, Item::Cigars, Item::Wood];

fn screen(stage: &Stage<'_>, seat: Seat) -> Markup {
    let title = stage.words.with("hidden-title", &[("seat", stage.name(seat).into())]);
    html! {
        span class="screen" title=(title) data-ask=[stage.see("screen", seat)] {
            (icon(Thing::Screen)) b { "?" } span { (stage.words.text("hidden")) }
        }
    }
}

/// The ownership markers left.
fn deeds(view: &View, stage: &Stage<'_>, seat: Seat) -> Markup {
    let left = view.town.markers_left(&view.data, seat);
    let title = stage.words.with("markers", &[("count", left.into())]);
    html! {
        span class={ "deeds " (seat_class(seat)) } title=(title) data-ask=[stage.see("deeds", seat)] {
            @for index in 0..view.data.markers {
                @let class = if index < left { "deed-left" } else { "deed-gone" };
                span class=(class) { (icon(Thing::Marker)) }
            }
            span class="aloud" { (title) }
        }
    }
}

/// Height of the strip of players under a drawing that stands alone.
pub(crate) const STRIP: i32 = 92;

/// The players in a row, for a drawing that stands alone.
pub(crate) fn strip(view: &View, stage: &Stage<'_>, width: i32) -> Markup {
    let each = width / i32::from(view.stores.len().max(1));
    html! {
        @for seat in view.stores.seats() {
            @let left = i32::try_from(seat.index()).unwrap_or(0) * each;
            g class="strip" transform=(at(left, 0)) {
                rect class="strip-card" x="5" y="6" width=(each - 10) height=(STRIP - 12) rx="8" {}
                (seat_mark(seat, 16, 15, 22))
                text class="strip-name" x="48" y="33" { (stage.name(seat)) }
                (strip_holdings(&view.stores[seat], each))
            }
        }
    }
}

fn strip_holdings(store: &Known<Stock>, each: i32) -> Markup {
    // Points may have three digits.
    let points = 42;
    let step = (each - 20 - points) / 7;
    let place = |index: i32| if index == 0 { 16 } else { 12 + points + (index - 1) * step };
    html! {
        @for (index, &item) in (0..).zip(KEY.iter().chain(WARES)) {
            g transform=(at(place(index), 44)) {
                (placed(say::thing(item), 0, 0, 18))
                text class="strip-count" x="9" y="36" {
                    @match store {
                        Known::Seen(store) => (store.count(item)),
                        Known::Hidden => "?",
                    }
                }
            }
        }
    }
}

#[cfg(test)]
mod tests {
    use tabletop::Key;

    use super::*;

    #[test]
    fn every_item_is_shown() {
        assert_eq!(KEY.len() + WARES.len(), Item::ALL.len());
    }
}

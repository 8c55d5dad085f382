//! The harbor: three berths, a ship at sea, the pile.

use art::{Pick, Piece, Stage, Thing, at, placed};
use cuba_rules::data::BOX;
use cuba_rules::{Berth, Docked, Good, Ship, View};
use maud::{Markup, html};
use tabletop::{Key, Message};

use crate::layout::Layout;
use crate::say;

/// Width of a cargo space, and the step to the next.
const SPACE: (i32, i32) = (42, 46);

/// Sea, quay and ships.
pub(crate) fn harbor(view: &View, stage: &Stage<'_>, layout: &Layout) -> Markup {
    let (top, height) = layout.sea;
    let harbor = &view.table.harbor;
    let pile = harbor.pile.shuffled().count() + harbor.pile.below().len();
    let pile = u16::try_from(pile).unwrap_or(0);
    let [sea, berths @ ..] = layout.ships;
    html! {
        rect class="sea" y=(top) width=(layout.width) height=(height) {}
        rect class="waves" y=(top) width=(layout.width) height=(height) {}
        rect class="quay" y=(top + height - 16) width=(layout.width) height="16" {}
        g class="at-sea" transform=(at(sea.0, sea.1)) {
            text class="berth-name" x="122" y="-20" { (stage.words.text("at-sea")) }
            @match harbor.sea {
                Some(ship) => (still(stage, layout, ship)),
                None => (empty()),
            }
            text class="pile" x="122" y="166" {
                (stage.words.with("pile", &[("count", pile.into())]))
            }
        }
        @for (&berth, &spot) in Berth::ALL.iter().zip(&berths) {
            (moored(view, stage, (berth, spot), layout))
        }
    }
}

fn empty() -> Markup {
    html! { rect class="no-ship" x="10" y="20" width="225" height="90" rx="20" {} }
}

/// The points of a berth on a sign.
fn sign(berth: Berth) -> Markup {
    html! {
        g class="berth-sign" transform=(at(122, -32)) {
            rect class="sign" x="-44" y="-16" width="88" height="32" rx="8" {}
            text class="sign-number" x="-14" y="8" { (BOX.berths[berth]) }
            (placed(Thing::Point, 2, -13, 26))
        }
    }
}

/// A ship at a berth: the ship can be clicked, then its spaces.
fn moored(
    view: &View,
    stage: &Stage<'_>,
    (berth, spot): (Berth, (i32, i32)),
    layout: &Layout,
) -> Markup {
    let Some(docked) = &view.table.harbor.berths[berth] else {
        return html! { g class="berth" transform=(at(spot.0, spot.1)) { (sign(berth)) (empty()) } };
    };
    let pick =
        if takes_berths(stage.picked) { Pick::of(stage, berth.key()) } else { Pick::default() };
    let title = title(stage, berth, docked);
    let below = html! { (sign(berth)) (hull(docked.ship, layout.class)) };
    let above = html! {
        (spaces(stage, docked, (berth, takes_goods(stage.picked, berth))))
    };
    let ring = html! { path d="M6 66h234l-26 58H30z" {} };
    pick.piece("berth", spot, &title, Piece { below, ring, above })
}

fn title(stage: &Stage<'_>, berth: Berth, docked: &Docked) -> String {
    let points = BOX.berths[berth];
    let message = Message::new("berth-title").number("points", points);
    let message = message.number("ship", docked.ship.number());
    let wants =
        say::list(stage.words, Good::ALL.iter().map(|&good| (good, u16::from(docked.room(good)))));
    let mut said = say::said(stage, &message);
    let id = if docked.is_full() { "ship-full" } else { "ship-wants" };
    said.push(' ');
    said.push_str(&stage.words.with(id, &[("goods", wants.into())]));
    said
}

/// The ship at sea, which cannot be loaded.
fn still(stage: &Stage<'_>, layout: &Layout, ship: Ship) -> Markup {
    let docked = Docked::new(ship);
    let words = stage.words;
    let goods =
        say::list(words, Good::ALL.iter().map(|&good| (good, u16::from(ship.spaces()[good]))));
    let title = words.with("sea-title", &[("ship", ship.number().into()), ("goods", goods.into())]);
    html! {
        g class="ship" role="img" aria-label=(title) {
            title { (title) }
            (hull(ship, layout.class))
            (spaces(stage, &docked, (Berth::First, false)))
        }
    }
}

fn hull(ship: Ship, drawing: &str) -> Markup {
    html! {
        g class="ship" data-piece={ (drawing) "-ship-" (ship.number()) } {
            use href="#cuba-ship" width="245" height="140" {}
            text class="ship-number" x="122" y="106" { (ship.number()) }
        }
    }
}

/// The five spaces; one of each good can be clicked while goods are chosen.
fn spaces(stage: &Stage<'_>, docked: &Docked, (_, open): (Berth, bool)) -> Markup {
    let mut x = 10;
    html! {
        @for &good in Good::ALL {
            @for index in 0..docked.ship.spaces()[good] {
                @let full = index < docked.cargo[good];
                @let first = index == docked.cargo[good];
                (space(stage, good, (x, full, open && first)))
                @let () = x += SPACE.1;
            }
        }
    }
}

fn space(stage: &Stage<'_>, good: Good, (x, full, open): (i32, bool, bool)) -> Markup {
    let class = if full { "space full" } else { "space" };
    let size = SPACE.0;
    let inner = html! {
        rect class="crate" width=(size) height=(size) rx="6" {}
        (placed(say::thing(good), 6, 6, size - 12))
    };
    if open {
        let title = say::good(stage.words, good);
        let ring = html! { rect x="-2" y="-2" width=(size + 4) height=(size + 4) rx="8" {} };
        let piece = Piece { below: inner, ring, above: html! {} };
        return Pick::only(stage, good.key()).piece(class, (x, 26), &title, piece);
    }
    html! { g class=(class) transform=(at(x, 26)) { (inner) } }
}

/// Whether a berth is what the path goes on with.
fn takes_berths(picked: &str) -> bool {
    matches!(picked, "load" | "use/small_office" | "use/large_office")
}

/// Whether a good for the ship at `berth` is what the path goes on with.
fn takes_goods(picked: &str, berth: Berth) -> bool {
    let begin = picked.strip_suffix(berth.key()).and_then(|begin| begin.strip_suffix('/'));
    begin.is_some_and(takes_berths)
}

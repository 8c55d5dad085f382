//! The harbor: three berths, a ship at sea, the pile.

use art::{Pick, Piece, Thing, at, placed};
use cuba_rules::data::Data;
use cuba_rules::{Action, Berth, Docked, Good, Ship, View};
use maud::{Markup, html};
use tabletop::{Key, Message};

use crate::layout::Layout;
use crate::{Stage, decision, say};

/// Width of the deck, and the widest step from a cargo space to the next.
const DECK: i32 = 230;
const PITCH: i32 = 46;

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
                Some(ship) => (still(stage, &view.table.printed, layout, ship)),
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
fn sign(data: &Data, berth: Berth) -> Markup {
    html! {
        g class="berth-sign" transform=(at(122, -32)) {
            rect class="sign" x="-44" y="-16" width="88" height="32" rx="8" {}
            text class="sign-number" x="-14" y="8" { (data.berths[berth]) }
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
    let data = view.table.printed.data();
    let Some(docked) = &view.table.harbor.berths[berth] else {
        return html! { g class="berth" transform=(at(spot.0, spot.1)) { (sign(data, berth)) (empty()) } };
    };
    let attempt = Action::Load { berth, good: wanted(data, docked), count: 1 };
    // Once the ship is settled its spaces are clicked.
    let pick = if is_chosen(stage, berth) {
        Pick::default()
    } else {
        Pick::of(stage, &attempt, |action| decision::berth(action) == Some(berth))
    };
    let title = title(stage, data, berth, docked);
    let below = html! { (sign(data, berth)) (hull(docked.ship, layout.class)) };
    let above = html! {
        (spaces(stage, data, docked, Some(berth).filter(|&berth| is_chosen(stage, berth))))
    };
    let ring = html! { path d="M6 66h234l-26 58H30z" {} };
    pick.piece("berth", spot, &title, Piece { below, ring, above })
}

fn title(stage: &Stage<'_>, data: &Data, berth: Berth, docked: &Docked) -> String {
    let points = data.berths[berth];
    let message = Message::new("berth-title").number("points", points);
    let message = message.number("ship", docked.ship.number());
    let room = |&good: &Good| (good, u16::from(docked.room(data, good)));
    let wants = say::list(stage.words, Good::ALL.iter().map(room));
    let mut said = say::said(stage, &message);
    let id = if docked.is_full(data) { "ship-full" } else { "ship-wants" };
    said.push(' ');
    said.push_str(&stage.words.with(id, &[("goods", wants.into())]));
    said
}

/// The ship at sea, which cannot be loaded.
fn still(stage: &Stage<'_>, data: &Data, layout: &Layout, ship: Ship) -> Markup {
    let docked = Docked::new(ship);
    let words = stage.words;
    let spaces_of = data.spaces(ship);
    let goods = say::list(words, Good::ALL.iter().map(|&good| (good, spaces_of[good].into())));
    let title = words.with("sea-title", &[("ship", ship.number().into()), ("goods", goods.into())]);
    html! {
        g class="ship" role="img" aria-label=(title) {
            title { (title) }
            (hull(ship, layout.class))
            (spaces(stage, data, &docked, None))
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

/// The spaces; one of each good can be clicked while goods are chosen.
fn spaces(stage: &Stage<'_>, data: &Data, docked: &Docked, open: Option<Berth>) -> Markup {
    let spaces = data.spaces(docked.ship);
    let count: i32 = spaces.iter().map(|&count| i32::from(count)).sum();
    // Five fill the deck; fewer lie in its middle, more move together.
    let pitch = PITCH.min(DECK / count.max(1));
    let mut x = 10 + (DECK - count * pitch) / 2;
    html! {
        @for &good in Good::ALL {
            @for index in 0..spaces[good] {
                @let full = index < docked.cargo[good];
                @let first = index == docked.cargo[good];
                (space(stage, good, (x, pitch - 4, full), open.filter(|_| first)))
                @let () = x += pitch;
            }
        }
    }
}

fn space(
    stage: &Stage<'_>,
    good: Good,
    (x, size, full): (i32, i32, bool),
    open: Option<Berth>,
) -> Markup {
    let class = if full { "space full" } else { "space" };
    let inner = html! {
        rect class="crate" width=(size) height=(size) rx="6" {}
        (placed(say::thing(good), 6, 6, size - 12))
    };
    if let Some(berth) = open {
        let title = say::good(stage.words, good);
        let ring = html! { rect x="-2" y="-2" width=(size + 4) height=(size + 4) rx="8" {} };
        let piece = Piece { below: inner, ring, above: html! {} };
        let pick = Pick::only(stage, |action| decision::shipped(action) == Some((berth, good)));
        return pick.piece(class, (x, 26), &title, piece);
    }
    html! { g class=(class) transform=(at(x, 26)) { (inner) } }
}

/// Whether the ship at `berth` is settled, and its goods are what is asked for.
fn is_chosen(stage: &Stage<'_>, berth: Berth) -> bool {
    stage.offer.agreed(decision::berth) == Some(berth)
}

/// A good that the ship still takes, or any.
fn wanted(data: &Data, docked: &Docked) -> Good {
    let open = Good::ALL.iter().copied().find(|&good| docked.room(data, good) > 0);
    open.unwrap_or(Good::ALL[0])
}

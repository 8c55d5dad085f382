//! The harbor: three berths, a ship at sea, the pile.

use art::{Pick, Piece, Thing, at, fitted, placed};
use cuba_rules::data::Data;
use cuba_rules::{Action, Berth, Docked, Good, Ship, View};
use maud::{Markup, html};
use tabletop::{Key, Message};

use crate::layout::Layout;
use crate::{Stage, decision, motion, say};

/// Width of the deck, and the widest step from a cargo space to the next.
const DECK: i32 = 150;
const PITCH: i32 = 30;
/// Where the middle of a ship is, and where its cargo stands.
const MIDDLE: i32 = 90;
const ABOARD: i32 = 10;

/// The bay: hills, sea, quay and ships.
pub(crate) fn harbor(view: &View, stage: &Stage<'_>, layout: &Layout) -> Markup {
    let (top, height) = layout.sea;
    let harbor = &view.table.harbor;
    let pile = harbor.pile.shuffled().count() + harbor.pile.below().len();
    let pile = u16::try_from(pile).unwrap_or(0);
    let [sea, berths @ ..] = layout.ships;
    html! {
        (bay(layout))
        (horizon(layout))
        @for ship in motion::departed(stage, harbor) { (gone(layout, ship)) }
        g class="at-sea" transform=(at(sea.0, sea.1)) {
            @match harbor.sea {
                Some(ship) => (still(stage, &view.table.printed, layout, ship)),
                None => (empty()),
            }
            text class="berth-name" x=(MIDDLE) y="-5" { (stage.words.text("at-sea")) }
            @let said = stage.words.with("pile", &[("count", pile.into())]);
            text class="pile" x=(MIDDLE) y="97" textLength=[fitted(&said, 22, 176)]
                lengthAdjust="spacingAndGlyphs" { (said) }
        }
        @for (&berth, &spot) in Berth::ALL.iter().zip(&berths) {
            (moored(view, stage, (berth, spot), layout))
        }
        @let quay = top + height - 12;
        use class="palm" href="#cuba-palm" x=(layout.width - 26) y=(quay - 44) width="26" height="48" {}
    }
}

/// What is painted beyond the drawing on either side, so that a wider window shows no edge.
const BEYOND: i32 = 800;

/// Water and land, without the ships.
fn bay(layout: &Layout) -> Markup {
    let (top, height) = layout.sea;
    let wide = layout.width + 2 * BEYOND;
    html! {
        rect class="sea" x=(-BEYOND) y=(top) width=(wide) height=(height) {}
        rect class="waves" x=(-BEYOND) y=(top) width=(wide) height=(height) {}
        @for nth in -2..=3 {
            use class="hills" href="#cuba-hills" x=(nth * 400) y=(top) width="400" height="20" {}
        }
        rect class="quay" x=(-BEYOND) y=(top + height - 12) width=(wide) height="12" {}
        rect class="planks" x=(-BEYOND) y=(top + height - 12) width=(wide) height="12" {}
    }
}

/// Where ships come into sight: beyond the edge of every window.
fn horizon(layout: &Layout) -> Markup {
    let (_, y) = layout.ships[0];
    html! {
        g transform=(at(-BEYOND - 2 * MIDDLE, y)) {
            rect class="horizon" width="180" height="84" data-piece=(motion::horizon(layout.class)) {}
        }
    }
}

/// A ship that has lately left, out of sight: there it sails from its berth.
fn gone(layout: &Layout, ship: Ship) -> Markup {
    let (_, y) = layout.ships[3];
    html! {
        g class="gone" transform=(at(layout.width + BEYOND, y)) aria-hidden="true" {
            (hull((ship, "gone"), (layout.class, None), None))
        }
    }
}

fn empty() -> Markup {
    html! { rect class="no-ship" x="14" y="22" width="152" height="54" rx="14" {} }
}

/// The points of a berth on a sign at the quay.
fn sign(data: &Data, berth: Berth) -> Markup {
    html! {
        g class="berth-sign" transform=(at(MIDDLE, 90)) {
            rect class="sign" x="-27" y="-11" width="54" height="23" rx="6" {}
            text class="sign-number" x="-10" y="7" { (data.berths[berth]) }
            (placed(Thing::Point, 1, -9, 19))
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
        let asks = stage.ask(&Action::Load { berth, good: Good::Rum, count: 1 });
        return html! {
            g class="berth" transform=(at(spot.0, spot.1)) data-ask=[asks] { (empty()) (sign(data, berth)) }
        };
    };
    let attempt = Action::Load { berth, good: wanted(data, docked), count: 1 };
    // Once the ship is settled its spaces are clicked.
    let pick = if is_chosen(stage, berth) {
        Pick::default()
    } else {
        Pick::of(stage, &attempt, |action| decision::berth(action) == Some(berth))
    };
    let title = title(stage, data, berth, docked);
    let asks = stage.ask(&attempt).filter(|_| is_chosen(stage, berth));
    let from = motion::arrived(stage, layout.class, docked.ship);
    let below = html! { (hull((docked.ship, berth.key()), (layout.class, from), asks)) (sign(data, berth)) };
    let above = html! {
        (spaces(stage, data, docked, (layout, Some(berth).filter(|&berth| is_chosen(stage, berth)))))
    };
    let ring = html! { path d="M1 42h178l-21 38H25z" {} };
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
        g class="ship" role="img" aria-label=(title) data-ask=[stage.see("sea", None)] data-tell="" {
            title { (title) }
            @let from = motion::arrived(stage, layout.class, ship);
            (hull((ship, "sea"), (layout.class, from), None))
            (spaces(stage, data, &docked, (layout, None)))
        }
    }
}

/// The ship itself where it lies, and where it has come from; it asks what `asks` says while its spaces are
/// what is clicked.
fn hull(
    (ship, place): (Ship, &str),
    (drawing, from): (&str, Option<String>),
    asks: Option<String>,
) -> Markup {
    html! {
        g class="ship" data-piece={ (drawing) "-ship-" (ship.number()) } data-from=[from]
            data-state={ "ship-" (ship.number()) " " (place) } data-ask=[asks] {
            use href="#cuba-ship" width="180" height="84" {}
            text class="ship-number" x=(MIDDLE) y="65" { (ship.number()) }
        }
    }
}

/// The spaces; one of each good can be clicked while goods are chosen.
fn spaces(
    stage: &Stage<'_>,
    data: &Data,
    docked: &Docked,
    (layout, open): (&Layout, Option<Berth>),
) -> Markup {
    let spaces = data.spaces(docked.ship);
    let count: i32 = spaces.iter().map(|&count| i32::from(count)).sum();
    // Five fill the deck; fewer lie in its middle, more move together.
    let pitch = PITCH.min(DECK / count.max(1));
    let mut x = ABOARD + (DECK - count * pitch) / 2;
    let arrived = motion::arrived(stage, layout.class, docked.ship);
    html! {
        // The deck sails with its ship.
        g data-piece={ (layout.class) "-deck-" (docked.ship.number()) } data-from=[arrived] {
            @for &good in Good::ALL {
                @for index in 0..spaces[good] {
                    @let full = index < docked.cargo[good];
                    @let first = index == docked.cargo[good];
                    @let name = full.then(|| motion::aboard(layout.class, docked.ship, (good, index)));
                    @let from = name.as_ref().and_then(|_| motion::loaded(layout.class, stage, good));
                    @let size = (pitch - 2).min(26);
                    @if let Some(berth) = open.filter(|_| first) {
                        (open_space(stage, (berth, good), (x, size)))
                    } @else {
                        g class=(if full { "space full" } else { "space" }) transform=(at(x, 39 - size)) {
                            g data-piece=[name] data-from=[from] data-state=[full.then(|| motion::aboard("aboard", docked.ship, (good, index)))] { (crated(good, size)) }
                        }
                    }
                    @let () = x += pitch;
                }
            }
        }
    }
}

/// A space that can be clicked.
fn open_space(stage: &Stage<'_>, (berth, good): (Berth, Good), (x, size): (i32, i32)) -> Markup {
    let title = say::good(stage.words, good);
    let ring = html! { rect x="-1" y="-1" width=(size + 2) height=(size + 2) rx="5" {} };
    let piece = Piece { below: crated(good, size), ring, above: html! {} };
    let pick = Pick::only(stage, |action| decision::shipped(action) == Some((berth, good)));
    pick.piece("space", (x, 39 - size), &title, piece)
}

/// A crate with the good that belongs into it.
fn crated(good: Good, size: i32) -> Markup {
    html! {
        rect class="crate" width=(size) height=(size) rx="4" {}
        (placed(say::thing(good), 3, 3, size - 6))
    }
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

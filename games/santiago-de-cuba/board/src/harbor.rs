//! The harbor: sea, pier, the ship with its dice, the value flags, the track of the ships.

use art::{Pick, Piece, at, die};
use maud::{Markup, html};
use santiago_de_cuba_rules::{Action, FlagStep, Good, Load, Phase, Step, Use, View};
use tabletop::{Key, Message};

use crate::layout::Layout;
use crate::{Stage, decision, say};

/// Width of a die.
const DIE: i32 = 66;

/// Sea and pier.
pub(crate) fn sea(layout: &Layout) -> Markup {
    let (width, height) = layout.size;
    let shore = layout.shore;
    let deep = height - shore;
    let (pier, _) = layout.stations[0];
    html! {
        rect class="sea" y=(shore) width=(width) height=(deep) {}
        rect class="waves" y=(shore + 24) width=(width) height=(deep - 24) {}
        rect class="quay" y=(shore - 4) width=(width) height="14" {}
        rect class="quay-edge" y=(shore + 8) width=(width) height="5" {}
        rect class="pier-shade" x=(pier - 58) y=(shore) width="124" height="124" rx="8" {}
        rect class="pier" x=(pier - 62) y=(shore - 12) width="124" height="130" rx="6" {}
        path class="planks" d={ "M" (pier - 62) " " (shore + 8)
            "h124m0 22h-124m0 22h124m0 22h-124m0 22h124" } {}
    }
}

/// The ship with the dice on its deck, and the die set aside.
pub(crate) fn ship(view: &View, stage: &Stage<'_>, layout: &Layout) -> Markup {
    let town = &view.town;
    let ships = view.data.ships;
    let number = town.ship.min(ships);
    let title = stage.words.with("ship-title", &[("ship", number.into()), ("ships", ships.into())]);
    let (x, y) = layout.ship;
    let rolled = match view.phase {
        Phase::Turn { step: Step::Demand { rolled, .. }, .. } => Some(rolled),
        Phase::Turn { .. } | Phase::Layout | Phase::Screens { .. } | Phase::Over { .. } => None,
    };
    let aboard = |good: Good| rolled.is_some() || town.demand[good].is_some();
    let goods: Vec<Good> = Good::ALL.iter().copied().filter(|&good| aboard(good)).collect();
    let empty = rolled.is_none() && goods.is_empty();
    let delivers = |&good: &Good| stage.ask(&Action::Deliver(Load::Goods { good, count: 1 }));
    let asks = goods.first().map_or_else(|| stage.see("ship", None), delivers);
    let is_about = |action: &Action| {
        let strikes = matches!(action, Action::Use(Use::CustomsOffice { .. }));
        strikes || decision::demand(action).is_some()
    };
    let loads = stage.offer.actions().any(is_about);
    let (first, step) = if rolled.is_some() { (112, 66) } else { (121, 78) };
    html! {
        g class="ship" data-piece={ (layout.class) "-ship-" (number) } data-state={ "ship " (number) } data-look[loads] data-ask=[asks] data-tell="" {
            title { (title) }
            use href="#sdc-ship" x=(x) y=(y) width="500" height="190" {}
            text class="ship-name" x=(x + 262) y=(y + 154) {
                (stage.words.with("ship-word", &[("ship", number.into())]))
            }
        }
        @if !empty {
            @for (index, &good) in (0..).zip(&goods) {
                @let spot = (x + first + index * step, y + 109);
                @let face = rolled.map_or_else(|| town.wanted(good), |rolled| rolled[good]);
                (placed_die(stage, good, (face, rolled.is_some()), (layout.class, spot)))
            }
        }
        @if let Some(&good) = Good::ALL.iter().find(|&&good| !empty && !aboard(good)) {
            (aside(stage, good, layout.aside))
        }
    }
}

fn placed_die(
    stage: &Stage<'_>,
    good: Good,
    (face, rolled): (u8, bool),
    (drawing, spot): (&str, (i32, i32)),
) -> Markup {
    let attempt = if rolled {
        Action::SetAside { die: good }
    } else {
        Action::Deliver(Load::Goods { good, count: 1 })
    };
    let pick = Pick::of(stage, &attempt, |action| decision::die(action) == Some(good));
    let id = match (rolled, face) {
        (true, _) => "die-rolled",
        (false, 0) => "die-met",
        (false, _) => "die-title",
    };
    let title = say::said(stage, &Message::new(id).number("count", face).word("item", good));
    // Five rolled dice need the room of four.
    let scale = if rolled { "scale(.86)" } else { "scale(1)" };
    let below = html! {
        g data-piece={ (drawing) "-die-" (good.key()) } data-state={ "die-" (good.key()) " " (face) } transform=(scale) {
            g transform=(at(0, -DIE)) { (die(say::thing(good), face)) }
        }
    };
    let ring = html! {
        rect transform=(scale) x="-2" y=(-DIE - 2) width=(DIE + 4) height=(DIE + 7) rx="12" {}
    };
    pick.piece("deck-die", spot, &title, Piece { below, ring, above: html! {} })
}

fn aside(stage: &Stage<'_>, good: Good, (x, y): (i32, i32)) -> Markup {
    let title = say::said(stage, &Message::new("die-aside").word("item", good));
    let asks = stage.ask(&Action::Deliver(Load::Goods { good, count: 1 }));
    html! {
        g class="aside" transform=(at(x, y)) data-ask=[asks] data-tell="" {
            title { (title) }
            rect class="raft" x="-8" y="10" width="66" height="46" rx="6" {}
            path class="planks" d="M-8 25h66M-8 41h66" {}
            g transform="translate(4 0) scale(.64)" { (die(say::thing(good), 0)) }
            path class="strike" d="M2 44L48-2" {}
        }
    }
}

/// The room of the flags, the chequered one too, and of the ships' track.
const ROOM: (i32, i32) = (282, 420);

/// The flags and the chequered one, and the value marker.
pub(crate) fn flags(view: &View, stage: &Stage<'_>, layout: &Layout) -> Markup {
    let (x, y) = layout.flags;
    let current = view.town.flag;
    let title = stage.words.with("flags-title", &[("flag", view.flag_points().into())]);
    let flags = view.data.flags.iter().map(|&points| Some(points)).chain([None]);
    let step = apart(94, ROOM.0, view.data.last_flag() + 1);
    let moves = stage.ask(&Action::Use(Use::PortAuthority { step: FlagStep::Raise }));
    html! {
        g class="flags" transform=(at(x, y)) data-ask=[moves] data-tell="" {
            title { (title) }
            @for (index, points) in (0..).zip(flags) {
                (one_flag(index * step, points, index == i32::from(current)))
            }
            g class="value" data-piece={ (layout.class) "-value" } data-state={ "value " (current) }
                transform=(at(i32::from(current) * step + 10, 102)) {
                ellipse class="value-side" cy="5" rx="17" ry="11" {}
                ellipse class="value-top" rx="17" ry="11" {}
            }
        }
    }
}

fn one_flag(x: i32, number: Option<u8>, current: bool) -> Markup {
    let class = match (number, current) {
        (_, true) => "flag current",
        (Some(_), false) => "flag",
        (None, false) => "flag end",
    };
    html! {
        g class=(class) transform=(at(x, 0)) {
            ellipse class="buoy" cx="10" cy="106" rx="24" ry="14" {}
            path class="pole" d="M10 4v100" {}
            path class="cloth" d="M11 6c22-12 36 12 62 0v48c-26 12-40-12-62 0z" {}
            @if let Some(number) = number {
                text class="flag-number" x="42" y="43" { (number) }
            }
        }
    }
}

/// How far things lie apart that have a room for so many steps.
fn apart(widest: i32, room: i32, steps: u8) -> i32 {
    widest.min(room / i32::from(steps.max(1)))
}

/// The ships: gone, here, to come.
pub(crate) fn track(view: &View, stage: &Stage<'_>, layout: &Layout) -> Markup {
    let (x, y) = layout.track;
    let ships = view.data.ships;
    let number = view.town.ship.min(ships);
    let title = stage.words.with("ship-title", &[("ship", number.into()), ("ships", ships.into())]);
    let step = apart(70, ROOM.1, ships - 1);
    html! {
        g class="track" transform=(at(x, y)) data-ask=[stage.see("ship", None)] data-tell="" {
            title { (title) }
            path class="track-line" d={ "M20 22h" (i32::from(ships - 1) * step) } {}
            @for ship in 1..=ships {
                @let left = i32::from(ship - 1) * step;
                @let class = if ship < view.town.ship { "berth gone" } else { "berth" };
                g class=(class) transform=(at(left, 0)) {
                    circle cx="20" cy="22" r="19" {}
                    @if ship == view.town.ship {
                        use href="#sdc-small-ship" x="-8" y="-10" width="56" height="43" {}
                    }
                    text class="berth-number" x="20" y="29" { (ship) }
                }
            }
        }
    }
}

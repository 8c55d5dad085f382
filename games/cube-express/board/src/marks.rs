//! What can be clicked on the map: places of a tile, in each way it can lie there, tiles
//! within reach of a loco, stations.

use art::{Pick, Piece, seat_class};
use cube_express_rules::rules::laying::{self, Laying};
use cube_express_rules::rules::{driving, station, stops};
use cube_express_rules::{
    Action, Cell, Face, Loco, Phase, Place, Side, Spot, Step, Table, View, Waste,
};
use maud::{Markup, html};
use tabletop::{Key, Message, Seat, Viewer};

use crate::geometry::{corner, middle};
use crate::reach::{self, Gives, Target};
use crate::{Stage, decision, say, tile};

/// Everything that can be clicked on the map now, apart from locos.
pub(crate) fn marks(view: &View, stage: &Stage<'_>) -> Markup {
    let offer = stage.offer;
    if let Some((tile, back)) = offer.agreed(decision::laid) {
        return places(view, stage, laying::face(tile, back));
    }
    if decision::all(stage, |action| matches!(action, Action::BuildLoco { .. })) {
        return stations(view, stage, "choose-second-here");
    }
    if offer.agreed(decision::released).is_some() {
        return stations(view, stage, "choose-from-city");
    }
    let targets = reach::targets(view, stage);
    let about = subject(view).filter(|_| stage.decides() && targets.is_empty());
    html! {
        // What is asked about.
        @if let Some(place) = about {
            @let (x, y) = corner(view.table.map.spot(place).at);
            rect class="about" x=(x + 2) y=(y + 2) width="96" height="96" rx="6" {}
        }
        @for target in targets { (step(view, stage, &target)) }
    }
}

/// The places that the viewer may choose, each once.
pub(crate) fn cells(stage: &Stage<'_>) -> Vec<Cell> {
    let mut cells: Vec<Cell> = Vec::new();
    for at in stage.offer.actions().filter_map(decision::place) {
        if !cells.contains(&at) {
            cells.push(at);
        }
    }
    cells
}

/// The ways in which the chosen tile can lie on a place.
fn tops(stage: &Stage<'_>, at: Cell) -> Vec<Side> {
    let top = |action: &Action| {
        let Action::Lay { at: there, top, .. } = *action else { return None };
        (there == at).then_some(top)
    };
    stage.offer.actions().filter_map(top).collect()
}

/// Whether the chosen tile can be turned anywhere.
pub(crate) fn turns(stage: &Stage<'_>) -> bool {
    cells(stage).into_iter().any(|at| tops(stage, at).len() > 1)
}

/// A ghost of the tile wherever it fits, of the ways to lie one at a time; it keeps to its
/// square, so that every neighbor is seen.
fn places(view: &View, stage: &Stage<'_>, face: Face) -> Markup {
    html! {
        @for at in cells(stage) {
            @let tops = tops(stage, at);
            g data-faces="" {
                @for (nth, &top) in tops.iter().enumerate() {
                    g hidden[nth > 0] { (ghost(view, stage, face, (at, top), tops.len() > 1)) }
                }
            }
        }
    }
}

fn ghost(
    view: &View,
    stage: &Stage<'_>,
    face: Face,
    (at, top): (Cell, Side),
    turns: bool,
) -> Markup {
    let waste = waste(view, stage, face, (at, top));
    let lies = stage.words.text(&format!("side-{}", top.key()));
    let title = if turns {
        stage.words.with("choose-place-turned", &[("side", lies.into())])
    } else {
        stage.words.text("choose-place")
    };
    let title = warned(stage, title, waste);
    let piece = Piece {
        below: html! { g class="ghost" { (tile::card(view.table.data(), face, top)) } },
        ring: html! { rect x="4" y="4" width="92" height="92" rx="5" {} },
        above: html! {
            @if turns {
                // Whoever cannot reach it has the button beside the board.
                g class="turner" transform="translate(84 84)" data-rotate="" aria-hidden="true" {
                    title { (stage.words.text("choose-turn")) }
                    circle r="14" {}
                    path d="M-6.500-2A7 7 0 1 1-5 5M-7.500-8v6.500h6.500" {}
                }
            }
            @if let Some(waste) = waste { (no_station(stage, waste)) }
        },
    };
    let here = |action: &Action| matches!(*action, Action::Lay { at: there, top: to, .. } if (there, to) == (at, top));
    Pick::only(stage, here).piece("place", corner(at), &title, piece)
}

/// Why no station could stand on the tile laid so, if it is one for stations.
fn waste(view: &View, stage: &Stage<'_>, face: Face, (at, top): (Cell, Side)) -> Option<Waste> {
    let Viewer::Player(seat) = stage.viewer else { return None };
    let (tile, _) = stage.offer.agreed(decision::laid)?;
    station::waste(&view.table, Laying { seat, tile, face, at, top })
}

/// A title that says what is lost there.
fn warned(stage: &Stage<'_>, title: String, waste: Option<Waste>) -> String {
    let Some(waste) = waste else { return title };
    let why = why(stage, waste);
    stage.words.with("choose-wasted", &[("place", title.into()), ("why", why.into())])
}

fn why(stage: &Stage<'_>, waste: Waste) -> String {
    stage.words.text(&format!("waste-{}", waste.key()))
}

/// A station, crossed out; a finger on it is told why.
fn no_station(stage: &Stage<'_>, waste: Waste) -> Markup {
    html! {
        g class="wasted" transform="translate(4 4)" data-tell="" {
            title { (stage.words.with("tell-wasted", &[("why", why(stage, waste).into())])) }
            circle cx="14" cy="14" r="14" {}
            path d="M6 20 V13 L14 6 L22 13 V20 Z M4 4 L24 24" {}
        }
    }
}

/// A tile within reach: a click drives there and takes what it gives; the way is shown.
fn step(view: &View, stage: &Stage<'_>, target: &Target) -> Markup {
    let Viewer::Player(seat) = stage.viewer else { return html! {} };
    let table = &view.table;
    let spot = table.map.spot(target.way.to);
    let takes = target.drives_and_takes();
    let class = if target.way.cells.len() == 1 { "step" } else { "step far" };
    let piece = Piece {
        below: html! {
            rect class="target" width="100" height="100" {}
            (route(table, seat, target))
        },
        ring: html! { rect width="100" height="100" rx="4" {} },
        above: html! {
            (badge(table, spot, (seat, target)))
        },
    };
    let title = titled(table, stage, target);
    let whole = takes.as_deref().map_or_else(|| drives(stage, target), Pick::chain);
    whole.piece(class, corner(spot.at), &title, piece)
}

/// Driving there and nothing else.
pub(crate) fn drives(stage: &Stage<'_>, target: &Target) -> Pick {
    match target.drives().as_slice() {
        [one] => Pick::only(stage, |action| action == one),
        several => Pick::chain(several),
    }
}

/// What a click on a tile within reach does, in words.
fn titled(table: &Table, stage: &Stage<'_>, target: &Target) -> String {
    let to = say::place(stage.words, stage.names, "to", driving::told(table, target.way.to));
    let points = target.way.cells.len();
    let mut args = vec![("to", to.into()), ("points", points.into())];
    match target.gives {
        None => stage.words.with("choose-go", &args),
        Some(gives) => {
            args.push(("gives", what(stage, gives).into()));
            stage.words.with("choose-go-gives", &args)
        }
    }
}

/// The way of a loco, seen from the square where it ends.
fn route(table: &Table, seat: Seat, target: &Target) -> Markup {
    let place = table.player(seat).loco(target.loco);
    let start = place.map(|place| table.map.spot(place).at);
    let (x, y) = corner(table.map.spot(target.way.to).at);
    let points = start.iter().chain(&target.way.cells).map(|&cell| {
        let (there, down) = middle(cell);
        format!("{},{}", there - x, down - y)
    });
    html! { polyline class="route" points=(points.collect::<Vec<_>>().join(" ")) {} }
}

/// What a stop would give, in words.
fn what(stage: &Stage<'_>, gives: Gives) -> String {
    say::said(
        stage,
        &match gives {
            Gives::Resource(resource) => {
                Message::new("gives-resource").number("count", 1).word("item", resource)
            }
            Gives::Passenger => Message::new("gives-passenger"),
            Gives::Delivery { points } => Message::new("gives-points").number("points", points),
        },
    )
}

/// How many points a tile is away, and what it gives, where nothing on it lies below.
fn badge(table: &Table, spot: &Spot, (seat, target): (Seat, &Target)) -> Markup {
    let (width, height) = match target.gives {
        None => (22, 22),
        Some(Gives::Resource(_) | Gives::Passenger) => (22, 40),
        Some(Gives::Delivery { .. }) => (30, 40),
    };
    let (x, y) = tile::open_at(table.data(), spot, (width, height));
    let middle = x + width / 2;
    html! {
        rect class="gives" x=(x) y=(y) width=(width) height=(height) rx="11" {}
        circle class="cost" cx=(middle) cy=(y + 11) r="10.500" {}
        text class="cost-number" x=(middle) y=(y + 17) { (target.way.cells.len()) }
        @match target.gives {
            None => {}
            Some(Gives::Resource(resource)) => (tile::resource(resource, x + 3, y + 22, 16)),
            Some(Gives::Passenger) => (tile::cube(seat, x + 3, y + 22, 16)),
            Some(Gives::Delivery { points }) => {
                text class="gives-number" x=(middle) y=(y + 36) { (points) "★" }
            }
        }
    }
}

/// The stations that can be chosen.
fn stations(view: &View, stage: &Stage<'_>, id: &str) -> Markup {
    let title = stage.words.text(id);
    let here = |at: &Cell| view.table.map.find(*at).is_some();
    html! {
        @for at in cells(stage).into_iter().filter(here) {
            @let piece = Piece {
                below: html! { rect class="target" width="100" height="100" {} },
                ring: html! { rect x="4" y="4" width="92" height="92" rx="5" {} },
                above: html! {},
            };
            (Pick::only(stage, |action| decision::place(action) == Some(at)).piece("step", corner(at), &title, piece))
        }
    }
}

/// What a loco is called among the pieces that move.
pub(crate) fn loco_name(seat: Seat, loco: Loco) -> String {
    format!("loco-{}-{}", seat.index(), loco.key())
}

/// Width and height of a loco.
const LOCO: (i32, i32) = (36, 25);

/// A loco, its wheels at a place; of two that can drive, a click chooses one.
pub(crate) fn loco(
    stage: &Stage<'_>,
    (seat, loco): (Seat, Loco),
    (at, spot): (Cell, (i32, i32)),
    along: Option<String>,
) -> Markup {
    let own = stage.viewer == Viewer::Player(seat);
    let drives = |wanted: Loco| {
        move |action: &Action| decision::loco(action).is_some_and(|loco| loco == wanted)
    };
    let both = Loco::ALL.iter().all(|&one| stage.offer.actions().any(drives(one)));
    let pick = if own && both { Pick::only(stage, drives(loco)) } else { Pick::default() };
    let asks = stage.ask_or_see(&Action::Drive { loco, to: at }, "loco", seat);
    let pick = pick.or_ask(asks);
    let class = seat_class(seat);
    let (width, height) = LOCO;
    let piece = Piece {
        below: html! {
            use href="#cx-loco" x=(-width / 2) y=(1 - height) width=(width) height=(height) {}
            g class="chest" { use href={ "#art-" (class) } x="3" y="-16" width="10" height="10" {} }
            @if loco == Loco::Second { text class="second" x="-10" y="-6" { "2" } }
        },
        ring: html! { rect x="-20" y="-27" width="40" height="31" rx="7" {} },
        above: html! {},
    };
    let title = if pick.may() {
        say::said(stage, &Message::new("choose-drive-loco").word("loco", loco))
    } else {
        stage.name(seat).to_owned()
    };
    html! {
        g data-piece=(loco_name(seat, loco)) data-state={ (loco_name(seat, loco)) " " (at) } data-along=[along] {
            (pick.piece(&format!("loco {class}"), spot, &title, piece))
        }
    }
}

/// The tile that the question is about: just laid, or just entered.
pub(crate) fn subject(view: &View) -> Option<Place> {
    match view.phase {
        Phase::Turn { step: Step::Center { place } | Step::Pay { place, .. }, .. } => Some(place),
        Phase::Turn { active, step: Step::Drive(driving), .. } => {
            stops::stop(&view.table, active, &driving).ok()
        }
        Phase::Turn {
            step: Step::Lay | Step::Market | Step::Store { .. } | Step::Refill { .. },
            ..
        }
        | Phase::Deal
        | Phase::Over { .. } => None,
    }
}

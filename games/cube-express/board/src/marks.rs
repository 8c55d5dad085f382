//! What can be clicked on the map: places and turns of a tile, the next tile of
//! a loco, stations, and the house for a passenger.

use art::{Pick, Piece, seat_class};
use cube_express_rules::rules::laying::{self, Laying};
use cube_express_rules::rules::station;
use cube_express_rules::rules::stops;
use cube_express_rules::{Action, Cell, Face, Loco, Phase, Place, Side, Step, Table, View, Waste};
use maud::{Markup, html};
use tabletop::{Key, Message, Seat, Viewer};

use crate::geometry::corner;
use crate::reach::{self, Gives};
use crate::{Stage, decision, say, tile};

/// Everything that can be clicked on the map now, apart from locos.
pub(crate) fn marks(view: &View, stage: &Stage<'_>) -> Markup {
    let offer = stage.offer;
    if let Some((tile, back)) = offer.agreed(decision::laid) {
        let face = laying::face(tile, back);
        return match offer.agreed(decision::place) {
            Some(at) => turns(view, stage, face, at),
            None => places(view, stage, face),
        };
    }
    if decision::all(stage, |action| matches!(action, Action::BuildLoco { .. })) {
        return stations(view, stage, "choose-second-here");
    }
    if offer.agreed(decision::released).is_some() {
        return stations(view, stage, "choose-from-city");
    }
    steps(view, stage)
}

/// The places that the viewer may choose, each once.
fn cells(stage: &Stage<'_>) -> Vec<Cell> {
    let mut cells: Vec<Cell> = Vec::new();
    for at in stage.offer.actions().filter_map(decision::place) {
        if !cells.contains(&at) {
            cells.push(at);
        }
    }
    cells
}

/// A ghost of the tile wherever it fits, with an arrow for each way it can lie.
fn places(view: &View, stage: &Stage<'_>, face: Face) -> Markup {
    let top = |at: Cell| {
        move |action: &Action| {
            let Action::Lay { at: there, top, .. } = *action else { return None };
            (there == at).then_some(top)
        }
    };
    html! {
        @for at in cells(stage) {
            @let tops: Vec<Side> = stage.offer.actions().filter_map(top(at)).collect();
            @let first = tops.first().copied().unwrap_or(Side::North);
            @let wastes: Option<Vec<Waste>> =
                tops.iter().map(|&top| waste(view, stage, face, (at, top))).collect();
            // Only if no way round would do.
            @let waste = wastes.and_then(|wastes| wastes.first().copied());
            @let title = warned(stage, stage.words.text("choose-place"), waste);
            @let piece = Piece {
                below: html! { g class="ghost" { (tile::card(view.table.data(), face, first)) } },
                ring: html! { rect x="4" y="4" width="92" height="92" rx="5" {} },
                above: html! {
                    @if tops.len() > 1 {
                        circle class="count" cx="86" cy="14" r="12" {}
                        text class="count-number" x="86" y="19" { (tops.len()) }
                    }
                    @if let Some(waste) = waste { (no_station(stage, waste)) }
                },
            };
            (Pick::only(stage, |action| decision::place(action) == Some(at)).piece("place", corner(at), &title, piece))
        }
    }
}

/// The tile in each way it can lie on the chosen place, in the quarters of the place.
fn turns(view: &View, stage: &Stage<'_>, face: Face, at: Cell) -> Markup {
    let (x, y) = corner(at);
    let points = |top: Side| move |action: &Action| matches!(*action, Action::Lay { top: to, .. } if to == top);
    let lies = |top: &Side| stage.offer.actions().any(points(*top));
    let tops: Vec<Side> = Side::FOUR.into_iter().filter(lies).collect();
    // Larger than the place itself, so that a finger can tell them apart.
    let spots = [(-34, -34), (52, -34), (-34, 52), (52, 52)];
    html! {
        @for (&top, (dx, dy)) in tops.iter().zip(spots) {
            @let waste = waste(view, stage, face, (at, top));
            @let title = warned(stage, stage.words.text(&format!("side-{}", top.key())), waste);
            @let piece = Piece {
                below: html! { g transform="scale(.8)" { (tile::card(view.table.data(), face, top)) } },
                ring: html! { rect x="1" y="1" width="78" height="78" rx="5" {} },
                above: html! { @if let Some(waste) = waste { (no_station(stage, waste)) } },
            };
            (Pick::only(stage, points(top)).piece("turn", (x + dx, y + dy), &title, piece))
        }
    }
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
        g class="wasted" transform="translate(6 6)" data-tell="" {
            title { (stage.words.with("tell-wasted", &[("why", why(stage, waste).into())])) }
            circle cx="14" cy="14" r="14" {}
            path d="M6 20 V13 L14 6 L22 13 V20 Z M4 4 L24 24" {}
        }
    }
}

/// The tiles that the chosen loco can enter next, with what they would give.
fn steps(view: &View, stage: &Stage<'_>) -> Markup {
    let Viewer::Player(seat) = stage.viewer else { return html! {} };
    let table = &view.table;
    let entered =
        |at: &Cell| stage.offer.actions().any(|action| decision::entered(action) == Some(*at));
    html! {
        @for at in cells(stage).into_iter().filter(entered) {
            @if let Some(place) = table.map.find(at) { (next(table, stage, seat, place)) }
        }
    }
}

fn next(table: &Table, stage: &Stage<'_>, seat: Seat, place: Place) -> Markup {
    let spot = table.map.spot(place);
    let gives = reach::gives(table, seat, place);
    let title = match gives {
        None => say::said(stage, &say::with_tile("choose-go", table.data(), spot.face)),
        Some(gives) => {
            let tile = say::name(stage.words, table.data(), spot.face);
            let gives = what(stage, gives);
            stage.words.with("choose-go-gives", &[("tile", tile.into()), ("gives", gives.into())])
        }
    };
    let piece = Piece {
        below: html! { rect class="target" width="100" height="100" {} },
        ring: html! { rect x="4" y="4" width="92" height="92" rx="5" {} },
        above: html! { @if let Some(gives) = gives { (badge(seat, gives)) } },
    };
    let pick = Pick::only(stage, |action| decision::entered(action) == Some(spot.at));
    html! { @if pick.may() { (pick.piece("step", corner(spot.at), &title, piece)) } }
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

fn badge(seat: Seat, gives: Gives) -> Markup {
    html! {
        rect class="gives" x="62" y="2" width="36" height="24" rx="12" {}
        @match gives {
            Gives::Resource(resource) => {
                text class="gives-number" x="72" y="19" { "+" }
                (tile::resource(resource, 77, 5, 18))
            }
            Gives::Passenger => {
                text class="gives-number" x="72" y="19" { "+" }
                (tile::cube(seat, 77, 5, 18))
            }
            Gives::Delivery { points } => text class="gives-number" x="80" y="19" { (points) "★" },
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

/// A loco, its wheels at a place; clicked to drive it.
pub(crate) fn loco(stage: &Stage<'_>, (seat, loco): (Seat, Loco), spot: (i32, i32)) -> Markup {
    let own = stage.viewer == Viewer::Player(seat);
    let asked = own && stage.offer.agreed(decision::loco).is_none();
    let pick = if asked {
        Pick::only(stage, |action| decision::loco(action) == Some(loco))
    } else {
        Pick::default()
    };
    let drives = stage.ask_or_see(&Action::Drive { loco, to: Cell::default() }, "loco", seat);
    let pick = pick.or_ask(drives);
    let class = seat_class(seat);
    let piece = Piece {
        below: html! {
            use href="#cx-loco" x="-23" y="-30" width="46" height="31" {}
            g class="chest" { use href={ "#art-" (class) } x="4" y="-19" width="11" height="11" {} }
            @if loco == Loco::Second { text class="second" x="-13" y="-9" { "2" } }
        },
        ring: html! { rect x="-27" y="-34" width="54" height="40" rx="8" {} },
        above: html! {},
    };
    let title = if pick.may() {
        say::said(stage, &Message::new("choose-drive-loco").word("loco", loco))
    } else {
        stage.name(seat).to_owned()
    };
    html! {
        g data-piece={ "loco-" (seat.index()) "-" (loco.key()) } {
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

//! The street: road, stations with their Cubans, and the car.

use art::{Pick, Piece, Thing, at, placed};
use maud::{Markup, html};
use santiago_de_cuba_rules::components::Data;
use santiago_de_cuba_rules::table::Face;
use santiago_de_cuba_rules::{Action, Building, Cuban, Phase, Station, Step, Use, View};
use tabletop::{Key, Message};

use crate::layout::Layout;
use crate::{Stage, decision, say};

const PLACES: u8 = 10;

/// The road round the quarters.
pub(crate) fn road(layout: &Layout) -> Markup {
    let [left, top, right, bottom] = layout.road;
    let (width, height) = (right - left, bottom - top);
    html! {
        @for class in ["plaza", "road-edge", "road", "road-line"] {
            rect class=(class) x=(left) y=(top) width=(width) height=(height) rx="64" {}
        }
    }
}

/// The ten stations.
pub(crate) fn stations(view: &View, stage: &Stage<'_>, layout: &Layout) -> Markup {
    html! {
        @for (place, &spot) in (0..PLACES).zip(&layout.stations) {
            (station(view, stage, place, spot))
        }
    }
}

fn station(view: &View, stage: &Stage<'_>, place: u8, spot: (i32, i32)) -> Markup {
    let town = &view.town;
    let station = town.station(place);
    let cuban = town.cuban_at(place);
    let down = cuban.is_some_and(|cuban| town.faces[cuban] != Face::Up);
    // Whoever is at the newspaper turns somebody face down; else one drives there, or cannot now.
    let reads = matches!(view.phase, Phase::Turn { active, step: Step::Use }
        if town.figures[active] == Some(Building::Newspaper));
    let attempt = match cuban {
        Some(cuban) if reads => Action::Use(Use::Newspaper { cuban: Some(cuban) }),
        Some(_) | None => Action::Drive { to: station },
    };
    let pick = Pick::of(stage, &attempt, |action| decision::station(action) == Some(station));
    let flower = cuban.and_then(|cuban| view.data.flower(cuban)).map_or("none", say::flower_class);
    let class = if down { "station down" } else { "station" };
    let fare = fare(view, place).filter(|_| stage.decides());
    let portrait = if down { "back" } else { station.key() };
    let below = html! {
        ellipse class="shade" cx="3" cy="40" rx="36" ry="7" {}
        circle class="medal" r="42" {}
        circle class={ "medal-sky " (flower) } r="39" {}
        g clip-path="url(#sdc-medal)" {
            use href={ "#sdc-cuban-" (portrait) } x="-40" y="-36" width="80" height="80" {}
        }
        circle class="medal-rim" r="39" {}
    };
    let above = html! {
        text class="name" y="65" { (say::station(stage.words, station)) }
        @if let Some(cuban) = cuban { (badges(&view.data, cuban, down)) }
        @if let Some(fare) = fare { (tag(stage, fare)) }
    };
    let ring = html! { circle r="45" {} };
    let title = title(view, stage, station, down, fare);
    pick.piece(&format!("{class} {}", station.key()), spot, &title, Piece { below, ring, above })
}

/// What a Cuban gives, and the flower.
fn badges(data: &Data, cuban: Cuban, down: bool) -> Markup {
    let gift = match cuban {
        Cuban::Pablo => Some((Thing::Any, data.cubans[cuban])),
        Cuban::ElZorro | Cuban::Alonso => None,
        Cuban::Pedro
        | Cuban::Jose
        | Cuban::Conchita
        | Cuban::Miguel
        | Cuban::Maria
        | Cuban::Martinez => say::gives(cuban).map(|item| (say::thing(item), data.cubans[cuban])),
    };
    html! {
        @if !down {
            g class="gift" transform=(at(-44, 12)) {
                @match (gift, cuban) {
                    (Some((thing, count)), _) => {
                        @let more = wider(count);
                        rect class="badge" width=(44 + more) height="29" rx="14" {}
                        text class="badge-number" x=(14 + more / 2) y="21" { (count) }
                        (placed(thing, 20 + more, 4, 21))
                    }
                    (None, Cuban::Alonso) => {
                        rect class="badge" width="29" height="29" rx="14" {}
                        (placed(Thing::Marker, 5, 5, 19))
                    }
                    (None, _) => {
                        rect class="badge" width="44" height="29" rx="14" {}
                        text class="badge-number" x="13" y="21" { "?" }
                        (placed(Thing::Any, 20, 4, 21))
                    }
                }
            }
        }
        @if let Some(flower) = data.flower(cuban) {
            circle class="badge" cx="31" cy="25" r="17" {}
            use href={ "#sdc-flower-" (flower.key()) } x="17" y="11" width="28" height="28" {}
        }
    }
}

/// How much more room a number needs than one of a single digit.
const fn wider(number: u16) -> i32 {
    if number < 10 { 0 } else { 12 }
}

/// What the drive costs.
fn tag(stage: &Stage<'_>, fare: u16) -> Markup {
    html! {
        g class="fare" transform=(at(-46, -46)) {
            @if fare == 0 {
                @let word = stage.words.text("cost-free");
                @let width = 12 + 11 * i32::try_from(word.chars().count()).unwrap_or(4);
                rect class="fare-tag" width=(width) height="28" rx="14" {}
                text class="fare-word" x=(width / 2) y="20" { (word) }
            } @else {
                @let more = wider(fare);
                rect class="fare-tag" width=(48 + more) height="28" rx="14" {}
                text class="fare-number" x=(15 + more / 2) y="21" { (fare) }
                (placed(Thing::Peso, 23 + more, 4, 20))
            }
        }
    }
}

/// What it costs to drive to a place, if the car is about to be driven.
pub(crate) fn fare(view: &View, place: u8) -> Option<u16> {
    match view.phase {
        Phase::Turn { step: Step::Drive, .. } => {
            let further = (place + PLACES - view.town.car - 1) % PLACES;
            Some(u16::from(further) * view.data.further_station)
        }
        Phase::Turn { .. } | Phase::Layout | Phase::Screens { .. } | Phase::Over { .. } => None,
    }
}

fn title(
    view: &View,
    stage: &Stage<'_>,
    station: Station,
    down: bool,
    fare: Option<u16>,
) -> String {
    let words = stage.words;
    let name = say::station(words, station);
    let turns = |action: &Action| decision::turned(action).map(Cuban::station) == Some(station);
    if stage.offer.actions().any(turns) {
        return say::said(stage, &Message::new("choose-turn-down").word("station", station));
    }
    let brings = say::brings(words, &view.data, station);
    if let Some(fare) = fare {
        let id = if down { "choose-drive-down" } else { "choose-drive" };
        let drive = words.text(&format!("drive-{}", station.key()));
        let args = [("drive", drive.into()), ("cost", fare.into()), ("brings", brings.into())];
        return words.with(id, &args);
    }
    let car = if view.town.station(view.town.car) == station {
        format!(" ({})", words.text("car"))
    } else {
        String::new()
    };
    let said = if down {
        words.with("face-down", &[("station", name.into())])
    } else {
        words.with("cuban-title", &[("station", name.into()), ("brings", brings.into())])
    };
    said + &car
}

/// The car at its station; it drives left to right on the upper road.
pub(crate) fn car(view: &View, stage: &Stage<'_>, layout: &Layout) -> Markup {
    let (x, y) = layout.car[usize::from(view.town.car) % layout.car.len()];
    let bottom = layout.road[3];
    let mirrored = if (y - bottom).abs() < 20 { " scale(-1 1)" } else { "" };
    let next = view.town.station((view.town.car + 1) % PLACES);
    let drives = stage.offer.actions().any(|action| matches!(action, Action::Drive { .. }));
    html! {
        g class="car" data-piece={ (layout.class) "-car" } data-state={ "car " (view.town.car) } data-along=(round(layout, view.town.car))
            transform={ (at(x, y)) (mirrored) }
            data-look[drives]
            data-ask=[stage.ask(&Action::Drive { to: next })] data-tell="" {
            title { (stage.words.text("car")) }
            use href="#sdc-car" x="-36" y="-24" width="72" height="36" {}
        }
    }
}

/// The whole round that leads to a place, each stop and bend of the road as seen from there: the
/// car comes along as much of it as it has driven.
fn round(layout: &Layout, place: u8) -> String {
    let stop = |place: u8| layout.car[usize::from(place % PLACES)];
    let (x, y) = stop(place);
    let ways = (place + 1..place + PLACES).map(|from| (stop(from), stop(from + 1)));
    let points = ways.flat_map(|(from, to)| [Some(from), bend(layout, from, to)]).flatten();
    let points: Vec<String> =
        points.map(|(left, top)| format!("{},{}", left - x, top - y)).collect();
    points.join(" ")
}

/// How far the road keeps from its corner, where it bends.
const BEND: i32 = 19;

/// The bend between two stops on different sides of the road, if there is one.
fn bend(layout: &Layout, from: (i32, i32), to: (i32, i32)) -> Option<(i32, i32)> {
    let [left, top, right, bottom] = layout.road;
    let is_upright = |(x, _): (i32, i32)| x == left || x == right;
    if is_upright(from) == is_upright(to) {
        return None;
    }
    let (x, y) = if is_upright(from) { (from.0, to.1) } else { (to.0, from.1) };
    let inward = |at: i32, low: i32, high: i32| if at - low < high - at { BEND } else { -BEND };
    Some((x + inward(x, left, right), y + inward(y, top, bottom)))
}

//! The map: an endless table on which tiles join into one landscape.

use art::{at, seat_class};
use cube_express_rules::map::CityId;
use cube_express_rules::{Cell, Loco, Phase, Place, Step, Table, View};
use maud::{Markup, html};
use tabletop::{Key, Seat, Viewer};

use crate::geometry::{TILE, corner};
use crate::{Stage, decision, marks, reach, tile, why};

/// What is seen of the map: left, top, width and height.
pub(crate) fn frame(view: &View) -> [i32; 4] {
    let map = &view.table.map;
    let open = map.open().iter().filter(|open| open.is_joined()).map(|open| open.at);
    let cells = map.spots().iter().map(|spot| spot.at).chain(open).map(corner);
    let (mut low, mut high) = ((-150, -150), (250, 250));
    for (x, y) in cells {
        low = (low.0.min(x), low.1.min(y));
        high = (high.0.max(x + TILE), high.1.max(y + TILE));
    }
    let (margin, middle) = (24, i32::midpoint(low.0, high.0));
    let height = high.1 - low.1 + 2 * margin;
    // As wide as the pane is on a screen, so that what is whole fills it.
    let width = (high.0 - low.0 + 2 * margin).max(height * 5 / 4);
    [middle - width / 2, low.1 - margin, width, height]
}

/// Pixels to a unit at which the smallest numbers, 18 units high, have 11 pixels.
const LEGIBLE: &str = "0.61";

/// The middle on which a small screen opens: the loco of whoever looks, or the active one.
fn opening(view: &View, stage: &Stage<'_>) -> String {
    let active = match view.phase {
        Phase::Turn { active, .. } => Some(active),
        Phase::Deal | Phase::Over { .. } => None,
    };
    let seat = match stage.viewer {
        Viewer::Player(seat) => Some(seat),
        Viewer::Public => active,
    };
    let loco = seat.and_then(|seat| view.table.player(seat).loco(Loco::First));
    let (x, y) = loco.map_or((0, 0), |place| corner(view.table.map.spot(place).at));
    format!("{} {} {LEGIBLE}", x + TILE / 2, y + TILE / 2)
}

/// The map that can be dragged and brought nearer.
pub(crate) fn map(view: &View, stage: &Stage<'_>) -> Markup {
    let [left, top, width, height] = frame(view);
    let drawing = html! {
        svg class="map" data-zoom="cube-map" data-open=(opening(view, stage))
            viewBox={ (left) " " (top) " " (width) " " (height) } tabindex="0"
            role="group" aria-label=(stage.words.text("board-title")) {
            (landscape(view, stage))
        }
    };
    art::zoomed(stage.words, &drawing)
}

/// Everything on the map.
pub(crate) fn landscape(view: &View, stage: &Stage<'_>) -> Markup {
    let table = &view.table;
    html! {
        rect class="endless" x="-6000" y="-6000" width="12000" height="12000" {}
        @for spot in table.map.spots() {
            g transform=(place_at(spot.at)) data-ask=[why::of_spot(stage, spot)] {
                (why::title(view, stage, spot))
                (tile::ground(table.data(), spot.face))
            }
        }
        (why::places(view, stage))
        (cities(table, stage))
        g class="tracks" {
            @for spot in table.map.spots() {
                g transform=(place_at(spot.at)) { (tile::rails(spot.print(table.data()), spot.top)) }
            }
        }
        @for spot in table.map.spots() {
            g class="furniture" transform=(place_at(spot.at)) { (tile::furniture(table.data(), spot)) }
        }
        (reachable(view, stage))
        (marks::marks(view, stage))
        (locos(table, stage))
    }
}

fn place_at(cell: Cell) -> String {
    let (x, y) = corner(cell);
    at(x, y)
}

/// The roads of each city in one group, which lights up as one.
fn cities(table: &Table, stage: &Stage<'_>) -> Markup {
    let map = &table.map;
    let mut ids: Vec<CityId> = Vec::new();
    for spot in map.spots() {
        for area in 0..spot.print(table.data()).areas.len() {
            if !ids.contains(&spot.city_of(area)) {
                ids.push(spot.city_of(area));
            }
        }
    }
    html! { @for id in ids { (city(table, stage, id)) } }
}

fn city(table: &Table, stage: &Stage<'_>, id: CityId) -> Markup {
    let map = &table.map;
    let mut roads = String::new();
    let mut squares = Vec::new();
    for spot in map.spots() {
        let print = spot.print(table.data());
        for (index, area) in print.areas.iter().enumerate() {
            if spot.city_of(index) == id {
                roads.push_str(&tile::road(area, spot.top, corner(spot.at)));
                if area.station {
                    squares.push(corner(spot.at));
                }
            }
        }
    }
    let city = map.city(id);
    let owner = city.station.and_then(|place| map.spot(place).owner);
    let class =
        owner.map_or_else(|| "city".to_owned(), |seat| format!("city owned {}", seat_class(seat)));
    html! {
        g class=(class) {
            title { (city_title(stage, owner, city.houses, city.houses - city.guests)) }
            path class="road-edge" d=(roads) {}
            path class="road" d=(roads) {}
            @for (x, y) in squares { circle class="square" cx=(x + 50) cy=(y + 50) r="22" {} }
        }
    }
}

fn city_title(stage: &Stage<'_>, owner: Option<Seat>, houses: u8, free: u8) -> String {
    let houses = ("houses", houses.into());
    match owner {
        Some(seat) => stage.words.with(
            "city-owned",
            &[("seat", stage.name(seat).into()), houses, ("free", free.into())],
        ),
        None => stage.words.with("city-free", &[houses]),
    }
}

/// How far the locos of whoever decides could drive.
fn reachable(view: &View, stage: &Stage<'_>) -> Markup {
    let (Phase::Turn { active, step: Step::Drive(driving), .. }, true) =
        (view.phase, stage.decides())
    else {
        return html! {};
    };
    let locos: &[Loco] = match stage.offer.agreed(decision::loco) {
        Some(Loco::First) => &[Loco::First],
        Some(Loco::Second) => &[Loco::Second],
        None => Loco::ALL,
    };
    let mut found: Vec<(Place, u8)> = Vec::new();
    for &loco in locos {
        for (place, cost) in reach::reached(&view.table, active, &driving, loco) {
            // The next tiles can be clicked and show what they give instead.
            let at = view.table.map.spot(place).at;
            let next = stage.offer.actions().any(|action| decision::entered(action) == Some(at));
            if !next && found.iter().all(|&(other, _)| other != place) {
                found.push((place, cost));
            }
        }
    }
    html! {
        @for (place, cost) in found {
            @let spot = view.table.map.spot(place);
            g class="reach" transform=(place_at(spot.at)) {
                title { (stage.words.with("reach-title", &[("points", cost.into())])) }
                rect x="3" y="3" width="94" height="94" rx="4" {}
                circle cx="50" cy="13" r="12" {}
                text x="50" y="19" { (cost) }
            }
        }
    }
}

/// The locos, side by side where several stand on one tile.
fn locos(table: &Table, stage: &Stage<'_>) -> Markup {
    let mut standing: Vec<(Place, Seat, Loco)> = Vec::new();
    for seat in table.players.seats() {
        for &loco in Loco::ALL {
            if let Some(place) = table.player(seat).loco(loco) {
                standing.push((place, seat, loco));
            }
        }
    }
    html! {
        @for &(place, seat, loco) in &standing {
            @let here: Vec<_> = standing.iter().filter(|other| other.0 == place).collect();
            @let nth = here.iter().position(|other| (other.1, other.2) == (seat, loco)).unwrap_or(0);
            @let (x, y) = corner(table.map.spot(place).at);
            @let step = if here.len() > 2 { 15 } else { 30 };
            @let shift = i32::try_from(2 * nth).unwrap_or(0) - i32::try_from(here.len()).unwrap_or(0) + 1;
            (marks::loco(stage, (seat, loco), (x + 50 + shift * step / 2, y + 84)))
        }
    }
}
